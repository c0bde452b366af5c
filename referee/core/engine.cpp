// SPDX-License-Identifier: MIT
#include "referee/core/engine.h"

#include <algorithm>
#include <stdexcept>

namespace arbiter {

namespace {

constexpr int kMostSteps = 20000;

constexpr std::pair<Task::Hook, std::uint64_t> kHookBits[] = {
    {Task::Hook::turn_start, hook::kTurnStart}, {Task::Hook::ready, hook::kReady},
    {Task::Hook::moved, hook::kMoved},          {Task::Hook::settled, hook::kSettled},
    {Task::Hook::judge, hook::kJudge},          {Task::Hook::continues, hook::kContinue},
    {Task::Hook::turn_end, hook::kTurnEnd},     {Task::Hook::tick, hook::kTick}};

void queue_hook(Position& pos, Task::Hook which) {
  const auto bit =
      std::find_if(std::begin(kHookBits), std::end(kHookBits), [which](auto p) { return p.first == which; })->second;
  if (!(pos.active_hooks & bit)) return;
  for (const SlotId slot : Engine::ordered_slots(pos, bit)) pos.agenda.push_back({which, slot, 0});
}

}  // namespace

std::vector<SlotId> Engine::ordered_slots(const Position& pos, std::uint64_t bit) {
  std::vector<SlotId> list;
  bool owned = false;
  const auto add = [&](Seat owner) {
    for (std::size_t s = 0; s < pos.slots.size(); ++s) {
      const Slot& slot = pos.slots[s];
      if (!slot.active || !(slot.hooks & bit)) continue;
      if (slot.owner == owner)
        list.push_back(static_cast<SlotId>(s));
      else
        owned = true;
    }
  };
  add(Seat::none);
  if (!owned) return list;
  const auto& seats = pos.rules->seats;
  const auto at = std::find(seats.begin(), seats.end(), pos.to_act);
  const std::size_t first = at == seats.end() ? 0 : static_cast<std::size_t>(at - seats.begin());
  for (std::size_t i = 0; i < seats.size(); ++i) add(seats[(first + i) % seats.size()]);
  return list;
}

void Engine::done_by_hand(Context& ctx) {
  ctx.hand_grid = ctx.pos_.grid;
  ctx.hand_pieces = ctx.pos_.pieces;
  ctx.has_hand_grid = true;
}

void Engine::perform(Context& ctx, const Action& action, bool aside) {
  Position& pos = ctx.pos_;
  const Decision asked = pos.decision;
  const Seat actor = action.seat != Seat::none ? action.seat : (asked.seat != Seat::none ? asked.seat : pos.to_act);
  const bool moves = action.type == Action::Type::move || action.type == Action::Type::shot;
  if (!aside) {
    if (ctx.rules().keeps_positions && moves) {
      pos.before.reset();
      pos.before = std::make_shared<const Position>(pos);
    }
    ctx.close_windows_of_others(actor, moves);
    // An answer to a rule's question belongs to the deed that raised it.
    const bool new_deed = asked.slot == kNoSlot || moves;
    if (new_deed || pos.last_action.seat == Seat::none) pos.last_action = LastAction{action.type, actor};
    pos.last_action.asked = asked.slot;
  }
  if (moves) {
    // A rule that put the move decision itself (a second move, a forced opening) may want to know, or to do it itself.
    const PieceId id = pos.at(action.from);
    const auto target = find_target(pos, action);
    if (asked.slot != kNoSlot && ctx.rules().rule(pos.slots[asked.slot].rule).on_action(ctx, asked.slot, action)) {
      if (pos.decision == asked) pos.decision = {};
      done_by_hand(ctx);
      return;
    }
    if (!target) throw std::logic_error("a legal move without a target: " + print(action, ctx.rules()));
    pos.decision = {};
    const Piece before = pos.pieces[id];
    LastAction& last_action = pos.last_action;
    last_action.piece = id;
    last_action.from = before.cell;
    last_action.to = action.to;
    last_action.kind_before = before.kind;
    last_action.captured = target->victim;
    if (target->victim != kNoPiece) last_action.captured_from = pos.pieces[target->victim].controller;
    last_action.leap = target->leap;
    last_action.crossed = target->crossed;
    last_action.step = target->step;
    last_action.steps = target->steps;
    last_action.special = target->special;
    last_action.promotion = action.kind;
    last_action.slot = target->slot;
    pos.phase = Phase::acted;
    if (target->special) {
      ctx.rules().rule(pos.slots[target->slot].rule).perform(ctx, target->slot, id, *target);
    } else {
      ctx.move_piece(id, *target, rule_of(pos, before, *target));
    }
    if (action.kind != kNoKind) {
      Promotion promotion;
      each_slot(pos, hook::kPromotion, [&](const Rule& rule, SlotId s) {
        rule.promotion(pos, s, id, last_action.from, action.to, target->victim != kNoPiece, promotion);
      });
      ctx.propose(kNoSlot, change::promoted(id, action.kind),
                  promotion.rule ? *promotion.rule : *ctx.rules().move_rule);
    }
    done_by_hand(ctx);
    queue_hook(pos, Task::Hook::moved);
    return;
  }
  if (!aside) pos.decision = {};
  // What is said beside the open question answers no question.
  const SlotId answered = pos.last_action.asked;
  if (aside) pos.last_action.asked = kNoSlot;
  const LastAction beside = pos.last_action;
  const auto offer = [&](SlotId s) { return ctx.rules().rule(pos.slots[s].rule).on_action(ctx, s, action); };
  bool done = !aside && asked.slot != kNoSlot && offer(asked.slot);
  for (std::size_t s = 0; s < pos.slots.size() && !done; ++s)
    if (pos.slots[s].active && (aside || s != asked.slot)) done = offer(static_cast<SlotId>(s));
  if (!done) throw std::logic_error("no rule takes the action " + print(action, ctx.rules()));
  if (aside && pos.last_action == beside) pos.last_action.asked = answered;
  if (action.type == Action::Type::place) done_by_hand(ctx);
}

void Engine::perform_aside(Context& ctx, const Action& action) {
  Position& pos = ctx.pos_;
  const Decision asked = pos.decision;
  const Phase phase = pos.phase;
  const int turn = pos.turn;
  std::vector<Task> waiting;
  waiting.swap(pos.agenda);
  perform(ctx, action, true);
  const auto elsewhere = [&] {
    return pos.over() || !(pos.decision == asked) || pos.phase != phase || pos.turn != turn;
  };
  if (elsewhere()) return;  // the rule has led the turn somewhere else
  // What the reaction set off comes first; then the question that was open is asked again, if it still can be answered.
  pos.decision = {};
  while (!pos.agenda.empty() && !pos.decision.pending() && !pos.over()) {
    const Task task = pos.agenda.front();
    pos.agenda.erase(pos.agenda.begin());
    run_task(ctx, task);
  }
  if (pos.decision.pending() || pos.over() || pos.phase != phase || pos.turn != turn) return;
  pos.agenda.insert(pos.agenda.end(), waiting.begin(), waiting.end());
  // Nobody answers for a seat that has left.
  if (asked.slot != kNoSlot && asked.seat != Seat::none && !pos.playing(asked.seat)) return;
  pos.decision = asked;
  if (asked.pending()) ctx.ask_once_more();
}

void Engine::enter(Context& ctx, Phase phase) {
  Position& pos = ctx.pos_;
  pos.phase = phase;
  switch (phase) {
    case Phase::start: {
      ++pos.turn;
      pos.last_action = {};
      ctx.propose(kNoSlot, change::Turn{pos.to_act, pos.place}, *ctx.rules().turn_rule);
      // Marks that last until this seat's turn fall first.
      for (std::size_t i = 0; i < pos.marks.size();) {
        if (pos.marks[i].until != pos.to_act) {
          ++i;
          continue;
        }
        const Mark mark = pos.marks[i];
        const std::size_t before = pos.marks.size();
        ctx.propose(mark.slot, change::unmarked(mark), *ctx.rules().turn_rule);
        if (pos.marks.size() == before) ++i;  // protected
      }
      queue_hook(pos, Task::Hook::turn_start);
      break;
    }
    case Phase::acted:
      queue_hook(pos, Task::Hook::settled);
      queue_hook(pos, Task::Hook::judge);
      queue_hook(pos, Task::Hook::continues);
      break;
    case Phase::end:
      queue_hook(pos, Task::Hook::turn_end);
      queue_hook(pos, Task::Hook::tick);
      break;
    default:
      break;
  }
}

void Engine::run_task(Context& ctx, const Task& task) {
  const Slot slot = ctx.pos_.slots[task.slot];
  if (!slot.active) return;
  const Rule& rule = ctx.rules().rule(slot.rule);
  switch (task.hook) {
    case Task::Hook::turn_start:
      rule.on_turn_start(ctx, task.slot);
      break;
    case Task::Hook::ready:
      rule.on_ready(ctx, task.slot);
      break;
    case Task::Hook::moved:
      rule.on_moved(ctx, task.slot);
      break;
    case Task::Hook::settled:
      rule.on_settled(ctx, task.slot);
      break;
    case Task::Hook::judge:
      rule.on_judge(ctx, task.slot);
      break;
    case Task::Hook::continues:
      rule.on_continue(ctx, task.slot);
      break;
    case Task::Hook::turn_end:
      rule.on_turn_end(ctx, task.slot);
      break;
    case Task::Hook::tick:
      rule.on_tick(ctx, task.slot);
      break;
    case Task::Hook::own:
      rule.on_task(ctx, task.slot, task.data);
      break;
  }
}

Seat Engine::next_seat(const Position& pos) {
  std::optional<Seat> next;
  each_slot(pos, hook::kNextSeat, [&](const Rule& rule, SlotId s) {
    if (!next) next = rule.next_seat(pos, s);
  });
  return next.value_or(pos.rules->clockwise(pos.place_in_order()));
}

Seat Engine::player_of(const Position& pos, Seat place) {
  std::optional<Seat> player;
  each_slot(pos, hook::kPlayerOf, [&](const Rule& rule, SlotId s) {
    if (!player) player = rule.player_of(pos, s, place);
  });
  return player.value_or(place);
}

void Engine::follow_up(Context& ctx) {
  Position& pos = ctx.pos_;
  for (int steps = 0; !pos.agenda.empty() && !pos.over() && !pos.decision.pending(); ++steps) {
    if (steps > kMostSteps) throw std::logic_error("an effect that does not end");
    const Task task = pos.agenda.front();
    pos.agenda.erase(pos.agenda.begin());
    run_task(ctx, task);
  }
}

void Engine::run(Context& ctx) {
  go_on(ctx);
  for (const SlotId s : ordered_slots(ctx.pos_, hook::kStop)) ctx.rules().rule(ctx.pos_.slots[s].rule).on_stop(ctx, s);
}

void Engine::go_on(Context& ctx) {
  Position& pos = ctx.pos_;
  for (int steps = 0; !pos.over() && !pos.decision.pending(); ++steps) {
    if (steps > kMostSteps) throw std::logic_error("a turn that does not end");
    if (!pos.agenda.empty()) {
      const Task task = pos.agenda.front();
      pos.agenda.erase(pos.agenda.begin());
      run_task(ctx, task);
      continue;
    }
    switch (pos.phase) {
      case Phase::setup:
        // Who is to begin may have left before the first turn.
        if (pos.playing(pos.to_act))
          enter(ctx, Phase::start);
        else
          pos.phase = Phase::next;
        break;
      case Phase::start:
        pos.phase = Phase::ready;
        break;
      case Phase::ready:
        queue_hook(pos, Task::Hook::ready);
        pos.phase = Phase::present;
        break;
      case Phase::present: {
        pos.phase = Phase::acting;
        pos.decision = Decision{"move", pos.to_act, kNoSlot, {}};
        if (any_legal(pos)) break;
        pos.decision = {};
        bool handled = false;
        for (const SlotId s : ordered_slots(pos, hook::kNoMove)) {
          handled = ctx.rules().rule(pos.slots[s].rule).on_no_move(ctx, s);
          if (handled) break;
        }
        if (!handled) ctx.end_turn();
        break;
      }
      case Phase::acting:
        pos.phase = Phase::acted;
        break;
      case Phase::acted:
        enter(ctx, Phase::acted);
        pos.phase = Phase::end;
        // on_continue may ask for more, or put the phase back; when nothing does, the end of the turn is next.
        break;
      case Phase::end:
        enter(ctx, Phase::end);
        pos.phase = Phase::next;
        break;
      case Phase::next: {
        for (std::size_t s = 0; s < pos.slots.size(); ++s)
          if (pos.slots[s].active && pos.slots[s].this_turn_only) ctx.detach(static_cast<SlotId>(s));
        const Seat place = next_seat(pos);
        pos.to_act = player_of(pos, place);
        pos.place = pos.to_act == place ? Seat::none : place;
        enter(ctx, Phase::start);
        break;
      }
      case Phase::over:
        break;
    }
  }
}

void Engine::play(Position& pos, const Action& action, EventList& events) {
  Context ctx(pos, events);
  perform(ctx, action, false);
  run(ctx);
}

Expected<Outcome> Engine::act(const Position& pos, const Action& action) {
  Action wanted = action;
  if (wanted.type == Action::Type::secret) {
    if (wanted.seat == Seat::none) wanted.seat = pos.decision.seat;
  } else if (wanted.seat == pos.decision.seat && wanted.type != Action::Type::react) {
    wanted.seat = Seat::none;
  }
  const auto in = [&wanted](const ActionList& list) {
    return std::find(list.begin(), list.end(), wanted) != list.end();
  };
  bool open = false, aside = wanted.type == Action::Type::react;
  if (wanted.type == Action::Type::react) {
    open = in(reactions(pos)) || in(announcements(pos));
  } else if (!pos.over()) {
    ActionList list;
    legal_unsorted(pos, list);
    open = in(list);
  }
  if (!open && wanted.type != Action::Type::react) {
    const ActionList list = announcements(pos);
    aside = true;
    open = in(list);
    if (!open && wanted.seat == Seat::none && pos.decision.seat != Seat::none) {
      wanted.seat = pos.decision.seat;
      open = in(list);
    }
    if (!open) wanted.seat = action.seat;
  }
  for (std::size_t s = 0; s < pos.slots.size() && !open; ++s) {
    if (!pos.slots[s].active || !pos.rules->rule(pos.slots[s].rule).accepts(pos, static_cast<SlotId>(s), wanted))
      continue;
    open = aside = true;
  }
  if (!open) return tl::unexpected(why_refused(pos, wanted));
  return follow(pos, wanted, aside);
}

Outcome Engine::carry_out(const Position& pos, const Action& action) { return follow(pos, action, false); }

Outcome Engine::follow(const Position& pos, const Action& action, bool aside) {
  Outcome out{pos, {}, {}, false};
  Context ctx(out.position, out.events);
  if (aside)
    perform_aside(ctx, action);
  else
    perform(ctx, action, false);
  if (ctx.has_hand_grid) {
    out.by_hand = true;
    for (const Cell cell : ctx.board().cells())
      if (const PieceId id = ctx.hand_grid[cell.value]; id != kNoPiece)
        out.hand.emplace_back(cell, ctx.hand_pieces[id]);
  }
  run(ctx);
  return out;
}

}  // namespace arbiter
