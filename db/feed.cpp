// SPDX-License-Identifier: MIT
#include "db/feed.h"

#include <cmath>
#include <functional>

#include "db/digest.h"
#include "db/points.h"
#include "text/json_text.h"

namespace arbiter::db {
namespace {

using nlohmann::json;

constexpr std::int64_t kMostSeats = 16;  // more than any game has

/// Names that are told of a game are no part of it.
json without_names(json setup) {
  const auto about = setup.find("about");
  if (about == setup.end() || !about->is_object()) return setup;
  about->erase("players");
  about->erase("tags");
  return setup;
}

json to_json(const NewGame& game) {
  json out{{"token", game.token},   {"rules_version", game.rules_version}, {"setup", without_names(game.setup)},
           {"source", game.source}, {"started_at", game.started_at},       {"seats", json::array()}};
  if (game.public_setup) out["public_setup"] = without_names(*game.public_setup);
  for (const SeatEntry& seat : game.seats) {
    json one{{"seat", seat.seat}};
    if (!seat.army.empty()) one["army"] = seat.army;
    out["seats"].push_back(std::move(one));
  }
  return out;
}

json to_json(const Award& award) {
  json out{{"seat", award.seat}, {"points", award.points}, {"reason", award.reason}};
  for (const auto& [name, text] : {std::pair{"rule", &award.rule}, {"sq", &award.sq}, {"piece", &award.piece}})
    if (!text->empty()) out[name] = *text;
  if (award.secret) out["secret"] = true;
  return out;
}

/// Throws Error `bad_data` where they are more than can be counted.
void require_countable(double points) {
  if (!(std::abs(points) <= kMostPoints))
    throw Error{"bad_data", make_message("A seat has more points than can be counted (%1)", text::dump(json(points)))};
}

Award award_of(const json& value) {
  Award award;
  award.seat = value.at("seat").get<std::string>();
  award.points = value.at("points").get<double>();
  require_countable(award.points);
  award.reason = value.at("reason").get<std::string>();
  award.rule = value.value("rule", "");
  award.sq = value.value("sq", "");
  award.piece = value.value("piece", "");
  award.secret = value.value("secret", false);
  return award;
}

PlyKind kind_named(const std::string& name) {
  for (const PlyKind kind : {PlyKind::start, PlyKind::act, PlyKind::undo, PlyKind::redo, PlyKind::override})
    if (name == to_string(kind)) return kind;
  throw Error{"bad_data", as_it_is("\"" + name + "\" is no kind of ply")};
}

/// Runs `work` on the JSON of a text; what does not fit becomes an error that names `what`.
template <class T>
Expected<T> read(std::string_view text, const std::string& what, const std::function<T(const json&)>& work) {
  const auto value = text::parse(text);
  if (!value)
    return tl::unexpected(Error{"bad_data", as_it_is(what + " is no JSON: " + value.error().text().english())});
  try {
    return work(*value);
  } catch (const json::exception& e) {
    return tl::unexpected(Error{"bad_data", as_it_is(what + " does not fit: " + e.what())});
  } catch (const Error& error) {
    return tl::unexpected(error);
  }
}

NewGame game_of(const json& value) {
  NewGame game;
  game.token = value.at("token").get<std::string>();
  game.rules_version = value.at("rules_version").get<std::string>();
  game.setup = value.at("setup");
  if (!game.setup.is_object()) throw Error{"bad_data", as_it_is("A game's set-up is an object")};
  if (value.contains("public_setup")) game.public_setup = value["public_setup"];
  game.source = value.at("source").get<std::string>();
  game.started_at = value.at("started_at").get<std::string>();
  for (const json& seat : value.at("seats"))
    game.seats.push_back({seat.at("seat").get<std::string>(), "", seat.value("army", ""), 0, 0, 0});
  return game;
}

Ply ply_of(const json& value) {
  Ply ply;
  ply.number = value.at("number").get<int>();
  ply.kind = kind_named(value.at("kind").get<std::string>());
  if ((ply.kind == PlyKind::start) != (ply.number == 0))
    throw Error{"bad_data", as_it_is("Ply 0 is a game's start, and no other is")};
  ply.seat = value.value("seat", "");
  ply.action = value.value("action", "");
  if (value.contains("public_action")) ply.public_action = value["public_action"].get<std::string>();
  ply.request = value.at("request");
  ply.events = value.at("events");
  if (!ply.request.is_object() || !ply.events.is_array())
    throw Error{"bad_data", as_it_is("A ply has an object as its request and a list of events")};
  if (value.contains("public_events")) ply.public_events = value["public_events"];
  for (const json& award : value.value("awards", json::array())) ply.awards.push_back(award_of(award));
  ply.undone = value.value("undone", std::vector<int>());
  ply.restored = value.value("restored", std::vector<int>());
  ply.reason = value.value("reason", "");
  ply.origin.source = value.at("source").get<std::string>();
  if (value.contains("frame")) ply.origin.frame = value["frame"].get<std::int64_t>();
  if (value.contains("confidence")) ply.origin.confidence = value["confidence"].get<double>();
  ply.at = value.at("at").get<std::string>();
  return ply;
}

}  // namespace

std::string feed_body(const Ply& ply, const NewGame* begun) {
  json out{{"number", ply.number},
           {"kind", to_string(ply.kind)},
           {"request", ply.number == 0 ? without_names(ply.request) : ply.request},
           {"events", ply.events},
           {"source", ply.origin.source},
           {"at", ply.at}};
  for (const auto& [name, text] : {std::pair{"seat", &ply.seat}, {"action", &ply.action}, {"reason", &ply.reason}})
    if (!text->empty()) out[name] = *text;
  if (ply.public_action) out["public_action"] = *ply.public_action;
  if (ply.public_events) out["public_events"] = *ply.public_events;
  for (const Award& award : ply.awards) out["awards"].push_back(to_json(award));
  if (!ply.undone.empty()) out["undone"] = ply.undone;
  if (!ply.restored.empty()) out["restored"] = ply.restored;
  if (ply.origin.frame) out["frame"] = *ply.origin.frame;
  if (ply.origin.confidence) out["confidence"] = *ply.origin.confidence;
  if (ply.number == 0 && begun != nullptr) out["game"] = to_json(*begun);
  return text::dump(out);
}

std::string chained(std::string_view before, std::string_view body) {
  std::string both(before);
  both += '\n';
  both += body;
  return sha256(both);
}

Expected<Ply> ply_of_feed(std::string_view body) {
  return read<Ply>(body, "A ply", [](const json& value) { return ply_of(value); });
}

Expected<NewGame> game_of_feed(std::string_view body) {
  return read<NewGame>(body, "A game's start", [](const json& value) { return game_of(value.at("game")); });
}

json to_json(const Standing& standing) {
  return {{"status", standing.status},
          {"result", standing.result},
          {"points", standing.points},
          {"places", standing.places}};
}

Expected<Standing> standing_of_json(const json& value) {
  try {
    Standing standing;
    standing.status = value.at("status").get<std::string>();
    standing.result = value.value("result", json());
    standing.points = value.at("points").get<std::map<std::string, double>>();
    for (const auto& [seat, points] : standing.points) require_countable(points);
    for (const auto& [seat, place] : value.value("places", std::map<std::string, std::int64_t>())) {
      if (place < 0 || place > kMostSeats)
        throw Error{"bad_data", make_message("Seat %1 has place %2, which no game has", arg::seat(seat), place)};
      standing.places[seat] = static_cast<int>(place);
    }
    return standing;
  } catch (const Error& error) {
    return tl::unexpected(error);
  } catch (const json::exception& e) {
    return tl::unexpected(Error{"bad_data", as_it_is(std::string("How the game stands cannot be read: ") + e.what())});
  }
}

}  // namespace arbiter::db
