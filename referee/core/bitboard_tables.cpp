// SPDX-License-Identifier: MIT
#include "referee/core/bitboard_tables.h"

#include <algorithm>
#include <cstdlib>

#include "referee/core/rules.h"

namespace arbiter {

namespace {

constexpr std::uint8_t kFar = 255;  // a range without end

bool unit(Vec v) { return std::abs(v.x) <= 1 && std::abs(v.y) <= 1; }

/// A line rather than a leap.
bool slides(const Leg& leg) { return unit(leg.step) && leg.range != 1; }

bool fits(const Leg& leg) {
  const bool zoned = leg.from_zone != kNoZone || leg.to_zone != kNoZone;
  if (slides(leg)) return !zoned && !leg.unmoved && leg.vias == 0;
  if (leg.range != 1 || leg.hops) return false;
  return !leg.unmoved || leg.vias > 0;
}

unsigned direction_of(Vec step) {
  return static_cast<unsigned>(std::find(kDirections.begin(), kDirections.end(), step) - kDirections.begin());
}

template <std::size_t Words>
class Maker {
 public:
  using Tables = BitboardTables<Words>;
  using Set = typename Tables::Set;
  Maker(const Rules& rules, Tables& tables) : rules_(rules), board_(*rules.board), t_(tables) {}

  bool make(const BitboardTerms& terms) {
    t_.terms = terms;
    t_.board = &board_;
    t_.kinds = rules_.kinds.size();
    t_.seats = rules_.seats;
    if (t_.kinds * kPlayers >= kNobody) return false;
    for (const Seat seat : rules_.seats) {
      const Player p = Tables::player_of(seat);
      t_.seat_of[p] = seat;
      t_.next[p] = Tables::player_of(rules_.clockwise(seat));
      for (const Seat other : rules_.seats)
        if (rules_.allied(seat, other)) t_.friends[p] |= static_cast<std::uint8_t>(1U << Tables::player_of(other));
    }
    make_lines();
    t_.codes.resize(t_.kinds * kPlayers);
    for (const Seat seat : rules_.seats)
      for (Kind kind = 0; kind < t_.kinds; ++kind)
        if (!make_code(seat, kind)) return false;
    if (t_.set_count > Tables::kMostSets) return false;
    for (const BitboardTerms::Castle& castle : terms.castles) make_castle(castle);
    return true;
  }

 private:
  Set set_of(const CellSet& cells) const {
    Set set{};
    for (const Cell cell : board_.cells())
      if (cells[cell.value]) set.set(cell.value);
    return set;
  }
  bool in_zone(std::uint8_t zone, Player side, Cell cell) const {
    return zone == kNoZone || rules_.zones[zone][side][cell.value];
  }

  void make_lines() {
    const auto size = static_cast<std::size_t>(board_.size());
    for (std::uint8_t d = 0; d < kDirections.size(); ++d) line(d, kFar);
    t_.files.resize(size);
    t_.diagonals.resize(size);
    for (const Cell cell : board_.cells()) {
      for (const Cell other : board_.cells())
        if (board_.file(cell) == board_.file(other)) t_.files[cell.value].set(other.value);
      for (const Vec step : kDirections)
        if (const Cell to = board_.step(cell, step); step.x != 0 && step.y != 0 && to.valid())
          t_.diagonals[cell.value].set(to.value);
    }
  }

  /// The number of the lines of that direction and range.
  std::uint8_t line(std::uint8_t direction, std::uint8_t range) {
    const auto known = std::find(known_lines_.begin(), known_lines_.end(), std::pair(direction, range));
    const auto number = static_cast<std::uint8_t>(known - known_lines_.begin());
    if (known != known_lines_.end()) return number;
    known_lines_.emplace_back(direction, range);
    auto& by_cell = t_.lines.emplace_back(static_cast<std::size_t>(board_.size()));
    for (const Cell cell : board_.cells()) {
      int n = 0;
      for (Cell at = board_.step(cell, kDirections[direction]); at.valid() && n < range;
           at = board_.step(at, kDirections[direction]), ++n)
        by_cell[cell.value].set(at.value);
    }
    return number;
  }

  const Set* pooled(std::vector<Set> table) {
    const auto known = std::find(t_.leap_pool.begin(), t_.leap_pool.end(), table);
    if (known != t_.leap_pool.end()) return known->data();
    return t_.leap_pool.emplace_back(std::move(table)).data();
  }

  bool make_code(Seat seat, Kind kind) {
    const KindInfo& info = rules_.kinds[kind];
    if (info.movement.wraps || info.movement.shoots || info.hidden) return false;
    const Player player = Tables::player_of(seat);
    auto& code = t_.codes[t_.code(player, kind)];
    code.kind = kind;
    code.player = player;
    code.king = rules_.is_royal_kind(kind);
    code.sound = (t_.terms.sound_kinds >> kind) & 1;
    for (const Leg& leg : info.movement.legs(seat))
      if (!fits(leg)) return false;
    make_leaps(code, info.movement.legs(seat));
    make_lame(code, info.movement.legs(seat));
    for (const Leg& leg : info.movement.legs(seat))
      if (slides(leg) && !add_slide(code, leg)) return false;
    // Kings that face each other hold each other off as rooks would.
    if (code.king && t_.terms.kings_apart) code.takes_along[1] = code.takes_along[6] = kFar;
    const auto some = [](const auto& along) {
      return std::any_of(along.begin(), along.end(), [](int n) { return n; });
    };
    code.sets[0] = some(code.takes_along) ? Tables::kSliders : 0;
    code.sets[1] = some(code.hops_along) ? Tables::kHoppers : 0;
    make_memory(code);
    return true;
  }

  bool add_slide(typename Tables::Code& code, const Leg& leg) {
    const auto direction = static_cast<std::uint8_t>(direction_of(leg.step));
    const std::uint8_t range = leg.range == 0 ? kFar : leg.range;
    if (code.slide_count == code.slides.size()) return false;
    code.slides[code.slide_count++] = {direction, line(direction, range), leg.moves, leg.captures, leg.hops};
    auto& along = leg.hops ? code.hops_along : code.takes_along;
    if (leg.captures) along[direction] = std::max(along[direction], range);
    return true;
  }

  void make_leaps(typename Tables::Code& code, const std::vector<Leg>& legs) {
    const auto size = static_cast<std::size_t>(board_.size());
    std::vector<Set> moves(size), takes(size), from(size);
    bool captures = false;
    for (const Leg& leg : legs) {
      if (slides(leg) || leg.vias > 0) continue;
      for (const Cell cell : board_.cells()) {
        const Cell to = board_.step(cell, leg.step);
        if (!to.valid() || !in_zone(leg.from_zone, code.player, cell) || !in_zone(leg.to_zone, code.player, to))
          continue;
        if (leg.moves) moves[cell.value].set(to.value);
        if (!leg.captures) continue;
        captures = true;
        takes[cell.value].set(to.value);
        from[to.value].set(cell.value);
      }
    }
    code.moves = pooled(std::move(moves));
    code.takes = pooled(std::move(takes));
    if (captures) code.sets[2] = class_of(t_.leap_classes, pooled(std::move(from)), code.player);
  }

  /// The set of the class with these leaps, which has this player's pieces too from now on.
  template <class Classes, class Ways>
  std::uint8_t class_of(Classes& classes, const Ways* ways, Player player) {
    const auto same = [ways](const auto& c) {
      if constexpr (requires { c.from; })
        return c.from == ways;
      else
        return c.ways == ways;
    };
    auto at = std::find_if(classes.begin(), classes.end(), same);
    if (at == classes.end()) at = classes.insert(at, {ways, static_cast<std::uint8_t>(t_.set_count++), 0});
    at->players |= static_cast<std::uint8_t>(1U << player);
    return at->set;
  }

  void make_lame(typename Tables::Code& code, const std::vector<Leg>& legs) {
    const auto size = static_cast<std::size_t>(board_.size());
    typename Tables::LameWays ways{std::vector<std::vector<typename Tables::Lame>>(size),
                                   std::vector<std::vector<typename Tables::Lame>>(size), std::vector<Set>(size), true};
    bool any = false, captures = false;
    for (const Leg& leg : legs) {
      if (leg.vias == 0) continue;
      any = true;
      captures = captures || leg.captures;
      ways.only_unmoved = ways.only_unmoved && leg.unmoved;
      for (const Cell cell : board_.cells()) add_lame(ways, code, leg, cell);
    }
    if (!any) return;
    code.lame = &t_.lame_pool.emplace_back(std::move(ways));
    if (captures) code.sets[3] = class_of(t_.lame_classes, code.lame, code.player);
  }

  void add_lame(typename Tables::LameWays& ways, const typename Tables::Code& code, const Leg& leg, Cell cell) {
    const Cell to = board_.step(cell, leg.step);
    if (!to.valid() || !in_zone(leg.from_zone, code.player, cell) || !in_zone(leg.to_zone, code.player, to)) return;
    typename Tables::Lame lame{to.value, leg.moves, leg.captures, leg.unmoved, {}};
    for (int v = 0; v < leg.vias; ++v) {
      const Cell via = board_.step(cell, leg.via[v]);
      if (!via.valid()) return;
      lame.via.set(via.value);
    }
    ways.forth[cell.value].push_back(lame);
    if (!leg.captures) return;
    lame.end = cell.value;
    ways.back[to.value].push_back(lame);
    ways.from[to.value].set(cell.value);
  }

  /// What a piece of this code becomes, by moving and in hand, and where it can be set.
  void make_memory(typename Tables::Code& code) {
    const BitboardTerms& terms = t_.terms;
    for (const BitboardTerms::Turning& turning : terms.turnings)
      if (turning.from == code.kind)
        code.turning = &t_.turning_pool.emplace_back(
            typename Tables::Turning{set_of(turning.begins[code.player]), set_of(turning.arrives[code.player]),
                                     set_of(turning.obliged[code.player]), turning.into});
    code.marked = terms.marked && terms.marked->from == code.kind;
    if (code.marked) t_.marks[code.player] = set_of(terms.marked->marks[code.player]);
    code.in_hand = code.kind;
    for (const auto& [kind, kept] : terms.in_hand)
      if (kind == code.kind) code.in_hand = kept;
    const auto& legs = rules_.kinds[code.kind].movement.legs(seat_at(code.player));
    for (const Cell cell : board_.cells())
      if (std::any_of(legs.begin(), legs.end(), [&](const Leg& l) { return board_.step(cell, l.step).valid(); }))
        code.drops.set(cell.value);
    if (code.kind != terms.passed.kind) return;
    auto& passers = t_.passers[code.player];
    passers.resize(static_cast<std::size_t>(board_.size()));
    for (const Cell cell : board_.cells())
      for (const Vec step : {Vec{-1, 1}, Vec{1, 1}})
        if (const Cell to = board_.step(cell, rotated(step, seat_at(code.player))); to.valid())
          passers[to.value].set(cell.value);
  }

  void make_castle(const BitboardTerms::Castle& castle) {
    const Kind rook = rules_.kind("rook");
    if (rook == kNoKind) return;
    const Player player = Tables::player_of(castle.seat);
    typename Tables::Castle c{player,
                              castle.king_from.value,
                              castle.king_to.value,
                              castle.rook_from.value,
                              castle.rook_to.value,
                              t_.code(player, rook),
                              {},
                              {}};
    const auto sign = [](int n) { return static_cast<std::int8_t>((n > 0) - (n < 0)); };
    const Vec step{sign(board_.file(castle.rook_from) - board_.file(castle.king_from)),
                   sign(board_.rank(castle.rook_from) - board_.rank(castle.king_from))};
    for (Cell at = board_.step(castle.king_from, step); at != castle.rook_from; at = board_.step(at, step))
      c.between.set(at.value);
    for (Cell at = castle.king_from; at != castle.king_to; at = board_.step(at, step)) c.path.push_back(at.value);
    c.path.push_back(castle.king_to.value);
    t_.castles.push_back(std::move(c));
  }

  const Rules& rules_;
  const Board& board_;
  Tables& t_;
  std::vector<std::pair<std::uint8_t, std::uint8_t>> known_lines_;
};

}  // namespace

template <std::size_t Words>
std::unique_ptr<BitboardTables<Words>> BitboardTables<Words>::make(const Rules& rules, const BitboardTerms& terms) {
  auto tables = std::make_unique<BitboardTables>();
  if (!Maker<Words>(rules, *tables).make(terms)) return nullptr;
  return tables;
}

template struct BitboardTables<1>;
template struct BitboardTables<2>;
template struct BitboardTables<4>;

}  // namespace arbiter
