// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/evaluation/picture_score.h"
#include "app/table/belief.h"
#include "app/table/hypotheses.h"
#include "app/table/watcher.h"
#include "vision/change/occluders.h"

// What the measuring of labelled pictures and games gives.
namespace arbiter::evaluation {

/// How well boards were found in single pictures, and read.
struct BoardScores {
  struct Picture {
    std::string name;
    bool found = false;
    double error_px = 0, error_squares = 0;  ///< the corner that is farthest off
    double claimed_px = 0;                   ///< how far off the finder thinks it is
    bool held_back = false;                  ///< from tuning
    double milliseconds = 0;
  };
  struct Summary {
    int pictures = 0, without_board = 0, found = 0;
    int corners_good = 0;  ///< none is off by a quarter of a square
    int false_boards = 0;
    double error_px_median = 0, error_squares_median = 0, error_squares_95 = 0;
    int way_known = 0, way_first = 0, way_offered = 0;  ///< which corner is a1: known; read so; among those offered
    int squares = 0;
    double occupancy_right = 0;  ///< share of the squares
    int pieces = 0;
    double army_right = 0;  ///< share of the pieces
    double milliseconds_median = 0, milliseconds_95 = 0;
  };
  std::vector<Picture> pictures;
  std::map<std::string, Summary> groups;     ///< by what the pictures have in common; "all" are all
  std::map<std::string, PictureScore> read;  ///< squares read with nothing else known, by group
};

/// How a labelled game was read.
struct GameScore {
  /// A ply that was played, or an action that was recorded though nobody played it.
  struct Line {
    std::string action;
    std::optional<std::int64_t> shown, read;  ///< pictures: the first that shows it, the one in which it was read
    std::string outcome;                      ///< asked, missed, wrong, out of place; empty: right
    std::optional<bool> flagged;              ///< of a wrong one: something was told soon after it
    std::optional<double> confidence;         ///< with which it was recorded
  };
  /// What was thought of a picture in which something had changed; without its pictures.
  struct Decision {
    table::WatchDecision what;
    int shows = 0;             ///< plies that it shows, negative where a hand is in it; -2: not known
    std::size_t recorded = 0;  ///< actions that were recorded before it
  };
  std::string name, error;  ///< error: why it could not be scored; empty: it was
  std::string source;       ///< of LabelledGame
  int plies = 0;
  int shown = 0;          ///< plies that some picture shows, neither more nor fewer
  int right = 0;          ///< recorded in their place, without a question
  int asked = 0;          ///< recorded in their place, with a question
  int missed = 0;         ///< plies that are open in the end
  int asked_in_vain = 0;  ///< of these: somebody was asked, and could not answer
  int wrong = 0;          ///< recorded, and not played, or not there
  int out_of_place = 0;   ///< of these: played, but from another table than the record had then
  int unflagged = 0;      ///< of the wrong ones: nothing was told soon after
  int alerts = 0;
  int moments = 0, moments_met = 0;  ///< that want a record, a question or a word; those that got it in time
  double delay_mean = 0;             ///< pictures
  std::int64_t delay_worst = 0, frames = 0;
  double milliseconds = 0;           ///< a picture
  std::optional<bool> points_right;  ///< none: it is not known what they should be
  std::vector<Line> list;
  std::vector<Decision> decisions;
};

/// What all games watched show together. Games without a ply and games with errors do not count.
struct ScoreTotals {
  /// Of actions recorded with at least that confidence how many were right, and the interval in which their share lies
  /// with 95 % (Wilson).
  struct Level {
    double from = 0, to = 1;
    int actions = 0, right = 0;
    double low = 0, high = 0;
  };
  struct Worst {
    std::string game;
    double share = 0;  ///< of its plies that was read
  };
  int games = 0, plies = 0, shown = 0, right = 0, asked = 0, missed = 0, wrong = 0, out_of_place = 0, unflagged = 0;
  std::optional<Worst> worst;  ///< the game of which least was read
  double wrong_per_1000 = 0;   ///< of what was recorded by itself
  std::vector<Level> reliability;
  /// The same of those recorded with a confidence from `from` on and below `to`, by source, "all" among them.
  std::map<std::string, std::vector<Level>> certainty;
};

/// A labelled game read ply by ply, each from the true position before it.
struct PlyScores {
  struct Row {
    std::string what;  ///< the picture shows: `ply` the next ply, `same` what stood there before, `hand` a hand too
    std::int64_t frame = 0;
    bool right = false;
    std::string truth;              ///< what was played; may be empty
    std::vector<std::string> read;  ///< the best explanation
    table::Weight weight;
    vision::Occluders strange;  ///< without its pictures
    double noise = 0, square_px = 0, height = 0, changed = 0;
    double milliseconds = 0;
    std::vector<std::string> read_by_edges;  ///< the same by edges alone
    table::Weight weight_by_edges;
    table::BeliefValues values{};  ///< by which it is judged, see table::kBeliefTerms
  };
  std::string name, error;  ///< error: why it could not be read; empty: it was
  std::size_t plies = 0;
  std::vector<Row> rows;
  int read = 0, right = 0;  ///< pictures that show a ply
};

/// All that was measured.
struct Scores {
  std::string disturbed;  ///< what was done to the recordings, see Disturbances::text
  std::optional<BoardScores> boards;
  std::optional<std::vector<GameScore>> games;
  std::optional<ScoreTotals> totals;
  std::optional<std::vector<PlyScores>> plies;
};

/// As JSON: {"pictures": […], "groups": {…}, "read": {…}, "games": […], "totals": {…}, "plies": […]}, what there is of
/// it. `indent`: blanks, negative for one line.
[[nodiscard]] std::string scores_text(const Scores& scores, int indent = -1);

/// A line of the lists, as in there.
[[nodiscard]] std::string line_text(const GameScore::Line& line);
[[nodiscard]] std::string row_text(const PlyScores::Row& row);

}  // namespace arbiter::evaluation
