// SPDX-License-Identifier: MIT
// What a table and a club's server say to each other: replies that a table reads, and what a table tells. What is read
// is within its limits; a ply that is read and written is the same when it is read again, or two machines would
// disagree.
#include "app/link/replies.h"
#include "app/server/fed_batch.h"
#include "db/feed.h"
#include "tests/fuzz/target.h"
#include "text/json_text.h"

namespace arbiter::fuzz {

using nlohmann::json;

namespace {

constexpr std::size_t kMostBytes = 16384, kMostName = 500;
const std::string kToken(32, 'a'), kHash(64, 'b');

json start() {
  return {{"number", 0},
          {"kind", "start"},
          {"request", {{"cmd", "new"}, {"setup", {{"ruleset", "mr-joseph"}, {"seed", 5}}}}},
          {"events", json::array()},
          {"source", "hand"},
          {"at", "2026-12-01T10:00:00.000Z"},
          {"game",
           {{"token", kToken},
            {"rules_version", "1"},
            {"setup", {{"ruleset", "mr-joseph"}, {"about", {{"players", {{"S", "Ada"}}}}}}},
            {"public_setup", {{"ruleset", "mr-joseph"}}},
            {"source", "watch"},
            {"started_at", "2026-12-01T10:00:00.000Z"},
            {"seats", {{{"seat", "S"}, {"army", "iraq"}}, {{"seat", "W"}}}}}}};
}

json act() {
  return {{"number", 1},
          {"kind", "act"},
          {"seat", "S"},
          {"action", "d2d4"},
          {"public_action", "d2d4"},
          {"request", {{"cmd", "act"}, {"action", "d2d4"}}},
          {"events", {{{"type", "moved"}, {"rule", "x"}, {"from", "d2"}, {"to", "d4"}}}},
          {"public_events", json::array()},
          {"awards",
           {{{"seat", "S"}, {"points", 1.5}, {"reason", "mate"}, {"rule", "r"}, {"sq", "d4"}, {"piece", "S.pawn"}},
            {{"seat", "W"}, {"points", -2}, {"reason", "mate"}, {"secret", true}}}},
          {"undone", {1}},
          {"restored", {0}},
          {"reason", "a slip"},
          {"frame", 12},
          {"confidence", 0.5},
          {"source", "camera"},
          {"at", "2026-12-01T10:00:01.000Z"}};
}

json standing() {
  return {{"status", "over"},
          {"result", {{"winner", "S"}}},
          {"points", {{"S", 3.5}, {"W", -1}}},
          {"places", {{"S", 1}, {"W", 2}}}};
}

/// What is read of a ply says the same when it is written and read once more.
void check_ply(std::string_view body) {
  const auto ply = db::ply_of_feed(body);
  const auto game = db::game_of_feed(body);
  if (!ply) return;
  const db::NewGame* begun = game && ply->number == 0 ? &*game : nullptr;
  const std::string written = db::feed_body(*ply, begun);
  const auto again = db::ply_of_feed(written);
  if (!again) wrong("a ply that was written cannot be read", written);
  const auto game_again = db::game_of_feed(written);
  if (begun != nullptr && !game_again) wrong("a game that was written cannot be read", written);
  const std::string twice = db::feed_body(*again, begun != nullptr ? &*game_again : nullptr);
  if (twice != written) wrong("a ply is another one once more", written + "\n" + twice);
}

void check_standing(const json& value) {
  const auto stands = db::standing_of_json(value);
  if (!stands) return;
  const json written = db::to_json(*stands);
  const auto again = db::standing_of_json(written);
  if (!again || db::to_json(*again) != written) wrong("how a game stands is another once more", written.dump());
}

/// The replies of a club's server, as a table reads them.
void check_replies(const json& reply) {
  text::JsonFields seating(reply);
  const link::Seating who = link::read_seating(seating);
  for (const link::SeatedTable& table : who.tables)
    if (seating.fault().empty() && (table.round < 1 || table.table < 1 || !table.setup.is_object()))
      wrong("a table that is none", reply.dump());
  if (seating.fault().empty() && who.event.size() > kMostName) wrong("a long name", reply.dump());
  text::JsonFields given(reply);
  const link::GivenGame game = link::read_given(given);
  for (const db::FedPly& ply : game.plies) check_ply(ply.body);
  check_standing(game.standing);
  text::JsonFields acknowledged(reply), erased(reply);
  if (const int number = link::read_acknowledged(acknowledged); acknowledged.fault().empty() && number < -1)
    wrong("less than nothing is acknowledged", reply.dump());
  (void)link::read_erased(erased);
}

}  // namespace

std::vector<std::string> seeds() {
  const std::string begin = start().dump(), ply = act().dump();
  const json plies{{{"number", 0}, {"body", begin}, {"hash", kHash}}, {{"number", 1}, {"body", ply}, {"hash", kHash}}};
  const json all{{"event", "Friday"},
                 {"tables",
                  {{{"round", 1},
                    {"table", 2},
                    {"token", kToken},
                    {"setup", {{"ruleset", "mr-joseph"}}},
                    {"time_control", "40/90:00+30"},
                    {"players", {{"S", "Ada"}, {"W", "Bo"}}},
                    {"begun", true}}}},
                 {"epoch", 2},
                 {"acknowledged", 1},
                 {"seats", {{{"token", kToken}, {"seat", "S"}}}},
                 {"holder", kToken},
                 {"last", 1},
                 {"clock", {{"game", 12345}, {"seats", {{"S", 1}}}}},
                 {"plies", plies},
                 {"standing", standing()}};
  return {begin, ply, standing().dump(), all.dump(), json{{"plies", plies}, {"epoch", 1}}.dump()};
}

}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace arbiter::fuzz;
  if (size > kMostBytes) return 0;
  const std::string_view text = text_of(data, size);
  check_ply(text);
  const auto value = arbiter::text::parse(text);
  if (!value) return 0;
  check_standing(*value);
  check_replies(*value);
  const auto batch = arbiter::server::read_batch(kToken, *value);
  if (!batch) {
    if (batch.error().code != "bad_data") wrong("another error", batch.error().code);
    return 0;
  }
  for (const arbiter::db::FedPly& ply : batch->plies) check_ply(ply.body);
  return 0;
}
