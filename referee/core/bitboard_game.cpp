// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/core/bitboard.h"
#include "referee/core/bitboard_moves.h"
#include "referee/core/engine.h"
#include "referee/core/perft.h"
#include "referee/core/rules.h"

namespace arbiter {

namespace {

/// More than any position has: a cell can be reached along eight lines, by as many leaps, and from the hand.
constexpr std::size_t kMostMoves = 4096;
/// Nobody can wait for more; each level of the walk has a list of moves on the stack.
constexpr int kDeepest = 64;

/// Counts what it is given.
template <std::size_t Words>
struct Count {
  using Set = Bits<Words>;
  std::uint64_t n = 0;

  bool moves(const typename BitboardTables<Words>::Code& code, unsigned from, const Set& cells) {
    n += cells.count();
    if (!code.turning) return true;
    const Set turned = code.turning->begins.has(from) ? cells : cells & code.turning->arrives;
    if (turned.any()) n += turned.count() * code.turning->into.size() - (turned & code.turning->obliged).count();
    return true;
  }
  bool turns(Kind, unsigned, const Set& cells) {
    n += cells.count();
    return true;
  }
  bool castle(std::size_t) { return bool(++n); }
  bool passing(unsigned, unsigned) { return bool(++n); }
  bool drops(Kind, const Set& cells) {
    n += cells.count();
    return true;
  }
};

/// Lists it.
template <std::size_t Words>
struct List {
  using Set = Bits<Words>;
  using What = BitboardMove::What;
  std::array<BitboardMove, kMostMoves> list;
  std::size_t size = 0;

  void add(unsigned from, unsigned to, Kind kind, What what) {
    list[size++] = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), kind, what};
  }
  bool moves(const typename BitboardTables<Words>::Code& code, unsigned from, const Set& cells) {
    if (!code.turning) {
      cells.each([&](unsigned to) { add(from, to, kNoKind, What::move); });
      return true;
    }
    const bool begins = code.turning->begins.has(from);
    cells.each([&](unsigned to) {
      const bool turned = begins || code.turning->arrives.has(to);
      if (!turned || !code.turning->obliged.has(to)) add(from, to, kNoKind, What::move);
      if (!turned) return;
      for (const Kind kind : code.turning->into) add(from, to, kind, What::move);
    });
    return true;
  }
  bool turns(Kind kind, unsigned from, const Set& cells) {
    cells.each([&](unsigned to) { add(from, to, kind, What::move); });
    return true;
  }
  bool castle(std::size_t number) {
    add(kNobody, static_cast<unsigned>(number), kNoKind, What::castle);
    return true;
  }
  bool passing(unsigned from, unsigned to) {
    add(from, to, kNoKind, What::passing);
    return true;
  }
  bool drops(Kind kind, const Set& cells) {
    cells.each([&](unsigned to) { add(kNobody, to, kind, What::drop); });
    return true;
  }
};

template <std::size_t Words>
class BitboardGameOf final : public BitboardGame {
 public:
  using Tables = BitboardTables<Words>;
  using Place = BitboardMoves<Words>;
  explicit BitboardGameOf(std::unique_ptr<Tables> tables) : t_(std::move(tables)) {}

  std::optional<std::uint64_t> sequences(const Position& pos, int depth, std::uint64_t& left,
                                         Leaves leaves) const override {
    Search search{pos, board_of(pos), left, leaves, {}};
    return search.below(depth);
  }

  [[nodiscard]] bool suits(const Position& pos, int plies) const override {
    const Rules& rules = *pos.rules;
    const bool at_move = pos.phase == Phase::acting && pos.decision.kind == "move" && pos.decision.slot == kNoSlot &&
                         pos.decision.seat == pos.to_act && pos.place == Seat::none;
    if (!at_move || !pos.agenda.empty() || !pos.marks.empty() || pos.closed.any()) return false;
    if (plies > kDeepest || pos.slots.size() != rules.initial_slots().size()) return false;
    std::array<unsigned, kPlayers> kings{};
    for (const Piece& p : pos.pieces) {
      if (p.where == Where::inside) return false;
      if (p.where != Where::board) continue;
      if (p.army != p.controller || !rules.seated(p.army)) return false;
      kings[Tables::player_of(p.army)] += rules.is_royal_kind(p.kind) ? 1U : 0U;
    }
    for (const Seat seat : rules.seats)
      if (!pos.playing(seat) || kings[Tables::player_of(seat)] != 1) return false;
    for (std::size_t s = 0; s < pos.slots.size(); ++s)
      if (!pos.slots[s].active || !rules.rule(pos.slots[s].rule).bitboard_for(pos, static_cast<SlotId>(s), plies))
        return false;
    const Place board = board_of(pos);
    return board.usual() && (t_->terms.kings_stay || no_king_hangs(board));
  }

  void moves(const Position& pos, ActionList& out) const override {
    const Place board = board_of(pos);
    List<Words> list;
    legal(board, list);
    for (std::size_t i = 0; i < list.size; ++i) out.push_back(action(list.list[i]));
  }

  [[nodiscard]] bool any_move(const Position& pos) const override {
    // Where all moves stalemate they are allowed: any will do here.
    return !board_of(pos).generate(FirstMove{});
  }

  [[nodiscard]] std::unique_ptr<BitboardWalk> walk(const Position& pos) const override;

 private:
  class Walk;
  /// A walk through all sequences, which remembers the moves that led where it is.
  struct Search {
    const Position& root;
    Place board;
    std::uint64_t& left;
    Leaves leaves;
    std::vector<BitboardMove> path;

    std::optional<std::uint64_t> below(int depth);
    std::optional<std::uint64_t> in_full(int depth);
  };

  /// The position in sets.
  [[nodiscard]] Place board_of(const Position& pos) const {
    Place board(*t_);
    for (const Piece& p : pos.pieces)
      if (p.where == Where::board) board.put(t_->code(Tables::player_of(p.army), p.kind), p.cell.value, p.moved);
    for (const Seat seat : t_->seats)
      for (Kind kind = 0; kind < t_->kinds; ++kind)
        board.set_hand(Tables::player_of(seat), kind, pos.seats[index(seat)].hand[kind]);
    board.set_turn(Tables::player_of(pos.to_act));
    const auto& passed = t_->terms.passed;
    for (const LedgerEntry& e : pos.ledger)
      if (passed.kind != kNoKind && e.slot == passed.slot && e.name == passed.name)
        board.set_passed(static_cast<std::uint8_t>(e.subject),
                         pos.pieces[static_cast<PieceId>(e.value - 1)].cell.value);
    return board;
  }

  /// Kings that could be taken at once stand in positions set up only.
  bool no_king_hangs(const Place& board) const {
    return std::all_of(t_->seats.begin(), t_->seats.end(), [&](Seat seat) {
      const Player player = Tables::player_of(seat);
      return player == board.turn() || !board.in_check(player);
    });
  }

  static Action action_of(const Tables& t, const BitboardMove& m) {
    const auto cell = [](std::uint8_t value) { return Cell{value}; };
    Action action;
    action.kind = m.kind;
    action.from = cell(m.from);
    action.to = cell(m.to);
    if (m.what == BitboardMove::What::drop) action.type = Action::Type::place;
    if (m.what == BitboardMove::What::castle) {
      action.from = cell(t.castles[m.to].king_from);
      action.to = cell(t.castles[m.to].king_to);
    }
    return action;
  }
  [[nodiscard]] Action action(const BitboardMove& m) const { return action_of(*t_, m); }

  /// Does the move leave the other seat without a move, and not in check?
  static bool stalemates(Place& board, const BitboardMove& m) {
    if (m.what != BitboardMove::What::move) return false;
    typename Place::Undo undo;
    board.make(m, undo);
    const bool stuck = board.generate(FirstMove{}) && !board.in_check(board.turn());
    board.unmake(m, undo);
    return stuck;
  }

  /// All legal moves.
  static void legal(const Place& board, List<Words>& list) {
    board.generate(list);
    if (!board.tables().terms.no_stalemate || list.size == 0 || board.sure_to_move(board.tables().next[board.turn()]))
      return;
    Place scratch = board;
    const auto end = list.list.begin() + static_cast<std::ptrdiff_t>(list.size);
    const auto kept =
        std::stable_partition(list.list.begin(), end, [&](const BitboardMove& m) { return !stalemates(scratch, m); });
    if (kept != list.list.begin()) list.size = static_cast<std::size_t>(kept - list.list.begin());
  }

  /// How many there are.
  static std::uint64_t count(const Place& board) {
    if (board.tables().terms.no_stalemate && !board.sure_to_move(board.tables().next[board.turn()])) {
      List<Words> list;
      legal(board, list);
      return list.size;
    }
    Count<Words> count;
    board.generate(count);
    return count.n;
  }

  std::unique_ptr<Tables> t_;
};

template <std::size_t Words>
std::optional<std::uint64_t> BitboardGameOf<Words>::Search::below(int depth) {
  if (depth <= 0) return 1;
  if (left == 0) return std::nullopt;
  if (!board.usual()) return in_full(depth);
  std::uint64_t nodes = 0;
  if (depth == 1 && leaves == Leaves::together) {
    nodes = count(board);
    if (nodes == 0 && !board.tables().terms.ends_unmoved) return in_full(depth);
    --left;
    return nodes;
  }
  List<Words> list;
  legal(board, list);
  if (list.size == 0 && !board.tables().terms.ends_unmoved) return in_full(depth);
  --left;
  typename Place::Undo undo;
  for (std::size_t i = 0; i < list.size; ++i) {
    const BitboardMove& move = list.list[i];
    board.make(move, undo);
    path.push_back(move);
    const auto here = below(depth - 1);
    path.pop_back();
    board.unmake(move, undo);
    if (!here) return std::nullopt;
    nodes += *here;
  }
  return nodes;
}

/// Where the rules have more in hand than moves: what the engine says, from the position that these moves lead to.
template <std::size_t Words>
std::optional<std::uint64_t> BitboardGameOf<Words>::Search::in_full(int depth) {
  Position pos = root;
  EventList unseen;
  for (const BitboardMove& move : path) Engine::play(pos, action_of(board.tables(), move), unseen);
  return perft_in_full(pos, depth, left);
}

template <std::size_t Words>
class BitboardGameOf<Words>::Walk final : public BitboardWalk {
 public:
  explicit Walk(const Place& board) : board_(board) {
    const Tables& tables = board_.tables();
    codes_ = board_.codes();
    kinds_ = tables.kinds;
    seats_ = tables.seat_of;
    done_.reserve(kDeepest);
  }

  void moves(std::vector<BitboardMove>& out) override {
    list_.size = 0;
    legal(board_, list_);
    out.assign(list_.list.begin(), list_.list.begin() + static_cast<std::ptrdiff_t>(list_.size));
  }
  void make(const BitboardMove& move) override {
    done_.push_back({move, {}});
    board_.make(move, done_.back().second);
  }
  void unmake() override {
    board_.unmake(done_.back().first, done_.back().second);
    done_.pop_back();
  }
  void skip() override {
    skipped_.push_back({board_.turn(), board_.passed(), board_.passed_piece()});
    board_.set_passed(kNobody, kNobody);
    board_.set_turn(board_.tables().next[board_.turn()]);
  }
  void unskip() override {
    board_.set_turn(skipped_.back()[0]);
    board_.set_passed(skipped_.back()[1], skipped_.back()[2]);
    skipped_.pop_back();
  }
  [[nodiscard]] bool in_check() const override { return board_.in_check(board_.turn()); }
  [[nodiscard]] bool usual() const override { return board_.usual(); }
  [[nodiscard]] Seat turn() const override { return seats_[board_.turn()]; }
  [[nodiscard]] std::uint8_t in_hand(Seat seat, Kind kind) const override {
    return board_.in_hand(Tables::player_of(seat), kind);
  }
  [[nodiscard]] std::uint8_t passed() const override { return board_.passed(); }
  [[nodiscard]] Action action(const BitboardMove& move) const override { return action_of(board_.tables(), move); }

 private:
  Place board_;
  List<Words> list_;
  std::vector<std::pair<BitboardMove, typename Place::Undo>> done_;
  std::vector<std::array<std::uint8_t, 3>> skipped_;
};

template <std::size_t Words>
std::unique_ptr<BitboardWalk> BitboardGameOf<Words>::walk(const Position& pos) const {
  return std::make_unique<Walk>(board_of(pos));
}

template <std::size_t Words>
std::shared_ptr<const BitboardGame> made(const Rules& rules, const BitboardTerms& terms) {
  auto tables = BitboardTables<Words>::make(rules, terms);
  return tables ? std::make_shared<BitboardGameOf<Words>>(std::move(tables)) : nullptr;
}

/// Do the terms fit each other?
bool consistent(const Rules& rules, const BitboardTerms& terms) {
  std::vector<Kind> turning;
  for (const BitboardTerms::Turning& t : terms.turnings) {
    if (std::count(turning.begin(), turning.end(), t.from) != 0) return false;
    turning.push_back(t.from);
    if (std::any_of(t.into.begin(), t.into.end(), [&](Kind k) { return rules.is_royal_kind(k); })) return false;
  }
  // Two seats are what these speak of.
  const bool for_two = terms.no_stalemate || terms.marked || terms.drops || terms.kings_apart;
  return terms.king_safety && (!for_two || rules.seats.size() == 2);
}

}  // namespace

std::shared_ptr<const BitboardGame> BitboardGame::of(const Rules& rules) {
  if (rules.join || !rules.beside.empty()) return nullptr;
  BitboardTerms terms;
  terms.rules = &rules;
  for (const Slot& slot : rules.initial_slots()) {
    if (slot.owner != Seat::none || !rules.rule(slot.rule).bitboard(terms)) return nullptr;
    ++terms.slot;
  }
  if (!consistent(rules, terms)) return nullptr;
  const int size = rules.board->size();
  return size <= 64 ? made<1>(rules, terms) : size <= 128 ? made<2>(rules, terms) : made<4>(rules, terms);
}

const BitboardGame* Rules::bitboard() const {
  std::call_once(bitboard_once_, [this] { bitboard_ = BitboardGame::of(*this); });
  return bitboard_.get();
}

}  // namespace arbiter
