// A game written down and read back: what is secret stays out of it while the game is played.
#include <algorithm>

#include "referee/core/game.h"
#include "referee/protocol/json.h"

namespace arbiter {

using nlohmann::json;

namespace {

/// Where the word `secret` of a secret action ends, 0 for any other.
std::size_t secret_word(std::string_view action) {
  constexpr std::string_view kWord = "secret";
  const std::size_t colon = action.find(':');
  const std::size_t begin = colon == std::string_view::npos ? 0 : colon + 1;
  return action.substr(begin, kWord.size() + 1) == "secret " ? begin + kWord.size() : 0;
}

/// Takes what is secret out of a position, of those of joined boards too; were there any?
bool without_secrets(json& position) {
  if (!position.is_object()) return false;
  bool any = position.erase("secrets") != 0;
  if (position.contains("boards") && position["boards"].is_array())
    for (json& board : position["boards"]) any = without_secrets(board) || any;
  return any;
}

/// Takes what is secret out of a game's request: the throws to come, hidden options and what is hidden in the position.
/// Was anything of the last two there?
bool without_secrets_of_setup(json& setup) {
  setup.erase("seed");
  bool any = setup.contains("position") && without_secrets(setup["position"]);
  for (const OptionInfo& option : find_ruleset(setup["ruleset"].get<std::string>())->options)
    if (option.secret) any = setup["options"].erase(option.name) != 0 || any;
  return any;
}

}  // namespace

bool Game::has_secrets() const {
  const bool given = [setup = setup_]() mutable { return without_secrets_of_setup(setup); }();
  return !over() && (given || std::any_of(plies_.begin(), plies_.end(),
                                          [](const Ply& ply) { return secret_word(ply.action) != 0; }));
}

json Game::record(bool full) const {
  json record = setup_;
  record["format"] = "arbiter-record";
  record["version"] = 1;
  if (!about_.empty()) record["about"] = about_;
  json plies = json::array();
  const bool open = full || over();
  if (!open) without_secrets_of_setup(record);
  for (const Ply& ply : plies_) {
    json entry;
    if (ply.action.empty()) {
      entry["override"] = ply.correction;
    } else if (const std::size_t word = open ? 0 : secret_word(ply.action); word != 0) {
      entry["action"] = ply.action.substr(0, word);
      entry["hidden"] = true;
    } else {
      entry["action"] = ply.action;
    }
    entry["events"] =
        protocol::events_json(*rules_, ply.events, open ? protocol::Viewer::arbiter() : protocol::Viewer::everyone());
    // What is told of a hidden action may tell the action.
    if (!ply.note.is_null() && !entry.contains("hidden")) entry["note"] = ply.note;
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
    const json now = protocol::events_json(*game->rules_, game->last_events(), protocol::Viewer::arbiter());
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
