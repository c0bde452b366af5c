// SPDX-License-Identifier: MIT
// Whole games watched through a network camera while everything goes wrong that does at a table: hands, missing and
// torn pictures, a camera that is unplugged and comes back with another size, knocks, lamps that go out.
#include <gtest/gtest.h>
#include <malloc.h>
#include <unistd.h>

#include <cstdio>
#include <deque>
#include <fstream>
#include <numeric>
#include <opencv2/imgproc.hpp>
#include <random>

#include "app/footage/script.h"
#include "app/table/watcher.h"
#include "tests/watch/mjpeg_server.h"
#include "vision/simulate/renderer.h"
#include "vision/sources/source.h"

namespace arbiter::table {
namespace {

using vision::simulate::Hand;
using vision::simulate::Placement;
using vision::simulate::Renderer;
using vision::simulate::Scene;

constexpr double kPicturesASecond = 1;  // that the watcher is given

/// Memory of this process in use, MiB; what has been freed is given back first.
double resident() {
  malloc_trim(0);
  std::ifstream in("/proc/self/statm");
  double pages = 0, held = 0;
  in >> pages >> held;
  return held * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

struct Tally {
  int plies = 0, recorded = 0, asked = 0, by_hand = 0, wrong = 0;
  int torn = 0, unplugged = 0, knocks = 0, lamps = 0, missed = 0;  // faults
  std::int64_t pictures = 0;
  [[nodiscard]] int faults() const { return torn + unplugged + knocks + lamps + missed; }
  [[nodiscard]] double minutes() const { return static_cast<double>(pictures) / kPicturesASecond / 60; }
};

/// A camera that sends what it is shown, and what arrives of that.
class NetworkCamera {
 public:
  /// The picture as it arrives; nothing when none does, and then the stream has been opened again.
  std::optional<vision::Frame> look(const cv::Mat& picture, double kept = 1) {
    if (!source_) {
      server_.run_freely(true);
      server_.push(picture);
      auto opened = vision::open_source(server_.address(), limits_);
      server_.run_freely(false);
      if (!opened) {
        ADD_FAILURE() << opened.error().message.english();
        return std::nullopt;
      }
      source_ = std::move(*opened);
    }
    server_.push(picture, kept);
    auto frame = source_->next();
    if (frame) {
      EXPECT_GT(frame->number, last_number_) << "numbers go on over every interruption";
      last_number_ = frame->number;
      return std::move(*frame);
    }
    EXPECT_EQ(frame.error().gap, vision::FrameGap::gone) << frame.error().message.english();
    reopen(picture);
    return std::nullopt;
  }

  /// Unplugged while it is looked at, and plugged in again later.
  void unplug(const cv::Mat& then) {
    if (!source_) return;
    server_.unplug();
    // What is still on its way may come first.
    auto frame = source_->next();
    for (int i = 0; i < 5 && frame; ++i) {
      last_number_ = frame->number;
      frame = source_->next();
    }
    ASSERT_FALSE(frame) << "an unplugged camera gives pictures";
    EXPECT_EQ(frame.error().gap, vision::FrameGap::gone);
    EXPECT_FALSE(source_->reopen()) << "it is not plugged in yet";
    server_.plug();
    reopen(then);
  }

 private:
  const vision::Source::Limits limits_{std::chrono::milliseconds(4000), {640, 480}, std::chrono::milliseconds(500)};

  void reopen(const cv::Mat& picture) {
    server_.run_freely(true);
    server_.push(picture);
    bool open = false;
    for (int tries = 0; tries < 10 && !open; ++tries) open = source_->reopen();
    server_.run_freely(false);
    EXPECT_TRUE(open) << source_->name().english() << " does not come back";
  }

  MjpegServer server_;
  std::unique_ptr<vision::Source> source_;
  std::int64_t last_number_ = 0;
};

/// One game at random on a rendered table, watched.
class Soak {
 public:
  Soak(const std::string& rules, std::uint64_t seed, int plies, NetworkCamera& camera, Tally& tally)
      : seed_(seed), random_(seed), tally_(tally), camera_(camera), watcher_(seen_) {
    const Value setup{{"ruleset", rules}};
    const auto script = footage::random_script(make_referee(), setup, seed, plies);
    if (!script || !truth_.new_game(setup).has_value() || !seen_.new_game(setup).has_value()) {
      ADD_FAILURE() << "the game cannot be begun";
      return;
    }
    watcher_.game_changed();
    actions_ = script->actions;
    const std::string board = truth_.state().board;
    scene_ = vision::simulate::make_scene(board, "vinyl", seed);
    scene_.size = {800, 600};
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
      const auto done = truth_.act(action);
      ASSERT_TRUE(done) << done.error().message.english();
      wanted_.push_back(done->action);
      ++tally_.plies;
      if (chance(0.05)) {  // the pictures of this ply are missing; the next ones show two
        ++tally_.missed;
        continue;
      }
      if (!settle()) return;
    }
    for (int i = 0; i < 2; ++i) settle();
    EXPECT_EQ(recorded_, wanted_);
  }

 private:
  bool chance(double p) { return std::uniform_real_distribution<>(0, 1)(random_) < p; }

  Placement placement() const { return truth_.state().pieces; }

  void take(const WatchOutcome& outcome) {
    for (const WatchedAction& a : outcome.actions) recorded_.push_back(a.action);
    for (const WatchAlert& a : outcome.alerts)
      if (a.undone > 0) recorded_.resize(recorded_.size() - std::min<size_t>(a.undone, recorded_.size()));
  }

  /// What the camera shows reaches the watcher, or nothing does.
  WatchOutcome watch(const cv::Mat& picture, double kept = 1) {
    ++tally_.pictures;
    const auto frame = camera_.look(picture, kept);
    if (!frame) return {};
    WatchOutcome outcome = watcher_.feed(frame->picture, frame->number);
    take(outcome);
    note(outcome);
    return outcome;
  }

  /// What was thought of the last pictures, for who looks for the cause of a wrong one.
  void note(const WatchOutcome& outcome) {
    constexpr std::size_t kNoted = 8;
    const auto& decision = watcher_.status().decision;
    std::string line = "\n  picture " + std::to_string(frame_) + " of " + std::to_string(wanted_.size()) + " plies:";
    if (decision && decision->frame == watcher_.status().frame)
      line += " " + decision->why + " (" + std::to_string(decision->probability) + ")";
    for (const WatchedAction& one : outcome.actions) line += " " + one.action;
    for (const WatchAlert& one : outcome.alerts) line += " [" + one.message.english() + "]";
    if (thought_.size() == kNoted) thought_.pop_front();
    thought_.push_back(std::move(line));
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
  WatchOutcome show(const std::string& hand_over = "") { return watch(picture(hand_over)); }

  /// Shows the table until everything played is recorded. Questions are answered by somebody who saw it; what is not
  /// read in the end is entered. False when something else was recorded than was played.
  bool settle() {
    bool asked = false;
    for (int i = 0; i < 10 && recorded_.size() < wanted_.size(); ++i) {
      const size_t before = recorded_.size();
      const WatchOutcome outcome = show();
      tally_.recorded += static_cast<int>(recorded_.size() - before);
      for (const WatchAlert& alert : outcome.alerts) asked = asked || alert.alert == AlertKind::ambiguous;
      if (asked && i > 1) break;
    }
    if (recorded_.size() > wanted_.size() || !std::equal(recorded_.begin(), recorded_.end(), wanted_.begin())) {
      ++tally_.wrong;
      ADD_FAILURE() << "seed " << seed_ << ", picture " << frame_ << ": recorded "
                    << (recorded_.empty() ? "" : recorded_.back()) << " after " << wanted_.size() << " plies, played "
                    << wanted_.back() << std::accumulate(thought_.begin(), thought_.end(), std::string());
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
    if (chance(0.1)) {  // a picture that is none, or is torn, or arrives by half
      ++tally_.torn;
      cv::Mat torn = picture("");
      double kept = 1;
      switch (random_() % 4) {
        case 0:
          torn.setTo(cv::Scalar::all(0));
          break;
        case 1:
          cv::randu(torn, 0, 255);
          break;
        case 2:
          torn.rowRange(torn.rows / 2, torn.rows).setTo(cv::Scalar::all(128));
          break;
        default:
          kept = 0.4;
      }
      watch(torn, kept);
    }
    if (chance(0.02)) {  // unplugged; then it is back, with another size
      ++tally_.unplugged;
      scale_ = scale_ < 1 ? 1 : 0.8;
      camera_.unplug(picture(""));
      for (int i = 0; i < 3; ++i) show();
    }
    if (chance(0.05)) {  // a knock against the tripod
      ++tally_.knocks;
      scene_.pose.rotation += std::uniform_real_distribution<>(-1, 1)(random_);
      scene_.pose.elevation += std::uniform_real_distribution<>(-0.5, 0.5)(random_);
      renderer_.emplace(scene_);
      for (int i = 0; i < 3; ++i) show();
    }
    if (chance(0.04)) {  // another lamp
      ++tally_.lamps;
      scene_.light = vision::simulate::make_light(random_() % 2 == 0 ? "day" : "even", random_());
      renderer_.emplace(scene_);
      for (int i = 0; i < 4; ++i) show();
    }
  }

  std::uint64_t seed_;
  std::mt19937_64 random_;
  Tally& tally_;
  NetworkCamera& camera_;
  Session truth_{":memory:"}, seen_{":memory:"};
  Watcher watcher_;
  Scene scene_;
  std::optional<Renderer> renderer_;
  std::vector<std::string> actions_, wanted_, recorded_;
  std::deque<std::string> thought_;
  std::int64_t frame_ = 0;
  double scale_ = 1;
};

/// Games one after the other until so many minutes of footage have been watched, or so many games.
void soak(int games, int plies, double minutes) {
  Tally tally;
  NetworkCamera camera;
  std::vector<double> memory;  // MiB, after every game from the second on: then everything is in use that ever is
  constexpr double kMostGrowth = 48;
  for (int game = 0; game < games && tally.minutes() < minutes; ++game) {
    Soak(game % 2 == 0 ? "chess" : "mr-joseph", static_cast<std::uint64_t>(game) + 11, plies, camera, tally).play();
    if (game == 0) continue;
    memory.push_back(resident());
    EXPECT_LT(memory.back() - memory.front(), kMostGrowth) << "after " << tally.minutes() << " minutes";
    std::printf("%.1f minutes: %d plies, %d faults, %.1f MiB\n", tally.minutes(), tally.plies, tally.faults(),
                memory.back());
    std::fflush(stdout);
  }
  ASSERT_FALSE(memory.empty());
  std::printf(
      "%.1f minutes, %lld pictures, %d plies: %d read, %d asked, %d entered by hand, %d wrong; faults: %d torn "
      "pictures, "
      "%d unplugged, %d knocks, %d lamps, %d plies without a picture; memory %.1f MiB at first, %.1f at the end\n",
      tally.minutes(), static_cast<long long>(tally.pictures), tally.plies, tally.recorded, tally.asked, tally.by_hand,
      tally.wrong, tally.torn, tally.unplugged, tally.knocks, tally.lamps, tally.missed, memory.front(), memory.back());
  EXPECT_EQ(tally.wrong, 0);
  EXPECT_LE(tally.by_hand * 10, tally.plies) << "too much had to be entered by hand";
}

TEST(Soak, TwoShortGamesWithFaults) { soak(2, 6, 5); }

TEST(Soak, NightlyShortGamesWithFaults) { soak(3, 10, 10); }

TEST(Soak, LongTwoHoursOfGamesWithFaults) { soak(200, 60, 120); }

}  // namespace
}  // namespace arbiter::table
