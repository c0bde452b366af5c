// SPDX-License-Identifier: MIT
// Engines of other people as players: Fairy-Stockfish where it is installed, and programs that do whatever an engine
// should not do.
#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "app/engines/engine_player.h"
#include "app/engines/process.h"
#include "app/table/computers.h"
#include "app/table/message_text.h"
#include "referee/json/games.h"

namespace arbiter::engines {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

/// Programs of the test, which note what they are told.
class Engines : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("arbiter-engines-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// A program that answers each line by a case of the shell.
  std::string program(const std::string& cases) {
    const fs::path file = folder_ / "engine";
    std::ofstream(file) << "#!/bin/sh\nwhile read -r line; do\necho \"$line\" >> " << told() << "\ncase \"$line\" in\n"
                        << cases << "\nquit) exit ;;\nesac\ndone\n";
    fs::permissions(file, fs::perms::owner_all);
    return file.string();
  }
  /// An engine that plays well but for what it does when it is asked for a move.
  std::string engine(const std::string& go, const std::string& options = "") {
    return program("uci) echo 'id name Fake 1'; " + options + " echo uciok ;;\nisready) echo readyok ;;\ngo*) " + go +
                   " ;;");
  }
  [[nodiscard]] std::string told() const { return (folder_ / "told").string(); }
  /// All that the program has been told.
  [[nodiscard]] std::string log() const {
    std::ifstream in(told());
    return {std::istreambuf_iterator<char>(in), {}};
  }
  [[nodiscard]] bool was_told(const std::string& line) const {
    return ("\n" + log()).find("\n" + line + "\n") != std::string::npos;
  }
  fs::path folder_;
};

Game started(const std::string& ruleset, const nlohmann::json& options = nlohmann::json::object(),
             const nlohmann::json& position = nullptr) {
  nlohmann::json request{{"ruleset", ruleset}, {"options", options}, {"seed", 1}};
  if (!position.is_null()) request["position"] = position;
  auto game = game_json::start(request);
  EXPECT_TRUE(game) << (game ? "" : game.error().message.english());
  return std::move(*game);
}

std::string said_by(play::SeatPlayer& player, const Game& game, std::chrono::milliseconds time = 30ms,
                    const std::stop_token& stop = {}) {
  const play::Sight sight(game, game.position().to_act);
  const auto thought = player.think(game, sight, {0, time}, stop);
  return thought.action ? sight.said(*thought.action) : "";
}

/// The engine fails at its first move: a legal action comes all the same, people are told once, and the engine is not
/// asked again.
void replaced(const EngineChoice& choice, const std::string& sentence, std::chrono::milliseconds time = 30ms) {
  Game game = started("chess");
  const auto player = engine_at_seat(choice, 1);
  for (int ply = 0; ply < 3; ++ply) {
    const std::string action = said_by(*player, game, time);
    ASSERT_FALSE(action.empty());
    ASSERT_TRUE(game.act(action)) << action;
    EXPECT_EQ(player->trouble().english(), ply == 0 ? sentence + " The computer plays on in its place." : "");
  }
}

TEST(EngineChoice, IsRead) {
  EXPECT_EQ(*read_choice("fairy-stockfish"), (EngineChoice{"fairy-stockfish", 0}));
  EXPECT_EQ(*read_choice("fairy-stockfish:3"), (EngineChoice{"fairy-stockfish", 3}));
  EXPECT_EQ(*read_choice("/opt/a:b/stock:fish"), (EngineChoice{"/opt/a:b/stock:fish", 0}));
  for (const char* wrong : {"", ":3", "x:0", "x:9", "x:12", "x:", "x::"}) EXPECT_FALSE(read_choice(wrong)) << wrong;
  EXPECT_EQ(engine_title({"/opt/stockfish", 3}), "stockfish, level 3");
  EXPECT_EQ(engine_title({"stockfish", 0}), "stockfish");
}

TEST(EngineChoice, StandsBehindASeat) {
  const auto seats = table::computer_seats({"S=computer:3", "N=engine:/opt/x:2", "E=engine:fairy-stockfish"});
  ASSERT_TRUE(seats) << seats.error().message.english();
  EXPECT_EQ(*seats,
            (table::ComputerSeats{{Seat::S, {3, ""}}, {Seat::N, {2, "/opt/x"}}, {Seat::E, {0, "fairy-stockfish"}}}));
  EXPECT_EQ(table::computer_name(seats->at(Seat::N)), "x, level 2");
  for (const char* wrong : {"S=engine", "S=engine:", "S=engine:x:9", "X=engine:x", "engine:x"}) {
    const auto refused = table::computer_seats({wrong});
    ASSERT_FALSE(refused) << wrong;
    EXPECT_NE(refused.error().message.english().find(wrong), std::string::npos) << refused.error().message.english();
  }
}

TEST(EngineChoice, SaysWhichGamesEnginesPlay) {
  EXPECT_TRUE(engine_game("chess", {}));
  EXPECT_TRUE(engine_game("senterej", {{"werera", "none"}}));
  const auto refused = [](const std::string& ruleset) { return engine_game(ruleset, {}).error().message.english(); };
  EXPECT_NE(refused("sittuyin").find("by other rules"), std::string::npos);
  EXPECT_NE(refused("mr-joseph").find("No engine is known"), std::string::npos);
  EXPECT_EQ(refused("janggi"),
            "Engines play this game only with the options palace=standard, facing=off, repetition=off.");
  EXPECT_EQ(refused("senterej"), "Engines play this game only with the options werera=none.");
}

TEST_F(Engines, AreCheckedBeforeTheGame) {
  const Game chess = started("chess");
  const auto why = [&](const EngineChoice& choice, const Game& game) {
    const auto fine = check_engine(choice, game);
    return fine ? "" : fine.error().message.english();
  };
  EXPECT_NE(why({"no-such-engine", 0}, chess).find("There is no program no-such-engine"), std::string::npos);
  EXPECT_NE(why({folder_.string(), 0}, chess).find("There is no program"), std::string::npos) << "a folder";
  EXPECT_EQ(why({"/bin/true", 0}, chess), "true does not answer as an engine does, in UCI or USI.");
  const std::string plain = engine("echo bestmove e2e4");
  EXPECT_EQ(why({plain, 0}, chess), "");
  EXPECT_EQ(why({plain, 3}, chess), "engine has no levels. Leave the level out.");
  EXPECT_EQ(why({plain, 0}, started("xiangqi")), "engine does not play this game.") << "it names no variant";
  const auto fine = table::check_computers({{Seat::N, {0, "no-such-engine"}}}, chess);
  ASSERT_FALSE(fine);
  EXPECT_EQ(fine.error().message.english().find("--seat N: There is no program"), 0U) << fine.error().message.english();
}

TEST_F(Engines, AreToldTheGameAndTheirLevel) {
  const std::string file = engine("echo 'info depth 7 score cp -31 nodes 5 pv e7e5 g1f3'; echo bestmove e7e5",
                                  "echo 'option name Skill Level type spin default 20 min 0 max 20';");
  Game game = started("chess");
  for (const char* move : {"e2e4", "e7e6", "f1a6"}) ASSERT_TRUE(game.act(move));
  ASSERT_TRUE(game.undo(2));
  const auto player = engine_at_seat({file, 2}, 1);
  const play::Sight sight(game, Seat::N);
  const auto thought = player->think(game, sight, {0, 30ms}, {});
  EXPECT_EQ(sight.said(*thought.action), "e7e5");
  EXPECT_EQ(thought.score, -31);
  EXPECT_EQ(thought.depth, 7);
  EXPECT_TRUE(player->trouble().empty());
  EXPECT_TRUE(was_told("setoption name Skill Level value 2")) << log();
  EXPECT_TRUE(was_told("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4")) << log();
  EXPECT_NE(log().find("go movetime 30 searchmoves "), std::string::npos) << log();
}

TEST_F(Engines, MayBeWeakenedByTheirRating) {
  const std::string file = engine("echo bestmove e2e4",
                                  "echo 'option name UCI_LimitStrength type check default false'; echo 'option name "
                                  "UCI_Elo type spin default 1350 min 1300 max 2000';");
  EXPECT_TRUE(check_engine({file, 1}, started("chess")));
  EXPECT_TRUE(was_told("setoption name UCI_LimitStrength value true")) << log();
  EXPECT_TRUE(was_told("setoption name UCI_Elo value 1300")) << log();
}

TEST_F(Engines, ThatEndAreReplaced) { replaced({engine("exit 3"), 0}, "The engine has ended."); }

TEST_F(Engines, ThatHangAreReplaced) { replaced({engine("sleep 100"), 0}, "The engine did not answer in time."); }

TEST_F(Engines, ThatBreakTheRulesAreReplaced) {
  replaced({engine("echo bestmove e2e5"), 0}, "The engine said \"e2e5\", which is no legal move.");
}

TEST_F(Engines, ThatTalkNonsenseAreReplaced) {
  replaced({engine("echo '%s%n \\xff'; echo 'info score cp mate pv'; echo bestmove"), 0},
           "The engine said \"\", which is no legal move.");
}

TEST_F(Engines, ThatSayTooMuchAreReplaced) {
  // It has time enough to say so much; the computer of the first level needs less.
  const std::string skill = "echo 'option name Skill Level type spin default 20 min 0 max 20';";
  replaced({engine("yes 'info string'", skill), 1}, "The engine said too much.", 30'000ms);
  replaced({engine("yes | tr -d '\\n'", skill), 1}, "The engine said too much.", 30'000ms);
}

TEST_F(Engines, ThatListenToNothingAreReplaced) {
  replaced({program("uci) echo uciok ;;\nisready) echo readyok; exec sleep 100 ;;"), 0},
           "The engine did not answer in time.");
}

TEST_F(Engines, ThatAreLateMaySayTheirMoveWhenAskedToStop) {
  const auto player =
      engine_at_seat({program("uci) echo uciok ;;\nisready) echo readyok ;;\nstop) echo bestmove e2e4 ;;"), 0}, 1);
  EXPECT_EQ(said_by(*player, started("chess")), "e2e4");
  EXPECT_TRUE(player->trouble().empty());
}

TEST_F(Engines, StopWhenNobodyWaitsAnyMore) {
  const auto player =
      engine_at_seat({program("uci) echo uciok ;;\nisready) echo readyok ;;\nstop) echo bestmove e2e4 ;;"), 0}, 1);
  std::stop_source stop;
  std::jthread soon([&] {
    std::this_thread::sleep_for(200ms);
    stop.request_stop();
  });
  const auto begun = std::chrono::steady_clock::now();
  EXPECT_EQ(said_by(*player, started("chess"), 60'000ms, stop.get_token()), "");
  EXPECT_LT(std::chrono::steady_clock::now() - begun, 5s);
  EXPECT_TRUE(player->trouble().empty()) << "it can be asked again";
}

TEST_F(Engines, ResignWhereTheyHaveWordsForIt) {
  const auto player = engine_at_seat({engine("echo bestmove resign"), 0}, 1);
  const Game game = started("chess");
  const play::Sight sight(game, Seat::S);
  const auto thought = player->think(game, sight, {0, 30ms}, {});
  EXPECT_FALSE(thought.action);
  const auto remark = player->remark(sight, thought);
  ASSERT_TRUE(remark);
  EXPECT_EQ(remark->type, Action::Type::resign);
}

TEST_F(Engines, SpeakUsiToo) {
  const std::string file = program("usi) echo usiok ;;\nisready) echo readyok ;;\ngo*) echo bestmove 3c3d ;;");
  Game game = started("shogi");
  ASSERT_TRUE(game.act("g3g4"));
  const auto player = engine_at_seat({file, 0}, 1);
  const std::string action = said_by(*player, game);
  EXPECT_TRUE(player->trouble().empty());
  EXPECT_EQ(action, "g7g6");
  EXPECT_TRUE(was_told("position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 3g3f"))
      << log();
}

TEST_F(Engines, EndWithAllThatTheyStarted) {
  const fs::path number = folder_ / "number";
  {
    const auto process = Process::start(program("begin) sleep 100 & echo $! > " + number.string() + "; echo begun ;;"));
    ASSERT_TRUE(process);
    ASSERT_TRUE((*process)->say("begin", Process::Clock::now() + 5s));
    ASSERT_TRUE((*process)->hear(Process::Clock::now() + 5s));
  }
  pid_t child = 0;
  std::ifstream(number) >> child;
  ASSERT_GT(child, 0);
  // Whoever takes in orphans may leave the name of a process that has ended for a moment.
  for (int i = 0; i < 100 && ::kill(child, 0) == 0; ++i) std::this_thread::sleep_for(10ms);
  std::ifstream stat("/proc/" + std::to_string(child) + "/stat");
  std::string all((std::istreambuf_iterator<char>(stat)), {});
  EXPECT_TRUE(all.empty() || all.find(") Z") != std::string::npos) << all;
}

TEST_F(Engines, TellTheTableOfTheirTrouble) {
  table::Session session(":memory:");
  ASSERT_TRUE(session.new_game(Value{{"ruleset", "chess"}}));
  table::Computers computers({{Seat::S, {0, engine("exit")}}}, 1, 20ms);
  std::optional<table::Computers::Said> said;
  for (int i = 0; i < 5'000 && !said; ++i) {
    said = computers.look(*session.game(), session.revision());
    std::this_thread::sleep_for(2ms);
  }
  ASSERT_TRUE(said);
  EXPECT_EQ(table::message_text(computers.trouble()),
            "The seat South: The engine has ended. The computer plays on in its place.");
}

// ---- Fairy-Stockfish itself ----

struct Played {
  const char* ruleset;
  nlohmann::json options{};
  nlohmann::json position{};
  const char* name = ruleset;
};
void PrintTo(const Played& played, std::ostream* out) { *out << played.name; }

class FairyGame : public ::testing::TestWithParam<Played> {};

TEST_P(FairyGame, IsPlayedByTheRules) {
  const EngineChoice choice{"fairy-stockfish", 0};
  if (!program_file(choice.program)) GTEST_SKIP() << "fairy-stockfish is not installed: there is nobody to play.";
  const Played& played = GetParam();
  Game game =
      started(played.ruleset, played.options.is_null() ? nlohmann::json::object() : played.options, played.position);
  ASSERT_TRUE(check_engine(choice, game)) << check_engine(choice, game).error().message.english();
  const auto south = engine_at_seat(choice, 1), north = engine_at_seat({choice.program, 6}, 1);
  int plies = 0;
  for (; plies < 40 && !game.over(); ++plies) {
    const Seat seat = game.position().acting();
    const play::Sight sight(game, seat);
    auto& player = seat == Seat::S ? *south : *north;
    const auto thought = player.think(game, sight, {400, 0ms}, {});
    ASSERT_TRUE(player.trouble().empty()) << "ply " << plies;
    ASSERT_TRUE(thought.action);
    const std::string action = sight.said(*thought.action);
    const auto acted = game.act(action);
    ASSERT_TRUE(acted) << action << ": " << acted.error().message.english();
  }
  EXPECT_TRUE(plies >= 30 || game.over()) << plies;
}

const nlohmann::json kFreeCastling{{"pieces",
                                    {{"b1", "S.rook"},
                                     {"d1", "S.king"},
                                     {"g1", "S.rook"},
                                     {"a2", "S.pawn"},
                                     {"h2", "S.pawn"},
                                     {"e2", "S.pawn"},
                                     {"g2", "S.pawn"},
                                     {"b8", "N.rook"},
                                     {"d8", "N.king"},
                                     {"g8", "N.rook"},
                                     {"a7", "N.pawn"},
                                     {"h7", "N.pawn"},
                                     {"e7", "N.pawn"},
                                     {"g7", "N.pawn"}}},
                                   {"to_act", "S"},
                                   {"decision", "move"},
                                   {"counters", {{"castling", {{"b1", 1}, {"g1", 1}, {"b8", 1}, {"g8", 1}}}}}};

INSTANTIATE_TEST_SUITE_P(
    FairyStockfish, FairyGame,
    ::testing::Values(Played{"chess"}, Played{"chess", {}, kFreeCastling, "chess960"}, Played{"shatranj"},
                      Played{"senterej", {{"werera", "none"}}}, Played{"makruk"}, Played{"xiangqi"},
                      Played{"janggi", {{"palace", "standard"}, {"facing", "off"}, {"repetition", "off"}}},
                      Played{"heian-shogi"}, Played{"shogi"}),
    [](const auto& test) {
      std::string name = test.param.name;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

TEST_F(Engines, CastleOntoTheRookWherePositionsAllowIt) {
  // The engine is left nothing better than to castle: it says the king's move onto its rook.
  const std::string file = engine("echo bestmove d1g1", "echo 'option name UCI_Chess960 type check default false';");
  const Game game = started("chess", {}, kFreeCastling);
  const auto player = engine_at_seat({file, 0}, 1);
  EXPECT_EQ(said_by(*player, game), "d1g1");
  EXPECT_TRUE(player->trouble().empty());
  EXPECT_TRUE(was_told("setoption name UCI_Chess960 value true")) << log();
  EXPECT_EQ(check_engine({engine("echo bestmove d1g1"), 0}, game).error().message.english(),
            "engine does not play this game.");
}

}  // namespace
}  // namespace arbiter::engines
