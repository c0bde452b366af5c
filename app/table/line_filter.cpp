// SPDX-License-Identifier: MIT
#include "app/table/line_filter.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "vision/belief/occlusion.h"

namespace arbiter::table {

using vision::Pixels;

namespace {

constexpr double kMovedBy = 0.03;         // squares that a corner moved, from which on the camera stands elsewhere
constexpr float kChanged = 0.5F;          // nats, from which on a pixel counts as changed
constexpr double kNews = 0.1;             // squares² that must differ from the picture before
constexpr double kWorthExplaining = 0.3;  // squares² of change, from which on likely plies are looked at first
constexpr int kRecordsToKnowTheCamera = 6;
constexpr std::size_t kWeighed = 80;                  // lines
constexpr double kNearer = 0.85;                      // width of a piece that surely hides others, against the usual
constexpr double kMayHide = 1.2;                      // the same of one that may hide them
constexpr double kHidesWithin = 3;                    // squares
constexpr double kHardlySeen = 0.4, kWellSeen = 0.7;  // shares of a foot, between which its looks count ever more
constexpr int kAbout = 9;                             // pixels of a square of 24: side of what is grown about a change
constexpr double kPatch = 0.15;                       // squares: sigma over which grains become patches
constexpr float kPatchFrom = 0.1F;
constexpr float kShadeCounts = 0.3F;  // share: a shadow is a cheap thing to leave unexplained
constexpr double kLeastMass = 30;     // pixels·nats for a square of 24: less is noise
constexpr double kUsualArea = 24.0 * 24.0;

double moved_by(const vision::TopPicture& a, const vision::TopPicture& b) {
  return calibration::corner_distance(a.corners, b.corners);
}

}  // namespace

LineFilter::LineFilter(const vision::Layout& layout, vision::TopPicture first, const std::vector<cv::Point3d>& eyes,
                       bool flat, const vision::Placement& table)
    : layout_(&layout),
      flat_(flat),
      base_(pieces_.numbered(table, layout.board())),
      was_(base_),
      looks_(layout.board(), pieces_.armies()),
      background_(std::move(first)),
      last_(background_),
      resting_(cv::Mat1b::zeros(layout.size())) {
  for (const cv::Point3d& eye : eyes) views_.emplace_back(layout, eye, flat);
  view_scores_.assign(views_.size(), 0);
  view_ = views_.size() == 3 ? 1 : 0;
  lines_.push_back({{}, {}, {{}}, 0});
  other_ = params_.other;
  looks_.begin(vision::looks_of_squares(background_, background_.seen, view(), layout), classes_of(base_));
}

std::vector<vision::SquareClasses::Class> LineFilter::classes_of(const NumberedPlacement& placement) const {
  std::vector<vision::SquareClasses::Class> out;
  out.reserve(placement.size());
  for (const PieceNumber piece : placement) out.push_back(pieces_.army(piece));
  return out;
}

/// The pixels that change when the cell holds `after` in place of `before`.
Pixels LineFilter::part(vision::Covers& view, std::uint8_t cell, PieceNumber before, PieceNumber after) {
  const Cell at{cell};
  if (before == 0) return view.body(at, pieces_.height(after));
  if (after == 0) return view.body(at, pieces_.height(before));
  return vision::united(view.body(at, pieces_.height(before)), view.body(at, pieces_.height(after)));
}

double LineFilter::evidence(const Pixels& pixels) const {
  const auto* values = look_->on_board.ptr<float>();
  double sum = 0;
  for (const int i : pixels) sum += values[i];
  return sum / look_->pixels;
}

/// How much of the cell's foot the camera sees past what stands nearer to it after the change: 0 hardly anything, 1
/// enough. A foot that is hidden shows the looks of another piece.
double LineFilter::foot_seen(std::uint8_t cell, const PlacementChange& change) {
  if (flat_ || !view().slanting()) return 1;
  const Board& board = layout_->board();
  const Pixels& foot = view().foot(Cell{cell});
  std::vector<char> hidden(foot.size(), 0);
  for (const Cell other : board.cells()) {
    const PieceNumber piece = piece_after(base_, change, other.value);
    if (piece == 0 || other.value == cell || board.king_steps(other, Cell{cell}) >= kHidesWithin ||
        view().away(other) >= view().away(Cell{cell}))
      continue;
    const Pixels& body = view().body(other, pieces_.height(piece), kMayHide);
    auto at = body.begin();
    for (std::size_t i = 0; i < foot.size(); ++i) {
      at = std::lower_bound(at, body.end(), foot[i]);
      if (at == body.end()) break;
      if (*at == foot[i]) hidden[i] = 1;
    }
  }
  const auto free = static_cast<double>(std::count(hidden.begin(), hidden.end(), 0));
  const double share = free / std::max(1.0, static_cast<double>(foot.size()));
  return std::clamp((share - kHardlySeen) / (kWellSeen - kHardlySeen), 0.0, 1.0);
}

/// Nats that the cell's looks tell for that piece, against what stood there at the last record.
double LineFilter::look_gain(std::uint8_t cell, PieceNumber piece, const PlacementChange& change) {
  const std::vector<double>& looks = look_->likelihoods[cell];
  const std::size_t army = std::min<std::size_t>(pieces_.army(piece), looks.size() - 1);
  const double gain = looks[army] - looks[std::min<std::size_t>(pieces_.army(base_[cell]), looks.size() - 1)];
  return foot_seen(cell, change) *
         std::clamp(params_.looks_weight * gain, -params_.most_of_a_look, params_.most_of_a_look);
}

/// Nats that its looks tell for anything else than what stood there.
double LineFilter::most_otherwise(std::uint8_t cell, const PlacementChange& change) {
  const std::vector<double>& looks = look_->likelihoods[cell];
  const double own = looks[std::min<std::size_t>(pieces_.army(base_[cell]), looks.size() - 1)];
  const double gain = *std::max_element(looks.begin(), looks.end()) - own;
  if (gain <= 0) return 0;
  return foot_seen(cell, change) * std::min(params_.looks_weight * gain, params_.most_of_a_look);
}

/// What a square alone tells for that piece: cheap, for choosing what is worth weighing.
double LineFilter::rough(std::uint8_t cell, PieceNumber piece) {
  const auto [it, fresh] = rough_.try_emplace({cell, piece}, 0);
  if (fresh) it->second = evidence(part(view(), cell, base_[cell], piece)) + look_gain(cell, piece, {});
  return it->second;
}

double LineFilter::rough(const PlacementChange& change) {
  double sum = 0;
  for (const auto& [cell, piece] : change) sum += rough(cell, piece);
  return sum;
}

/// Takes out of `area` (255 where the change would be seen) what pieces hide that stand nearer and stay.
void LineFilter::hide(cv::Mat1b& area, const PlacementChange& change) {
  if (!view().slanting() || flat_) return;
  auto* values = area.ptr<uchar>();
  const Board& board = layout_->board();
  for (const Cell cell : board.cells()) {
    if (base_[cell.value] == 0 || piece_after(base_, change, cell.value) != base_[cell.value]) continue;
    const bool hides = std::any_of(change.begin(), change.end(), [&](const auto& changed) {
      const Cell other{changed.first};
      return board.king_steps(cell, other) < kHidesWithin && view().away(cell) < view().away(other);
    });
    if (!hides) continue;
    for (const int i : view().body(cell, pieces_.height(base_[cell.value]), kNearer)) values[i] = 0;
  }
}

/// Where the change would be seen: 255 there. Nearer pieces that stay hide some of it.
cv::Mat1b LineFilter::area_of(const PlacementChange& change) {
  cv::Mat1b area = cv::Mat1b::zeros(layout_->size());
  auto* values = area.ptr<uchar>();
  for (const auto& [cell, piece] : change)
    for (const int i : part(view(), cell, base_[cell], piece)) values[i] = 255;
  hide(area, change);
  return area;
}

/// The same, and a little about it.
cv::Mat1b LineFilter::about(const PlacementChange& change) {
  cv::Mat1b out;
  cv::dilate(area_of(change), out, cv::Mat1b::ones(kAbout, kAbout));
  return out;
}

/// Share of the changed patches that the change explains, 0 to 1.
double LineFilter::explained_by(const PlacementChange& change) {
  cv::Mat1f explained = cv::Mat1f::zeros(look_->patches.size());
  look_->patches.copyTo(explained, about(change));
  return cv::sum(explained)[0] / std::max(look_->mass, kLeastMass * layout_->area() / kUsualArea);
}

/// Compares the picture with what is remembered.
void LineFilter::look_at(const vision::TopPicture& now, const std::vector<cv::Point3d>& eyes, Futures& futures) {
  const bool moved = moved_by(now, background_) > kMovedBy;
  if (moved) {
    views_.clear();
    for (const cv::Point3d& eye : eyes) views_.emplace_back(*layout_, eye, flat_);
    if (view_scores_.size() != views_.size()) {
      view_scores_.assign(views_.size(), 0);
      view_ = views_.size() / 2;
    }
  }
  look_.emplace(Look{});
  Look& look = *look_;
  look.picture = now;
  look.change = vision::change_between(now, background_, *layout_);
  look.pixels = params_.pixels_per_nat * layout_->area() / kUsualArea * (moved ? params_.moved_factor : 1);
  look.on_board = cv::Mat1f::zeros(layout_->size());
  look.change.ratio.copyTo(look.on_board, layout_->field());
  rough_.clear();
  std::vector<cv::Mat1b> areas;
  if (cv::countNonZero(look.on_board > kChanged) > kWorthExplaining * layout_->area()) areas = likely_areas(futures);
  look.occluded = vision::occluded(look.change.ratio, now.seen, areas, *layout_);
  look.change.ratio.setTo(0, look.occluded);
  look.on_board.setTo(0, look.occluded);
  look.known = now.seen & ~look.occluded;
  look.looks = vision::looks_of_squares(now, look.known, view(), *layout_);
  look.likelihoods = looks_.likelihoods(look.looks);
  cv::GaussianBlur(look.on_board, look.patches, {}, kPatch * layout_->square());
  look.patches = cv::max(look.patches - kPatchFrom, 0.F);
  cv::Mat1f shaded = look.patches * kShadeCounts;
  shaded.copyTo(look.patches, look.change.shade);
  look.mass = cv::sum(look.patches)[0];
}

bool LineFilter::see(const vision::TopPicture& now, const std::vector<cv::Point3d>& eyes, Futures& futures) {
  const cv::Mat1f news = vision::mean_around(vision::change_between(now, last_, *layout_).ratio);
  resting_ = news < 0;
  last_ = now;
  if (cv::countNonZero((news > kChanged) & layout_->field()) < kNews * layout_->area()) {
    // The first of several plies has been recorded: the others are looked at anew, but weigh what they weighed.
    if (!look_ && !lines_.front().actions.empty()) look_at(now, eyes, futures);
    return false;
  }
  look_at(now, eyes, futures);
  if (views_.size() > 1 && records_ < kRecordsToKnowTheCamera) choose_view(futures);
  weigh(predicted(futures), futures);
  return true;
}

/// Of the lines those that are worth weighing, with what the picture says of each, best first.
std::vector<LineFilter::Weighed> LineFilter::by_picture(std::vector<Line> lines) {
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t i = 0; i < lines.size(); ++i) order.emplace_back(-lines[i].weight - rough(lines[i].now()), i);
  std::sort(order.begin(), order.end());
  if (order.size() > kWeighed) order.resize(kWeighed);
  std::vector<Weighed> weighed;
  for (const auto& [_, i] : order) {
    Line& line = lines[i];
    const double prior = line.weight;
    const cv::Mat1b area = area_of(line.now());
    line.weight += cv::mean(look_->on_board, area)[0] * cv::countNonZero(area) / look_->pixels;
    for (const auto& [cell, piece] : line.now()) line.weight += look_gain(cell, piece, line.now());
    weighed.push_back({std::move(line), prior});
  }
  std::stable_sort(weighed.begin(), weighed.end(),
                   [](const Weighed& a, const Weighed& b) { return a.line.weight > b.line.weight; });
  return weighed;
}

/// Weighs the lines, and something else, by the picture.
void LineFilter::weigh(Predicted next, Futures& futures) {
  std::vector<Weighed> weighed = with_longer(futures, by_picture(std::move(next.lines)), std::move(next.starts));
  const double strange = unlike({}, {});
  const double other =
      params_.forget * other_ + params_.other + params_.other_share * (look_->mass / look_->pixels + strange);
  const double peak = std::max(weighed.front().line.weight, other);
  const double best = weighed.front().line.weight;
  lines_.clear();
  // Lines are compared with one another: a hand that explains the picture better tells nothing of which line is right.
  for (Weighed& one : weighed) {
    one.line.weight -= peak;
    if (one.line.weight > best - peak + params_.given_up && lines_.size() < kWeighed)
      lines_.push_back(std::move(one.line));
  }
  other_ = other - peak;
  // What is known of the table differs between beliefs: each is measured by what could be explained at best.
  const cv::Mat1f changed = cv::max(look_->on_board, 0.F);
  total_ += peak - cv::sum(changed)[0] / look_->pixels - unlike(lines_.front().now(), background_.seen);
}

/// Nats by which squares that the change leaves as they were look otherwise. `seen`: not those whose looks before it
/// are remembered (255); empty: all.
double LineFilter::unlike(const PlacementChange& change, const cv::Mat1b& seen) {
  double sum = 0;
  const auto* remembered = seen.empty() ? nullptr : seen.ptr<uchar>();
  for (const Cell cell : layout_->board().cells()) {
    if (piece_after(base_, change, cell.value) != base_[cell.value]) continue;
    const Pixels& foot = view().foot(cell);
    if (remembered == nullptr || std::none_of(foot.begin(), foot.end(), [&](int i) { return remembered[i] != 0; }))
      sum += most_otherwise(cell.value, change);
  }
  return sum;
}

std::vector<double> LineFilter::shares() const {
  std::vector<double> out;
  double most = other_;
  for (const Line& line : lines_) most = std::max(most, line.weight);
  for (const Line& line : lines_) out.push_back(std::exp(line.weight - most));
  out.push_back(std::exp(other_ - most));
  const double sum = std::accumulate(out.begin(), out.end(), 0.0);
  for (double& share : out) share /= sum;
  return out;
}

double LineFilter::share_of(const std::vector<std::string>& actions) const {
  const std::vector<double> all = shares();
  double sum = 0;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const std::vector<std::string>& line = lines_[i].actions;
    if (line.size() >= actions.size() && std::equal(actions.begin(), actions.end(), line.begin())) sum += all[i];
  }
  return sum;
}

}  // namespace arbiter::table
