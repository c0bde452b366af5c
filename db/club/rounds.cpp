// SPDX-License-Identifier: MIT
// Rounds: drafts, and what is published.
#include "db/club/event_rows.h"
#include "db/club/sql.h"

namespace arbiter::db::club {
namespace {

using sql::int_of;
using sql::Number;
using sql::run;
using sql::select;

/// Is the round published? Throws Error `not_found` where there is no such round.
bool is_published(soci::session& s, EventId event, int round) {
  const auto rows = select<std::string>(
      s, "SELECT published_at FROM club_rounds WHERE event_id = :event AND round = :round", event, round);
  if (rows.empty())
    throw Error{"not_found",
                make_message("Round %1 has not been seated yet; `arbiter club seat` proposes a draft", round)};
  return std::get<0>(rows.front()).has_value();
}

void remove_drafts(soci::session& s, EventId event) {
  for (const char* table : {"club_byes", "club_seats", "club_tables"}) {
    run(s,
        "DELETE FROM " + std::string(table) +
            " WHERE event_id = :event AND round IN (SELECT round FROM club_rounds WHERE event_id = :of AND "
            "published_at "
            "IS NULL)",
        event, event);
  }
  run(s, "DELETE FROM club_rounds WHERE event_id = :event AND published_at IS NULL", event);
}

void insert_draft(soci::session& s, EventId event, const Round& round) {
  run(s, "INSERT INTO club_rounds (event_id, round) VALUES (:event, :round)", event, round.number);
  for (const Table& table : round.tables) {
    run(s, "INSERT INTO club_tables (event_id, round, number) VALUES (:event, :round, :number)", event, round.number,
        table.number);
    int place = 0;
    for (const TableSeat& seat : table.seats) {
      run(s,
          "INSERT INTO club_seats (event_id, round, table_number, place, seat, person_id, army) "
          "VALUES (:event, :round, :table, :place, :seat, :person, :army)",
          event, round.number, table.number, ++place, seat.seat, seat.person, sql::or_null(seat.army));
    }
  }
  for (const Bye& bye : round.byes)
    run(s,
        "INSERT INTO club_byes (event_id, round, person_id, kind, points) "
        "VALUES (:event, :round, :person, :kind, :points)",
        event, round.number, bye.person, word(bye.kind), bye.points);
}

}  // namespace

void add_rounds(soci::session& s, EventId event, EventRecord& record) {
  std::map<int, Round> rounds;
  std::map<std::pair<int, int>, Table> tables;
  for (const auto& [number, published] :
       select<Number, std::string>(s, "SELECT round, published_at FROM club_rounds WHERE event_id = :event", event))
    rounds[int_of(number)] = {int_of(number), published.value_or(""), {}, {}};
  for (const auto& [round, number, token] : select<Number, Number, std::string>(
           s, "SELECT round, number, token FROM club_tables WHERE event_id = :event", event))
    tables[{int_of(round), int_of(number)}] = {int_of(number), token.value_or(""), {}};
  for (const auto& [round, table, seat, person, army] : select<Number, Number, std::string, Number, std::string>(
           s,
           "SELECT round, table_number, seat, person_id, army FROM club_seats WHERE event_id = :event "
           "ORDER BY round, table_number, place",
           event))
    tables[{int_of(round), int_of(table)}].seats.push_back({seat.value_or(""), person.value_or(0), army.value_or("")});
  for (auto& [where, table] : tables) rounds[where.first].tables.push_back(std::move(table));
  for (const auto& [round, person, kind, points] : select<Number, Number, std::string, std::string>(
           s, "SELECT round, person_id, kind, points FROM club_byes WHERE event_id = :event ORDER BY round, person_id",
           event))
    rounds[int_of(round)].byes.push_back(
        {person.value_or(0), sql::word_in<ByeKind>("kind", kind), points.value_or("")});
  for (auto& [number, round] : rounds) record.rounds.push_back(std::move(round));
}

Expected<void> Club::set_drafts(EventId event, std::span<const Round> rounds, const By& by, const std::string& what) {
  return impl_->write("keep the draft", [&](soci::session& s) {
    (void)event_row(s, event);
    remove_drafts(s, event);
    Value numbers = Value::List();
    for (const Round& round : rounds) {
      if (!select<Number>(s, "SELECT round FROM club_rounds WHERE event_id = :event AND round = :round", event,
                          round.number)
               .empty())
        throw Error{"conflict", make_message("Round %1 is published; what is published stands", round.number)};
      insert_draft(s, event, round);
      numbers.push_back(round.number);
    }
    Impl::note(s, by, what, event, {{"rounds", numbers}});
  });
}

Expected<void> Club::publish(EventId event, int round, const By& by) {
  return impl_->write("publish round " + std::to_string(round), [&](soci::session& s) {
    (void)event_row(s, event);
    if (is_published(s, event, round))
      throw Error{"conflict", make_message("Round %1 has been published already", round)};
    const auto before = select<Number>(
        s, "SELECT round FROM club_rounds WHERE event_id = :event AND round < :round AND published_at IS NULL", event,
        round);
    if (!before.empty())
      throw Error{"conflict",
                  make_message("Round %1 comes first and is still a draft", int_of(std::get<0>(before.front())))};
    for (const auto& [table] :
         select<Number>(s, "SELECT number FROM club_tables WHERE event_id = :event AND round = :round", event, round))
      run(s, "UPDATE club_tables SET token = :token WHERE event_id = :event AND round = :round AND number = :table",
          new_token(), event, round, int_of(table));
    run(s, "UPDATE club_rounds SET published_at = :at WHERE event_id = :event AND round = :round", now(), event, round);
    Impl::note(s, by, "published", event, {{"round", round}});
  });
}

Expected<void> Club::unpublish(EventId event, int round, const By& by) {
  return impl_->write("take back the publication of round " + std::to_string(round), [&](soci::session& s) {
    if (!is_published(s, event, round)) throw Error{"conflict", make_message("Round %1 is not published yet", round)};
    const auto later = select<Number>(
        s, "SELECT round FROM club_rounds WHERE event_id = :event AND round > :round AND published_at IS NOT NULL",
        event, round);
    if (!later.empty())
      throw Error{"conflict", make_message("Round %1 stays published: round %2 is published after it", round,
                                           int_of(std::get<0>(later.front())))};
    if (!select<Number>(s, "SELECT id FROM club_results WHERE event_id = :event AND round = :round", event, round)
             .empty())
      throw Error{"conflict", make_message("Round %1 stays published: it has results", round)};
    // Over the network a game is begun by the table that has claimed it.
    for (const char* begun : {"games", "club_feeds"})
      if (!select<std::string>(s,
                               "SELECT token FROM " + std::string(begun) +
                                   " WHERE token IN (SELECT token FROM club_tables WHERE event_id = :event AND round = "
                                   ":round)",
                               event, round)
               .empty())
        throw Error{"conflict", make_message("Round %1 stays published: a game of it has begun", round)};
    run(s, "UPDATE club_tables SET token = NULL WHERE event_id = :event AND round = :round", event, round);
    run(s, "UPDATE club_rounds SET published_at = NULL WHERE event_id = :event AND round = :round", event, round);
    Impl::note(s, by, "unpublished", event, {{"round", round}});
  });
}

Expected<void> Club::play_again(EventId event, int round, int table, const std::string& reason, const By& by) {
  return impl_->write("set up a table again", [&](soci::session& s) {
    const std::string why = sql::line(reason, sql::kMostReason, text::N_("The reason to play again"));
    if (!is_published(s, event, round)) throw Error{"conflict", make_message("Round %1 is not published yet", round)};
    const auto before = select<std::string>(
        s, "SELECT token FROM club_tables WHERE event_id = :event AND round = :round AND number = :table", event, round,
        table);
    if (before.empty()) throw Error{"not_found", make_message("Round %1 has no table %2", round, table)};
    run(s, "UPDATE club_tables SET token = :token WHERE event_id = :event AND round = :round AND number = :table",
        new_token(), event, round, table);
    sql::count_table(s, event, round, table);
    // The game that was there is one outside events now.
    for (const auto& [game] :
         select<Number>(s, "SELECT id FROM games WHERE token = :token", *std::get<0>(before.front())))
      sql::forget_game(s, game.value_or(0));
    Impl::note(s, by, "to be played again", event,
               {{"round", round},
                {"table", table},
                {"reason", why},
                {"instead_of", std::get<0>(before.front()).value_or("")}});
  });
}

}  // namespace arbiter::db::club
