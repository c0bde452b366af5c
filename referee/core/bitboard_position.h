// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "referee/core/bitboard_tables.h"
#include "referee/core/bitboard_walk.h"

namespace arbiter {

/// What stands where in a bitboard game, who is attacked, and moves made and taken back.
template <std::size_t Words>
class BitboardPosition {
 public:
  using Tables = BitboardTables<Words>;
  using Set = typename Tables::Set;
  using Code = typename Tables::Code;

  /// What a move overwrites.
  struct Undo {
    Set unmoved;
    std::uint8_t turn, taken, passed, passed_piece, before;
  };

  explicit BitboardPosition(const Tables& tables) : t_(tables) {
    at_.fill(kNobody);
    king_.fill(kNobody);
  }

  void put(std::uint8_t code, std::uint8_t cell, bool moved) {
    add(code, cell);
    if (!moved) unmoved_.set(cell);
    if (t_.codes[code].king) king_[t_.codes[code].player] = cell;
  }
  void set_hand(Player player, Kind kind, std::uint8_t n) { hand_[player][kind] = n; }
  void set_turn(Player player) { turn_ = player; }
  /// `piece`: where the one stands that has passed `cell`.
  void set_passed(std::uint8_t cell, std::uint8_t piece) {
    passed_ = cell;
    passed_piece_ = piece;
  }

  [[nodiscard]] Player turn() const { return turn_; }
  [[nodiscard]] std::uint8_t in_hand(Player player, Kind kind) const { return hand_[player][kind]; }
  [[nodiscard]] std::uint8_t passed() const { return passed_; }
  [[nodiscard]] std::uint8_t passed_piece() const { return passed_piece_; }
  /// By cell: a code, or kNobody.
  [[nodiscard]] const std::uint8_t* codes() const { return at_.data(); }
  [[nodiscard]] const Tables& tables() const { return t_; }
  /// Are moves all that counts here? See BitboardTerms::least_pieces.
  [[nodiscard]] bool usual() const {
    if (sound_ == 0) return false;
    if (t_.terms.least_pieces <= 1) return true;
    return std::all_of(t_.seats.begin(), t_.seats.end(),
                       [&](Seat seat) { return pieces_[Tables::player_of(seat)] >= t_.terms.least_pieces; });
  }
  [[nodiscard]] bool in_check(Player player) const { return attacked(king_[player], occupied_, enemies_of(player)); }

  void make(const BitboardMove& m, Undo& undo) {
    undo = {unmoved_, turn_, kNobody, passed_, passed_piece_, kNobody};
    passed_ = kNobody;
    switch (m.what) {
      case BitboardMove::What::move:
        make_move(m, undo);
        break;
      case BitboardMove::What::passing:
        undo.taken = at_[undo.passed_piece];
        take(undo.taken, undo.passed_piece);
        shift(at_[m.from], m.from, m.to);
        break;
      case BitboardMove::What::drop:
        --hand_[turn_][m.kind];
        add(t_.code(turn_, m.kind), m.to);
        unmoved_.set(m.to);
        break;
      case BitboardMove::What::castle: {
        const auto& castle = t_.castles[m.to];
        shift(at_[castle.king_from], castle.king_from, castle.king_to);
        shift(castle.rook, castle.rook_from, castle.rook_to);
        king_[turn_] = castle.king_to;
        break;
      }
    }
    turn_ = t_.next[turn_];
  }

  void unmake(const BitboardMove& m, const Undo& undo) {
    turn_ = undo.turn;
    switch (m.what) {
      case BitboardMove::What::move:
        unmake_move(m, undo);
        break;
      case BitboardMove::What::passing:
        shift(at_[m.to], m.to, m.from);
        give_back(undo.taken, undo.passed_piece);
        break;
      case BitboardMove::What::drop:
        remove(t_.code(turn_, m.kind), m.to);
        ++hand_[turn_][m.kind];
        break;
      case BitboardMove::What::castle: {
        const auto& castle = t_.castles[m.to];
        shift(castle.rook, castle.rook_to, castle.rook_from);
        shift(at_[castle.king_to], castle.king_to, castle.king_from);
        king_[turn_] = castle.king_from;
        break;
      }
    }
    unmoved_ = undo.unmoved;
    passed_ = undo.passed;
    passed_piece_ = undo.passed_piece;
  }

 protected:
  /// Everybody whom `player` may capture.
  [[nodiscard]] Set enemies_of(Player player) const {
    Set set = occupied_;
    for (const Seat seat : t_.seats)
      if (const Player other = Tables::player_of(seat); t_.allied(player, other)) set &= ~own_[other];
    return set;
  }
  [[nodiscard]] Set all_kings() const {
    Set set{};
    for (const Seat seat : t_.seats) set.set(king_[Tables::player_of(seat)]);
    return set;
  }
  [[nodiscard]] const Set& whole_line(unsigned direction, unsigned cell) const { return t_.lines[direction][cell]; }
  /// The first member of a part of a line, which has one, on the way from where it begins.
  static unsigned first_on(unsigned direction, const Set& line) {
    return upward(direction) ? line.first() : line.last();
  }
  /// Does a range reach from one cell of a line to another?
  [[nodiscard]] bool within(std::uint8_t range, unsigned a, unsigned b) const {
    if (range == 0 || range == 255) return range != 0;
    const auto cell = [](unsigned n) { return Cell{static_cast<std::uint8_t>(n)}; };
    return t_.board->king_steps(cell(a), cell(b)) <= range;
  }

  /// Could one of `by` capture on `cell` if exactly the cells `occupied` were?
  [[nodiscard]] bool attacked(unsigned cell, const Set& occupied, const Set& by) const {
    for (const auto& c : t_.leap_classes)
      if ((c.from[cell] & sets_[c.set] & by).any()) return true;
    for (const auto& c : t_.lame_classes) {
      const Set near = c.ways->from[cell] & sets_[c.set] & by;
      if (near.none()) continue;
      for (const auto& lame : c.ways->back[cell])
        if (near.has(lame.end) && (lame.via & occupied).none()) return true;
    }
    const Set sliders = sets_[Tables::kSliders] & by;
    const Set hoppers = sets_[Tables::kHoppers] & by;
    for (unsigned d = 0; d < kDirections.size(); ++d) {
      const Set& line = whole_line(d, cell);
      const bool hop = (line & hoppers).any();
      if (!hop && (line & sliders).none()) continue;
      const Set standing = line & occupied;
      if (standing.none()) continue;
      const unsigned first = first_on(d, standing);
      if (sliders.has(first) && within(t_.codes[at_[first]].takes_along[7 - d], first, cell)) return true;
      if (!hop) continue;
      const Set behind = standing & whole_line(d, first);
      if (behind.none()) continue;
      const unsigned second = first_on(d, behind);
      if (hoppers.has(second) && within(t_.codes[at_[second]].hops_along[7 - d], second, cell)) return true;
    }
    return false;
  }

  const Tables& t_;
  std::array<std::uint8_t, 256> at_;  ///< by cell: a code
  Set occupied_{}, unmoved_{};
  std::array<Set, kPlayers> own_{};
  std::array<Set, Tables::kMostSets> sets_{};  ///< see BitboardTables::Code::sets
  std::array<std::uint8_t, kPlayers> king_;
  std::array<std::uint8_t, kPlayers> pieces_{};
  std::array<std::uint8_t, 256> standing_{};  ///< by code: how many stand
  unsigned sound_ = 0;
  std::array<std::array<std::uint8_t, kMaxKinds>, kPlayers> hand_{};
  std::uint8_t passed_ = kNobody, passed_piece_ = kNobody;
  Player turn_ = 0;

 private:
  void toggle(const Code& code, unsigned cell) {
    const Set bit = Set::of(cell);
    occupied_ ^= bit;
    own_[code.player] ^= bit;
    for (const std::uint8_t set : code.sets) sets_[set] ^= bit;
  }
  void add(std::uint8_t code, std::uint8_t cell) {
    const Code& c = t_.codes[code];
    toggle(c, cell);
    at_[cell] = code;
    ++pieces_[c.player];
    ++standing_[code];
    sound_ += c.sound;
  }
  void remove(std::uint8_t code, std::uint8_t cell) {
    const Code& c = t_.codes[code];
    toggle(c, cell);
    at_[cell] = kNobody;
    --pieces_[c.player];
    --standing_[code];
    sound_ -= c.sound;
  }
  void shift(std::uint8_t code, std::uint8_t from, std::uint8_t to) {
    const Code& c = t_.codes[code];
    const Set both = Set::of(from) ^ Set::of(to);
    occupied_ ^= both;
    own_[c.player] ^= both;
    for (const std::uint8_t set : c.sets) sets_[set] ^= both;
    at_[from] = kNobody;
    at_[to] = code;
    unmoved_.reset(from);
    unmoved_.reset(to);
  }
  void take(std::uint8_t code, std::uint8_t cell) {
    remove(code, cell);
    if (t_.terms.captures_kept) ++hand_[turn_][t_.codes[code].in_hand];
  }
  void give_back(std::uint8_t code, std::uint8_t cell) {
    add(code, cell);
    if (t_.terms.captures_kept) --hand_[turn_][t_.codes[code].in_hand];
  }

  void make_move(const BitboardMove& m, Undo& undo) {
    const std::uint8_t code = at_[m.from];
    if (m.from != m.to) {
      undo.taken = at_[m.to];
      if (undo.taken != kNobody) take(undo.taken, m.to);
      shift(code, m.from, m.to);
    }
    const Code& c = t_.codes[code];
    if (m.kind != kNoKind) {
      undo.before = code;
      remove(code, m.to);
      add(t_.code(turn_, m.kind), m.to);
    }
    if (c.king) king_[turn_] = m.to;
    if (c.kind != t_.terms.passed.kind) return;
    // Two ranks at once: the cell between has been passed.
    const int width = t_.board->width();
    if (std::abs(m.to - m.from) != 2 * width) return;
    passed_ = static_cast<std::uint8_t>((m.from + m.to) / 2);
    passed_piece_ = m.to;
  }

  void unmake_move(const BitboardMove& m, const Undo& undo) {
    if (undo.before != kNobody) {
      remove(at_[m.to], m.to);
      add(undo.before, m.to);
    }
    if (m.from == m.to) return;
    const std::uint8_t code = at_[m.to];
    shift(code, m.to, m.from);
    if (t_.codes[code].king) king_[turn_] = m.from;
    if (undo.taken != kNobody) give_back(undo.taken, m.to);
  }
};

}  // namespace arbiter
