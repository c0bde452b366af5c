// SPDX-License-Identifier: MIT
#include "referee/view/game_view.h"

#include <algorithm>
#include <map>
#include <set>

#include "referee/view/names.h"

namespace arbiter::view {

namespace {

void sort_once(std::vector<std::string>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

/// The seats of the actions, each once, in their order.
std::vector<std::string> seats_of(const ActionList& actions) {
  std::vector<std::string> list;
  for (const Action& a : actions)
    if (std::string seat = seat_text(a.seat); std::find(list.begin(), list.end(), seat) == list.end())
      list.push_back(std::move(seat));
  return list;
}

std::vector<std::string> may_react(const Position& pos) {
  // A window through which nothing can be done (its power has ended, nobody is left to call on) is none.
  std::vector<std::string> react = seats_of(Engine::reactions(pos));
  if (!pos.decision.pending() || pos.decision.seat != Seat::none) return react;
  react.clear();
  for (const Seat seat : pos.rules->seats) react.push_back(seat_text(seat));
  std::sort(react.begin(), react.end());
  return react;
}

std::vector<std::string> may_also(const Position& pos) {
  std::vector<std::string> also;
  if (pos.over()) return also;
  for (Action a : Engine::announcements(pos)) {
    if (a.seat == pos.decision.seat && a.type != Action::Type::secret) a.seat = Seat::none;
    also.push_back(print(a, *pos.rules));
  }
  sort_once(also);
  return also;
}

std::map<std::string, SeatView> seat_views(const Position& pos) {
  const Rules& rules = *pos.rules;
  std::map<std::string, SeatView> seats;
  for (const Seat seat : rules.seats) {
    const SeatState& has = pos.seats[index(seat)];
    SeatView& one = seats[seat_text(seat)];
    one.status = has.status;
    if (has.army >= 0) one.army = rules.army_names[static_cast<std::size_t>(has.army)];
    for (std::size_t k = 0; k < rules.kinds.size(); ++k)
      if (has.hand[k] != 0) one.hand[rules.kinds[k].name] = has.hand[k];
    one.points = has.points;
  }
  return seats;
}

/// What several seats' rules count under one name: as it is where they say the same, else by seat.
Value combined(const std::vector<std::pair<Seat, Value>>& said) {
  const auto is_table = [](const auto& one) { return one.second.is_table(); };
  if (said.size() > 1 && std::all_of(said.begin(), said.end(), is_table)) {
    std::map<std::string, std::vector<std::pair<Seat, Value>>> entries;
    for (const auto& [seat, table] : said)
      for (const auto& [key, value] : table.table()) entries[key].emplace_back(seat, value);
    Value all = Value::Table();
    for (const auto& [key, values] : entries) all[key] = combined(values);
    return all;
  }
  const Value& first = said.front().second;
  if (std::all_of(said.begin(), said.end(), [&](const auto& one) { return one.second == first; })) return first;
  Value by_seat = Value::Table();
  for (const auto& [seat, value] : said) by_seat[seat_text(seat)] = value;
  return by_seat;
}

/// What the rules in force tell of their memory: who is in check, counters, secrets.
void add_memory(GameView& state, const Position& pos, Viewer viewer) {
  const Rules& rules = *pos.rules;
  std::vector<Seat> in_check;
  Value secrets = Value::Table();
  std::map<std::string, std::vector<std::pair<Seat, Value>>> of_seats;
  for (std::size_t s = 0; s < pos.slots.size(); ++s) {
    if (!pos.slots[s].active) continue;
    const Rule& rule = rules.rule(pos.slots[s].rule);
    const auto slot = static_cast<SlotId>(s);
    rule.checks(pos, slot, in_check);
    if (const Seat seat = pos.slots[s].owner; seat == Seat::none) {
      rule.write_counters(pos, slot, state.counters);
    } else {
      Value mine = Value::Table();
      rule.write_counters(pos, slot, mine);
      for (const auto& [key, value] : mine.table()) {
        auto& said = of_seats[key];
        // The uses that a borrowed power has are what counts while it is borrowed.
        if (pos.slots[s].this_turn_only && !value.is_table()) said.clear();
        said.emplace_back(seat, value);
      }
    }
    if (viewer.all || viewer.seat != Seat::none)
      rule.write_secrets(pos, slot, viewer.all ? Seat::none : viewer.seat, secrets);
  }
  for (const auto& [key, said] : of_seats) state.counters[key] = combined(said);
  for (const Seat seat : rules.seats)
    if (std::find(in_check.begin(), in_check.end(), seat) != in_check.end()) state.check.push_back(seat_text(seat));
  if (!secrets.empty()) state.secrets = std::move(secrets);
}

void add_points(const Position& pos, Outcome& outcome) {
  for (const Seat seat : pos.rules->seats) outcome.points[seat_text(seat)] = pos.seats[index(seat)].points;
}

Outcome outcome_of(const Result& result, const Rules& rules) {
  return {seat_texts(result.winners), rules.full_id(result.reason), {}};
}

}  // namespace

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::none:
      return "";
    case Phase::playing:
      return "playing";
    case Phase::over:
      return "over";
  }
  return "";
}

std::map<std::string, std::string> pieces(const Position& pos) {
  std::map<std::string, std::string> pieces;
  for (const Cell cell : pos.board().cells())
    if (const Piece* p = pos.piece_at(cell)) pieces[pos.board().name(cell)] = piece_text(*pos.rules, *p);
  return pieces;
}

std::optional<Outcome> outcome(const Position& pos) {
  if (!pos.over()) return std::nullopt;
  Outcome outcome = outcome_of(pos.result, *pos.rules);
  add_points(pos, outcome);
  return outcome;
}

std::optional<Outcome> outcome(const Game& game) {
  if (!game.over()) return std::nullopt;
  Outcome outcome = outcome_of(*game.standing().result, game.rules());
  for (std::size_t b = 0; b < game.boards(); ++b) add_points(game.position(b), outcome);
  return outcome;
}

GameView game_view(const Position& pos, Viewer viewer) {
  GameView state;
  state.ruleset = pos.rules->id;
  state.board = pos.board().id();
  state.pieces = pieces(pos);
  state.turn = pos.turn;
  state.to_act = seat_text(pos.acting());
  state.decision = pos.decision.kind;
  state.may_react = may_react(pos);
  state.may_also = may_also(pos);
  state.seats = seat_views(pos);
  add_memory(state, pos, viewer);
  for (const arbiter::Mark& m : pos.marks) {
    const Cell cell = m.piece != kNoPiece ? pos.pieces[m.piece].cell : m.cell;
    state.marks.push_back(
        {m.what, cell.valid() ? pos.board().name(cell) : std::string(), seat_text(m.seat), seat_text(m.until)});
  }
  state.status = pos.over() ? Phase::over : Phase::playing;
  state.result = outcome(pos);
  return state;
}

GameView game_view(const Game& game, Viewer viewer) {
  if (!game.joined()) return game_view(game.position(), viewer);
  GameView whole;
  whole.ruleset = game.rules().id;
  whole.turn = static_cast<int>(game.plies().size()) + 1;
  std::set<std::string> decisions;
  for (std::size_t b = 0; b < game.boards(); ++b) {
    GameView board = game_view(game.position(b), viewer);
    whole.seats.insert(board.seats.begin(), board.seats.end());
    whole.check.insert(whole.check.end(), board.check.begin(), board.check.end());
    decisions.insert(board.decision);
    for (std::string& said : board.may_also)
      if (said.find(':') == std::string::npos) said.insert(0, seat_text(game.position(b).decision.seat) + ":");
    whole.boards.push_back(std::move(board));
  }
  whole.may_react = seats_of(game.reactions());
  for (const Action& a : game.announcements()) whole.may_also.push_back(print(a, game.rules()));
  std::sort(whole.may_also.begin(), whole.may_also.end());
  if (!game.over() && decisions.size() == 1) whole.decision = *decisions.begin();
  whole.status = game.over() ? Phase::over : Phase::playing;
  whole.result = outcome(game);
  return whole;
}

}  // namespace arbiter::view
