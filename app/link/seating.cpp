// SPDX-License-Identifier: MIT
#include "app/link/seating.h"

namespace arbiter::link {

using nlohmann::json;

namespace {

/// The plies of an answer to a claim. Error `bad_data`.
db::Expected<std::vector<db::FedPly>> plies_of(const json& given) {
  try {
    std::vector<db::FedPly> plies;
    for (const json& one : given.at("plies")) plies.push_back({one.at("number"), one.at("body"), one.at("hash")});
    return plies;
  } catch (const json::exception& e) {
    return tl::unexpected(
        db::Error{"bad_data", std::string("What the club says of the game cannot be read: ") + e.what()});
  }
}

}  // namespace

db::Expected<Seating> seating(const ClubAddress& club, const std::filesystem::path& file, const std::string& event) {
  auto store = db::Store::open(file);
  if (!store) return tl::unexpected(store.error());
  auto told = ClubHttp(club).get("/api/seating?event=" + escaped(event));
  if (told) {
    if (const auto kept = store->keep_seating(club.url, event, *told); !kept) return tl::unexpected(kept.error());
    return Seating{std::move(*told), ""};
  }
  if (told.error().code != "away") return tl::unexpected(told.error());
  auto before = store->seating(club.url, event);
  if (!before) return tl::unexpected(before.error());
  if (!*before) return tl::unexpected(db::Error{"away", told.error().message + ", and has never told its seating"});
  return Seating{std::move((*before)->told), told.error().message + "; its seating is the one it told at " +
                                                 (*before)->at + ", and the game is told when it is back"};
}

db::Expected<db::GameId> take_over(const ClubAddress& club, const std::filesystem::path& file, const std::string& token,
                                   const std::map<std::string, std::string>& players) {
  auto store = db::Store::open(file);
  if (!store) return tl::unexpected(store.error());
  const std::string holder = db::new_token();
  const auto given = ClubHttp(club).post("/api/feed/" + token + "/claim", {{"holder", holder}, {"take_over", true}});
  if (!given) return tl::unexpected(given.error());
  const auto plies = plies_of(*given);
  if (!plies) return tl::unexpected(plies.error());
  if (plies->empty())
    return tl::unexpected(
        db::Error{"conflict", "Nothing of this game has reached the club; begin it without taking over"});
  auto game = db::game_of_feed(plies->front().body);
  if (!game) return tl::unexpected(game.error());
  const auto standing = db::standing_of_json(given->value("standing", json::object()));
  if (!standing) return tl::unexpected(standing.error());
  for (db::SeatEntry& seat : game->seats)
    if (const auto player = players.find(seat.seat); player != players.end()) seat.player = player->second;
  game->to_club = db::ToClub{club.url, holder};
  return store->take_over(*game, given->value("epoch", 0), *plies, *standing);
}

}  // namespace arbiter::link
