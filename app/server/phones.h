// SPDX-License-Identifier: MIT
#pragma once

#include "app/server/auth.h"
#include "app/server/long_poll.h"
#include "app/server/seats.h"

namespace arbiter::server {

/// What players' phones see and ask, and how tables hear of it.
///
///   GET  /api/seat                   Seats::view of the seat that `Authorization: Seat …` signs in at, with an ETag;
///                                    who brings it again and `?wait=SECONDS` (up to 25) is answered when it is another
///                                    one, or 304; what tables refuse is in the language of Accept-Language, else
///                                    English. With `&again` (here and below) a phone that the table has let go
///                                    is not signed in anew
///   POST /api/seat/ask               see Seats::ask → {"order"}
///   GET  /api/orders/TOKEN           for tables (keys of roles `table` and `arbiter`): `?holder=…` as they have
///   claimed
///                                    the game, `&wait=SECONDS` → {"orders": [{"id", "seat", "kind", "said", "seen"}]},
///                                    those that are not answered and, with `&after=ID`, are behind that one; and
///                                    "signed_in": [seats]; waits on as long as `&signed=COUNT` fits them. If too many
///                                    wait already, this and /api/seat answer at once, with Retry-After
///   POST /api/orders/TOKEN/ID        {"answer": done or refused, "message", "id", "args"}, see text::put_message
///   GET  /api/phones/TOKEN           {"signs": {seat: sign}}: with which phones sign in, see Club::seat_signs
///   POST /api/phones/TOKEN/free      {"seat"}: another phone may sign in there
///
/// Refusals are as those of the tables. Wrong codes are counted as wrong keys are.
void add_phone_routes(http::Router& routes, ClubDesk& desk, Auth& auth, Seats& seats, LongPoll& long_poll);

}  // namespace arbiter::server
