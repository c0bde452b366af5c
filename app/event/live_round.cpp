// SPDX-License-Identifier: MIT
#include "app/event/live_round.h"

#include <algorithm>
#include <chrono>

#include "app/event/shown_late.h"
#include "app/event/table_game.h"

namespace arbiter::event {
namespace {

using Source = TableOutcome::Source;

/// The time that was agreed for the games of an event.
timing::TimeControl agreed(const db::club::Event& event) {
  if (const auto control = timing::parse_time_control(event.time_control); !event.time_control.empty() && control)
    return *control;
  return table::usual_time(event.seats, event.minutes.value_or(0));
}

/// The points of a running game as the database has them may tell what is hidden: those of the state are public.
void show_public_points(TableOutcome& outcome, const view::GameView& state) {
  for (SeatOutcome& seat : outcome.seats) {
    const auto sits = state.seats.find(seat.seat);
    seat.points = sits == state.seats.end() ? club::Fraction(0) : club::Fraction(sits->second.points);
  }
}

/// Do exchanged pieces take the colour of their new owner at this table?
bool swaps(const Value& setup) {
  const auto in = [](const Value& facts, const char* name) { return facts.is_table() ? facts[name] : Value(); };
  const Value control = in(in(setup, "table"), "control");
  return control.is_text() && control.text() == "swap";
}

}  // namespace

int round_to_watch(const EventSession& event_session) {
  for (const TableOutcome& table : outcomes(event_session.record))
    if (!table.counts()) return table.round;
  return event_session.published();
}

const db::club::Round* LiveRound::pairings() const {
  if (const auto* next = session.round(number + 1); next != nullptr && !next->published_at.empty()) return next;
  const bool begun =
      std::ranges::any_of(tables, [](const LiveTable& one) { return one.outcome.source != Source::none; });
  return begun || number == 0 ? nullptr : session.round(number);
}

view::GameView LiveRounds::beginning(const EventSession& event_session, const TableOutcome& outcome) {
  const auto game = game_of_table(event_session, outcome.round, outcome.table);
  if (!game) return {};
  if (const auto known = beginnings_.find(game->info.token); known != beginnings_.end()) return known->second;
  table::Session session(":memory:");
  const auto begun = session.new_game(game->setup);
  return beginnings_[game->info.token] = begun ? begun->state : view::GameView();
}

Expected<LiveTable> LiveRounds::table_of(const db::club::Club& club, const EventSession& event_session,
                                         TableOutcome outcome, const std::optional<std::string>& until) {
  LiveTable table;
  if (outcome.game) {
    const auto mark = marks_.find(*outcome.game);
    FollowedGame& game = followed_[*outcome.game];
    const auto done =
        game.follow(club, *outcome.game, mark == marks_.end() ? db::club::GameMark() : mark->second, until);
    if (!done) return tl::unexpected(done.error());
    if (game.session() != nullptr) {
      table.state = game.session()->state();
      table.events = game.events();
    }
    table.swapped = swaps(game.setup());
    if (game.clock().is_table()) table.clock = table::read_clock(game.clock(), agreed(event_session.record.event));
  } else if (outcome.source == Source::none) {
    table.state = beginning(event_session, outcome);
  }
  if (outcome.source == Source::playing) show_public_points(outcome, table.state);
  table.outcome = std::move(outcome);
  return table;
}

Expected<LiveRound> LiveRounds::read(const db::club::Club& club, db::club::EventId event, const std::string& now) {
  auto event_session = open_event(club, event, Knowing::who_takes_part);
  if (!event_session) return tl::unexpected(event_session.error());
  const auto until = shown_until(std::chrono::seconds(event_session->record.event.delay), now);
  leave_out_later(*event_session, until);
  auto marks = club.marks(event);
  if (!marks) return tl::unexpected(marks.error());
  marks_ = std::move(*marks);
  const int number = round_to_watch(*event_session);
  std::vector<LiveTable> tables;
  std::set<db::GameId> shown;
  for (TableOutcome& outcome : outcomes(event_session->record)) {
    if (outcome.round != number) continue;
    if (outcome.game) shown.insert(*outcome.game);
    auto table = table_of(club, *event_session, std::move(outcome), until);
    if (!table) return tl::unexpected(table.error());
    tables.push_back(std::move(*table));
  }
  std::erase_if(followed_, [&](const auto& one) { return !shown.contains(one.first); });
  return LiveRound{std::move(*event_session), number, std::move(tables)};
}

}  // namespace arbiter::event
