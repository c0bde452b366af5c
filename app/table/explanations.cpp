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
    weigh_in({}, now.table, {}, 1, false, 0);
    put_straight();
    for (const Step& step : now.steps) weigh_in({step.action}, step.table, step.squares, step.likely, step.work, 0);
    for (int n = 2; n <= params_.most_actions; ++n) go_on(static_cast<std::size_t>(n));
    if (params_.most_unseen > params_.most_actions) go_far(now);
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
      const double price = one.price + std::max(params_.action_price * area(),
                                                params_.action_part * one.fit.score / static_cast<double>(actions - 1));
      for (const Step& step : then.steps) {
        std::vector<std::string> both = one.actions;
        both.push_back(step.action);
        weigh_in(std::move(both), step.table, step.squares, one.likely * step.likely, step.work, price);
      }
    }
  }

  /// Actions of which nothing was seen but the table after the last of them.
  struct Far {
    std::vector<std::string> actions;
    std::vector<std::set<std::string>> squares;  // that each of them changes
    Labels table;
    double likely = 1;
    double worth = 0;  // nats: the evidence of each cell that has changed alone
  };

  /// A wide search by single cells. Actions in another order lead to the same table and are gone on from once; the
  /// likeliest order is kept.
  void go_far(const Standing& now) {
    sort();
    if (found_.front().fit.explained > params_.worth_going_on * reader_.positive()) return;
    std::vector<Far> beam{{{}, {}, now.table}}, all;
    for (int n = 1; n <= params_.most_unseen; ++n) {
      std::map<Labels, Far> tables;
      for (const Far& from : beam)
        for (const Step& step : standing_after(ask_, from.actions).steps) {
          if (step.work || !shows(step)) continue;
          const double likely = from.likely * step.likely;
          const auto [known, fresh] = tables.try_emplace(step.table);
          if (!fresh && known->second.likely >= likely) continue;
          Far& far = known->second = {from.actions, from.squares, step.table, likely, 0};
          far.actions.push_back(step.action);
          far.squares.push_back(step.squares);
          far.worth = worth(far);
        }
      beam.clear();
      for (auto& [table, far] : tables) beam.push_back(std::move(far));
      keep_best(beam, params_.wide_beam);
      if (n > std::max(1, params_.most_actions)) all.insert(all.end(), beam.begin(), beam.end());
    }
    all.erase(std::remove_if(all.begin(), all.end(), [&](const Far& far) { return !leaves_traces(far); }), all.end());
    // What fewer actions lead to is explained by them.
    std::set<Labels> known;
    for (const Explanation& one : found_) known.insert(one.table);
    all.erase(std::remove_if(all.begin(), all.end(), [&](const Far& far) { return known.contains(far.table); }),
              all.end());
    keep_best(all, params_.compared);
    for (const Far& far : all)
      weigh_in(far.actions, far.table, far.squares.back(), far.likely, false,
               params_.action_price * area() * static_cast<double>(far.actions.size() - 1));
  }

  void keep_best(std::vector<Far>& list, std::size_t most) const {
    const double price = params_.action_price * area();
    const auto net = [&](const Far& far) { return far.worth - price * static_cast<double>(far.actions.size()); };
    std::stable_sort(list.begin(), list.end(), [&](const Far& a, const Far& b) { return net(a) > net(b); });
    if (list.size() > most) list.resize(most);
  }

  double worth(const Far& far) {
    std::set<std::string> touched;
    for (const std::set<std::string>& squares : far.squares) touched.insert(squares.begin(), squares.end());
    double sum = 0;
    for (const Cell cell : board_.cells()) {
      const std::string& square = board_.name(cell);
      const ChangedCell here{cell, on(before_, square), on(far.table, square)};
      if (here.before != here.after)
        sum += alone(here);
      else if (!here.before.empty() && touched.contains(square))  // taken and taken again; it goes on perhaps
        sum += std::max(0.0, alone({cell, here.before, ""}));
    }
    return sum;
  }

  /// Has any of the squares that it changes changed to the eye, too?
  bool shows(const Step& step) {
    return std::any_of(step.squares.begin(), step.squares.end(), [&](const std::string& square) {
      const ChangedCell here{*board_.find_cell(square), on(before_, square), on(step.table, square)};
      return here.before != here.after && alone(here) > 0;
    });
  }

  /// Has each of them changed a square that is not as it was? Else any table could be reached by going to and fro.
  [[nodiscard]] bool leaves_traces(const Far& far) const {
    return std::all_of(far.squares.begin(), far.squares.end(), [&](const std::set<std::string>& squares) {
      return std::any_of(squares.begin(), squares.end(),
                         [&](const std::string& square) { return on(before_, square) != on(far.table, square); });
    });
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
                double likely, bool work, double price) {
    std::vector<ChangedCell> change;
    Explanation one;
    one.table = before_;
    for (const Cell cell : board_.cells()) {
      const std::string& square = board_.name(cell);
      ChangedCell here{cell, on(before_, square), on(wanted, square)};
      // Another piece of the same kind may have taken its place; it will hardly stand quite as the one before.
      const bool replaced = actions.size() > 1 && squares.contains(square) && !here.before.empty();
      if (here.before == here.after && !(replaced && alone(here) > params_.least_part * area())) continue;
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
      const bool alike =
          !here.before.empty() && !here.after.empty() && vision::army_of(here.before) == vision::army_of(here.after);
      if (actions.size() > 1 && squares.contains(square) && !alike && alone(here) < params_.least_part * area()) return;
      if (here.after.empty())
        one.table.erase(square);
      else
        one.table[square] = here.after;
      change.push_back(std::move(here));
    }
    if (!change.empty()) {
      one.fit = reader_.fit(change);
      one.score = one.fit.score - price;
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
    one.price = price;
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

bool goes_on(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  const auto same = [](const std::string& x, const std::string& y) {
    return x.substr(0, x.find('=')) == y.substr(0, y.find('='));
  };
  return !a.empty() && b.size() > a.size() && std::equal(a.begin(), a.end(), b.begin(), same);
}

bool look_alike(const Explanation& a, const Explanation& b) {
  return a.table.size() == b.table.size() &&
         std::equal(a.table.begin(), a.table.end(), b.table.begin(), [](const auto& p, const auto& q) {
           return p.first == q.first && vision::army_of(p.second) == vision::army_of(q.second);
         });
}

Weight weigh(const std::vector<Explanation>& list, const Explanation& best, vision::ChangeReader& reader) {
  Weight weight;
  weight.score = best.score;
  weight.margin = list.front().score;
  for (const Explanation& other : list)
    if (!look_alike(best, other) && !goes_on(best.actions, other.actions)) {
      weight.margin = list.front().score - other.score;
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
  weight.changed = static_cast<double>(vision::pixels_of(best.fit.area));
  for (const auto& [cell, stance] : best.fit.stances)
    weight.offset = std::max(weight.offset, std::hypot(stance.offset.x, stance.offset.y));
  if (!best.actions.empty())
    for (const vision::ChangedCell& one : best.change) {
      vision::Spans elsewhere;
      for (const auto& [cell, area] : best.fit.cells)
        if (cell != one.cell) elsewhere = vision::united(elsewhere, area);
      weight.farther = std::max(weight.farther, reader.gain_farther_off(one, best.fit.height, elsewhere));
    }
  return weight;
}

// Logistic form. The first group of constants was fitted by maximum likelihood on what was read of every other film and
// filmed game (1,691 readings: plies, hands, unchanged pictures), each from the true position before; on the other half
// its loss is 0.030 against 0.025. The second group knows what the first cannot, since there every picture stands
// alone.
double probability(const Weight& weight, const Circumstances& how) {
  constexpr double kBase = 0.66, kMargin = 1.42, kWeakest = 1.09, kExplained = 1.76, kSolid = 0.51, kTouching = -3.1,
                   kReaching = -0.68, kNearby = -0.66, kEdges = 1.06, kIslands = -0.96, kBorder = -8, kOff = -8.6,
                   kClose = -1.52;
  constexpr double kMostMargin = 0.6, kMostWeakest = 2, kMostTouching = 2, kMostReaching = 4, kMostNearby = 3,
                   kMostIslands = 4;
  constexpr double kBeyond = 0.25;  // nats for each square² of pixels that half a square off explains more
  constexpr double kWellPlaced = 0.3, kNearlyAlike = 0.15;  // squares off; share of the score that the next is behind
  constexpr double kSecondLook = 0.5, kAtRest = 0.5, kLooks = 1.5, kOtherLooks = -4, kEachFurther = -0.7,
                   kWorkLeft = -5;
  constexpr double kApart = 0.03, kApartBetween = 0.06, kApartSlope = 60;  // nats for each square² of pixels
  const double area = how.square_px * how.square_px, margin = weight.margin / std::max(1.0, weight.score);
  const double changed = weight.changed / area;
  const double solid = changed / std::max(0.01, changed + how.islands + how.reaching);
  const double border = std::clamp(weight.farther / area / kBeyond, 0.0, 1.0);
  double z = kBase + kMargin * std::min(margin, kMostMargin) + kWeakest * std::min(weight.weakest, kMostWeakest) +
             kExplained * std::min(weight.explained, 1.0) + kSolid * solid +
             kTouching * std::min(how.touching, kMostTouching) + kReaching * std::min(how.reaching, kMostReaching) +
             kNearby * std::min(how.nearby, kMostNearby) + kBorder * border +
             kOff * std::max(0.0, weight.offset - kWellPlaced) +
             kClose * std::max(0.0, kNearlyAlike - margin) / kNearlyAlike;
  z += how.edges_agree ? kEdges : kIslands * std::min(how.islands, kMostIslands);
  if (how.second_look) z += (1 - border) * kSecondLook;
  if (how.at_rest) z += (1 - border) * kAtRest;
  if (how.looks > 0) z += (1 - border) * kLooks;
  if (how.looks < 0) z += kOtherLooks;
  if (how.work_left) z += kWorkLeft;
  z += kEachFurther * std::max(0, weight.actions - 1);
  const double of_two = 1 / (1 + std::exp(-kApartSlope * (weight.margin / area - kApart - border * kApartBetween)));
  return of_two / (1 + std::exp(-z));
}

void count_in(const vision::Foreign& strange, Circumstances& how) {
  how.reaching = strange.reaching;
  how.touching = strange.touching;
  how.islands = strange.islands;
  how.nearby = strange.nearby;
}

double probability_of_some(Weight weight, Circumstances how) {
  weight.margin = weight.score;
  weight.offset = 0;
  weight.farther = 0;
  how.looks = 0;
  return probability(weight, how);
}

namespace {

double log_odds(double p) {
  constexpr double kLeast = 1e-6;
  p = std::clamp(p, kLeast, 1 - kLeast);
  return std::log(p / (1 - p));
}

}  // namespace

void leave_out_gathered(std::vector<Explanation>& list, vision::ChangeReader& reader, const vision::Evidence& evidence,
                        vision::Outlines& outlines) {
  constexpr double kSharpness = 4;     // of what is explained, per square² of pixels: neighbouring ones tell the same
  constexpr double kBelievable = 0.8;  // probability
  const double area = outlines.plane().square_px() * outlines.plane().square_px();
  const auto by_itself = [&](const Explanation& one) {
    Circumstances how;
    how.square_px = outlines.plane().square_px();
    count_in(vision::foreign(evidence, outlines, one.fit.area), how);
    Weight weight = weigh(list, one, reader);
    weight.margin = weight.score;
    return probability(weight, how);
  };
  while (list.front().actions.size() > 1) {
    const auto fewer = std::find_if(list.begin(), list.end(), [&](const Explanation& one) {
      return !one.actions.empty() && one.actions.size() < list.front().actions.size();
    });
    if (fewer == list.end()) return;
    const double many = by_itself(list.front()), few = by_itself(*fewer);
    const double more = kSharpness * (list.front().score - fewer->score) / area;
    if (few < kBelievable || log_odds(few) < log_odds(many) + more) return;
    list.erase(list.begin());
  }
}

}  // namespace arbiter::table
