// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"
#include "referee/european/basics.h"
#include "referee/european/game.h"

namespace arbiter::european {

namespace {

constexpr RuleText kRevolution{
    "france.revolution",
    "After a loss anywhere on the board France may give up its king and two pawns: its pawns become citizens, its "
    "knights executioners, its bishops constitutional bishops, its rooks orators, and whatever is no citizen is royal.",
    "European Chess, France"};

constexpr RuleText kOrators{"france.orator",
                            "Whatever stands within two squares of an orator, of any side, listens: it neither moves "
                            "nor captures.",
                            "European Chess, France"};

/// The kinds before and after the revolution.
struct Kinds {
  explicit Kinds(const Installer& in)
      : king(in.kind("king")),
        pawn(in.kind("pawn")),
        citizen(in.kind("citizen")),
        executioner(in.kind("executioner")),
        constitutional(in.kind("constitutional-bishop")),
        orator(in.kind("orator")),
        pairs{{{pawn, citizen},
               {in.kind("knight"), executioner},
               {in.kind("bishop"), constitutional},
               {in.kind("rook"), orator}}} {}
  Kind king, pawn, citizen, executioner, constitutional, orator;
  std::array<std::pair<Kind, Kind>, 4> pairs;

  /// What a piece of the kind becomes in French hands, and outside them again; kNoKind: it stays what it is.
  [[nodiscard]] Kind after(Kind kind) const {
    for (const auto& [old, now] : pairs)
      if (old == kind) return now;
    return kNoKind;
  }
  [[nodiscard]] Kind before(Kind kind) const {
    for (const auto& [old, now] : pairs)
      if (now == kind) return old;
    return kNoKind;
  }
};

/// The act itself, who is royal after it, and what pieces become that come and go.
class Revolution final : public PowerOf<Revolution> {
 public:
  Revolution(Kinds kinds, bool citizens_promote) : kinds_(kinds), citizens_promote_(citizens_promote) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kRevolution}; }
  [[nodiscard]] bool asks_for_checks() const override { return true; }

  void on_setup(Setup& ctx, SlotId slot, const Value&) const override {
    for (const PieceId id : pieces_of(ctx.pos(), owner(ctx.pos(), slot)))
      if (kinds_.before(ctx.pos().pieces[id].kind) != kNoKind) ctx.count(slot, kDone, 0, 1);
  }

  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    const bool mine = my_move(pos, slot) && action.type == Action::Type::power && action.name() == "revolution";
    return mine ? &kRevolution : nullptr;
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!my_move(pos, slot) || !ripe(pos, slot)) return;
    std::vector<PieceId> pawns;
    bool others = false;
    for (const PieceId id : pieces_of(pos, owner(pos, slot))) {
      const Kind kind = pos.pieces[id].kind;
      if (kind == kinds_.pawn) pawns.push_back(id);
      others = others || (kind != kinds_.pawn && kind != kinds_.king);
    }
    if (!others) return;
    const Trial trial = Trial::for_owner(pos, slot);
    for (std::size_t a = 0; a < pawns.size(); ++a) {
      for (std::size_t b = a + 1; b < pawns.size(); ++b) {
        if (trial.refuses([&](Context& ctx) { revolt(ctx, slot, pawns[a], pawns[b]); })) continue;
        const Board& board = pos.board();
        out.push_back(
            power("revolution " + board.name(pos.pieces[pawns[a]].cell) + " " + board.name(pos.pieces[pawns[b]].cell)));
      }
    }
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::power || action.name() != "revolution" || !my_turn(ctx.pos(), slot)) return false;
    const auto words = action.words();
    const auto pawn = [&](std::size_t i) { return ctx.pos().at(*ctx.board().find_cell(words[i])); };
    revolt(ctx, slot, pawn(1), pawn(2));
    ctx.acted();
    return true;
  }

  std::optional<bool> royal(const Position& pos, SlotId slot, PieceId id) const override {
    const Piece& p = pos.pieces[id];
    if (p.controller != owner(pos, slot) || pos.counted(slot, kDone) == 0) return std::nullopt;
    return p.kind != kinds_.citizen;
  }

  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    if (piece_gone(event.change)) ctx.count(slot, kLoss, 0, 1);
    const PieceId piece = piece_of(event.change);
    if (piece == kNoPiece || ctx.counted(slot, kDone) == 0 || !on_board(ctx.pos(), piece)) return;
    const Piece& p = ctx.pos().pieces[piece];
    const Seat france = owner(ctx.pos(), slot);
    const auto* passed = event.as<change::Control>();
    const bool came =
        passed || event.is<change::Placed>() || event.is<change::Returned>() || event.is<change::Promoted>();
    Kind kind = kNoKind;
    if (came && p.controller == france) kind = kinds_.after(p.kind);
    if (passed && passed->from == france) kind = kinds_.before(p.kind);
    if (kind != kNoKind) ctx.propose(slot, change::transformed(piece, kind), kRevolution);
  }

  void promotion(const Position& pos, SlotId slot, PieceId id, Cell, Cell to, bool, Promotion& out) const override {
    const Piece& p = pos.pieces[id];
    if (!citizens_promote_ || p.kind != kinds_.citizen || p.controller != owner(pos, slot)) return;
    if (row(pos.board(), p.army, to) != 8) return;
    out.kinds = promotion_list(pos, p.controller);
    out.compulsory = true;
    out.rule = &kRevolution;
  }

  /// After everything else that the end of the turn takes off the board.
  void on_turn_end(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot)) ctx.queue(slot, 0);
  }
  void on_task(Context& ctx, SlotId slot, int) const override { ctx.count(slot, kLoss, 0, 0); }

 private:
  enum Memory { kDone, kLoss };
  static bool ripe(const Position& pos, SlotId slot) {
    return pos.counted(slot, kDone) == 0 && pos.counted(slot, kLoss) != 0 && !in_check(pos, owner(pos, slot));
  }
  /// King and pawns go, the others become what they are from now on.
  void revolt(Context& ctx, SlotId slot, PieceId one, PieceId other) const {
    std::vector<Change> list, turned;
    for (const PieceId id : pieces_of(ctx.pos(), owner(ctx.pos(), slot))) {
      const Kind kind = ctx.pos().pieces[id].kind;
      if (kind == kinds_.king)
        list.push_back(change::removed(id));
      else if (const Kind after = kinds_.after(kind); after != kNoKind && id != one && id != other)
        turned.push_back(change::transformed(id, after));
    }
    list.push_back(change::removed(one));
    list.push_back(change::removed(other));
    list.insert(list.end(), turned.begin(), turned.end());
    ctx.count(slot, kDone, 0, 1);  // who is royal depends on it
    ctx.propose_all(slot, std::move(list), kRevolution);
  }
  Kinds kinds_;
  bool citizens_promote_;
};

/// Goes one to three squares along a rank or file without capturing, and pushes enemies before it.
class Executioners final : public PowerOf<Executioners> {
 public:
  explicit Executioners(Kind executioner) : executioner_(executioner) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kRevolution}; }

  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    const Piece& p = pos.pieces[id];
    if (p.kind != executioner_ || p.controller != owner(pos, slot)) return;
    const Trial trial = Trial::for_owner(pos, slot);
    for (const Vec line : kLines) {
      std::vector<Change> pushes;
      Position walked = pos;
      for (int n = 0; n < kSteps && step(walked, slot, id, line, pushes); ++n) {
        if (pushes.empty()) continue;  // the kind's own movement has it
        const Cell to = walked.pieces[id].cell;
        if (trial.refuses(all_of(slot, all(pos, id, to, pushes), kRevolution))) continue;
        Target target{to};
        target.step = line;
        target.steps = static_cast<std::uint8_t>(n + 1);
        target.slot = slot;
        target.special = true;
        target.rule = &kRevolution;
        out.push_back(target);
      }
    }
  }
  void perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const override {
    const Board& board = ctx.board();
    const Cell from = ctx.pos().pieces[id].cell;
    const auto sign = [](int d) { return static_cast<std::int8_t>((d > 0) - (d < 0)); };
    const Vec line{sign(board.file(target.to) - board.file(from)), sign(board.rank(target.to) - board.rank(from))};
    std::vector<Change> pushes;
    Position walked = ctx.pos();
    while (walked.pieces[id].cell != target.to && step(walked, slot, id, line, pushes)) {
    }
    ctx.propose_all(slot, all(ctx.pos(), id, target.to, pushes), kRevolution);
  }

 private:
  static constexpr int kSteps = 3;

  /// One square on, in a position that is only thought of; what is pushed is added to `pushes`. False: it cannot.
  static bool step(Position& pos, SlotId slot, PieceId id, Vec line, std::vector<Change>& pushes) {
    const Board& board = pos.board();
    const Seat mover = pos.pieces[id].controller;
    const Cell next = board.step(pos.pieces[id].cell, line);
    if (!next.valid() || (closed_cell(pos, next) && !royal_now(pos, id))) return false;
    std::vector<PieceId> pushed;
    Cell behind = next;
    for (; behind.valid() && !pos.empty(behind); behind = board.step(behind, line)) {
      const PieceId there = pos.at(behind);
      if (!enemies(pos, pos.pieces[there].controller, mover) || royal_now(pos, there)) return false;
      pushed.push_back(there);
    }
    if (!pushed.empty() && behind.valid() && closed_cell(pos, behind)) return false;
    const auto put = [&pos](PieceId piece, Cell to) {
      pos.grid[pos.pieces[piece].cell.value] = kNoPiece;
      pos.pieces[piece].cell = to;
      if (to.valid()) pos.grid[to.value] = piece;
    };
    for (const PieceId there : pushed) {
      const Cell to = board.step(pos.pieces[there].cell, line);
      if (stopped(pos, change::moved(there, to), slot)) return false;
      if (!to.valid() && stopped(pos, change::removed(there), slot)) return false;
    }
    for (std::size_t i = pushed.size(); i-- > 0;) {
      const Cell to = board.step(pos.pieces[pushed[i]].cell, line);
      pushes.push_back(to.valid() ? change::moved(pushed[i], to) : change::removed(pushed[i]));
      put(pushed[i], to);
      if (!to.valid()) pos.pieces[pushed[i]].where = Where::gone;
    }
    put(id, next);
    return true;
  }
  /// Every pushed piece goes to where it ends, the farthest first; then the executioner.
  static std::vector<Change> all(const Position& pos, PieceId id, Cell to, const std::vector<Change>& pushes) {
    std::vector<Change> list;
    for (const Change& push : pushes) {
      const auto known =
          std::find_if(list.begin(), list.end(), [&](const Change& c) { return piece_of(c) == piece_of(push); });
      if (known == list.end())
        list.push_back(push);
      else
        *known = push;
    }
    const Board& board = pos.board();
    const Cell from = pos.pieces[id].cell;
    const auto away = [&](const Change& c) { return board.distance(from, pos.pieces[piece_of(c)].cell); };
    std::sort(list.begin(), list.end(), [&](const Change& a, const Change& b) { return away(a) > away(b); });
    list.push_back(change::moved(id, to));
    return list;
  }
  Kind executioner_;
};

/// Having moved, a constitutional bishop goes over to an enemy beside it.
class Constitution final : public PowerOf<Constitution> {
 public:
  explicit Constitution(Kind constitutional) : constitutional_(constitutional) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kRevolution}; }
  void on_moved(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    const PieceId id = pos.last_action.piece;
    if (!i_moved(pos, slot) || pos.pieces[id].kind != constitutional_ || !on_board(pos, id)) return;
    const auto seats = takers(pos, slot);
    if (seats.size() == 1)
      go_over(ctx, slot, seats.front());
    else if (!seats.empty())
      ask(ctx, slot, "choose", owner(pos, slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "choose")) return;
    for (const Seat seat : takers(pos, slot)) out.push_back(choose(std::string(name(seat))));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot || action.type != Action::Type::choose) return false;
    go_over(ctx, slot, *parse_seat(action.args));
    return true;
  }

 private:
  [[nodiscard]] std::vector<Seat> takers(const Position& pos, SlotId slot) const {
    std::vector<Seat> list;
    const PieceId id = pos.last_action.piece;
    if (pos.pieces[id].controller != owner(pos, slot)) return list;
    const Trial trial = Trial::for_owner(pos, slot);
    for (const Cell cell : beside(pos.board(), pos.pieces[id].cell)) {
      const Piece* p = pos.piece_at(cell);
      if (!p || !enemies(pos, p->controller, owner(pos, slot)) || !pos.playing(p->controller)) continue;
      if (std::find(list.begin(), list.end(), p->controller) != list.end()) continue;
      if (!trial.refuses(all_of(slot, {change::control(id, p->controller)}, kRevolution)))
        list.push_back(p->controller);
    }
    return list;
  }
  static void go_over(Context& ctx, SlotId slot, Seat seat) {
    ctx.propose(slot, change::control(ctx.pos().last_action.piece, seat), kRevolution);
  }
  Kind constitutional_;
};

/// Whatever stands within two squares of an orator, of any side, listens and does nothing else.
class Orators final : public RuleOf<Orators> {
 public:
  Orators(Kind orator, bool straight) : orator_(orator), straight_(straight) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kOrators}; }
  const RuleText* pins(const Position& pos, SlotId, PieceId id) const override {
    return speaker_to(pos, pos.pieces[id].cell) ? &kOrators : nullptr;
  }
  [[nodiscard]] Message obstacle(const Position& pos, SlotId, const Action& action) const override {
    const Piece* orator = action.from.valid() ? speaker_to(pos, action.from) : nullptr;
    if (!orator) return {};
    return make_message("the %1 on %2 holds it.", arg::kind(pos.rules->name(orator->kind)),
                        pos.board().name(orator->cell));
  }

 private:
  [[nodiscard]] const Piece* speaker_to(const Position& pos, Cell cell) const {
    const auto speaks = [&](const Piece& p) {
      if (p.kind != orator_ || p.where != Where::board || p.cell == cell) return false;
      const bool aside =
          pos.board().file(p.cell) != pos.board().file(cell) && pos.board().rank(p.cell) != pos.board().rank(cell);
      return pos.board().distance(p.cell, cell) <= 2 && !(straight_ && aside);
    };
    const auto it = std::find_if(pos.pieces.begin(), pos.pieces.end(), speaks);
    return it == pos.pieces.end() ? nullptr : &*it;
  }
  Kind orator_;
  bool straight_;
};

}  // namespace

Army france_army() {
  return {"france",
          "France: revolution",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"france.citizen_promotion", "no", {"no", "far-row"}, "Whether citizens promote on their far row."},
           {"france.orator_range",
            "distance",
            {"distance", "straight"},
            "Whether orators hold all within two squares, or on their rank and file only."}},
          true,
          [](Installer& in) {
            const Kinds kinds(in);
            for (const auto& [plain, revolutionary] : kinds.pairs) in.rules().kinds[revolutionary].rule = &kRevolution;
            in.table(std::make_unique<Orators>(kinds.orator, in.option("france.orator_range") == "straight"));
            in.power(std::make_unique<Revolution>(kinds, in.option("france.citizen_promotion") == "far-row"));
            in.power(std::make_unique<Executioners>(kinds.executioner));
            in.power(std::make_unique<Constitution>(kinds.constitutional));
          },
          {},
          {{.name = "citizen", .movement = Movement("K"), .words = "One square in any direction.", .elsewhere = "pawn"},
           {.name = "executioner",
            .movement = Movement("mR3"),
            .words = "One to three squares straight, without capturing.",
            .elsewhere = "knight"},
           {.name = "constitutional-bishop", .movement = Movement("B"), .words = "As a bishop.", .elsewhere = "bishop"},
           {.name = "orator",
            .movement = Movement("mN"),
            .words = "As a knight, without capturing.",
            .elsewhere = "rook"}}};
}

}  // namespace arbiter::european
