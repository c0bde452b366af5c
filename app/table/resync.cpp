// SPDX-License-Identifier: MIT
#include "app/table/resync.h"

#include <algorithm>
#include <bitset>
#include <map>
#include <set>
#include <unordered_map>

#include "app/table/looks.h"

namespace arbiter::table {

using vision::Occupant;
using vision::Placement;

namespace {

constexpr double kOnItsWay = 0.5;  // of a square's looks where a piece has come or gone that may go on from there

/// A table by cells: the number of what stands there, 0 for nothing.
using Numbers = std::u16string;

/// A table that may have been reached, and how.
struct Line {
  std::size_t from = 0;  ///< which of the lines of one action less it goes on from
  std::string action;    ///< with this
  Numbers table;
  std::bitset<kMaxCells> touched;
  double looks = 0;
  double promise = 0;  ///< the same, what is on its way counted less: what leaves where nothing is to be seen gains
  double likely = 1;   ///< product of the actions' shares, to choose among orders
};

class Search {
 public:
  Search(Futures& futures, const vision::Reading& reading, const Board& board)
      : futures_(futures), reading_(reading), board_(board) {
    number_of(std::nullopt);
    const Placement& table = futures.after({}).table;
    Line start;
    start.table = numbers_of(table);
    start.looks = start.promise = looks_of(start.table);
    lines_.push_back(std::move(start));
    actions_.emplace_back();
  }

  [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
  [[nodiscard]] const std::vector<std::string>& actions(std::size_t line) const { return actions_[line]; }

  /// Goes on from every line by one action, to each table once, by the likeliest line; the best `most` are kept.
  void go_on(std::size_t most) {
    std::vector<Line> found;
    std::unordered_map<Numbers, std::size_t> known;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const Futures::Standing& standing = futures_.after(actions_[i]);
      const Numbers stands = numbers_of(standing.table);
      // What happens by itself may make it another table than the step before had left.
      const double off = stands == lines_[i].table ? 0 : looks_of(stands) - lines_[i].looks;
      for (const Futures::Step& step : standing.steps) {
        if (step.work) continue;
        Line line{i,
                  step.action,
                  stands,
                  lines_[i].touched,
                  lines_[i].looks + off,
                  lines_[i].promise + off,
                  lines_[i].likely * step.likely};
        make(step, line);
        const auto [it, fresh] = known.try_emplace(line.table, found.size());
        if (fresh)
          found.push_back(std::move(line));
        else if (found[it->second].likely < line.likely)
          found[it->second] = std::move(line);
      }
    }
    std::stable_sort(found.begin(), found.end(), [](const Line& a, const Line& b) { return a.promise > b.promise; });
    if (found.size() > most) found.resize(most);
    std::vector<std::vector<std::string>> actions;
    for (const Line& line : found) {
      actions.push_back(actions_[line.from]);
      actions.back().push_back(line.action);
    }
    lines_ = std::move(found);
    actions_ = std::move(actions);
  }

  [[nodiscard]] Placement placement_of(const Numbers& table) const {
    Placement out(board_);
    for (const Cell cell : board_.cells()) out.set(cell, pieces_[table[cell.value]]);
    return out;
  }

 private:
  char16_t number_of(const std::optional<Occupant>& piece) {
    const auto [it, fresh] = numbers_.try_emplace(piece, static_cast<char16_t>(pieces_.size()));
    if (fresh) {
      pieces_.push_back(piece);
      std::vector<double>& looks = looks_.emplace_back();
      for (int i = 0; i < board_.size(); ++i) looks.push_back(0);
      for (const Cell cell : board_.cells()) looks[cell.value] = look_of(cell, piece, reading_);
    }
    return it->second;
  }

  Numbers numbers_of(const Placement& placement) {
    Numbers table(static_cast<std::size_t>(board_.size()), 0);
    for (const auto& [cell, piece] : placement) table[cell.value] = number_of(piece);
    return table;
  }

  [[nodiscard]] double looks_of(const Numbers& table) const {
    double sum = 0;
    for (const Cell cell : board_.cells()) sum += looks_[table[cell.value]][cell.value];
    return sum;
  }

  void make(const Futures::Step& step, Line& line) {
    for (const auto& [cell, piece] : step.changes) {
      char16_t& here = line.table[cell.value];
      const double before = looks_[here][cell.value];
      here = number_of(piece);
      const double after = looks_[here][cell.value];
      line.looks += after - before;
      line.promise += kOnItsWay * after - (line.touched[cell.value] ? kOnItsWay : 1) * before;
      line.touched.set(cell.value);
    }
  }

  Futures& futures_;
  const vision::Reading& reading_;
  const Board& board_;
  std::map<std::optional<Occupant>, char16_t> numbers_;
  std::vector<std::optional<Occupant>> pieces_;  // by number
  std::vector<std::vector<double>> looks_;       // by number and cell
  std::vector<Line> lines_;
  std::vector<std::vector<std::string>> actions_;  // of each line
};

}  // namespace

void keep_two(std::vector<ResyncHypothesis>& ways) {
  std::stable_sort(ways.begin(), ways.end(),
                   [](const ResyncHypothesis& a, const ResyncHypothesis& b) { return a.worth > b.worth; });
  if (ways.size() < 2) return;
  const auto other = std::find_if(ways.begin() + 1, ways.end(),
                                  [&](const ResyncHypothesis& way) { return way.table != ways.front().table; });
  if (other == ways.end()) {
    ways.resize(1);
  } else {
    std::iter_swap(ways.begin() + 1, other);
    ways.resize(2);
  }
}

std::vector<ResyncHypothesis> resync_hypotheses(Futures& futures, int back, const vision::Reading& reading,
                                                const Board& board, const ResyncParams& params) {
  Search search(futures, reading, board);
  std::vector<ResyncHypothesis> ways;
  for (int n = 0; n <= params.most_actions; ++n) {
    if (n > 0) search.go_on(params.beam);
    const double price = params.action_price * n + params.back_price * back;
    // What is worth less than the second already found need not be written out.
    const auto worth_it = [&](const Line& line) {
      return line.looks >= params.least && (n > 0 || back > 0) &&
             (ways.size() < 2 || line.looks - price > ways.back().worth);
    };
    for (std::size_t i = 0; i < search.lines().size(); ++i) {
      const Line& line = search.lines()[i];
      if (!worth_it(line)) continue;
      ways.push_back({back, search.actions(i), search.placement_of(line.table), line.looks, line.looks - price});
      keep_two(ways);
    }
    // No line of more actions can be worth more than the second.
    if (ways.size() == 2 && ways.back().worth >= -price - params.action_price) break;
  }
  return ways;
}

bool leaves_no_trace(Futures& futures, const std::vector<std::string>& actions) {
  const Placement first = futures.after({}).table, last = futures.after(actions).table;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const auto before = actions.begin() + static_cast<long>(i);
    const Placement was = futures.after({actions.begin(), before}).table;
    const Placement is = futures.after({actions.begin(), before + 1}).table;
    std::set<Cell> changed;
    for (const auto& [cell, piece] : was)
      if (is.on(cell) != piece) changed.insert(cell);
    for (const auto& [cell, piece] : is)
      if (was.on(cell) != piece) changed.insert(cell);
    const auto as_at_first = [&](Cell cell) { return first.on(cell) == last.on(cell); };
    if (!changed.empty() && std::all_of(changed.begin(), changed.end(), as_at_first)) return true;
  }
  return false;
}

}  // namespace arbiter::table
