// SPDX-License-Identifier: MIT
#include "app/cli/club_options.h"
#include "app/cli/commands.h"

namespace arbiter::cli {

void add_club(CLI::App& app, int& status) {
  auto* club = add_command(app, "club");
  club->require_subcommand(1);
  club->footer(
      "Players and events are named by their names, the beginning of one, or their numbers; `last` is the newest "
      "event.\n"
      "A first evening: players add, events new, arrive, seat, publish, then `arbiter watch … --event … --table …` or\n"
      "result, and standings.");
  add_club_players(*club, status);
  add_club_events(*club, status);
  add_club_presence(*club, status);
  add_club_rounds(*club, status);
  add_club_results(*club, status);
  add_club_statistics(*club, status);
  add_club_files(*club, status);
  add_club_keys(*club, status);
  add_club_accounts(*club, status);
}

}  // namespace arbiter::cli
