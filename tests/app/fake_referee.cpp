// SPDX-License-Identifier: MIT
#include "tests/app/fake_referee.h"

#include <string>

namespace arbiter::test {

using nlohmann::json;

namespace {

const char* seat_of(std::size_t turn) { return turn % 2 == 0 ? "S" : "N"; }

json refused(const std::string& message) {
  return {{"ok", false}, {"error", {{"code", "illegal"}, {"rule", "fake/no"}, {"message", message}}}};
}

}  // namespace

json FakeReferee::operator()(const json& request) {
  if (!request.contains("also")) return answer(request);
  FakeReferee copy = *this;
  json alone = request;
  alone.erase("also");
  json reply = answer(alone);
  alone["as"] = request["also"];
  if (reply["ok"].get<bool>()) {
    reply["also"] = copy.answer(alone);
    reply["also"].erase("ok");
  }
  return reply;
}

json FakeReferee::answer(const json& request) {
  const std::string cmd = request.at("cmd");
  const bool arbiter = request.value("as", "public") == "arbiter";
  if (cmd == "new") {
    now_ = Position();
    now_.seed = request.value("seed", 0U);
    before_.clear();
    after_.clear();
    return {{"ok", true}, {"state", state(arbiter)}};
  }
  if (cmd == "state") return {{"ok", true}, {"state", state(arbiter)}};
  if (cmd == "act") return act(request.at("action"), arbiter);
  if (cmd == "undo") return back_or_forth(before_, after_, request.value("count", 1), arbiter);
  if (cmd == "redo") return back_or_forth(after_, before_, request.value("count", 1), arbiter);
  if (cmd == "override") {
    before_.push_back(now_);
    after_.clear();
    now_.points.at(0) = request.at("position").at("seats").at("S").at("points");
    return {{"ok", true}, {"events", json::array()}, {"state", state(arbiter)}};
  }
  return refused("no such command");
}

json FakeReferee::act(std::string action, bool arbiter) {
  if (action == "bad" || now_.over) return refused("that is not allowed");
  before_.push_back(now_);
  after_.clear();
  const std::string seat = seat_of(now_.turn);
  const std::string words = action.substr(action.rfind(seat + ":", 0) == 0 ? seat.size() + 1 : 0);
  const bool hidden = words.rfind("secret ", 0) == 0;
  json events = json::array({{{"type", "moved"}, {"rule", "fake/move"}, {"turn", now_.turn}}});
  if (action == "roll") {
    now_.seed = now_.seed * 1664525U + 1013904223U;
    action = "roll " + std::to_string((now_.seed >> 16U) % 6 + 1);
  }
  if (action.rfind("roll ", 0) == 0) {
    events.push_back({{"type", "rolled"}, {"rule", "fake/die"}, {"dice", {std::stoi(action.substr(5))}}});
  } else if (action.rfind("score ", 0) == 0) {
    const int points = std::stoi(action.substr(6)) + generosity;
    now_.points.at(now_.turn % 2) += points;
    events.push_back({{"type", "scored"},
                      {"rule", "fake/score"},
                      {"seat", seat},
                      {"points", points},
                      {"reason", "capture"},
                      {"sq", "e4"},
                      {"piece", "N.pawn"}});
  } else if (hidden) {
    now_.secret = words.substr(7);
    events.push_back({{"type", "marked"}, {"rule", "fake/secret"}});
    if (arbiter) events.back()["what"] = now_.secret;
  } else if (action == "finish") {
    now_.over = true;
    events.push_back({{"type", "over"}, {"rule", "fake/over"}, {"winners", {seat}}});
  }
  ++now_.turn;
  now_.events = events;
  if (hidden && !arbiter) action = seat + ":secret";
  return {{"ok", true}, {"action", action}, {"events", events}, {"state", state(arbiter)}};
}

json FakeReferee::back_or_forth(std::vector<Position>& from, std::vector<Position>& to, int count, bool arbiter) {
  if (count < 1 || static_cast<std::size_t>(count) > from.size()) return refused("there is nothing there");
  for (int i = 0; i < count; ++i) {
    to.push_back(now_);
    now_ = from.back();
    from.pop_back();
  }
  // As the referee does: those of the ply the game is back at.
  return {{"ok", true}, {"events", now_.events}, {"state", state(arbiter)}};
}

json FakeReferee::state(bool arbiter) const {
  json state = {{"ruleset", "fake"},
                {"to_act", seat_of(now_.turn)},
                {"turn", now_.turn},
                {"status", now_.over ? "over" : "playing"},
                {"result", nullptr}};
  for (std::size_t i = 0; i < 2; ++i) state["seats"][seat_of(i)] = {{"points", now_.points[i]}, {"army", nullptr}};
  if (now_.over) state["result"] = {{"winners", {"S"}}, {"reason", "fake/over"}};
  if (arbiter) state["secrets"] = now_.secret;
  return state;
}

}  // namespace arbiter::test
