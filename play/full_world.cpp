// SPDX-License-Identifier: MIT
#include "play/full_world.h"

#include <algorithm>
#include <exception>

namespace arbiter::play {

namespace {

/// Longer lists are cut to what looks best: nobody can look at all ways to move three pieces.
constexpr std::size_t kMostActions = 96;

std::uint64_t key_of(const Position& pos, Seat actor) {
  std::uint64_t key = mixed(static_cast<std::uint64_t>(index(actor)) << 8 |
                            static_cast<std::uint64_t>(index(pos.to_act)) << 4 | (pos.over() ? 1U : 0U));
  const auto add = [&key](std::uint64_t what, std::uint64_t a, std::uint64_t b = 0, std::uint64_t c = 0) {
    key += mixed(what << 56 ^ a << 36 ^ b << 16 ^ c);
  };
  for (const Piece& p : pos.pieces)
    if (p.where == Where::board)
      add(1, p.kind, static_cast<std::uint64_t>(index(p.controller) * 16 + index(p.army)) * 2 + (p.moved ? 1 : 0),
          p.cell.value);
  for (const Seat seat : pos.rules->seats) {
    const SeatState& state = pos.seats[static_cast<std::size_t>(index(seat))];
    add(2, static_cast<std::uint64_t>(index(seat)), static_cast<std::uint64_t>(state.status),
        static_cast<std::uint64_t>(static_cast<std::uint16_t>(state.points)));
    for (std::size_t k = 0; k < pos.rules->kinds.size(); ++k)
      if (state.hand[k] != 0) add(3, static_cast<std::uint64_t>(index(seat)), k, state.hand[k]);
  }
  for (const LedgerEntry& e : pos.ledger)
    add(4, e.slot, e.name * 65536ULL + e.subject, static_cast<std::uint64_t>(static_cast<std::uint16_t>(e.value)));
  for (const Mark& m : pos.marks) add(5, m.cell.value, m.piece, static_cast<std::uint64_t>(index(m.seat)));
  const Decision& d = pos.decision;
  add(6, d.slot, static_cast<std::uint64_t>(static_cast<std::uint16_t>(d.data[0])),
      static_cast<std::uint64_t>(static_cast<std::uint16_t>(d.data[1])));
  return key;
}

}  // namespace

std::uint32_t id_of(const Action& action) {
  std::uint64_t key = static_cast<std::uint64_t>(action.type) << 40 | static_cast<std::uint64_t>(action.seat) << 32 |
                      static_cast<std::uint64_t>(action.kind) << 16 |
                      static_cast<std::uint64_t>(action.from.value) << 8 | action.to.value;
  for (const char c : action.args) key = key * 1099511628211ULL + static_cast<unsigned char>(c);
  const auto id = static_cast<std::uint32_t>(mixed(key));
  return id == 0 ? 1 : id;
}

FullWorld::FullWorld(const Position& root, const Worth& worth, const Sides& sides, const Mistakes& mistakes)
    : worth_(worth), sides_(sides), mistakes_(mistakes) {
  frames_.push_back(std::make_unique<Frame>());
  here().pos = root;
  here().actor = root.decision.seat == Seat::none && root.decision.pending() ? sides.seat : root.acting();
}

void FullWorld::look() {
  Frame& frame = here();
  if (frame.listed) return;
  frame.listed = true;
  frame.dice = frame.hidden = false;
  frame.actions.clear();
  if (frame.pos.over()) return;
  try {
    Engine::legal_unsorted(frame.pos, frame.actions);
  } catch (const std::exception&) {  // nobody knows how it goes on: what was hidden is missing
    frame.actions.clear();
  }
  if (frame.pos.decision.seat == Seat::none)
    std::erase_if(frame.actions, [&](const Action& a) { return a.seat != Seat::none && a.seat != frame.actor; });
  const auto all = [&](auto&& is) { return std::all_of(frame.actions.begin(), frame.actions.end(), is); };
  if (frame.actions.empty()) return;
  frame.dice = all([](const Action& a) { return a.type == Action::Type::roll && !a.args.empty(); });
  frame.hidden = !mine() && frame.actions.front().type == Action::Type::secret;
}

bool FullWorld::ended() {
  look();
  return here().actions.empty() || here().hidden;
}

Scores FullWorld::outcomes() const { return here().pos.over() ? settled(here().pos) : worth_.of(here().pos); }

int FullWorld::outcome() const {
  if (here().pos.over()) return ended_balance(sides_, settled(here().pos), ply());
  return sides_.balance(*here().pos.rules, worth_.of(here().pos));
}

bool FullWorld::chance() {
  look();
  return here().dice;
}

Step FullWorld::step_of(const Action& action, std::size_t index) const {
  const Position& pos = here().pos;
  Step step{id_of(action), static_cast<std::uint16_t>(index), false, 0};
  const bool goes = action.type == Action::Type::move || action.type == Action::Type::shot;
  if (goes && action.to.valid()) {
    const Piece* victim = pos.piece_at(action.to);
    const Piece* mover = action.from.valid() ? pos.piece_at(action.from) : nullptr;
    if (victim && mover && victim != mover && !pos.rules->allied(mover->controller, victim->controller)) {
      step.noisy = true;
      step.order = 10'000 + 8 * worth_.material(victim->kind) - worth_.material(mover->kind);
    }
    if (mover && action.kind != kNoKind) {
      const int more = worth_.material(action.kind) - worth_.material(mover->kind);
      step.noisy = step.noisy || more > 0;
      step.order += more > 0 ? 6'000 + more : 0;
    }
    if (mover && step.order == 0)
      step.order =
          worth_.standing(mover->kind, mover->army, action.to) - worth_.standing(mover->kind, mover->army, mover->cell);
  } else if (!goes) {
    step.order = action.type == Action::Type::end || action.type == Action::Type::pass ? -50 : 20;
  }
  return step;
}

void FullWorld::list(std::vector<Step>& out, bool noisy) {
  look();
  out.clear();
  const Frame& frame = here();
  for (std::size_t i = 0; i < frame.actions.size() && i < 65'535; ++i) {
    const Action& action = frame.actions[i];
    const Step step = step_of(action, i);
    if (noisy && !step.noisy) continue;
    if (step.noisy && mistakes_.overlooks > 0 && action.from.valid() &&
        frame.pos.board().king_steps(action.from, action.to) > mistakes_.sees &&
        mixed(mistakes_.seed ^ step.id) % 100 < static_cast<std::uint64_t>(mistakes_.overlooks))
      continue;
    out.push_back(step);
  }
  if (out.empty() && !noisy && !frame.actions.empty()) out.push_back(step_of(frame.actions.front(), 0));
  if (top_ == 0 || out.size() <= kMostActions) return;
  std::nth_element(out.begin(), out.begin() + kMostActions, out.end(),
                   [](const Step& a, const Step& b) { return a.order != b.order ? a.order > b.order : a.id < b.id; });
  out.resize(kMostActions);
}

bool FullWorld::go(const Step& step) {
  if (frames_.size() == top_ + 1) frames_.push_back(std::make_unique<Frame>());
  const Frame& from = here();
  Frame& to = *frames_[top_ + 1];
  to.pos = from.pos;
  to.listed = false;
  to.key = 0;
  events_.clear();
  try {
    Engine::play(to.pos, from.actions[step.index], events_);
  } catch (const std::exception&) {  // it rests on something hidden
    return false;
  }
  to.actor = to.pos.acting();
  if (to.actor == Seat::none && !to.pos.over()) to.actor = to.pos.rules->clockwise(from.actor);
  ++top_;
  return true;
}

int FullWorld::value() {
  return sides_.balance(*here().pos.rules, worth_.of(here().pos)) + off_by(mistakes_, mistakes_.noise ? key() : 0);
}

Scores FullWorld::values() {
  Scores scores = worth_.of(here().pos);
  if (mistakes_.noise != 0)
    for (std::size_t seat = 0; seat < kSeats; ++seat)
      if (scores[seat] != 0) scores[seat] += off_by(mistakes_, key() + seat);
  return scores;
}

std::uint64_t FullWorld::key() {
  Frame& frame = here();
  if (frame.key == 0) frame.key = key_of(frame.pos, frame.actor);
  return frame.key;
}

bool FullWorld::repeated() {
  const std::uint64_t now = key();
  for (std::size_t i = 0; i < top_; ++i)
    if (frames_[i]->key == now) return true;
  return false;
}

unsigned FullWorld::weight(const Step& step) const {
  const Position& pos = here().pos;
  const SlotId asked = pos.decision.slot;
  return asked == kNoSlot ? 1U : pos.rules->rule(pos.slots[asked].rule).weight(pos, asked, here().actions[step.index]);
}

}  // namespace arbiter::play
