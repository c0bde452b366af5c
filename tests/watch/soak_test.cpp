// Whole games watched while everything goes wrong that does at a table: hands, missing and torn pictures, a camera that
// is pulled out and comes back with another size, knocks, lamps that go out.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <opencv2/imgproc.hpp>
#include <random>

#include "app/footage/script.h"
#include "app/table/watcher.h"
#include "vision/simulate/renderer.h"

namespace arbiter::table {
namespace {

using nlohmann::json;
using vision::simulate::Hand;
using vision::simulate::Placement;
using vision::simulate::Renderer;
using vision::simulate::Scene;

/// Memory of this process in use, MiB.
double resident() {
  std::ifstream in("/proc/self/statm");
  double pages = 0, held = 0;
  in >> pages >> held;
  return held * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

struct Tally {
  int plies = 0, recorded = 0, asked = 0, by_hand = 0, wrong = 0, faults = 0;
};

/// One game at random on a rendered table, watched.
class Soak {
 public:
  Soak(const std::string& rules, std::uint64_t seed, int plies, Tally& tally)
      : seed_(seed), random_(seed), tally_(tally), watcher_(seen_) {
    const json setup{{"ruleset", rules}};
    const auto script = footage::random_script(make_referee(), setup, seed, plies);
    if (!script || !truth_.new_game(setup).value("ok", false) || !seen_.new_game(setup).value("ok", false)) {
      ADD_FAILURE() << "the game cannot be begun";
      return;
    }
    watcher_.game_changed();
    actions_ = script->actions;
    const std::string board = truth_.ask({{"cmd", "state"}})["state"].value("board", "");
    scene_ = vision::simulate::make_scene(board, "vinyl", seed);
    scene_.size = {960, 720};
    scene_.light = vision::simulate::make_light("even", seed);
    renderer_.emplace(scene_);
  }

  void play() {
    for (int i = 0; i < 3; ++i) show();
    for (const std::string& action : actions_) {
      const auto squares = footage::squares_of(action);
      fault();
      for (const std::string& square : {squares.from, squares.to})
        if (!square.empty()) show(square);
      const json done = truth_.act(action);
      ASSERT_TRUE(done.value("ok", false)) << done;
      wanted_.push_back(done.value("action", action));
      ++tally_.plies;
      if (chance(0.05)) {  // the pictures of this ply are missing; the next ones show two
        ++tally_.faults;
        continue;
      }
      if (!settle()) return;
    }
    for (int i = 0; i < 2; ++i) settle();
    EXPECT_EQ(recorded_, wanted_);
  }

 private:
  bool chance(double p) { return std::uniform_real_distribution<>(0, 1)(random_) < p; }

  Placement placement() const {
    Placement placement;
    const json pieces = truth_.ask({{"cmd", "state"}})["state"].value("pieces", json::object());
    for (const auto& [square, piece] : pieces.items()) placement[square] = piece.get<std::string>();
    return placement;
  }

  void take(const WatchOutcome& outcome) {
    for (const WatchedAction& a : outcome.actions) recorded_.push_back(a.action);
    for (const WatchAlert& a : outcome.alerts)
      if (a.undone > 0) recorded_.resize(recorded_.size() - std::min<size_t>(a.undone, recorded_.size()));
  }

  cv::Mat picture(const std::string& hand_over) {
    std::optional<Hand> hand;
    if (!hand_over.empty()) {
      hand.emplace();
      hand->at = vision::simulate::square_centre(*scene_.board, hand_over);
    }
    cv::Mat picture = renderer_->render(placement(), hand, static_cast<int>(++frame_));
    if (scale_ < 1) cv::resize(picture, picture, {}, scale_, scale_, cv::INTER_AREA);
    return picture;
  }
  WatchOutcome show(const std::string& hand_over = "") {
    const WatchOutcome outcome = watcher_.feed(picture(hand_over), frame_);
    take(outcome);
    return outcome;
  }

  /// Shows the table until everything played is recorded. Questions are answered by somebody who saw it; what is not
  /// read in the end is entered. False when something else was recorded than was played.
  bool settle() {
    bool asked = false;
    for (int i = 0; i < 10 && recorded_.size() < wanted_.size(); ++i) {
      const size_t before = recorded_.size();
      const WatchOutcome outcome = show();
      tally_.recorded += static_cast<int>(recorded_.size() - before);
      for (const WatchAlert& alert : outcome.alerts) asked = asked || alert.alert == "ambiguous";
      if (asked && i > 1) break;
    }
    if (recorded_.size() > wanted_.size() || !std::equal(recorded_.begin(), recorded_.end(), wanted_.begin())) {
      ++tally_.wrong;
      ADD_FAILURE() << "seed " << seed_ << ", picture " << frame_ << ": recorded "
                    << (recorded_.empty() ? "" : recorded_.back()) << " after " << wanted_.size() << " plies, played "
                    << wanted_.back();
      return false;
    }
    if (recorded_.size() == wanted_.size()) return true;
    const std::vector<std::string> rest(wanted_.begin() + static_cast<long>(recorded_.size()), wanted_.end());
    (asked ? tally_.asked : tally_.by_hand) += static_cast<int>(rest.size());
    take(watcher_.answer(rest));
    show();
    return true;
  }

  void fault() {
    if (chance(0.1)) {  // a picture that is none, or is torn
      ++tally_.faults;
      cv::Mat torn = picture("");
      switch (random_() % 3) {
        case 0:
          torn.setTo(cv::Scalar::all(0));
          break;
        case 1:
          cv::randu(torn, 0, 255);
          break;
        default:
          torn.rowRange(torn.rows / 2, torn.rows).setTo(cv::Scalar::all(128));
      }
      take(watcher_.feed(torn, frame_));
    }
    if (chance(0.02)) {  // pulled out: an empty picture; then it is back, with another size
      ++tally_.faults;
      take(watcher_.feed({}, frame_));
      scale_ = scale_ < 1 ? 1 : 0.8;
      for (int i = 0; i < 3; ++i) show();
    }
    if (chance(0.05)) {  // a knock against the tripod
      ++tally_.faults;
      scene_.pose.rotation += std::uniform_real_distribution<>(-1, 1)(random_);
      scene_.pose.elevation += std::uniform_real_distribution<>(-0.5, 0.5)(random_);
      renderer_.emplace(scene_);
      for (int i = 0; i < 3; ++i) show();
    }
    if (chance(0.04)) {  // another lamp
      ++tally_.faults;
      scene_.light = vision::simulate::make_light(random_() % 2 == 0 ? "day" : "even", random_());
      renderer_.emplace(scene_);
      for (int i = 0; i < 4; ++i) show();
    }
  }

  std::uint64_t seed_;
  std::mt19937_64 random_;
  Tally& tally_;
  Session truth_{":memory:"}, seen_{":memory:"};
  Watcher watcher_;
  Scene scene_;
  std::optional<Renderer> renderer_;
  std::vector<std::string> actions_, wanted_, recorded_;
  std::int64_t frame_ = 0;
  double scale_ = 1;
};

void soak(int games, int plies) {
  Tally tally;
  double settled = 0;
  for (int game = 0; game < games; ++game) {
    const auto seed = static_cast<std::uint64_t>(game) + 11;
    Soak(game % 2 == 0 ? "chess" : "mr-joseph", seed, plies, tally).play();
    if (game == 1) settled = resident();
  }
  const double grown = resident() - settled;
  std::printf("%d plies, %d faults: %d read, %d asked, %d entered by hand, %d wrong; memory grew by %.1f MiB\n",
              tally.plies, tally.faults, tally.recorded, tally.asked, tally.by_hand, tally.wrong, grown);
  EXPECT_EQ(tally.wrong, 0);
  EXPECT_LE(tally.by_hand * 10, tally.plies) << "too much had to be entered by hand";
  constexpr double kMostGrowth = 48;  // MiB; a picture is 2
  EXPECT_LT(grown, kMostGrowth);
}

TEST(Soak, ShortGamesWithFaults) { soak(3, 10); }

TEST(Soak, LongGamesWithFaultsNightly) { soak(30, 60); }

}  // namespace
}  // namespace arbiter::table
