// SPDX-License-Identifier: MIT
#include <cstdio>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/game_options.h"
#include "app/commands/complaint.h"
#include "app/commands/paged.h"
#include "app/table/award_text.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "referee/army_pages/army_page.h"
#include "referee/guides/guide.h"
#include "referee/json/games.h"
#include "text/sentences.h"
#include "text/value_json.h"

namespace arbiter::cli {

namespace {

int print_army(const RulesetInfo& info, const std::string& army, const nlohmann::json& options) {
  const auto page = army_page(info, army, text::value_of(options), {text::spoken(), table::rule_sentence});
  if (!page) {
    complain(table::message_text(page.error().message));
    return kUsage;
  }
  write_markdown(page->text);
  return kDone;
}

int print_games() {
  for (const RulesetInfo& info : rulesets())
    std::printf("%-20s %s\n", info.id.c_str(), table::game_title(info.id).c_str());
  return 0;
}

int print_guide(const GameOptions& wanted, const std::string& army) {
  if (wanted.rules.empty()) return print_games();
  const auto setup = setup_of(wanted);
  if (setup && !army.empty())
    if (const RulesetInfo* info = find_ruleset(wanted.rules))
      return print_army(*info, table::army_meant(army), (*setup)["options"]);
  const auto game = setup ? game_json::start(*setup) : tl::unexpected(setup.error());
  if (!game) {
    complain(table::message_text(game.error().message));
    return setup ? kUsage : status_of(setup.error());
  }
  write_markdown(guide(*find_ruleset(wanted.rules), game->rules(), BoardShown::in_letters,
                       {text::spoken(), table::rule_sentence}));
  return 0;
}

}  // namespace

void add_guide(CLI::App& app, int& status) {
  auto* command = add_command(app, "guide");
  auto wanted = std::make_shared<GameOptions>();
  auto army = std::make_shared<std::string>();
  command->add_option("game", wanted->rules, "Ruleset id, for example shatranj; without it: which there are");
  command->add_option("army", *army, "One army of the game, on a page of its own, for example russia");
  command->add_option("--armies", wanted->armies, "S=NAME,W=NAME…: what each seat plays, where the game has armies")
      ->delimiter(',');
  command->add_option("--options", wanted->options, "NAME=VALUE,…: shown with these options of the ruleset")
      ->delimiter(',');
  add_setups_option(*command, *wanted);
  command->callback([wanted, army, &status] { status = print_guide(*wanted, *army); });
}

}  // namespace arbiter::cli
