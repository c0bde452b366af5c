// SPDX-License-Identifier: MIT
#include "app/link/seating.h"

#include "app/link/replies.h"

namespace arbiter::link {

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
