// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <optional>

#include "app/evaluation/eval.h"
#include "app/evaluation/labelled_games.h"
#include "app/table/belief.h"
#include "app/table/board_sources.h"
#include "app/table/board_view.h"
#include "app/table/hypotheses.h"
#include "app/table/seen_game.h"
#include "app/table/session.h"
#include "text/json_text.h"
#include "text/value_json.h"
#include "vision/change/occluders.h"
#include "vision/locate/board_finder.h"
#include "vision/locate/board_tracker.h"
#include "vision/reading/board_reader.h"

namespace arbiter::evaluation {

namespace {

/// One game read ply by ply, the position before each ply true: what the change between two pictures tells by itself.
class PlyReader {
 public:
  PlyReader(const LabelledGame& game, bool list) : game_(game), list_(list), session_(":memory:") {
    result_.name = game.name;
    result_.plies = game.plies.size();
  }

  PlyScores run() {
    const auto begun = session_.new_game(game_.setup);
    if (!begun) return error(begun.error().message.english());
    auto sources = table::BoardSources::open(game_.sources);
    if (!sources) return error(sources.error().message.english());
    board_ = session_.game()->rules().board;
    std::int64_t number = 0;
    while (true) {
      const auto shot = sources->next();
      if (!shot && shot.error().why.gap == vision::FrameGap::corrupt) continue;
      if (!shot) break;
      if (!locate(shot->frame.picture)) return error("board not found");
      see(shot->frame.picture, ++number);
    }
    for (const PlyScores::Row& row : result_.rows)
      if (row.what == "ply") {
        ++result_.read;
        result_.right += row.right;
      }
    return result_;
  }

 private:
  PlyScores error(const std::string& what) {
    result_.error = what;
    return result_;
  }

  bool locate(const cv::Mat& picture) {
    if (tracker_ && size_ == picture.size()) {
      const vision::TrackedBoard tracked = tracker_->follow(picture);
      plane_ = tracked.plane.turned(orientation_);
      return true;
    }
    const auto lens = calibration::Lens::guess(picture.size());
    const bool known = !game_.corners.empty() && game_.corners.front().has_value();
    auto fix = vision::find_board(picture, *board_, lens);
    if ((!fix || board_->style() != BoardStyle::chequered) && known)
      fix = vision::fix_from_corners(picture, *board_, *game_.corners.front(), lens, false);
    if (!fix) return false;
    // The truth says which way round.
    if (known && board_->width() == board_->height())
      for (int q = 1; q < 4; ++q)
        if (calibration::corner_distance(fix->plane.turned(q).corners(), *game_.corners.front()) <
            calibration::corner_distance(fix->plane.turned(orientation_).corners(), *game_.corners.front()))
          orientation_ = q;
    size_ = picture.size();
    tracker_.emplace(picture, *fix);
    plane_ = fix->plane.turned(orientation_);
    return true;
  }

  void see(const cv::Mat& picture, std::int64_t number) {
    const auto index = static_cast<std::size_t>(number - 1);
    const int shown = index < game_.shows.size() ? game_.shows[index] : -1;
    const vision::Keyframe keyframe(picture, *plane_);
    if (!reference_ && shown >= 0)
      flat_ = vision::BoardReader(picture, *plane_, table::wanted_on(*session_.game(), 0)).flat();
    if (reference_) {
      if (shown < 0 || shown == played_)
        compare(keyframe, number, shown < 0 ? "hand" : "same", "");
      else if (shown == played_ + 1)
        compare(keyframe, number, "ply", game_.plies[static_cast<std::size_t>(played_)].action);
    }
    if (shown < 0) return;
    while (played_ < shown && played_ < static_cast<int>(game_.plies.size())) {
      const auto reply = session_.act(game_.plies[static_cast<std::size_t>(played_)].action);
      if (!reply) std::fprintf(stderr, "%s: %s\n", game_.name.c_str(), reply.error().message.english().c_str());
      ++played_;
      // What the truth says of it the reader would have known, too.
      for (const auto& [cell, piece_pose] : piece_poses_seen_) piece_poses_.cells[cell] = piece_pose;
      piece_poses_seen_.clear();
    }
    reference_ = keyframe;
  }

  void compare(const vision::Keyframe& keyframe, std::int64_t number, const char* what, const std::string& truth) {
    const auto begin = std::chrono::steady_clock::now();
    const vision::Evidence evidence(*reference_, keyframe);
    if (!outlines_ || !outlines_->holds_for(keyframe.plane, evidence.size()))
      outlines_.emplace(keyframe.plane, evidence.size(), flat_);
    const vision::Placement before = table::wanted_on(*session_.game(), 0);
    vision::ChangeReader reader(evidence, *outlines_, before, piece_poses_);
    table::Futures futures(*session_.game());
    table::HypothesisParams params;
    params.most_actions = 1;
    params.square_px = keyframe.plane.square_px();
    const auto list = table::hypotheses(futures, {}, *board_, reader, before, params);
    const table::Weight w = table::weigh(list, list.front(), reader);
    const vision::Occluders strange = vision::find_occluders(evidence, *outlines_, list.front().fit.area);
    const double ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    const auto& best = list.front();
    bool right = best.actions.empty() == truth.empty();
    if (right && !truth.empty()) {
      right = best.actions.front() == truth;
      for (const auto& other : list)
        if (!right && other.actions.size() == 1 && other.actions.front() == truth)
          right = table::look_alike(best, other);
    }
    PlyScores::Row row;
    row.what = what;
    row.frame = number;
    row.right = right;
    row.truth = truth;
    row.read = best.actions;
    row.weight = w;
    row.strange = strange;
    row.strange.reach.release();
    row.strange.alone.release();
    row.noise = evidence.noise();
    row.square_px = keyframe.plane.square_px();
    row.height = best.fit.height;
    row.changed = static_cast<double>(vision::pixels_of(best.fit.area));
    row.milliseconds = ms;
    {
      const vision::Evidence edges = evidence.by_structure();
      vision::ChangeReader other(edges, *outlines_, before, piece_poses_);
      const auto second = table::hypotheses(futures, {}, *board_, other, before, params);
      row.weight_by_edges = table::weigh(second, second.front(), other);
      row.read_by_edges = second.front().actions;
      table::Circumstances how;
      how.square_px = keyframe.plane.square_px();
      table::count_in(strange, how);
      how.edges_agree = !second.front().actions.empty() && table::look_alike(second.front(), best);
      row.values = table::belief_values(w, how);
    }
    const bool ply = row.what == "ply";
    if (list_ && (ply || !right)) std::printf("    %s\n", row_text(row).c_str());
    result_.rows.push_back(std::move(row));
    if (ply && right)
      for (const auto& one : best.fit.piece_poses) piece_poses_seen_.push_back(one);
  }

  const LabelledGame& game_;
  bool list_;
  bool flat_ = false;  // the pieces are discs or tiles, as the first picture shows
  table::Session session_;
  const Board* board_ = nullptr;
  std::optional<vision::BoardTracker> tracker_;
  cv::Size size_;
  int orientation_ = 0, played_ = 0;
  std::optional<calibration::BoardPlane> plane_;
  std::optional<vision::Keyframe> reference_;
  std::optional<vision::Outlines> outlines_;
  vision::PiecePoses piece_poses_;
  std::vector<std::pair<Cell, vision::PiecePose>> piece_poses_seen_;
  PlyScores result_;
};

/// What was read of a game, where something was read at all. A picture of the ply to come that a hand still holds is
/// neither right nor wrong.
std::vector<table::Judged> judged_of(const PlyScores& game) {
  std::vector<table::Judged> judged;
  const std::vector<PlyScores::Row>& rows = game.rows;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const PlyScores::Row& row = rows[i];
    if (row.read.empty()) continue;
    const bool ply = row.what == "ply";
    if (!ply) {
      std::size_t next = i;
      while (next < rows.size() && rows[next].what != "ply") ++next;
      if (next < rows.size() && row.read.front() == rows[next].truth) continue;
    }
    judged.push_back({row.values, ply && row.right});
  }
  return judged;
}

}  // namespace

std::vector<PlyScores> eval_plies(const EvalOptions& options) {
  std::vector<PlyScores> out;
  for (const LabelledGame& game : labelled_games(options.folder)) {
    if (game.sources.size() != 1 || game.shows.empty()) continue;
    PlyScores result = PlyReader(game, options.list).run();
    if (!result.error.empty())
      std::printf("%-34s not read: %s\n", game.name.c_str(), result.error.c_str());
    else
      std::printf("%-34s %4d of %4d plies\n", game.name.c_str(), result.right, result.read);
    std::fflush(stdout);
    out.push_back(std::move(result));
  }
  return out;
}

std::map<std::string, std::vector<table::Judged>> judged_plies(const std::filesystem::path& folder) {
  EvalOptions options;
  options.folder = folder;
  std::map<std::string, std::vector<table::Judged>> games;
  for (const PlyScores& game : eval_plies(options))
    if (game.error.empty()) games[game.name] = judged_of(game);
  return games;
}

}  // namespace arbiter::evaluation
