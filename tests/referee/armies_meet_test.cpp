// SPDX-License-Identifier: MIT
// European Chess at random: armies that meet, on one board and on two, and whether every rule of theirs is ever cited.
#include <gtest/gtest.h>

#include <filesystem>
#include <iostream>
#include <map>

#include "referee/json/games.h"
#include "referee/protocol/cases.h"
#include "tests/referee/random_play.h"
#include "text/value_json.h"

namespace arbiter {
namespace {

using nlohmann::json;
using testing::Dice;
using testing::RandomGame;

/// Rule ids and how often each was behind an event or a refusal.
using Fired = std::map<std::string, int>;

/// Every rule that a game of European Chess can have, whichever armies, modes and options it is played with.
std::set<std::string> rules_of_european_chess() {
  const RulesetInfo& info = *find_ruleset("european-chess");
  std::set<std::string> ids;
  const auto add = [&](const json& request) {
    const auto game = game_json::start(request);
    if (!game) return;
    for (const RuleText* text : game->rules().all_texts()) ids.insert(game->rules().full_id(text));
  };
  for (const std::string& army : info.armies) {
    add({{"ruleset", info.id}, {"armies", {{"S", army}}}});
    for (const OptionInfo& option : info.options)
      for (const Value& value : option.values)
        if (option.name.rfind(army + ".", 0) == 0)
          add({{"ruleset", info.id}, {"armies", {{"S", army}}}, {"options", {{option.name, value}}}});
  }
  for (const OptionInfo& option : info.options)
    for (const Value& value : option.values)
      if (option.name == "mode" || option.name == "draft")
        add({{"ruleset", info.id}, {"options", {{option.name, value}}}});
  return ids;
}

/// What the game's last step cites: rules behind events, rules that ask something or leave a window open, and those by
/// which a piece moves otherwise than its kind.
void note_rules(const Game& game, Fired& fired) {
  for (const Event& e : game.last_events()) ++fired[game.rules().full_id(e.rule)];
  for (std::size_t b = 0; b < game.boards(); ++b) {
    const Position& pos = game.position(b);
    const auto cite = [&](SlotId slot) {
      for (const RuleText* text : pos.rules->rule(pos.slots[slot].rule).texts()) ++fired[pos.rules->full_id(text)];
    };
    if (pos.decision.slot != kNoSlot) cite(pos.decision.slot);
    for (const Window& window : pos.windows) cite(window.slot);
    for (const Event& e : game.last_events()) {
      const auto* moved = e.as<change::Moved>();
      if (moved == nullptr || (game.joined() && e.board != b + 1)) continue;
      const Piece& piece = pos.pieces[moved->piece];
      const Movement* usual = &pos.rules->kinds[piece.kind].movement;
      each_slot(pos, hook::kMovement, [&](const Rule& rule, SlotId s) {
        if (rule.movement(pos, s, piece, usual) != usual) cite(s);
      });
    }
  }
}

void note_refusal(const Refusal& why, Fired& fired) {
  if (!why.rule.empty()) ++fired[why.rule];
}

/// Plays the rule cases of a folder and notes what they cite.
void fire_cases(const std::filesystem::path& folder, Fired& fired) {
  for (const auto& file : testing::json_files(folder)) {
    const auto cases = protocol::read_cases(file);
    ASSERT_TRUE(cases) << cases.error().message.english();
    for (const protocol::RuleCase& one : *cases) {
      auto game = game_json::start(one.body);
      ASSERT_TRUE(game) << one.name << ": " << game.error().message.english();
      note_rules(*game, fired);
      for (const json& step : one.body["steps"]) {
        for (const char* key : {"act", "refuse"}) {
          if (!step.contains(key)) continue;
          const auto done = game->act(step[key].get<std::string>());
          if (!done) note_refusal(done.error(), fired);
        }
        note_rules(*game, fired);
      }
    }
  }
}

/// Random play that asks for what is not allowed, too.
void fire_game(const json& request, int plies, Dice& dice, Fired& fired) {
  auto game = game_json::start(request);
  ASSERT_TRUE(game) << request << ": " << game.error().message.english();
  note_rules(*game, fired);
  const auto& cells = game->rules().board->cells();
  for (int n = 0; n < plies && !game->over(); ++n) {
    for (int i = 0; i < 3; ++i) {
      Action action;
      action.from = dice.pick(cells);
      action.to = dice.pick(cells);
      Game copy = *game;
      if (const auto tried = copy.act(print(action, game->rules())); !tried) note_refusal(tried.error(), fired);
    }
    ActionList open = game->reactions();
    if (open.empty() || dice.chance(60)) open = game->legal();
    if (open.empty()) break;
    ActionList captures;
    for (const Action& a : open)
      if (a.to.valid() && !game->position().empty(a.to)) captures.push_back(a);
    const std::string text =
        print(!captures.empty() && dice.chance(50) ? dice.pick(captures) : dice.pick(open), game->rules());
    ASSERT_TRUE(game->act(text)) << text;
    note_rules(*game, fired);
  }
}

/// A game in which `first` and `second` meet, with two others.
json meeting(const std::string& first, const std::string& second, Dice& dice) {
  const auto& armies = find_ruleset("european-chess")->armies;
  std::vector<std::string> four{first, second, dice.pick(armies), dice.pick(armies)};
  const std::size_t turn = dice.below(4);
  std::rotate(four.begin(), four.begin() + static_cast<std::ptrdiff_t>(turn), four.end());
  json request{{"ruleset", "european-chess"}, {"seed", dice.below(1'000'000)}};
  for (std::size_t i = 0; i < 4; ++i) request["armies"][std::string(name(seat_at(static_cast<int>(i))))] = four[i];
  return request;
}

void report(const Fired& fired, const std::set<std::string>& known, bool all) {
  std::string silent;
  std::size_t loud = 0;
  for (const std::string& id : known) {
    const auto it = fired.find(id);
    if (it == fired.end()) silent += " " + id;
    if (it != fired.end()) ++loud;
    if (all) std::cout << "  " << id << " " << (it == fired.end() ? 0 : it->second) << "\n";
  }
  std::cout << "european-chess: " << loud << " of " << known.size() << " rules have been cited" << std::endl;
  EXPECT_TRUE(silent.empty()) << "never cited:" << silent;
}

TEST(EuropeanChess, CitesEveryRule) {
  const auto known = rules_of_european_chess();
  Fired fired;
  fire_cases(std::filesystem::path(ARBITER_SOURCE_DIR) / "tests" / "cases" / "european-chess", fired);
  const auto& armies = find_ruleset("european-chess")->armies;
  Dice dice(4711);
  for (std::size_t i = 0; i < armies.size() && !HasFatalFailure(); ++i)
    fire_game(meeting(armies[i], armies[(i + 1) % armies.size()], dice), 60, dice, fired);
  auto corrected = testing::game_of({{"ruleset", "european-chess"}});
  ASSERT_TRUE(game_json::correct(
      corrected, {{"reason", "a piece was knocked over"}, {"events", {{{"type", "removed"}, {"sq", "a2"}}}}}));
  note_rules(corrected, fired);
  report(fired, known, false);
}

TEST(EuropeanChess, NightlyEveryPairOfArmiesMeets) {
  const auto& armies = find_ruleset("european-chess")->armies;
  std::set<std::pair<std::string, std::string>> apart;
  for (const std::string& a : armies)
    for (const std::string& b : armies)
      if (a < b) apart.emplace(a, b);
  const std::size_t pairs = apart.size();
  Fired fired;
  std::set<std::string> told;
  int games = 0;
  for (std::uint64_t seed = 1; !apart.empty() && !HasFailure(); ++seed, ++games) {
    Dice dice(seed);
    const auto [first, second] = *apart.begin();
    const json request = meeting(first, second, dice);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + request.dump());
    for (const auto& [a, one] : request["armies"].items())
      for (const auto& [b, other] : request["armies"].items())
        apart.erase({one.get<std::string>(), other.get<std::string>()});
    RandomGame(testing::game_of(request), dice, told).play(120);
    fire_game(request, 200, dice, fired);
  }
  std::cout << games << " games in which " << pairs << " pairs of armies met" << std::endl;
  fire_cases(std::filesystem::path(ARBITER_SOURCE_DIR) / "tests" / "cases" / "european-chess", fired);
  auto known = rules_of_european_chess();
  known.erase("european-chess/arbiter.override");  // not by the rules of the game
  report(fired, known, true);
}

/// The first pairs of the nightly list.
TEST(EuropeanChess, ArmiesMeet) {
  const auto& armies = find_ruleset("european-chess")->armies;
  std::set<std::string> told;
  for (std::uint64_t seed = 1; seed <= 12 && !HasFailure(); ++seed) {
    Dice dice(seed);
    const json request = meeting(dice.pick(armies), dice.pick(armies), dice);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + request.dump());
    RandomGame(testing::game_of(request), dice, told).play(60);
  }
}

void play_bughouse(std::uint64_t games, int plies) {
  const auto& armies = find_ruleset("european-chess")->armies;
  std::set<std::string> told;
  for (std::uint64_t seed = 1; seed <= games && !::testing::Test::HasFailure(); ++seed) {
    Dice dice(seed);
    json request = meeting(dice.pick(armies), dice.pick(armies), dice);
    request["options"]["mode"] = "bughouse";
    for (const char* seat : {"S2", "W2", "N2", "E2"}) request["armies"][seat] = dice.pick(armies);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + request.dump());
    RandomGame(testing::game_of(request), dice, told).play(plies);
  }
  EXPECT_EQ(told.count("european-chess/modes.bughouse"), 1U) << "nothing was ever set up";
}

TEST(EuropeanChess, PlaysOnTwoBoards) { play_bughouse(6, 120); }
TEST(EuropeanChess, NightlyPlaysOnTwoBoards) { play_bughouse(60, 250); }

}  // namespace
}  // namespace arbiter
