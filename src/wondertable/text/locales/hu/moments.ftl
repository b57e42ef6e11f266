### Moments: short scenes above the table, on the pages of all games. $age is a name such as "II. kor".

moment-skip = Tovább
moment-again = A befejezés még egyszer
moment-age = Következik: { $age }
moment-age-over = Vége: { $age }
moment-against = ellen
moment-counting = Számoljuk a pontokat
moment-strongest = Ebben te voltál a legjobb: { $category }, { $points } pont.

page-moments = Jelenetek: háború, csodák, győzelem
page-volume = Hangerő
