### Why a choice of Tower of Babel is good (clauses that stand beside it, without a full stop), and what
### the coach says in a first game. $wonder is a name.

babel-why-alone = minden lapja megvan nálad
babel-why-many = a { $all } lapjából { $cards } megvan nálad
babel-why-leads = itt neked lesz a legtöbb elemed: { $wonder }
babel-why-second = itt te leszel a második: { $wonder }
babel-why-pieces = { $pieces } elemed kerül a csodára
babel-why-finishes = befejezi a csodát: { $points } pont neked
babel-why-disc = { $discs ->
    [1] az első korong ebből a fajtából: { $points } pont
   *[other] a { $discs }. korong ebből a fajtából: még { $points } pont
}
babel-why-ends = véget vethet a játéknak, amíg te vezetsz
babel-why-card = húzol egy lapot
babel-why-keeps-hand = a lapjaid megmaradnak a saját körödre
babel-why-trader = { $discs ->
    [1] tiéd lenne a korong, az első ebből a fajtából: { $points } pont
   *[other] tiéd lenne a korong, a { $discs }. ebből a fajtából: még { $points } pont
}
babel-why-refused = ha visszautasítják, legalább { $points } pont
babel-why-spares = { $cards } lapod megmarad
babel-why-keeps-away = { $what ->
    [disc] a korong nem jut másnak, akinek még { $points } pontot érne
    [points] a csoda nem fizet másnak { $points } ponttal többet
   *[pieces] mások elemei nem kerülnek a csodára
}
babel-why-fails = megmaradnak a lapjaid; mások többet nyernének
babel-why-effect = { $effect ->
    [card_exchange] új lapok azok helyett, amelyek senkinek sem kellenek
    [joker] két hiányzó lapot pótol
    [draw_three] három új lap
    [double_turn] még egy kör a többiek előtt
    [offer_bonus] 3 pont minden visszautasított lapért 1 helyett
    [disc_bonus] a végén pontok a korongjaidért
   *[five_points] 5 pont a végén
}
babel-why-saves = az akciólap megmarad egy jobb pillanatra
babel-why-new-cards = új lapok azok helyett, amelyek a legkevésbé kellenek

## What a choice that was made gave away

babel-given-pieces = a megtett lépéshez { $cards } lap kell másoktól, és az ő elemeik kerülnek a csodára
babel-given-ends = a megtett lépés véget vethet a játéknak, amíg más vezet
babel-given-hand = a megtett lépés { $cards } lappal többet ad ki a kezedből

## The coach

babel-tip-last-disc = Itt már csak egy korong van: { $wonder }. Ha elviszik, a csoda fizet az elemekért, a tieidért is.
babel-tip-ends = Az egyik fajtából már csak egy korong maradt. Ha elviszik, vége a játéknak; nézd meg, ki vezet.
babel-tip-few-cards = Kevés a lapod. Ha korongot választasz, mások segíthetnek; ha passzolsz, húzol egyet.
babel-tip-trader = Ez a korong { $points } pontot hozna. Tedd az ajánlatodhoz a cserekártyádat: ha elfogadják, tiéd a korong.
babel-tip-offer = Ajánlj olyan lapot, amelyet a korong kér: ha elfogadják, elemed lesz belőle; ha nem, darabja egy pont.
