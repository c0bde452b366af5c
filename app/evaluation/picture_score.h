// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "app/evaluation/labelled_boards.h"
#include "vision/reading/picture_reader.h"

namespace arbiter::evaluation {

/// How well the squares of unknown pictures were read.
struct PictureScore {
  /// Right answers of all.
  struct Share {
    int right = 0, all = 0;
    void add(bool is_right) { right += is_right, ++all; }
    void add(const Share& other) { right += other.right, all += other.all; }
    [[nodiscard]] double value() const { return all > 0 ? static_cast<double>(right) / all : 0; }
  };
  Share occupancy;               ///< of squares: empty or not
  Share side;                    ///< of occupied squares: read as holding a piece of the right set
  Share kind;                    ///< of occupied squares whose kind is known: read as that kind
  Share boards;                  ///< of pictures: occupancy and side right on every square, and the kinds where known
  Share sure, unsure;            ///< of squares: empty, light or dark right, by whether the reader was sure
  Share sure_kind, unsure_kind;  ///< of occupied squares whose kind is known
  Share order;                   ///< of pictures whose kinds are known: nothing is said to have changed places
  Share exchanged;               ///< of the same with two of the labels' figures exchanged: that is told

  void add(const PictureScore& other);
};

/// Scores what was read against the labels; nothing where the picture's occupants are not known.
PictureScore score_picture(const LabelledBoard& labelled, const Board& board,
                           const std::vector<vision::SquareOpinion>& read);

/// Adds whether figures are told that do not stand where they should: the labels' own, and with figures of each two
/// kinds of a side exchanged. `alone`: each square from its own look.
void score_order(const LabelledBoard& labelled, const Board& board, const std::vector<vision::SquareOpinion>& alone,
                 PictureScore& score);

/// Prints a line for each group; the name of a group is the key.
void print_picture_scores(const std::map<std::string, PictureScore>& groups);

}  // namespace arbiter::evaluation
