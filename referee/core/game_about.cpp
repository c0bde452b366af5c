// SPDX-License-Identifier: MIT
// What people tell of a game beside its rules: names, dates, comments, clocks. Nothing in the game depends on it.
#include <cmath>

#include "referee/core/game.h"

namespace arbiter {

using nlohmann::json;

namespace {

Expected<void> texts_of(const json& object, const std::string& field) {
  if (!object.is_object()) return refuse("bad_request", "\"" + field + "\" must be an object of texts.");
  for (const auto& [key, value] : object.items())
    if (!value.is_string()) return refuse("bad_request", "\"" + field + "." + key + "\" must be a text.");
  return {};
}

}  // namespace

Expected<void> Game::checked_note(const json& note) {
  if (note.is_null()) return {};
  if (!note.is_object()) return refuse("bad_request", "\"note\" must be an object.");
  for (const auto& [key, value] : note.items()) {
    if (key == "comment" && value.is_string()) continue;
    if ((key == "clock" || key == "spent") && value.is_number() && std::isfinite(value.get<double>())) continue;
    return refuse("bad_request", "\"note\" holds a \"comment\" (a text), \"clock\" and \"spent\" (seconds), not \"" +
                                     key + "\": " + value.dump() + ".");
  }
  return {};
}

Expected<void> Game::set_about(const json& about) {
  if (about.is_null()) {
    about_ = json::object();
    return {};
  }
  if (!about.is_object()) return refuse("bad_request", "\"about\" must be an object.");
  for (const auto& [key, value] : about.items()) {
    if (key == "players" || key == "tags") {
      if (auto fine = texts_of(value, "about." + key); !fine) return fine;
      if (key == "tags") continue;
      for (const auto& [seat, player] : value.items())
        if (const auto sits = parse_seat(seat); !sits || !board_of(*sits))
          return refuse("bad_request", "\"about.players." + seat + "\": nobody sits there in this game.");
      continue;
    }
    const bool known =
        key == "event" || key == "site" || key == "date" || key == "time" || key == "round" || key == "comment";
    if (!known || !value.is_string())
      return refuse("bad_request",
                    "\"about\" holds texts: event, site, date, time, round, comment, and players and tags, not \"" +
                        key + "\": " + value.dump() + ".");
  }
  about_ = about;
  return {};
}

Expected<void> Game::annotate(const json& note) {
  if (auto fine = checked_note(note); !fine) return fine;
  if (plies_.empty()) {
    if (note.contains("comment")) about_["comment"] = note["comment"];
    return {};
  }
  plies_.back().note = note;
  return {};
}

}  // namespace arbiter
