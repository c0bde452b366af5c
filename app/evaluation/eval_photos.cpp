// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <optional>
#include <stdexcept>

#include "app/evaluation/eval.h"
#include "app/evaluation/labelled_boards.h"
#include "app/evaluation/picture_score.h"
#include "vision/locate/board_finder.h"
#include "vision/reading/board_reader.h"
#include "vision/reading/way_round.h"

namespace arbiter::evaluation {

namespace {

// A board counts as found right when no corner is further off than this, in squares.
constexpr double kCornerLimit = 0.25;

struct Score {
  bool found = false;
  bool nothing_there = false;  // a board of another kind, which must not be found
  double error_px = 0, error_squares = 0, milliseconds = 0, claimed_px = 0;
  bool right_way_round = false, some_way_round = false, way_known = false;
  // Squares whose occupant is known; those that look as they should beside all others; pieces; the same by army.
  int squares = 0, squares_right = 0, pieces = 0;
  double pieces_right = 0;
  // Read with nothing else known: with the corners given and with those found (turned the right way round).
  PictureScore given, located;
};

/// How each square reads when the rest of the board is known and the corners are given.
void score_squares(const LabelledBoard& labelled, const cv::Mat& picture, const calibration::BoardPlane& truth,
                   Score& result) {
  if (!labelled.first_is_a1 || labelled.occupancy.empty()) return;
  vision::Placement pieces(truth.board());
  for (const auto& [square, army] : labelled.occupancy)
    if (const auto cell = truth.board().find_cell(square); cell && (army == 'w' || army == 'b'))
      pieces.set(*cell, vision::Occupant{vision::Army{army == 'w' ? 'S' : 'N'}});
  const vision::BoardReader reader(picture, truth, pieces);
  result.squares = static_cast<int>(truth.board().cells().size());
  result.squares_right = result.squares - static_cast<int>(reader.report().doubtful.size());
  result.pieces = static_cast<int>(pieces.size());
  result.pieces_right = reader.report().armies * result.pieces;
}

void score_unknown(const LabelledBoard& labelled, const cv::Mat& picture, const calibration::BoardPlane& truth,
                   const std::optional<calibration::BoardPlane>& found, vision::PictureReader& reader, Score& result) {
  if (truth.board().style() != BoardStyle::chequered) return;
  result.given = score_picture(labelled, truth.board(), reader.read_position(picture, truth).squares);
  if (!labelled.kinds.empty())
    score_order(labelled, truth.board(), reader.each_square(picture, truth, true), result.given);
  if (!found) return;
  int turn = 0;
  for (int orientation = 1; orientation < 4; ++orientation)
    if (calibration::corner_distance(found->turned(orientation).corners(), labelled.corners) <
        calibration::corner_distance(found->turned(turn).corners(), labelled.corners))
      turn = orientation;
  result.located = score_picture(labelled, truth.board(), reader.read_position(picture, found->turned(turn)).squares);
}

/// A picture in which no board of ours is to be found: looks for every one of them.
Score score_nothing(const cv::Mat& picture) {
  Score result;
  result.nothing_there = true;
  const auto start = std::chrono::steady_clock::now();
  for (const auto id : Board::ids())
    result.found = result.found ||
                   vision::find_board(picture, *Board::find(id), calibration::Lens::guess(picture.size())).has_value();
  result.milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return result;
}

Score score(const LabelledBoard& labelled, const cv::Mat& picture, vision::PictureReader& reader) {
  if (labelled.board.empty()) return score_nothing(picture);
  const Board& board = *Board::find(labelled.board);
  const auto lens = calibration::Lens::guess(picture.size());
  Score result;
  const auto start = std::chrono::steady_clock::now();
  auto fix = vision::find_board(picture, board, lens);
  result.milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  if (fix && board.style() == BoardStyle::chequered) vision::read_either_way(picture, *fix, reader);
  const auto truth = calibration::BoardPlane::from_corners(board, labelled.corners, lens);
  if (truth) score_squares(labelled, picture, *truth, result);
  if (truth) score_unknown(labelled, picture, *truth, fix ? std::optional(fix->plane) : std::nullopt, reader, result);
  if (!fix || !truth) return result;
  result.found = true;
  result.claimed_px = fix->error_px;
  // Which corner is a1 is a question of its own: the error is taken over the nearest quarter turn.
  result.error_px = 1e9;
  for (size_t turn = 0; turn < 4; ++turn) {
    calibration::Corners turned;
    for (size_t i = 0; i < 4; ++i) turned[i] = fix->corners[(i + turn) % 4];
    result.error_px = std::min(result.error_px, calibration::corner_distance(turned, labelled.corners));
  }
  result.error_squares = result.error_px / truth->square_px();
  result.way_known = labelled.first_is_a1;
  const double near = truth->square_px();
  result.right_way_round = calibration::corner_distance(fix->corners, labelled.corners) < near;
  for (const calibration::Corners& way : fix->orientations)
    if (calibration::corner_distance(way, labelled.corners) < near) result.some_way_round = true;
  return result;
}

double quantile_of(std::vector<double> values, double q) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1, static_cast<size_t>(q * static_cast<double>(values.size())))];
}

BoardScores::Summary summary(const std::vector<Score>& scores) {
  std::vector<double> pixels, squares, times;
  int found = 0, good = 0, wrong = 0, known = 0, none = 0, first_way = 0, any_way = 0;
  int squares_known = 0, squares_right = 0, pieces = 0;
  double pieces_right = 0;
  for (const Score& s : scores) {
    squares_known += s.squares;
    squares_right += s.squares_right;
    pieces += s.pieces;
    pieces_right += s.pieces_right;
    if (s.nothing_there) {
      ++none;
      wrong += s.found;
      continue;
    }
    times.push_back(s.milliseconds);
    if (!s.found) continue;
    ++found;
    pixels.push_back(s.error_px);
    squares.push_back(s.error_squares);
    if (s.error_squares < kCornerLimit) ++good;
    if (s.error_squares > 0.5) ++wrong;
    if (s.way_known) {
      ++known;
      first_way += s.right_way_round;
      any_way += s.some_way_round;
    }
  }
  BoardScores::Summary all;
  all.pictures = static_cast<int>(scores.size()) - none;
  all.without_board = none;
  all.found = found;
  all.corners_good = good;
  all.false_boards = wrong;
  all.error_px_median = quantile_of(pixels, 0.5);
  all.error_squares_median = quantile_of(squares, 0.5);
  all.error_squares_95 = quantile_of(squares, 0.95);
  all.way_known = known;
  all.way_first = first_way;
  all.way_offered = any_way;
  all.squares = squares_known;
  all.occupancy_right = squares_known > 0 ? 1.0 * squares_right / squares_known : 0;
  all.pieces = pieces;
  all.army_right = pieces > 0 ? pieces_right / pieces : 0;
  all.milliseconds_median = quantile_of(times, 0.5);
  all.milliseconds_95 = quantile_of(times, 0.95);
  return all;
}

void print_row(const std::string& name, const BoardScores::Summary& s) {
  const double n = std::max<double>(s.pictures, 1);
  std::printf("%-14s %8d %7.1f%% %11.1f%% %7d %10.2f %10.3f %10.3f %6d/%d/%d %6d %8.2f%% %8.2f%% %9.1f\n", name.c_str(),
              s.pictures, 100 * s.found / n, 100 * s.corners_good / n, s.false_boards, s.error_px_median,
              s.error_squares_median, s.error_squares_95, s.way_first, s.way_offered, s.way_known, s.squares,
              100 * s.occupancy_right, 100 * s.army_right, s.milliseconds_median);
}

}  // namespace

std::optional<BoardScores> eval_boards(const EvalOptions& options) {
  const auto boards = labelled_boards(options.folder, options.per_sequence);
  if (boards.empty()) return std::nullopt;
  auto reader = vision::PictureReader::built_in();
  if (!reader) throw std::runtime_error(reader.error().message.english());
  std::map<std::string, std::vector<Score>> groups;
  BoardScores out;
  for (const LabelledBoard& board : boards) {
    const cv::Mat picture = board.load();
    if (picture.empty()) {
      std::fprintf(stderr, "%s cannot be read\n", board.name.c_str());
      continue;
    }
    const Score s = score(board, picture, *reader);
    for (const std::string& group : {std::string("all"), std::string(board.held_back ? "held back" : "tuned on")}) {
      out.read[group + ", corners given"].add(s.given);
      out.read[group + ", corners found"].add(s.located);
    }
    if (!board.source.empty()) out.read["of " + board.source].add(s.given);
    groups["all"].push_back(s);
    groups[board.held_back ? "held back" : "tuned on"].push_back(s);
    if (!board.angle.empty()) groups["  " + board.angle].push_back(s);
    groups["  " + (board.board.empty() ? "none of ours" : board.board)].push_back(s);
    if (board.held_back && board.board != "chess8") groups["  " + board.board + ", held"].push_back(s);
    out.pictures.push_back(
        {board.name, s.found, s.error_px, s.error_squares, s.claimed_px, board.held_back, s.milliseconds});
    if (options.list)
      std::printf("%-52s %s %7.2f px %6.3f squares (claimed %.2f px) %6.1f ms%s\n", board.name.c_str(),
                  s.found ? "found" : "-----", s.error_px, s.error_squares, s.claimed_px, s.milliseconds,
                  board.held_back ? "  held back" : "");
    if (options.list && s.given.occupancy.all > 0)
      std::printf("    read with the corners given: occupancy %d/%d, side %d/%d, kind %d/%d\n", s.given.occupancy.right,
                  s.given.occupancy.all, s.given.side.right, s.given.side.all, s.given.kind.right, s.given.kind.all);
  }
  std::printf("%-14s %8s %8s %12s %7s %10s %10s %10s %10s %6s %9s %9s %9s\n", "board", "pictures", "found",
              "corners<1/4", "false", "median px", "median sq", "95% sq", "way 1st/any/known", "known", "occupied",
              "army", "ms");
  for (const auto& [name, scores] : groups) {
    const BoardScores::Summary s = summary(scores);
    print_row(name, s);
    out.groups[name.substr(name.find_first_not_of(' '))] = s;
  }
  print_picture_scores(out.read);
  return out;
}

}  // namespace arbiter::evaluation
