### How people find each other: open tables, the queue, friends, challenges, series of games.
### $name and $names are names of people, $game is the name of a game.

## What is refused

error-bad-wish = Nobody can be found for this: { $setting } cannot be “{ $value }”; it can be: { $known }.
error-table-found = A table was found for you already; go there first.
error-unknown-friend = This leads to nobody; perhaps the link was changed. Ask for the new one.
error-own-link = This is your own link; give it to those whom you want as friends.
error-too-many-friends = You have { $most } friends or requests already; remove one first.
error-no-challenge = You can challenge friends, and people with whom you have played, if they allow it.
error-challenged-already = You have challenged { $name } already; wait for the answer, or take it back.
error-too-many-challenges = { $most } of your challenges are open already; wait for answers, or take one back.
error-unknown-challenge = There is no such challenge for you; perhaps it is too old.
error-challenge-over = This challenge was answered, taken back, or is too old.
error-too-many-listed = { $most } of your tables wait in the list already; fill or delete one of them first.
meet-refused-clock = Choose at least one pace.

## Pages

meet-pages = Find people
meet-seek = Find an opponent
meet-tables = Open tables
meet-friends = Friends
meet-all-tables = All open tables, with filters

## Play with anybody

meet-what = What would you like to play?
meet-seek-about = Choose all that will do for you: the more, the sooner somebody is found. Who waits longest comes first, and lots decide who begins.
meet-clocks = Pace
meet-least = At least so many players
meet-most = At most so many players
meet-rated-any = no matter
meet-rated-no = not rated
meet-rated-yes = rated
meet-strength = How strong
meet-span = about as I am (± { $span })
meet-any = anybody
meet-any-value = no matter
meet-bots = Take a computer if nobody comes
meet-bots-about = After { $seconds } seconds computers take the seats that are free, about as strong as you.
meet-seek-now = Find somebody
meet-seeking = Looking for somebody
meet-players = { $least } to { $most } players
meet-others = { $count ->
    [0] Nobody else seeks this game just now.
    [one] { $count } other person seeks this game.
   *[other] { $count } others seek this game.
}
meet-range = Strength: { $least } to { $most } for now. The range grows every { $seconds } seconds; after { $minutes } minutes anybody will do.
meet-range-any = Strength: anybody will do.
meet-bots-soon = If nobody comes within a minute, the computer plays with you.
meet-leave = Stop looking
meet-leave-about = The table opens by itself as soon as somebody is found. Whoever closes this page is no longer looked for after a few seconds.

## Open tables

meet-filter = Show only some tables
meet-filter-now = Show
meet-filter-none = Show all
meet-all = all
meet-strength-least = Host at least so strong
meet-strength-most = Host at most so strong
meet-strength-about = With a range of strength you see only tables of people who show their ratings.
meet-no-tables = No table is open just now.
meet-no-such-tables = No open table is like this just now.
meet-open-own = Open a table
meet-open-own-about = With “Open to all” it stands in this list.

## Friends

meet-friends-here = Your friends
meet-no-friends = No friends yet. Give your link to somebody; when they have asked and you have accepted, you are friends.
meet-asking = They want to be your friends
meet-ask-met = Ask to be friends
meet-asked = You have asked
meet-met = You have played with
meet-blocked = Blocked
meet-is-here = here
meet-accept = Accept
meet-decline = No, thanks
meet-withdraw = Take back
meet-remove = Remove
meet-block = Block
meet-unblock = Unblock
meet-challenge = Challenge
meet-name-first = Say first what your friends are to call you.
meet-name-save = Use this name
meet-link = Your link for friends
meet-link-about = Whoever has it can ask to be your friend; you decide then.
meet-link-code = As a picture for cameras
meet-link-new = A new link
meet-link-new-about = The old link leads nowhere from then on. Your friends stay your friends.
meet-shown-where = Who sees that I am here, and who may challenge me
meet-befriend = Friends with { $name }?
meet-befriend-about = { $name } is asked and decides. Friends can challenge each other, and see that the other is here if the other allows it.
meet-befriend-now = Ask
meet-count-friends = { $count ->
    [0] You have no friends here yet.
    [one] You have { $count } friend here.
   *[other] You have { $count } friends here.
}
meet-friends-page = To the page of friends
meet-here = Friends see that I am here
meet-here-about = otherwise nobody does
meet-asks = Who may challenge me
meet-asks-met = friends, and people with whom I have played
meet-asks-friends = friends only
meet-asks-nobody = nobody

## Challenges

meet-a-challenge = A challenge
meet-challenge-of = Challenge { $name }
meet-other-seats = The other seats
meet-challenges-you = { $name } challenges you
meet-challenge-waits = Waiting for { $name }
meet-challenge-declined = { $name } does not want to play now.
meet-challenge-withdrawn = The challenge was taken back.
meet-challenge-old = Nobody has answered in time.

## Series of games

meet-series = Series
meet-one-game = one game
meet-best-of = best of { $games }
meet-series-game = Best of { $games }, game { $number }
meet-series-won = { $count ->
    [one] { $names } wins the series.
   *[other] { $names } share the victory in the series.
}
meet-series-even = The series ends even.
meet-next-game = Ready for game { $number }
meet-with-teams = Teams
meet-with-cities = Cities
