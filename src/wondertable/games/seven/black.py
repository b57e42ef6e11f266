"""The effects of Cities as plain data, with the fields of the facts."""

from __future__ import annotations

from typing import Any, Final

from wondertable.games.seven.effects import (
    BlackMarket,
    BuildFromDiscard,
    Cache,
    Coins,
    CoinsPerCard,
    CoinsPerDefeat,
    CoinsPerToken,
    CopyScience,
    Diplomacy,
    DiscardDefeats,
    Effect,
    NeighborsDebt,
    NeighborsGain,
    OthersGain,
    OthersLose,
    OthersLosePer,
    Points,
    PointsPerCard,
    PointsPerToken,
    Shields,
    StagesWithoutResources,
    VictoryToken,
    Warehouse,
    Wharf,
)
from wondertable.games.seven.figures import VICTORIES

Data = dict[str, Any]

PRODUCERS: Final = {
    "counted_producers": ["brown_cards", "grey_cards", "starting_resource"],
    "not_counted": ["yellow_cards", "black_cards", "wonder_stages", "leaders"],
    "sellable_to_neighbors": False,
}
COMPULSORY: Final = (
    "one rule for all builds out of the discard pile: compulsory when a card there can be built, "
    "otherwise nothing happens"
)


def black_effect(effect: Effect) -> Data:
    """An effect of Cities: its type, when it happens, and its figures."""
    kind, when, rest = parts(effect)
    return {"type": kind, "when": when, **rest}


def parts(effect: Effect) -> tuple[str, str, Data]:
    """Type, time and figures of an effect."""
    match effect:
        case Points(count):
            return "vp", "end_of_game", {"amount": count}
        case Shields(count):
            return "shields", "permanent", {"amount": count}
        case Coins(count):
            return "gain_coins", "on_build", {"who": "self", "amount": count}
        case OthersGain(count):
            return "gain_coins", "on_build", {"who": "all_other_players", "amount": count}
        case NeighborsGain(count):
            return "gain_coins", "on_build", {"who": "each_neighbor", "amount": count}
        case OthersLose(count):
            return "lose_coins", "end_of_turn", {"who": "all_other_players", "amount": count}
        case OthersLosePer(each, kind):
            data = {"who": "all_other_players", "amount": each, "per": kind}
            return "lose_coins_per", "end_of_turn", data | {"counted_in": "each_loser_own_city"}
        case VictoryToken(age):
            return "gain_victory_token", "on_build", token(age) | {"amount": 1}
        case NeighborsDebt(count):
            data = {"who": "each_neighbor", "amount": count, "payable_with_coins": False}
            return "take_debt", "on_build", data
        case PointsPerToken(each, age):
            return "vp_per_victory_token", "end_of_game", {"amount": each} | token(age)
        case CoinsPerToken(each):
            return "coins_per_victory_token", "on_build", {"amount": each} | token(0)
        case CoinsPerDefeat(each):
            return "coins_per_defeat_token", "on_build", {"amount": each}
        case DiscardDefeats():
            return "discard_defeat_tokens", "on_build", {"count": "all", "order": "after_coins"}
        case Diplomacy():
            return "diplomacy_token", "on_build", {"amount": 1}
        case CoinsPerCard(each, (color,), _):
            return "coins_per_card", "on_build", {"amount": each} | own_cards(color)
        case PointsPerCard(each, (color,), _):
            return "vp_per_card", "end_of_game", {"amount": each} | own_cards(color)
        case _:
            return lasting(effect)


def lasting(effect: Effect) -> tuple[str, str, Data]:
    """Type, time and figures of an effect on trade, production, stages or the discard pile."""
    match effect:
        case Wharf(side):
            data = {
                "amount": 1,
                "side": side,
                "limit": "one_resource_per_turn",
                "applies_to": "any_resource_bought_from_that_side",
                "stacks_with": ["trading_post", "marketplace", "smugglers_cache"],
                "price_floor": 0,
            }
            return "trade_rebate", "permanent", data
        case Cache():
            data = {
                "amount": 1,
                "side": "both",
                "limit": "every_purchase",
                "applies_to": "starting_resource_of_neighbor_wonder_board",
                "stacks_with": ["trading_post", "marketplace", "clandestine_wharf"],
                "price_floor": 0,
            }
            return "trade_rebate_starting_resource", "permanent", data
        case Warehouse():
            data = {"limit": "once_per_turn", "choice_of": "resource_already_produced"}
            return "produce_extra", "permanent", data | PRODUCERS
        case BlackMarket():
            data = {"limit": "once_per_turn", "choice_of": "resource_not_produced"}
            return "produce_missing", "permanent", data | PRODUCERS
        case StagesWithoutResources():
            data = {"coin_costs_still_paid": True}
            return "wonder_stages_cost_no_resources", "permanent", data
        case CopyScience():
            data = {
                "amount": 1,
                "from": "green_cards_of_left_and_right_neighbor",
                "each_green_card_at_most_once": True,
            }
            return "copy_neighbor_science", "end_of_game", data
        case BuildFromDiscard():
            data = {
                "amount": 1,
                "cost": "free",
                "optional": False,
                "resolution_order": ["halikarnassos", "forging_agency"],
                "note": COMPULSORY,
            }
            return "build_from_discard", "end_of_turn", data
    raise AssertionError(f"{effect} is not an effect of Cities")


def token(age: int) -> Data:
    """A victory token of an age, or of any."""
    if age:
        return {"token_age": age, "token_value": VICTORIES[age - 1]}
    return {"token_age": None, "token_value": None}


def own_cards(color: str) -> Data:
    """The cards of a colour in the own city."""
    return {"color": color, "scope": "self", "counts_itself": True}
