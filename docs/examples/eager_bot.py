"""A bot for Wondertable's arena and tables, in plain Python: it loves wonders and hates waste."""

import sys

LOVED = ["wonder", "take", "draft", "rebuild", "destroy", "build"]


def worth(choice: str) -> int:
    """How much the bot likes a choice; what it has never heard of comes last."""
    verb = choice.split()[0]
    return -LOVED.index(verb) if verb in LOVED else -len(LOVED)


choices: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "wondertable":  # the greeting: who we are, and what we play with how many
        print("id name Eager\ngames duel 2 2\nready", flush=True)
    elif word in ("position", "more"):  # lines of the record follow; this bot does not read them
        choices.clear()
    elif word == "legal":
        choices.append(rest)
    elif word == "go":
        print("best", max(choices, key=worth), flush=True)
    elif word == "quit":
        break
