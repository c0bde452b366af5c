// SPDX-License-Identifier: MIT
#include "vision/reading/learning.h"

#include <algorithm>
#include <cmath>

namespace arbiter::vision {

namespace {

constexpr float kLeastNeighbourSigma = 4, kLeastPieceSigma = 7;  // grey levels
/// A piece is missing when its cell is on the empty side of the border by this share of the way between the middles,
/// both as logarithms.
constexpr float kMissing = 0.15F;
// Figures may have the colour of half of the ground before which they are seen.
constexpr double kShareOfFlat = 0.6;
constexpr float kSurely = 0.75F;  // of its height up to which a figure hides what is behind it
constexpr int kLeastCells = 4;
constexpr size_t kLeastDisputed = 4;  // samples

double area_under_curve(std::vector<float> low, const std::vector<float>& high) {
  if (low.empty() || high.empty()) return 1;
  std::sort(low.begin(), low.end());
  double wins = 0;
  for (const float h : high) {
    const auto below = std::lower_bound(low.begin(), low.end(), h), upto = std::upper_bound(low.begin(), low.end(), h);
    wins += static_cast<double>(below - low.begin()) + 0.5 * static_cast<double>(upto - below);
  }
  return wins / (static_cast<double>(low.size()) * static_cast<double>(high.size()));
}

/// Does the camera show hardly anything but its whitest white there?
bool burnt_out(const cv::Vec3b* colours, const SampleSet& of) {
  constexpr std::uint8_t kWhite = 240;  // of each channel; a codec takes it down from 255
  constexpr double kMost = 0.6;         // share of the samples
  std::size_t white = 0;
  for (std::size_t i = 0; i < of.size(); ++i)
    if (of[i] && std::min({colours[i][0], colours[i][1], colours[i][2]}) >= kWhite) ++white;
  return static_cast<double>(white) > kMost * static_cast<double>(of.count());
}

}  // namespace

LearningReport judge_learning(BoardMemory& memory) {
  LearningReport report;
  std::vector<float> of_empty, of_taken;
  std::vector<std::pair<float, Cell>> doubts;
  int right = 0, judged = 0;
  std::vector<float> own;
  for (const Cell cell : memory.board.cells()) {
    const Sight sight(memory.sampler.colours(cell), memory.accepted[cell.value].valid, {1, 1, 1});
    const SampleSet foot = body_set(0) & sight.visible;
    if (foot.count() < 8) continue;
    if (memory.army[cell.value] && burnt_out(sight.colours, foot)) report.burnt_out.push_back(cell);
    if (const auto empty = memory.empty_look(cell, foot, false)) {
      const float d = likeness::mean_square(sight, foot, empty->first);
      (memory.army[cell.value] ? of_taken : of_empty).push_back(d);
      doubts.emplace_back(memory.army[cell.value] ? d : -d, cell);
    }
    if (!memory.army[cell.value]) continue;
    const BoardMemory::Likeness like = memory.liken(cell, sight, kMostPieceSigma / 2, kMostNeighbourSigma, true);
    if (!like.any) continue;
    const auto best = std::max_element(like.army.begin(), like.army.end()) - like.army.begin();
    const size_t mine = *memory.army[cell.value];
    ++judged;
    right += static_cast<size_t>(best) == mine;
    if (std::isfinite(like.army[mine])) own.push_back(like.mean_square[mine]);
  }
  report.occupancy = area_under_curve(of_empty, of_taken);
  report.armies = judged > 0 ? static_cast<double>(right) / judged : 1;
  if (!own.empty()) {
    auto middle = own.begin() + static_cast<long>(own.size() * 3 / 4);
    std::nth_element(own.begin(), middle, own.end());
    memory.sigma_piece = std::clamp(std::sqrt(*middle), kLeastPieceSigma, kMostPieceSigma);
  }
  if (!of_empty.empty()) {
    auto high = of_empty.begin() + static_cast<long>(of_empty.size() * 3 / 4);
    std::nth_element(of_empty.begin(), high, of_empty.end());
    memory.sigma_neighbour = std::clamp(1.5F * std::sqrt(*high), kLeastNeighbourSigma, kMostNeighbourSigma);
  }
  if (of_empty.empty() || of_taken.empty()) return report;
  // In doubt is an empty cell that looks more taken than half of those taken, and the other way round.
  std::nth_element(of_empty.begin(), of_empty.begin() + static_cast<long>(of_empty.size() / 2), of_empty.end());
  std::nth_element(of_taken.begin(), of_taken.begin() + static_cast<long>(of_taken.size() / 2), of_taken.end());
  const float empty_middle = of_empty[of_empty.size() / 2], taken_middle = of_taken[of_taken.size() / 2];
  const float border = memory.empty_border = std::sqrt(std::max(empty_middle, 4.0F) * std::max(taken_middle, 4.0F));
  const float as_empty = border * std::pow(std::max(empty_middle, 4.0F) / std::max(taken_middle, 4.0F), kMissing);
  std::sort(doubts.begin(), doubts.end());
  for (const auto& [d, cell] : doubts) {
    if (memory.army[cell.value] ? d < border : -d > border) report.doubtful.push_back(cell);
    if (memory.army[cell.value] && d < as_empty) report.missing.push_back(cell);
  }
  return report;
}

bool shows_flat_pieces(const BoardMemory& memory) {
  std::vector<float> flat = memory.height, body = memory.height;
  for (float& height : flat) height = std::min(height, kFlatHeight);
  for (float& height : body) height *= kSurely;
  int looked_at = 0, empty = 0;
  for (const Cell cell : memory.board.cells()) {
    if (memory.army[cell.value]) continue;
    const SampleSet disputed = body_set(0) & memory.visible(cell, flat) & ~memory.visible(cell, body);
    if (disputed.count() < kLeastDisputed) continue;
    const auto look = memory.empty_look(cell, disputed, false);
    if (!look) continue;
    const Sight sight(memory.sampler.colours(cell), disputed, {1, 1, 1});
    ++looked_at;
    empty += likeness::mean_square(sight, disputed, look->first) < memory.empty_border;
  }
  if (looked_at >= kLeastCells) return static_cast<double>(empty) >= kShareOfFlat * looked_at;
  return std::any_of(memory.placement.begin(), memory.placement.end(), [](const Placement::Square& one) {
    return one.occupant.type && *one.occupant.type == "gold-general";
  });
}

}  // namespace arbiter::vision
