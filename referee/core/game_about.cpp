// SPDX-License-Identifier: MIT
// What people tell of a game beside its rules: names, dates, comments, clocks. Nothing in the game depends on it.
#include <cmath>

#include "referee/core/game.h"

namespace arbiter {

namespace {

Expected<void> texts_of(const Value& object, const std::string& field) {
  if (!object.is_table()) return refuse("bad_request", as_it_is("\"" + field + "\" must be an object of texts."));
  for (const auto& [key, value] : object.table())
    if (!value.is_text()) return refuse("bad_request", as_it_is("\"" + field + "." + key + "\" must be a text."));
  return {};
}

}  // namespace

Expected<void> Game::checked_note(const Value& note) {
  if (note.is_nothing()) return {};
  if (!note.is_table()) return refuse("bad_request", as_it_is("\"note\" must be an object."));
  for (const auto& [key, value] : note.table()) {
    if (key == "comment" && value.is_text()) continue;
    if ((key == "clock" || key == "spent") && value.is_number() && std::isfinite(value.real())) continue;
    return refuse("bad_request",
                  as_it_is("\"note\" holds a \"comment\" (a text), \"clock\" and \"spent\" (seconds), not \"" + key +
                           "\": " + quoted(value) + "."));
  }
  return {};
}

Expected<void> Game::set_about(const Value& about) {
  if (about.is_nothing()) {
    about_ = Value::Table();
    return {};
  }
  if (!about.is_table()) return refuse("bad_request", as_it_is("\"about\" must be an object."));
  for (const auto& [key, value] : about.table()) {
    if (key == "players" || key == "tags") {
      if (auto fine = texts_of(value, "about." + key); !fine) return fine;
      if (key == "tags") continue;
      for (const auto& [seat, player] : value.table())
        if (const auto sits = parse_seat(seat); !sits || !board_of(*sits))
          return refuse("bad_request",
                        make_message("%1: nobody sits there in this game.", arg::quoted("about.players." + seat)));
      continue;
    }
    const bool known =
        key == "event" || key == "site" || key == "date" || key == "time" || key == "round" || key == "comment";
    if (!known || !value.is_text())
      return refuse("bad_request",
                    as_it_is("\"about\" holds texts: event, site, date, time, round, comment, and players and tags, "
                             "not \"" +
                             key + "\": " + quoted(value) + "."));
  }
  about_ = about;
  return {};
}

Expected<void> Game::annotate(const Value& note) {
  if (auto fine = checked_note(note); !fine) return fine;
  if (plies_.empty()) {
    if (note.has("comment")) about_["comment"] = note["comment"];
    return {};
  }
  plies_.back().note = note;
  return {};
}

}  // namespace arbiter
