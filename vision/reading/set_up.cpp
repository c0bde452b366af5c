// SPDX-License-Identifier: MIT
#include "vision/reading/set_up.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "vision/reading/figure_box.h"

namespace arbiter::vision {

namespace {

constexpr size_t kKinds = kFigureKinds.size(), kKing = 0, kQueen = 1, kRook = 2, kBishop = 3, kKnight = 4, kPawn = 5;
constexpr int kSide = 8;  // squares
/// From the queen's side, as the light player sees it.
constexpr std::array<size_t, kSide> kBackRank{kRook, kKnight, kBishop, kQueen, kKing, kBishop, kKnight, kRook};
/// Kinds that people exchange when they put up a set, and how often: of one side, of both.
constexpr std::array<std::pair<size_t, size_t>, 4> kExchanged{
    {{kKing, kQueen}, {kBishop, kKnight}, {kRook, kKnight}, {kRook, kBishop}}};
constexpr double kExchangedByOne = 0.002, kExchangedByBoth = 0.001;
/// How often the pieces behind the pawns begin in any other order.
constexpr double kAnyOrder = 0.004;
/// Of the eight pieces behind the pawns, the share of each kind.
constexpr KindShares kBehindThePawns{0.125, 0.125, 0.25, 0.25, 0.25, 0};
/// Shares of the set-up that may stand at home still, all as likely before anything is seen.
constexpr std::array<double, 7> kShares{0.995, 0.93, 0.8, 0.6, 0.4, 0.2, 0.03};
/// Of the views that the network has learnt from (vision/train): the share of bare ones, and of those with a thing of
/// no kind; the rest was shared by both sets.
constexpr double kBare = 0.7, kOther = 0.02;
/// Of the pieces that no longer stand at home: the share that stands elsewhere; the others have been taken. So over the
/// games that vision/train's play_positions.py plays.
constexpr double kElsewhere = 0.53;
constexpr int kBox = 16;  // pieces of a side, whatever has become of pawns
/// How often a pawn is thought to stand where none can, against elsewhere: sets are also used for other games.
constexpr double kPawnAstray = 0.02;

/// What a square may hold: nothing, something, a figure of the light set by kind, one of the dark set by kind.
constexpr size_t kNothing = 0, kSomething = 1, kFirstFigure = 2, kContents = kFirstFigure + 2 * kKinds;
using Contents = std::array<double, kContents>;

size_t figure(bool dark, size_t kind) { return kFirstFigure + (dark ? kKinds : 0) + kind; }

/// One way in which the board may lie: 0, or 2 half round; a quarter would swap light squares and dark ones.
cv::Point at(const Board& board, Cell cell, int orientation) {
  const cv::Point here(board.file(cell), board.rank(cell));
  return orientation == 0 ? here : cv::Point(kSide - 1 - here.x, kSide - 1 - here.y);
}

/// How the pieces behind the pawns stand at the beginning: by side (0 light, 1 dark) and file, the kinds.
struct Order {
  double prior = 1;
  bool usual = true;
  std::array<std::array<KindShares, kSide>, 2> kinds{};
};

/// The usual order, with kinds exchanged on the sides where that is said.
Order order_with(double prior, std::pair<size_t, size_t> exchanged, std::array<bool, 2> by) {
  Order order{prior, !by[0] && !by[1], {}};
  for (size_t side = 0; side < 2; ++side)
    for (size_t file = 0; file < kSide; ++file) {
      size_t kind = kBackRank.at(file);
      if (by.at(side) && kind == exchanged.first)
        kind = exchanged.second;
      else if (by.at(side) && kind == exchanged.second)
        kind = exchanged.first;
      order.kinds.at(side).at(file).at(kind) = 1;
    }
  return order;
}

std::vector<Order> orders() {
  std::vector<Order> all{order_with(1, {kKing, kQueen}, {false, false})};
  for (const auto& exchanged : kExchanged) {
    all.push_back(order_with(kExchangedByOne, exchanged, {true, false}));
    all.push_back(order_with(kExchangedByOne, exchanged, {false, true}));
    all.push_back(order_with(kExchangedByBoth, exchanged, {true, true}));
  }
  Order any{kAnyOrder, false, {}};
  for (auto& side : any.kinds) side.fill(kBehindThePawns);
  all.push_back(any);
  return all;
}

/// What stands here at the beginning; false on the middle ranks.
bool at_home(cv::Point square, const Order& order, Contents& home) {
  home.fill(0);
  if (square.y > 1 && square.y < kSide - 2) return false;
  const bool dark = square.y > 1;
  if (square.y == 1 || square.y == kSide - 2) {
    home.at(figure(dark, kPawn)) = 1;
    return true;
  }
  const KindShares& kinds = order.kinds.at(dark ? 1 : 0).at(static_cast<size_t>(square.x));
  for (size_t k = 0; k < kKinds; ++k) home.at(figure(dark, k)) = kinds.at(k);
  return true;
}

/// Of the squares on which no piece of the set-up is held, the share on which a figure stands all the same, if that
/// share of the set-up stands at home: where nearly all are there, hardly any is elsewhere.
double figures_elsewhere(double share) {
  constexpr double kSquares = kSide * kSide, kPieces = 2.0 * kBox;
  return kPieces * (1 - share) * kElsewhere / (kSquares - kPieces * share);
}

/// How likely each content is on a square where no piece of the set-up is held.
Contents anywhere(cv::Point square, double figures) {
  Contents p{};
  p[kNothing] = 1 - kOther - figures;
  p[kSomething] = kOther;
  double total = 0;
  for (const bool dark : {false, true})
    for (size_t k = 0; k < kKinds; ++k) {
      const bool astray = k == kPawn && (square.y == 0 || square.y == kSide - 1);
      total += p.at(figure(dark, k)) = kLearntKinds.at(k) * (astray ? kPawnAstray : 1);
    }
  for (size_t c = kFirstFigure; c < kContents; ++c) p.at(c) *= figures / total;
  return p;
}

/// What is seen of a square, as likelihoods of the contents.
Contents likelihoods(const SquareOpinion& seen) {
  Contents p{};
  if (!seen.in_picture) {
    p.fill(1);
    return p;
  }
  constexpr double kLeast = 1e-4;  // of any content: the network is never surer than this
  KindShares looks{};
  double sum = 0;
  for (size_t k = 0; k < kKinds; ++k) {
    looks.at(k) = std::pow(seen.kinds.at(k) / kLearntKinds.at(k) + kLeast, kKindTrust);
    sum += looks.at(k) * kLearntKinds.at(k);
  }
  const double figures = (1 - kBare - kOther) / 2;
  p[kNothing] = (seen.empty + kLeast) / kBare;
  p[kSomething] = (seen.unknown + kLeast * kOther) / kOther;
  for (const bool dark : {false, true})
    for (size_t k = 0; k < kKinds; ++k)
      p.at(figure(dark, k)) = ((dark ? seen.dark : seen.light) + kLeast) / figures * looks.at(k) / sum;
  return p;
}

/// The contents of every cell if the board lies that way and that share stands at home, not normalised.
std::vector<Contents> explained(const std::vector<Contents>& seen, const Board& board, int orientation, double share,
                                const Order& order) {
  std::vector<Contents> out(seen.size());
  Contents home{};
  for (const Cell cell : board.cells()) {
    const cv::Point square = at(board, cell, orientation);
    Contents& p = out[cell.value] = anywhere(square, figures_elsewhere(share));
    if (at_home(square, order, home))
      for (size_t c = 0; c < kContents; ++c) p.at(c) = (1 - share) * p.at(c) + share * home.at(c);
    for (size_t c = 0; c < kContents; ++c) p.at(c) *= seen[cell.value].at(c);
  }
  return out;
}

double total(const Contents& p) {
  double sum = 0;
  for (const double one : p) sum += one;
  return sum;
}

void take_over(const Contents& p, SquareOpinion& opinion) {
  opinion.empty = p[kNothing];
  opinion.unknown = p[kSomething];
  opinion.light = opinion.dark = 0;
  KindShares kinds{};
  for (size_t k = 0; k < kKinds; ++k) {
    opinion.light += p.at(figure(false, k));
    opinion.dark += p.at(figure(true, k));
    kinds.at(k) = p.at(figure(false, k)) + p.at(figure(true, k));
  }
  for (size_t k = 0; k < kKinds; ++k) opinion.kinds.at(k) = kinds.at(k) / std::max(opinion.light + opinion.dark, 1e-12);
}

double figures_of(const Contents& p, bool dark) {
  double sum = 0;
  for (size_t k = 0; k < kKinds; ++k) sum += p.at(figure(dark, k));
  return sum;
}

/// No side has more pieces than its box: each cell again, given that no more figures of that side stand on all cells
/// together. Exact, as if cells were independent otherwise.
void out_of_one_box(std::vector<Contents>& cells, bool dark) {
  using Counts = std::array<double, kBox + 1>;  // the probability of so many figures; more are left out
  const auto joined = [](const Counts& some, double one) {
    Counts both{};
    for (size_t n = 0; n <= kBox; ++n) both.at(n) = some.at(n) * (1 - one) + (n > 0 ? some.at(n - 1) * one : 0);
    return both;
  };
  std::vector<double> taken(cells.size());
  for (size_t i = 0; i < cells.size(); ++i) taken[i] = figures_of(cells[i], dark) / std::max(total(cells[i]), 1e-300);
  std::vector<Counts> before(cells.size() + 1), after(cells.size() + 1);
  before.front()[0] = after.back()[0] = 1;
  for (size_t i = 0; i < cells.size(); ++i) before[i + 1] = joined(before[i], taken[i]);
  for (size_t i = cells.size(); i-- > 0;) after[i] = joined(after[i + 1], taken[i]);
  for (size_t i = 0; i < cells.size(); ++i) {
    double with = 0, without = 0;
    for (size_t n = 0; n <= kBox; ++n)
      for (size_t m = 0; n + m <= kBox; ++m) {
        const double ways = before[i].at(n) * after[i + 1].at(m);
        without += ways;
        if (n + m < kBox) with += ways;
      }
    if (without <= 0) return;
    for (size_t k = 0; k < kKinds; ++k) cells[i].at(figure(dark, k)) *= with / without;
    const double rest = total(cells[i]);
    if (rest <= 0) return;
    for (double& one : cells[i]) one /= rest;
  }
}

/// A way in which the board may lie and pieces may stand at home.
struct Hypothesis {
  int orientation = 0;
  double log = 0;
  bool usual = true;
  std::vector<Contents> cells;
};

/// Adds what it says of each cell.
void add_to(std::vector<Contents>& mean, const Hypothesis& one, double weight) {
  for (size_t cell = 0; cell < mean.size(); ++cell) {
    const double norm = weight / total(one.cells[cell]);
    for (size_t c = 0; c < kContents; ++c) mean[cell].at(c) += norm * one.cells[cell].at(c);
  }
}

}  // namespace

SetUpReading given_the_set_up(std::vector<SquareOpinion>& opinions, const Board& board) {
  std::vector<Contents> seen(opinions.size());
  for (const SquareOpinion& opinion : opinions) seen[opinion.cell.value] = likelihoods(opinion);
  std::vector<Hypothesis> all;
  for (const Order& order : orders())
    for (const int orientation : {0, 2})
      for (const double share : kShares) {
        Hypothesis one{orientation, std::log(order.prior), order.usual,
                       explained(seen, board, orientation, share, order)};
        for (const Contents& cell : one.cells) one.log += std::log(total(cell));
        all.push_back(std::move(one));
      }
  const double best =
      std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.log < b.log; })->log;
  SetUpReading out;
  double sum = 0, usual = 0;
  std::vector<Contents> mean(opinions.size(), Contents{}), otherwise = mean;
  for (const Hypothesis& one : all) {
    const double weight = std::exp(one.log - best);
    sum += weight;
    if (one.usual) usual += weight;
    out.ways.at(static_cast<size_t>(one.orientation)) += weight;
    add_to(mean, one, weight);
    if (!one.usual) add_to(otherwise, one, weight);
  }
  for (double& way : out.ways) way /= sum;
  out.usual = usual / sum;
  for (Contents& p : mean)
    for (double& one : p) one /= sum;
  for (const bool dark : {false, true}) out_of_one_box(mean, dark);
  for (SquareOpinion& opinion : opinions) {
    SquareOpinion other = opinion;
    take_over(otherwise[opinion.cell.value], other);
    out.otherwise.push_back(other.kinds);
    take_over(mean[opinion.cell.value], opinion);
  }
  return out;
}

}  // namespace arbiter::vision
