### What something costs in 7 Wonders, or why it cannot be had. $goods is a list of resources.

price-seven-olympia = free, thanks to Olympía
price-seven-owned = a building of this name stands in your city already
price-seven-short = { $count ->
    [one] not payable: { $count } coin is missing
   *[other] not payable: { $count } coins are missing
}
price-seven-lacking = not payable: nobody next to you sells enough { $goods }
price-seven-done = all stages are built
