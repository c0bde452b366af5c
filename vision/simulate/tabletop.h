// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "vision/simulate/scene.h"
#include "vision/simulate/tag_box.h"

namespace arbiter::vision::simulate {

/// Everything that stands on a table while a game is played: pieces on their squares, captured and spare ones beside
/// the board. Knows places, not rules. Only what is in `placement` counts for the game.
class Tabletop {
 public:
  Tabletop(const Scene& scene, Placement start);

  [[nodiscard]] const Placement& placement() const { return placement_; }
  /// All pieces, as a shot wants them.
  [[nodiscard]] std::vector<Standing> standing() const;
  /// How far each piece's foot is from the middle of its square, in squares.
  [[nodiscard]] std::map<std::string, cv::Point2f> offsets() const;

  /// The tags of the pieces by square, where the scene has tags.
  [[nodiscard]] const std::map<std::string, int>& tags() const { return tags_; }
  /// The tag of a piece like that in a hand, -1 when it has none.
  [[nodiscard]] int tag_in_hand(const std::string& piece) const;

  /// The piece on a square, "" when it is empty.
  [[nodiscard]] std::string at(const std::string& square) const;
  /// Takes the piece off a square. The square must be occupied.
  std::string lift(const std::string& square);
  /// Stands a piece on an empty square, a little differently each time.
  void put(const std::string& square, const std::string& piece);

  /// Where the player at that side of the table stands the next piece aside: at the right hand, in the cross's empty
  /// corner or beside the board. Nothing when there is no more room: the piece goes out of view.
  [[nodiscard]] std::optional<cv::Point3f> room_beside(char side) const;
  /// Stands a piece there.
  void set_aside(char side, const std::string& piece);
  /// Takes a piece from beside the board, from that player's own place if it is there, and says where it stood.
  /// Nothing when there is none: it comes from out of view.
  std::optional<cv::Point3f> take_aside(char side, const std::string& piece);

  /// A point outside the picture at that side of the table, at that player's right: where pieces out of view are.
  [[nodiscard]] cv::Point3f out_of_view(char side) const;

 private:
  struct Aside {
    char side;
    std::size_t spot;
    std::string piece;
    int tag;
  };
  [[nodiscard]] std::vector<cv::Point3f> spots(char side) const;
  [[nodiscard]] std::optional<std::size_t> free_spot(char side) const;
  int from_hand(const std::string& piece);

  Scene scene_;
  Placement placement_;
  std::map<std::string, int> generation_;
  std::vector<Aside> aside_;
  TagBox box_;
  std::map<std::string, int> tags_;
  std::vector<std::pair<std::string, int>> in_hand_;  // pieces with their tags that stand nowhere
};

}  // namespace arbiter::vision::simulate
