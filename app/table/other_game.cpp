// SPDX-License-Identifier: MIT
#include "app/table/other_game.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "app/table/seen_game.h"
#include "referee/core/game.h"
#include "vision/locate/board_finder.h"
#include "vision/piece_tags/tagged_reader.h"

namespace arbiter::table {
namespace {

constexpr double kClearlyShows = 0.97;  // of how surely bare squares and pieces are told apart, see LearningReport
constexpr std::size_t kMostNamed = 3;

/// A way in which pieces stand before the first move, and the games that begin so.
struct SetUp {
  const Board* board;
  vision::Labels labels;
  std::vector<std::string> rulesets;
};

/// Those of all games that are played on one board and begin with pieces on it. Kinds are not compared.
const std::vector<SetUp>& set_ups() {
  static const std::vector<SetUp> all = [] {
    std::vector<SetUp> made;
    std::map<std::pair<const Board*, std::set<std::string>>, std::size_t> known;
    for (const RulesetInfo& info : rulesets()) {
      arbiter::Beginning beginning;
      beginning.ruleset = info.id;
      const auto game = Game::start(std::move(beginning));
      if (!game || game->boards() != 1) continue;
      vision::Labels labels = wanted_on(*game, 0);
      if (labels.empty()) continue;
      std::set<std::string> taken;
      for (const auto& [square, piece] : labels) taken.insert(square);
      const Board* board = game->rules().board;
      const auto [at, added] = known.emplace(std::pair(board, std::move(taken)), made.size());
      if (added) made.push_back({board, std::move(labels), {}});
      made[at->second].rulesets.push_back(info.id);
    }
    return made;
  }();
  return all;
}

/// How well the picture shows the set-up, in the way round that shows it best; 0 where a piece is missing.
double fit(const cv::Mat& picture, const vision::BoardFix& fix, const SetUp& set_up) {
  double best = 0;
  for (int quarters = 0; quarters < 4; ++quarters) {
    const auto plane = fix.plane.turned(quarters);
    const bool possible = std::ranges::any_of(fix.orientations, [&](const calibration::Corners& way) {
      return calibration::corner_distance(plane.corners(), way) < 0.5 * fix.plane.square_px();
    });
    if (!possible) continue;
    const vision::TaggedReader reader(picture, plane, set_up.labels, std::nullopt, {});
    if (reader.report().missing.empty()) best = std::max(best, reader.report().occupancy);
  }
  return best;
}

}  // namespace

std::vector<std::string> other_games(const cv::Mat& picture, const calibration::Lens& lens,
                                     const std::string& watched) {
  std::map<const Board*, std::optional<vision::BoardFix>> found;
  const SetUp* shown = nullptr;
  double best = kClearlyShows;
  for (const SetUp& set_up : set_ups()) {
    if (!found.contains(set_up.board)) {
      auto fix = vision::find_board(picture, *set_up.board, lens);
      found[set_up.board] = fix ? std::optional(std::move(*fix)) : std::nullopt;
    }
    const auto& fix = found.at(set_up.board);
    const double how = fix ? fit(picture, *fix, set_up) : 0;
    if (how < best) continue;
    best = how;
    shown = &set_up;
  }
  if (shown == nullptr || std::ranges::find(shown->rulesets, watched) != shown->rulesets.end()) return {};
  std::vector<std::string> named = shown->rulesets;
  named.resize(std::min(named.size(), kMostNamed));
  return named;
}

}  // namespace arbiter::table
