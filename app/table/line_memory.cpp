// SPDX-License-Identifier: MIT
// What a belief over lines of play says, and what it remembers of a picture once a ply has been recorded.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <opencv2/imgproc.hpp>

#include "app/table/line_filter.h"

namespace arbiter::table {

namespace {

constexpr double kPartOnBoard = 0.25;             // share of a body that the picture must show, else it is hidden
constexpr double kPartSeen = 0.6;                 // share of that over which nothing may lie
constexpr double kLooksChanged = 1;               // nats that a foot must show for its square to be odd
constexpr double kFootSeen = 0.6;                 // share of a foot that no piece that moved covers
constexpr double kAgrees = 3;                     // nats by which a square may look otherwise and still be believed
constexpr float kChanged = 0.5F;                  // nats a pixel
constexpr double kLearning = 0.3;                 // weight of one look at a square
constexpr int kAboutPlayed = 13, kAboutLine = 9;  // pixels of a square of 24: side of what is grown about a body
// Nats of a square that speak against what is said of it; of one that was left, for a piece that came elsewhere.
constexpr double kAgainst = -2, kStayed = -8;

}  // namespace

/// The pixels that tell what stands on the cell after the change: those that no nearer piece hides. Where a piece has
/// left, those that another one covers that came beside it tell nothing of that.
vision::Pixels LineFilter::by_itself(std::uint8_t cell, const PlacementChange& change) {
  const PieceNumber piece = piece_after(base_, change, cell);
  const vision::Pixels pixels = part(view(), cell, base_[cell], piece);
  cv::Mat1b area = cv::Mat1b::zeros(layout_->size());
  auto* values = area.ptr<uchar>();
  for (const int i : pixels) values[i] = 255;
  hide(area, {{cell, piece}});
  if (piece == 0)
    for (const auto& [other, came] : change)
      if (came != 0)
        for (const int i : part(view(), other, base_[other], came)) values[i] = 0;
  vision::Pixels out;
  std::copy_if(pixels.begin(), pixels.end(), std::back_inserter(out), [&](int i) { return values[i] != 0; });
  return out;
}

/// Has a piece of the army that stood on the cell come to another one?
bool LineFilter::army_came(std::uint8_t cell, const PlacementChange& change) const {
  return std::any_of(change.begin(), change.end(),
                     [&](const auto& came) { return pieces_.army(came.second) == pieces_.army(base_[cell]); });
}

/// What the picture says of what the change has on the cell.
BeginningOfLine::Square LineFilter::shown_on(std::uint8_t cell, const PlacementChange& change) {
  const PieceNumber piece = piece_after(base_, change, cell);
  BeginningOfLine::Square square{piece != 0, {}, 0};
  const vision::Pixels all = part(view(), cell, base_[cell], piece), pixels = by_itself(cell, change);
  const auto* seen = look_->picture.seen.ptr<uchar>();
  const auto* known = look_->known.ptr<uchar>();
  std::size_t inside = 0, free = 0;
  for (const int i : pixels) {
    if (seen[i] == 0) continue;  // what leans out of the picture is not hidden
    ++inside;
    if (known[i] != 0) ++free;
  }
  if (static_cast<double>(inside) <= kPartOnBoard * static_cast<double>(all.size()) ||
      static_cast<double>(free) <= kPartSeen * static_cast<double>(inside))
    return square;
  const double looks = look_gain(cell, piece, change), alone = evidence(pixels);
  square.evidence = alone + looks;
  square.looks = looks;
  if (piece != 0) {
    // Where one of the same army stood before, the square hardly looks another.
    if (*square.evidence < 0 && pieces_.army(piece) == pieces_.army(base_[cell])) square.evidence.reset();
    return square;
  }
  // What came elsewhere has left somewhere. From where, lines decide among themselves: how a square looks that others
  // lean over is a weak objection. Nothing tells that of a piece that is taken beside the way: it may only have been
  // touched, and its square still looks taken.
  if (army_came(cell, change))
    square.evidence = std::max(alone, alone + looks);
  else if (looks < -params_.odd)
    square.evidence = looks;
  return square;
}

/// The squares that the change leaves as they were, but that have changed and look otherwise. What a piece hides that
/// came before them tells nothing of them.
std::vector<Cell> LineFilter::odd_squares(const PlacementChange& change) {
  vision::Pixels moving;
  for (const auto& [cell, piece] : change) moving = vision::united(moving, part(view(), cell, base_[cell], piece));
  std::vector<Cell> out;
  for (const Cell cell : layout_->board().cells()) {
    if (piece_after(base_, change, cell.value) != base_[cell.value] ||
        most_otherwise(cell.value, change) <= params_.odd)
      continue;
    const vision::Pixels& foot = view().foot(cell);
    vision::Pixels free;
    std::set_difference(foot.begin(), foot.end(), moving.begin(), moving.end(), std::back_inserter(free));
    if (static_cast<double>(free.size()) > kFootSeen * static_cast<double>(foot.size()) &&
        evidence(free) > kLooksChanged)
      out.push_back(cell);
  }
  return out;
}

/// Does a square look otherwise than the change has it: one that it leaves as it was, or one that something came to?
bool LineFilter::contradicted(const PlacementChange& change) {
  if (!odd_squares(change).empty()) return true;
  return std::any_of(change.begin(), change.end(), [&](const auto& came) {
    return came.second != 0 && shown_on(came.first, change).looks <= -params_.odd;
  });
}

/// Does the line begin like the best one, or at least lead to what cannot be told from it?
bool LineFilter::begins_alike(const Line& line, const Line& best, std::size_t count) const {
  if (line.actions.size() < count) return false;
  if (std::equal(best.actions.begin(), best.actions.begin() + static_cast<long>(count), line.actions.begin()))
    return true;
  if (!same_armies(pieces_, base_, line.path[count], best.path[count])) return false;
  // Plies that came at once are told in no order: only what a picture showed between them must be alike.
  for (std::size_t k = 1; k < count; ++k)
    if ((best.seen[k - 1] == SeenPly::alone || best.seen[k] == SeenPly::alone) &&
        !same_armies(pieces_, base_, line.path[k], best.path[k]))
      return false;
  return true;
}

BeliefSummary LineFilter::summary() {
  BeliefSummary out;
  const std::vector<double> shares = this->shares();
  const Line& best = lines_.front();
  out.other = shares.back();
  for (std::size_t i = 0; i < lines_.size(); ++i)
    if (lines_[i].actions.empty()) out.nothing += shares[i];
  if (!look_ || best.actions.empty()) return out;
  out.explained = explained_by(best.now());
  out.odd_square = !odd_squares(best.now()).empty();
  const PlacementChange& end = best.now();
  for (std::size_t count = 1; count <= best.actions.size(); ++count) {
    BeginningOfLine one;
    for (std::size_t i = 0; i < lines_.size(); ++i)
      if (begins_alike(lines_[i], best, count)) one.share += shares[i];
    one.last = best.seen[count - 1];
    if (count < best.actions.size()) one.next = best.seen[count];
    for (const auto& [cell, piece] : best.path[count]) {
      one.stands = one.stands && piece_after(base_, end, cell) == piece;
      one.squares.push_back(shown_on(cell, end));
    }
    out.beginnings.push_back(std::move(one));
  }
  return out;
}

LineFilter::Opinion LineFilter::opinion(const std::vector<std::string>& actions, const vision::Placement& table) {
  Opinion out;
  const PlacementChange change = change_of(base_, pieces_.numbered(table, layout_->board()));
  if (!look_ || change.empty() || actions.empty()) return {1, 0, 0, {}, {}, true};
  // A line that is not among those weighed is weighed now.
  const auto leads_there = [&](const Line& line) {
    return std::any_of(line.path.begin(), line.path.end(),
                       [&](const PlacementChange& one) { return same_armies(pieces_, base_, one, change); });
  };
  if (std::none_of(lines_.begin(), lines_.end(), leads_there)) {
    Line line{actions, std::vector<SeenPly>(actions.size(), SeenPly::at_once), {{}, change}, 0};
    line.weight = actions.size() == 1 ? params_.ply : params_.second_ply * static_cast<double>(actions.size() - 1);
    const cv::Mat1b area = area_of(change);
    line.weight += cv::mean(look_->on_board, area)[0] * cv::countNonZero(area) / look_->pixels;
    for (const auto& [cell, piece] : change) line.weight += look_gain(cell, piece, change);
    const double nothing = [&] {
      for (const Line& one : lines_)
        if (one.actions.empty()) return one.weight;
      return params_.given_up;
    }();
    double all = std::exp(other_);
    for (const Line& one : lines_) all += std::exp(one.weight);
    const double own = std::exp(std::min(nothing + line.weight, std::numeric_limits<double>::max_exponent / 2.0));
    out.share = own / (all + own);
    out.other = std::exp(other_) / (all + own);
  } else {
    const std::vector<double> shares = this->shares();
    for (std::size_t i = 0; i < lines_.size(); ++i)
      if (leads_there(lines_[i])) out.share += shares[i];
    out.other = shares.back();
  }
  out.against = std::max(0.0, 1 - out.share - out.other);
  out.seen = false;
  for (const auto& [cell, piece] : change) {
    // Pieces of one army that change places hardly change how their squares look.
    if (pieces_.army(piece) == pieces_.army(base_[cell])) continue;
    const BeginningOfLine::Square square = shown_on(cell, change);
    out.seen = out.seen || (square.arrived && square.evidence);
    const bool unlike = square.arrived && square.looks <= PolicyParams().unlike;
    const double least = !square.arrived && army_came(cell, change) ? kStayed : kAgainst;
    if (square.evidence && (*square.evidence < least || unlike)) out.contrary.push_back(Cell{cell});
  }
  out.odd = odd_squares(change);
  return out;
}

std::vector<std::vector<std::string>> LineFilter::others_like(const std::vector<std::string>& actions,
                                                              const vision::Placement& table) {
  const PlacementChange change = change_of(base_, pieces_.numbered(table, layout_->board()));
  std::vector<std::vector<std::string>> out;
  for (const Line& line : lines_)
    if (line.now() == change && line.actions != actions) out.push_back(line.actions);
  return out;
}

/// Where what was played last would be seen, and a little more.
cv::Mat1b LineFilter::played_area() {
  cv::Mat1b area = cv::Mat1b::zeros(layout_->size());
  auto* values = area.ptr<uchar>();
  for (const auto& [cell, piece] : change_of(was_, base_))
    for (const int i : part(view(), cell, was_[cell], piece)) values[i] = 255;
  const int about = kAboutPlayed * layout_->square() / 24 | 1;
  cv::dilate(area, area, cv::Mat1b::ones(about, about));
  return area;
}

/// The background takes what is neither hidden nor unexplained. What rests there for a second picture and looks as it
/// should is light, not a hand. `only`: where; empty: everywhere.
void LineFilter::take_over(const cv::Mat1b& only) {
  if (!look_) return forget_played();
  const Look& look = *look_;
  const vision::SquareLookList whole = vision::looks_of_squares(look.picture, look.picture.seen, view(), *layout_);
  const Squares likelihoods = looks_.likelihoods(whole);
  const auto classes = classes_of(base_);
  cv::Mat1b fits(layout_->size(), 255);
  std::vector<Cell> agree;
  for (const Cell cell : layout_->board().cells()) {
    const std::vector<double>& looks = likelihoods[cell.value];
    const std::size_t own = std::min<std::size_t>(classes[cell.value], looks.size() - 1);
    // What is not seen does not agree.
    if (whole[cell.value] && *std::max_element(looks.begin(), looks.end()) - looks[own] < kAgrees)
      agree.push_back(cell);
    else
      fits(layout_->box(cell)).setTo(0);
  }
  const cv::Mat1b played = played_area();
  const cv::Mat1b occluded = look.occluded | ((vision::mean_around(look.change.ratio) > kChanged) & ~played);
  cv::Mat1b take = look.picture.seen & (~occluded | (resting_ & fits));
  if (!only.empty()) take &= only;
  vision::TopPicture kept = look.picture;
  kept.log = background_.log.clone();
  look.picture.log.copyTo(kept.log, take);
  // Where a ply changed the board under a hand, what was seen before is void.
  cv::Mat1b changed_unseen = played & ~take;
  if (!only.empty()) changed_unseen &= only;
  kept.seen = take | (background_.seen & ~changed_unseen);
  background_ = std::move(kept);
  if (only.empty()) looks_.learn(whole, classes, agree, kLearning);
}

/// Nothing is known of how what was played looks: no picture shows it.
void LineFilter::forget_played() {
  background_.seen = background_.seen.clone();
  background_.seen.setTo(0, played_area());
}

void LineFilter::remember() {
  was_ = base_;
  take_over({});
}

void LineFilter::settle() {
  if (!look_) return;
  background_.log = background_.log.clone();
  look_->picture.log.copyTo(background_.log, look_->known);
  background_.seen = background_.seen | look_->known;
  background_.corners = look_->picture.corners;
  other_ = 0;
  look_.reset();
}

void LineFilter::recorded(const std::vector<std::string>& actions, const vision::Placement& table, bool shown) {
  const NumberedPlacement before = base_, now = pieces_.numbered(table, layout_->board());
  const std::size_t count = actions.size();
  std::vector<Line> rest;
  for (const Line& line : lines_) {
    if (count == 0 || line.actions.size() < count || !std::equal(actions.begin(), actions.end(), line.actions.begin()))
      continue;
    Line shorter{{line.actions.begin() + static_cast<long>(count), line.actions.end()},
                 {line.seen.begin() + static_cast<long>(count), line.seen.end()},
                 {},
                 line.weight};
    for (std::size_t k = count; k < line.path.size(); ++k)
      shorter.path.push_back(change_of(now, changed(before, line.path[k])));
    shorter.path.front().clear();
    rest.push_back(std::move(shorter));
  }
  cv::Mat1b only;
  if (!rest.empty() && !rest.front().actions.empty()) {
    // More was played than this: the picture shows the rest already.
    only = cv::Mat1b::zeros(layout_->size());
    const PlacementChange first = change_of(before, now);
    auto* values = only.ptr<uchar>();
    for (const auto& [cell, piece] : first)
      for (const int i : part(view(), cell, before[cell], piece)) values[i] = 255;
    const int about = kAboutLine * layout_->square() / 24 | 1;
    cv::dilate(only, only, cv::Mat1b::ones(about, about));
    values = only.ptr<uchar>();
    for (const auto& [cell, piece] : rest.front().now())
      for (const int i : part(view(), cell, now[cell], piece)) values[i] = 0;
  }
  was_ = before;
  base_ = now;
  ++records_;
  if (shown)
    take_over(only);
  else
    forget_played();
  lines_ = std::move(rest);
  if (lines_.empty() || lines_.front().actions.empty()) {
    other_ = 0;  // what spoke against what has been recorded says nothing of what comes next
    if (lines_.empty()) lines_.push_back({{}, {}, {{}}, 0});
  }
  look_.reset();
  rough_.clear();
}

}  // namespace arbiter::table
