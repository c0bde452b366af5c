// SPDX-License-Identifier: MIT
#include "vision/reading/shapes.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <string_view>

#include "vision/reading/set_looks.h"

namespace arbiter::vision {

namespace {

constexpr double kLeastHint = 0.05;   // of the likeliest kind's weight: likeness to other pieces rules no kind out
constexpr float kLeastFigure = 0.5F;  // what is surely no figure has no figure's kind
constexpr float kLeastSure = 0.8F;    // a shape that is less like one kind than this is often another one

// Share that a kind for which an ordinary figure may stand has in what looks like none, against a kind without one.
constexpr double kOwnFigure = 0.25;
// How much of a logarithm is believed: the usual trust in what is said of a figure of a set not known
// (known_kinds.cpp).
constexpr double kTrust = 0.3;

PieceType kind_at(std::size_t index) { return PieceType(kFigureKinds.at(index)); }

bool is_figure(const PieceType& kind) {
  return std::find(kFigureKinds.begin(), kFigureKinds.end(), kind) != kFigureKinds.end();
}

/// The ordinary figure, by its index, that the kind is, or that is put for it where a set has none of its own.
std::optional<size_t> figure_for(const std::optional<PieceType>& kind) {
  if (!kind) return std::nullopt;
  const std::string_view known = *kind == "ferz" || *kind == "counsellor" ? "queen"
                                 : *kind == "alfil"                       ? "bishop"
                                                                          : kind->name();
  const auto it = std::find(kFigureKinds.begin(), kFigureKinds.end(), known);
  if (it == kFigureKinds.end()) return std::nullopt;
  return static_cast<size_t>(it - kFigureKinds.begin());
}

/// How well each kind agrees with other pieces' looks, damped, 1 for the best; kinds never seen lie in the middle.
std::array<double, kFigureKinds.size()> hints_of(const std::map<PieceType, double>& kinds) {
  std::array<double, kFigureKinds.size()> hints{};
  hints.fill(1);
  if (kinds.empty()) return hints;
  double most = 1e-9, sum = 0;
  for (const auto& [kind, p] : kinds) most = std::max(most, p);
  const auto damped = [most](double p) { return std::max(std::pow(p / most, 0.25), kLeastHint); };
  for (const auto& [kind, p] : kinds) sum += damped(p);
  for (size_t k = 0; k < hints.size(); ++k) {
    const auto it = kinds.find(kind_at(k));
    hints.at(k) = it == kinds.end() ? sum / static_cast<double>(kinds.size()) : damped(it->second);
  }
  return hints;
}

}  // namespace

std::vector<double> looks_among(const SquareJudgement& judged, const std::vector<std::optional<PieceType>>& kinds,
                                const std::set<std::optional<PieceType>>& game) {
  std::set<size_t> figures;  // of the game
  double sharing = 0;        // kinds that have a share in what looks like none of these
  const auto share = [](const std::optional<PieceType>& kind) {
    return !figure_for(kind) ? 1.0 : is_figure(*kind) ? 0.0 : kOwnFigure;
  };
  for (const auto& kind : game) {
    if (const auto figure = figure_for(kind)) figures.insert(*figure);
    sharing += share(kind);
  }
  double none = judged.other;
  for (size_t k = 0; k < judged.kinds.size(); ++k)
    if (!figures.contains(k)) none += judged.kinds.at(k);
  std::vector<double> looks;
  looks.reserve(kinds.size());
  for (const auto& kind : kinds) {
    const auto figure = figure_for(kind);
    const double shown = (figure ? judged.kinds.at(*figure) : 0) + (sharing > 0 ? none * share(kind) / sharing : 0);
    looks.push_back(kTrust * std::log(std::max(shown, kLeastLook)));
  }
  return looks;
}

void add_shapes(Reading& reading, const cv::Mat& picture, const calibration::BoardPlane& plane,
                SquareClassifier& classifier, const std::set<PieceType>& kinds) {
  std::vector<Cell> cells;
  for (const Cell cell : reading.changed) {
    const CellReading& seen = reading.cells[cell.value];
    const bool figures =
        std::all_of(seen.kinds.begin(), seen.kinds.end(), [](const auto& one) { return is_figure(one.first); });
    if (seen.best().is_army() && figures && !seen.shaped) cells.push_back(cell);
  }
  if (cells.empty()) return;
  const std::vector<SquareView> views = square_views(picture, plane, cells);
  const std::vector<SquareJudgement> judgements = classifier.judge(views);
  for (size_t i = 0; i < views.size(); ++i) {
    const SquareJudgement& judged = judgements[i];
    const float figure = std::accumulate(judged.kinds.begin(), judged.kinds.end(), 0.0F);
    const auto likeliest = std::max_element(judged.kinds.begin(), judged.kinds.end());
    const float most = kinds.contains(kind_at(static_cast<size_t>(likeliest - judged.kinds.begin()))) ? *likeliest : 0;
    if (views[i].empty() || figure < kLeastFigure || most < kLeastSure * figure) continue;
    CellReading& seen = reading.cells[views[i].cell.value];
    auto p = hints_of(seen.kinds);
    double total = 0;
    for (size_t k = 0; k < p.size(); ++k) {
      p.at(k) *= kinds.contains(kind_at(k)) ? static_cast<double>(judged.kinds.at(k)) + 1e-6 : 0;
      total += p.at(k);
    }
    for (size_t k = 0; k < p.size(); ++k)
      if (p.at(k) > 0) seen.kinds[kind_at(k)] = p.at(k) / total;
    seen.shaped = true;
  }
}

}  // namespace arbiter::vision
