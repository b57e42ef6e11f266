### The library of games: searched, collected, taken along, brought along. $who is names, $count a number.

library-title = Library
library-about = Finished games of tables that were opened for the library. Look back at them, read their reviews, keep those you like.
library-will-stand = This game will stand in the library when it is over.
library-stands = This game stands in the library.
library-day = Game of the day
library-search = Search
library-player = Player
library-bot = Computer
library-result = Result of the player, or computer
library-result-won = won
library-result-lost = did not win
library-result-shared = victory shared
library-how-long = Length
library-length = { $first } to { $last } decisions
library-length-more = { $count } decisions and more
library-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
library-since = From
library-until = To
library-wonder = Wonder in play
library-more-filters = Choose a game to search by its options and wonders, too.
library-found = Found
library-newest = The newest games
library-none = No game stands here yet. Open a table with “In the library”, and play it to its end.
library-none-so = There is no such game.
library-brought = brought along
library-records-about = As records, up to { $count } games, one on each line:
library-records = Take these along
library-collect = Collect
library-star = Collect: { $who }
library-mine = My collection
library-starred = Collected
library-lists = My lists
library-collect-about = Press the star beside a game, and it stands here.
library-into = Into a list
library-which = Which game
library-list-name = Name of the list
library-into-yes = Put it there
library-bring = Bring a record
library-bring-h = A game from elsewhere
library-bring-about = The record is played again and checked, line by line. Then you can look back at the game and have it reviewed, like a finished table of yours. It counts for nothing, and nobody else sees it unless you put it into the library.
library-file = A file, up to { $largest } KB
library-paste = Or its text
library-bring-yes = Play it again
library-publish = Put into the library
library-publish-about = The names of its players are taken out: whoever played elsewhere was not asked.

## What is refused

error-not-in-library = This game does not stand in the library, or not any more.
error-collection-full = You have collected { $most } games, and may have no more; take one out first.
