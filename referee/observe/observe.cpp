// SPDX-License-Identifier: MIT
#include "referee/observe/observe.h"

#include <algorithm>
#include <cmath>

#include "referee/core/view.h"
#include "referee/observe/futures.h"
#include "referee/observe/usual_choice.h"

namespace arbiter::observing {

namespace {

constexpr double kWorthAnAction = 3;  // log-likelihood: what one more action must explain at least to be thought of
constexpr int kMostWork = 60'000;     // actions that are listed or tried before the search is broken off
constexpr std::size_t kMostBranches = 24;
constexpr int kPutRight = 6;  // squares that a common action puts right at most

Looks looks_of(const Position& pos, ControlShown how) {
  Looks looks{};
  for (const Piece& p : pos.pieces)
    if (p.where == Where::board) looks[p.cell.value] = {worn(p, how), p.kind};
  return looks;
}

Looks looks_of(const Placement& placement, ControlShown how) {
  Looks looks{};
  for (const auto& [cell, p] : placement) looks[cell.value] = {worn(p, how), p.kind};
  return looks;
}

struct Hypothesis {
  std::vector<std::string> actions;
  double score = 0;  // log-likelihood of the picture plus log-prior of the actions
  int contradictions = 0;
};

class Search {
 public:
  /// `joined`: the actions found are to say their seat.
  Search(const Rules& rules, const Picture& picture, int max_actions, ControlShown how, bool joined)
      : rules_(rules), board_(*rules.board), picture_(picture), max_actions_(max_actions), how_(how), joined_(joined) {
    for (const Cell cell : board_.cells()) best_ += std::log(picture_.best(cell));
  }

  void run(const Position& pos) { descend(pos, {}, 0.0, kMostWork); }

  [[nodiscard]] double score(const Looks& looks, int& contradictions) const {
    double sum = 0;
    contradictions = 0;
    for (const Cell cell : board_.cells()) {
      sum += picture_.log_weight(cell, looks[cell.value]);
      contradictions += picture_.contradicts(cell, looks[cell.value]);
    }
    return sum;
  }

  /// Was the search broken off because there was too much to try?
  [[nodiscard]] bool bounded() const { return bounded_; }

  std::vector<Hypothesis> found;

 private:
  /// Counts actions that are to be looked at; false: that would be more than `most` since the search began. What the
  /// first position allows is looked through in any case.
  bool afford(std::size_t actions, int most, bool first) {
    work_ += static_cast<int>(std::min<std::size_t>(actions, kMostWork));
    if (work_ <= most || first) return true;
    bounded_ = true;
    return false;
  }

  /// A position that an action led to, from which it is worth going on.
  struct Next {
    Position pos;
    std::vector<std::string> actions;
    int contradictions;
    double prior;
    double amiss;  ///< by how much its log-likelihood is below what a position could have at best
  };

  void descend(const Position& pos, const std::vector<std::string>& before, double prior, int most) {
    if (static_cast<int>(before.size()) == max_actions_) return;
    if (work_ >= most) {
      bounded_ = true;
      return;
    }
    const Looks now = looks_of(pos, how_);
    std::bitset<kMaxCells> wrong;
    int contradictions = 0;
    for (const Cell cell : board_.cells()) {
      // Doubtful cells are looked at too: a thin difference may be the move.
      const bool off = picture_.log_weight(cell, now[cell.value]) < std::log(picture_.best(cell)) - 0.3;
      wrong[cell.value] = off;
      contradictions += picture_.contradicts(cell, now[cell.value]);
    }
    if (wrong.none()) return;
    std::vector<Next> promising;
    int best_left = contradictions;
    try_all(pos, before, prior, most, wrong, [&](Next next) {
      best_left = std::min(best_left, next.contradictions);
      if (next.contradictions < contradictions + 2) promising.push_back(std::move(next));
    });
    // Only actions that bring the board nearer, or are undone by a capture on their goal, are worth going on from.
    std::stable_sort(promising.begin(), promising.end(),
                     [](const Next& a, const Next& b) { return a.contradictions < b.contradictions; });
    if (promising.size() > kMostBranches) promising.resize(kMostBranches);
    // What the actions that are left cannot put right is not gone into: another game's board, say.
    const int left_to_act = max_actions_ - static_cast<int>(before.size()) - 1;
    const int most_right = std::max(kPutRight, contradictions - best_left);
    std::erase_if(promising, [&](const Next& n) {
      return (n.contradictions == 0 && n.amiss <= kWorthAnAction) || n.contradictions > left_to_act * most_right;
    });
    // Each may use half of what is left of the work, at least its even share.
    for (std::size_t i = 0; i < promising.size(); ++i) {
      const int left = std::max(0, most - work_), even = left / static_cast<int>(promising.size() - i);
      const Next& next = promising[i];
      descend(next.pos, next.actions, next.prior, work_ + std::max(left / 2, even));
    }
  }

  /// Tries every action that the picture could show something of: each is a hypothesis of its own, and `visit` gets
  /// where it leads.
  template <class Visit>
  void try_all(const Position& pos, const std::vector<std::string>& before, double prior, int most,
               const std::bitset<kMaxCells>& wrong, Visit&& visit) {
    const ActionList list = Engine::legal(pos);
    if (!afford(list.size(), most, before.empty())) return;
    // A forced action is no better explained than one of two.
    const std::size_t many =
        hides_something(pos) ? Engine::legal(known_to(pos, Viewer::everyone())).size() : list.size();
    const double forced = many < 2 ? -std::log(2.0) : 0.0;
    const std::vector<double> likely = likelihoods(pos, list, many);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Action& action = list[i];
      const double step = prior + std::log(likely[i]) + forced;
      if (action.type == Action::Type::roll) continue;  // nothing a picture could tell
      const bool move = action.from.valid();
      if (move && !wrong[action.from.value] && !wrong[action.to.value]) continue;
      if (action.type == Action::Type::place && !wrong[action.to.value]) continue;
      if (!afford(1, most, before.empty())) return;
      Outcome outcome = Engine::carry_out(pos, action);
      Hypothesis h;
      h.actions = before;
      h.actions.push_back(action_text(pos, action, joined_));
      const Looks after = looks_of(outcome.position, how_);
      const double likeness = score(after, h.contradictions);
      const int left = h.contradictions;
      h.score = likeness + step;
      if (outcome.by_hand) {
        // The players may have made the move and not yet carried out what follows from it.
        Hypothesis by_hand = h;
        by_hand.score = score(looks_of(outcome.hand, how_), by_hand.contradictions) + step;
        if (std::pair(-by_hand.contradictions, by_hand.score) > std::pair(-h.contradictions, h.score)) h = by_hand;
      }
      visit(Next{std::move(outcome.position), h.actions, left, step, best_ - likeness});
      found.push_back(std::move(h));
    }
  }

  const Rules& rules_;
  const Board& board_;
  const Picture& picture_;
  int max_actions_;
  ControlShown how_;
  bool joined_;
  double best_ = 0;  // log-likelihood if every cell showed what is likeliest there
  int work_ = 0;
  bool bounded_ = false;
};

std::vector<Candidate> candidates(const std::vector<Hypothesis>& list, const std::vector<double>& p, std::size_t from) {
  constexpr std::size_t kMost = 5;
  constexpr double kLeast = 1e-9;
  std::vector<Candidate> out;
  for (std::size_t i = from; i < list.size() && out.size() < kMost; ++i)
    if (p[i] > kLeast) out.push_back({list[i].actions, p[i]});
  return out;
}

/// Lifts, moves and places that turn what is seen into what the game has, as far as it is seen.
Instructions seen_fixes(const Board& board, const Picture& picture, const Looks& wanted) {
  std::vector<Misplaced> misplaced;
  std::vector<Missing> missing;
  for (const Cell cell : board.cells()) {
    const Look& look = wanted[cell.value];
    if (!picture.contradicts(cell, look)) continue;
    if (!picture.shows_empty(cell)) misplaced.push_back({cell, Shown::of(picture.army(cell))});
    if (look.army != Seat::none) missing.push_back({cell, look});
  }
  // A piece that may be one of those that are missing has moved, likeliest the one that it looks like most.
  return fixes_between(misplaced, missing, [&](const Misplaced& piece, const Missing& place) -> std::optional<double> {
    if (piece.piece.army != place.look.army || picture.contradicts(piece.at, place.look)) return std::nullopt;
    return picture.log_weight(piece.at, place.look);
  });
}

/// A lift, a move or a place in words: all that is asked for to put a board right.
Message in_words(const Rules& rules, const Instruction& fix) {
  const Argument piece = arg::piece(piece_text(rules, fix.piece));
  const std::string& square = rules.board->name(fix.square);
  if (fix.what == Instruction::Do::move)
    return make_message("move %1 from %2 to %3", piece, square, rules.board->name(fix.to));
  if (fix.what == Instruction::Do::place) return make_message("place %1 on %2", piece, square);
  return make_message("lift %1 on %2", piece, square);
}

Argument list_squares(const Rules& rules, const Instructions& fixes) {
  std::vector<Message> list;
  for (const Instruction& fix : fixes) list.push_back(in_words(rules, fix));
  return arg::joined(std::move(list), ", ");
}

/// A legal action, and how the table looks once hands have carried it out.
struct HalfDone {
  std::string action;
  Looks after;
};

/// Does the picture show a legal action half done: some of its squares as after it, the others as before?
std::optional<HalfDone> half_done(const Position& pos, const Picture& picture, ControlShown how, bool joined) {
  const Looks now = looks_of(pos, how);
  for (const Action& action : Engine::legal(pos)) {
    if (!action.from.valid()) continue;
    const Outcome outcome = Engine::carry_out(pos, action);
    if (!outcome.by_hand) continue;
    const Looks then = looks_of(outcome.hand, how);
    int changed = 0, as_after = 0;
    bool fits = true;
    for (const Cell cell : pos.board().cells()) {
      const bool before_ok = !picture.contradicts(cell, now[cell.value]);
      if (now[cell.value] == then[cell.value]) {
        fits = fits && before_ok;
        continue;
      }
      ++changed;
      if (!picture.contradicts(cell, then[cell.value]))
        ++as_after;
      else
        fits = fits && before_ok;
    }
    if (fits && changed > 2 && as_after > 0 && as_after < changed)
      return HalfDone{action_text(pos, action, joined), then};
  }
  return std::nullopt;
}

Observation not_explained(const Game& game, std::size_t board, const Picture& picture) {
  const Position& pos = game.position(board);
  const Rules& rules = *pos.rules;
  const ControlShown how = control_shown(game);
  const Looks now = looks_of(pos, how);
  std::vector<Cell> gone, come;
  for (const Cell cell : rules.board->cells()) {
    const Look& look = now[cell.value];
    if (!picture.contradicts(cell, look)) continue;
    if (look.army != Seat::none) gone.push_back(cell);
    if (!picture.shows_empty(cell)) come.push_back(cell);
  }
  const Instructions fixes = seen_fixes(*rules.board, picture, now);
  if (const auto half = half_done(pos, picture, how, game.joined()))
    return {Incomplete{make_message("The move %1 looks half done.", half->action), half->action,
                       seen_fixes(*rules.board, picture, half->after)}};
  if (come.empty() && !gone.empty())
    return {Incomplete{make_message("Off the board, perhaps in a hand: %1.", list_squares(rules, fixes)), std::nullopt,
                       fixes}};
  // One piece gone from A and one of its army come to B: the move A-B was made; which rule forbids it?
  for (const Cell from : gone) {
    if (!picture.shows_empty(from)) continue;
    for (const Cell to : come) {
      const Seat army = now[from.value].army;
      if (picture.army(to) != army && picture.army(to) != Seat::none) continue;
      const bool only =
          std::all_of(gone.begin(), gone.end(), [&](Cell c) { return c == from || c == to; }) && come.size() == 1;
      if (!only) continue;
      Action action;
      action.from = from;
      action.to = to;
      const auto refused = Engine::act(pos, action);
      if (refused) continue;
      return {Illegal{action_text(pos, action, game.joined()), refused.error().rule, refused.error().message, fixes}};
    }
  }
  return {Mismatch{make_message("The board does not match the game: %1.", list_squares(rules, fixes)), fixes}};
}

}  // namespace

Observation observe(const Game& game, std::size_t board, const Picture& picture, int most) {
  const Position& pos = game.position(board);
  const Rules& rules = *pos.rules;
  const ControlShown how = control_shown(game);
  Search search(rules, picture, most, how, game.joined());
  Hypothesis none;
  none.score = search.score(looks_of(pos, how), none.contradictions);
  // A picture shows no marks: what they tell is not waited for.
  Instructions todo = instructions(game, board);
  std::erase_if(todo, [](const Instruction& item) { return item.owner != Seat::none; });
  int pending_contradictions = 1;
  double pending = -1e9;
  if (!todo.empty()) pending = search.score(looks_of(game.table(board), how), pending_contradictions);
  search.found.push_back(none);
  if (!pos.over() && !game.over()) search.run(pos);
  auto& list = search.found;
  std::stable_sort(list.begin(), list.end(),
                   [](const Hypothesis& a, const Hypothesis& b) { return a.score > b.score; });
  // Hypotheses that leave a square contradicted explain nothing.
  std::erase_if(list, [](const Hypothesis& h) { return h.contradictions > 0; });
  if (!todo.empty() && pending_contradictions == 0 && (list.empty() || pending > list.front().score)) {
    Message message = make_message("Still to be done by hand: %1.", list_squares(rules, todo));
    return {Incomplete{std::move(message), std::nullopt, std::move(todo)}, search.bounded()};
  }
  if (list.empty()) {
    Observation out = not_explained(game, board, picture);
    out.bounded = search.bounded();
    const auto* mismatch = std::get_if<Mismatch>(&out.reading);
    if (!todo.empty() && mismatch != nullptr)
      out.reading = Incomplete{mismatch->message, std::nullopt, mismatch->fixes};
    return out;
  }
  constexpr double kLikelyEnough = 0.8;
  std::vector<double> p;
  double total = 0;
  for (const Hypothesis& h : list) total += p.emplace_back(std::exp(h.score - list.front().score));
  for (double& x : p) x /= total;
  if (p.front() >= kLikelyEnough || list.size() == 1)
    return {Legal{{list.front().actions, p.front()}, candidates(list, p, 1)}, search.bounded()};
  return {Ambiguous{candidates(list, p, 0), make_message("Several legal actions fit what is seen; which was played?")},
          search.bounded()};
}

}  // namespace arbiter::observing
