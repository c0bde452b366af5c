// SPDX-License-Identifier: MIT
#include "referee/protocol/observing.h"

#include "referee/json/games.h"
#include "referee/json/view.h"
#include "referee/observe/futures.h"
#include "referee/observe/observe.h"
#include "text/message_json.h"

namespace arbiter::protocol {

using nlohmann::json;
using namespace observing;

namespace {

Expected<Picture> picture_of(const Rules& rules, const json& placement) {
  if (!placement.is_object())
    return refuse("bad_placement", as_it_is("\"placement\" must be an object of squares and pieces."));
  Picture picture;
  for (const auto& [sq, value] : placement.items()) {
    const auto cell = rules.board->find_cell(sq);
    if (!cell)
      return refuse("bad_placement", as_it_is("placement: \"" + sq + "\" is no square of " + rules.board->id() + "."));
    std::vector<Chance> chances;
    const json list = value.is_array() ? value : json::array({json::array({value, 1.0})});
    for (const json& entry : list) {
      if (!entry.is_array() || entry.size() != 2 || !entry[0].is_string() || !entry[1].is_number() ||
          entry[1].get<double>() < 0)
        return refuse("bad_placement",
                      as_it_is("placement." + sq + ": expected [piece, probability], not " + entry.dump() + "."));
      const auto what = parse_shown(rules, entry[0].get<std::string>());
      if (!what)
        return refuse("bad_placement", as_it_is("placement." + sq + ": " + what.error().message.english() + "."));
      chances.push_back({*what, entry[1].get<double>()});
    }
    picture.set(*cell, chances);
  }
  return picture;
}

json list_json(const Game& game, const Instructions& list) { return view::table_instructions(game, list); }

json candidates_json(const std::vector<Candidate>& list) {
  json out = json::array();
  for (const Candidate& one : list) out.push_back({{"actions", one.actions}, {"probability", one.probability}});
  return out;
}

json table_json(const Rules& rules, const Table& table) {
  json out = json::object();
  for (const auto& [cell, look] : table) out[rules.board->name(cell)] = piece_text(rules, look);
  return out;
}

/// A reading with its message. The reply has the request's "id", so the message's is under "sentence".
json with_message(json reading, const Message& message) {
  reading["message"] = message.english();
  reading["sentence"] = text::json_of(message);
  return reading;
}

/// The words of each kind of reading.
struct Worded {
  const Game& game;
  json operator()(const Legal& it) const {
    return {{"reading", "legal"},
            {"actions", it.likeliest.actions},
            {"probability", it.likeliest.probability},
            {"alternatives", candidates_json(it.others)}};
  }
  json operator()(const Ambiguous& it) const {
    return {{"reading", "ambiguous"},
            {"candidates", candidates_json(it.candidates)},
            {"ask", it.ask.english()},
            {"sentence", text::json_of(it.ask)}};
  }
  json operator()(const Incomplete& it) const {
    json out = with_message({{"reading", "incomplete"}, {"fixes", list_json(game, it.fixes)}}, it.message);
    if (it.action) out["action"] = *it.action;
    return out;
  }
  json operator()(const Illegal& it) const {
    return with_message(
        {{"reading", "illegal"}, {"action", it.action}, {"rule", it.rule}, {"fixes", list_json(game, it.fixes)}},
        it.message);
  }
  json operator()(const Mismatch& it) const {
    return with_message({{"reading", "correct"}, {"fixes", list_json(game, it.fixes)}}, it.message);
  }
};

}  // namespace

Expected<json> observe_json(const Game& game, const json& request) {
  const auto board = game_json::board_field(game, request);
  if (!board) return tl::unexpected(board.error());
  const auto picture = picture_of(game.rules(*board), request.value("placement", json()));
  if (!picture) return tl::unexpected(picture.error());
  const json most = request.value("max_actions", json(kUsualActions));
  if (!most.is_number_integer() || most.get<int>() < 1 || most.get<int>() > kMostActions)
    return refuse("bad_request",
                  as_it_is("\"max_actions\" must be a whole number from 1 to " + std::to_string(kMostActions) + "."));
  const Observation seen = observe(game, *board, *picture, most.get<int>());
  json reply = std::visit(Worded{game}, seen.reading);
  if (seen.bounded) reply["bounded"] = true;
  if (game.joined()) reply["board"] = *board + 1;
  return reply;
}

Expected<json> futures_json(const Game& game, const json& request, Viewer viewer) {
  const auto board = game_json::board_field(game, request);
  if (!board) return tl::unexpected(board.error());
  std::vector<std::string> after;
  const json given = request.value("after", json::array());
  const json texts = given.is_array() ? given : json::array({given});
  for (const json& text : texts) {
    if (!given.is_array() || !text.is_string())
      return refuse("bad_request", as_it_is("\"after\" must be a list of actions."));
    after.push_back(text.get<std::string>());
  }
  const auto outlook = futures(game, *board, after, viewer);
  if (!outlook) return tl::unexpected(outlook.error());
  const Rules& rules = game.rules(*board);
  json list = json::array();
  for (const Future& future : outlook->futures) {
    json& item = list.emplace_back(
        json{{"action", future.action}, {"likely", future.likely}, {"changes", table_json(rules, future.changes)}});
    if (future.by_hand) item["by_hand"] = table_json(rules, *future.by_hand);
  }
  return json{{"table", table_json(rules, outlook->table)}, {"over", outlook->over}, {"futures", std::move(list)}};
}

json instructions_json(const Game& game) { return view::table_instructions(game); }

json table_json(const Game& game) {
  const ControlShown how = control_shown(game);
  json boards = json::array();
  for (std::size_t b = 0; b < game.boards(); ++b)
    boards.push_back(table_json(game.rules(b), table_of(placement_of(game.position(b)), how)));
  return game.joined() ? boards : boards.front();
}

}  // namespace arbiter::protocol
