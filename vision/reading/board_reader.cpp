// SPDX-License-Identifier: MIT
#include "vision/reading/board_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "vision/reading/board_memory.h"

namespace arbiter::vision {

using calibration::BoardPlane;

namespace {

// How far colours lie from the cell's own look in the accepted picture (root mean square over its samples, grey
// levels); for other explanations see BoardMemory.
constexpr float kSigmaSame = 2.5F;
constexpr std::array<float, 3> kLooser{1, 2, 3.5F};
constexpr float kMostUncertain = 2;  // what a picture that fits badly all over says of a cell is worth so much less
// What happens to a cell between two pictures: nothing; its piece leaves; a piece comes; its piece is put straight.
constexpr float kPriorSame = 0.85F, kPriorLeft = 0.1F, kPriorCome = 0.03F, kPriorStraightened = 0.005F;
constexpr float kPriorUnknown = 0.01F;
// Samples that show anything although nothing has changed (a still camera's pictures are very much alike), or although
// the cell is empty (something may lie or be drawn there).
constexpr float kOutliersSame = 0.01F, kOutliersEmpty = 0.1F;
constexpr double kLeastVisible = 0.15;
constexpr double kLeastDoubt = 0.002, kMostDoubt = 0.3;  // of what looks as before, well visible and hidden
constexpr float kNewcomerMargin = 0.15F;  // squares: by how much a piece just come may be higher than it seems

/// From log-likelihoods to probabilities that sum to 1.
void normalise(std::vector<float>& logs) {
  const float top = *std::max_element(logs.begin(), logs.end());
  float total = 0;
  for (float& l : logs) total += l = std::exp(std::max(l - top, -60.0F));
  for (float& l : logs) l /= total;
}

}  // namespace

struct BoardReader::State {
  BoardMemory memory;
  LearningReport report;

  // The picture read last.
  Gain gain{1, 1, 1};
  std::vector<Likeliest> seen_best;
  std::vector<char> seen_changed;

  explicit State(const CellSampler& seen)
      : memory(seen), seen_best(memory.army.size()), seen_changed(seen_best.size(), 0) {}

  /// What was accepted last for the cell.
  [[nodiscard]] Likeliest likeliest_known(Cell cell) const {
    const std::optional<size_t> army = memory.army[cell.value];
    return army ? Likeliest{Likeliest::What::army, *army} : Likeliest{};
  }

  CellReading read_cell(Cell cell, std::vector<float>& heights, float sigma_same) const;
};

CellReading BoardReader::State::read_cell(Cell cell, std::vector<float>& heights, float sigma_same) const {
  const size_t c = cell.value;
  const Sight sight(memory.sampler.colours(cell), memory.visible(cell, heights), gain);
  const int rows = memory.own_rows(cell);
  CellReading reading;
  reading.armies.assign(memory.armies.size(), 0.0);
  const SampleSet& body = body_set(std::max(rows, memory.rows_of_piece(cell, memory.flat ? kFlatHeight : 0.8F)));
  reading.visible = static_cast<double>((sight.visible & body).count()) / static_cast<double>(body.count());
  // What cannot be seen well is remembered, and doubted the more the less of it is visible.
  const auto remember = [&](double doubt) {
    const double rest = doubt / static_cast<double>(memory.armies.size() + 2);
    std::fill(reading.armies.begin(), reading.armies.end(), rest);
    reading.unknown = reading.empty = rest;
    (memory.army[c] ? reading.armies[*memory.army[c]] : reading.empty) += 1 - doubt;
    return reading;
  };
  if (reading.visible < kLeastVisible) return remember(kMostDoubt);

  const SampleSet both = sight.visible & memory.accepted[c].valid & likeness::all();
  const bool comparable = (both & body).count() * 3 >= (sight.visible & body).count();
  const auto alike = [&](const SampleSet& set) {
    return (set & both).none() ||
           likeness::mean_square(sight, set & both, memory.accepted[c]) < 0.64F * sigma_same * sigma_same;
  };
  if (comparable && alike(body_set(0)) && alike(body) && alike(likeness::all()))
    return remember(
        std::max(kLeastDoubt, kMostDoubt * (kWellVisible - reading.visible) / (kWellVisible - kLeastVisible)));

  // Something is different. What explains it best: what stood here before in another light, nothing, or some piece?
  const float none = -std::numeric_limits<float>::infinity();
  const float sigma_behind = std::max(kEmptySigma, sigma_same);
  const CellLook behind = memory.behind_piece(cell);
  float same = none, empty = none;
  // A camera whose pictures differ all over is believed less where they differ much.
  const float outliers = std::min(kOutliersSame * std::pow(sigma_same / kSigmaSame, 4.0F), kOutliersEmpty);
  // The light has changed when cells look other than before all over. What has not moved may then look the less like
  // before, and all that is seen of a cell is off together.
  const float uncertain = std::clamp(std::sqrt(sigma_same / kSigmaSame), 1.0F, kMostUncertain);
  if (comparable)
    for (size_t i = 0; i < (uncertain > 1 ? kLooser.size() : 1); ++i)
      same = std::max(same, likeness::of_look(sight, {.look = memory.accepted[c],
                                                      .rows = rows,
                                                      .behind = memory.accepted[c],
                                                      .sigma = kLooser[i] * sigma_same,
                                                      .sigma_behind = std::max(sigma_behind, kLooser[i] * sigma_same),
                                                      .outliers = outliers,
                                                      .tinted = true,
                                                      .ground = !memory.army[c]}) +
                                std::log(kPriorSame) - static_cast<float>(i));
  const SampleSet foot = body_set(0) & sight.visible;
  if (const auto look = memory.empty_look(cell, foot))
    empty = likeness::of_look(sight, {.look = look->first,
                                      .rows = memory.sampler.rows_over_own_ground(cell),
                                      .behind = behind,
                                      .sigma = std::max(look->second, sigma_same),
                                      .sigma_behind = sigma_behind,
                                      .outliers = kOutliersEmpty,
                                      .tinted = look->second == kEmptySigma,
                                      .ground = true}) +
            std::log(memory.army[c] ? kPriorLeft : kPriorSame);
  const BoardMemory::Likeness like =
      memory.liken(cell, sight, std::max(memory.sigma_piece, sigma_same), sigma_behind, false);
  std::vector<float> logs{empty, likeness::of_anything(sight) + std::log(kPriorUnknown)};
  for (size_t a = 0; a < memory.armies.size(); ++a)
    logs.push_back(like.army[a] + std::log(a == memory.army[c] ? kPriorStraightened : kPriorCome));
  logs.push_back(same);
  for (float& l : logs) l /= uncertain;
  normalise(logs);
  reading.empty = logs[0];
  reading.unknown = logs[1];
  for (size_t a = 0; a < memory.armies.size(); ++a) reading.armies[a] = logs[2 + a];
  (memory.army[c] ? reading.armies[*memory.army[c]] : reading.empty) += logs.back();
  // What is seen of the cell limits what can be said about it.
  const double trust = std::min(1.0, 0.6 + reading.visible);
  const double flat = (1 - trust) / static_cast<double>(memory.armies.size() + 2);
  reading.empty = trust * reading.empty + flat;
  reading.unknown = trust * reading.unknown + flat;
  for (double& a : reading.armies) a = trust * a + flat;
  const Likeliest best = reading.best();
  reading.changed = best != likeliest_known(cell) || reading.certainty() < 0.9;
  if (best.is_empty()) heights[c] = 0;
  if (best.is_unknown()) heights[c] = std::max(heights[c], memory.flat ? kFlatHeight : 1.0F);
  if (best.is_army() && best != likeliest_known(cell)) {
    const size_t army = best.army;
    heights[c] = like.height[army] + kNewcomerMargin;
    std::vector<float> kinds;
    for (const auto& [type, l] : like.kinds[army]) kinds.push_back(l);
    if (!kinds.empty()) {
      normalise(kinds);
      size_t k = 0;
      for (const auto& [type, l] : like.kinds[army]) reading.kinds[type] = kinds[k++];
    }
  }
  return reading;
}

BoardReader::BoardReader(const cv::Mat& picture, const BoardPlane& plane, const Placement& placement)
    : BoardReader(sampled(picture, plane), placement) {}

BoardReader::BoardReader(const CellSampler& seen, const Placement& placement) : state_(std::make_unique<State>(seen)) {
  State& s = *state_;
  const auto learn = [&] {
    s.memory.set_placement(placement);
    s.memory.keep_looks([](Cell) { return true; });
    s.report = judge_learning(s.memory);
  };
  learn();
  if (!s.memory.flat && shows_flat_pieces(s.memory)) {
    s.memory.flat = true;
    learn();
  }
  s.memory.first_patterns = s.memory.patterns;
  for (Pattern& pattern : s.memory.first_patterns) pattern.cell = kNoCell;
  for (const Cell cell : s.memory.board.cells()) s.seen_best[cell.value] = s.likeliest_known(cell);
}

BoardReader::~BoardReader() = default;
BoardReader::BoardReader(BoardReader&&) noexcept = default;
BoardReader& BoardReader::operator=(BoardReader&&) noexcept = default;

const LearningReport& BoardReader::report() const { return state_->report; }
bool BoardReader::flat() const { return state_->memory.flat; }
const Placement& BoardReader::placement() const { return state_->memory.placement; }

Reading BoardReader::read(const cv::Mat& picture, const BoardPlane& plane) {
  State& s = *state_;
  if (calibration::corner_distance(plane.corners(), s.memory.sampler.plane().corners()) > 0.02)
    s.memory.sampler.place(plane);
  s.memory.sampler.take(picture);
  s.gain = s.memory.measure_gain();
  Reading reading;
  reading.armies = s.memory.armies;
  reading.cells.resize(static_cast<size_t>(s.memory.board.size()));
  reading.gain = (s.gain[0] + s.gain[1] + s.gain[2]) / 3;
  for (CellReading& cell : reading.cells) cell.empty = 1, cell.armies.assign(s.memory.armies.size(), 0.0);

  // How much cells differ that have not changed: most have not.
  std::vector<float> typical;
  for (const Cell cell : s.memory.board.cells()) {
    const SampleSet set = likeness::all() & s.memory.accepted[cell.value].valid;
    const Sight sight(s.memory.sampler.colours(cell), s.memory.sampler.inside(cell), s.gain);
    if ((set & sight.visible).count() >= 8)
      typical.push_back(likeness::mean_square(sight, set, s.memory.accepted[cell.value]));
  }
  float usual = 0;
  if (!typical.empty()) {
    auto middle = typical.begin() + static_cast<long>(typical.size() / 2);
    std::nth_element(typical.begin(), middle, typical.end());
    usual = std::sqrt(*middle);
  }
  const float sigma_same = std::max(kSigmaSame, 1.5F * usual);

  // From the nearest cell to the farthest, so that what hides a cell has been read before it.
  std::vector<float> heights = s.memory.height;
  for (const Cell cell : s.memory.sampler.near_to_far()) {
    CellReading& one = reading.cells[cell.value];
    one = s.read_cell(cell, heights, sigma_same);
    s.seen_best[cell.value] = one.best();
    s.seen_changed[cell.value] = one.changed ? 1 : 0;
  }
  for (const Cell cell : s.memory.board.cells()) {
    if (!reading.cells[cell.value].changed) continue;
    reading.changed.push_back(cell);
    reading.unknown += s.seen_best[cell.value].is_unknown();
  }
  return reading;
}

void BoardReader::accept(const Placement& placement) {
  State& s = *state_;
  s.memory.set_placement(placement);
  s.memory.keep_looks([](Cell) { return true; });
}

void BoardReader::adapt() {
  State& s = *state_;
  s.memory.keep_looks([&](Cell cell) { return s.seen_changed[cell.value] == 0; });
}

}  // namespace arbiter::vision