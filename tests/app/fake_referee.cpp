// SPDX-License-Identifier: MIT
#include "tests/app/fake_referee.h"

namespace arbiter::test {

using table::Changed;

namespace {

const char* seat_of(std::size_t turn) { return turn % 2 == 0 ? "S" : "N"; }

tl::unexpected<Refusal> refused(const std::string& message) { return refuse("illegal", as_it_is(message), "fake/no"); }

}  // namespace

Expected<Changed> FakeReferee::carry_out(const table::Request& request) {
  if (const auto* begin = std::get_if<table::Begin>(&request)) {
    now_ = Position();
    now_.seed = static_cast<unsigned>(begin->setup.number("seed", 0));
    before_.clear();
    after_.clear();
    Changed begun;
    begun.state = state(Viewer::everyone());
    return begun;
  }
  if (const auto* said = std::get_if<table::Act>(&request)) return act(said->action);
  if (const auto* undo = std::get_if<table::Undo>(&request)) return back_or_forth(before_, after_, undo->count);
  if (const auto* redo = std::get_if<table::Redo>(&request)) return back_or_forth(after_, before_, redo->count);
  before_.push_back(now_);
  after_.clear();
  now_.points.at(0) = std::get<table::Correct>(request).what["position"]["seats"]["S"]["points"].number();
  Changed corrected;
  corrected.state = state(Viewer::everyone());
  return corrected;
}

Expected<Changed> FakeReferee::act(std::string action) {
  if (action == "bad" || now_.over) return refused("that is not allowed");
  before_.push_back(now_);
  after_.clear();
  const std::string seat = seat_of(now_.turn);
  const std::string words = action.substr(action.rfind(seat + ":", 0) == 0 ? seat.size() + 1 : 0);
  const bool hidden = words.rfind("secret ", 0) == 0;
  view::GameEvents events{{view::Moved(), "fake/move"}};
  events.front().other["turn"] = now_.turn;
  if (action == "roll") {
    now_.seed = now_.seed * 1664525U + 1013904223U;
    action = "roll " + std::to_string((now_.seed >> 16U) % 6 + 1);
  }
  if (action.rfind("roll ", 0) == 0) {
    events.push_back({view::Rolled{{std::stoi(action.substr(5))}}, "fake/die"});
  } else if (action.rfind("score ", 0) == 0) {
    const int points = std::stoi(action.substr(6)) + generosity;
    now_.points.at(now_.turn % 2) += points;
    events.push_back({view::Scored{seat, points, "capture", "N.pawn", "e4"}, "fake/score"});
  } else if (hidden) {
    now_.secret = words.substr(7);
    events.push_back({view::Marked(), "fake/secret"});
  } else if (action == "finish") {
    now_.over = true;
    events.push_back({view::Over{{{seat}}}, "fake/over"});
  }
  ++now_.turn;
  now_.public_events = events;
  if (hidden) std::get<view::Marked>(events.back().what).what = now_.secret;
  now_.events = events;
  return Changed{action, hidden ? seat + ":secret" : action, now_.events, now_.public_events, state(Viewer::everyone()),
                 {}};
}

Expected<Changed> FakeReferee::back_or_forth(std::vector<Position>& from, std::vector<Position>& to, int count) {
  if (count < 1 || static_cast<std::size_t>(count) > from.size()) return refused("there is nothing there");
  for (int i = 0; i < count; ++i) {
    to.push_back(now_);
    now_ = from.back();
    from.pop_back();
  }
  // As the referee does: those of the ply the game is back at.
  return Changed{{}, {}, now_.events, now_.public_events, state(Viewer::everyone()), {}};
}

view::GameView FakeReferee::state(Viewer viewer) const {
  view::GameView state;
  state.ruleset = "fake";
  state.to_act = seat_of(now_.turn);
  state.turn = static_cast<int>(now_.turn);
  state.status = now_.over ? view::Phase::over : view::Phase::playing;
  for (std::size_t i = 0; i < 2; ++i) state.seats[seat_of(i)].points = now_.points[i];
  if (now_.over) state.result = view::Outcome{{"S"}, "fake/over", {}};
  if (viewer.all) state.secrets = now_.secret;
  return state;
}

}  // namespace arbiter::test
