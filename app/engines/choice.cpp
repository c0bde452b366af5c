// SPDX-License-Identifier: MIT
#include "app/engines/choice.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <vector>

#include "play/level.h"
#include "text/sentences.h"

namespace arbiter::engines {

namespace {

bool runs(const std::filesystem::path& file) {
  std::error_code ignored;  // what cannot be asked about is no program
  return std::filesystem::is_regular_file(file, ignored) && ::access(file.c_str(), X_OK) == 0;
}

/// Is the option set to the value of "palace=standard"?
bool agrees(const Options& options, const std::string& said) {
  const std::size_t is = said.find('=');
  const auto option = options.find(said.substr(0, is));
  return option != options.end() && option->second.is_text() && option->second.text() == said.substr(is + 1);
}

}  // namespace

Expected<EngineChoice> read_choice(std::string_view text) {
  EngineChoice choice{std::string(text), 0};
  const std::size_t colon = text.rfind(':');
  const std::string_view level = colon == std::string_view::npos ? "" : text.substr(colon + 1);
  // Files may have colons in their names: a level is a number.
  const bool number =
      !level.empty() && std::all_of(level.begin(), level.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (number) {
    choice.program = std::string(text.substr(0, colon));
    choice.level = level.size() == 1 ? level[0] - '0' : 0;
    if (choice.level < 1 || choice.level > play::kLevels)
      return refuse("bad_option",
                    make_message("The level of an engine is a number from 1 to %1, not %2.", play::kLevels, level));
  }
  if (choice.program.empty() || choice.program.back() == ':')
    return refuse("bad_option",
                  make_message("An engine has a name or a file: engine:fairy-stockfish, engine:/opt/stockfish:3."));
  return choice;
}

Expected<std::string> program_file(const std::string& program) {
  const auto missing = [&] {
    return refuse("not_found",
                  make_message("There is no program %1 to play with. Install it, or name its file.", program));
  };
  if (program.find('/') != std::string::npos) return runs(program) ? Expected<std::string>(program) : missing();
  // Debian keeps games where not everybody's PATH leads.
  const char* path = std::getenv("PATH");
  std::istringstream folders(std::string(path != nullptr ? path : "") + ":/usr/games");
  for (std::string folder; std::getline(folders, folder, ':');)
    if (const auto file = std::filesystem::path(folder) / program; !folder.empty() && runs(file)) return file.string();
  return missing();
}

Expected<const EngineGame*> engine_game(const std::string& ruleset, const Options& options) {
  const auto games = engine_games();
  const auto game = std::find_if(games.begin(), games.end(), [&](const EngineGame& g) { return g.ruleset == ruleset; });
  const RulesetInfo* info = find_ruleset(ruleset);
  if (game == games.end() || info == nullptr)
    return refuse("bad_option", make_message("No engine is known to play this game. The computer does: computer:8."));
  if (game->differs)
    return refuse("bad_option",
                  make_message("Engines play this game by other rules than Arbiter, see docs/play.md. The computer "
                               "plays it: computer:8."));
  Options all = default_options(*info);
  for (const auto& [name, value] : options) all[name] = value;
  std::istringstream wanted{std::string(game->options)};
  std::vector<std::string> others;
  for (std::string one; wanted >> one;)
    if (!agrees(all, one)) others.push_back(one);
  if (!others.empty())
    return refuse("bad_option", make_message("Engines play this game only with the options %1.", arg::texts(others)));
  return &*game;
}

std::string engine_title(const EngineChoice& choice) {
  const std::string name = std::filesystem::path(choice.program).filename().string();
  return choice.level == 0 ? name : text::tr("%1, level %2", {name, std::to_string(choice.level)});
}

}  // namespace arbiter::engines
