// SPDX-License-Identifier: MIT
// A game written down and read back: what is secret stays out of it while the game is played.
#include "referee/core/view.h"
#include "referee/protocol/json.h"

namespace arbiter {

using nlohmann::json;

json Game::record(Viewer viewer) const {
  const View view(*this, viewer);
  json record = view.setup();
  record["format"] = "arbiter-record";
  record["version"] = 1;
  if (!about_.empty()) record["about"] = about_;
  json plies = json::array();
  for (const Ply& ply : plies_) {
    json entry;
    if (ply.action.empty())
      entry["override"] = view.correction(ply);
    else
      entry["action"] = view.action(ply);
    if (view.hides(ply)) entry["hidden"] = true;
    entry["events"] = protocol::events_json(*rules_, view.events(ply.events), Viewer::arbiter());
    if (json note = view.note(ply); !note.is_null()) entry["note"] = std::move(note);
    plies.push_back(std::move(entry));
  }
  record["plies"] = std::move(plies);
  record["result"] = protocol::result_json(*this);
  return record;
}

Expected<Game> Game::load(const json& record) {
  if (!record.is_object() || record.value("format", "") != "arbiter-record")
    return refuse("bad_record", "This is no record of a game: \"format\" must be \"arbiter-record\".");
  if (record.value("version", 0) != 1)
    return refuse("bad_record", "This record's \"version\" is not 1; a newer program may read it.");
  auto game = start(record);
  if (!game) return game;
  const json plies = record.value("plies", json::array());
  if (!plies.is_array()) return refuse("bad_record", "\"plies\" must be a list.");
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const json& ply = plies[i];
    const std::string where = "ply " + std::to_string(i + 1);
    if (!ply.is_object()) return refuse("bad_record", where + " is no object.");
    if (ply.value("hidden", false))
      return refuse("bad_record", where + " is hidden: a public record of an unfinished game cannot be played on.");
    Expected<void> done;
    if (ply.contains("override"))
      done = game->correct(ply["override"]);
    else if (ply.value("action", json()).is_string())
      done = game->act(ply["action"].get<std::string>());
    else
      return refuse("bad_record", where + " has neither \"action\" nor \"override\".");
    if (!done) return refuse("bad_record", where + ": " + done.error().message, done.error().rule);
    if (auto noted = game->annotate(ply.value("note", json())); !noted)
      return refuse("bad_record", where + ": " + noted.error().message);
    if (!ply.contains("events")) continue;
    const json now = protocol::events_json(*game->rules_, game->last_events(), Viewer::arbiter());
    if (ply["events"] == now) continue;
    const json& then = ply["events"];
    std::size_t k = 0;
    while (k < then.size() && k < now.size() && then[k] == now[k]) ++k;
    return refuse("bad_record", where + ", event " + std::to_string(k + 1) + ": recorded " +
                                    (k < then.size() ? then[k].dump() : "nothing") + ", the rules give " +
                                    (k < now.size() ? now[k].dump() : "nothing") + ".");
  }
  return game;
}

}  // namespace arbiter
