// SPDX-License-Identifier: MIT
#include "play/bitboard_world.h"

#include <algorithm>

#include "referee/core/engine.h"

namespace arbiter::play {

namespace {

constexpr std::size_t kDeepest = 100;
/// Without so much beside pawns and kings, having to move may be what hurts.
constexpr int kMiddleGame = 600;

std::uint64_t bit_key(std::uint64_t a, std::uint64_t b) { return mixed(a << 20 ^ b ^ 0x51ed270b0a5fULL); }

}  // namespace

std::unique_ptr<BitboardWorld> BitboardWorld::of(const Position& root, const Worth& worth, const Sides& sides,
                                                 const Mistakes& mistakes) {
  const BitboardGame* bitboard = root.rules->bitboard();
  if (bitboard == nullptr || !bitboard->suits(root, 1)) return nullptr;
  return std::unique_ptr<BitboardWorld>(new BitboardWorld(root, bitboard->walk(root), worth, sides, mistakes));
}

BitboardWorld::BitboardWorld(const Position& root, std::unique_ptr<BitboardWalk> walk, const Worth& worth,
                             const Sides& sides, const Mistakes& mistakes)
    : root_(root), walk_(std::move(walk)), worth_(worth), sides_(sides), mistakes_(mistakes), frames_(kDeepest + 4) {
  for (const Cell cell : root.board().cells()) cells_.push_back(cell.value);
  for (const Seat seat : root.rules->seats) {
    const auto i = static_cast<std::size_t>(index(seat));
    points_[i] = root.seats[i].points * Worth::kPoint;
  }
  enter();
}

void BitboardWorld::enter() {
  here().listed = here().ended = false;
  here().key = key_of_board();
}

std::uint64_t BitboardWorld::key_of_board() const {
  std::uint64_t key = bit_key(1, static_cast<std::uint64_t>(index(walk_->turn())) * 256 + walk_->passed());
  const std::uint8_t* codes = walk_->codes();
  for (const std::uint8_t cell : cells_)
    if (codes[cell] != BitboardWalk::kNothing) key += bit_key(2, codes[cell] * 256ULL + cell);
  for (const Seat seat : root_.rules->seats)
    for (std::size_t k = 0; k < root_.rules->kinds.size(); ++k)
      if (const auto n = walk_->in_hand(seat, static_cast<Kind>(k)); n != 0)
        key += bit_key(3, (static_cast<std::uint64_t>(index(seat)) * 64 + k) * 64 + n);
  return key;
}

void BitboardWorld::look() {
  Frame& frame = here();
  if (frame.listed) return;
  frame.listed = true;
  walk_->moves(frame.moves);
  frame.ended = frame.moves.empty() || !walk_->usual();
  if (frame.ended) ask_engine();
}

bool BitboardWorld::ended() {
  look();
  return here().ended;
}

/// Plays the moves that led here with all rules.
void BitboardWorld::ask_engine() {
  Frame& frame = here();
  // No engine can follow a pass; what is found behind one only hints.
  if (std::any_of(frames_.begin(), frames_.begin() + static_cast<std::ptrdiff_t>(top_),
                  [](const Frame& f) { return f.skipped; })) {
    frame.outcome = value();
    if (frame.moves.empty() && check()) frame.outcome = mine() ? -kSureWin : kSureWin;
    return;
  }
  Position pos = root_;
  EventList unseen;
  std::vector<BitboardMove> path;
  for (std::size_t i = 0; i < top_; ++i) path.push_back(frames_[i].made);
  for (std::size_t i = 0; i < top_; ++i) walk_->unmake();
  for (const BitboardMove& move : path) {
    if (!pos.over()) Engine::play(pos, walk_->action(move), unseen);
    walk_->make(move);
  }
  frame.outcome = pos.over() ? ended_balance(sides_, settled(pos), ply()) : sides_.balance(*pos.rules, worth_.of(pos));
}

void BitboardWorld::list(std::vector<Step>& out, bool noisy) {
  look();
  out.clear();
  const Frame& frame = here();
  const std::uint8_t* codes = walk_->codes();
  const Board& board = root_.board();
  for (std::size_t i = 0; i < frame.moves.size(); ++i) {
    const BitboardMove& m = frame.moves[i];
    Step step{0, static_cast<std::uint16_t>(i), false, 0};
    step.id = static_cast<std::uint32_t>(m.what) << 24 | static_cast<std::uint32_t>(m.kind) << 16 |
              static_cast<std::uint32_t>(m.from) << 8 | m.to;
    if (step.id == 0) step.id = 1U << 30;
    if (m.what == BitboardMove::What::move) {
      const Kind mover = walk_->kind_of(codes[m.from]);
      if (m.from != m.to && codes[m.to] != BitboardWalk::kNothing) {
        step.noisy = true;
        step.order = 10'000 + 8 * worth_.material(walk_->kind_of(codes[m.to])) - worth_.material(mover);
      }
      if (m.kind != kNoKind) {
        const int more = worth_.material(m.kind) - worth_.material(mover);
        step.noisy = step.noisy || more > 0;
        step.order += more > 0 ? 6'000 + more : -200;
      } else if (!step.noisy) {
        const Seat seat = walk_->turn();
        step.order = worth_.standing(mover, seat, Cell{m.to}) - worth_.standing(mover, seat, Cell{m.from});
      }
    } else if (m.what == BitboardMove::What::passing) {
      step.noisy = true;
      step.order = 10'000;
    } else {
      step.order = m.what == BitboardMove::What::castle ? 60 : -20;
    }
    if (noisy && !step.noisy) continue;
    if (step.noisy && mistakes_.overlooks > 0 && board.king_steps(Cell{m.from}, Cell{m.to}) > mistakes_.sees &&
        mixed(mistakes_.seed ^ step.id) % 100 < static_cast<std::uint64_t>(mistakes_.overlooks) && !out.empty())
      continue;
    out.push_back(step);
  }
}

bool BitboardWorld::go(const Step& step) {
  const BitboardMove move = here().moves[step.index];
  here().made = move;
  here().skipped = false;
  walk_->make(move);
  ++top_;
  enter();
  return true;
}

void BitboardWorld::back() {
  walk_->unmake();
  --top_;
}

bool BitboardWorld::skip() {
  if (root_.rules->seats.size() != 2 || check()) return false;
  int force = 0;
  const std::uint8_t* codes = walk_->codes();
  const Seat turn = walk_->turn();
  for (const std::uint8_t cell : cells_) {
    if (codes[cell] == BitboardWalk::kNothing || walk_->seat_of(codes[cell]) != turn) continue;
    const Kind kind = walk_->kind_of(codes[cell]);
    if (!worth_.royal(kind) && worth_.material(kind) > 150) force += worth_.material(kind);
  }
  if (force < kMiddleGame) return false;
  walk_->skip();
  here().skipped = true;
  ++top_;
  enter();
  look();
  if (!here().ended) return true;
  unskip();
  return false;
}

void BitboardWorld::unskip() {
  walk_->unskip();
  --top_;
}

/// See Worth::of; the same on codes.
void BitboardWorld::add_kings(const std::array<int, kSeats>& force, Scores& scores) const {
  const std::uint8_t* codes = walk_->codes();
  const Rules& rules = *root_.rules;
  const Board& board = root_.board();
  int all = 0;
  for (const int one : force) all += one;
  for (const std::uint8_t at : standing_) {
    const Kind king = walk_->kind_of(codes[at]);
    if (!worth_.royal(king)) continue;
    const Seat seat = walk_->seat_of(codes[at]);
    int& score = scores[static_cast<std::size_t>(index(seat))];
    const bool open = all - force[static_cast<std::size_t>(index(seat))] < Worth::kAttackers;
    if (open) score += worth_.in_the_open(king, seat, Cell{at});
    for (const std::uint8_t cell : standing_) {
      const int steps = board.king_steps(Cell{at}, Cell{cell});
      if (steps > 6 || cell == at) continue;
      const Kind kind = walk_->kind_of(codes[cell]);
      if (rules.allied(seat, walk_->seat_of(codes[cell])))
        score += steps == 1 && !open ? Worth::kShelter : 0;
      else if (!worth_.royal(kind) || open)
        score -= Worth::danger(worth_.royal(kind) ? Worth::kKingNear : worth_.material(kind), steps);
    }
  }
}

int BitboardWorld::value() {
  const std::uint8_t* codes = walk_->codes();
  standing_.clear();
  Scores scores = points_;
  std::array<int, kSeats> force{};
  for (const std::uint8_t cell : cells_) {
    const std::uint8_t code = codes[cell];
    if (code == BitboardWalk::kNothing) continue;
    standing_.push_back(cell);
    const Kind kind = walk_->kind_of(code);
    const auto seat = static_cast<std::size_t>(index(walk_->seat_of(code)));
    scores[seat] += worth_.standing(kind, walk_->seat_of(code), Cell{cell});
    if (!worth_.royal(kind)) force[seat] += worth_.material(kind);
  }
  add_kings(force, scores);
  const Rules& rules = *root_.rules;
  for (const Seat seat : rules.seats)
    for (std::size_t k = 0; k < rules.kinds.size(); ++k)
      if (const int n = walk_->in_hand(seat, static_cast<Kind>(k)); n != 0)
        scores[static_cast<std::size_t>(index(seat))] += n * worth_.material(static_cast<Kind>(k));
  return sides_.balance(rules, scores) + off_by(mistakes_, key());
}

bool BitboardWorld::repeated() const {
  for (std::size_t i = 0; i < top_; ++i)
    if (frames_[i].key == here().key) return true;
  return false;
}

}  // namespace arbiter::play
