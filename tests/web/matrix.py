"""The matrix of who may what: see `test_matrix.py`.

Columns: nobody, a stranger, who held a seat once, who is away, a guest, the host; elsewhere nobody,
a stranger, and the owner.
"""

from __future__ import annotations

WAITING = """
GET  /t/{table}                      200    200    200    200    200    200
LIVE /t/{table}/live                1008    101    101    101    101    101
GET  /t/{table}/record               409    409    409    409    409    409
GET  /t/{table}/replay               409    409    409    409    409    409
GET  /t/{table}/review               409    409    409    409    409    409
LIVE /t/{table}/review/live         1008   1008   1008   1008   1008   1008
GET  /t/{table}/learn                409    409    409    409    409    409
GET  /t/{table}/seat/{secret}        200    200    200    200    200    200
GET  /t/{table}/ask/{deed}           403    403    403    403    403    200
GET  /t/{table}/challenge/{seat}     403    403    403    403    403    403
GET  /t/{table}/report/{name}        404    404    404    404    404    404
POST /t/{table}/learn                403    409    409    409    409    409
POST /t/{table}/do                   403    403    403    409    409    409
POST /t/{table}/hint                 403    403    403    409    409    409
POST /t/{table}/retract              403    403    403    409    409    409
POST /t/{table}/undo                 403    403    403    409    409    409
POST /t/{table}/answer               403    403    403    409    409    409
POST /t/{table}/ask-pause            403    403    403    409    409    409
POST /t/{table}/answer-pause         403    403    403    409    409    409
POST /t/{table}/say                  403    403    403    409    409    409
POST /t/{table}/guide                403    403    403    409    409    409
POST /t/{table}/sit                  403    200    200    200    200    200
POST /t/{table}/leave                403    409    409    409    200    409
POST /t/{table}/link                 403    403    403    403    200    403
POST /t/{table}/report               403    409    409    409    409    409
POST /t/{table}/rematch              403    403    403    409    409    409
POST /t/{table}/branch               403    409    409    409    409    409
POST /t/{table}/pause                403    403    403    403    403    409
POST /t/{table}/resume               403    403    403    403    403    409
POST /t/{table}/allow-hints          403    403    403    403    403    200
POST /t/{table}/close-seat           403    403    403    403    403    200
POST /t/{table}/open-seat            403    403    403    403    403    200
POST /t/{table}/seat-bot             403    403    403    403    403    200
POST /t/{table}/hand-over            403    403    403    403    403    409
POST /t/{table}/hand-back            403    403    403    409    403    409
POST /t/{table}/nonsense             403    422    422    422    422    422
POST /t/{table}/resign               403    403    403    409    409    409
POST /t/{table}/close                403    403    403    403    403    200
POST /t/{table}/seat/{secret}        403    303    303    303    303    303
POST /t/{table}/hide                 403    404    404    303    303    303
POST /t/{table}/unhide               403    303    303    303    303    303
POST /t/{table}/delete               403    403    403    403    403    409
POST /t/{table}/talk                 403    403    403    200    200    200
GET  /t/{table}/talk/{about}         404    200    200    200    404    200
POST /t/{table}/talk/{about}/mute    403    303    303    303    404    303
POST /t/{table}/talk/{about}/complain    403    200    200    200    404    200
POST /t/{table}/publish              403    403    403    403    403    409
"""

RUNNING = """
GET  /t/{table}                      200    200    200    200    200    200
LIVE /t/{table}/live                1008    101    101    101    101    101
GET  /t/{table}/record               200    200    200    200    200    200
GET  /t/{table}/replay               200    200    200    200    200    200
GET  /t/{table}/review               409    409    409    409    409    409
LIVE /t/{table}/review/live         1008   1008   1008   1008   1008   1008
GET  /t/{table}/learn                409    409    409    409    409    409
GET  /t/{table}/seat/{secret}        200    200    200    200    200    200
GET  /t/{table}/ask/{deed}           403    403    403    403    403    200
GET  /t/{table}/challenge/{seat}     403    403    403    403    403    403
GET  /t/{table}/report/{name}        404    404    404    404    404    404
POST /t/{table}/learn                403    409    409    409    409    409
POST /t/{table}/do                   403    403    403    409    200    200
POST /t/{table}/hint                 403    403    403    409    200    200
POST /t/{table}/retract              403    403    403    409    409    409
POST /t/{table}/undo                 403    403    403    409    409    409
POST /t/{table}/answer               403    403    403    409    409    409
POST /t/{table}/ask-pause            403    403    403    409    409    409
POST /t/{table}/answer-pause         403    403    403    409    409    409
POST /t/{table}/say                  403    403    403    200    200    200
POST /t/{table}/guide                403    403    403    409    409    409
POST /t/{table}/sit                  403    409    409    409    409    409
POST /t/{table}/leave                403    409    409    409    409    409
POST /t/{table}/link                 403    403    403    403    200    403
POST /t/{table}/report               403    200    200    200    200    200
POST /t/{table}/rematch              403    403    403    409    409    409
POST /t/{table}/branch               403    409    409    409    409    409
POST /t/{table}/pause                403    403    403    403    403    200
POST /t/{table}/resume               403    403    403    403    403    409
POST /t/{table}/allow-hints          403    403    403    403    403    409
POST /t/{table}/close-seat           403    403    403    403    403    409
POST /t/{table}/open-seat            403    403    403    403    403    409
POST /t/{table}/seat-bot             403    403    403    403    403    200
POST /t/{table}/hand-over            403    403    403    403    403    200
POST /t/{table}/hand-back            403    403    403    200    403    200
POST /t/{table}/nonsense             403    422    422    422    422    422
POST /t/{table}/resign               403    403    403    200    200    200
POST /t/{table}/close                403    403    403    403    403    200
POST /t/{table}/seat/{secret}        403    303    303    303    303    303
POST /t/{table}/hide                 403    404    404    303    303    303
POST /t/{table}/unhide               403    303    303    303    303    303
POST /t/{table}/delete               403    403    403    403    403    409
POST /t/{table}/talk                 403    409    409    200    200    200
GET  /t/{table}/talk/{about}         404    200    200    200    404    200
POST /t/{table}/talk/{about}/mute    403    303    303    303    404    303
POST /t/{table}/talk/{about}/complain    403    200    200    200    404    200
POST /t/{table}/publish              403    403    403    403    403    409
"""

PRIVATE = """
GET  /t/{table}                      403    403    403    200    200    200
LIVE /t/{table}/live                1008    101    101    101    101    101
GET  /t/{table}/record               403    403    403    200    200    200
GET  /t/{table}/replay               403    403    403    200    200    200
GET  /t/{table}/review               403    403    403    409    409    409
LIVE /t/{table}/review/live         1008   1008   1008   1008   1008   1008
GET  /t/{table}/learn                403    403    403    409    409    409
GET  /t/{table}/seat/{secret}        200    200    200    200    200    200
GET  /t/{table}/ask/{deed}           403    403    403    403    403    200
GET  /t/{table}/challenge/{seat}     403    403    403    403    403    403
GET  /t/{table}/report/{name}        404    404    404    404    404    404
POST /t/{table}/learn                403    403    403    409    409    409
POST /t/{table}/do                   403    403    403    409    200    200
POST /t/{table}/hint                 403    403    403    409    200    200
POST /t/{table}/retract              403    403    403    409    409    409
POST /t/{table}/undo                 403    403    403    409    409    409
POST /t/{table}/answer               403    403    403    409    409    409
POST /t/{table}/ask-pause            403    403    403    409    409    409
POST /t/{table}/answer-pause         403    403    403    409    409    409
POST /t/{table}/say                  403    403    403    200    200    200
POST /t/{table}/guide                403    403    403    409    409    409
POST /t/{table}/sit                  403    409    409    409    409    409
POST /t/{table}/leave                403    409    409    409    409    409
POST /t/{table}/link                 403    403    403    403    200    403
POST /t/{table}/report               403    403    403    200    200    200
POST /t/{table}/rematch              403    403    403    409    409    409
POST /t/{table}/branch               403    403    403    409    409    409
POST /t/{table}/pause                403    403    403    403    403    200
POST /t/{table}/resume               403    403    403    403    403    409
POST /t/{table}/allow-hints          403    403    403    403    403    409
POST /t/{table}/close-seat           403    403    403    403    403    409
POST /t/{table}/open-seat            403    403    403    403    403    409
POST /t/{table}/seat-bot             403    403    403    403    403    200
POST /t/{table}/hand-over            403    403    403    403    403    200
POST /t/{table}/hand-back            403    403    403    200    403    200
POST /t/{table}/nonsense             403    422    422    422    422    422
POST /t/{table}/resign               403    403    403    200    200    200
POST /t/{table}/close                403    403    403    403    403    200
POST /t/{table}/seat/{secret}        403    303    303    303    303    303
POST /t/{table}/hide                 403    404    404    303    303    303
POST /t/{table}/unhide               403    303    303    303    303    303
POST /t/{table}/delete               403    403    403    403    403    409
POST /t/{table}/talk                 403    403    403    200    200    200
GET  /t/{table}/talk/{about}         403    403    403    200    404    200
POST /t/{table}/talk/{about}/mute    403    403    403    303    404    303
POST /t/{table}/talk/{about}/complain    403    403    403    200    404    200
POST /t/{table}/publish              403    403    403    403    403    409
"""

OVER = """
GET  /t/{table}                      200    200    200    200    200    200
LIVE /t/{table}/live                1008    101    101    101    101    101
GET  /t/{table}/record               200    200    200    200    200    200
GET  /t/{table}/replay               200    200    200    200    200    200
GET  /t/{table}/review               409    409    409    409    409    409
LIVE /t/{table}/review/live         1008   1008   1008   1008   1008   1008
GET  /t/{table}/learn                409    409    409    409    409    409
GET  /t/{table}/seat/{secret}        200    200    200    200    200    200
GET  /t/{table}/ask/{deed}           403    403    403    403    403    409
GET  /t/{table}/challenge/{seat}     403    403    403    303    403    303
GET  /t/{table}/report/{name}        404    404    404    404    404    404
POST /t/{table}/learn                403    409    409    409    409    409
POST /t/{table}/do                   403    403    403    409    409    409
POST /t/{table}/hint                 403    403    403    409    409    409
POST /t/{table}/retract              403    403    403    409    409    409
POST /t/{table}/undo                 403    403    403    409    409    409
POST /t/{table}/answer               403    403    403    409    409    409
POST /t/{table}/ask-pause            403    403    403    409    409    409
POST /t/{table}/answer-pause         403    403    403    409    409    409
POST /t/{table}/say                  403    403    403    409    409    409
POST /t/{table}/guide                403    403    403    409    409    409
POST /t/{table}/sit                  403    409    409    409    409    409
POST /t/{table}/leave                403    409    409    409    409    409
POST /t/{table}/link                 403    403    403    403    200    403
POST /t/{table}/report               403    200    200    200    200    200
POST /t/{table}/rematch              403    403    403    303    303    303
POST /t/{table}/branch               403    303    303    303    303    303
POST /t/{table}/pause                403    403    403    403    403    409
POST /t/{table}/resume               403    403    403    403    403    409
POST /t/{table}/allow-hints          403    403    403    403    403    409
POST /t/{table}/close-seat           403    403    403    403    403    409
POST /t/{table}/open-seat            403    403    403    403    403    409
POST /t/{table}/seat-bot             403    403    403    403    403    409
POST /t/{table}/hand-over            403    403    403    403    403    409
POST /t/{table}/hand-back            403    403    403    409    403    409
POST /t/{table}/nonsense             403    422    422    422    422    422
POST /t/{table}/resign               403    403    403    409    409    409
POST /t/{table}/close                403    403    403    403    403    409
POST /t/{table}/seat/{secret}        403    303    303    303    303    303
POST /t/{table}/hide                 403    404    404    303    303    303
POST /t/{table}/unhide               403    303    303    303    303    303
POST /t/{table}/delete               403    403    403    403    403    409
POST /t/{table}/talk                 403    200    200    200    200    200
GET  /t/{table}/talk/{about}         404    200    200    200    404    200
POST /t/{table}/talk/{about}/mute    403    303    303    303    404    303
POST /t/{table}/talk/{about}/complain    403    200    200    200    404    200
POST /t/{table}/publish              403    403    403    403    403    409
"""

CLOSED = """
GET  /t/{table}                      200    200    200    200    200    200
LIVE /t/{table}/live                1008    101    101    101    101    101
GET  /t/{table}/record               409    409    409    409    409    409
GET  /t/{table}/replay               409    409    409    409    409    409
GET  /t/{table}/review               409    409    409    409    409    409
LIVE /t/{table}/review/live         1008   1008   1008   1008   1008   1008
GET  /t/{table}/learn                409    409    409    409    409    409
GET  /t/{table}/seat/{secret}        200    200    200    200    200    200
GET  /t/{table}/ask/{deed}           403    403    403    403    403    409
GET  /t/{table}/challenge/{seat}     403    403    403    303    403    303
GET  /t/{table}/report/{name}        404    404    404    404    404    404
POST /t/{table}/learn                403    409    409    409    409    409
POST /t/{table}/do                   403    403    403    409    409    409
POST /t/{table}/hint                 403    403    403    409    409    409
POST /t/{table}/retract              403    403    403    409    409    409
POST /t/{table}/undo                 403    403    403    409    409    409
POST /t/{table}/answer               403    403    403    409    409    409
POST /t/{table}/ask-pause            403    403    403    409    409    409
POST /t/{table}/answer-pause         403    403    403    409    409    409
POST /t/{table}/say                  403    403    403    409    409    409
POST /t/{table}/guide                403    403    403    409    409    409
POST /t/{table}/sit                  403    409    409    409    409    409
POST /t/{table}/leave                403    409    409    409    409    409
POST /t/{table}/link                 403    403    403    403    200    403
POST /t/{table}/report               403    409    409    409    409    409
POST /t/{table}/rematch              403    403    403    303    303    303
POST /t/{table}/branch               403    409    409    409    409    409
POST /t/{table}/pause                403    403    403    403    403    409
POST /t/{table}/resume               403    403    403    403    403    409
POST /t/{table}/allow-hints          403    403    403    403    403    409
POST /t/{table}/close-seat           403    403    403    403    403    409
POST /t/{table}/open-seat            403    403    403    403    403    409
POST /t/{table}/seat-bot             403    403    403    403    403    409
POST /t/{table}/hand-over            403    403    403    403    403    409
POST /t/{table}/hand-back            403    403    403    409    403    409
POST /t/{table}/nonsense             403    422    422    422    422    422
POST /t/{table}/resign               403    403    403    409    409    409
POST /t/{table}/close                403    403    403    403    403    409
POST /t/{table}/seat/{secret}        403    303    303    303    303    303
POST /t/{table}/hide                 403    404    404    303    303    303
POST /t/{table}/unhide               403    303    303    303    303    303
POST /t/{table}/delete               403    403    403    403    403    409
POST /t/{table}/talk                 403    200    200    200    200    200
GET  /t/{table}/talk/{about}         404    200    200    200    404    200
POST /t/{table}/talk/{about}/mute    403    303    303    303    404    303
POST /t/{table}/talk/{about}/complain    403    200    200    200    404    200
POST /t/{table}/publish              403    403    403    403    403    409
"""

ELSEWHERE = """
GET  /                                   200    200    200
POST /play                               403    303    303
POST /tables                             403    303    303
GET  /join                               303    303    303
GET  /manifest.webmanifest               200    200    200
GET  /offline                            200    200    200
GET  /worker.js                          200    200    200
POST /start                              403    303    303
POST /again                              403    303    303
POST /guide                              403    303    303
POST /language                           403    303    303
GET  /health                             200    200    200
GET  /ready                              200    200    200
GET  /me                                 200    200    200
POST /me/passkey/options                 403    409    409
POST /me/passkey                         403    409    409
POST /me/passkey/remove                  403    409    409
POST /me/sheet                           403    409    409
POST /me/code                            403    409    409
POST /me/out                             403    409    409
POST /me/out-everywhere                  403    409    409
GET  /me/export                          200    200    200
GET  /me/delete                          200    200    200
GET  /sign-in                            200    200    200
POST /sign-in                            403    403    403
POST /sign-in/passkey/options            403    409    409
POST /sign-in/passkey                    403    409    409
GET  /help                               200    200    200
GET  /help/{game}                        200    200    200
GET  /help/{game}/glossary               200    200    200
GET  /help/{game}/rulings                200    200    200
GET  /help/{game}/tips/{language}        200    200    200
GET  /me/games                           200    200    200
GET  /me/games.csv                       200    200    200
GET  /me/games.json                      200    200    200
GET  /me/progress                        200    200    200
POST /me/shown                           403    409    409
GET  /p/{person}                         404    404    404
GET  /ratings                            200    200    200
GET  /tournaments                        200    200    200
POST /tournaments                        403    303    303
GET  /tournaments/{tournament}           200    200    200
GET  /tournaments/{tournament}/{form}    200    200    200
POST /tournaments/{tournament}/bot       403    403    303
POST /tournaments/{tournament}/join      403    303    303
POST /tournaments/{tournament}/leave     403    303    303
POST /tournaments/{tournament}/remove    403    403    303
POST /tournaments/{tournament}/begin     403    403    303
POST /tournaments/{tournament}/cancel    403    403    303
GET  /pad                                200    200    200
GET  /pad/{game}                         200    200    200
POST /pad/{game}                         403    200    200
GET  /pad/{game}/tables.json             200    200    200
GET  /box                                200    200    200
POST /box                                403    303    303
GET  /box/{box}                          404    404    200
GET  /box/{box}/record                   404    404    200
GET  /box/{box}/ask/delete               404    404    200
POST /box/{box}/enter                    403    404    200
POST /box/{box}/undo                     403    404    200
POST /box/{box}/hint                     403    404    409
POST /box/{box}/delete                   403    404    303
GET  /tables                             200    200    200
GET  /seek                               200    200    200
POST /seek                               403    303    303
LIVE /seek/live                         1008    101    101
POST /seek/leave                         403    303    303
GET  /friends                            200    200    200
POST /friends/link                       403    303    303
POST /friends/name                       403    303    303
POST /friends/shown                      403    303    303
POST /friends/{verb}                     403    404    404
GET  /befriend/{secret}                  404    404    404
POST /befriend/{secret}                  403    404    404
GET  /challenge                          404    404    404
POST /challenge                          403    404    404
GET  /challenges                         200    200    200
GET  /challenges/{challenge}             404    404    404
POST /challenges/{challenge}/{verb}      403    404    404
POST /me/keep                            403    303    409
POST /me/notices                         403    303    303
POST /me/notices/device                  403    409    409
POST /me/notices/device/remove           403    303    303
POST /me/notices/address                 403    404    404
POST /me/notices/address/remove          403    303    303
POST /me/notices/address/resume          403    409    409
POST /me/notices/test                    403    303    303
POST /me/holiday                         403    303    303
POST /me/holiday/end                     403    303    303
GET  /notices/confirm/{token}            404    404    404
POST /notices/confirm/{token}            403    404    404
GET  /notices/stop/{token}               404    404    404
POST /notices/stop/{token}               200    200    200
POST /me/delete                          403    303    303
POST /me/talk                            403    303    303
POST /me/unmute                          403    409    409
GET  /operator                           403    403    403
GET  /operator/link/{secret}             200    200    200
POST /operator/link/{secret}             403    403    403
POST /operator/out                       403    403    403
POST /operator/{complaint}               403    403    403
GET  /library                            200    200    200
GET  /library/records.jsonl              200    200    200
GET  /library/mine                       200    200    200
POST /library/collect                    403    404    404
GET  /library/bring                      200    200    200
POST /library/bring                      403    422    422
"""
