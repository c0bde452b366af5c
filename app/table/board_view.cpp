// SPDX-License-Identifier: MIT
#include "app/table/board_view.h"

#include <algorithm>

namespace arbiter::table {
namespace {

using nlohmann::json;

bool joined(const json& state) { return state.contains("boards"); }

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

json seat_there(const json& seat) {
  return seat.is_string() && is_seat(seat.get<std::string>()) ? json(letter_of(seat.get<std::string>())) : seat;
}

json seats_there(const json& list) {
  json out = json::array();
  for (const json& seat : list) {
    const json there = seat_there(seat);
    if (std::find(out.begin(), out.end(), there) == out.end()) out.push_back(there);
  }
  return out;
}

/// The seat before the colon; empty where none is named.
std::string actor(const std::string& action) {
  const std::size_t colon = action.find_first_of(": ");
  return colon != std::string::npos && action[colon] == ':' ? action.substr(0, colon) : std::string();
}

std::string said_there(const std::string& action, const json& to_act) {
  const std::string seat = actor(action);
  if (seat.empty()) return action;
  const std::string words = action.substr(seat.size() + 1);
  // What is hidden is always said with the seat that hides it.
  const bool plain = to_act == json(letter_of(seat)) && words.rfind("react ", 0) != 0 && words.rfind("secret ", 0) != 0;
  return plain ? words : letter_of(seat) + ":" + words;
}

}  // namespace

std::size_t boards_of(const json& state) { return joined(state) ? state["boards"].size() : 1; }

json board_state(const json& state, std::size_t board) {
  if (!joined(state)) return state;
  json there = state["boards"].at(board);
  there["to_act"] = seat_there(there["to_act"]);
  for (json& piece : there["pieces"]) piece = piece_there(piece.get<std::string>());
  json seats = json::object();
  const json named = there["seats"];
  for (const auto& [seat, entry] : named.items()) seats[letter_of(seat)] = entry;
  there["seats"] = std::move(seats);
  for (const char* field : {"check", "may_react"}) there[field] = seats_there(there[field]);
  for (json& action : there["may_also"]) action = said_there(action.get<std::string>(), there["to_act"]);
  for (json& mark : there["marks"])
    for (const char* field : {"seat", "until"})
      if (mark.contains(field)) mark[field] = seat_there(mark[field]);
  there["status"] = state.value("status", json());
  there["result"] = state.value("result", json());
  if (there["result"].is_object() && there["result"].contains("winners"))
    there["result"]["winners"] = seats_there(there["result"]["winners"]);
  return there;
}

json board_events(const json& state, const json& events, std::size_t board) {
  if (!joined(state)) return events;
  json list = json::array();
  for (json event : events) {
    if (event.contains("board") && event["board"] != board + 1) continue;
    for (const char* field : {"seat", "by", "from", "to", "until"})
      if (event.contains(field)) event[field] = seat_there(event[field]);
    if (event.contains("piece")) event["piece"] = piece_there(event["piece"].get<std::string>());
    if (event.contains("winners")) event["winners"] = seats_there(event["winners"]);
    list.push_back(std::move(event));
  }
  return list;
}

json board_table(const json& state, const json& reply, std::size_t board) {
  if (!joined(state)) return reply.value("table", state.value("pieces", json::object()));
  json pieces = reply.contains("table") ? reply["table"].at(board) : state["boards"].at(board)["pieces"];
  for (json& piece : pieces) piece = piece_there(piece.get<std::string>());
  return pieces;
}

json board_instructions(const json& state, const json& reply, std::size_t board) {
  json list = reply.value("instructions", json::array());
  if (!joined(state)) return list;
  json there = json::array();
  for (json& item : list) {
    if (item.value("board", std::size_t{1}) != board + 1) continue;
    if (item.contains("piece")) item["piece"] = piece_there(item["piece"].get<std::string>());
    if (item.contains("seat")) item["seat"] = seat_there(item["seat"]);
    there.push_back(std::move(item));
  }
  return there;
}

std::size_t board_of(const std::string& action) {
  const std::string named = actor(action), seat = named.empty() ? action : named;
  return seat.size() == 2 && is_seat(seat) ? static_cast<std::size_t>(seat[1] - '1') : 0;
}

std::vector<std::string> board_actions(const json& state, const std::vector<std::string>& actions, std::size_t board) {
  if (!joined(state)) return actions;
  const json to_act = seat_there(state["boards"].at(board)["to_act"]);
  std::vector<std::string> list;
  for (const std::string& action : actions)
    if (board_of(action) == board) list.push_back(said_there(action, to_act));
  return list;
}

std::string game_seat(const json& state, const std::string& letter, std::size_t board) {
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

std::string game_action(const json& state, const std::string& action, std::size_t board) {
  if (!joined(state)) return action;
  const std::string seat = actor(action);
  if (!seat.empty()) return game_seat(state, seat, board) + action.substr(seat.size());
  const json to_act = state["boards"].at(board)["to_act"];
  return (to_act.is_string() ? to_act.get<std::string>() : game_seat(state, "S", board)) + ":" + action;
}

}  // namespace arbiter::table
