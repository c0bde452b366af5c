// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "referee/core/rules.h"
#include "referee/european/effect.h"
#include "referee/european/power.h"

namespace arbiter::european {

/// Army id -> indices of its powers' rules (Rules::rule), for Context::attach.
using Roster = std::map<std::string, std::vector<std::uint16_t>>;

/// Where the rules of an army go while a game is set up. An army's powers come into force for every seat that plays it,
/// and again for a seat that borrows or draws it later.
class Installer {
 public:
  Installer(Rules& rules, std::shared_ptr<Roster> roster) : roster_(std::move(roster)), rules_(rules) {}
  /// The game: kinds by name, options (`option`), board.
  [[nodiscard]] Rules& rules() { return rules_; }
  [[nodiscard]] Kind kind(std::string_view name) const { return rules_.kind(name); }
  /// The value of an option of the game as text ("true" and "false" for flags).
  [[nodiscard]] std::string option(const std::string& name) const;
  [[nodiscard]] bool flag(const std::string& name) const { return option(name) == "true"; }
  [[nodiscard]] const Board& board() const { return *rules_.board; }

  /// The rules of every army, to be taken over in the game (borrowed, drawn): filled in when the set-up is complete.
  [[nodiscard]] std::shared_ptr<const Roster> roster() {
    roster_wanted = true;
    return roster_;
  }
  /// Marks of that name close their cell to pieces that are not royal.
  void blocks_cell(const std::string& mark);

  /// A power of the seat that plays the army.
  void power(std::unique_ptr<Rule> rule) { powers.push_back(std::move(rule)); }
  /// A rule that is in force at the table from the start to the end, for any player of the army: what a mark means
  /// that outlasts its maker.
  void table(std::unique_ptr<Rule> rule) { tables.push_back(std::move(rule)); }

  std::vector<std::unique_ptr<Rule>> powers, tables;
  bool roster_wanted = false;

 private:
  std::shared_ptr<Roster> roster_;
  Rules& rules_;
};

/// A kind that an army brings into the game. A game has the kinds of all armies of its edition, played or not: armies
/// are borrowed and drawn, and a club's own set-ups may name them. It keeps its movement if its controller changes.
struct ArmyKind {
  enum class Royal { no, always, at_home };  ///< at home: while its own army's seat controls it
  std::string name;
  Movement movement;
  char letter = '\0';              ///< in set-ups and diagrams; none: no set-up has it
  std::string_view words{};        ///< how it moves, for people, where no rule says it
  const RuleText* rule = nullptr;  ///< what an ordinary move by it cites
  Royal royal = Royal::no;
  bool hidden = false;      ///< what the piece really is, is not public
  std::string elsewhere{};  ///< the kind it is once it has left those who have made it what it is; empty: the same
};

/// An army: its set-up, and what it can do. One file an army under referee/armies/, one line in armies.def.
struct Army {
  std::string id;          ///< as in armies.def, words joined by "-"
  std::string title;       ///< its name and its power's, with a colon
  std::string setup;       ///< from the corner along the home row, then the second row: "K R B N / P P P P"; "" none
  std::string provenance;  ///< where the set-up comes from: recovered, stated, reconstructed
  std::vector<std::string> promotion{};  ///< what its pawns become on the last row; empty: nothing
  std::vector<OptionInfo> options{};     ///< named "<army>.<name>"
  bool special_setup = false;            ///< set-up or kinds of its own: can be neither copied nor drawn
  void (*install)(Installer&) = nullptr;
  std::vector<std::pair<std::string, int>> reserve{};  ///< pieces in hand at the start
  std::vector<ArmyKind> kinds{};                       ///< that no other army has
  /// What an edition lays down for it beside the options, see `setting`: "<army>.<name>" and the value.
  std::vector<std::pair<std::string, std::string>> settings{};
};

/// Gives the seat the army's powers, for this turn or for good.
void attach_powers(Context& ctx, const Roster& roster, const std::string& army, Seat seat, bool this_turn_only);

/// Every army, in the order of armies.def; the first has the standard set-up and no power.
const std::vector<Army>& armies();
const Army* find_army(std::string_view id);

/// The kinds that every army may have, with their letters in set-ups.
inline constexpr std::array<std::pair<std::string_view, char>, 6> kCommonKinds{
    {{"king", 'K'}, {"queen", 'Q'}, {"rook", 'R'}, {"bishop", 'B'}, {"knight", 'N'}, {"pawn", 'P'}}};

/// Adds the kinds that the armies of an edition bring, in their order.
void add_army_kinds(Rules& rules, const std::vector<Army>& list);
/// Those of them that are royal at home.
std::vector<Kind> royal_at_home(const Rules& rules, const std::vector<Army>& list);

/// The kinds that a set-up's letters stand for in a game, by rows; kNoKind for "-", where nothing stands. Empty for a
/// text that is no set-up.
std::vector<std::vector<Kind>> parse_setup(const Rules& rules, std::string_view text);

/// The owner's pieces of these normal kinds move otherwise than usual. A kind that keeps its own movement under any
/// control (KindInfo::special) is not touched.
class ArmyMoves final : public PowerOf<ArmyMoves> {
 public:
  /// `rule` is what the moves cite.
  ArmyMoves(const RuleText& rule, std::vector<std::pair<Kind, Movement>> moves)
      : rule_(rule), moves_(std::move(moves)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&rule_}; }
  const Movement* movement(const Position& pos, SlotId slot, const Piece& piece, const Movement* now) const override;

 private:
  const RuleText& rule_;
  std::vector<std::pair<Kind, Movement>> moves_;
};

/// Cells with that mark may be neither entered nor passed by pieces that are not royal. A rule of the table.
class ClosedCells final : public RuleOf<ClosedCells> {
 public:
  ClosedCells(const RuleText& text, std::string mark) : text_(text), mark_(std::move(mark)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  bool blocks_cell(const Position& pos, SlotId slot, PieceId piece, Cell cell) const override;

 private:
  const RuleText& text_;
  std::string mark_;
};

/// Marks of that name fall when the seat that made them is out. A rule of the table.
class MarkFalls final : public RuleOf<MarkFalls> {
 public:
  MarkFalls(const RuleText& text, std::string mark) : text_(text), mark_(std::move(mark)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override;

 private:
  const RuleText& text_;
  std::string mark_;
};

/// The owner's pieces (or one kind, under any control) are immune to effects of other seats that displace or remove.
class Immunity final : public PowerOf<Immunity> {
 public:
  /// `kind` kNoKind: every piece the owner controls. Otherwise that kind of all controllers (a rule of the table).
  Immunity(const RuleText& rule, bool displacing, bool removing, Kind kind = kNoKind)
      : rule_(rule), displacing_(displacing), removing_(removing), kind_(kind) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&rule_}; }
  const RuleText* protects(const Position& pos, SlotId slot, const Change& change, SlotId by) const override;

 private:
  const RuleText& rule_;
  bool displacing_, removing_;
  Kind kind_;
};

}  // namespace arbiter::european
