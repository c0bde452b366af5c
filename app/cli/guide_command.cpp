#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/game_options.h"
#include "referee/core/game.h"
#include "referee/guides/guide.h"

namespace arbiter::cli {

namespace {

int print_guide(const GameOptions& wanted) {
  const auto setup = setup_of(wanted);
  const auto game = setup ? Game::start(*setup) : tl::unexpected(setup.error());
  if (!game) {
    std::cerr << "arbiter guide: " << game.error().message;
    if (!find_ruleset(wanted.rules)) {
      std::cerr << " There are:";
      for (const RulesetInfo& known : rulesets()) std::cerr << " " << known.id;
    }
    std::cerr << "\n";
    return 2;
  }
  std::cout << guide(*find_ruleset(wanted.rules), game->rules());
  return 0;
}

}  // namespace

void add_guide(CLI::App& app, int& status) {
  auto* command = app.add_subcommand("guide", "How a game is set up and played: board, pieces, rules, options");
  auto wanted = std::make_shared<GameOptions>();
  command->add_option("game", wanted->rules, "Ruleset id, for example shatranj")->required();
  command->add_option("--armies", wanted->armies, "S=NAME,W=NAME…: what each seat plays, where the game has armies")
      ->delimiter(',');
  command->add_option("--options", wanted->options, "NAME=VALUE,…: shown with these options of the ruleset")
      ->delimiter(',');
  command->callback([wanted, &status] { status = print_guide(*wanted); });
}

}  // namespace arbiter::cli
