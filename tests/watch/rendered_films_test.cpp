// SPDX-License-Identifier: MIT
// Whole films, rendered here and watched from the set-up to the end: pale sets of nearly one colour on all sorts of
// boards, cameras that are knocked, lamps that go out, hands that come in over the far edge. Everything played must be
// recorded, and nothing else.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "app/footage/director.h"
#include "app/table/watcher.h"
#include "vision/sources/source.h"

namespace arbiter::table {
namespace {

namespace simulate = vision::simulate;

struct RenderedFilm {
  const char *name, *rules;
  std::uint64_t seed;
  double elevation, rotation;
  cv::Size size;
  footage::Faults faults{};
  const char* style = "mixed";
  std::optional<vision::PictureSide> south{};  // told where the board does not show it
};

constexpr footage::Faults kNudged{.nudge = true}, kLampGoesOut{.light = true};

class RenderedFilms : public testing::TestWithParam<RenderedFilm> {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() /
              ("arbiter-rendered-" + std::to_string(getpid()) + "-" + GetParam().name);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::filesystem::path folder_;
};

/// Films the table into the folder and begins the game in the session; what was played, nothing where that fails.
std::vector<std::string> shoot(const RenderedFilm& film, const std::filesystem::path& folder, Session& session) {
  constexpr int kPlies = 12;
  const Value setup{{"ruleset", film.rules}};
  const auto script = footage::random_script(make_referee(), setup, film.seed, kPlies);
  footage::FilmOptions where;
  where.folder = folder;
  auto written = footage::Film::create(where);
  if (!script || !written || !session.new_game(setup)) return {};
  const view::GameView state = session.state();
  simulate::Scene scene = simulate::make_scene(state.board, film.style, film.seed);
  simulate::suit_pieces(scene, state.pieces);
  scene.size = film.size;
  scene.light = simulate::make_light("", film.seed);
  scene.pose.elevation = film.elevation;
  scene.pose.rotation = film.rotation;
  footage::DirectorOptions direction;
  direction.seed = film.seed;
  direction.faults = film.faults;
  if (!footage::shoot(*written, *script, make_referee(), scene, direction)) return {};
  return script->actions;
}

TEST_P(RenderedFilms, AreReadWhole) {
  const RenderedFilm& film = GetParam();
  Session session(":memory:");
  const std::vector<std::string> played = shoot(film, folder_, session);
  ASSERT_FALSE(played.empty());

  WatchOptions options;
  options.hints.south = film.south;
  Watcher watcher(session, options);
  auto source = vision::open_source(folder_.string());
  ASSERT_TRUE(source) << source.error().message.english();
  std::vector<std::string> read;
  std::string told;
  while (const auto frame = (*source)->next()) {
    const WatchOutcome outcome = watcher.feed(frame->picture, frame->number, frame->at);
    for (const WatchedAction& one : outcome.actions) read.push_back(one.action);
    for (const WatchAlert& one : outcome.alerts)
      told += "\n  " + std::to_string(frame->number) + ": " + one.message.english();
  }
  std::printf("%s: %zu of %zu plies recorded%s\n", film.name, read.size(), played.size(), told.c_str());
  EXPECT_EQ(read, played);
}

// Of four pieces put up beside the board one was guessed; what is put up last by what is left over hangs on that, and
// so it is told, with all that was recorded since: who names another course gets it whole.
class HungOnAGuess : public RenderedFilms {};
TEST_P(HungOnAGuess, IsToldAndCanBeNamed) {
  Session session(":memory:");
  ASSERT_FALSE(shoot(GetParam(), folder_, session).empty());
  Watcher watcher(session);
  auto source = vision::open_source(folder_.string());
  ASSERT_TRUE(source) << source.error().message.english();
  std::vector<std::string> read;
  while (const auto frame = (*source)->next()) {
    const WatchOutcome outcome = watcher.feed(frame->picture, frame->number, frame->at);
    for (const WatchedAction& one : outcome.actions) read.push_back(one.action);
    for (const WatchAlert& one : outcome.alerts) {
      if (one.candidates.size() < 2 || one.candidates.front().actions.size() < 2) continue;
      const auto& taken = one.candidates.front().actions;
      const auto& other = one.candidates[1].actions;
      ASSERT_LE(taken.size(), read.size());
      EXPECT_TRUE(std::equal(taken.rbegin(), taken.rend(), read.rbegin()));
      ASSERT_EQ(taken.size(), other.size());
      const WatchOutcome answered = watcher.answer(other);
      std::vector<std::string> now;
      for (const WatchedAction& action : answered.actions) now.push_back(action.action);
      EXPECT_EQ(now, other) << "instead of " << taken.front() << " and " << taken.size() - 1 << " more";
      EXPECT_LT(outcome.actions.back().confidence, 0.9);
      return;
    }
  }
  FAIL() << "nothing was told to hang on a guess";
}

class FilmsOpened : public RenderedFilms {
 protected:
  /// Films the table, begins the game in the session and opens the film.
  void shoot_and_open(Session& session, std::vector<std::string>& played, std::unique_ptr<vision::Source>& film) {
    played = shoot(GetParam(), folder_, session);
    ASSERT_FALSE(played.empty());
    auto source = vision::open_source(folder_.string());
    ASSERT_TRUE(source) << source.error().message.english();
    film = std::move(*source);
  }
};

// A camera shows each picture of a film for half a second, with noise of its own: a hand is there at once, and lies
// still. It is no lamp that has gone on, the same picture seen again does not bear out what it seems to have played,
// and what it leaves when it goes was not played.
class HandsThatLieStill : public FilmsOpened {};
TEST_P(HandsThatLieStill, AreNotLearntAsAnotherLight) {
  Session session(":memory:");
  std::vector<std::string> played;
  std::unique_ptr<vision::Source> film;
  ASSERT_NO_FATAL_FAILURE(shoot_and_open(session, played, film));
  Watcher watcher(session);
  cv::RNG noise(GetParam().seed);
  std::vector<std::string> read;
  std::int64_t number = 0;
  std::chrono::milliseconds at{1000};
  while (const auto frame = film->next())
    for (int again = 0; again < 8; ++again, ++number, at += std::chrono::milliseconds(67)) {
      cv::Mat3s grain(frame->picture.size() / 2), large;
      noise.fill(grain, cv::RNG::NORMAL, 0, 1.5);
      cv::resize(grain, large, frame->picture.size());
      cv::Mat shown;
      cv::add(frame->picture, large, shown, cv::noArray(), CV_8U);
      for (const WatchedAction& one : watcher.feed(shown, number, at).actions) read.push_back(one.action);
      const auto& thought = watcher.status().decision;
      EXPECT_FALSE(thought && thought->frame == number && thought->reached &&
                   thought->why.find("The light is another") != std::string::npos)
          << "picture " << number;
    }
  std::printf("%s: %zu of %zu plies recorded\n", GetParam().name, read.size(), played.size());
  EXPECT_EQ(read, played);
}

INSTANTIATE_TEST_SUITE_P(Tables, HandsThatLieStill,
                         testing::Values(  // Most of it is its shadow, under which edges stay.
                             RenderedFilm{"WithItsShadow", "chess", 71012, 53, 180, {1280, 960}, {}, ""},
                             // It moves less than a look takes for motion.
                             RenderedFilm{"HardlyMoves", "mr-joseph", 72011, 37, 90, {1280, 960}, {}, ""}),
                         [](const auto& one) { return std::string(one.param.name); });
INSTANTIATE_TEST_SUITE_P(NightlyTables, HandsThatLieStill,
                         testing::Values(RenderedFilm{"Near", "chess", 103, 35, 0, {1280, 960}, {}, ""},
                                         RenderedFilm{"Higher", "chess", 106, 50, 0, {1280, 960}, {}, ""},
                                         // Half a second later it would have been plain what the hand plays.
                                         RenderedFilm{"NotDone", "xiangqi", 71014, 52, 90, {1280, 960}, {}, ""},
                                         RenderedFilm{"OppositeSide", "chess", 104, 45, 180, {1280, 960}, {}, ""},
                                         // Taken under a hand that hides the square which the piece has left.
                                         RenderedFilm{"WhereItLeft", "makruk", 105, 38, 20, {1280, 960}, {}, ""},
                                         RenderedFilm{"FarRank", "chess", 101, 40, 0, {1280, 960}, {}, ""},
                                         // It moved between two looks, and lay still in both.
                                         RenderedFilm{"MovedBetween", "shatranj", 71016, 38, 90, {1280, 960}, {}, ""},
                                         // It waits beyond the far edge, and all that is other on the board is lines.
                                         RenderedFilm{"BeyondTheEdge", "makruk", 71017, 52, 0, {1280, 960}, {}, ""},
                                         // Pale over a pale board: faint edges show what it is about to do.
                                         RenderedFilm{"Faint", "shatranj", 70004, 42, 180, {1280, 960}, {}, ""}),
                         [](const auto& one) { return std::string(one.param.name); });

// What players set up themselves is guessed piece by piece, and some of it is not seen to come: looked at together it
// is told anew. In the end the record is what was played.
class SetUpByThePlayers : public FilmsOpened {};
TEST_P(SetUpByThePlayers, IsToldTogether) {
  Session session(":memory:");
  std::vector<std::string> played;
  std::unique_ptr<vision::Source> film;
  ASSERT_NO_FATAL_FAILURE(shoot_and_open(session, played, film));
  Watcher watcher(session);
  std::vector<std::string> read;
  int corrected = 0, taken_back = 0;
  const auto take = [&](const WatchOutcome& outcome) {
    for (const WatchAlert& one : outcome.alerts) {
      corrected += one.alert == AlertKind::correct ? 1 : 0;
      taken_back += one.undone;
      ASSERT_LE(static_cast<std::size_t>(one.undone), read.size());
      read.resize(read.size() - static_cast<std::size_t>(one.undone));
    }
    for (const WatchedAction& one : outcome.actions) read.push_back(one.action);
  };
  while (const auto frame = film->next()) take(watcher.feed(frame->picture, frame->number, frame->at));
  take(watcher.finish());
  std::printf("%s: %zu of %zu plies recorded, corrected %d times, %d taken back\n", GetParam().name, read.size(),
              played.size(), corrected, taken_back);
  EXPECT_EQ(read, played);
  EXPECT_GT(corrected, 0) << "what this film is for does not happen in it any more";
}

const auto rendered_name = [](const auto& one) { return std::string(one.param.name); };
INSTANTIATE_TEST_SUITE_P(Tables, SetUpByThePlayers,
                         // A king takes the place of a pawn, which is then seen to come elsewhere.
                         testing::Values(RenderedFilm{
                             "InAPawnsPlace", "sittuyin", 21083, 71, 270, {1280, 960}, kLampGoesOut, ""}),
                         rendered_name);
INSTANTIATE_TEST_SUITE_P(NightlyTables, SetUpByThePlayers,
                         // Several pieces under a changing lamp.
                         testing::Values(RenderedFilm{
                             "UnderALamp", "sittuyin", 62029, 39, 90, {1280, 960}, kLampGoesOut, ""}),
                         rendered_name);

INSTANTIATE_TEST_SUITE_P(Tables, HungOnAGuess,
                         // Pieces were seen to change places before a lamp went out, and seem to have done otherwise
                         // when the next move is seen.
                         testing::Values(RenderedFilm{
                             "Janggi", "janggi", 53025, 65, 270, {1280, 960}, kLampGoesOut, ""}),
                         rendered_name);
INSTANTIATE_TEST_SUITE_P(NightlyTables, HungOnAGuess,
                         testing::Values(RenderedFilm{
                             "Sittuyin", "sittuyin", 30012, 35, 180, {1280, 960}, kNudged, ""}),
                         rendered_name);

INSTANTIATE_TEST_SUITE_P(
    Tables, RenderedFilms,
    testing::Values(
        RenderedFilm{"FarHandAndNudge", "chess", 91000, 38.5, 150.0, {1280, 960}, kNudged},
        RenderedFilm{"PlainBoard", "makruk", 91018, 50.1, 63.2, {960, 720}},
        RenderedFilm{"PalerSetSecond", "chess", 91020, 41.2, 245.5, {1280, 720}},
        RenderedFilm{"PiecesChangePlaces", "janggi", 9703, 44.0, 31.0, {960, 720}},
        RenderedFilm{"LampOutUnderAHand", "chess", 91040, 65.5, 107.1, {1280, 720}, kLampGoesOut},
        // The shadow of a hand beyond the far edge lies over squares on which something may be put.
        RenderedFilm{"ShadowOfAHand", "sittuyin", 30012, 35, 180, {1280, 960}, kNudged, ""},
        // What a hand covers as it plays seems to go back when it leaves.
        RenderedFilm{"HandThatLeaves", "senterej", 42005, 56, 270, {1280, 960}, kNudged, ""},
        // As a lamp comes on a pale piece is played on pale ground: its squares are learnt anew before they are
        // believed.
        RenderedFilm{"PaleAsALampComesOn", "shatranj", 42080, 31, 0, {1280, 960}, kLampGoesOut, ""},
        // Two kinds explain what came alike, now the one better and now the other: that is a second look all the same.
        RenderedFilm{"KindsThatTie", "sittuyin", 53024, 77, 0, {640, 480}, kLampGoesOut, ""},
        // A move is taken while fingers still lie about the piece, and they go with the next one.
        RenderedFilm{"FingersThatHaveGone", "janggi", 11030, 60, 0, {640, 480}, {}, "", vision::PictureSide::bottom}),
    [](const auto& one) { return std::string(one.param.name); });
// Those that take longest.
INSTANTIATE_TEST_SUITE_P(
    NightlyTables, RenderedFilms,
    testing::Values(
        RenderedFilm{"PlainBoardNudged", "shatranj", 91005, 36.5, 9.5, {1600, 1200}, kNudged},
        // One piece is hidden behind others from the beginning, and a hand comes before half a second has gone by.
        RenderedFilm{"OneHiddenAtFirst", "sittuyin", 56029, 32, 270, {1280, 960}, {}, ""},
        // A lamp goes out before what pieces that changed places showed could be recorded.
        RenderedFilm{"SeenToChangePlaces", "janggi", 53025, 65, 270, {1280, 960}, kLampGoesOut, ""},
        // The camera is knocked so far that a fifth of a board's marks seem to be found, none where it belongs.
        RenderedFilm{"MarksFoundAllOver", "sho-shogi", 54036, 50, 0, {1280, 960}, kNudged, ""},
        // A lamp goes out under a hand: what was played is what fits best learnt anew, and explains the change best.
        RenderedFilm{"LearntAnewAndLikeliest", "european-chess", 52036, 65, 148, {1280, 960}, kLampGoesOut, ""},
        // A hand is there at once and waits; it is not a lamp to be learnt.
        RenderedFilm{"HandAtOnce", "mr-joseph", 53028, 85, 270, {1280, 960}, kLampGoesOut, ""},
        // A piece of the same army comes to where one stood, as a lamp goes out: each square looks as it did.
        RenderedFilm{"OfItsOwnArmy", "sittuyin", 30015, 83, 90, {1280, 960}, kLampGoesOut, ""},
        // Pieces of both sides have changed places, seen at rest, when the first move ends between two points.
        RenderedFilm{"PushedAfterChangingPlaces", "janggi", 58014, 41, 305, {1280, 960}, {}, ""},
        // A pale piece goes behind another, on pale ground: it is gone, and in nobody's hand.
        RenderedFilm{"HiddenWhereItWent", "shatranj", 60026, 32, 359, {1920, 1080}, kNudged, ""},
        RenderedFilm{"PointsNudged", "xiangqi", 91014, 72.3, 128.5, {1600, 1200}, kNudged},
        RenderedFilm{"LampOutWithAMove", "shatranj", 91045, 41.1, 24.6, {1600, 1200}, kLampGoesOut}),
    [](const auto& one) { return std::string(one.param.name); });

}  // namespace
}  // namespace arbiter::table
