// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "app/footage/film.h"
#include "app/footage/planned_ply.h"
#include "app/table/referee.h"
#include "vision/simulate/renderer.h"
#include "vision/simulate/tabletop.h"

namespace arbiter::footage {

/// Pictures a second of what is performed.
inline constexpr double kPerformedRate = 5;

/// Within so many seconds a companion has recorded, asked or told.
inline constexpr double kCompanionsTime = 5;

/// A game that is played before a camera by hands that also do other things than play. The table and the game are two
/// matters here: hands change the table, `counts` tells that a ply has been played, and truth.json says of every
/// picture what stands on the table and of every moment what a companion should do.
///
/// After an error nothing more is done, and `finish` returns it.
class Performance {
 public:
  /// `scene`: its board must be the game's. `setup`: see table::Begin. Errors: as `finish` returns them.
  Performance(Film& film, vision::simulate::Scene scene, const Value& setup, std::uint64_t seed);

  // The game.

  /// Plays on unseen until a ply of that sort may be played: the pictures begin there. Before the first picture only.
  /// An error (`no_such_ply`) where the game never gets there.
  void begin_before(PlySort sort);
  /// Plays so many quiet plies unseen; the game that is watched does not know them. Before the first picture only.
  void begin_late(int plies);
  /// A ply of that sort that may be played now; an error where there is none. `quiet` ones are chosen away from
  /// `avoided` squares.
  [[nodiscard]] PlannedPly choose(PlySort sort, const std::vector<std::string>& avoided = {});
  /// The action has been played, as the table shows it from now on. `questionable`: no picture can tell, so that asking
  /// is right too.
  void counts(const PlannedPly& ply, bool questionable = false);
  /// The ply that counted last has been taken back on the table, which shows that from now on.
  void taken_back();
  /// From now on nothing may be recorded until the next ply counts, whatever happens.
  void game_is_over();
  [[nodiscard]] const table::Referee& referee() const { return referee_; }
  [[nodiscard]] bool failed() const { return error_.has_value(); }
  void fail(const std::string& code, const Message& why);

  // Hands. Each shows at least one picture with a hand in it.

  /// The whole ply, captured pieces first, and a rest; it counts.
  void play(const PlannedPly& ply);
  /// A quiet ply, chosen here.
  void play_quiet();
  /// Takes a piece off its square; the hand holds it.
  void lift(char side, const std::string& square);
  /// Sets the held piece down on an empty square; as another kind where `as` says one.
  void put(char side, const std::string& square, const std::string& as = {});
  /// Sets the held piece down anywhere, board units; not on a square.
  void put_loose(char side, cv::Point2f at);
  /// Takes a piece that was set down so.
  void take_loose(char side, std::size_t which = 0);
  /// Puts the held piece beside the board.
  void put_aside(char side);
  /// Takes a piece from beside the board, or from out of view.
  void fetch(char side, const std::string& piece);
  /// The held piece over a point for so long.
  void hold(char side, cv::Point2f at, double seconds);
  /// An empty hand over a point for so long, fingertips at that height.
  void hover(char side, cv::Point2f at, float height, double seconds);
  void move(char side, const std::string& from, const std::string& to);
  /// The piece is pushed about on its square: it stands there a little differently.
  void touch(char side, const std::string& square);

  // Without hands.

  void rest(double seconds);
  /// Another thing that is no piece: it stays until it is taken away. Returns its index.
  std::size_t add_thing(const vision::simulate::Standing& thing);
  void take_things_away();
  /// Puts the table as it stands, without a picture: before the first one, or while the camera does not look.
  void rearrange(const vision::simulate::Placement& pieces);

  // The camera.

  [[nodiscard]] const vision::simulate::CameraPose& pose() const { return scene_.pose; }
  void look_from(const vision::simulate::CameraPose& pose);
  [[nodiscard]] const vision::simulate::Scene& scene() const { return scene_; }
  void light(const vision::simulate::Light& light);
  /// Until it is said otherwise: brightness against what it was, blur (sigma, pixels), size.
  void expose(double gain) { gain_ = gain; }
  void focus(double sigma) { blur_ = sigma; }
  void resize(cv::Size size) { size_ = size; }
  /// While it is off, time goes on and no picture is taken.
  void camera_on(bool on) { on_ = on; }
  /// Of the pictures without a hand none is kept while this is off.
  void keep_rests(bool keep) { keep_rests_ = keep; }

  // What stands where.

  [[nodiscard]] const vision::simulate::Placement& table() const { return table_->placement(); }
  [[nodiscard]] cv::Point2f at(const std::string& square) const;
  [[nodiscard]] std::vector<std::string> empty_squares() const;
  /// A number of chance's own, in [low, high).
  [[nodiscard]] double draw(double low, double high);
  /// One of the list, by chance; the list must not be empty.
  [[nodiscard]] std::string pick(const std::vector<std::string>& list);
  /// Pictures so far.
  [[nodiscard]] std::size_t pictures() const { return film_.size(); }
  /// From now on to the end of `seconds` a companion does so: "asks" or "waits", and why.
  void companion(const std::string& does, double seconds, const std::string& why);

  /// Writes truth.json. `about`: fields of its own.
  Expected<void> finish(Value about);

 private:
  void picture(const std::optional<vision::simulate::Hand>& hand);
  void show_hand(char side, cv::Point2f at, float height, float open);
  void note_difference(bool hand);
  [[nodiscard]] std::vector<std::string> differing() const;
  void renew_camera();
  [[nodiscard]] float grip(const std::string& piece) const;

  Film& film_;
  vision::simulate::Scene scene_;
  table::Referee referee_;
  std::uint64_t seed_;
  std::mt19937_64 random_;
  std::unique_ptr<vision::simulate::Tabletop> table_;
  std::unique_ptr<vision::simulate::Renderer> renderer_;
  std::vector<vision::simulate::Standing> loose_, things_;
  std::optional<std::string> held_;
  std::optional<Refusal> error_;
  double gain_ = 1, blur_ = 0, clock_ = 0;  // clock: milliseconds
  cv::Size size_;
  bool on_ = true, keep_rests_ = true, over_ = false;
  int ticks_ = 0;  // pictures, those that were not taken too
  int plies_ = 0, unknown_ = 0;
  vision::simulate::Placement game_;  // what the game has on the board
  std::optional<std::size_t> differs_since_;
  std::vector<std::string> differing_;
  Value setup_, start_, order_ = Value::List(), before_ = Value::List(), done_ = Value::List(), undone_ = Value::List(),
                        moments_ = Value::List(), cameras_ = Value::List(), corners_ = Value::List();
};

}  // namespace arbiter::footage
