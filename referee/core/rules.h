// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/board.h"
#include "referee/core/expected.h"
#include "referee/core/movement.h"
#include "referee/core/position.h"
#include "referee/core/rule.h"
#include "value/value.h"

namespace arbiter {

/// Cited by whatever an arbiter puts right by hand, in every game.
extern const RuleText kOverrideRule;

struct KindInfo {
  std::string name;  ///< the field name: "knight"
  Movement movement;
  const RuleText* rule = nullptr;  ///< what an ordinary move by it cites
  bool special = false;            ///< keeps its movement whoever controls it
  bool hidden = false;             ///< what the piece really is, is not public
  Kind elsewhere = kNoKind;        ///< what it is once it has left those who have made it what it is; kNoKind: the same
  char letter = '\0';              ///< by which set-ups and diagrams call it; none: diagrams find one
  std::string_view words{};        ///< how it moves, for people, where no rule says it; may be empty
  const RuleText* law = nullptr;   ///< how it moves, as a refusal cites it; nullptr: `rule`
};

/// An option of a ruleset: its name, the values it may have and the default (the first of `values`, if there are any).
struct OptionInfo {
  std::string name;
  Value fallback;
  std::vector<Value> values;  ///< empty: any value of the default's type
  std::string text;           ///< one sentence for people
  bool secret = false;        ///< tells what the seats must not know; left out of the record while they play
};

/// What the options of a game are set to, by name.
using Options = std::map<std::string, Value>;

/// A piece of the set-up.
struct StartPiece {
  Cell cell;
  Kind kind;
  Seat army;
  Seat controller;
};

/// How a game is written down outside of this program: see referee/notation.
struct Writing {
  std::vector<std::string> formats;       ///< names of record formats, beside those for every game
  std::vector<std::string> letters;       ///< by kind, upper case: "K", "+P"; empty for a kind without
  std::vector<std::string> move_letters;  ///< by kind, the letters that moves have; `letters` unless they differ
  std::vector<std::string> styles;  ///< names of the ways in which single moves are written; empty: short algebraic
  std::string game_tag;             ///< what the tag Game of PGN calls the game; empty: it is not written
  bool pawn_letter = false;         ///< short algebraic notation writes the pawn's letter: "Pe5"
  bool castling = false;            ///< positions tell which kings and rooks have not moved
  bool hands = false;               ///< positions tell what is in hand
  /// Kinds whose pieces of the array have a first move of their own, and the counter that says by seat (1, 0) whether
  /// the right to it is unspent: positions tell it where others tell who may castle.
  std::vector<std::pair<std::string, std::string>> first_moves;
  /// By kind, what is written on pieces that lie flat, UTF-8: the first seat's and everybody else's. Both empty for a
  /// kind without; shorter than the list of kinds where the game has none.
  std::vector<std::array<std::string, 2>> characters;
  /// Players of the game count files in figures from the first seat's right, ranks from the far side.
  bool from_right = false;
};

/// What a ruleset's factory is given: the checked options, and the armies by seat (empty where the game has none).
struct RulesRequest {
  Options options;
  std::map<Seat, std::string> armies;
  std::uint64_t seed = 0;
  [[nodiscard]] std::string text(const std::string& name) const { return options.at(name).text(); }
  [[nodiscard]] bool flag(const std::string& name) const { return options.at(name).flag(); }
};

class Join;
class BitboardGame;

/// A game as it is set up to be played: board, seats, kinds, zones and the list of rules. Immutable once made;
/// positions point to it, so it outlives them.
class Rules {
 public:
  std::string id;
  const Board* board = nullptr;
  std::vector<Seat> seats;  ///< in turn order, the first to act first
  std::vector<KindInfo> kinds;
  std::vector<std::array<CellSet, 4>> zones;  ///< by side
  std::vector<StartPiece> setup;
  std::array<std::array<std::uint8_t, kMaxKinds>, kSeats> hands{};
  std::map<Seat, std::string> armies;   ///< the armies that the seats start with, where the game has them
  std::vector<std::string> army_names;  ///< every army that may come into the game; see SeatState::army
  Options options;
  std::array<std::uint8_t, kSeats>
      friends{};                           ///< seats whose pieces a seat cannot capture, itself included, a bit each
  std::vector<std::string> closing_marks;  ///< marks whose cell no piece but a royal one may enter or pass
  std::uint64_t royal_kinds = 0;           ///< kinds that are royal unless a rule says otherwise, a bit each
  bool keeps_positions = false;            ///< whole positions are kept (Past::position, Position::before)
  const RuleText* turn_rule = nullptr;     ///< cited by `turn` events
  const RuleText* move_rule = nullptr;     ///< why "that piece does not move like that"
  const RuleText* capture_rule = nullptr;  ///< cited by ordinary captures; nullptr: the move's rule
  const RuleText* own_rule = nullptr;      ///< why a piece does not go onto one of its own side
  const RuleText* blocked_rule = nullptr;  ///< why a piece does not pass over another; nullptr: how its kind moves
  bool cites_sources = false;              ///< players know rules by their articles: a refusal names its rule's source
  /// The further boards of a game that is played on several at once, each with seats, turns and rules of its own, and
  /// what joins them; in the rules of the first board only.
  std::vector<std::shared_ptr<const Rules>> beside;
  std::shared_ptr<const Join> join;

  Rules();
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

  Writing writing;

  /// Names the formats in which games are written and the letters of the kinds: "king=K queen=Q". Behind a slash stands
  /// the letter that moves have, if it differs from that of positions: "horse=N/H". Throws std::invalid_argument for a
  /// kind that the game does not have.
  void write_as(std::vector<std::string> formats, std::string_view letters);
  /// Names what is written on pieces that lie flat: "king=帥/將 horse=馬", the second seat's behind the slash where it
  /// differs; what was named before stays. Throws std::invalid_argument for a kind that the game does not have.
  void inscribe(std::string_view characters);

  Kind add_kind(std::string name, Movement movement, const RuleText* rule = nullptr, bool special = false);
  /// The kind of that name, or kNoKind.
  [[nodiscard]] Kind kind(std::string_view name) const;
  [[nodiscard]] bool is_royal_kind(Kind k) const { return k != kNoKind && ((royal_kinds >> k) & 1) != 0; }
  [[nodiscard]] const std::string& name(Kind k) const { return kinds[k].name; }
  std::uint8_t add_zone(const std::array<CellSet, 4>& cells);

  /// Adds a rule that is in force from the start, for `owner` (none: the game's).
  void add(std::unique_ptr<Rule> rule, Seat owner = Seat::none);
  /// Adds a rule that may come into force later (a power that can be borrowed); returns its index.
  std::uint16_t add_spare(std::unique_ptr<Rule> rule);
  [[nodiscard]] const Rule& rule(std::uint16_t index) const { return *rules_[index]; }
  [[nodiscard]] const std::vector<Slot>& initial_slots() const { return slots_; }
  [[nodiscard]] std::size_t rule_count() const { return rules_.size(); }
  /// The same game in terms of sets of cells, where all its rules can be said so (Rule::bitboard); else nullptr. Made
  /// when first asked for.
  [[nodiscard]] const BitboardGame* bitboard() const;

  /// A text made up while the game is set up, kept as long as the rules.
  const RuleText* text(std::string topic, std::string sentence, std::string source);
  /// Full rule id: "chess/castling".
  [[nodiscard]] std::string full_id(const RuleText* rule) const;
  /// The text of a full id or a topic, or nullptr.
  [[nodiscard]] const RuleText* find_text(std::string_view id) const;
  [[nodiscard]] std::vector<const RuleText*> all_texts() const;

  [[nodiscard]] bool seated(Seat seat) const;
  /// Whom `seat` means at this board: itself, or its namesake where that one sits here ("S" at the second board).
  [[nodiscard]] Seat here(Seat seat) const;
  [[nodiscard]] bool allied(Seat a, Seat b) const { return (friends[index(a)] >> index(b)) & 1; }
  [[nodiscard]] Seat clockwise(Seat seat) const;  ///< the next seat in turn order

 private:
  std::vector<std::unique_ptr<Rule>> rules_;
  std::vector<Slot> slots_;
  std::deque<std::string> strings_;
  std::deque<RuleText> made_;
  mutable std::once_flag bitboard_once_;
  mutable std::shared_ptr<const BitboardGame> bitboard_;
};

/// Calls `visit(rule, slot)` for every active slot whose rule has the hook `bit`, in the order of the slots.
template <class Visit>
void each_slot(const Position& pos, std::uint64_t bit, Visit&& visit) {
  if (!(pos.active_hooks & bit)) return;
  for (std::size_t s = 0; s < pos.slots.size(); ++s) {
    const Slot& slot = pos.slots[s];
    if (slot.active && (slot.hooks & bit)) visit(pos.rules->rule(slot.rule), static_cast<SlotId>(s));
  }
}

/// The first answer that is not null (or false) of the slots with the hook `bit`.
template <class Answer, class Ask>
Answer first_slot(const Position& pos, std::uint64_t bit, Ask&& ask) {
  if (!(pos.active_hooks & bit)) return Answer{};
  for (std::size_t s = 0; s < pos.slots.size(); ++s) {
    const Slot& slot = pos.slots[s];
    if (!slot.active || !(slot.hooks & bit)) continue;
    if (Answer answer = ask(pos.rules->rule(slot.rule), static_cast<SlotId>(s))) return answer;
  }
  return Answer{};
}

/// A name that other programs give a game, and the options that their way of playing it stands for.
struct KnownAs {
  std::string name;  ///< in small letters, with `-` for blanks: "chinese-chess"
  Options options;
};

/// The same options for several names, both as lists: "janggi korean-chess", "wings=fixed pass=any".
std::vector<KnownAs> known_as(std::string_view names, std::string_view options = {});

/// What the program knows about a ruleset before a game of it is set up.
struct RulesetInfo {
  std::string id;
  std::string title;
  std::vector<std::string> seats;
  std::vector<std::string> armies;  ///< army names to choose from; empty where the game has none
  std::vector<OptionInfo> options;
  /// Makes the rules for a game. Errors: `bad_option`, `bad_army` with what is wrong.
  Expected<std::shared_ptr<const Rules>> (*make)(const RulesRequest&);
  /// Where seats may have set-ups of their own (the option `setups`): see written_setup.
  Expected<std::string> (*written_setup)(Seat seat, const Value& pieces) = nullptr;
  /// Beside its id. The first is the one that is written.
  std::vector<KnownAs> known_as = {};
};

/// Every ruleset, in the order of rulesets.def.
const std::vector<RulesetInfo>& rulesets();
const RulesetInfo* find_ruleset(std::string_view id);

/// The set-up of a seat as it stands on a board, written as the option `setups` takes it: from the seat's corner along
/// its home row, then the rows ahead, `-` for a square left free: "K R B N / P P P P". `pieces`: square -> piece
/// string, others' pieces too. Errors: `bad_setup` saying what cannot be part of a set-up, or that the game has no such
/// option.
Expected<std::string> written_setup(const RulesetInfo& info, Seat seat, const Value& pieces);

/// The options as they are when nobody sets any.
Options default_options(const RulesetInfo& info);
/// Checks `given` (names and values) against the ruleset's list and fills in defaults. Errors: `bad_option` naming the
/// option and what it may be.
Expected<Options> checked_options(const RulesetInfo& info, const Value& given);

}  // namespace arbiter
