### A game from the box, written down in the terminal. The words before a dash are typed as they are here.

cli-box-ask-help = Type what happened, or “help”; “quit” leaves, and the file is gone on with later.
cli-box-undone = Taken back.
cli-box-no-hint = Hints are given when it is the turn of a player whose cards are known.
cli-box-name-things = Name { $count } of them, separated by commas.
cli-box-help-number = 3 – the third of the list
cli-box-help-name = altar, baths – names of cards and the like, or how they begin; several with commas
cli-box-help-undo = undo – take back what was entered last
cli-box-help-may = may build altar? – whether that is allowed, and the rule
cli-box-help-hint = hint – the best choices of the player who is asked
cli-box-help-score = score – points so far
cli-box-help-board = board – show the table
cli-box-help-list = list – show the question and its answers again
cli-box-help-log = log – everything that happened
cli-box-help-help = help altar – explain a card or the like
cli-box-help-quit = quit – leave; every line is saved already
cli-box-other-game = { $file } is a record of { $found }, not of { $game }.
cli-box-dealt = { $file } was dealt by a seed and not from the box; it cannot be gone on with by hand.
cli-box-seat-or-open = Whoever sees everything sits on no seat: give --seat or --open, not both.
cli-box-names = { $needed ->
    [one] { $needed } player needs { $needed } name, but { $given } were given.
   *[other] { $needed } players need { $needed } names, but { $given } were given.
}
