// SPDX-License-Identifier: MIT
// What a table has to tell a club's server. The rows themselves are written with the plies (table_rows.cpp).
#include <SQLiteCpp/Transaction.h>

#include "db/error.h"
#include "db/game_lines.h"
#include "db/game_rows.h"
#include "db/store.h"
#include "db/store_impl.h"
#include "db/table_rows.h"
#include "text/json_text.h"
#include "text/message_json.h"

namespace arbiter::db {
namespace {

/// The plies that a chain of bodies tells. Throws Error `bad_data`.
std::vector<Ply> plies_of(const std::string& token, std::span<const FedPly> fed) {
  std::vector<Ply> plies;
  std::string before = token;
  for (const FedPly& one : fed) {
    if (one.number != static_cast<int>(plies.size()) || chained(before, one.body) != one.hash)
      throw Error{"bad_data", make_message("Ply %1 is not the one that follows in the club's chain", one.number)};
    auto ply = ply_of_feed(one.body);
    if (!ply) throw ply.error();
    plies.push_back(std::move(*ply));
    before = one.hash;
  }
  if (plies.empty()) throw Error{"bad_data", make_message("The club has nothing of the game")};
  return plies;
}

/// The newest ply of a game that is in the file already, whose course must be that of the club as far as both go.
/// Throws Error `conflict`.
int same_course(SQLite::Database& database, GameId game, std::span<const FedPly> fed, const std::string& path) {
  SQLite::Statement query(database, "SELECT number, hash FROM outbox WHERE game_id = ? ORDER BY number");
  query.bind(1, game);
  int last = -1;
  while (query.executeStep()) {
    last = query.getColumn(0).getInt();
    if (last < static_cast<int>(fed.size()) &&
        fed[static_cast<std::size_t>(last)].hash != query.getColumn(1).getString())
      throw Error{"conflict",
                  make_message("Game %1 in %2 took another course than the club's at ply %3; name another file with "
                               "--db to go on with the club's",
                               game, path, last)};
  }
  if (last < 0)
    throw Error{"conflict", make_message("Game %1 in %2 is this one, and was not told to a club", game, path)};
  return last;
}

}  // namespace

Expected<std::vector<FedGame>> Store::fed_games(bool all) const {
  return guarded("look what a club is to be told", impl_->path, [&] {
    SQLite::Statement query(impl_->database,
                            "SELECT o.game_id, g.token, o.club, o.holder, o.epoch, o.acknowledged, "
                            "coalesce((SELECT max(number) FROM outbox b WHERE b.game_id = o.game_id), -1), "
                            "coalesce(o.refused, '') FROM outbox_games o JOIN games g ON g.id = o.game_id "
                            "ORDER BY o.game_id");
    std::vector<FedGame> games;
    while (query.executeStep()) {
      FedGame game{query.getColumn(0).getInt64(),
                   query.getColumn(1).getString(),
                   {query.getColumn(2).getString(), query.getColumn(3).getString()},
                   query.getColumn(4).getInt(),
                   query.getColumn(5).getInt(),
                   query.getColumn(6).getInt(),
                   text::unpacked(query.getColumn(7).getString())};
      if (all || (game.acknowledged < game.last && game.refused.empty())) games.push_back(std::move(game));
    }
    return games;
  });
}

Expected<FedPart> Store::to_be_fed(GameId game, int after, std::size_t bytes) const {
  return guarded("read what a club is to be told", impl_->path, [&] {
    SQLite::Transaction one_moment(impl_->database);  // a ply may be written meanwhile
    FedPart part;
    SQLite::Statement query(impl_->database,
                            "SELECT number, body, hash FROM outbox WHERE game_id = ? AND number > ? ORDER BY number");
    query.bind(1, game);
    query.bind(2, after);
    std::size_t size = 0;
    while (query.executeStep() && (part.plies.empty() || size < bytes)) {
      part.plies.push_back(
          {query.getColumn(0).getInt(), query.getColumn(1).getString(), query.getColumn(2).getString()});
      size += part.plies.back().body.size();
    }
    SQLite::Statement last(impl_->database, "SELECT coalesce(max(number), -1) FROM outbox WHERE game_id = ?");
    last.bind(1, game);
    if (last.executeStep()) part.last = last.getColumn(0).getInt();
    GameRows rows(impl_->statements);
    part.standing = rows.standing(game);
    part.clock = rows.clock(game);
    return part;
  });
}

Expected<void> Store::note_fed(GameId game, int epoch, int acknowledged) {
  return guarded("note what the club has", impl_->path, [&] {
    impl_->will_write();
    run(impl_->database, "UPDATE outbox_games SET epoch = ?, acknowledged = ? WHERE game_id = ?", epoch, acknowledged,
        game);
    impl_->have_written();
  });
}

Expected<void> Store::note_refused(GameId game, const Message& why) {
  return guarded("note what the club refuses", impl_->path, [&] {
    impl_->will_write();
    run(impl_->database, "UPDATE outbox_games SET refused = ? WHERE game_id = ?", text::packed(why), game);
    impl_->have_written();
  });
}

Expected<GameId> Store::take_over(const NewGame& game, int epoch, std::span<const FedPly> fed,
                                  const Standing& standing) {
  return guarded("take the game over", impl_->path, [&]() -> GameId {
    const std::vector<Ply> plies = plies_of(game.token, fed);
    impl_->will_write();
    SQLite::Database& database = impl_->database;
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    GameRows rows(impl_->statements);
    const auto known = rows.find(game.token);
    NewGame quiet = game;
    quiet.to_club.reset();  // the plies are what the club has: they are not to be told again
    const GameId id = known ? *known : insert_game(impl_->statements, quiet, standing.status);
    const int had = known ? same_course(database, id, fed, path()) : -1;
    const ToClub to = game.to_club.value_or(ToClub{});
    run(database, "DELETE FROM outbox WHERE game_id = ? AND number <= ?", id, fed.back().number);
    run(database,
        "INSERT INTO outbox_games (game_id, club, holder, epoch, acknowledged) VALUES (?, ?, ?, ?, ?) ON CONFLICT "
        "(game_id) DO UPDATE SET club = excluded.club, holder = excluded.holder, epoch = excluded.epoch, "
        "acknowledged = excluded.acknowledged, refused = NULL",
        id, to.club, to.holder, epoch, fed.back().number);
    for (const FedPly& ply : fed)
      run(database, "INSERT INTO outbox (game_id, number, body, hash) VALUES (?, ?, ?, ?)", id, ply.number, ply.body,
          ply.hash);
    for (const Ply& ply : plies)
      if (ply.number > had) rows.add(id, ply);
    if (had < plies.back().number) update_standing(impl_->statements, id, standing, plies.back().at);
    transaction.commit();
    impl_->have_written();
    return id;
  });
}

Expected<void> Store::keep_seating(const std::string& club, const std::string& event, const nlohmann::json& told) {
  return guarded("keep who plays where", impl_->path, [&] {
    impl_->will_write();
    run(impl_->database,
        "INSERT INTO told_seatings (club, event, told, told_at) VALUES (?, ?, ?, ?) ON CONFLICT (club, event) DO "
        "UPDATE SET told = excluded.told, told_at = excluded.told_at",
        club, event, text::dump(told), now());
    impl_->have_written();
  });
}

Expected<std::optional<ToldSeating>> Store::seating(const std::string& club, const std::string& event) const {
  return guarded("read who plays where", impl_->path, [&]() -> std::optional<ToldSeating> {
    SQLite::Statement query(impl_->database, "SELECT told, told_at FROM told_seatings WHERE club = ? AND event = ?");
    query.bind(1, club);
    query.bind(2, event);
    if (!query.executeStep()) return std::nullopt;
    return ToldSeating{json_of(query.getColumn(0)), query.getColumn(1).getString()};
  });
}

}  // namespace arbiter::db
