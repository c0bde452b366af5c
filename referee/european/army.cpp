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

void Installer::closes(const std::string& mark) {
  auto& marks = rules_.closing_marks;
  if (std::find(marks.begin(), marks.end(), mark) == marks.end()) marks.push_back(mark);
}

void attach_powers(Context& ctx, const Roster& roster, const std::string& army, Seat seat, bool this_turn_only) {
  const auto it = roster.find(army);
  if (it == roster.end()) return;
  for (const std::uint16_t rule : it->second) ctx.attach(rule, seat, this_turn_only);
}

std::vector<std::vector<std::string>> parse_setup(std::string_view text) {
  static const std::vector<std::pair<std::string, std::string>> letters{
      {"K", "king"},    {"R", "rook"},     {"B", "bishop"},  {"N", "knight"},
      {"P", "pawn"},    {"M", "minister"}, {"W", "warrior"}, {"E", "elephant"},
      {"C", "carded"},  {"Q", "queen"},    {"A", "advisor"}, {"I", "italian-minister"},
      {"H", "pharaoh"}, {"O", "bomb"},     {"-", ""}};
  std::vector<std::vector<std::string>> rows(1);
  std::istringstream in{std::string(text)};
  for (std::string word; in >> word;) {
    if (word == "/") {
      rows.emplace_back();
      continue;
    }
    const auto it = std::find_if(letters.begin(), letters.end(), [&](const auto& l) { return l.first == word; });
    if (it == letters.end()) return {};
    rows.back().push_back(it->second);
  }
  return rows;
}

const Movement* ArmyMoves::movement(const Position& pos, SlotId slot, const Piece& piece, const Movement* now) const {
  if (piece.controller != owner(pos, slot)) return now;
  for (const auto& [kind, how] : moves_)
    if (kind == piece.kind) return &how;
  return now;
}

bool ClosedCells::closes(const Position& pos, SlotId, PieceId piece, Cell cell) const {
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
