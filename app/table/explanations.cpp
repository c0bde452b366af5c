#include "app/table/explanations.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace arbiter::table {

using nlohmann::json;
using vision::ChangedCell;
using vision::Labels;

namespace {

struct Step {
  std::string action;
  double likely = 0;
  Labels table;                   // after it
  std::set<std::string> squares;  // that it changes
  bool work = false;
};

struct Standing {
  Labels table;
  std::vector<Step> steps;
};

/// Of joined boards each has its armies by their letters: `S2.pawn` looks like `S.pawn`.
std::string as_seen(std::string piece) {
  const std::size_t dot = piece.find('.');
  if (dot != std::string::npos && dot > 1) piece.erase(1, dot - 1);
  return piece;
}

Labels labels_from(const json& pieces) {
  Labels labels;
  for (const auto& [square, piece] : pieces.items()) labels[square] = as_seen(piece.get<std::string>());
  return labels;
}

Standing standing_after(const AskFutures& ask, const std::vector<std::string>& actions) {
  const json reply = ask({{"cmd", "futures"}, {"after", actions}});
  Standing out;
  if (!reply.contains("futures")) return out;
  out.table = labels_from(reply["table"]);
  for (const json& future : reply["futures"]) {
    for (const char* field : {"changes", "by_hand"}) {
      if (!future.contains(field)) continue;
      Step step{future["action"], future["likely"], out.table, {}, field == std::string("by_hand")};
      for (const auto& [square, piece] : future[field].items()) {
        step.squares.insert(square);
        if (piece == "")
          step.table.erase(square);
        else
          step.table[square] = as_seen(piece.get<std::string>());
      }
      out.steps.push_back(std::move(step));
    }
  }
  return out;
}

std::string on(const Labels& labels, const std::string& square) {
  const auto it = labels.find(square);
  return it == labels.end() ? "" : it->second;
}

class Search {
 public:
  Search(const AskFutures& ask, const Board& board, vision::ChangeReader& reader, const Labels& before,
         const ExplanationParams& params)
      : ask_(ask), board_(board), reader_(reader), before_(before), params_(params) {}

  std::vector<Explanation> run() {
    const Standing now = standing_after(ask_, {});
    weigh_in({}, now.table, {}, 1, false);
    put_straight();
    for (const Step& step : now.steps) weigh_in({step.action}, step.table, step.squares, step.likely, step.work);
    for (int n = 2; n <= params_.most_actions; ++n) go_on(static_cast<std::size_t>(n));
    sort();
    return std::move(found_);
  }

 private:
  void sort() {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Explanation& a, const Explanation& b) { return a.score > b.score; });
  }

  /// Nothing was played, but one of the pieces stands otherwise on its square.
  void put_straight() {
    for (const auto& [square, piece] : before_) {
      const auto cell = board_.find_cell(square);
      if (!cell || reader_.evidence_at(*cell, piece) <= params_.least_part * area()) continue;
      Explanation one;
      one.table = before_;
      one.change = {{*cell, piece, piece}};
      one.fit = reader_.fit(one.change);
      one.score = one.fit.score - params_.straight_price * area();
      one.likely = params_.straightened;
      found_.push_back(std::move(one));
    }
  }

  /// One more action after the best of those with one action less.
  void go_on(std::size_t actions) {
    sort();
    if (found_.front().fit.explained > params_.worth_going_on * reader_.positive()) return;
    std::vector<Explanation> first;
    for (const Explanation& one : found_)
      if (one.actions.size() + 1 == actions && first.size() < params_.beam) first.push_back(one);
    for (const Explanation& one : first) {
      const Standing then = standing_after(ask_, one.actions);
      for (const Step& step : then.steps) {
        std::vector<std::string> both = one.actions;
        both.push_back(step.action);
        weigh_in(std::move(both), step.table, step.squares, one.likely * step.likely, step.work);
      }
    }
  }

  [[nodiscard]] double area() const { return params_.square_px * params_.square_px; }

  /// Evidence that this cell alone has changed so.
  double alone(const ChangedCell& cell) {
    const auto key = std::make_tuple(cell.cell, cell.before, cell.after);
    if (const auto it = alone_.find(key); it != alone_.end()) return it->second;
    return alone_[key] = reader_.fit({cell}).score;
  }

  /// `squares`: those that the last action changes; elsewhere the table may show what hands have not done yet.
  void weigh_in(std::vector<std::string> actions, const Labels& wanted, const std::set<std::string>& squares,
                double likely, bool work) {
    std::vector<ChangedCell> change;
    Explanation one;
    one.table = before_;
    for (const Cell cell : board_.cells()) {
      const std::string& square = board_.name(cell);
      ChangedCell here{cell, on(before_, square), on(wanted, square)};
      if (here.before == here.after) continue;
      const bool needed = squares.contains(square) || actions.size() > 1;
      const bool swapped = params_.said.contains(square) && !here.before.empty() && !here.after.empty();
      if (!needed && swapped && alone(here) <= 0) {
        one.table[square] = here.after;  // as was said; it may not be seen
        continue;
      }
      if (!needed && alone(here) <= 0) {
        work = true;
        continue;
      }
      if (actions.size() > 1 && squares.contains(square) && alone(here) < params_.least_part * area()) return;
      if (here.after.empty())
        one.table.erase(square);
      else
        one.table[square] = here.after;
      change.push_back(std::move(here));
    }
    if (!change.empty()) {
      one.fit = reader_.fit(change);
      one.score =
          one.fit.score - params_.action_price * area() * std::max(0.0, static_cast<double>(actions.size()) - 1);
      if (actions.size() > 1 && one.fit.weakest < params_.least_weakest) return;
      // A square that has not changed, to be seen plainly, is no part of what was played.
      if (one.fit.weakest < 0) one.score += params_.unchanged_price * area() * one.fit.weakest;
    } else if (!actions.empty()) {
      one.score = -1;  // an action that changes nothing may have been taken; without a sign of it nobody thinks so
    }
    one.change = std::move(change);
    one.actions = std::move(actions);
    one.likely = likely;
    one.work = work;
    found_.push_back(std::move(one));
  }

  const AskFutures& ask_;
  const Board& board_;
  vision::ChangeReader& reader_;
  const Labels& before_;
  const ExplanationParams& params_;
  std::vector<Explanation> found_;
  std::map<std::tuple<Cell, std::string, std::string>, double> alone_;
};

}  // namespace

std::vector<Explanation> explanations(const AskFutures& ask, const Board& board, vision::ChangeReader& reader,
                                      const Labels& before, const ExplanationParams& params) {
  return Search(ask, board, reader, before, params).run();
}

bool look_alike(const Explanation& a, const Explanation& b) {
  return a.table.size() == b.table.size() &&
         std::equal(a.table.begin(), a.table.end(), b.table.begin(), [](const auto& p, const auto& q) {
           return p.first == q.first && vision::army_of(p.second) == vision::army_of(q.second);
         });
}

Weight weigh(const std::vector<Explanation>& list, vision::ChangeReader& reader) {
  Weight weight;
  const Explanation& best = list.front();
  weight.score = best.score;
  weight.margin = best.score;
  for (const Explanation& other : list)
    if (!look_alike(best, other)) {
      weight.margin = best.score - other.score;
      break;
    }
  weight.positive = reader.positive();
  const double whole = std::max(1.0, weight.positive);
  weight.explained = best.fit.explained / whole;
  weight.weakest = best.fit.weakest;
  const auto left = reader.unexplained(best.fit.area);
  weight.at_pieces = left.at_pieces / whole;
  weight.elsewhere = left.elsewhere / whole;
  weight.actions = static_cast<int>(best.actions.size());
  for (const auto& [cell, stance] : best.fit.stances)
    weight.offset = std::max(weight.offset, std::hypot(stance.offset.x, stance.offset.y));
  if (!best.actions.empty())
    for (const vision::ChangedCell& one : best.change)
      weight.farther = std::max(weight.farther, reader.gain_farther_off(one, best.fit.height));
  return weight;
}

// Logistic form, fitted by maximum likelihood on the decisions of rendered films (plies against hands and unchanged
// pictures), each from the true position before.
double probability(const Weight& weight, const Circumstances& how) {
  constexpr double kBase = -11.0, kMargin = 8.0, kExplained = 12.7, kScore = 1.2, kWeakest = 0.9;
  constexpr double kMostMargin = 0.6, kMostScore = 1.5, kMostWeakest = 2;
  constexpr double kClose = 0.15, kTooClose = 2,
                   kTooCloseBetween = 4;  // two that explain nearly the same: a piece between two squares
  constexpr double kWellPlaced = 0.2, kBetween = 0.3, kFarOff = 100;
  constexpr double kApart = 0.03, kApartBetween = 0.06,
                   kApartSlope = 60;  // nats for each square² of pixels between the best two
  constexpr double kFarther = 0.25,
                   kOnBorder = 6;  // nats for each square² of pixels that half a square off explains more
  constexpr double kUnchanged = 8, kLeastWeakest = 0.15;  // a square that shows no change speaks against it
  constexpr double kUnderHand = 0.6, kHandUnexplained = 4;
  constexpr double kReached = -3.5, kSecondLook = 1, kAtRest = 1, kLooks = 2, kEdges = 1, kEachFurther = -0.7,
                   kWorkLeft = -2;
  const double margin = weight.margin / std::max(1.0, weight.score);
  const double score = std::log(std::max(0.05, weight.score / (how.square_px * how.square_px)));
  double z = kBase + kMargin * std::min(margin, kMostMargin) + kExplained * std::min(weight.explained, 1.0) +
             kScore * std::min(score, kMostScore) + kWeakest * std::min(weight.weakest, kMostWeakest);
  // A piece that stands between two squares.
  const double farther = weight.farther / (how.square_px * how.square_px);
  const double between = std::max(std::clamp((weight.offset - kWellPlaced) / (kBetween - kWellPlaced), 0.0, 1.0),
                                  std::clamp(farther / kFarther, 0.0, 1.0));
  z -= kOnBorder * std::clamp(farther / kFarther, 0.0, 1.0);
  z -= (kTooClose + between * kTooCloseBetween) * std::max(0.0, kClose - margin) / kClose;
  z -= kFarOff * std::max(0.0, weight.offset - kBetween);
  // Under a hand nothing is believed that does not explain nearly everything.
  if (how.reached && weight.explained < kUnderHand) z -= kHandUnexplained;
  z -= kUnchanged * std::max(0.0, kLeastWeakest - weight.weakest);
  if (how.reached) z += kReached;
  if (how.second_look) z += (1 - between) * kSecondLook;
  if (how.at_rest) z += (1 - between) * kAtRest;
  if (how.looks_agree) z += (1 - between) * kLooks;
  if (how.edges_agree) z += kEdges;
  if (how.work_left) z += kWorkLeft;
  z += kEachFurther * std::max(0, weight.actions - 1);
  const double apart = weight.margin / (how.square_px * how.square_px);
  const double of_two = 1 / (1 + std::exp(-kApartSlope * (apart - kApart - between * kApartBetween)));
  return of_two / (1 + std::exp(-z));
}

}  // namespace arbiter::table
