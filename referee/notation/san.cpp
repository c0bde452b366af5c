// Short algebraic notation: FIDE Laws, appendix C; PGN specification, 8.2.3.
#include "referee/notation/san.h"

#include <algorithm>
#include <cctype>

#include "referee/notation/notation.h"

namespace arbiter::notation {

namespace {

constexpr std::string_view kPawn = "P";

bool castles(const Position& pos, const Action& action) {
  if (action.type != Action::Type::move || !pos.rules->writing.castling) return false;
  const Piece* king = pos.piece_at(action.from);
  if (!king || !((pos.rules->royal_kinds >> king->kind) & 1)) return false;
  const auto target = Engine::find_target(pos, action);
  return target && target->special && pos.board().rank(action.from) == pos.board().rank(action.to);
}

/// To the nearer edge of the board it is the short side.
std::string castling(const Position& pos, const Action& action) {
  const int from = pos.board().file(action.from);
  const int edge = pos.board().file(action.to) > from ? pos.board().width() - 1 - from : from;
  return edge <= 3 ? "O-O" : "O-O-O";
}

bool captures(const Position& pos, const Action& action) {
  const auto target = Engine::find_target(pos, action);
  return target && target->victim != kNoPiece;
}

std::string file_of(const Board& board, Cell cell) { return board.name(cell).substr(0, 1); }
std::string rank_of(const Board& board, Cell cell) { return board.name(cell).substr(1); }

}  // namespace

std::string san(const Position& pos, const Action& action) {
  const Rules& rules = *pos.rules;
  const Board& board = pos.board();
  if (action.type == Action::Type::place) return std::string(letters(rules, action.kind)) + "@" + board.name(action.to);
  if (castles(pos, action)) return castling(pos, action);
  const Kind kind = pos.pieces[pos.at(action.from)].kind;
  const std::string_view letter = letters(rules, kind);
  const bool capture = captures(pos, action);
  std::string from;
  std::vector<Cell> others;
  ActionList legal;
  Engine::legal_unsorted(pos, legal);
  for (const Action& a : legal)
    if (a.type == action.type && a.to == action.to && a.from != action.from && a.kind == action.kind &&
        pos.pieces[pos.at(a.from)].kind == kind && !castles(pos, a))
      others.push_back(a.from);
  if (letter == kPawn && capture) from = file_of(board, action.from);
  if (!others.empty()) {
    const auto shared = [&](auto part) {
      return std::any_of(others.begin(), others.end(), [&](Cell c) { return part(c) == part(action.from); });
    };
    const bool same_file = shared([&](Cell c) { return board.file(c); });
    const bool same_rank = shared([&](Cell c) { return board.rank(c); });
    if (!same_file)
      from = file_of(board, action.from);
    else if (!same_rank && letter != kPawn)
      from = rank_of(board, action.from);
    else
      from = board.name(action.from);
  }
  std::string text = (letter == kPawn ? "" : std::string(letter)) + from;
  if (capture) text += 'x';
  text += board.name(action.to);
  if (action.kind != kNoKind) text += "=" + std::string(letters(rules, action.kind));
  return text;
}

Expected<Action> read_san(const Position& pos, const Word& word) {
  const Rules& rules = *pos.rules;
  const Board& board = pos.board();
  std::string text = word.text;
  while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) text.pop_back();
  const auto unreadable = [&] { return bad_record(word.spot, "\"" + word.text + "\" is no move in this notation."); };
  ActionList legal;
  Engine::legal_unsorted(pos, legal);
  ActionList found;
  if (text == "O-O" || text == "O-O-O" || text == "0-0" || text == "0-0-0") {
    std::replace(text.begin(), text.end(), '0', 'O');
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(found),
                 [&](const Action& a) { return castles(pos, a) && castling(pos, a) == text; });
  } else {
    Kind promotion = kNoKind;
    if (const std::size_t equals = text.find('='); equals != std::string::npos) {
      promotion = kind_of(rules, text.substr(equals + 1));
      if (promotion == kNoKind)
        return bad_record(word.spot, "\"" + word.text + "\" promotes to no piece of " + rules.id + ".");
      text.resize(equals);
    }
    std::size_t goal = text.size();
    while (goal > 0 && std::isdigit(static_cast<unsigned char>(text[goal - 1]))) --goal;
    if (goal == 0) return unreadable();
    const auto to = board.find_cell(std::string_view(text).substr(goal - 1));
    if (!to) return unreadable();
    std::string before = text.substr(0, goal - 1);
    const bool place = !before.empty() && before.back() == '@';
    if (!before.empty() && (before.back() == 'x' || before.back() == '-' || place)) before.pop_back();
    std::size_t letter_end = 0;
    while (letter_end < before.size() &&
           (before[letter_end] == '+' || std::isupper(static_cast<unsigned char>(before[letter_end]))))
      ++letter_end;
    const std::string letter = letter_end == 0 ? std::string(kPawn) : before.substr(0, letter_end);
    const Kind kind = kind_of(rules, letter);
    const std::string from = before.substr(letter_end);
    // A whole square says which piece it is even without its letter.
    const bool named = letter_end != 0 || !board.find_cell(from);
    if (kind == kNoKind && named)
      return bad_record(word.spot, "\"" + word.text + "\": " + rules.id + " has no piece \"" + letter + "\".");
    for (const Action& a : legal) {
      if (a.to != *to || (place ? a.type != Action::Type::place : a.type != Action::Type::move)) continue;
      if (place) {
        if (a.kind == kind) found.push_back(a);
        continue;
      }
      if (a.kind != promotion || (named && pos.pieces[pos.at(a.from)].kind != kind) || castles(pos, a)) continue;
      const std::string& name = board.name(a.from);
      if (from.empty() || from == name || from == name.substr(0, 1) || from == name.substr(1)) found.push_back(a);
    }
  }
  if (found.size() == 1) return found.front();
  if (found.size() > 1) {
    std::string all;
    for (const Action& a : found) all += (all.empty() ? "" : " or ") + print(a, rules);
    return bad_record(word.spot, "\"" + word.text + "\" may mean " + all + ".");
  }
  return bad_record(word.spot, "\"" + word.text + "\" is no legal move here; " + std::string(name(pos.to_act)) +
                                   " is to act in position " + std::to_string(pos.turn) + ".");
}

}  // namespace arbiter::notation
