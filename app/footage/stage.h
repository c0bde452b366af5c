// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/footage/film.h"
#include "vision/simulate/renderer.h"
#include "vision/simulate/tabletop.h"

namespace arbiter::footage {

/// What goes wrong at the table and in the camera, at moments that the seed picks.
struct Faults {
  bool nudge = false;    ///< somebody knocks the camera: from then on it stands a little differently
  bool light = false;    ///< a lamp goes out and later comes back
  bool drop = false;     ///< pictures are missing, once a whole move's
  bool corrupt = false;  ///< pictures arrive torn, dark or not readable
};

class Stage;

/// Where the filming of a game stands: what its stages have in common.
struct Reel {
  std::uint64_t seed = 1;
  Faults faults;
  int plies = 0;               ///< of the whole game
  int ply = 0;                 ///< done so far
  int number = 0;              ///< pictures so far, missing ones counted
  bool moving = false;         ///< a hand is at work on the next ply, not on what the referee has asked for
  std::vector<Stage*> stages;  ///< one a board; they are filmed at the same moments
};

/// One thing a hand does.
struct Work {
  enum class Kind { lift, move, place } kind = Kind::lift;
  std::string from, to;  ///< lift: `from`; place: `to`
  std::string piece;     ///< as it stands at the end
};

/// A board with what stands on and beside it, the hands over it and the camera that films them.
class Stage {
 public:
  /// `board`: of joined boards which one, from 0. The film and the reel must outlive the stage.
  Stage(Film& film, const vision::simulate::Scene& scene, std::size_t board, Reel& reel);

  void set_up(const vision::simulate::Placement& pieces);
  [[nodiscard]] const vision::simulate::Tabletop& table() const { return table_; }
  /// The board from the camera's side, without a fault of the light.
  [[nodiscard]] const vision::simulate::Scene& scene() const { return steady_; }

  /// A picture without a hand, of every stage. `pending`: the referee waits for hands here.
  Expected<void> still(bool pending, const std::string& note = {});
  /// A hand that only hovers.
  Expected<void> hover(char side);
  /// The player at that side does these works in order, with pictures of it; pieces in the way are put by.
  Expected<void> by_hand(const std::vector<Work>& list, char side, bool pending);
  /// Chance of this stage's own.
  [[nodiscard]] bool chance(double p);
  /// What goes wrong before that ply.
  void fault_at(int ply);

  [[nodiscard]] Film& film() { return film_; }
  /// For the truth, a list each: the cameras, the board's corners in their pictures, the lights.
  [[nodiscard]] const Value& cameras() const { return cameras_; }
  [[nodiscard]] const Value& corners() const { return corners_; }
  [[nodiscard]] const Value& lights() const { return lights_; }
  /// Numbers of the pieces' tags by square, as it was set up.
  [[nodiscard]] const Value& tags_at_start() const { return tags_at_start_; }

 private:
  void use(const vision::simulate::Scene& scene);
  [[nodiscard]] std::uint64_t draw();
  [[nodiscard]] Value resting() const;
  Expected<void> frame(const std::optional<vision::simulate::Hand>& hand, Value entry);
  Expected<void> picture(int number, const std::optional<vision::simulate::Hand>& hand, Value entry);
  Expected<void> hand(char side, cv::Point2f at, float z, float open, const std::optional<std::string>& carried,
                      const std::string& action);
  Expected<void> work(const Work& work, char side, int pictures, bool pending);
  Expected<void> clear_the_way(const Work& next, std::deque<Work>& left, char side, bool pending);
  [[nodiscard]] float grip(const std::string& piece) const;

  Film& film_;
  Reel& reel_;
  std::uint64_t seed_;
  vision::simulate::Tabletop table_;
  vision::simulate::Scene now_, steady_;
  std::unique_ptr<vision::simulate::Renderer> renderer_;
  Value cameras_ = Value::List(), corners_ = Value::List(), lights_ = Value::List(), tags_at_start_;
  int camera_ = 0, light_ = 0;  // index in the truth's lists
  cv::Mat last_still_;
  std::uint64_t drawn_ = 0;
};

}  // namespace arbiter::footage
