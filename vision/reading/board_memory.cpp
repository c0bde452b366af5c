// SPDX-License-Identifier: MIT
#include "vision/reading/board_memory.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace arbiter::vision {

namespace {

constexpr float kFootRadius = 0.32F;
// Squares: about a piece's axis, what is seen from above of its top at least, and at most.
constexpr float kSmallestTop = 0.25F, kTopOfFigure = 0.2F, kLargestTop = 0.45F;
constexpr size_t kThorough = 12;  // patterns that are compared in all lights

// Squares' sides above the surface to which a piece reaches.
float typical_height(const std::optional<PieceType>& type, bool flat) {
  constexpr std::array<std::pair<PieceType, float>, 6> kHeights{{{PieceType("pawn"), 0.9F},
                                                                 {PieceType("rook"), 1.05F},
                                                                 {PieceType("knight"), 1.15F},
                                                                 {PieceType("bishop"), 1.3F},
                                                                 {PieceType("queen"), 1.55F},
                                                                 {PieceType("king"), 1.7F}}};
  if (flat) return kFlatHeight;
  for (const auto& [known, height] : kHeights)
    if (type == known) return height;
  return 1.3F;
}

}  // namespace

BoardMemory::BoardMemory(const CellSampler& seen)
    : board(seen.plane().board()),
      sampler(seen),
      flat(board.style() == BoardStyle::points),
      army(static_cast<size_t>(board.size())),
      type(army.size()),
      height(army.size(), 0.0F),
      accepted(army.size()),
      bare(army.size()) {}

std::size_t BoardMemory::army_index(Army wanted) {
  const auto it = std::find(armies.begin(), armies.end(), wanted);
  if (it != armies.end()) return static_cast<std::size_t>(it - armies.begin());
  armies.push_back(wanted);
  return armies.size() - 1;
}

void BoardMemory::set_placement(const Placement& wanted) {
  placement = wanted;
  for (const Cell cell : board.cells()) {
    const size_t c = cell.value;
    const std::optional<Occupant> stands = wanted.on(cell);
    army[c] = stands ? std::optional(army_index(stands->army)) : std::nullopt;
    type[c] = stands ? stands->type : std::nullopt;
    height[c] = stands ? typical_height(type[c], flat) : 0;
  }
}

SampleSet BoardMemory::visible(Cell cell, const std::vector<float>& heights) const {
  SampleSet set = sampler.inside(cell);
  for (const CellSampler::Hiding& hiding : sampler.hidings(cell))
    if (heights[hiding.by.value] > 0 && hiding.height < heights[hiding.by.value] + 0.1F) set.reset(hiding.sample);
  return set;
}

int BoardMemory::rows_of_piece(Cell cell, float of_height) const {
  const auto rise = static_cast<float>(std::tan(std::min(sampler.elevation(cell), 89.0) * CV_PI / 180));
  return likeness::rows_up_to(flat ? of_height + kSmallestTop * rise : of_height);
}

int BoardMemory::first_row_behind(Cell cell, float of_height) const {
  const auto rise = static_cast<float>(std::tan(std::min(sampler.elevation(cell), 89.0) * CV_PI / 180));
  return std::min(likeness::rows_up_to(of_height + (flat ? kLargestTop : kTopOfFigure) * rise + 0.1F) + 1,
                  samples::kRows);
}

int BoardMemory::own_rows(Cell cell) const {
  const size_t c = cell.value;
  return army[c] ? rows_of_piece(cell, height[c]) : sampler.rows_over_own_ground(cell);
}

void BoardMemory::keep_looks(const std::function<bool(Cell)>& choose) {
  std::vector<CellLook> looks = sampler.looks();
  for (const Cell cell : board.cells()) {
    const size_t c = cell.value;
    if (!choose(cell)) continue;
    looks[c].valid = visible(cell, height);
    if (!army[c]) {
      CellLook& empty = bare[c];
      for (size_t i = 0; i < samples::kAll; ++i) {
        if (!looks[c].valid[i]) continue;
        empty.colour[i] = looks[c].colour[i];
        empty.low[i] = looks[c].low[i];
        empty.high[i] = looks[c].high[i];
        empty.valid.set(i);
      }
    }
    accepted[c] = looks[c];
  }
  // The first pieces of an army and kind are remembered while few of them are left to compare with.
  patterns.clear();
  add_patterns();
  constexpr long kEnough = 2;
  for (const Pattern& first : first_patterns) {
    const auto like_it = [&](const Pattern& p) { return p.army == first.army && p.type == first.type; };
    if (std::count_if(patterns.begin(), patterns.end(), like_it) < kEnough) patterns.push_back(first);
  }
}

void BoardMemory::add_patterns() {
  for (const Cell cell : board.cells())
    if (const size_t c = cell.value; army[c]) patterns.push_back({*army[c], type[c], height[c], cell, accepted[c]});
}

std::optional<std::pair<CellLook, float>> BoardMemory::empty_look(Cell cell, const SampleSet& wanted, bool own) const {
  if (own && (bare[cell.value].valid & wanted).count() * 3 >= wanted.count() * 2 && wanted.any())
    return std::pair{bare[cell.value], kEmptySigma};
  constexpr size_t kNeighbours = 4;
  std::vector<std::pair<int, Cell>> near;
  const bool chequered = board.style() == BoardStyle::chequered;
  for (const Cell other : board.cells()) {
    if (other == cell || (chequered && board.dark(other) != board.dark(cell))) continue;
    if ((bare[other.value].valid & wanted).count() * 3 < wanted.count() * 2) continue;
    const int dx = board.file(other) - board.file(cell), dy = board.rank(other) - board.rank(cell);
    near.emplace_back(dx * dx + dy * dy, other);
  }
  if (near.empty()) return std::nullopt;
  const size_t count = std::min(kNeighbours, near.size());
  std::partial_sort(near.begin(), near.begin() + static_cast<long>(count), near.end());
  CellLook look;
  for (size_t i = 0; i < samples::kAll; ++i) {
    for (size_t k = 0; k < count; ++k) {
      const CellLook& one = bare[near[k].second.value];
      if (!one.valid[i]) continue;
      for (int c = 0; c < 3; ++c) {
        look.low[i][c] = look.valid[i] ? std::min(look.low[i][c], one.low[i][c]) : one.low[i][c];
        look.high[i][c] = look.valid[i] ? std::max(look.high[i][c], one.high[i][c]) : one.high[i][c];
      }
      look.valid.set(i);
    }
  }
  return std::pair{look, sigma_neighbour};
}

CellLook BoardMemory::behind_piece(Cell cell) const {
  const size_t c = cell.value;
  if (!army[c]) return accepted[c];
  CellLook look = bare[c];
  for (int row = first_row_behind(cell, height[c]); row < samples::kRows; ++row)
    for (int a = 0; a < samples::kAcross; ++a) {
      const auto i = static_cast<size_t>(samples::column(row, a));
      if (!accepted[c].valid[i]) continue;
      look.low[i] = accepted[c].low[i];
      look.high[i] = accepted[c].high[i];
      look.valid.set(i);
    }
  return look;
}

Gain BoardMemory::measure_gain() const {
  static const SampleSet ground = likeness::sample_set(0.45F, 0, 0);
  Gain result{1, 1, 1};
  std::array<std::vector<float>, 3> ratios;
  for (const Cell cell : board.cells()) {
    const cv::Vec3b* seen = sampler.colours(cell);
    const CellLook& look = accepted[cell.value];
    std::array<float, 3> now{}, then{};
    for (size_t i = 0; i < samples::kGround; ++i) {
      if (!ground[i] || !look.valid[i] || !sampler.inside(cell)[i]) continue;
      for (int c = 0; c < 3; ++c) {
        if (look.colour[i][c] > 245 || seen[i][c] > 245) continue;
        now[static_cast<size_t>(c)] += seen[i][c];
        then[static_cast<size_t>(c)] += look.colour[i][c];
      }
    }
    for (size_t c = 0; c < 3; ++c)
      if (then[c] > 500) ratios[c].push_back((now[c] + 1) / (then[c] + 1));
  }
  for (size_t c = 0; c < 3; ++c) {
    if (ratios[c].size() < 8) continue;
    auto middle = ratios[c].begin() + static_cast<long>(ratios[c].size() / 2);
    std::nth_element(ratios[c].begin(), middle, ratios[c].end());
    result[static_cast<int>(c)] = std::clamp(*middle, 0.4F, 2.5F);
  }
  return result;
}

BoardMemory::Likeness BoardMemory::liken(Cell cell, const Sight& sight, float sigma, float sigma_behind,
                                         bool leave_out) const {
  const float none = -std::numeric_limits<float>::infinity();
  Likeness like{std::vector<float>(armies.size(), none),
                {},
                std::vector<float>(armies.size(), 1.2F),
                std::vector<float>(armies.size(), 0.0F),
                false};
  like.kinds.resize(armies.size());
  const likeness::Background background(sight, behind_piece(cell), sigma_behind);
  std::vector<std::pair<float, const Pattern*>> order;
  const auto compare = [&](const Pattern& pattern, bool thoroughly) {
    const likeness::Rows rows{rows_of_piece(cell, pattern.height - samples::kRowStep),
                              first_row_behind(cell, pattern.height)};
    return likeness::of_piece(sight, pattern, background, rows, sigma, thoroughly);
  };
  const auto note = [&](const Pattern& pattern, const likeness::Match& match) {
    const size_t a = pattern.army;
    like.any = true;
    if (match.log_likelihood > like.army[a]) {
      like.army[a] = match.log_likelihood;
      like.height[a] = pattern.height;
      like.mean_square[a] = match.mean_square;
    }
    if (!pattern.type) return;
    const auto [it, fresh] = like.kinds[a].emplace(*pattern.type, match.log_likelihood);
    if (!fresh) it->second = std::max(it->second, match.log_likelihood);
  };
  for (const Pattern& pattern : patterns) {
    if (leave_out && pattern.cell == cell) continue;
    const auto match = compare(pattern, false);
    if (!match) continue;
    note(pattern, *match);
    order.emplace_back(-match->log_likelihood, &pattern);
  }
  const size_t thorough = std::min(kThorough, order.size());
  std::partial_sort(order.begin(), order.begin() + static_cast<long>(thorough), order.end());
  for (size_t i = 0; i < thorough; ++i)
    if (const auto match = compare(*order[i].second, true)) note(*order[i].second, *match);
  return like;
}

const SampleSet& body_set(int rows) {
  static const auto sets = [] {
    std::array<SampleSet, samples::kRows + 1> all;
    for (int row = 0; row <= samples::kRows; ++row)
      all[static_cast<size_t>(row)] = likeness::sample_set(kFootRadius, row, 1);
    return all;
  }();
  return sets[static_cast<size_t>(rows)];
}

}  // namespace arbiter::vision
