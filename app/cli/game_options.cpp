// SPDX-License-Identifier: MIT
#include "app/cli/game_options.h"

#include "app/commands/status.h"
#include "app/table/setups.h"
#include "referee/protocol/json_file.h"
#include "text/json_text.h"

namespace arbiter::cli {

using nlohmann::json;

CLI::Option* add_game_options(CLI::App& command, GameOptions& options) {
  auto* rules = command.add_option("--rules", options.rules, "The game's ruleset: chess, mr-joseph …");
  command.add_option("--armies", options.armies, "S=NAME,W=NAME…: what each seat plays, where the game has armies")
      ->delimiter(',');
  command.add_option("--options", options.options, "NAME=VALUE,…: the ruleset's options")->delimiter(',');
  add_setups_option(command, options);
  command
      .add_option("--control", options.control,
                  "At this table a piece that changes hands is marked (mark) or replaced by one of its new owner's "
                  "colour (swap)")
      ->check(CLI::IsMember({"mark", "swap"}));
  command.add_option("--position", options.position_file, "Start from this position (a JSON file, as `new` takes it)");
  return rules;
}

void add_setups_option(CLI::App& command, GameOptions& options) {
  command.add_option("--setups", options.setups_file,
                     "A club's own set-ups: a JSON file such as {\"poland\":\"K B N P / P P P P\"}");
}

Expected<json> pairs(const std::vector<std::string>& list, const std::string& option, bool values) {
  json out = json::object();
  for (const std::string& one : list) {
    const std::size_t sign = one.find('=');
    if (sign == std::string::npos || sign == 0)
      return refuse("bad_option", option + ": expected NAME=VALUE, not \"" + one + "\"");
    const std::string text = one.substr(sign + 1);
    const json value = values ? text::parse_or_discard(text) : json();
    out[one.substr(0, sign)] = value.is_number() || value.is_boolean() || value.is_structured() ? value : json(text);
  }
  return out;
}

int status_of(const Refusal& refusal) {
  return refusal.code == "bad_setup" || refusal.code == "bad_position" ? kInput : kUsage;
}

Expected<json> setup_of(const GameOptions& options) {
  json setup{{"ruleset", options.rules}};
  auto armies = pairs(options.armies, "--armies", false);
  if (!armies) return armies;
  auto values = pairs(options.options, "--options", true);
  if (!values) return values;
  if (!armies->empty()) setup["armies"] = *armies;
  if (!options.setups_file.empty()) {
    auto setups = table::read_setups(options.setups_file);
    if (!setups) return refuse("bad_setup", setups.error());
    (*values)["setups"] = std::move(*setups);
  }
  if (!values->empty()) setup["options"] = *values;
  if (!options.control.empty()) setup["table"] = {{"control", options.control}};
  if (options.position_file.empty()) return setup;
  auto position = protocol::read_json(options.position_file);
  if (!position) return refuse("bad_position", position.error().message);
  setup["position"] = std::move(*position);
  if (!setup["position"].is_object())
    return refuse("bad_position",
                  options.position_file + ": no position in the protocol's form (a JSON object with \"pieces\")");
  return setup;
}

}  // namespace arbiter::cli
