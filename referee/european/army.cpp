// SPDX-License-Identifier: MIT
#include "referee/european/army.h"

#include <algorithm>
#include <sstream>

namespace arbiter::european {

// One function an army, in referee/armies/<name>.cpp.
#define ARMY(name) Army name##_army();
#include "referee/european/armies.def"
#undef ARMY

const std::vector<Army>& armies() {
  static const std::vector<Army> list{
#define ARMY(name) name##_army(),
#include "referee/european/armies.def"
#undef ARMY
  };
  return list;
}

const Army* find_army(std::string_view id) {
  const auto it = std::find_if(armies().begin(), armies().end(), [id](const Army& a) { return a.id == id; });
  return it == armies().end() ? nullptr : &*it;
}

std::string Installer::option(const std::string& name) const { return in_words(rules_.options.at(name)); }

void Installer::blocks_cell(const std::string& mark) {
  auto& marks = rules_.closing_marks;
  if (std::find(marks.begin(), marks.end(), mark) == marks.end()) marks.push_back(mark);
}

void attach_powers(Context& ctx, const Roster& roster, const std::string& army, Seat seat, bool this_turn_only) {
  const auto it = roster.find(army);
  if (it == roster.end()) return;
  for (const std::uint16_t rule : it->second) ctx.attach(rule, seat, this_turn_only);
}

void add_army_kinds(Rules& rules, const std::vector<Army>& list) {
  std::vector<std::pair<Kind, std::string>> elsewhere;
  for (const Army& army : list)
    for (const ArmyKind& brought : army.kinds) {
      const Kind kind = rules.add_kind(brought.name, brought.movement, brought.rule, true);
      KindInfo& info = rules.kinds[kind];
      info.hidden = brought.hidden;
      info.letter = brought.letter;
      info.words = brought.words;
      if (brought.royal == ArmyKind::Royal::always) rules.royal_kinds |= 1ULL << kind;
      if (!brought.elsewhere.empty()) elsewhere.emplace_back(kind, brought.elsewhere);
    }
  for (const auto& [kind, name] : elsewhere) rules.kinds[kind].elsewhere = rules.kind(name);
}

std::vector<Kind> royal_at_home(const Rules& rules, const std::vector<Army>& list) {
  std::vector<Kind> kinds;
  for (const Army& army : list)
    for (const ArmyKind& brought : army.kinds)
      if (brought.royal == ArmyKind::Royal::at_home) kinds.push_back(rules.kind(brought.name));
  return kinds;
}

std::vector<std::vector<Kind>> parse_setup(const Rules& rules, std::string_view text) {
  std::vector<std::vector<Kind>> rows(1);
  std::istringstream in{std::string(text)};
  for (std::string word; in >> word;) {
    if (word == "/") {
      rows.emplace_back();
      continue;
    }
    const auto it = std::find_if(rules.kinds.begin(), rules.kinds.end(), [&](const KindInfo& kind) {
      return kind.letter != '\0' && word == std::string_view(&kind.letter, 1);
    });
    if (it == rules.kinds.end() && word != "-") return {};
    rows.back().push_back(it == rules.kinds.end() ? kNoKind : static_cast<Kind>(it - rules.kinds.begin()));
  }
  return rows;
}

const Movement* ArmyMoves::movement(const Position& pos, SlotId slot, const Piece& piece, const Movement* now) const {
  if (piece.controller != owner(pos, slot)) return now;
  for (const auto& [kind, how] : moves_)
    if (kind == piece.kind) return &how;
  return now;
}

bool ClosedCells::blocks_cell(const Position& pos, SlotId, PieceId piece, Cell cell) const {
  return !pos.marks.empty() && pos.find_mark(mark_, cell) != nullptr && !royal_now(pos, piece);
}

void MarkFalls::on_event(Effects& ctx, SlotId slot, const Event& event) const {
  const auto* out = event.as<change::Eliminated>();
  if (out == nullptr) return;
  for (std::size_t i = ctx.pos().marks.size(); i-- > 0;) {
    const Mark mark = ctx.pos().marks[i];
    if (mark.what == mark_ && mark.seat == out->seat) ctx.propose(slot, change::unmarked(mark), text_);
  }
}

const RuleText* Immunity::protects(const Position& pos, SlotId slot, const Change& change, SlotId by) const {
  const bool hit = (displacing_ && is<change::Moved>(change)) || (removing_ && is<change::Removed>(change));
  if (!hit || by == kNoSlot || pos.slots[by].owner == Seat::none) return nullptr;
  const Piece& p = pos.pieces[piece_of(change)];
  if (pos.slots[by].owner == p.controller) return nullptr;
  const bool mine = kind_ == kNoKind ? p.controller == owner(pos, slot) : p.kind == kind_;
  return mine ? &rule_ : nullptr;
}

}  // namespace arbiter::european
