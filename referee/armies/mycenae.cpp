// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <map>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kHorse{
    "mycenae.horse",
    "Mycenae's army waits inside its knights, and nobody knows where. Knights do not capture; "
    "instead of a move one takes in or lets out up to two pieces beside it, or burns with all that "
    "is in it and beside it.",
    "European Chess, Mycenae"};

class Horses final : public PowerOf<Horses> {
 public:
  explicit Horses(const Installer& in)
      : knight_(in.kind("knight")),
        pawn_(in.kind("pawn")),
        king_(in.kind("king")),
        crew_{{{king_, 1}, {in.kind("rook"), 1}, {in.kind("bishop"), 2}, {pawn_, 3}}} {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kHorse}; }

  // ---- who waits where ----
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    ctx.count(slot, kSetUp, 0, position.has("pieces") ? 1 : 0);
    const Value& secrets = position["secrets"];
    if (!secrets.has("horses")) return ctx.queue(slot, 0);
    const auto& given = secrets["horses"];
    const Message lists = make_message("lists of the pieces inside by the squares of the horses");
    if (!given.is_table()) return ctx.expect("secrets.horses", lists);
    auto left = crew_;
    for (const PieceId horse : horses_of(ctx.pos(), owner(ctx.pos(), slot))) {
      for (const auto& name : given[square(ctx.pos(), horse)].list()) {
        const Kind kind = name.is_text() ? ctx.rules().kind(name.text()) : kNoKind;
        const auto known = std::find_if(left.begin(), left.end(), [kind](const auto& c) { return c.first == kind; });
        if (known == left.end() || --known->second < 0) return ctx.expect("secrets.horses", lists);
        put_inside(ctx, slot, kind, horse);
      }
    }
  }
  void on_task(Context& ctx, SlotId slot, int) const override {
    if (!horses_of(ctx.pos(), owner(ctx.pos(), slot)).empty()) ctx.decide(slot, "secret", owner(ctx.pos(), slot));
  }
  void write_secrets(const Position& pos, SlotId slot, Seat viewer, Value& out) const override {
    if (viewer != Seat::none && viewer != owner(pos, slot)) return;
    Value horses = Value::Table();
    for (const PieceId horse : horses_of(pos, owner(pos, slot)))
      for (const PieceId id : inside(pos, slot, horse))
        horses[pos.board().name(pos.pieces[horse].cell)].push_back(pos.rules->name(pos.pieces[id].kind));
    if (!horses.empty()) out["horses"] = horses;
  }

  /// Horses and what is in them, in whatever order they are named.
  [[nodiscard]] Action canonical(const Position& pos, SlotId slot, const Action& said) const override {
    const auto words = said.words();
    if (!asking(pos, slot, "secret") || said.type != Action::Type::secret || said.name() != "horses") return said;
    std::map<std::string, std::vector<Kind>> loads;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::size_t equals = std::min(words[i].find('='), words[i].size());
      const auto [load, fresh] = loads.try_emplace(words[i].substr(0, equals));
      if (!fresh) return said;
      load->second = kinds_in(pos, words[i].substr(std::min(equals + 1, words[i].size())));
    }
    Action action = said;
    action.args = "horses";
    for (const PieceId horse : horses_of(pos, owner(pos, slot))) {
      const auto load = loads.find(square(pos, horse));
      if (load == loads.end()) continue;
      std::string text;
      for (const auto& [kind, most] : crew_)
        for (auto n = std::count(load->second.begin(), load->second.end(), kind); n > 0; --n)
          text += (text.empty() ? "" : "+") + pos.rules->name(kind);
      if (text.empty() || std::count(load->second.begin(), load->second.end(), kNoKind) != 0) return said;
      action.args += " " + load->first + "=" + text;
      loads.erase(load);
    }
    return loads.empty() ? action : said;
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (asking(pos, slot, "secret")) {
      distributions(pos, slot, out);
    } else if (asking(pos, slot, "consent")) {
      out.push_back(choose("yes"));
      out.push_back(choose("no"));
    } else if (pos.decision.kind == "move" && pos.decision.slot == kNoSlot) {
      const Seat seat = pos.decision.seat;
      for (const PieceId horse : horses_of(pos, owner(pos, slot))) {
        unloads(pos, slot, horse, seat, out);
        if (seat != owner(pos, slot)) continue;
        loads(pos, horse, out);
        if (!Trial::for_owner(pos, slot).refuses([&](Context& ctx) { burn(ctx, slot, horse); }))
          out.push_back(power("burn " + square(pos, horse)));
      }
    }
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    const auto words = action.words();
    if (ctx.pos().last_action.asked == slot) {
      if (action.type == Action::Type::secret)
        fill(ctx, slot, words);
      else
        consented(ctx, slot, action.args == "yes");
      return true;
    }
    if (action.type != Action::Type::power || words.size() < 2) return false;
    const bool mine = words[0] == "unload" || words[0] == "load" || words[0] == "burn";
    if (!mine) return false;
    const PieceId horse = ctx.pos().at(*ctx.board().find_cell(words[1]));
    if (ctx.pos().pieces[horse].controller != owner(ctx.pos(), slot)) return false;
    if (words[0] == "unload") {
      unload(ctx, slot, horse, ctx.pos().to_act, words);
    } else if (words[0] == "burn") {
      burn(ctx, slot, horse);
    } else {
      ctx.count(slot, kLoading, 0, horse + 1);
      for (std::size_t i = 2; i < words.size(); ++i)
        ctx.count(slot, kLoading, static_cast<int>(i) - 1, ctx.pos().at(*ctx.board().find_cell(words[i])) + 1);
      load_or_ask(ctx, slot);
    }
    return true;
  }

  /// What is inside goes with its horse when that is lost.
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto lost = piece_lost(event.change);
    if (!lost) return;
    if (loading(ctx.pos(), slot, lost->piece)) {  // it has gone while its seat was asked
      ctx.forget(slot, kLoading);
      ctx.ask_again();
    }
    for (const PieceId id : inside(ctx.pos(), slot, lost->piece)) {
      ctx.count(slot, kInside, id, 0);
      ctx.propose(slot, change::removed(id), kHorse);
    }
  }

  /// What went in at the table was seen; who waited inside from the start was not.
  void forget(Notes& ctx, SlotId slot, Seat viewer) const override {
    const Seat seat = owner(ctx.pos(), slot);
    if (viewer == seat) return;
    for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id)
      if (ctx.pos().pieces[id].controller == seat) ctx.count(slot, kInside, id, 0);
  }

 private:
  enum Memory { kSetUp, kInside, kLoading };  // inside: piece -> its horse + 1

  [[nodiscard]] std::vector<PieceId> horses_of(const Position& pos, Seat seat) const {
    auto list = pieces_of(pos, seat);
    list.erase(std::remove_if(list.begin(), list.end(), [&](PieceId id) { return pos.pieces[id].kind != knight_; }),
               list.end());
    return list;
  }
  static std::string square(const Position& pos, PieceId id) { return pos.board().name(pos.pieces[id].cell); }
  static std::vector<PieceId> inside(const Position& pos, SlotId slot, PieceId horse) {
    std::vector<PieceId> list;
    for (PieceId id = 0; id < pos.pieces.size(); ++id)
      if (pos.pieces[id].where == Where::inside && pos.counted(slot, kInside, id) == horse + 1) list.push_back(id);
    return list;
  }

  // ---- the distribution before play ----
  /// Every way to put the crew (from a set position: a part of it, the king among them unless he stands on the board)
  /// into the horses.
  void distributions(const Position& pos, SlotId slot, ActionList& out) const {
    const auto horses = horses_of(pos, owner(pos, slot));
    const bool part = pos.counted(slot, kSetUp) != 0;
    const auto mine = pieces_of(pos, owner(pos, slot));
    const bool king_out =
        std::any_of(mine.begin(), mine.end(), [&](PieceId id) { return pos.pieces[id].kind == king_; });
    std::vector<std::string> loads(horses.size());
    put(pos, horses, loads, 0, king_out ? 0 : 1, part, king_out, 0, out);
  }
  void put(const Position& pos, const std::vector<PieceId>& horses, std::vector<std::string>& loads, std::size_t kind,
           int left, bool part, bool king_out, std::size_t horse, ActionList& out) const {
    if (kind == crew_.size()) {
      std::string text = "horses";
      for (std::size_t h = 0; h < horses.size(); ++h)
        if (!loads[h].empty()) text += " " + square(pos, horses[h]) + "=" + loads[h];
      out.push_back(say(Action::Type::secret, text));
      return;
    }
    const bool king = crew_[kind].first == king_;
    if (horse == horses.size()) {
      if (left != 0 && (!part || king)) return;
      const std::size_t next = kind + 1;
      put(pos, horses, loads, next, next < crew_.size() ? crew_[next].second : 0, part, king_out, 0, out);
      return;
    }
    const std::string before = loads[horse];
    for (int n = 0; n <= left; ++n) {
      put(pos, horses, loads, kind, left - n, part, king_out, horse + 1, out);
      loads[horse] += (loads[horse].empty() ? "" : "+") + pos.rules->name(crew_[kind].first);
    }
    loads[horse] = before;
  }
  /// The kinds in "king+pawn"; kNoKind for what is not one of the crew's.
  [[nodiscard]] std::vector<Kind> kinds_in(const Position& pos, const std::string& load) const {
    std::vector<Kind> kinds;
    for (std::size_t from = 0; from < load.size();) {
      const std::size_t plus = std::min(load.find('+', from), load.size());
      const Kind kind = pos.rules->kind(load.substr(from, plus - from));
      const bool known = std::any_of(crew_.begin(), crew_.end(), [kind](const auto& c) { return c.first == kind; });
      kinds.push_back(known ? kind : kNoKind);
      from = plus + 1;
    }
    return kinds;
  }
  void fill(Context& ctx, SlotId slot, const std::vector<std::string>& words) const {
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::size_t equals = words[i].find('=');
      const PieceId horse = ctx.pos().at(*ctx.board().find_cell(words[i].substr(0, equals)));
      for (const Kind kind : kinds_in(ctx.pos(), words[i].substr(equals + 1))) put_inside(ctx, slot, kind, horse);
    }
  }
  static void put_inside(Context& ctx, SlotId slot, Kind kind, PieceId horse) {
    const PieceId id = ctx.add_piece_off_board(kind, owner(ctx.pos(), slot));
    ctx.put_inside(id);
    ctx.count(slot, kInside, id, horse + 1);
  }

  // ---- out of a horse ----
  /// Carries out `unload K KIND SQ [KIND SQ]` for the seat whose pieces they are.
  static void unload(Context& ctx, SlotId slot, PieceId horse, Seat seat, const std::vector<std::string>& words) {
    const Position& pos = ctx.pos();
    std::vector<Change> changes;
    std::vector<PieceId> used;
    for (std::size_t i = 2; i + 1 < words.size(); i += 2) {
      for (const PieceId id : inside(pos, slot, horse)) {
        const Piece& p = pos.pieces[id];
        if (p.controller != seat || pos.rules->name(p.kind) != words[i]) continue;
        if (std::find(used.begin(), used.end(), id) != used.end()) continue;
        used.push_back(id);
        changes.push_back(change::placed(p.kind, p.army, p.controller, *pos.board().find_cell(words[i + 1]), id));
        break;
      }
    }
    ctx.propose_all(slot, std::move(changes), kHorse);
    for (PieceId id = 0; id < pos.pieces.size(); ++id)
      if (on_board(pos, id)) ctx.count(slot, kInside, id, 0);
  }
  void unloads(const Position& pos, SlotId slot, PieceId horse, Seat seat, ActionList& out) const {
    struct Exit {
      PieceId piece;
      Cell cell;
    };
    std::vector<Exit> exits;
    for (const PieceId id : inside(pos, slot, horse)) {
      const Piece& p = pos.pieces[id];
      if (p.controller != seat) continue;
      for (const Cell cell : beside(pos.board(), pos.pieces[horse].cell))
        if (free_cell(pos, cell) && !(p.kind == pawn_ && row(pos.board(), p.army, cell) == 8))
          exits.push_back({id, cell});
    }
    const auto text = [&](const Exit& e) {
      return " " + pos.rules->name(pos.pieces[e.piece].kind) + " " + pos.board().name(e.cell);
    };
    std::vector<std::string> known;
    const Trial trial = Trial::for_owner(pos, slot);
    const auto offer = [&](const std::string& args) {
      if (std::find(known.begin(), known.end(), args) != known.end()) return;
      known.push_back(args);
      const Action action = power(args);
      const auto words = action.words();
      if (!trial.refuses([&](Context& ctx) { unload(ctx, slot, horse, seat, words); })) out.push_back(action);
    };
    const auto before = [&](Cell a, Cell b) {
      return std::pair(pos.board().file(a), pos.board().rank(a)) < std::pair(pos.board().file(b), pos.board().rank(b));
    };
    const std::string head = "unload " + square(pos, horse);
    for (const Exit& first : exits) {
      offer(head + text(first));
      for (const Exit& second : exits)
        if (first.piece != second.piece && before(first.cell, second.cell)) offer(head + text(first) + text(second));
    }
  }

  // ---- into a horse ----
  void loads(const Position& pos, PieceId horse, ActionList& out) const {
    std::vector<Cell> cells;
    for (const Cell cell : beside(pos.board(), pos.pieces[horse].cell)) {
      const Piece* p = pos.piece_at(cell);
      const bool a_horse = p && p->kind == knight_ && p->controller == pos.pieces[horse].controller;
      if (p && !a_horse) cells.push_back(cell);
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
      out.push_back(power("load " + square(pos, horse) + " " + pos.board().name(cells[i])));
      for (std::size_t j = i + 1; j < cells.size(); ++j)
        out.push_back(power("load " + square(pos, horse) + " " + cell_list(pos.board(), {cells[i], cells[j]})));
    }
  }
  /// Asks the next other seat whose piece is to go in; loads when all have agreed.
  static void load_or_ask(Context& ctx, SlotId slot) {
    const Position& pos = ctx.pos();
    for (int i = 1; i <= 2; ++i) {
      const int id = pos.counted(slot, kLoading, i) - 1;
      if (id < 0) continue;
      const Seat seat = pos.pieces[static_cast<std::size_t>(id)].controller;
      if (seat == owner(pos, slot) || pos.counted(slot, kLoading, kAgreed + index(seat)) != 0) continue;
      return ctx.decide(slot, "consent", seat, {index(seat), 0, 0, 0});
    }
    const auto horse = static_cast<PieceId>(pos.counted(slot, kLoading) - 1);
    for (int i = 1; i <= 2; ++i) {
      const int id = pos.counted(slot, kLoading, i) - 1;
      if (id < 0) continue;
      const auto piece = static_cast<PieceId>(id);
      const change::Moved goes_in{piece, pos.pieces[horse].cell, pos.pieces[piece].cell};
      ctx.put_inside(piece);
      ctx.count(slot, kInside, piece, horse + 1);
      ctx.tell(goes_in, kHorse);
    }
    ctx.forget(slot, kLoading);
  }
  /// Is the piece to go into a horse once its seat has agreed?
  static bool loading(const Position& pos, SlotId slot, PieceId id) {
    return pos.counted(slot, kLoading, 1) == id + 1 || pos.counted(slot, kLoading, 2) == id + 1;
  }
  static void consented(Context& ctx, SlotId slot, bool yes) {
    if (!yes) {
      ctx.forget(slot, kLoading);
      return ctx.ask_again();
    }
    for (int i = 1; i <= 2; ++i) {
      const int id = ctx.counted(slot, kLoading, i) - 1;
      if (id < 0) continue;
      const Seat seat = ctx.pos().pieces[static_cast<std::size_t>(id)].controller;
      if (seat == owner(ctx.pos(), slot) || ctx.counted(slot, kLoading, kAgreed + index(seat)) != 0) continue;
      ctx.count(slot, kLoading, kAgreed + index(seat), 1);
      break;
    }
    load_or_ask(ctx, slot);
  }

  /// The horse first, so that what is inside goes with it.
  static void burn(Context& ctx, SlotId slot, PieceId horse) {
    const Position& pos = ctx.pos();
    std::vector<Change> changes{change::removed(horse)};
    for (const Cell cell : beside(pos.board(), pos.pieces[horse].cell))
      if (!pos.empty(cell)) changes.push_back(change::removed(pos.at(cell)));
    ctx.propose_all(slot, std::move(changes), kHorse);
  }

  static constexpr int kAgreed = 8;
  Kind knight_, pawn_, king_;
  std::array<std::pair<Kind, int>, 4> crew_;
};

}  // namespace

Army mycenae_army() {
  return {"mycenae",
          "Mycenae: horse",
          "N N N N",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          true,
          [](Installer& in) {
            in.power(std::make_unique<ArmyMoves>(kHorse, std::vector{std::pair{in.kind("knight"), Movement("mN")}}));
            in.power(std::make_unique<Horses>(in));
          }};
}

}  // namespace arbiter::european
