"""The pages behind the links of mails: confirming an address, and ending mail by one press."""

from __future__ import annotations

from starlette.responses import Response

from wondertable.club.notices.errors import NotConfirmed
from wondertable.web.pages import Visit


async def offer(visit: Visit) -> Response:
    """Asks once more: programs that look at mails follow links, and confirm nothing by that."""
    visit.spend(visit.site.tries)
    token = visit.request.path_params["token"]
    row = await visit.site.wishes.whose_token(token)
    if row is None:
        raise NotConfirmed
    return visit.page(
        "notices/confirm.html",
        address=row.address,
        action=visit.site.path(f"/notices/confirm/{token}"),
    )


async def confirm(visit: Visit) -> Response:
    """Confirms an address, on whichever device the mail was read."""
    await visit.form()
    visit.spend(visit.site.tries)
    await visit.site.wishes.confirm(visit.request.path_params["token"])
    return visit.page("notices/done.html", title="notices-confirmed", about="notices-confirmed-now")


async def offer_stop(visit: Visit) -> Response:
    """The page with the one press that ends mail."""
    visit.spend(visit.site.tries)
    token = visit.request.path_params["token"]
    if visit.site.notices.ways.tokens.stopped(token) is None:
        raise NotConfirmed
    return visit.page("notices/stop.html", action=visit.site.path(f"/notices/stop/{token}"))


async def stop(visit: Visit) -> Response:
    """Ends mail. The link alone says who may: mailboxes press it for their people, without a
    cookie or a page of ours, and it can do nothing else (RFC 8058)."""
    visit.spend(visit.site.tries)
    await visit.site.wishes.stop(visit.request.path_params["token"])
    return visit.page("notices/done.html", title="notices-stopped", about="notices-stopped-now")
