// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <random>
#include <set>

#include "play/level.h"
#include "play/world.h"
#include "referee/core/view.h"
#include "referee/json/games.h"
#include "referee/json/state.h"
#include "tests/play/match.h"
#include "tests/support/secrets.h"
#include "text/value_json.h"

namespace arbiter {
namespace {

using nlohmann::json;
using play::Budget;
using play::Player;
using play::Sight;
using testing::Match;

Game begun(const json& request) {
  auto game = game_json::start(request);
  if (!game) throw std::runtime_error(request.dump() + ": " + game.error().message.english());
  return std::move(*game);
}

Game chess_after(const std::vector<std::string>& moves) {
  Game game = begun({{"ruleset", "chess"}});
  for (const std::string& move : moves) EXPECT_TRUE(game.act(move)) << move;
  return game;
}

std::string said(const Sight& sight, const play::Thought& thought) {
  return thought.action ? sight.said(*thought.action) : "";
}

/// A request with options by chance, as far as they go together.
Game any_game(const RulesetInfo& info, std::mt19937_64& chance) {
  for (int tries = 0; tries < 100; ++tries) {
    json request{{"ruleset", info.id}, {"seed", chance() % 1'000'000}};
    std::vector<std::string> armies = info.armies;
    for (const std::string& seat : info.seats) {
      if (armies.empty()) break;
      const std::size_t i = chance() % armies.size();
      request["armies"][seat] = armies[i];
      armies.erase(armies.begin() + static_cast<std::ptrdiff_t>(i));
    }
    for (const OptionInfo& option : info.options)
      if (!option.values.empty() && chance() % 4 == 0)
        request["options"][option.name] = option.values[chance() % option.values.size()];
    if (auto game = game_json::start(request)) return std::move(*game);
  }
  throw std::runtime_error(info.id + " cannot begin");
}

std::vector<Seat> seats_of(const Game& game) {
  std::vector<Seat> seats;
  for (std::size_t b = 0; b < game.boards(); ++b)
    seats.insert(seats.end(), game.rules(b).seats.begin(), game.rules(b).seats.end());
  return seats;
}

/// Games of all levels against each other; no action may be refused.
void play_each_other(int games, int plies, std::uint64_t nodes) {
  for (const RulesetInfo& info : rulesets()) {
    std::mt19937_64 chance(std::hash<std::string>{}(info.id));
    int actions = 0;
    for (int n = 0; n < games; ++n) {
      Game game = any_game(info, chance);
      Match match;
      match.plies = plies;
      for (const Seat seat : seats_of(game))
        match.movers[seat] =
            testing::player_mover(1 + static_cast<int>(chance() % play::kLevels), chance(), {nodes, {}});
      const auto end = testing::play_match(game, match);
      ASSERT_EQ(end.refused, "") << info.id << ", game " << n << " after " << end.plies << " actions";
      EXPECT_GT(end.plies, 0) << info.id << ", game " << n;
      actions += end.plies;
    }
    std::cout << info.id << ": " << actions << " actions" << std::endl;
  }
}

TEST(Play, NeverSaysWhatIsRefused) { play_each_other(2, 24, 40); }
TEST(Play, NightlyNeverSaysWhatIsRefused) { play_each_other(100, 200, 60); }
TEST(Play, LongNeverSaysWhatIsRefused) { play_each_other(500, 400, 100); }

/// Two games that differ in what South hides: the others do the same in both.
void play_pairs(int pairs, int plies) {
  for (const test::Secret& secret : test::secrets()) {
    int thoughts = 0;
    for (int n = 0; n < pairs; ++n) {
      std::mt19937_64 chance(static_cast<std::uint64_t>(n) + 5);
      json request{{"ruleset", secret.ruleset}, {"seed", n}, {"armies", {{"S", secret.army}}}};
      const auto& armies = find_ruleset(secret.ruleset)->armies;
      for (const char* seat : {"W", "N", "E"}) request["armies"][seat] = armies[chance() % armies.size()];
      Game one = begun(request), other = begun(request);
      ASSERT_TRUE(one.act(secret.one));
      ASSERT_TRUE(other.act(secret.other));
      for (int ply = 0; ply < plies && !one.over() && !other.over(); ++ply) {
        const Seat seat = one.position().decision.seat;
        if (seat != other.position().decision.seat) break;
        std::string action;
        if (seat == Seat::S || seat == Seat::none) {
          std::vector<std::string> open;
          std::set<std::string> in_other;
          for (const Action& a : other.legal()) in_other.insert(print(a, other.rules()));
          for (const Action& a : one.legal())
            if (a.type == Action::Type::move && in_other.contains(print(a, one.rules())))
              open.push_back(print(a, one.rules()));
          if (open.empty()) break;
          action = open[chance() % open.size()];
        } else {
          const std::uint64_t seed = chance();
          const int level = 1 + static_cast<int>(chance() % play::kLevels);
          const Sight a(one, seat), b(other, seat);
          action = said(a, Player(level, seed).think(a, {80, {}}));
          ASSERT_EQ(action, said(b, Player(level, seed).think(b, {80, {}})))
              << secret.army << ", pair " << n << ", ply " << ply << ", " << name(seat);
          ++thoughts;
        }
        // Once something comes to light the games are not the same any more.
        if (!one.act(action) || !other.act(action)) break;
        if (game_json::record(one, Viewer::of(Seat::W)) != game_json::record(other, Viewer::of(Seat::W)) ||
            game_json::state_json(one, Viewer::of(Seat::W)) != game_json::state_json(other, Viewer::of(Seat::W)))
          break;
      }
    }
    EXPECT_GE(thoughts, pairs) << secret.army;
    std::cout << secret.army << ": " << pairs << " pairs, " << thoughts << " thoughts alike" << std::endl;
  }
}

TEST(Play, KnowsNothingThatIsHidden) { play_pairs(2, 10); }
TEST(Play, NightlyKnowsNothingThatIsHidden) { play_pairs(50, 24); }
TEST(Play, LongKnowsNothingThatIsHidden) { play_pairs(350, 24); }

TEST(Play, DoesNotKnowTheOrderOfAPile) {
  const json armies{{"S", "russia"}, {"W", "sweden"}, {"N", "poland"}, {"E", "germany"}};
  const auto game_with = [&](const json& deck) {
    return begun(
        {{"ruleset", "european-chess"}, {"armies", armies}, {"options", {{"mode", "lightning"}, {"deck", deck}}}});
  };
  const Game one = game_with({"spain", "austria", "china"}), other = game_with({"china", "spain", "austria"});
  EXPECT_EQ(Sight(one, Seat::S).position().ledger, Sight(other, Seat::S).position().ledger);
}

TEST(Play, FindsAMateInOne) {
  const Game game = chess_after({"f2f3", "e7e5", "g2g4"});
  const Sight sight(game, Seat::N);
  const auto thought = Player(8).think(sight, {3'000, {}});
  EXPECT_EQ(said(sight, thought), "d8h4");
  EXPECT_GT(thought.score, play::kSureWin);
  EXPECT_GT(thought.result[static_cast<std::size_t>(index(Seat::N))], 0.95);
}

TEST(Play, TakesWhatHangsAndSaysWhatFollows) {
  const Game game = chess_after({"e2e4", "d7d5", "d1g4"});
  const Sight sight(game, Seat::N);
  const auto thought = Player(8).think(sight, {20'000, {}});
  EXPECT_EQ(said(sight, thought), "c8g4");
  EXPECT_GT(thought.score, 500);
  EXPECT_GT(thought.line.size(), 1U);
  EXPECT_GT(thought.depth, 2);
}

TEST(Play, SameSeedSameAction) {
  for (const char* ruleset : {"chess", "mr-joseph", "janggi", "ashtapada"}) {
    Game game = testing::new_game(ruleset, 3);
    if (game.legal().front().type == Action::Type::roll) {
      ASSERT_TRUE(game.act("roll"));
    }
    const Sight sight(game, game.position().decision.seat);
    for (const int level : {2, 5, 8})
      EXPECT_EQ(said(sight, Player(level, 9).think(sight, {500, {}})),
                said(sight, Player(level, 9).think(sight, {500, {}})))
          << ruleset;
  }
}

TEST(Play, KeepsItsBudgetOfNodes) {
  for (const char* ruleset : {"chess", "mr-joseph", "sittuyin", "european-chess"}) {
    const Game game = testing::new_game(ruleset, 4);
    const Sight sight(game, game.position().decision.seat);
    for (const std::uint64_t nodes : {1U, 50U, 2'000U})
      EXPECT_LE(Player(8).think(sight, {nodes, {}}).nodes, nodes) << ruleset;
  }
}

TEST(Play, StopsWhenItIsAskedTo) {
  const Game game = chess_after({});
  const Sight sight(game, Seat::S);
  std::stop_source before;
  before.request_stop();
  const auto none = Player(8).think(sight, {}, before.get_token());
  EXPECT_TRUE(none.action);
  EXPECT_EQ(none.nodes, 0U);
  // Without any other limit it ends as soon as somebody says so.
  std::stop_source later;
  const auto some = Player(8).think(sight, {}, later.get_token(), [&](const play::Thought& t) {
    if (t.depth >= 3) later.request_stop();
  });
  EXPECT_TRUE(some.action);
  EXPECT_GE(some.depth, 3);
}

TEST(Play, TellsItsDepths) {
  const Game game = chess_after({});
  const Sight sight(game, Seat::S);
  std::vector<int> depths;
  (void)Player(8).think(sight, {4'000, {}}, {}, [&](const play::Thought& t) { depths.push_back(t.depth); });
  EXPECT_GE(depths.size(), 2U);
  EXPECT_TRUE(std::is_sorted(depths.begin(), depths.end()));
}

TEST(Play, HasNothingToSayForAnotherSeat) {
  const Game game = chess_after({});
  const Sight sight(game, Seat::N);
  EXPECT_TRUE(sight.legal().empty());
  EXPECT_FALSE(Player(8).think(sight, {100, {}}).action);
}

TEST(Play, ResignsWhenAllIsLostForSomeTurns) {
  Game game = begun(
      {{"ruleset", "chess"},
       {"position",
        {{"pieces", {{"a1", "S.king"}, {"h8", "N.king"}, {"g7", "N.queen"}, {"b8", "N.queen"}}}, {"to_act", "S"}}}});
  const Sight sight(game, Seat::S);
  Player player(8);
  std::optional<Action> said_last;
  for (int turn = 0; turn < 3; ++turn) {
    EXPECT_FALSE(said_last);
    said_last = player.remark(sight, player.think(sight, {2'000, {}}));
  }
  ASSERT_TRUE(said_last);
  EXPECT_EQ(said_last->type, Action::Type::resign);
}

TEST(Play, AcceptsADrawWhenItIsWorse) {
  Game game = begun(
      {{"ruleset", "chess"},
       {"position",
        {{"pieces", {{"a1", "S.king"}, {"h8", "N.king"}, {"g7", "N.queen"}, {"b2", "S.pawn"}}}, {"to_act", "N"}}}});
  ASSERT_TRUE(game.act("N:draw"));
  ASSERT_TRUE(game.act("g7g5"));
  ASSERT_FALSE(game.over());
  const Sight sight(game, Seat::S);
  Player player(8);
  const auto remark = player.remark(sight, player.think(sight, {2'000, {}}));
  ASSERT_TRUE(remark);
  EXPECT_EQ(remark->type, Action::Type::accept);
}

/// Kings and rooks, the rooks walking so that no position comes twice.
class LevelGame {
 public:
  explicit LevelGame(int turn)
      : game_(begun({{"ruleset", "chess"},
                     {"position",
                      {{"pieces", {{"e1", "S.king"}, {"a1", "S.rook"}, {"e8", "N.king"}, {"h8", "N.rook"}}},
                       {"to_act", "S"},
                       {"decision", "move"},
                       {"turn", turn}}}})) {}
  [[nodiscard]] Game& game() { return game_; }
  /// Both rooks go on by a step. `offers`: North offers a draw with its move.
  void go_on(bool offers = false) {
    static constexpr std::array<const char*, 13> south{"a1", "a2", "a3", "a4", "a5", "a6", "a7",
                                                       "b7", "b6", "b5", "b4", "b3", "b2"};
    static constexpr std::array<const char*, 13> north{"h8", "h7", "h6", "h5", "h4", "h3", "h2",
                                                       "g2", "g3", "g4", "g5", "g6", "g7"};
    ASSERT_TRUE(game_.act(std::string(south.at(step_)) + south.at(step_ + 1)));
    if (offers) {
      ASSERT_TRUE(game_.act("draw"));
    }
    ASSERT_TRUE(game_.act(std::string(north.at(step_)) + north.at(step_ + 1)));
    ++step_;
  }

 private:
  Game game_;
  std::size_t step_ = 0;
};

/// What is said of the turn, 0 as its score.
std::optional<Action> remark_at(Player& player, const Game& game, int score = 0) {
  play::Thought thought;
  thought.score = score;
  return player.remark(Sight(game, Seat::S), thought);
}

TEST(Play, OffersADrawWhereTheGameIsLevelForLong) {
  LevelGame level(61);
  Player player(8);
  for (int turn = 1; turn < 12; ++turn) {
    EXPECT_FALSE(remark_at(player, level.game())) << turn;
    EXPECT_FALSE(remark_at(player, level.game())) << "the same turn, thought about once more";
    level.go_on();
  }
  const auto offer = remark_at(player, level.game());
  ASSERT_TRUE(offer);
  EXPECT_EQ(offer->type, Action::Type::draw);
  ASSERT_TRUE(level.game().act("draw"));
  EXPECT_FALSE(level.game().over()) << "an offer, no claim";
  EXPECT_FALSE(remark_at(player, level.game())) << "it has just been said";
  level.go_on();
  EXPECT_FALSE(remark_at(player, level.game())) << "it is not said again soon";
}

TEST(Play, OffersNoDrawEarlyOrWhereSomebodyStandsBetter) {
  LevelGame early(3), uneven(61);
  Player first(8), second(8);
  for (int turn = 1; turn <= 12; ++turn) {
    EXPECT_FALSE(remark_at(first, early.game())) << turn;
    EXPECT_FALSE(remark_at(second, uneven.game(), turn == 6 ? 60 : 0)) << turn;
    if (turn < 12) early.go_on(), uneven.go_on();
  }
}

TEST(Play, AcceptsADrawWhereTheGameIsLevelForLong) {
  LevelGame level(61);
  Player player(8);
  for (int turn = 1; turn < 12; ++turn) {
    EXPECT_FALSE(remark_at(player, level.game())) << "too early, turn " << turn;
    level.go_on(turn == 5 || turn == 11);
  }
  const auto remark = remark_at(player, level.game());
  ASSERT_TRUE(remark);
  EXPECT_EQ(remark->type, Action::Type::accept);
}

/// How many of the games the first wins.
int wins(const std::string& ruleset, int games, const std::function<testing::Mover(std::uint64_t)>& ours,
         const std::function<testing::Mover(std::uint64_t)>& theirs) {
  int won = 0;
  for (int n = 0; n < games; ++n) {
    const auto seed = play::mixed(static_cast<std::uint64_t>(n) + 17);
    Game game = testing::new_game(ruleset, seed);
    const auto& seats = game.rules().seats;
    const Seat own = seats[static_cast<std::size_t>(n) % seats.size()];
    Match match;
    for (const Seat seat : seats) match.movers[seat] = seat == own ? ours(seed) : theirs(seed + 1);
    won += (testing::play_match(game, match).winners >> index(own)) & 1;
  }
  return won;
}

TEST(Play, BeatsRandomPlay) {
  const auto ours = [](std::uint64_t seed) { return testing::player_mover(8, seed, {400, {}}); };
  for (const char* ruleset : {"chess", "xiangqi", "shogi", "makruk", "four-armies"})
    EXPECT_EQ(wins(ruleset, 2, ours, testing::random_mover), 2) << ruleset;
}

TEST(Play, AHigherLevelIsStronger) {
  const auto level = [](int number) {
    return [number](std::uint64_t seed) { return testing::player_mover(number, seed, {3'000, {}}); };
  };
  EXPECT_GE(wins("chess", 6, level(6), level(2)), 5);
}

}  // namespace
}  // namespace arbiter
