### Games for learners: environments, batches, and sets of games that bots play among themselves.

## What goes wrong with environments

error-no-spaces = { $game } hat keine Nummern für lernende Programme; es gibt sie für: { $known }.
error-bad-actions = Erwartet wird: { $wanted }; gegeben ist: { $found }.
error-illegal-number = Platz { $seat } darf Nummer { $number } jetzt nicht wählen; die Maske hat { $count } andere.
error-not-reset = { $name } hat noch keine Partie; rufe zuerst reset() auf.
error-finished = Die Partie von { $name } ist zu Ende; reset() beginnt eine neue.
error-no-agent = { $name } hat keinen Agenten { $agent }; es gibt: { $known }.
error-wrong-setting = { $setting } kann nicht „{ $value }“ sein; möglich ist: { $known }.
error-no-extra = { $library } fehlt: installiere wondertable mit dem Zusatz „{ $extra }“.

## Games of self-play

cli-selfplay-kept = In { $folder } liegen { $games } Partien.
cli-selfplay-stopped = Nach { $games } von { $total } Partien angehalten; sie liegen in { $folder }, und derselbe Befehl macht weiter.
error-no-data-set = In { $folder } liegen keine Partien, die Computer unter sich gespielt haben.
error-damaged-data-set = In { $folder } ist Partie { $number } nicht, was das Verzeichnis sagt; lass die Sammlung neu spielen.
error-other-rules = { $folder } hat Partien von { $game } nach Regeln { $found }; dieses Programm spielt nach { $known }.

## How fast learners are served

cli-gym-title = Entscheidungen in der Sekunde für lernende Programme, in Prozessorzeit, Mitte von { $rounds } Runden
cli-gym-what = Was
cli-gym-rate = In der Sekunde
cli-gym-ratio = Vielfaches von Backgammon
cli-gym-rival = OpenSpiel ist nicht installiert, deshalb wird nichts damit verglichen.
