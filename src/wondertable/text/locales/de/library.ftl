### Die Bibliothek der Partien: suchen, sammeln, mitnehmen, mitbringen. $who sind Namen, $count ist eine Zahl.

library-title = Bibliothek
library-about = Beendete Partien von Tischen, die für die Bibliothek eröffnet wurden. Blicke auf sie zurück, lies ihre Analysen, sammle, was dir gefällt.
library-will-stand = Diese Partie steht in der Bibliothek, sobald sie zu Ende ist.
library-stands = Diese Partie steht in der Bibliothek.
library-day = Partie des Tages
library-search = Suchen
library-player = Mensch
library-bot = Computer
library-result = Ergebnis dieses Menschen oder Computers
library-result-won = hat gewonnen
library-result-lost = hat nicht gewonnen
library-result-shared = geteilter Sieg
library-how-long = Länge
library-length = { $first } bis { $last } Entscheidungen
library-length-more = { $count } Entscheidungen und mehr
library-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
library-since = Von
library-until = Bis
library-wonder = Weltwunder im Spiel
library-more-filters = Wähle ein Spiel, dann kannst du auch nach seinen Varianten und Weltwundern suchen.
library-found = Gefunden
library-newest = Die neuesten Partien
library-none = Hier steht noch keine Partie. Eröffne einen Tisch mit „In die Bibliothek“ und spielt ihn zu Ende.
library-none-so = So eine Partie gibt es nicht.
library-brought = mitgebracht
library-records-about = Als Aufzeichnungen, bis zu { $count } Partien, auf jeder Zeile eine:
library-records = Diese mitnehmen
library-collect = Sammeln
library-star = Sammeln: { $who }
library-mine = Meine Sammlung
library-starred = Gesammelt
library-lists = Meine Listen
library-collect-about = Drück den Stern neben einer Partie, dann steht sie hier.
library-into = In eine Liste
library-which = Welche Partie
library-list-name = Name der Liste
library-into-yes = Dorthin
library-bring = Aufzeichnung mitbringen
library-bring-h = Eine Partie von anderswo
library-bring-about = Die Aufzeichnung wird noch einmal gespielt und Zeile für Zeile geprüft. Dann kannst du auf die Partie zurückblicken und sie analysieren lassen wie einen beendeten Tisch von dir. Sie zählt für nichts, und niemand sonst sieht sie, außer du stellst sie in die Bibliothek.
library-file = Eine Datei, bis { $largest } KB
library-paste = Oder ihr Text
library-bring-yes = Noch einmal spielen
library-publish = In die Bibliothek stellen
library-publish-about = Die Namen werden herausgenommen: Wer anderswo gespielt hat, wurde nicht gefragt.

## Was abgelehnt wird

error-not-in-library = Diese Partie steht nicht in der Bibliothek, oder nicht mehr.
error-collection-full = Du hast { $most } Partien gesammelt, mehr gehen nicht; nimm erst eine heraus.
