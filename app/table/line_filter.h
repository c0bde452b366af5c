// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/table/futures.h"
#include "app/table/line_policy.h"
#include "app/table/piece_list.h"
#include "vision/belief/covers.h"
#include "vision/belief/square_looks.h"
#include "vision/belief/top_change.h"
#include "vision/belief/top_picture.h"

namespace arbiter::table {

/// The numbers of the belief. Log probabilities are in nats. Fitted by hand on real recordings of four makers, see
/// docs/seeing.md.
struct LineParams {
  double pixels_per_nat = 40;  ///< pixels of a square of 24 that count as one observation: neighbours repeat each other
  double moved_factor = 6;     ///< ... and so many times more once the camera was moved
  double looks_weight = 0.6;   ///< what is believed of a square's looks
  double most_of_a_look = 8;   ///< nats that the looks of one square tell
  double ply = -3, second_ply = -9;  ///< priors of one ply and of two between two pictures
  double further_ply = -6;           ///< ... and of each ply more, where pictures are missing
  double other = -4;                 ///< prior of something else
  double other_share = 0.55;         ///< share of all evidence that something else explains
  double forget = 0.8;               ///< what pictures before said counts a little less: they see the same board
  double odd = 4;                    ///< nats by which a square looks otherwise than it should
  double given_up = -40;             ///< nats under the likeliest, from which a line is given up
};

/// One way in which the game may have gone on since the last ply recorded.
struct Line {
  std::vector<std::string> actions;
  std::vector<SeenPly> seen;          ///< of each
  std::vector<PlacementChange> path;  ///< what stands otherwise than at the last record, after each; the first is empty
  double weight = 0;                  ///< log, against the likeliest

  [[nodiscard]] const PlacementChange& now() const { return path.back(); }
};

/// Does a piece of the board move? What comes from beside it may be of any kind: no belief knows what lies there.
[[nodiscard]] bool leaves_a_square(const Futures::Step& step);

/// Which line of play explains all the pictures of a table? Every legal line of a few plies since the last record is
/// weighed by every picture, and goes on from what the pictures before showed, so that order counts; "something else"
/// is always weighed with them. It knows where the camera is, no colours and no shapes: those of the armies' pieces it
/// learns from the position at the start. It records nothing: whoever asks decides (see plies_to_record).
class LineFilter {
 public:
  /// Lines are looked at from where `futures` stands. `first`: a picture of that table; `eyes`: where the camera may
  /// be; `flat`: pieces are discs or tiles. `board` and what it draws must live as long.
  LineFilter(const vision::Layout& layout, vision::TopPicture first, const std::vector<cv::Point3d>& eyes, bool flat,
             const vision::Placement& table);

  /// Weighs the next picture. False when it shows nothing that the last one did not: it adds nothing. `eyes`: as above,
  /// used when the camera has been moved.
  bool see(const vision::TopPicture& now, const std::vector<cv::Point3d>& eyes, Futures& futures);
  /// Looks at a picture for `opinion` alone; no line of play is weighed by it.
  void look_at(const vision::TopPicture& now, const std::vector<cv::Point3d>& eyes, Futures& futures);

  /// What is believed after the last picture.
  [[nodiscard]] BeliefSummary summary();
  /// Best first; never empty.
  [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
  /// Shares of all that is believed, in the order of `lines`; the last is something else.
  [[nodiscard]] std::vector<double> shares() const;
  /// Share of all that is believed, of lines that begin with these actions.
  [[nodiscard]] double share_of(const std::vector<std::string>& actions) const;
  /// Log likelihood of all pictures so far, against the best that could explain what has changed in them.
  [[nodiscard]] double total() const { return total_; }
  /// Does it take this for what stood there at the last record?
  [[nodiscard]] bool stands_on(const vision::Placement& table) {
    return base_ == pieces_.numbered(table, layout_->board());
  }

  /// What the last picture says of these plies, after which `table` stands there.
  struct Opinion {
    double share = 0;            ///< of all that is believed, that leads to the same armies on these cells
    double against = 0;          ///< the same of lines that do not
    double other = 0;            ///< the same of something that no line explains
    std::vector<Cell> contrary;  ///< its squares that speak against it
    std::vector<Cell> odd;       ///< other squares that have changed and look otherwise
    bool seen = true;            ///< a square that something came to is not hidden
  };
  /// Other plies than these that lead to the same table, likeliest first: the same ones in another order, mostly.
  [[nodiscard]] std::vector<std::vector<std::string>> others_like(const std::vector<std::string>& actions,
                                                                  const vision::Placement& table);
  [[nodiscard]] Opinion opinion(const std::vector<std::string>& actions, const vision::Placement& table);

  /// These plies have been recorded, by whatever means, and `table` stands there. `shown`: the last picture shows it.
  void recorded(const std::vector<std::string>& actions, const vision::Placement& table, bool shown);
  /// The last picture shows what was known before: it is remembered.
  void remember();
  /// Nothing was played, as is known by other means, though the last picture shows something that no line explains: a
  /// piece that was touched, or another light. From now on that is how the table looks.
  void settle();
  /// Something that no line explains is likelier than that anything was played.
  [[nodiscard]] bool puzzled() const { return lines_.front().actions.empty() && shares().back() > 0.5; }

 private:
  using Squares = std::vector<std::vector<double>>;
  /// The picture seen last, compared with what is remembered.
  struct Look {
    vision::TopPicture picture;
    vision::TopChange change;   // with nothing where something lies over the board
    cv::Mat1b occluded, known;  // 255: something lies there; the table is seen
    cv::Mat1f on_board;         // the change's ratio on the board's cells, 0 elsewhere
    vision::SquareLookList looks;
    Squares likelihoods;
    cv::Mat1f patches;   // where the change is more than grain, a shadow counting less
    double mass = 0;     // their sum
    double pixels = 40;  // that count as one observation
  };

  vision::Covers& view() { return views_[view_]; }
  [[nodiscard]] std::vector<vision::SquareClasses::Class> classes_of(const NumberedPlacement& placement) const;
  [[nodiscard]] vision::Pixels part(vision::Covers& view, std::uint8_t cell, PieceNumber before, PieceNumber after);
  [[nodiscard]] double evidence(const vision::Pixels& pixels) const;
  [[nodiscard]] double look_gain(std::uint8_t cell, PieceNumber piece, const PlacementChange& change);
  [[nodiscard]] double most_otherwise(std::uint8_t cell, const PlacementChange& change);
  [[nodiscard]] double rough(std::uint8_t cell, PieceNumber piece);
  [[nodiscard]] double rough(const PlacementChange& change);
  void hide(cv::Mat1b& area, const PlacementChange& change);
  [[nodiscard]] cv::Mat1b area_of(const PlacementChange& change);
  [[nodiscard]] cv::Mat1b about(const PlacementChange& change);
  [[nodiscard]] double explained_by(const PlacementChange& change);
  [[nodiscard]] PlacementChange after(const PlacementChange& change, const Futures::Step& step);
  struct Next {
    double value = 0;
    const Futures::Step* step = nullptr;
    PlacementChange change;
  };
  [[nodiscard]] std::vector<Next> next(Futures& futures, const std::vector<std::string>& actions,
                                       const PlacementChange& change,
                                       const std::function<double(const PlacementChange&)>& value);
  [[nodiscard]] std::vector<cv::Mat1b> likely_areas(Futures& futures);
  void choose_view(Futures& futures);
  [[nodiscard]] std::optional<Line> without(Futures& futures, const Line& line, const std::vector<bool>& left_out);
  [[nodiscard]] std::optional<Line> shortcut(Futures& futures, const Line& line);
  [[nodiscard]] std::vector<Line> with_shortcuts(Futures& futures, std::size_t most);
  struct Predicted {
    std::vector<Line> lines;   // that the next picture may show
    std::vector<Line> starts;  // those among them that were believed before
  };
  [[nodiscard]] Predicted predicted(Futures& futures);
  void go_on_twice(Futures& futures, const Line& line, const std::vector<Next>& ones, std::vector<Line>& out);
  struct Weighed {
    Line line;
    double prior = 0;
  };
  [[nodiscard]] std::vector<Weighed> by_picture(std::vector<Line> lines);
  [[nodiscard]] std::vector<double> best_gains();
  [[nodiscard]] double promise(const PlacementChange& change, const std::vector<double>& best, std::size_t squares);
  [[nodiscard]] double prior_of(std::size_t plies) const;
  [[nodiscard]] std::vector<Line> across_gap(Futures& futures, const std::vector<Line>& starts,
                                             const std::vector<double>& best, std::size_t plies);
  [[nodiscard]] std::vector<Weighed> with_longer(Futures& futures, std::vector<Weighed> weighed,
                                                 std::vector<Line> starts);
  void weigh(Predicted next, Futures& futures);
  [[nodiscard]] double unlike(const PlacementChange& change, const cv::Mat1b& seen);
  [[nodiscard]] cv::Mat1b played_area();
  [[nodiscard]] std::vector<Cell> odd_squares(const PlacementChange& change);
  [[nodiscard]] bool contradicted(const PlacementChange& change);
  [[nodiscard]] bool army_came(std::uint8_t cell, const PlacementChange& change) const;
  [[nodiscard]] BeginningOfLine::Square shown_on(std::uint8_t cell, const PlacementChange& change);
  [[nodiscard]] vision::Pixels by_itself(std::uint8_t cell, const PlacementChange& change);
  [[nodiscard]] double foot_seen(std::uint8_t cell, const PlacementChange& change);
  [[nodiscard]] bool begins_alike(const Line& line, const Line& best, std::size_t count) const;
  void take_over(const cv::Mat1b& only);
  void forget_played();

  const vision::Layout* layout_;
  LineParams params_;
  bool flat_;
  PieceList pieces_;
  NumberedPlacement base_, was_;  // at the last record, and before it
  std::vector<vision::Covers> views_;
  std::vector<double> view_scores_;
  std::size_t view_ = 0;
  vision::SquareClasses looks_;
  vision::TopPicture background_, last_;
  cv::Mat1b resting_;  // 255: as in the picture before
  std::vector<Line> lines_;
  double other_ = 0, total_ = 0;
  int records_ = 0;
  std::optional<Look> look_;
  std::map<std::pair<std::uint8_t, PieceNumber>, double> rough_;
};

}  // namespace arbiter::table
