### What something costs in 7 Wonders, or why it cannot be had. $goods is a list of resources.

price-seven-olympia = gratis dank Olympia
price-seven-owned = ein Gebäude dieses Namens steht schon in deiner Stadt
price-seven-short = { $count ->
    [one] nicht bezahlbar: { $count } Münze fehlt
   *[other] nicht bezahlbar: { $count } Münzen fehlen
}
price-seven-lacking = nicht bezahlbar: keiner neben dir verkauft genug { $goods }
price-seven-done = alle Bauabschnitte sind errichtet
