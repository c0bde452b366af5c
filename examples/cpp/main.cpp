// SPDX-License-Identifier: MIT
// Plays a game of chess from standard input, a move a line ("e2e4"), and says what the referee says.
#include <referee/json/games.h>
#include <referee/view/referee.h>

#include <iostream>

int main(int argc, char** argv) {
  arbiter::view::Referee referee;
  const auto begun = referee.begin(arbiter::game_json::start({{"ruleset", argc > 1 ? argv[1] : "chess"}}), {});
  if (!begun) {
    std::cerr << begun.error().message.english() << "\n";
    return 1;
  }
  const std::vector<arbiter::Viewer> viewers{arbiter::Viewer::everyone()};
  for (std::string line; !referee.game()->over() && std::getline(std::cin, line);) {
    const auto told = referee.act(line, {}, viewers);
    if (!told) {
      std::cout << line << ": refused (" << told.error().rule << "): " << told.error().message.english() << "\n";
      continue;
    }
    std::cout << line << ":";
    for (const auto& event : told->front().events) std::cout << " " << type_name(event);
    std::cout << "\n";
  }
  if (const auto outcome = arbiter::view::outcome(*referee.game()))
    for (const auto& winner : outcome->winners) std::cout << winner << " wins (" << outcome->reason << ")\n";
}
