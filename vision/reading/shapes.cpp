// SPDX-License-Identifier: MIT
#include "vision/reading/shapes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace arbiter::vision {

namespace {

constexpr double kLeastHint = 0.05;   // of the likeliest kind's weight: likeness to other pieces rules no kind out
constexpr float kLeastFigure = 0.5F;  // what is surely no figure has no figure's kind
constexpr float kLeastSure = 0.8F;    // a shape that is less like one kind than this is often another one

std::string kind_at(std::size_t index) { return std::string(kFigureKinds.at(index)); }

bool is_figure(const std::string& kind) {
  return std::find(kFigureKinds.begin(), kFigureKinds.end(), kind) != kFigureKinds.end();
}

/// How well each kind agrees with other pieces' looks, damped, 1 for the best; kinds never seen lie in the middle.
std::array<double, kFigureKinds.size()> hints_of(const std::map<std::string, double>& kinds) {
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

void add_shapes(Reading& reading, const cv::Mat& picture, const calibration::BoardPlane& plane,
                SquareClassifier& classifier, const std::set<std::string>& kinds) {
  std::vector<Cell> cells;
  for (const Cell cell : reading.changed) {
    const CellReading& seen = reading.cells[cell.value];
    const bool figures =
        std::all_of(seen.kinds.begin(), seen.kinds.end(), [](const auto& one) { return is_figure(one.first); });
    if (seen.best() >= 0 && figures && !seen.shaped) cells.push_back(cell);
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
