// SPDX-License-Identifier: MIT
#include "referee/json/games.h"

#include <algorithm>

#include "referee/json/state.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::game_json {

using nlohmann::json;

namespace {

/// The options of a request with their values as they are meant: flags, numbers, lists and tables may come as text.
Value meant(const RulesetInfo& info, const Value& given) {
  if (!given.is_table()) return given;
  Value options = given;
  for (const OptionInfo& option : info.options) {
    if (option.fallback.is_text() || !given[option.name].is_text()) continue;
    const json read = text::parse_or_discard(given[option.name].text());
    if (!read.is_discarded() && !read.is_null()) options[option.name] = text::value_of(read);
  }
  return options;
}

Expected<std::map<Seat, std::string>> armies_of(const RulesetInfo& info, const json& given) {
  std::map<Seat, std::string> armies;
  if (given.is_null()) return armies;
  if (!given.is_object()) return refuse("bad_army", make_message("\"armies\" must be an object of seats and armies."));
  for (const auto& [key, value] : given.items()) {
    const auto seat = parse_seat(key);
    if (!seat) return refuse("bad_army", make_message("%1: %2 is no seat.", arg::quoted("armies"), arg::quoted(key)));
    const bool known = value.is_string() &&
                       std::find(info.armies.begin(), info.armies.end(), value.get<std::string>()) != info.armies.end();
    if (!known)
      return refuse("bad_army",
                    make_message("%1: %2 is no army of %3.", arg::quoted("armies." + key), text::dump(value), info.id));
    armies[*seat] = value.get<std::string>();
  }
  return armies;
}

/// How the players show on the table what the board alone does not: `{"control":"mark"|"swap"}`.
Expected<ControlShown> control_of(const json& table) {
  ControlShown shown = ControlShown::nothing;
  if (table.is_null()) return shown;
  if (!table.is_object()) return refuse("bad_request", as_it_is("\"table\" must be an object."));
  for (const auto& [key, value] : table.items()) {
    if (key != "control")
      return refuse("bad_request", as_it_is("\"table\": there is no \"" + key + "\", only \"control\"."));
    if (value != "mark" && value != "swap")
      return refuse("bad_request",
                    as_it_is("\"table.control\" must be \"mark\" or \"swap\", not " + text::dump(value) + "."));
    shown = value == "mark" ? ControlShown::mark : ControlShown::swap;
  }
  return shown;
}

json ply_json(const Game& game, const View& view, const Game::Ply& ply) {
  json entry;
  if (ply.action.empty())
    entry["override"] = view.correction(ply);
  else
    entry["action"] = view.action(ply);
  if (view.hides(ply)) entry["hidden"] = true;
  entry["events"] = events_json(game.rules(), view.events(ply.events), Viewer::arbiter());
  if (const Value note = view.note(ply); !note.is_nothing()) entry["note"] = note;
  return entry;
}

/// What an event list of a record has in a place; where it ends before it, nothing.
Argument event_at(const json& list, std::size_t place) {
  return place < list.size() ? Argument(list[place].dump()) : Argument(make_message("nothing"));
}

/// Plays one entry of a record; `number`: which, from 1.
Expected<void> replay(Game& game, const json& ply, std::size_t number) {
  if (!ply.is_object()) return refuse("bad_record", make_message("ply %1 is no object.", number));
  if (ply.value("hidden", false))
    return refuse("bad_record",
                  make_message("ply %1 is hidden: a public record of an unfinished game cannot be played on.", number));
  Expected<void> done;
  if (ply.contains("override"))
    done = correct(game, ply["override"]);
  else if (ply.value("action", json()).is_string())
    done = game.act(ply["action"].get<std::string>());
  else
    return refuse("bad_record", make_message("ply %1 has neither \"action\" nor \"override\".", number));
  if (!done) return refuse("bad_record", make_message("ply %1: %2", number, done.error().message), done.error().rule);
  if (auto noted = game.annotate(text::value_of(ply.value("note", json()))); !noted)
    return refuse("bad_record", make_message("ply %1: %2", number, noted.error().message));
  if (!ply.contains("events")) return {};
  const json now = events_json(game.rules(), game.last_events(), Viewer::arbiter());
  if (ply["events"] == now) return {};
  const json& then = ply["events"];
  std::size_t k = 0;
  while (k < then.size() && k < now.size() && then[k] == now[k]) ++k;
  return refuse("bad_record", make_message("ply %1, event %2: recorded %3, the rules give %4.", number, k + 1,
                                           event_at(then, k), event_at(now, k)));
}

}  // namespace

Expected<Beginning> beginning_of(const json& request) {
  if (!request.value("ruleset", json()).is_string())
    return refuse("bad_request", make_message("\"ruleset\" must name a game."));
  Beginning beginning;
  beginning.ruleset = request["ruleset"].get<std::string>();
  const RulesetInfo* info = find_ruleset(beginning.ruleset);
  if (!info) return beginning;  // what games there are is said where it is to be begun
  beginning.options_said = text::value_of(request.value("options", json()));
  auto options = checked_options(*info, meant(*info, beginning.options_said));
  if (!options) return tl::unexpected(options.error());
  beginning.options = *std::move(options);
  if (beginning.options_said.is_nothing()) beginning.options_said = Value::Table();
  auto armies = armies_of(*info, request.value("armies", json()));
  if (!armies) return tl::unexpected(armies.error());
  beginning.armies = *std::move(armies);
  const json seed = request.value("seed", json(0));
  if (!seed.is_number_integer()) return refuse("bad_request", make_message("\"seed\" must be a whole number."));
  beginning.seed = seed.get<std::uint64_t>();
  beginning.position = text::value_of(request.value("position", json()));
  const auto control = control_of(request.value("table", json()));
  if (!control) return tl::unexpected(control.error());
  beginning.control = *control;
  return beginning;
}

json setup_json(const Beginning& beginning) {
  json setup{{"ruleset", beginning.ruleset}, {"options", beginning.options_said}};
  if (beginning.seed) setup["seed"] = *beginning.seed;
  for (const auto& [seat, army] : beginning.armies) setup["armies"][std::string(name(seat))] = army;
  if (!beginning.position.is_nothing()) setup["position"] = beginning.position;
  if (beginning.control != ControlShown::nothing)
    setup["table"] = {{"control", beginning.control == ControlShown::mark ? "mark" : "swap"}};
  return setup;
}

Expected<Game> start(const json& request) {
  auto beginning = beginning_of(request);
  if (!beginning) return tl::unexpected(beginning.error());
  auto game = Game::start(*std::move(beginning));
  if (!game) return game;
  if (auto told = game->set_about(text::value_of(request.value("about", json()))); !told)
    return tl::unexpected(told.error());
  return game;
}

json record(const Game& game, Viewer viewer) {
  const View view(game, viewer);
  json record = setup_json(view.beginning());
  record["format"] = "arbiter-record";
  record["version"] = 1;
  if (!game.about().empty()) record["about"] = game.about();
  json plies = json::array();
  for (const Game::Ply& ply : game.plies()) plies.push_back(ply_json(game, view, ply));
  record["plies"] = std::move(plies);
  record["result"] = result_json(game);
  return record;
}

Expected<Game> load(const json& record) {
  if (!record.is_object() || record.value("format", "") != "arbiter-record")
    return refuse("bad_record", make_message("This is no record of a game: \"format\" must be \"arbiter-record\"."));
  if (record.value("version", 0) != 1)
    return refuse("bad_record", make_message("This record's \"version\" is not 1; a newer program may read it."));
  auto game = start(record);
  if (!game) return game;
  const json plies = record.value("plies", json::array());
  if (!plies.is_array()) return refuse("bad_record", make_message("\"plies\" must be a list."));
  for (std::size_t i = 0; i < plies.size(); ++i)
    if (auto done = replay(*game, plies[i], i + 1); !done) return tl::unexpected(done.error());
  return game;
}

Expected<void> correct(Game& game, const json& request) { return game.correct(text::value_of(request)); }

Expected<std::size_t> board_field(const Game& game, const json& request) {
  return game.board_numbered(text::value_of(request.value("board", json())));
}

}  // namespace arbiter::game_json
