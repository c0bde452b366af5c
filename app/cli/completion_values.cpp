// SPDX-License-Identifier: MIT
#include "app/cli/completion_values.h"

#include <array>
#include <set>

#include "app/table/game_text.h"
#include "app/table/names.h"
#include "db/club/club.h"
#include "db/store.h"
#include "referee/core/board.h"
#include "referee/core/rules.h"

namespace arbiter::cli {
namespace {

constexpr int kMostGames = 20;

std::vector<Candidate> games_there_are() {
  std::vector<Candidate> all;
  all.reserve(rulesets().size());
  for (const RulesetInfo& info : rulesets()) all.push_back({info.id, table::game_title(info.id)});
  return all;
}

std::vector<Candidate> armies_there_are() {
  std::set<std::string> ids;
  for (const RulesetInfo& info : rulesets()) ids.insert(info.armies.begin(), info.armies.end());
  std::vector<Candidate> all;
  all.reserve(ids.size());
  for (const std::string& id : ids) all.push_back({id, table::army_title(id)});
  return all;
}

std::vector<Candidate> saved_games() {
  std::vector<Candidate> all{{"last", {}}};
  const auto store = db::Store::open(db::default_path(), db::Store::Missing::refuse);
  const auto games = store ? store->games(db::GamePage{kMostGames, {}}) : tl::unexpected(store.error());
  if (!games) return all;
  for (const db::GameSummary& game : *games) all.push_back({std::to_string(game.id), table::list_line(game)});
  return all;
}

std::vector<Candidate> events_there_are() {
  std::vector<Candidate> all{{"last", {}}};
  const auto club = db::club::Club::open(db::default_path(), db::Store::Missing::refuse);
  const auto events = club ? club->events() : tl::unexpected(club.error());
  if (!events) return all;
  for (const auto& event : *events) all.push_back({event.name, table::game_title(event.ruleset)});
  return all;
}

std::vector<Candidate> people_there_are() {
  std::vector<Candidate> all;
  const auto club = db::club::Club::open(db::default_path(), db::Store::Missing::refuse);
  const auto people = club ? club->people() : tl::unexpected(club.error());
  if (!people) return all;
  for (const auto& person : *people) all.push_back({person.name, person.club});
  return all;
}

std::vector<Candidate> words(std::initializer_list<const char*> list) {
  std::vector<Candidate> all;
  for (const char* word : list) all.push_back({word, {}});
  return all;
}

std::vector<Candidate> boards() {
  std::vector<Candidate> all;
  for (const auto id : Board::ids()) all.push_back({std::string(id), {}});
  return all;
}

}  // namespace

std::vector<Candidate> completion_values(const CLI::App& command, const CLI::Option& option) {
  const std::string name = option.get_lnames().empty() ? option.get_name() : option.get_lnames().front();
  const bool club = command.get_parent() != nullptr && command.get_parent()->get_name() == "club";
  if (name == "rules") return games_there_are();
  if (name == "game")
    return command.get_name() == "guide" ||
                   (command.get_parent() != nullptr && command.get_parent()->get_name() == "guide")
               ? games_there_are()
               : saved_games();
  if (name == "resume") return saved_games();
  if (name == "army") return armies_there_are();
  if (name == "board") return boards();
  if (name == "event" || name == "events") return events_there_are();
  if (name == "player" || name == "players" || name == "other") return people_there_are();
  if (name == "what") return words({"slips", "chart", "list", "standings"});
  if (name == "format" && !club)
    return words({"pgn", "pgn4", "kif", "csa", "usi", "ucci", "wxf", "dhtmlxq", "gib", "text", "json"});
  if (name == "format" && command.get_name() == "export") return words({"csv", "json", "html", "trf", "pgn"});
  return {};
}

}  // namespace arbiter::cli
