// SPDX-License-Identifier: MIT
#include "app/table/hypotheses.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "app/table/recentre.h"

namespace arbiter::table {

using vision::ChangedCell;
using vision::Occupant;
using vision::Placement;

namespace {

constexpr std::size_t kMostOrders = 3;  // beside the likeliest in which actions that lead to one table are told
constexpr std::size_t kRoughly = 4;     // times as many tables are chosen by single cells and then weighed whole

using Step = Futures::Step;
using Standing = Futures::Standing;

/// The squares that the step changes.
CellSet cells_of(const Step& step) {
  CellSet cells;
  for (const auto& [cell, piece] : step.changes) cells.set(cell.value);
  return cells;
}

class Search {
 public:
  Search(Futures& futures, const std::vector<std::string>& first, const Board& board, vision::ChangeReader& reader,
         const Placement& before, const HypothesisParams& params)
      : futures_(futures), first_(first), board_(board), reader_(reader), before_(before), params_(params) {}

  std::vector<Hypothesis> run() {
    const Standing& now = after({});
    pending_ = differing(now.table);
    const SquareChanges& others = pending_;
    weigh_in({}, others, {}, 1, false, 0);
    for (Hypothesis& one : recentre(reader_, before_, params_)) found_.push_back(std::move(one));
    for (const Step& step : now.steps) {
      std::vector<ChangedCell> change;
      for (const auto& [cell, piece] : step.changes) {
        const ChangedCell here{cell, before_.on(cell), piece};
        if (here.before != here.after) change.push_back(here);
      }
      if (!change.empty() && reader_.at_most(change) > best_) best_ = std::max(best_, reader_.fit(change, false).score);
    }
    for (const Step& step : now.steps)
      weigh_in({step.action}, with(others, step), cells_of(step), step.likely, step.work, 0);
    // Once more, after what need not show: both sides may have chosen before something was played.
    for (int n = 2; n <= params_.most_actions + 1; ++n) go_on(static_cast<std::size_t>(n), n > params_.most_actions);
    if (params_.most_unseen > params_.most_actions) go_far(now);
    put_straight_beside(found_, best_, reader_, params_);
    sort();
    return std::move(found_);
  }

 private:
  void sort() {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Hypothesis& a, const Hypothesis& b) { return a.score > b.score; });
  }

  /// So many cells the step changes that were as before until then: where a piece is taken that has just taken one, the
  /// cell shows but once that something came. What is read on a piece speaks for itself.
  [[nodiscard]] double fresh(const Hypothesis& one, const Step& step) const {
    return static_cast<double>(std::count_if(step.changes.begin(), step.changes.end(), [&](const auto& changed) {
      return !params_.written.contains(changed) &&
             std::none_of(one.change.begin(), one.change.end(),
                          [&](const ChangedCell& known) { return known.cell == changed.first; });
    }));
  }

  /// Was something played that need not show? A choice that changes nothing on the board, or pieces of one set that
  /// have changed places.
  static bool leaves_no_trace(const Hypothesis& one) {
    return !one.actions.empty() && std::all_of(one.change.begin(), one.change.end(), [](const ChangedCell& cell) {
      return cell.before && cell.after && cell.before->army == cell.after->army;
    });
  }

  /// Is most of what has changed explained, and too little left to pay for one more action?
  [[nodiscard]] bool explains_all(const Hypothesis& one) const {
    const double left = reader_.positive() - one.fit.explained;
    return one.fit.explained > params_.worth_going_on * reader_.positive() && left < further_price(one) &&
           !leaves_no_trace(one);
  }

  /// Nats that an action after these must explain at least.
  [[nodiscard]] double further_price(const Hypothesis& one, double fresh = 1) const {
    const double of_a_cell = one.fit.score / static_cast<double>(std::max<std::size_t>(1, one.fit.cells.size()));
    return std::max(params_.action_price * area(), params_.action_part * of_a_cell * fresh);
  }

  /// One more action after the best of those with one action less. `unseen`: only after what leaves no trace.
  void go_on(std::size_t actions, bool unseen) {
    sort();
    if (explains_all(found_.front())) return;
    std::vector<Hypothesis> first;
    for (const Hypothesis& one : found_)
      if (one.actions.size() + 1 == actions && (leaves_no_trace(one) || (!unseen && one.fit.score > 0)) &&
          first.size() < params_.beam)
        first.push_back(one);
    for (const Hypothesis& one : first) {
      const Standing& then = after(one.actions);
      const SquareChanges others = differing(then.table);
      for (const Step& step : then.steps) {
        std::vector<std::string> both = one.actions;
        both.push_back(step.action);
        const double price = one.price + further_price(one, fresh(one, step));
        weigh_in(std::move(both), with(others, step), cells_of(step), one.likely * step.likely, step.work, price);
      }
    }
  }

  /// Actions of which nothing was seen but the table after the last of them.
  struct Far {
    std::vector<std::string> actions;
    std::vector<CellSet> squares;  // that each of them changes
    Placement table;
    double likely = 1;
    double worth = 0;  // nats: the evidence of each cell that has changed alone, then of all of them together
    std::vector<std::vector<std::string>> other_orders;  // of as many actions that lead there, less likely ones
  };

  /// A wide search by single cells. Actions in another order lead to the same table and are gone on from once; the
  /// likeliest order is kept.
  void go_far(const Standing& now) {
    sort();
    const bool explained = found_.front().fit.explained > params_.worth_going_on * reader_.positive();
    if (explained && !leaves_no_trace(found_.front())) return;
    std::vector<Far> beam(1), all;
    beam.front().table = now.table;
    for (int n = 1; n <= params_.most_unseen; ++n) {
      std::map<Placement, Far> tables;
      for (const Far& from : beam) {
        const Standing& then = after(from.actions);
        for (const Step& step : then.steps) {
          if (step.work || !shows(step)) continue;
          const auto [known, fresh] = tables.try_emplace(after_step(then, step));
          Far far{from.actions, from.squares, known->first, from.likely * step.likely, 0, {}};
          far.actions.push_back(step.action);
          far.squares.push_back(cells_of(step));
          // What led to the table before can be gone on from in every order.
          for (std::vector<std::string> order : from.other_orders) {
            order.push_back(step.action);
            far.other_orders.push_back(std::move(order));
          }
          if (!fresh) {
            far.worth = known->second.worth;
            if (known->second.likely > far.likely) std::swap(known->second, far);
            add_order(far, known->second.actions);
            for (const std::vector<std::string>& order : known->second.other_orders) add_order(far, order);
          } else {
            far.worth = worth(far);
          }
          known->second = std::move(far);
        }
      }
      beam.clear();
      for (auto& [table, far] : tables) beam.push_back(std::move(far));
      keep_best(beam, kRoughly * params_.wide_beam);
      for (Far& far : beam) far.worth = weighed_whole(far);
      keep_best(beam, params_.wide_beam);
      if (n > std::max(1, params_.most_actions)) all.insert(all.end(), beam.begin(), beam.end());
    }
    all.erase(std::remove_if(all.begin(), all.end(), [&](const Far& far) { return !leaves_traces(far); }), all.end());
    // What fewer actions lead to is explained by them.
    std::set<Placement> known;
    for (const Hypothesis& one : found_) known.insert(one.table);
    all.erase(std::remove_if(all.begin(), all.end(), [&](const Far& far) { return known.contains(far.table); }),
              all.end());
    keep_best(all, params_.compared);
    for (const Far& far : all) {
      const std::size_t before = found_.size();
      weigh_in(far.actions, differing(far.table), far.squares.back(), far.likely, false,
               params_.action_price * area() * static_cast<double>(far.actions.size() - 1));
      if (found_.size() == before) continue;
      for (const std::vector<std::string>& order : far.other_orders) {
        if (after(order).table != far.table) continue;  // the same table, but another right to castle or to take
        Hypothesis same = found_.back();
        same.actions = order;
        found_.push_back(std::move(same));
      }
    }
  }

  static void add_order(Far& far, const std::vector<std::string>& actions) {
    if (far.other_orders.size() < kMostOrders) far.other_orders.push_back(actions);
  }

  void keep_best(std::vector<Far>& list, std::size_t most) const {
    const double price = params_.action_price * area();
    const auto net = [&](const Far& far) { return far.worth - price * static_cast<double>(far.actions.size()); };
    std::stable_sort(list.begin(), list.end(), [&](const Far& a, const Far& b) { return net(a) > net(b); });
    if (list.size() > most) list.resize(most);
  }

  /// Calls `changed` with every cell that shows another piece, and `again` with those that show one of the same kind.
  template <class Changed, class Again>
  void on_changes(const Far& far, const Changed& changed, const Again& again) const {
    CellSet touched;
    for (const CellSet& squares : far.squares) touched |= squares;
    for (const Cell cell : board_.cells()) {
      const ChangedCell here{cell, before_.on(cell), far.table.on(cell)};
      if (here.before != here.after)
        changed(here);
      else if (here.before && touched[cell.value])
        again(here);
    }
  }

  /// Cheap, and counts twice what two cells show together.
  double worth(const Far& far) {
    double sum = 0;
    on_changes(
        far, [&](const ChangedCell& here) { sum += alone(here); },
        // Taken and taken again; it goes on perhaps.
        [&](const ChangedCell& here) {
          sum += std::max(0.0, alone({here.cell, here.before, {}}));
        });
    return sum;
  }

  /// A tall piece covers squares behind it: what its leaving shows there is no sign that something came there.
  double weighed_whole(const Far& far) {
    std::vector<ChangedCell> change;
    double sum = 0;
    on_changes(
        far, [&](const ChangedCell& here) { change.push_back(here); },
        [&](const ChangedCell& here) {
          sum += std::max(0.0, alone({here.cell, here.before, {}}));
        });
    return sum + (change.empty() ? 0 : reader_.fit(change, false).score);
  }

  /// Has any of the squares that it changes changed to the eye, too?
  bool shows(const Step& step) {
    return std::any_of(step.changes.begin(), step.changes.end(), [&](const auto& one) {
      const ChangedCell here{one.first, before_.on(one.first), one.second};
      return here.before != here.after && alone(here) > 0;
    });
  }

  /// Has each of them changed a square that is not as it was? Else any table could be reached by going to and fro.
  [[nodiscard]] bool leaves_traces(const Far& far) const {
    CellSet changed;
    for (const Cell cell : board_.cells()) changed[cell.value] = before_.on(cell) != far.table.on(cell);
    return std::all_of(far.squares.begin(), far.squares.end(),
                       [&](const CellSet& squares) { return (squares & changed).any(); });
  }

  [[nodiscard]] double area() const { return params_.square_px * params_.square_px; }

  /// Evidence that this cell alone has changed so.
  double alone(const ChangedCell& cell) {
    const auto key = std::make_tuple(cell.cell, cell.before, cell.after);
    if (const auto it = alone_.find(key); it != alone_.end()) return it->second;
    return alone_[key] = reader_.fit({cell}).score;
  }

  const Standing& after(const std::vector<std::string>& actions) {
    if (first_.empty()) return futures_.after(actions);
    std::vector<std::string> all = first_;
    all.insert(all.end(), actions.begin(), actions.end());
    return futures_.after(all);
  }

  /// The cells on which this table is another than the one before, and what it has there.
  [[nodiscard]] SquareChanges differing(const Placement& table) const {
    SquareChanges cells;
    for (const auto& [cell, piece] : table)
      if (before_.on(cell) != piece) cells[cell] = piece;
    for (const auto& [cell, piece] : before_)
      if (!table.contains(cell)) cells[cell] = std::nullopt;
    return cells;
  }

  /// The cells of `others` and of the step, and what it leaves on them.
  [[nodiscard]] static SquareChanges with(const SquareChanges& others, const Step& step) {
    SquareChanges cells = step.changes;
    cells.insert(others.begin(), others.end());
    return cells;
  }

  /// `wanted`: what stands on every cell that the last action changes or that shows something else than before.
  /// `squares`: those that the last action changes; elsewhere the table may show what hands have not done yet.
  void weigh_in(std::vector<std::string> actions, const SquareChanges& wanted, const CellSet& squares, double likely,
                bool work, double price) {
    std::vector<ChangedCell> change;
    std::vector<Cell> said;  // as was said; it may not be seen
    double read = 0;         // nats of what is written on pieces
    bool written = false;
    Hypothesis one;
    for (const auto& [cell, piece] : wanted) {
      const ChangedCell here{cell, before_.on(cell), piece};
      const bool own = squares[cell.value];
      // Another piece of the same kind may have taken its place; it will hardly stand quite as the one before.
      const bool replaced = actions.size() > 1 && own && here.before;
      if (here.before == here.after && !(replaced && alone(here) > params_.least_part * area())) continue;
      const auto due = pending_.find(cell);
      const bool needed = own || (actions.size() > 1 && (due == pending_.end() || due->second != piece));
      const bool swapped = params_.said[cell.value] && here.before && here.after;
      if (!needed && swapped && alone(here) <= 0) {
        said.push_back(cell);
        continue;
      }
      if (!needed && alone(here) <= 0) {
        work = true;
        continue;
      }
      const bool alike = here.before && here.after && here.before->army == here.after->army;
      if (actions.size() > 1 && own && !alike && alone(here) < params_.least_part * area()) return;
      if (const auto known = params_.written.find({cell, piece}); known != params_.written.end()) {
        read += known->second;
        written = true;
      }
      change.push_back(here);
    }
    if (!change.empty()) {
      one.fit = reader_.fit(change, reader_.at_most(change) - price >= params_.far_behind * best_);
      one.score = one.fit.score - price;
      best_ = std::max(best_, one.score + read);
      // Pieces of one set may change places where hardly anything but what is written on them shows it.
      if (actions.size() > 1 && !written && one.fit.weakest < params_.least_weakest) return;
      // A square that has not changed, to be seen plainly, is no part of what was played.
      if (one.fit.weakest < 0) one.score += params_.unchanged_price * area() * one.fit.weakest;
    } else if (!actions.empty()) {
      one.score = -1;  // an action that changes nothing may have been taken; without a sign of it nobody thinks so
    }
    one.score += read;
    one.table = before_;
    for (const Cell cell : said) one.table.set(cell, wanted.at(cell));
    for (const ChangedCell& here : change) one.table.set(here.cell, here.after);
    one.change = std::move(change);
    one.actions = std::move(actions);
    one.likely = likely;
    one.work = work;
    one.price = price;
    found_.push_back(std::move(one));
  }

  Futures& futures_;
  const std::vector<std::string>& first_;
  const Board& board_;
  vision::ChangeReader& reader_;
  const Placement& before_;
  const HypothesisParams& params_;
  SquareChanges pending_;  // what hands still have to do, wherever nothing more is played
  std::vector<Hypothesis> found_;
  double best_ = 0;  // score of the best so far
  std::map<std::tuple<Cell, std::optional<Occupant>, std::optional<Occupant>>, double> alone_;
};

}  // namespace

std::vector<Hypothesis> hypotheses(Futures& futures, const std::vector<std::string>& first, const Board& board,
                                   vision::ChangeReader& reader, const Placement& before,
                                   const HypothesisParams& params) {
  return Search(futures, first, board, reader, before, params).run();
}

}  // namespace arbiter::table
