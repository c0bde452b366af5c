// SPDX-License-Identifier: MIT
#include "app/cli/game_options.h"

#include "app/commands/spelling.h"
#include "app/commands/status.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "app/table/setups.h"
#include "referee/core/rules.h"
#include "referee/protocol/json_file.h"
#include "text/json_text.h"
#include "text/sentences.h"
#include "text/value_json.h"

namespace arbiter::cli {

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

Expected<std::map<std::string, std::string>> names_of(const std::vector<std::string>& list, const std::string& option) {
  std::map<std::string, std::string> out;
  for (const std::string& one : list) {
    const std::size_t sign = one.find('=');
    if (sign == std::string::npos || sign == 0)
      return refuse("bad_option", make_message("%1: expected NAME=VALUE, not %2", option, arg::quoted(one)));
    out[one.substr(0, sign)] = one.substr(sign + 1);
  }
  return out;
}

Expected<Value> values_of(const std::vector<std::string>& list, const std::string& option) {
  const auto names = names_of(list, option);
  if (!names) return tl::unexpected(names.error());
  Value out = Value::Table();
  for (const auto& [name, text] : *names) {
    Value value = text::value_of(text::parse_or_discard(text));
    out[name] = value.is_nothing() ? Value(text) : std::move(value);
  }
  return out;
}

int status_of(const Refusal& refusal) {
  return refusal.code == "bad_setup" || refusal.code == "bad_position" ? kInput : kUsage;
}

Expected<Value> setup_of(const GameOptions& options) {
  if (!options.rules.empty() && find_ruleset(options.rules) == nullptr) {
    std::vector<std::string> ids;
    for (const RulesetInfo& info : rulesets()) ids.push_back(info.id);
    if (const auto meant = nearest(options.rules, ids))
      return refuse("unknown_ruleset", join_messages({make_message("there is no game \"%1\"", options.rules),
                                                      as_it_is(did_you_mean(options.rules, ids))},
                                                     ""));
  }
  Value setup{{"ruleset", options.rules}};
  const auto armies = names_of(options.armies, "--armies");
  if (!armies) return tl::unexpected(armies.error());
  auto values = values_of(options.options, "--options");
  if (!values) return values;
  for (const auto& [seat, army] : *armies) setup["armies"][seat] = table::army_meant(army);
  if (!options.setups_file.empty()) {
    const auto setups = table::read_setups(options.setups_file);
    if (!setups) return refuse("bad_setup", setups.error());
    Value& kept = (*values)["setups"] = Value::Table();
    for (const auto& [army, text] : *setups) kept[army] = text;
  }
  if (!values->empty()) setup["options"] = *values;
  if (!options.control.empty()) setup["table"]["control"] = options.control;
  if (options.position_file.empty()) return setup;
  const auto position = protocol::read_json(options.position_file);
  if (!position) return refuse("bad_position", position.error().message);
  setup["position"] = text::value_of(*position);
  if (!setup["position"].is_table())
    return refuse("bad_position", make_message("%1: no position in the protocol's form (a JSON object with \"pieces\")",
                                               options.position_file));
  return setup;
}

}  // namespace arbiter::cli
