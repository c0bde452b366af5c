// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdlib>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kSecrecy{
    "soviet-union.secrecy",
    "Every Soviet piece is a hidden card and may move anywhere. Whoever doubts a move turns the "
    "card up: if the card could not move so it is lost, if it could the doubter loses a turn.",
    "European Chess, the Soviet Union"};

class Secrecy final : public PowerOf<Secrecy> {
 public:
  Secrecy(const Installer& in, bool victim_lost)
      : carded_(in.kind("carded")),
        cards_{{{in.kind("pawn"), 3}, {in.kind("knight"), 2}, {in.kind("bishop"), 2}, {in.kind("king"), 1}}},
        promotion_{in.kind("king"), in.kind("bishop"), in.kind("knight")},
        lost_(victim_lost) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kSecrecy}; }
  [[nodiscard]] bool lasts() const override { return true; }  // a turn that was lost stays lost

  // ---- the cards ----
  /// The cards that the `secrets` of a position give; asked for otherwise.
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& given = position["secrets"]["cards"];
    if (given.empty()) return ctx.queue(slot, 0);
    auto left = cards_;
    for (const PieceId id : hidden(ctx.pos(), slot)) {
      const Value& card = given[ctx.board().name(ctx.pos().pieces[id].cell)];
      const Kind kind = card.is_text() ? ctx.rules().kind(card.text()) : kNoKind;
      const auto known = std::find_if(left.begin(), left.end(), [kind](const auto& c) { return c.first == kind; });
      if (known == left.end() || --known->second < 0)
        return ctx.expect("secrets.cards", make_message("one card of the pack for each of its squares"));
      ctx.count(slot, kCard, id, kind + 1);
    }
  }
  void on_task(Context& ctx, SlotId slot, int) const override {
    if (!hidden(ctx.pos(), slot).empty()) ctx.decide(slot, "secret", owner(ctx.pos(), slot));
  }
  void write_secrets(const Position& pos, SlotId slot, Seat viewer, Value& out) const override {
    if (viewer != Seat::none && viewer != owner(pos, slot)) return;
    Value cards = Value::Table();
    for (const PieceId id : hidden(pos, slot))
      if (const Kind card = card_of(pos, slot, id); card != kNoKind)
        cards[pos.board().name(pos.pieces[id].cell)] = pos.rules->name(card);
    if (!cards.empty()) out["cards"] = cards;
  }
  std::optional<bool> royal(const Position& pos, SlotId slot, PieceId id) const override {
    if (pos.pieces[id].kind != carded_ || pos.pieces[id].controller != owner(pos, slot)) return std::nullopt;
    if (const int forgotten = pos.counted(slot, kForgotten))
      return forgotten == kWithKing && may_be_king(pos, slot, id);
    return is_royal_card(pos, card_of(pos, slot, id));
  }

  /// The cards that are still face down; that the king is among them everybody knows.
  void forget(Notes& ctx, SlotId slot, Seat viewer) const override {
    if (viewer == owner(ctx.pos(), slot)) return;
    bool king = false;
    for (const PieceId id : hidden(ctx.pos(), slot)) {
      king = king || is_royal_card(ctx.pos(), card_of(ctx.pos(), slot, id));
      ctx.count(slot, kCard, id, 0);
    }
    ctx.count(slot, kForgotten, 0, king ? kWithKing : kWithoutKing);
    ctx.count(slot, kTrue, 0, 1);  // nor whether the last card could go where it went: nobody doubts it here
  }
  void turn_up(Context& ctx, SlotId slot, PieceId id) const override {
    if (is_hidden(ctx.pos(), slot, id)) show(ctx, slot, id);
  }

  // ---- moving anywhere ----
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    if (!is_hidden(pos, slot, id)) return;
    for (const Cell cell : pos.board().cells()) {
      const PieceId there = pos.at(cell);
      if (there != kNoPiece && !enemies(pos, pos.pieces[there].controller, owner(pos, slot))) continue;
      if (closed_cell(pos, cell)) continue;
      if (there != kNoPiece && royal_now(pos, there) && !may_take_royal(pos, slot, id, there)) continue;
      Target target{cell, there};
      target.slot = slot;
      target.special = true;
      set_way(pos.board(), pos.pieces[id].cell, target);
      target.rule = &kSecrecy;
      out.push_back(target);
    }
  }
  void perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const override {
    ctx.count(slot, kTrue, 0, could(*ctx.pos().before, slot, id, target.to));
    ctx.count(slot, kMoved, 0, id + 1);
    ctx.move_piece(id, target, kSecrecy);
    if (ctx.pos().last_action.promotion != kNoKind) show(ctx, slot, id);
  }
  void promotion(const Position& pos, SlotId slot, PieceId id, Cell, Cell to, bool, Promotion& out) const override {
    if (!is_hidden(pos, slot, id) || card_of(pos, slot, id) != cards_[0].first) return;
    if (pos.counted(slot, kForgotten) != 0) return;
    if (row(pos.board(), pos.pieces[id].army, to) != 8 || !could(pos, slot, id, to)) return;
    out.kinds = promotion_;
    out.compulsory = false;
    out.rule = &kSecrecy;
  }
  void on_settled(Context& ctx, SlotId slot) const override {
    const LastAction& last_action = ctx.pos().last_action;
    if (last_action.slot != slot || !last_action.special || ctx.pos().pieces[last_action.piece].kind != carded_) return;
    if (!on_board(ctx.pos(), last_action.piece)) return;
    for (const Seat seat : enemies_in_play(ctx.pos(), owner(ctx.pos(), slot))) ctx.offer_on_move(slot, seat);
  }

  /// The cards in whatever order they are named.
  [[nodiscard]] Action canonical(const Position& pos, SlotId slot, const Action& said) const override {
    if (!asking(pos, slot, "secret") || said.type != Action::Type::secret || said.name() != "cards") return said;
    auto words = said.words();
    // Files are letters and ranks have one digit: the order of the squares is that of their names.
    std::sort(words.begin() + 1, words.end());
    Action action = said;
    action.args.clear();
    for (const std::string& word : words) action.args += (action.args.empty() ? "" : " ") + word;
    return action;
  }

  // ---- doubt, and check told by the player ----
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "secret")) return;
    std::array<int, 4> left{};
    for (std::size_t i = 0; i < cards_.size(); ++i) left[i] = cards_[i].second;
    deal(pos, hidden(pos, slot), 0, left, "cards", out);
  }
  void reactions(const Position&, SlotId, Seat, ActionList& out) const override {
    out.push_back(say(Action::Type::react, "challenge"));
  }
  bool accepts(const Position& pos, SlotId slot, const Action& action) const override {
    const auto words = action.words();
    if (action.type != Action::Type::react || words.size() != 3 || words[0] != "check" || pos.over()) return false;
    if (speaker(pos, action) != owner(pos, slot)) return false;
    const auto cell = pos.board().find_cell(words[1]);
    const auto seat = parse_seat(words[2]);
    if (!cell || !seat || pos.empty(*cell) || !is_hidden(pos, slot, pos.at(*cell))) return false;
    const PieceId royal =
        pos.playing(*seat) && enemies(pos, *seat, owner(pos, slot)) ? last_royal(pos, *seat) : kNoPiece;
    return royal != kNoPiece && could(pos, slot, pos.at(*cell), pos.pieces[royal].cell);
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type == Action::Type::secret && ctx.pos().last_action.asked == slot) {
      for (const std::string& word : action.words()) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos) continue;
        const PieceId id = ctx.pos().at(*ctx.board().find_cell(word.substr(0, equals)));
        ctx.count(slot, kCard, id, ctx.rules().kind(word.substr(equals + 1)) + 1);
      }
      return true;
    }
    if (action.type != Action::Type::react) return false;
    if (action.name() == "check") {
      if (speaker(ctx.pos(), action) != owner(ctx.pos(), slot)) return false;
      announce(ctx, slot, action);
    } else if (action.name() == "challenge") {
      const auto& windows = ctx.pos().windows;
      if (std::none_of(windows.begin(), windows.end(), [&](const Window& w) { return w.slot == slot; })) return false;
      ctx.close_windows(slot);
      if (ctx.counted(slot, kTrue) != 0)
        wrong_doubt(ctx, slot, action.seat);
      else
        bluff(ctx, slot, action.seat);
    } else {
      return false;
    }
    return true;
  }
  void add_checks(const Position& pos, SlotId slot, Checks& by) const override {
    for (const PieceId id : hidden(pos, slot))
      if (const int royal = pos.counted(slot, kAnnounced, id))
        if (stands(pos, id, static_cast<PieceId>(royal - 1)))
          by[index(pos.pieces[static_cast<std::size_t>(royal - 1)].controller)] |= 1ULL << index(owner(pos, slot));
  }
  void on_turn_start(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id)
      if (ctx.counted(slot, kAnnounced, id) != 0) ctx.count(slot, kRipe, id, 1);
  }
  void on_ready(Context& ctx, SlotId slot) const override {
    const Seat seat = ctx.pos().to_act;
    if (ctx.counted(slot, kLosesTurn, index(seat)) == 0) return;
    ctx.count(slot, kLosesTurn, index(seat), 0);
    ctx.propose(slot, change::skipped(seat), kSecrecy);
    ctx.end_turn();
  }

  // ---- cards that are turned up ----
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    if (event.is<change::Moved>() || event.is<change::Control>() || piece_gone(event.change))
      take_back(ctx, slot, piece_of(event.change));
    if (const auto* swapped = event.as<change::Swapped>()) {
      take_back(ctx, slot, swapped->piece);
      take_back(ctx, slot, swapped->other);
    }
    const Seat seat = owner(ctx.pos(), slot);
    if (const auto lost = piece_lost(event.change);
        lost && lost->from == seat && ctx.pos().pieces[lost->piece].kind == carded_)
      show(ctx, slot, lost->piece);
    if (const auto* out = event.as<change::Eliminated>(); out && out->seat == seat)
      for (const PieceId id : hidden(ctx.pos(), slot)) show(ctx, slot, id);
  }

 private:
  enum Memory { kCard, kTrue, kMoved, kAnnounced, kRipe, kLosesTurn, kForgotten };
  enum Forgotten { kWithoutKing = 1, kWithKing };

  static Seat speaker(const Position& pos, const Action& action) {
    return action.seat != Seat::none ? action.seat : pos.decision.seat;
  }
  [[nodiscard]] bool is_hidden(const Position& pos, SlotId slot, PieceId id) const {
    return pos.pieces[id].kind == carded_ && pos.pieces[id].controller == owner(pos, slot);
  }
  [[nodiscard]] std::vector<PieceId> hidden(const Position& pos, SlotId slot) const {
    auto list = pieces_of(pos, owner(pos, slot));
    list.erase(std::remove_if(list.begin(), list.end(), [&](PieceId id) { return pos.pieces[id].kind != carded_; }),
               list.end());
    return list;
  }
  static Kind card_of(const Position& pos, SlotId slot, PieceId id) {
    const int card = pos.counted(slot, kCard, id);
    return card == 0 ? kNoKind : static_cast<Kind>(card - 1);
  }
  static bool is_royal_card(const Position& pos, Kind card) {
    return card != kNoKind && ((pos.rules->royal_kinds >> card) & 1) != 0;
  }
  /// Of cards that nobody can tell apart one stands for the king: it is never the one that leaves, while others stay.
  [[nodiscard]] bool may_be_king(const Position& pos, SlotId slot, PieceId id) const {
    const auto left = hidden(pos, slot);
    return left.empty() || left.back() == id;
  }
  /// Does a check that was announced stand, as far as everybody can see? A card that gives it from further away than
  /// the next square, and not by a leap, gives it along a diagonal.
  static bool stands(const Position& pos, PieceId id, PieceId royal) {
    const Piece &card = pos.pieces[id], &king = pos.pieces[royal];
    if (!on_board(pos, royal) || last_royal(pos, king.controller) != royal || !pos.playing(king.controller))
      return false;
    if (held(pos, id) || closed_cell(pos, king.cell) || spared(pos, {id, royal, card.cell, king.cell})) return false;
    Target way{king.cell};
    set_way(pos.board(), card.cell, way);
    Cell at = card.cell;
    for (int n = 1; n < way.steps; ++n)
      if (at = pos.board().step(at, way.step); !free_cell(pos, at)) return false;
    return true;
  }
  /// The straight way to the target, where there is one.
  static void set_way(const Board& board, Cell from, Target& target) {
    const int x = board.file(target.to) - board.file(from), y = board.rank(target.to) - board.rank(from);
    if (x != 0 && y != 0 && std::abs(x) != std::abs(y)) return;
    const auto sign = [](int d) { return static_cast<std::int8_t>((d > 0) - (d < 0)); };
    target.step = {sign(x), sign(y)};
    target.steps = static_cast<std::uint8_t>(board.king_steps(from, target.to));
  }
  /// An announced check is over when either piece has moved, gone or passed to another seat.
  static void take_back(Effects& ctx, SlotId slot, PieceId piece) {
    for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id) {
      const int royal = ctx.counted(slot, kAnnounced, id);
      if (royal == 0 || (id != piece && royal != piece + 1)) continue;
      ctx.count(slot, kAnnounced, id, 0);
      ctx.count(slot, kRipe, id, 0);
    }
  }
  /// Could the card make that move, were it turned up?
  static bool could(const Position& pos, SlotId slot, PieceId id, Cell to) {
    const Kind card = card_of(pos, slot, id);
    if (card == kNoKind) return false;
    Position open = pos;
    open.pieces[id].kind = card;
    TargetList list;
    targets_of(open, id, list);
    return std::any_of(list.begin(), list.end(), [to](const Target& t) { return t.to == to && !t.shot; });
  }
  static bool may_take_royal(const Position& pos, SlotId slot, PieceId id, PieceId royal) {
    const bool told = pos.counted(slot, kAnnounced, id) == royal + 1 && pos.counted(slot, kRipe, id) != 0;
    return told && could(pos, slot, id, pos.pieces[royal].cell);
  }
  void deal(const Position& pos, const std::vector<PieceId>& pieces, std::size_t next, std::array<int, 4>& left,
            const std::string& text, ActionList& out) const {
    if (next == pieces.size()) return out.push_back(say(Action::Type::secret, text));
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      if (left[i] == 0) continue;
      --left[i];
      deal(pos, pieces, next + 1, left,
           text + " " + pos.board().name(pos.pieces[pieces[next]].cell) + "=" + pos.rules->name(cards_[i].first), out);
      ++left[i];
    }
  }
  static void show(Effects& ctx, SlotId slot, PieceId id) {
    const Kind card = card_of(ctx.pos(), slot, id);
    if (card == kNoKind) return;
    ctx.propose(slot, change::revealed(id, ctx.rules().name(card), card), kSecrecy);
  }
  static void announce(Context& ctx, SlotId slot, const Action& action) {
    const auto words = action.words();
    const Seat seat = *parse_seat(words[2]), speaker = owner(ctx.pos(), slot);
    ctx.count(slot, kAnnounced, ctx.pos().at(*ctx.board().find_cell(words[1])), last_royal(ctx.pos(), seat) + 1);
    const std::uint64_t by = 1ULL << index(speaker);
    ctx.set_checked(seat, ctx.pos().checked[index(seat)] | by);
    ctx.set_check_told(seat, ctx.pos().checks_told[index(seat)] | by);
    ctx.propose(slot, change::check(seat, speaker), kSecrecy);
  }
  /// The move was true: the card stays up, and the doubter's turn (the one just begun, or the next) is lost.
  static void wrong_doubt(Context& ctx, SlotId slot, Seat doubter) {
    show(ctx, slot, static_cast<PieceId>(ctx.counted(slot, kMoved) - 1));
    if (ctx.pos().to_act != doubter) return ctx.count(slot, kLosesTurn, index(doubter), 1);
    ctx.propose(slot, change::skipped(doubter), kSecrecy);
    ctx.end_turn();
  }
  /// The move was a bluff: it is taken back, and the piece is lost.
  void bluff(Context& ctx, SlotId slot, Seat doubter) const {
    const auto id = static_cast<PieceId>(ctx.counted(slot, kMoved) - 1);
    const Kind card = card_of(ctx.pos(), slot, id);
    const PieceId victim = victim_of(ctx.pos(), id);
    show(ctx, slot, id);
    Position before = *ctx.pos().before;
    before.pieces[id].kind = card;
    if (lost_ && victim != kNoPiece) {
      before.grid[before.pieces[victim].cell.value] = kNoPiece;
      before.pieces[victim] = ctx.pos().pieces[victim];
    }
    ctx.rewind(before, kSecrecy);
    ctx.close_windows();
    ctx.withdraw();
    ctx.last_action() = LastAction{Action::Type::pass, doubter};  // whoever doubted has taken it
    ctx.propose(slot, change::removed(id), kSecrecy);
    ctx.acted();
  }
  /// What stood where the piece has gone.
  static PieceId victim_of(const Position& pos, PieceId id) {
    return pos.before ? pos.before->at(pos.pieces[id].cell) : kNoPiece;
  }

  Kind carded_;
  std::array<std::pair<Kind, int>, 4> cards_;
  std::vector<Kind> promotion_;
  bool lost_;
};

}  // namespace

Army soviet_union_army() {
  return {"soviet-union",
          "The Soviet Union: secrecy",
          "C C C C / C C C C",
          "reconstructed",
          {"king", "bishop", "knight"},
          {{"soviet-union.victim", "restored", {"restored", "lost"}, "What becomes of a piece that a bluff captured."}},
          true,
          [](Installer& in) { in.power(std::make_unique<Secrecy>(in, in.option("soviet-union.victim") == "lost")); },
          {},
          {{.name = "carded", .movement = Movement(), .letter = 'C', .hidden = true}}};
}

}  // namespace arbiter::european
