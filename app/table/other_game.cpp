// SPDX-License-Identifier: MIT
#include "app/table/other_game.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "app/table/seen_game.h"
#include "referee/core/game.h"
#include "vision/piece_tags/tagged_reader.h"
#include "vision/reading/picture_reader.h"

namespace arbiter::table {
namespace {

constexpr double kClearlyShows = 0.97;  // of how surely bare squares and pieces are told apart, see LearningReport
constexpr double kPerhapsShows = 0.8;   // the same, from which the networks are asked
constexpr double kAsSetUp = 0.92;       // share of the squares; two plies may have been played on 64
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

/// Share of the squares that look, to networks that know ordinary figures, as taken as the set-up has them. Real tables
/// have pieces that hardly stand out from their squares, which a first picture alone does not tell.
double share_as_set_up(const cv::Mat& picture, const calibration::BoardPlane& plane, const SetUp& set_up) {
  auto networks = vision::PictureReader::built_in();
  if (!networks || set_up.board->style() != BoardStyle::chequered) return 0;
  const auto opinions = networks->each_square(picture, plane);
  const auto as_set_up = std::ranges::count_if(opinions, [&](const vision::SquareOpinion& one) {
    const bool taken = one.best() != vision::SquareOpinion::What::empty;
    return taken == set_up.labels.contains(set_up.board->name(one.cell));
  });
  return static_cast<double>(as_set_up) / static_cast<double>(std::max<std::size_t>(1, opinions.size()));
}

/// Share of the squares that are as the set-up has them, in the way round in which most are.
double fit(const cv::Mat& picture, const vision::BoardFix& fix, const SetUp& set_up) {
  double best = 0;
  for (int quarters = 0; quarters < 4; ++quarters) {
    const auto plane = fix.plane.turned(quarters);
    const bool possible = std::ranges::any_of(fix.orientations, [&](const calibration::Corners& way) {
      return calibration::corner_distance(plane.corners(), way) < 0.5 * fix.plane.square_px();
    });
    if (!possible) continue;
    const vision::TaggedReader reader(picture, plane, set_up.labels, std::nullopt, {});
    const vision::LearningReport& report = reader.report();
    const auto squares = static_cast<double>(set_up.board->cells().size());
    if (report.missing.empty() && report.occupancy >= kClearlyShows)
      best = std::max(best, 1 - static_cast<double>(report.doubtful.size()) / squares);
    else if (report.occupancy >= kPerhapsShows)
      best = std::max(best, share_as_set_up(picture, plane, set_up));
  }
  return best;
}

}  // namespace

std::vector<std::string> other_games(const cv::Mat& picture, const calibration::Lens& lens,
                                     const std::string& watched) {
  std::map<const Board*, std::optional<vision::BoardFix>> found;
  const SetUp* shown = nullptr;
  double best = kAsSetUp;
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
