// SPDX-License-Identifier: MIT
// Games as their tables tell them over the network: compared, stored, never edited.
#include <algorithm>

#include "db/club/sql.h"
#include "db/game_rows.h"
#include "db/totals.h"
#include "text/value_json.h"

namespace arbiter::db::club {
namespace {

using sql::int_of;
using sql::Number;
using sql::run;
using sql::select;

struct FeedRow {
  EventId event = 0;
  int round = 0, table = 0, epoch = 0, acknowledged = -1;
  std::string holder, head, claimed_at;

  [[nodiscard]] Message where() const { return make_message("table %1 of round %2", table, round); }
};

std::optional<FeedRow> feed_row(soci::session& s, const std::string& token) {
  const auto rows = select<Number, Number, Number, Number, std::string, std::string, Number, std::string>(
      s,
      "SELECT event_id, round, table_number, epoch, holder, claimed_at, acknowledged, head FROM club_feeds "
      "WHERE token = :token",
      token);
  if (rows.empty()) return std::nullopt;
  const auto& [event, round, table, epoch, holder, claimed, acknowledged, head] = rows.front();
  return FeedRow{event.value_or(0),    int_of(round),       int_of(table),     int_of(epoch),
                 int_of(acknowledged), holder.value_or(""), head.value_or(""), claimed.value_or("")};
}

std::optional<GameId> game_of(soci::session& s, const std::string& token) {
  sql::SociStatements statements(s);
  return GameRows(statements).find(token);
}

void require_allowed(const Key& key, EventId event, int table) {
  if (key.event && *key.event != event) throw Error{"forbidden", make_message("This key is for another event")};
  if (key.table && *key.table != table)
    throw Error{"forbidden", make_message("This key is for table %1, not for table %2", *key.table, table)};
}

/// The published table whose game has the token, nobody having told of it yet. Throws Error `not_found`.
FeedRow published(soci::session& s, const std::string& token) {
  const auto rows =
      select<Number, Number, Number>(s, "SELECT event_id, round, number FROM club_tables WHERE token = :token", token);
  if (rows.empty())
    throw Error{"not_found",
                make_message("The club knows no table with this game; it may have been set up anew since")};
  const auto& [event, round, table] = rows.front();
  return {event.value_or(0), int_of(round), int_of(table), 0, -1, "", token, ""};
}

Message fenced_text(const FeedRow& feed) {
  return make_message(
      "Another machine has taken over %1 (%2). What is played here since is not the club's: stop here, and go on there",
      feed.where(), feed.claimed_at);
}

/// The game's row and its seats: who sits there is what the club has published.
GameId insert_game(soci::session& s, const std::string& token, const FeedRow& feed, const NewGame& game) {
  if (game.token != token) throw Error{"bad_data", make_message("The start that was told is another game's")};
  std::map<std::string, PersonId> who;
  for (const auto& [seat, person] : select<std::string, Number>(
           s,
           "SELECT seat, person_id FROM club_seats WHERE event_id = :event AND round = :round AND "
           "table_number = :table",
           feed.event, feed.round, feed.table))
    who[seat.value_or("")] = person.value_or(0);
  sql::SociStatements statements(s);
  return GameRows(statements).add(game, "playing", [&](const SeatEntry& seat) {
    const auto sits = who.find(seat.seat);
    return sits == who.end() ? std::nullopt : std::optional(sits->second);
  });
}

void set_standing(soci::session& s, GameId game, const FeedRow& feed, const Standing& standing, const std::string& at) {
  sql::SociStatements statements(s);
  if (GameRows(statements).set_standing(game, standing, at))
    db::count_table(statements, feed.event, feed.round, feed.table);
}

/// A ply that is here already must be the same.
void compare(soci::session& s, const FeedRow& feed, const std::string& token, const FedPly& ply) {
  const auto rows = select<std::string>(
      s, "SELECT hash FROM club_fed_plies WHERE event_id = :event AND token = :token AND number = :number", feed.event,
      token, ply.number);
  if (!rows.empty() && std::get<0>(rows.front()) == ply.hash) return;
  throw Error{"differs",
              make_message(
                  "The club has another ply %1 of %2 than this machine; nothing of it is changed. Taking the game over "
                  "brings the club's game here",
                  ply.number, feed.where())};
}

struct ReadPly {
  Ply ply;
  std::optional<NewGame> game;  ///< told with the start
};

Expected<std::vector<ReadPly>> read_plies(const FedBatch& batch) {
  std::vector<ReadPly> plies;
  for (const FedPly& one : batch.plies) {
    auto ply = ply_of_feed(one.body);
    if (!ply) return tl::unexpected(ply.error());
    if (ply->number != one.number)
      return tl::unexpected(Error{"bad_data", make_message("Ply %1 says that it is another", one.number)});
    ReadPly read{std::move(*ply), {}};
    if (one.number == 0) {
      auto game = game_of_feed(one.body);
      if (!game) return tl::unexpected(game.error());
      read.game = std::move(*game);
    }
    plies.push_back(std::move(read));
  }
  return plies;
}

/// Stores the plies that are new and follow without a gap. Returns when the last ply of the batch was played.
std::string take_plies(soci::session& s, const FedBatch& batch, const std::vector<ReadPly>& plies, FeedRow& feed,
                       std::optional<GameId>& game) {
  sql::SociStatements statements(s);
  std::string at;
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const FedPly& fed = batch.plies[i];
    const ReadPly& read = plies[i];
    at = read.ply.at;
    if (fed.number <= feed.acknowledged) {
      compare(s, feed, batch.token, fed);
      continue;
    }
    if (fed.number != feed.acknowledged + 1) break;  // what lies between comes first
    if (chained(feed.head, fed.body) != fed.hash)
      throw Error{"differs",
                  make_message("Ply %1 of %2 does not follow what the club has of the game", fed.number, feed.where())};
    if (fed.number == 0) game = insert_game(s, batch.token, feed, *read.game);
    if (!game) throw Error{"corrupt", make_message("The game's start is not in the club's database")};
    GameRows(statements).add(*game, read.ply);
    run(s,
        "INSERT INTO club_fed_plies (event_id, token, number, epoch, body, hash) "
        "VALUES (:event, :token, :number, :epoch, :body, :hash)",
        feed.event, batch.token, fed.number, feed.epoch, fed.body, fed.hash);
    feed.acknowledged = fed.number;
    feed.head = fed.hash;
  }
  return at;
}

/// Stores a batch. Returns the number up to which everything is here now. Throws as Club::receive says.
int take_batch(soci::session& s, const Sent& sent, const std::vector<ReadPly>& plies) {
  const FedBatch& batch = *sent.batch;
  auto feed = feed_row(s, batch.token);
  if (!feed) throw Error{"unclaimed", make_message("The game has not been claimed by this table")};
  require_allowed(*sent.key, feed->event, feed->table);
  if (batch.holder != feed->holder || batch.epoch != feed->epoch) throw Error{"fenced", fenced_text(*feed)};
  auto game = game_of(s, batch.token);
  const int before = feed->acknowledged;
  const std::string at = take_plies(s, batch, plies, *feed, game);
  if (feed->acknowledged != before)
    run(s, "UPDATE club_feeds SET acknowledged = :number, head = :head WHERE token = :token", feed->acknowledged,
        feed->head, batch.token);
  if (game && !plies.empty() && batch.last == feed->acknowledged && plies.back().ply.number == batch.last)
    set_standing(s, *game, *feed, batch.standing, at);
  if (game && batch.clock.is_table()) {
    sql::SociStatements statements(s);
    GameRows(statements).set_clock(*game, batch.clock);
  }
  return feed->acknowledged;
}

}  // namespace

Expected<Feed> Club::claim(const Claim& claim, const Key& key) {
  return impl_->write("give the game to the table", [&](soci::session& s) -> Feed {
    auto feed = feed_row(s, claim.token);
    const bool fresh = !feed;
    if (fresh) feed = published(s, claim.token);
    require_allowed(key, feed->event, feed->table);
    if (claim.holder.empty()) throw Error{"bad_data", make_message("A table that claims a game says who it is")};
    if (fresh && game_of(s, claim.token))
      throw Error{"taken", make_message("The game of %1 is played at the club's own machine", feed->where())};
    if (!fresh && feed->holder == claim.holder) return {feed->epoch, feed->acknowledged};
    if (claim.take_over && feed->acknowledged < 0)
      throw Error{
          "not_found",
          make_message("Nothing of the game of %1 has reached the club: there is nothing to take over, begin it here",
                       feed->where())};
    // A table that has told nothing yet keeps nobody out.
    if (!fresh && feed->acknowledged >= 0 && !claim.take_over)
      throw Error{
          "taken",
          make_message("The game of %1 is played at another machine, since %2; --take-over goes on with it here, and "
                       "shuts the other one out",
                       feed->where(), feed->claimed_at)};
    run(s,
        "INSERT INTO club_feeds (token, event_id, round, table_number, epoch, holder, key_id, claimed_at, "
        "acknowledged, head) VALUES (:token, :event, :round, :table, :epoch, :holder, :key, :at, :acknowledged, :head) "
        "ON CONFLICT (token) DO UPDATE SET epoch = excluded.epoch, holder = excluded.holder, "
        "key_id = excluded.key_id, claimed_at = excluded.claimed_at",
        claim.token, feed->event, feed->round, feed->table, feed->epoch + 1, claim.holder, key.id, now(),
        feed->acknowledged, feed->head);
    Impl::note(s, key.by(), fresh ? kGameBegun : kGameTakenOver, feed->event,
               {{"round", feed->round}, {"table", feed->table}, {"epoch", feed->epoch + 1}});
    return {feed->epoch + 1, feed->acknowledged};
  });
}

Expected<int> Club::receive(const FedBatch& batch, const Key& key) {
  return std::move(receive(std::vector<Sent>{{&batch, &key}}).front());
}

std::vector<Expected<int>> Club::receive(const std::vector<Sent>& all) {
  static const std::string kDoing = "keep what a table tells";
  std::vector<Expected<int>> outcomes;
  outcomes.reserve(all.size());
  const auto any_stored = [&] {
    return std::ranges::any_of(outcomes, [](const auto& one) { return one.has_value(); });
  };
  const auto written = impl_->write(kDoing, [&](soci::session& s) {
    outcomes.clear();
    for (const Sent& sent : all) {
      const auto plies = read_plies(*sent.batch);
      outcomes.push_back(plies ? impl_->part(kDoing, [&] { return take_batch(s, sent, *plies); })
                               : tl::unexpected(plies.error()));
    }
    // Refusals alone are no change of the club.
    if (!any_stored()) throw Error(outcomes.front().error());
  });
  if (!written && (outcomes.size() < all.size() || any_stored()))
    outcomes.assign(all.size(), tl::unexpected(written.error()));
  return outcomes;
}

Expected<std::vector<FedPly>> Club::fed(const std::string& token) const {
  return impl_->read("read what a table has told", [&](soci::session& s) {
    std::vector<FedPly> plies;
    for (const auto& [number, body, hash] : select<Number, std::string, std::string>(
             s,
             "SELECT number, body, hash FROM club_fed_plies WHERE token = :token AND "
             "event_id = (SELECT f.event_id FROM club_feeds f WHERE f.token = :of) ORDER BY number",
             token, token))
      plies.push_back({int_of(number), body.value_or(""), hash.value_or("")});
    return plies;
  });
}

Expected<Standing> Club::fed_standing(const std::string& token) const {
  return impl_->read("read how a game stands", [&](soci::session& s) {
    const auto game = game_of(s, token);
    if (!game) throw Error{"not_found", make_message("Nothing of this game has reached the club yet")};
    sql::SociStatements statements(s);
    return GameRows(statements).standing(*game);
  });
}

Expected<std::map<std::string, FeedState>> Club::feeds(EventId event) const {
  return impl_->read("list what tables tell", [&](soci::session& s) {
    std::map<std::string, FeedState> feeds;
    for (const auto& [token, epoch, acknowledged, claimed] : select<std::string, Number, Number, std::string>(
             s, "SELECT token, epoch, acknowledged, claimed_at FROM club_feeds WHERE event_id = :event", event))
      feeds[token.value_or("")] = {int_of(epoch), int_of(acknowledged), claimed.value_or("")};
    return feeds;
  });
}

Expected<std::vector<ToldPly>> Club::plies(GameId game, int after) const {
  return impl_->read("read game " + std::to_string(game), [&](soci::session& s) {
    std::vector<ToldPly> plies;
    for (const auto& [number, request, at] : select<Number, std::string, std::string>(
             s, "SELECT number, request, at FROM plies WHERE game_id = :game AND number > :after ORDER BY number", game,
             after))
      plies.push_back({int_of(number), sql::value_of(request), at.value_or("")});
    return plies;
  });
}

Expected<Value> Club::clock(GameId game) const {
  return impl_->read("read the clock of game " + std::to_string(game), [&](soci::session& s) -> Value {
    sql::SociStatements statements(s);
    return text::value_of(GameRows(statements).clock(game));
  });
}

}  // namespace arbiter::db::club
