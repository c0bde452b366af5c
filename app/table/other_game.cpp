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

constexpr double kClearlyShows = 0.96;   // of how surely bare squares and pieces are told apart, see LearningReport
constexpr double kPerhapsShows = 0.8;    // the same, from which the networks are asked
constexpr std::size_t kMostMissing = 2;  // a ply may have been played
constexpr double kAsSetUp = 0.92;        // share of the squares; two plies may have been played on 64
constexpr std::size_t kMostNamed = 3;

/// A way in which pieces stand before the first move, and the games that begin so.
struct SetUp {
  const Board* board;
  vision::Placement pieces;
  std::vector<std::string> rulesets;
};

/// Those of all games that are played on one board and begin with pieces on it. Kinds are not compared.
const std::vector<SetUp>& set_ups() {
  static const std::vector<SetUp> all = [] {
    std::vector<SetUp> made;
    std::map<std::pair<const Board*, std::set<Cell>>, std::size_t> known;
    for (const RulesetInfo& info : rulesets()) {
      arbiter::Beginning beginning;
      beginning.ruleset = info.id;
      const auto game = Game::start(std::move(beginning));
      if (!game || game->boards() != 1) continue;
      vision::Placement pieces = wanted_on(*game, 0);
      if (pieces.empty()) continue;
      std::set<Cell> taken;
      for (const auto& [cell, piece] : pieces) taken.insert(cell);
      const Board* board = game->rules().board;
      const auto [at, added] = known.emplace(std::pair(board, std::move(taken)), made.size());
      if (added) made.push_back({board, std::move(pieces), {}});
      made[at->second].rulesets.push_back(info.id);
    }
    return made;
  }();
  return all;
}

/// A board where it lies in the picture, in one of the ways round that agree with it.
struct Way {
  calibration::BoardPlane plane;
  /// Which squares look taken to networks that know ordinary figures; asked for once.
  std::optional<CellSet> taken{};
};

std::vector<Way> ways_of(const vision::BoardFix& fix) {
  std::vector<Way> ways;
  for (const int orientation : vision::possible_turns(fix)) ways.push_back({fix.plane.turned(orientation)});
  return ways;
}

/// Compares set-ups with one picture.
class Comparison {
 public:
  Comparison(const cv::Mat& picture, const calibration::Lens& lens) : picture_(picture), lens_(lens) {}

  /// Share of the squares that are as the set-up has them, in the way round in which most are.
  double share(const SetUp& set_up) {
    double best = 0;
    for (Way& way : ways(*set_up.board)) {
      const vision::TaggedReader reader(picture_, way.plane, set_up.pieces, std::nullopt, {});
      const vision::LearningReport& report = reader.report();
      const auto squares = static_cast<double>(set_up.board->cells().size());
      if (report.missing.size() <= kMostMissing && report.occupancy >= kClearlyShows)
        best = std::max(best, 1 - static_cast<double>(report.doubtful.size()) / squares);
      else if (report.occupancy >= kPerhapsShows)
        best = std::max(best, share_as_networks_see(set_up, way));
    }
    return best;
  }

 private:
  std::vector<Way>& ways(const Board& board) {
    const auto known = ways_.find(&board);
    if (known != ways_.end()) return known->second;
    const auto fix = vision::find_board(picture_, board, lens_);
    return ways_[&board] = fix ? ways_of(*fix) : std::vector<Way>();
  }

  /// Real tables have pieces that hardly stand out from their squares, which a first picture alone does not tell.
  double share_as_networks_see(const SetUp& set_up, Way& way) {
    if (set_up.board->style() != BoardStyle::chequered) return 0;
    if (!networks_) networks_.emplace(vision::PictureReader::built_in());
    if (!*networks_) return 0;
    if (!way.taken) {
      way.taken.emplace();
      for (const vision::SquareOpinion& one : (*networks_)->each_square(picture_, way.plane))
        if (one.best() != vision::SquareOpinion::What::empty) way.taken->set(one.cell.value);
    }
    const auto& cells = set_up.board->cells();
    const auto alike = std::ranges::count_if(
        cells, [&](Cell cell) { return (*way.taken)[cell.value] == set_up.pieces.contains(cell); });
    return static_cast<double>(alike) / static_cast<double>(cells.size());
  }

  const cv::Mat& picture_;
  const calibration::Lens& lens_;
  std::map<const Board*, std::vector<Way>> ways_;
  std::optional<calibration::Expected<vision::PictureReader>> networks_;
};

}  // namespace

std::vector<std::string> other_games(const cv::Mat& picture, const calibration::Lens& lens,
                                     const std::string& watched) {
  Comparison comparison(picture, lens);
  const SetUp* shown = nullptr;
  double best = kAsSetUp;
  for (const SetUp& set_up : set_ups()) {
    const double share = comparison.share(set_up);
    if (share < best) continue;
    best = share;
    shown = &set_up;
  }
  if (shown == nullptr || std::ranges::find(shown->rulesets, watched) != shown->rulesets.end()) return {};
  std::vector<std::string> named = shown->rulesets;
  named.resize(std::min(named.size(), kMostNamed));
  return named;
}

Argument games_listed(const std::vector<std::string>& games) {
  std::vector<Message> all;
  for (const std::string& id : games) all.push_back(make_message("%1 (%2)", arg::word(find_ruleset(id)->title), id));
  return arg::joined(std::move(all), ", ");
}

}  // namespace arbiter::table
