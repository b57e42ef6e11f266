### What something costs in 7 Wonders, or why it cannot be had. $goods is a list of resources.

price-seven-olympia = ingyen, Olümpia révén
price-seven-owned = ilyen nevű épület már áll a városodban
price-seven-short = nem fizethető ki: { $count } érme hiányzik
price-seven-lacking = nem fizethető ki: egyik szomszéd sem árul eleget ebből: { $goods }
price-seven-done = minden szint megépült
