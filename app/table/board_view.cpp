// SPDX-License-Identifier: MIT
#include "app/table/board_view.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace arbiter::table {
namespace {

bool joined(const view::GameView& state) { return !state.boards.empty(); }

/// "S2" is S at the second board.
std::string letter_of(const std::string& seat) { return seat.substr(0, 1); }

bool is_seat(const std::string& text) {
  return !text.empty() && text.size() <= 2 && std::string("SWNE").find(text[0]) != std::string::npos &&
         (text.size() == 1 || (text[1] >= '2' && text[1] <= '9'));
}

/// "S2.pawn@W2" is S.pawn@W.
std::string piece_there(const std::string& piece) {
  std::string out, word;
  for (const char c : piece + ".") {
    if (c != '.' && c != '@') {
      word += c;
      continue;
    }
    out += is_seat(word) ? letter_of(word) : word;
    out += c;
    word.clear();
  }
  out.pop_back();
  return out;
}

std::string seat_there(const std::string& seat) { return is_seat(seat) ? letter_of(seat) : seat; }

std::vector<std::string> seats_there(const std::vector<std::string>& list) {
  std::vector<std::string> out;
  for (const std::string& seat : list)
    if (std::string there = seat_there(seat); std::find(out.begin(), out.end(), there) == out.end())
      out.push_back(std::move(there));
  return out;
}

/// The seat before the colon; empty where none is named.
std::string actor(const std::string& action) {
  const std::size_t colon = action.find_first_of(": ");
  return colon != std::string::npos && action[colon] == ':' ? action.substr(0, colon) : std::string();
}

std::string said_there(const std::string& action, const std::string& to_act) {
  const std::string seat = actor(action);
  if (seat.empty()) return action;
  const std::string words = action.substr(seat.size() + 1);
  // What is hidden is always said with the seat that hides it.
  const bool plain = to_act == letter_of(seat) && words.rfind("react ", 0) != 0 && words.rfind("secret ", 0) != 0;
  return plain ? words : letter_of(seat) + ":" + words;
}

/// An event of joined boards, as its board by itself has it: seats by their letters.
struct SeenThere {
  void operator()(view::Unknown& unknown) const {
    for (const char* field : {"seat", "by", "from", "to", "until", "piece"})
      if (unknown.fields.has(field) && std::as_const(unknown.fields)[field].is_text())
        unknown.fields[field] = piece_there(std::as_const(unknown.fields)[field].text());
  }
  void operator()(view::Over& over) const {
    if (over.winners) over.winners = seats_there(*over.winners);
  }
  void operator()(view::Control& control) const {
    control.from = seat_there(control.from);
    control.to = seat_there(control.to);
    control.piece = piece_there(control.piece);
  }
  template <class Other>
  void operator()(Other& what) const {
    if constexpr (requires { what.piece; }) what.piece = piece_there(what.piece);
    if constexpr (requires { what.seat; }) what.seat = seat_there(what.seat);
    if constexpr (requires { what.by; }) what.by = seat_there(what.by);
    if constexpr (requires { what.until; }) what.until = seat_there(what.until);
  }
};

}  // namespace

std::size_t boards_of(const view::GameView& state) { return joined(state) ? state.boards.size() : 1; }

view::GameView board_state(const view::GameView& state, std::size_t board) {
  if (!joined(state)) return state;
  view::GameView there = state.boards.at(board);
  there.to_act = seat_there(there.to_act);
  for (auto& [square, piece] : there.pieces) piece = piece_there(piece);
  std::map<std::string, view::SeatView> seats;
  for (const auto& [seat, entry] : there.seats) seats[letter_of(seat)] = entry;
  there.seats = std::move(seats);
  there.check = seats_there(there.check);
  there.may_react = seats_there(there.may_react);
  for (std::string& action : there.may_also) action = said_there(action, there.to_act);
  for (view::MarkView& mark : there.marks) {
    mark.seat = seat_there(mark.seat);
    mark.until = seat_there(mark.until);
  }
  there.status = state.status;
  there.result = state.result;
  if (there.result) there.result->winners = seats_there(there.result->winners);
  return there;
}

view::GameEvents board_events(const view::GameView& state, const view::GameEvents& events, std::size_t board) {
  if (!joined(state)) return events;
  view::GameEvents list;
  for (const view::GameEvent& event : events) {
    if (event.board != 0 && event.board != static_cast<int>(board) + 1) continue;
    std::visit(SeenThere(), list.emplace_back(event).what);
  }
  return list;
}

view::TableInstructions board_works(const view::GameView& state, const view::TableInstructions& works,
                                    std::size_t board) {
  if (!joined(state)) return works;
  view::TableInstructions list;
  for (const view::TableInstruction& work : works) {
    if (std::max(work.board, 1) != static_cast<int>(board) + 1) continue;
    view::TableInstruction& there = list.emplace_back(work);
    there.piece = piece_there(there.piece);
    there.seat = seat_there(there.seat);
  }
  return list;
}

std::size_t board_of(const std::string& action) {
  const std::string named = actor(action), seat = named.empty() ? action : named;
  return seat.size() == 2 && is_seat(seat) ? static_cast<std::size_t>(seat[1] - '1') : 0;
}

std::vector<std::string> board_actions(const view::GameView& state, const std::vector<std::string>& actions,
                                       std::size_t board) {
  if (!joined(state)) return actions;
  const std::string to_act = seat_there(state.boards.at(board).to_act);
  std::vector<std::string> list;
  for (const std::string& action : actions)
    if (board_of(action) == board) list.push_back(said_there(action, to_act));
  return list;
}

std::string game_seat(const view::GameView& state, const std::string& letter, std::size_t board) {
  return joined(state) && board > 0 && letter.size() == 1 ? letter + std::to_string(board + 1) : letter;
}

std::string game_action(const Game& game, const std::string& action, std::size_t board) {
  if (!game.joined()) return action;
  const std::string seat = actor(action);
  const std::string number = board > 0 ? std::to_string(board + 1) : "";
  if (!seat.empty()) return (seat.size() == 1 ? seat + number : seat) + action.substr(seat.size());
  const Seat acting = game.position(board).acting();
  return (acting == Seat::none ? "S" + number : std::string(name(acting))) + ":" + action;
}

std::string game_action(const view::GameView& state, const std::string& action, std::size_t board) {
  if (!joined(state)) return action;
  const std::string seat = actor(action);
  if (!seat.empty()) return game_seat(state, seat, board) + action.substr(seat.size());
  const std::string& to_act = state.boards.at(board).to_act;
  return (to_act.empty() ? game_seat(state, "S", board) : to_act) + ":" + action;
}

}  // namespace arbiter::table
