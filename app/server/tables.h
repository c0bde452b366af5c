// SPDX-License-Identifier: MIT
#pragma once

#include "app/server/access_log.h"
#include "app/server/auth.h"
#include "app/server/intake.h"
#include "app/server/long_poll.h"

namespace arbiter::server {

/// What tables say and ask, each with its key (roles `table` and `arbiter`).
///
///   GET  /api/seating?event=NAME     {"event", "tables": [{"round", "table", "token", "setup", "players": {seat:
///   name},
///                                    "begun"}]}: the published tables that the key is for; `setup` as a session begins
///                                    a game; without a name the newest event, or that of the key
///   POST /api/feed/TOKEN/claim       {"holder", "take_over"} → {"epoch", "acknowledged"}, and with `take_over` "plies"
///                                    [{"number", "body", "hash"}] and "standing"; see Club::claim
///   POST /api/feed/TOKEN             {"holder", "epoch", "plies", "last", "standing", "clock"} → {"acknowledged"},
///   once
///                                    what it says is on the disk; see Club::receive
///
///   GET  /api/erased                 {"seats": [{"token", "seat"}]}: where people sat, at the tables that the key is
///   for,
///                                    who have been erased since: the table's own file is to forget them, too
///
/// Refusals are {"error": code, "message": a sentence, "id", "args"}, see text::put_message.
void add_table_routes(http::Router& routes, ClubDesk& desk, Intake& intake, Auth& auth, LongPoll& long_poll,
                      AccessLog& access_log, const std::string& event);

}  // namespace arbiter::server
