// SPDX-License-Identifier: MIT
#include "app/table/game_story.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "app/table/board_view.h"
#include "app/table/bookkeeping.h"

namespace arbiter::table {
namespace {

using nlohmann::json;

constexpr std::int64_t kThought = 1000;  // milliseconds: who takes less has not thought, or a program has played
constexpr std::int64_t kLongest = 24LL * 60 * 60 * 1000;  // milliseconds: a break, no thought

/// Milliseconds since the epoch of a time as db::now writes it; 0 when it is none.
std::int64_t milliseconds_of(const std::string& at) {
  int year = 0, month = 0, day = 0, hour = 0, minute = 0;
  double second = 0;
  constexpr int kFields = 6;
  if (std::sscanf(at.c_str(), "%d-%d-%dT%d:%d:%lfZ", &year, &month, &day, &hour, &minute, &second) != kFields) return 0;
  const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                         std::chrono::day(static_cast<unsigned>(day))};
  if (!date.ok()) return 0;
  const auto days = std::chrono::sys_days(date).time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(days).count() + (hour * 60LL + minute) * 60'000 +
         static_cast<std::int64_t>(second * 1000);
}

/// Whose a piece is now: what stands behind the @, else the army's letter.
std::string holder_of(const std::string& piece) {
  const auto at = piece.find('@');
  return at != std::string::npos ? piece.substr(at + 1) : piece.substr(0, piece.find('.'));
}

/// Where the king of a seat stands on a board.
std::string king_of(const view::GameView& state, const std::string& seat) {
  for (const auto& [square, piece] : state.pieces)
    if (holder_of(piece) == seat && piece.find(".king") != std::string::npos) return square;
  return {};
}

std::int64_t reading(const std::map<int, json>& clocks, int ply, const std::string& seat) {
  const auto after = clocks.upper_bound(ply);
  if (after == clocks.begin()) return 0;
  const json seats = std::prev(after)->second.value("seats", json::object());
  const auto found = seats.find(seat);
  return found != seats.end() && found->is_number() ? found->get<std::int64_t>() : 0;
}

/// How long a ply took.
std::int64_t used(const Replay& replay, const std::map<int, json>& clocks, int before, int now,
                  const std::string& seat) {
  const auto& plies = replay.plies();
  if (!clocks.empty() && !seat.empty())
    return std::max<std::int64_t>(0, reading(clocks, now, seat) - reading(clocks, before, seat));
  const std::int64_t from = milliseconds_of(plies[static_cast<std::size_t>(before)].at),
                     to = milliseconds_of(plies[static_cast<std::size_t>(now)].at);
  return from > 0 && to >= from && to - from < kLongest ? to - from : 0;
}

/// Notes captures and mates on their squares.
void heat_up(Story& story, const view::GameView& before, const view::GameView& after, const view::GameEvents& events) {
  for (std::size_t board = 0; board < story.heat.size(); ++board) {
    const view::GameView was = board_state(before, board), is = board_state(after, board);
    for (const view::GameEvent& event : board_events(after, events, board)) {
      const auto* captured = view::get_if<view::Captured>(event);
      if (captured != nullptr && !captured->sq.empty()) ++story.heat[board][captured->sq].captures;
      const auto* mate = view::get_if<view::Checkmate>(event);
      if (mate == nullptr) continue;
      std::string square = king_of(is, mate->seat);
      if (square.empty()) square = king_of(was, mate->seat);
      if (!square.empty()) ++story.heat[board][square].mates;
    }
  }
}

/// Points and pieces of every seat.
void count(Story::Step& step, const view::GameView& state) {
  for (std::size_t board = 0; board < boards_of(state); ++board) {
    const view::GameView here = board_state(state, board);
    for (const auto& [letter, entry] : here.seats) {
      const std::string seat = game_seat(state, letter, board);
      step.points[seat] = entry.points;
      step.pieces[seat] = 0;
    }
    for (const auto& [square, piece] : here.pieces) {
      const auto found = step.pieces.find(game_seat(state, holder_of(piece), board));
      if (found != step.pieces.end()) ++found->second;
    }
  }
}

}  // namespace

tl::expected<Story, Message> story_of(Replay& replay, const std::map<int, json>& clocks) {
  Story story;
  view::GameView before;
  int last = 0;
  for (const int number : replay.line()) {
    auto state = replay.state_after(number);
    if (!state) return tl::unexpected(state.error());
    const db::Ply& ply = replay.plies()[static_cast<std::size_t>(number)];
    if (story.steps.empty()) {
      for (std::size_t board = 0; board < boards_of(*state); ++board) {
        const view::GameView here = board_state(*state, board);
        story.boards.push_back(here.board);
        for (const char* seat : {"S", "W", "N", "E"})
          if (here.seats.contains(seat)) story.seats.push_back(game_seat(*state, seat, board));
      }
      story.heat.resize(story.boards.size());
      before = *state;
    }
    Story::Step step;
    step.ply = number;
    step.seat = ply.seat;
    step.corrected = ply.kind == db::PlyKind::override;
    step.used = number > 0 ? used(replay, clocks, last, number, ply.seat) : 0;
    const view::GameEvents events = notes::events_of(ply);
    step.mate = std::ranges::any_of(events, view::is<view::Checkmate, view::Eliminated>);
    count(step, *state);
    heat_up(story, before, *state, events);
    story.timed = story.timed || step.used >= kThought;
    story.steps.push_back(std::move(step));
    before = std::move(*state);
    last = number;
  }
  return story;
}

}  // namespace arbiter::table
