// SPDX-License-Identifier: MIT
#include "app/table/line_filter.h"

#include <algorithm>
#include <cmath>
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
constexpr std::size_t kLinesLookedAt = 3, kOnesLookedAt = 8, kAreasEach = 3;
constexpr int kRecordsToKnowTheCamera = 6;
constexpr std::size_t kGoneOnFrom = 12;  // lines
constexpr double kGoneOnTwice = 12;      // nats under the likeliest, up to which two plies at once are looked for
constexpr std::size_t kTwos = 40, kWeighed = 80;
// Nats: what lines explained so far was something else, or something else is over, and all stands as before.
constexpr double kPutBack = -20, kSomethingElseIsOver = -4;
constexpr double kNearer = 0.85;    // width of a piece that hides others, against the usual
constexpr double kHidesWithin = 3;  // squares
constexpr double kPatch = 0.15;     // squares: sigma over which grains become patches
constexpr float kPatchFrom = 0.1F;
constexpr float kShadeCounts = 0.3F;  // share: a shadow is a cheap thing to leave unexplained
constexpr double kLeastMass = 30;     // pixels·nats for a square of 24: less is noise
constexpr double kUsualArea = 24.0 * 24.0;

cv::Mat1b grown(const cv::Mat1b& mask, int side) {
  cv::Mat1b out;
  cv::dilate(mask, out, cv::Mat1b::ones(side, side));
  return out;
}

double moved_by(const vision::TopPicture& a, const vision::TopPicture& b) {
  return calibration::corner_distance(a.corners, b.corners);
}

}  // namespace

LineFilter::LineFilter(const vision::Layout& layout, vision::TopPicture first, const std::vector<cv::Point3d>& eyes,
                       bool flat, const vision::Labels& table, std::vector<std::string> before)
    : layout_(&layout),
      flat_(flat),
      before_(std::move(before)),
      base_(pieces_.placement(table, layout.board())),
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

std::vector<vision::SquareClasses::Class> LineFilter::classes_of(const Placement& placement) const {
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

/// Nats that the cell's looks tell for that piece, against what stood there at the last record.
double LineFilter::look_gain(std::uint8_t cell, PieceNumber piece) const {
  const std::vector<double>& looks = look_->likelihoods[cell];
  const std::size_t army = std::min<std::size_t>(pieces_.army(piece), looks.size() - 1);
  const double gain = looks[army] - looks[std::min<std::size_t>(pieces_.army(base_[cell]), looks.size() - 1)];
  return std::clamp(params_.looks_weight * gain, -params_.most_of_a_look, params_.most_of_a_look);
}

/// Nats that its looks tell for anything else than what stood there.
double LineFilter::most_otherwise(std::uint8_t cell) const {
  const std::vector<double>& looks = look_->likelihoods[cell];
  const double own = looks[std::min<std::size_t>(pieces_.army(base_[cell]), looks.size() - 1)];
  const double gain = *std::max_element(looks.begin(), looks.end()) - own;
  return std::clamp(params_.looks_weight * gain, 0.0, params_.most_of_a_look);
}

/// What a square alone tells for that piece: cheap, for choosing what is worth weighing.
double LineFilter::rough(std::uint8_t cell, PieceNumber piece) {
  const auto [it, fresh] = rough_.try_emplace({cell, piece}, 0);
  if (fresh) it->second = evidence(part(view(), cell, base_[cell], piece)) + look_gain(cell, piece);
  return it->second;
}

double LineFilter::rough(const PlacementChange& change) {
  double sum = 0;
  for (const auto& [cell, piece] : change) sum += rough(cell, piece);
  return sum;
}

/// Where the change would be seen: 255 there. Nearer pieces that stay hide some of it.
cv::Mat1b LineFilter::area_of(const PlacementChange& change) {
  cv::Mat1b area = cv::Mat1b::zeros(layout_->size());
  auto* values = area.ptr<uchar>();
  for (const auto& [cell, piece] : change)
    for (const int i : part(view(), cell, base_[cell], piece)) values[i] = 255;
  if (!view().slanting() || flat_) return area;
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
  return area;
}

PlacementChange LineFilter::after(const PlacementChange& change, const Futures::Step& step) {
  PlacementChange out = change;
  for (const auto& [cell, piece] : step.changes) out = with(std::move(out), base_, cell.value, pieces_.number(piece));
  return out;
}

/// What may follow, best first.
std::vector<LineFilter::Next> LineFilter::next(Futures& futures, const std::vector<std::string>& actions,
                                               const PlacementChange& change,
                                               const std::function<double(const PlacementChange&)>& value) {
  std::vector<std::string> all = before_;
  all.insert(all.end(), actions.begin(), actions.end());
  const Futures::Standing& standing = futures.after(all);
  std::vector<Next> out;
  out.reserve(standing.steps.size());
  for (const Futures::Step& step : standing.steps) {
    if (step.work || step.changes.empty()) continue;
    PlacementChange then = after(change, step);
    const double worth = value(then);
    out.push_back({worth, &step, std::move(then)});
  }
  std::stable_sort(out.begin(), out.end(), [](const Next& a, const Next& b) { return a.value > b.value; });
  return out;
}

/// Which place of the camera explains the change best, over the first plies.
void LineFilter::choose_view(Futures& futures) {
  for (std::size_t v = 0; v < views_.size(); ++v) {
    std::map<std::pair<std::uint8_t, PieceNumber>, double> known;
    const auto value = [&](const PlacementChange& change) {
      double sum = 0;
      for (const auto& [cell, piece] : change) {
        const auto [it, fresh] = known.try_emplace({cell, piece}, 0);
        if (fresh) it->second = evidence(part(views_[v], cell, base_[cell], piece));
        sum += it->second;
      }
      return sum;
    };
    double best = 0;
    std::vector<Next> ones = next(futures, {}, {}, value);
    for (std::size_t i = 0; i < std::min(ones.size(), kOnesLookedAt); ++i) {
      best = std::max(best, ones[i].value);
      for (const Next& two : next(futures, {ones[i].step->action}, ones[i].change, value))
        best = std::max(best, two.value);
    }
    view_scores_[v] += best;
  }
  const auto most = std::max_element(view_scores_.begin(), view_scores_.end());
  view_ = static_cast<std::size_t>(most - view_scores_.begin());
}

/// Where plies that are likely by the change alone would be seen: asked before anything is called a hand.
std::vector<cv::Mat1b> LineFilter::likely_areas(Futures& futures) {
  std::vector<PlacementChange> likely;
  std::map<std::pair<std::uint8_t, PieceNumber>, double> known;
  const auto value = [&](const PlacementChange& change) {
    double sum = 0;
    for (const auto& [cell, piece] : change) {
      const auto [it, fresh] = known.try_emplace({cell, piece}, 0);
      if (fresh) it->second = evidence(part(view(), cell, base_[cell], piece));
      sum += it->second;
    }
    return sum;
  };
  for (std::size_t l = 0; l < std::min(lines_.size(), kLinesLookedAt); ++l) {
    const std::vector<Next> ones = next(futures, lines_[l].actions, lines_[l].now(), value);
    std::vector<Next> twos;
    for (std::size_t i = 0; i < std::min(ones.size(), kOnesLookedAt); ++i) {
      if (i < kAreasEach) likely.push_back(ones[i].change);
      std::vector<std::string> actions = lines_[l].actions;
      actions.push_back(ones[i].step->action);
      for (Next& two : next(futures, actions, ones[i].change, value)) twos.push_back(std::move(two));
    }
    const auto count = static_cast<long>(std::min(twos.size(), kAreasEach));
    std::partial_sort(twos.begin(), twos.begin() + count, twos.end(),
                      [](const Next& a, const Next& b) { return a.value > b.value; });
    for (long i = 0; i < count; ++i) likely.push_back(twos[static_cast<std::size_t>(i)].change);
  }
  std::vector<cv::Mat1b> areas;
  for (const PlacementChange& change : likely) areas.push_back(grown(area_of(change), 9));
  return areas;
}

/// Compares the picture with what is remembered.
void LineFilter::look_at(const vision::TopPicture& now, Futures& futures, bool moved) {
  look_.emplace();
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
}

bool LineFilter::see(const vision::TopPicture& now, const std::vector<cv::Point3d>& eyes, Futures& futures) {
  const cv::Mat1f news = vision::mean_around(vision::change_between(now, last_, *layout_).ratio);
  resting_ = news < 0;
  last_ = now;
  if (cv::countNonZero((news > kChanged) & layout_->field()) < kNews * layout_->area()) return false;
  const bool moved = moved_by(now, background_) > kMovedBy;
  if (moved) {
    views_.clear();
    for (const cv::Point3d& eye : eyes) views_.emplace_back(*layout_, eye, flat_);
    if (view_scores_.size() != views_.size()) {
      view_scores_.assign(views_.size(), 0);
      view_ = views_.size() / 2;
    }
  }
  look_at(now, futures, moved);
  if (views_.size() > 1 && records_ < kRecordsToKnowTheCamera) choose_view(futures);
  weigh(predicted(futures));
  return true;
}

/// The line goes on with two plies at once.
void LineFilter::go_on_twice(Futures& futures, const Line& line, const std::vector<Next>& ones,
                             std::vector<Line>& out) {
  struct Two {
    const Next* first;
    Next second;
  };
  std::vector<Two> twos;
  const auto value = [this](const PlacementChange& change) { return rough(change); };
  for (const Next& one : ones) {
    std::vector<std::string> actions = line.actions;
    actions.push_back(one.step->action);
    for (Next& second : next(futures, actions, one.change, value)) twos.push_back({&one, std::move(second)});
  }
  const auto count = static_cast<long>(std::min(twos.size(), kTwos));
  std::partial_sort(twos.begin(), twos.begin() + count, twos.end(),
                    [](const Two& a, const Two& b) { return a.second.value > b.second.value; });
  for (long i = 0; i < count; ++i) {
    const Two& two = twos[static_cast<std::size_t>(i)];
    Line longer = line;
    longer.actions.insert(longer.actions.end(), {two.first->step->action, two.second.step->action});
    longer.seen.insert(longer.seen.end(), {SeenPly::at_once, SeenPly::at_once});
    longer.path.insert(longer.path.end(), {two.first->change, two.second.change});
    longer.weight += params_.second_ply;
    out.push_back(std::move(longer));
  }
}

/// Every line that survives, gone on with by no, one or two plies.
std::vector<Line> LineFilter::predicted(Futures& futures) {
  std::vector<Line> all;
  const auto value = [this](const PlacementChange& change) { return rough(change); };
  const double peak = params_.forget * lines_.front().weight;
  for (std::size_t l = 0; l < std::min(lines_.size(), kGoneOnFrom); ++l) {
    Line line = lines_[l];
    line.weight *= params_.forget;
    for (SeenPly& seen : line.seen)
      if (seen == SeenPly::at_once) seen = SeenPly::earlier;
    all.push_back(line);
    const std::vector<Next> ones = next(futures, line.actions, line.now(), value);
    for (const Next& one : ones) {
      Line longer = line;
      longer.actions.push_back(one.step->action);
      longer.seen.push_back(SeenPly::alone);
      longer.path.push_back(one.change);
      longer.weight += params_.ply;
      all.push_back(std::move(longer));
    }
    if (line.weight >= peak - kGoneOnTwice) go_on_twice(futures, line, ones, all);
  }
  all.push_back({{}, {}, {{}}, std::max(peak + kPutBack, params_.forget * other_ + kSomethingElseIsOver)});
  // Of the same plies the likelier way to have seen them counts.
  std::stable_sort(all.begin(), all.end(), [](const Line& a, const Line& b) { return a.weight > b.weight; });
  std::map<std::vector<std::string>, bool> there;
  std::erase_if(all, [&](const Line& line) { return !there.emplace(line.actions, true).second; });
  return all;
}

/// Weighs the lines, and something else, by the picture.
void LineFilter::weigh(std::vector<Line> lines) {
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t i = 0; i < lines.size(); ++i) order.emplace_back(-lines[i].weight - rough(lines[i].now()), i);
  std::sort(order.begin(), order.end());
  if (order.size() > kWeighed) order.resize(kWeighed);
  cv::Mat1f patches;
  cv::GaussianBlur(look_->on_board, patches, {}, kPatch * layout_->square());
  patches = cv::max(patches - kPatchFrom, 0.F);
  cv::Mat1f shaded = patches * kShadeCounts;
  shaded.copyTo(patches, look_->change.shade);
  const double mass = cv::sum(patches)[0];
  std::vector<Line> weighed;
  for (const auto& [_, i] : order) {
    Line& line = lines[i];
    const cv::Mat1b area = area_of(line.now());
    line.weight += cv::mean(look_->on_board, area)[0] * cv::countNonZero(area) / look_->pixels;
    for (const auto& [cell, piece] : line.now()) line.weight += look_gain(cell, piece);
    weighed.push_back(std::move(line));
  }
  std::stable_sort(weighed.begin(), weighed.end(), [](const Line& a, const Line& b) { return a.weight > b.weight; });
  cv::Mat1f explained = cv::Mat1f::zeros(patches.size());
  patches.copyTo(explained, grown(area_of(weighed.front().now()), 9));
  double strange = 0;  // squares that look otherwise than they should
  for (const Cell cell : layout_->board().cells()) strange += most_otherwise(cell.value);
  const double other = params_.forget * other_ + params_.other + params_.other_share * (mass / look_->pixels + strange);
  const double peak = std::max(weighed.front().weight, other);
  look_->explained = cv::sum(explained)[0] / std::max(mass, kLeastMass * layout_->area() / kUsualArea);
  lines_.clear();
  for (Line& line : weighed) {
    line.weight -= peak;
    if (line.weight > params_.given_up) lines_.push_back(std::move(line));
  }
  if (lines_.empty()) {
    lines_.push_back(std::move(weighed.front()));
    lines_.back().weight = params_.given_up;
  }
  other_ = other - peak;
  total_ += peak;
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

}  // namespace arbiter::table
