// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>

#include "referee/core/bitboard_position.h"

namespace arbiter {

/// A sink of BitboardMoves::generate that is content with the first move: generate returns false where there is one.
struct FirstMove {
  template <class... Any>
  bool moves(const Any&...) {
    return false;
  }
  template <class... Any>
  bool turns(const Any&...) {
    return false;
  }
  bool castle(std::size_t) { return false; }
  bool passing(unsigned, unsigned) { return false; }
  template <class... Any>
  bool drops(const Any&...) {
    return false;
  }
};

/// The legal moves of a position of a bitboard game.
///
/// They are found in sets, as chess programs do. What could attack the mover's king is listed once a position, with the
/// cells between; how many pieces stand there, and would after a piece has left, says which cells that piece may go to.
/// No move is tried but a king's own, a capture en passant and a drop that would mate.
template <std::size_t Words>
class BitboardMoves : public BitboardPosition<Words> {
 public:
  using Stand = BitboardPosition<Words>;
  using Stand::Stand;
  using typename Stand::Code;
  using typename Stand::Set;
  using typename Stand::Tables;
  using typename Stand::Undo;

  /// Calls sink.moves(code, from, cells), sink.turns(kind, from, cells) for what becomes another kind there,
  /// sink.castle(number), sink.passing(from, to) and sink.drops(kind, cells) for all legal moves, until one returns
  /// false. BitboardTerms::no_stalemate is not looked at. `board_only`: no drops.
  template <class Sink>
  bool generate(Sink&& sink, bool board_only = false) const {
    const Look look = look_around(turn_);
    const Set enemies = this->enemies_of(turn_);
    const Set takeable = t_.terms.kings_stay ? enemies & ~this->all_kings() : enemies;
    const unsigned king = king_[turn_];
    bool more = true;
    own_[turn_].each([&](unsigned from) {
      if (!more || from == king) return;
      const Code& code = t_.codes[at_[from]];
      const Set cells = look.kept(targets(code, from, takeable), from);
      if (cells.any()) more = sink.moves(code, from, cells);
      if (code.marked && more) more = marked_turns(from, takeable, look, sink);
    });
    if (!more || !king_moves(king, takeable, enemies, sink)) return false;
    if (passed_ != kNobody && !passings(enemies, sink)) return false;
    return !t_.terms.drops || board_only || drops(look, sink);
  }

  /// Is `player`, not to act now, sure to have a move, or to be in check, whatever the other seat plays? It is where
  /// four pieces that nothing holds can move (neither the king nor one that takes otherwise than it moves): of these a
  /// single move takes one and comes to hold two at the most.
  [[nodiscard]] bool sure_to_move(Player player) const {
    const Look look = look_around(player);
    const Set enemies = this->enemies_of(player);
    unsigned able = 0;
    own_[player].each([&](unsigned from) {
      const Code& code = t_.codes[at_[from]];
      const auto* const end = code.slides.data() + code.slide_count;
      const bool alike = code.moves == code.takes && !code.lame &&
                         std::all_of(code.slides.data(), end, [](auto& s) { return s.moves && s.takes && !s.hops; });
      if (code.king || !alike || look.pins(from)) return;
      able += targets(code, from, enemies).any() ? 1U : 0U;
    });
    return able >= 4;
  }

 private:
  using Stand::at_;
  using Stand::king_;
  using Stand::occupied_;
  using Stand::own_;
  using Stand::passed_;
  using Stand::passed_piece_;
  using Stand::t_;
  using Stand::turn_;

  /// Something that captures on the king's cell while exactly `screens` of the cells `between` are occupied.
  struct Threat {
    Set between, open;  ///< `open`: those of them that are empty
    std::uint8_t from, screens;
    std::uint8_t standing;  ///< occupied cells between
  };
  /// What the king of the seat to act sees around it.
  struct Look {
    std::array<Threat, 136> threats;  // 48 cells for leaps, as many for lame ones, five a direction
    std::size_t count = 0;

    /// Of `cells`, those where the piece on `from` may go without its king being attacked then.
    [[nodiscard]] Set kept(Set cells, unsigned from) const {
      for (std::size_t i = 0; i < count; ++i) {
        const Threat& t = threats[i];
        const bool leaves = t.between.has(from);
        const unsigned standing = t.standing - (leaves ? 1U : 0U);
        if (standing != t.screens && standing + 1 != t.screens) continue;
        Set open = t.open;
        if (leaves) open.set(from);
        if (standing == t.screens) {
          open.set(t.from);
          cells &= open;
        } else {
          cells &= ~open;
        }
      }
      return cells;
    }
    /// The same for a piece that comes onto the board.
    [[nodiscard]] Set kept(Set cells) const {
      for (std::size_t i = 0; i < count; ++i) {
        const Threat& t = threats[i];
        if (t.standing == t.screens) cells &= t.open;
        if (t.standing + 1 == t.screens) cells &= ~t.open;
      }
      return cells;
    }
    [[nodiscard]] bool pins(unsigned from) const {
      for (std::size_t i = 0; i < count; ++i)
        if (threats[i].between.has(from)) return true;
      return false;
    }
    void add(const Set& between, const Set& occupied, unsigned from, unsigned screens) {
      const Set standing = between & occupied;
      threats[count++] = {between, between & ~occupied, static_cast<std::uint8_t>(from),
                          static_cast<std::uint8_t>(screens), static_cast<std::uint8_t>(standing.count())};
    }
  };

  [[nodiscard]] Look look_around(Player player) const {
    Look look;
    if (!t_.terms.king_safety) return look;
    const unsigned king = king_[player];
    const Set enemies = this->enemies_of(player);
    for (const auto& c : t_.leap_classes) {
      const Set near = c.from[king] & this->sets_[c.set] & enemies;
      if (near.any()) near.each([&](unsigned from) { look.add(Set{}, occupied_, from, 0); });
    }
    for (const auto& c : t_.lame_classes) {
      const Set near = c.ways->from[king] & this->sets_[c.set] & enemies;
      if (near.none()) continue;
      for (const auto& lame : c.ways->back[king])
        if (near.has(lame.end)) look.add(lame.via, occupied_, lame.end, 0);
    }
    look_along_lines(look, king, enemies);
    return look;
  }

  /// Of what takes along lines only the nearest three pieces of a line matter: no move changes more than that.
  void look_along_lines(Look& look, unsigned king, const Set& enemies) const {
    const Set sliders = this->sets_[Tables::kSliders] & enemies;
    const Set hoppers = this->sets_[Tables::kHoppers] & enemies;
    for (unsigned d = 0; d < kDirections.size(); ++d) {
      const Set& line = this->whole_line(d, king);
      if ((line & (sliders | hoppers)).none()) continue;
      Set ahead = line & occupied_;
      for (unsigned passed = 0; passed < 3 && ahead.any(); ++passed) {
        const unsigned from = this->first_on(d, ahead);
        const Set& beyond = this->whole_line(d, from);
        ahead &= beyond;
        const Set between = line & ~beyond & ~Set::of(from);
        const Code& code = t_.codes[at_[from]];
        if (passed < 2 && sliders.has(from) && this->within(code.takes_along[7 - d], from, king))
          look.add(between, occupied_, from, 0);
        if (hoppers.has(from) && this->within(code.hops_along[7 - d], from, king))
          look.add(between, occupied_, from, 1);
      }
    }
  }

  /// Where the piece could go if kings did not matter.
  [[nodiscard]] Set targets(const Code& code, unsigned from, const Set& takeable) const {
    const Set empty = ~occupied_;
    Set cells = (code.moves[from] & empty) | (code.takes[from] & takeable);
    for (unsigned i = 0; i < code.slide_count; ++i) {
      const auto& slide = code.slides[i];
      const Set& line = t_.lines[slide.line][from];
      const Set standing = line & occupied_;
      if (slide.hops) {
        cells |= beyond_screen(slide, line, standing, takeable);
        continue;
      }
      Set reached = line;
      if (standing.any()) reached &= ~this->whole_line(slide.direction, this->first_on(slide.direction, standing));
      if (!slide.takes)
        reached &= empty;
      else
        reached &= slide.moves ? empty | takeable : takeable;
      cells |= reached;
    }
    if (code.lame && !(code.lame->only_unmoved && !this->unmoved_.has(from))) {
      for (const auto& lame : code.lame->forth[from]) {
        if (lame.unmoved && !this->unmoved_.has(from)) continue;
        if ((lame.via & occupied_).any()) continue;
        if (occupied_.has(lame.end) ? lame.takes && takeable.has(lame.end) : lame.moves) cells.set(lame.end);
      }
    }
    return cells;
  }

  Set beyond_screen(const typename Tables::Slide& slide, const Set& line, const Set& standing,
                    const Set& takeable) const {
    if (standing.none()) return {};
    const Set behind = line & this->whole_line(slide.direction, this->first_on(slide.direction, standing));
    const Set further = behind & standing;
    Set reached = behind;
    if (further.any()) reached &= ~this->whole_line(slide.direction, this->first_on(slide.direction, further));
    Set cells{};
    if (slide.moves) cells |= reached & ~occupied_;
    if (slide.takes) cells |= reached & takeable;
    return cells;
  }

  template <class Sink>
  bool king_moves(unsigned king, const Set& takeable, const Set& enemies, Sink& sink) const {
    const Code& code = t_.codes[at_[king]];
    Set cells = targets(code, king, takeable);
    if (t_.terms.king_safety) {
      Set without = occupied_;
      without.reset(king);
      Set safe = cells;
      cells.each([&](unsigned to) {
        if (this->attacked(to, without, enemies & ~Set::of(to))) safe.reset(to);
      });
      cells = safe;
    }
    if (cells.any() && !sink.moves(code, king, cells)) return false;
    for (std::size_t i = 0; i < t_.castles.size(); ++i) {
      const auto& castle = t_.castles[i];
      if (castle.player != turn_ || king != castle.king_from || !this->unmoved_.has(king) ||
          at_[castle.rook_from] != castle.rook || !this->unmoved_.has(castle.rook_from) ||
          (castle.between & occupied_).any() || cells.has(castle.king_to))
        continue;
      bool open = true;
      for (const std::uint8_t cell : castle.path) open = open && !this->attacked(cell, occupied_, enemies);
      if (open && !sink.castle(i)) return false;
    }
    return true;
  }

  template <class Sink>
  bool passings(const Set& enemies, Sink& sink) const {
    if (!enemies.has(passed_piece_)) return true;
    bool more = true;
    (t_.passers[turn_][passed_] & own_[turn_]).each([&](unsigned from) {
      if (!more || t_.codes[at_[from]].kind != t_.terms.passed.kind) return;
      Set occupied = occupied_;
      occupied.reset(from);
      occupied.reset(passed_piece_);
      occupied.set(passed_);
      if (t_.terms.king_safety && this->attacked(king_[turn_], occupied, enemies & ~Set::of(passed_piece_))) return;
      more = sink.passing(from, passed_);
    });
    return more;
  }

  /// See BitboardTerms::MarkedTurning.
  template <class Sink>
  bool marked_turns(unsigned from, const Set& takeable, const Look& look, Sink& sink) const {
    const Kind into = t_.terms.marked->into;
    const std::uint8_t turned = t_.code(turn_, into);
    if (!t_.marks[turn_].has(from) || this->standing_[turned] != 0) return true;
    Set victims = t_.diagonals[from] & takeable & ~this->all_kings();
    const Set any_victims = victims;
    any_victims.each([&](unsigned cell) {
      if (t_.codes[at_[cell]].kind == into) victims.reset(cell);
    });
    Set cells = look.kept((t_.diagonals[from] & ~occupied_) | victims | Set::of(from), from);
    const Set tried = cells;
    const Player other = t_.next[turn_];
    tried.each([&](unsigned to) {
      if (to != from && gives_check(t_.codes[turned], from, to, king_[other])) cells.reset(to);
    });
    return cells.none() || sink.turns(into, from, cells);
  }

  [[nodiscard]] bool gives_check(const Code& turned, unsigned from, unsigned to, unsigned king) const {
    Set occupied = occupied_, by = own_[turn_];
    occupied.reset(from);
    occupied.set(to);
    by.reset(from);
    return turned.takes[to].has(king) || this->attacked(king, occupied, by);
  }

  template <class Sink>
  bool drops(const Look& look, Sink& sink) const {
    const Set empty = look.kept(~occupied_);
    for (Kind kind = 0; kind < t_.kinds; ++kind) {
      if (this->hand_[turn_][kind] == 0) continue;
      const std::uint8_t number = t_.code(turn_, kind);
      const Code& code = t_.codes[number];
      Set cells = empty & code.drops;
      if (kind == t_.terms.one_a_file && cells.any()) {
        if (this->standing_[number] != 0)
          own_[turn_].each([&](unsigned cell) {
            if (at_[cell] == number) cells &= ~t_.files[cell];
          });
        // Of all cells one only can give mate, next to the king.
        const unsigned king = king_[t_.next[turn_]];
        const Set tried = cells;
        tried.each([&](unsigned to) {
          if (code.takes[to].has(king) && mates(kind, to)) cells.reset(to);
        });
      }
      if (cells.any() && !sink.drops(kind, cells)) return false;
    }
    return true;
  }

  [[nodiscard]] bool mates(Kind kind, unsigned to) const {
    BitboardMoves after = *this;
    Undo undo;
    after.make({kNobody, static_cast<std::uint8_t>(to), kind, BitboardMove::What::drop}, undo);
    return after.generate(FirstMove{}, true);
  }
};

}  // namespace arbiter
