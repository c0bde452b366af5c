// SPDX-License-Identifier: MIT
#pragma once

#include "app/server/gate.h"

namespace arbiter::server {

/// What arbiters do from afar, each with a key or an account (role `arbiter`, see Gate::key_or_account); all of it
/// stands in the club's log with whose it was.
///
///   POST /api/arbiter/result      {"round", "table", "points": ["S=3", …], "places", "absent", "reason"}; round 0 or
///   none:
///                                 the oldest whose table of that number has no result. The table's result is what was
///                                 said; answers {"done", "round", "table"}
///   POST /api/arbiter/take-back   {"round", "table", "reason"}: it is the referee's again
///   POST /api/arbiter/again       {"round", "table", "reason"}: the table is to be played again
///   POST /api/arbiter/seat        {}: drafts the next round; answers {"rounds"}
///   POST /api/arbiter/publish     {}: the next draft holds from now on
///   GET  /api/arbiter/log         {"log": [{"at", "who", "what", "detail"}]} of the event
///   GET  /api/who                 {"role", "name"} of any key that holds
///   POST /api/enter               the same, and a cookie with which a browser may look on where that wants a key, see
///                                 Sessions
///   POST /api/leave               ends the browser's session; wants no key
///
/// `?event=NAME` names the event, see event_for. Refusals are as those of the tables.
void add_arbiter_routes(http::Router& routes, ClubDesk& desk, Gate& gate, const std::string& event);

}  // namespace arbiter::server
