// SPDX-License-Identifier: MIT
#pragma once

#include "app/server/auth.h"

namespace arbiter::server {

/// What arbiters do from afar, each with a key or an account (role `arbiter`, see Auth::key_or_account). All changes
/// are in the club's log with whose they were. Rounds and tables are numbers from 1; players are names or "#NUMBER".
///
///   POST /api/arbiter/result      {"round", "table", "points": ["S=3", …], "places", "absent", "reason"} or, in place
///   of
///                                 these lists, {"cells": a text for each seat, "as": "points" or "places"} as
///                                 event::typed_result takes them. Round 0 or none: the oldest whose table of that
///                                 number has no result. "seen": the number of the newest result that the caller has
///                                 seen; then `changed` and `anyway` as event::enter has them. Answers {"done",
///                                 "round", "table"}
///   POST /api/arbiter/take-back   {"round", "table", "reason", "seen"}: it is the referee's again
///   POST /api/arbiter/again       {"round", "table", "reason"}: the table is to be played again
///   POST /api/arbiter/seat        {"anyway", "relax"}: drafts the next round; answers {"rounds", "notes"}
///   POST /api/arbiter/swap        {"round", "player", "other", "anyway"}: two players of a draft change places
///   POST /api/arbiter/move        {"round", "player", "table", "anyway"}
///   POST /api/arbiter/bye         {"round", "player", "anyway"}: takes somebody from their table
///   POST /api/arbiter/army        {"round", "player", "army", "anyway"}
///   POST /api/arbiter/publish     {"round", "anyway"}: the next draft holds from now on
///   POST /api/arbiter/unpublish   {"round"}: the newest published round is a draft again
///   POST /api/arbiter/arrive      {"players", "new", "round", "table", "rating"}; "new": the one that is named is
///   added
///                                 to the club if nobody is called so
///   POST /api/arbiter/leave       {"players", "round": the last one that they play}
///   POST /api/arbiter/sit-out     {"players", "round", "undo"}
///   GET  /api/arbiter/event       ?round=NUMBER: see arbiter_view
///   GET  /api/arbiter/players     ?of=TEXT: {"players": [{"id", "name"}]} who may come
///   GET  /api/arbiter/events      {"events": [{"number", "name", "begins", "rounds", "published", "players"}]}
///   GET  /api/arbiter/log         {"log": [{"at", "who", "what", "detail"}]} of the event
///   GET  /api/who                 {"role", "name"} of any key that holds
///   POST /api/enter               the same, and a cookie with which a browser may look on where that wants a key, see
///                                 Sessions
///   POST /api/leave               ends the browser's session; wants no key
///
/// `?event=NAME` names the event, see event_for. Refusals are as those of the tables. A 409 with the error `anyway` has
/// the reasons; the same request with "anyway": true is carried out.
void add_arbiter_routes(http::Router& routes, ClubDesk& desk, Auth& auth, const std::string& event);

}  // namespace arbiter::server
