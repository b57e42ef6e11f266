"""What is remembered beside tables."""

from __future__ import annotations

import importlib
import pkgutil
from functools import _lru_cache_wrapper
from typing import Final

import wondertable

NOT_LOADED: Final = ("__main__", "fit", "env", "spiel")
"""Modules that start something, or need what only who trains has installed."""

ENDLESS: Final = {
    "wondertable._engine.finder_of": "folders of the package",
    "wondertable.arena.runner.kept_bot": "bots of a match, named by who runs it",
    "wondertable.bots.build.own_build": "one value",
    "wondertable.bots.chances.chances_of": "games",
    "wondertable.bots.levels.weights_digest": "games",
    "wondertable.bots.levels.weights_of": "games",
    "wondertable.bots.own.loaded": "files of who runs the match",
    "wondertable.bots.phases.phases_of": "games",
    "wondertable.bots.themes.themes_of": "games",
    "wondertable.bots.whys.reasoner_of": "games",
    "wondertable.club.names.looks.latin_letters": "one value",
    "wondertable.club.notices.hours.zones": "one value",
    "wondertable.club.rating.anchors": "one value",
    "wondertable.gym.spaces.part_of": "games",
    "wondertable.review.collection.by_id": "games",
    "wondertable.review.collection.shipped": "games",
    "wondertable.review.confirming.player": "games",
    "wondertable.review.levels.finder": "bots of ours × games",
    "wondertable.store.migrate.revisions": "one value",
    "wondertable.table.box_words.named_things": "languages × games",
    "wondertable.table.thinker.kept_bot": "bots that the server knows × games",
    "wondertable.text.bundle.bundle": "languages",
    "wondertable.text.figures.figures": "games",
    "wondertable.web.help.glossary.entries": "languages × games",
    "wondertable.web.help.glossary.explained": "languages × games",
    "wondertable.web.help.glossary.tips": "languages × games",
    "wondertable.web.help.glossary.tips_digest": "languages × games",
    "wondertable.web.pad.routes.tables_digest": "languages × games",
    "wondertable.web.pad.routes.tables_of": "languages × games",
    "wondertable.web.installed.worker_script": "one value",
    "wondertable.web.present.card_words.title": "languages × games × things",
    "wondertable.web.games.duel.words.card_face": "languages × cards",
    "wondertable.web.games.duel.words.printed": "languages × cards",
    "wondertable.web.games.duel.words.token_face": "languages × tokens",
    "wondertable.web.games.duel.words.wonder_face": "languages × wonders",
    "wondertable.web.present.render.imported": "modules of ours",
    "wondertable.web.present.render.static_version": "one value",
    "wondertable.web.games.seven.words.card_face": "languages × cards",
    "wondertable.web.games.seven.words.printed": "languages × cards",
}
"""Every cache without a bound, with what it is kept by: nothing that a visitor can make up."""


def test_no_cache_grows_by_what_visitors_send() -> None:
    found = set()
    for module in pkgutil.walk_packages(wondertable.__path__, "wondertable."):
        if module.name.rpartition(".")[2] in NOT_LOADED:
            continue
        for name, thing in vars(importlib.import_module(module.name)).items():
            if (
                isinstance(thing, _lru_cache_wrapper)
                and thing.__wrapped__.__module__ == module.name
                and thing.cache_parameters()["maxsize"] is None
            ):
                found.add(f"{module.name}.{name}")
    assert found == set(ENDLESS)
