// SPDX-License-Identifier: MIT
#include "app/link/seating.h"

#include "text/utf8.h"

namespace arbiter::link {

namespace {

// What a club's server says at most.
constexpr std::size_t kMostTables = 20'000, kMostSeats = 64, kMostPlies = 200'000;
constexpr std::size_t kMostName = 500, kMostToken = 100, kMostPly = 1U << 20U;  // bytes
constexpr int kMostNumber = 10'000'000;

Seating read_seating(text::JsonFields& said) {
  Seating seating;
  seating.event = text::one_line(said.text("event", kMostName), kMostName);
  said.each("tables", kMostTables, [&](text::JsonFields& one) {
    SeatedTable table;
    table.round = one.number("round", 1, kMostNumber);
    table.table = one.number("table", 1, kMostNumber);
    table.token = one.text("token", kMostToken);
    table.setup = one.object_or("setup");
    table.time_control = one.text_or("time_control", kMostName);
    table.players = one.table("players", kMostSeats, kMostName);
    for (auto& [seat, name] : table.players) name = text::one_line(name, kMostName);
    table.begun = one.flag_or("begun", false);
    seating.tables.push_back(std::move(table));
  });
  return seating;
}

/// What a club gives with a game that is taken over.
struct Given {
  int epoch = 0;
  std::vector<db::FedPly> plies;
  nlohmann::json standing;
};

Given read_given(text::JsonFields& said) {
  Given given;
  given.epoch = said.number("epoch", 1, kMostNumber);
  given.standing = said.object_or("standing");
  said.each("plies", kMostPlies, [&](text::JsonFields& one) {
    given.plies.push_back(
        {one.number("number", 0, kMostNumber), one.text("body", kMostPly), one.text("hash", kMostToken)});
  });
  return given;
}

}  // namespace

db::Expected<Seating> seating(const ClubAddress& club, const std::filesystem::path& file, const std::string& event) {
  auto store = db::Store::open(file);
  if (!store) return tl::unexpected(store.error());
  const auto told = ClubHttp(club).get("/api/seating?event=" + escaped(event));
  auto now = read_reply(told, read_seating);
  if (now) {
    if (const auto kept = store->keep_seating(club.url, event, *told); !kept) return tl::unexpected(kept.error());
    return now;
  }
  if (now.error().code != "away") return now;
  auto before = store->seating(club.url, event);
  if (!before) return tl::unexpected(before.error());
  if (!*before)
    return tl::unexpected(db::Error{"away", make_message("%1, and has never told its seating", now.error().message)});
  auto earlier = read_reply((*before)->told, read_seating);
  if (earlier)
    earlier->note = make_message("%1; its seating is the one it told at %2, and the game is told when it is back",
                                 now.error().message, (*before)->at);
  return earlier;
}

db::Expected<db::GameId> take_over(const ClubAddress& club, const std::filesystem::path& file, const std::string& token,
                                   const std::map<std::string, std::string>& players) {
  auto store = db::Store::open(file);
  if (!store) return tl::unexpected(store.error());
  const std::string holder = db::new_token();
  const auto given = read_reply(
      ClubHttp(club).post("/api/feed/" + token + "/claim", {{"holder", holder}, {"take_over", true}}), read_given);
  if (!given) return tl::unexpected(given.error());
  if (given->plies.empty())
    return tl::unexpected(
        db::Error{"conflict", make_message("Nothing of this game has reached the club; begin it without taking over")});
  auto game = db::game_of_feed(given->plies.front().body);
  if (!game) return tl::unexpected(game.error());
  const auto standing = db::standing_of_json(given->standing);
  if (!standing) return tl::unexpected(standing.error());
  for (db::SeatEntry& seat : game->seats)
    if (const auto player = players.find(seat.seat); player != players.end()) seat.player = player->second;
  game->to_club = db::ToClub{club.url, holder};
  return store->take_over(*game, given->epoch, given->plies, *standing);
}

}  // namespace arbiter::link
