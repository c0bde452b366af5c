// SPDX-License-Identifier: MIT
// Short algebraic notation: FIDE Laws, appendix C; PGN specification, 8.2.3.
#include "referee/notation/san.h"

#include <algorithm>
#include <cctype>

#include "referee/notation/notation.h"

namespace arbiter::notation {

namespace {

constexpr std::string_view kPawn = "P", kPromoted = "+";

/// Promoted pieces of the game are called by a plus and the letter of the piece that they were.
bool promotes_by_plus(const Rules& rules) {
  const auto& list = rules.writing.letters;
  return std::any_of(list.begin(), list.end(), [](const std::string& s) { return s.rfind(kPromoted, 0) == 0; });
}

bool castles(const Position& pos, const Action& action) {
  if (action.type != Action::Type::move || !pos.rules->writing.castling) return false;
  const Piece* king = pos.piece_at(action.from);
  if (!king || !((pos.rules->royal_kinds >> king->kind) & 1)) return false;
  const auto target = Engine::find_target(pos, action);
  return target && target->special && pos.board().rank(action.from) == pos.board().rank(action.to);
}

/// To the nearer edge of the board it is the short side; where the king goes onto its rook, the right one.
std::string castling(const Position& pos, const Action& action) {
  if (!pos.empty(action.to) && action.to != action.from)
    return pos.board().file(action.to) > pos.board().file(action.from) ? "O-O" : "O-O-O";
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

/// Passing is written as a king that stays where it is.
std::string passing(const Position& pos) {
  const auto king = std::find_if(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
    return p.where == Where::board && p.controller == pos.to_act && pos.rules->is_royal_kind(p.kind);
  });
  if (king == pos.pieces.end()) return "--";
  return std::string(move_letters(*pos.rules, king->kind)) + pos.board().name(king->cell);
}

}  // namespace

std::string san(const Position& pos, const Action& action) {
  const Rules& rules = *pos.rules;
  const Board& board = pos.board();
  if (action.type == Action::Type::place)
    return std::string(move_letters(rules, action.kind)) + "@" + board.name(action.to);
  if (action.type == Action::Type::pass) return passing(pos);
  if (castles(pos, action)) return castling(pos, action);
  const Kind kind = pos.pieces[pos.at(action.from)].kind;
  // Kinds that share a letter in moves are told apart by the one that positions have.
  const bool shared_letter = kind_of_move_letter(rules, move_letters(rules, kind)) != kind;
  const std::string_view letter = shared_letter ? letters(rules, kind) : move_letters(rules, kind);
  const bool bare = letter == kPawn && !rules.writing.pawn_letter;
  const bool capture = captures(pos, action);
  std::string from;
  std::vector<Cell> others;
  ActionList legal;
  Engine::legal_unsorted(pos, legal);
  for (const Action& a : legal)
    if (a.type == action.type && a.to == action.to && a.from != action.from && a.kind == action.kind &&
        pos.pieces[pos.at(a.from)].kind == kind && !castles(pos, a))
      others.push_back(a.from);
  if (bare && capture) from = file_of(board, action.from);
  if (!others.empty()) {
    const auto shared = [&](auto part) {
      return std::any_of(others.begin(), others.end(), [&](Cell c) { return part(c) == part(action.from); });
    };
    const bool same_file = shared([&](Cell c) { return board.file(c); });
    const bool same_rank = shared([&](Cell c) { return board.rank(c); });
    if (!same_file)
      from = file_of(board, action.from);
    else if (!same_rank && !bare)
      from = rank_of(board, action.from);
    else
      from = board.name(action.from);
  }
  std::string text = (bare ? "" : std::string(letter)) + from;
  if (capture) text += 'x';
  text += board.name(action.to);
  if (action.kind == kNoKind) return text;
  const bool plus = letters(rules, action.kind) == std::string(kPromoted) + std::string(letters(rules, kind));
  return text + (plus ? std::string(kPromoted) : "=" + std::string(letters(rules, action.kind)));
}

std::string check_sign(const EventList& events) {
  std::string text;
  for (const Event& e : events) {
    if (e.is<change::Checkmate>()) return "#";
    if (e.is<change::Check>()) text = "+";
  }
  return text;
}

namespace {

/// What a word in short notation says.
struct Said {
  std::string letter, from;  ///< of the piece ("" where a square says it), and where it comes from, as far as said
  Cell to;
  Kind promotion = kNoKind;
  bool place = false;
};

bool ends_with(const std::string& text, std::string_view end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

/// Without signs, "e.p." and brackets; castling with the letter O.
std::string plain(std::string text) {
  const auto signs = [&text] {
    while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) text.pop_back();
  };
  signs();
  for (const std::string_view passing : {"e.p.", "e.p", "ep.", "ep"}) {
    if (text.size() <= passing.size() + 1 || !ends_with(text, passing)) continue;
    text.resize(text.size() - passing.size());
    break;
  }
  signs();
  if (ends_with(text, ")")) text.pop_back();
  if (is_castling(text))
    return std::count_if(text.begin(), text.end(), [](char c) { return c != '-'; }) == 2 ? "O-O" : "O-O-O";
  std::replace(text.begin(), text.end(), ':', 'x');
  return text;
}

/// The kind that the letter means; letters of German players where the game has none of its own.
Kind kind_said(const Rules& rules, const std::string& letter) {
  const Kind own = kind_of_move_letter(rules, letter);
  if (own != kNoKind) return own;
  for (const auto& [german, kind] : {std::pair{"S", "knight"}, {"L", "bishop"}, {"T", "rook"}, {"D", "queen"}})
    if (letter == german) return rules.kind(kind);
  return kNoKind;
}

/// May the kind be called so?
bool called(const Rules& rules, Kind kind, const std::string& letter) {
  return has_letters(rules, kind, letter) || kind_said(rules, letter) == kind;
}

Expected<Said> parse_san(const Position& pos, const Word& word, std::string text) {
  const Rules& rules = *pos.rules;
  const auto unreadable = [&] {
    return bad_record(word.spot, make_message("%1 is no move in this notation.", arg::quoted(word.text)));
  };
  Said said;
  // Behind the last digit stands what it promotes to: "=Q", "(Q", "/Q", "Q", "q".
  if (const std::size_t digit = text.find_last_of("0123456789");
      digit != std::string::npos && digit + 1 < text.size()) {
    std::string letter = text.substr(std::min(text.find_first_not_of("=(/", digit + 1), text.size()));
    for (char& c : letter) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    said.promotion = kind_said(rules, letter);
    if (said.promotion == kNoKind)
      return bad_record(word.spot, make_message("%1 promotes to no piece of %2.", arg::quoted(word.text), rules.id));
    text.resize(digit + 1);
  }
  std::size_t goal = text.size();
  while (goal > 0 && std::isdigit(static_cast<unsigned char>(text[goal - 1]))) --goal;
  if (goal == 0) return unreadable();
  const auto to = pos.board().find_cell(std::string_view(text).substr(goal - 1));
  if (!to) return unreadable();
  said.to = *to;
  std::string before = text.substr(0, goal - 1);
  said.place = !before.empty() && (before.back() == '@' || before.back() == '*');
  if (!before.empty() && (before.back() == 'x' || before.back() == '-' || said.place)) before.pop_back();
  std::size_t end = 0;
  while (end < before.size() && (before[end] == '+' || std::isupper(static_cast<unsigned char>(before[end])))) ++end;
  said.letter = before.substr(0, end);
  said.from = before.substr(end);
  // A whole square says which piece it is even without its letter.
  if (said.letter.empty() && !pos.board().find_cell(said.from)) said.letter = kPawn;
  return said;
}

/// The castling that is said by its squares: the king's two, or the king's and its rook's.
ActionList castling_by_squares(const Position& pos, const Said& said, const ActionList& legal) {
  ActionList found;
  const Board& board = pos.board();
  const auto from = board.find_cell(said.from);
  if (!from || *from == said.to) return found;
  const auto right = [&](Cell to) { return board.file(to) > board.file(*from); };
  const Piece* there = pos.piece_at(said.to);
  const bool rook = there && there->army == pos.to_act && board.rank(said.to) == board.rank(*from);
  for (const Action& a : legal)
    if (castles(pos, a) && a.from == *from && (a.to == said.to || (rook && right(a.to) == right(said.to))))
      found.push_back(a);
  return found;
}

/// A pawn's captures that are told by their two files, "exd"; none where the text is none.
ActionList short_captures(const Position& pos, const std::string& text, const ActionList& legal) {
  ActionList found;
  const Board& board = pos.board();
  if (text.size() != 3 || text[1] != 'x') return found;
  for (const Action& a : legal)
    if (a.type == Action::Type::move && letters(*pos.rules, pos.pieces[pos.at(a.from)].kind) == kPawn &&
        file_of(board, a.from)[0] == text[0] && file_of(board, a.to)[0] == text[2] && a.kind == kNoKind)
      found.push_back(a);
  return found;
}

/// Of moves that differ in promoting alone those that the signs behind the word mean, where a plus says either that
/// the piece promotes or that it gives check: "Bh8+", "Bh8++".
ActionList by_plus(const Position& pos, const Word& word, const ActionList& found) {
  std::string signs;
  for (const char c : word.text.substr(word.text.find_last_not_of("+#!?=") + 1))
    if (c == '+' || c == '#') signs += c;
  ActionList fitting;
  std::copy_if(found.begin(), found.end(), std::back_inserter(fitting), [&](const Action& a) {
    const std::string check = check_sign(Engine::carry_out(pos, a).events);
    const std::string promoted(a.kind == kNoKind ? "" : kPromoted);
    return promoted + check == signs || (check != "#" && promoted == signs);
  });
  // The sign of the check is often left away: where it is there, it says more.
  if (fitting.size() > 1)
    std::erase_if(fitting, [&](const Action& a) {
      return (a.kind == kNoKind ? "" : std::string(kPromoted)) + check_sign(Engine::carry_out(pos, a).events) != signs;
    });
  return fitting;
}

Expected<ActionList> meant(const Position& pos, const Word& word, const std::string& text, const ActionList& legal) {
  const Rules& rules = *pos.rules;
  ActionList found;
  if (text == "O-O" || text == "O-O-O") {
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(found),
                 [&](const Action& a) { return castles(pos, a) && castling(pos, a) == text; });
    return found;
  }
  if (const ActionList captures = short_captures(pos, text, legal); !captures.empty()) return captures;
  const auto said = parse_san(pos, word, text);
  if (!said) return tl::unexpected(said.error());
  const bool plus = promotes_by_plus(rules) && said->promotion == kNoKind && !said->place;
  if (kind_said(rules, said->letter) == kNoKind && !said->letter.empty())
    return bad_record(word.spot, make_message("%1: %2 has no piece %3.", arg::quoted(word.text), rules.id,
                                              arg::quoted(said->letter)));
  for (const Action& a : legal) {
    if (a.type == Action::Type::pass && passing(pos) == text) found.push_back(a);
    if (a.to != said->to || a.type != (said->place ? Action::Type::place : Action::Type::move)) continue;
    if (said->place) {
      if (called(rules, a.kind, said->letter)) found.push_back(a);
      continue;
    }
    const bool other = !said->letter.empty() && !called(rules, pos.pieces[pos.at(a.from)].kind, said->letter);
    if ((!plus && a.kind != said->promotion) || other || castles(pos, a)) continue;
    const std::string& name = pos.board().name(a.from);
    if (said->from.empty() || said->from == name || said->from == name.substr(0, 1) || said->from == name.substr(1))
      found.push_back(a);
  }
  if (plus && found.size() > 1) found = by_plus(pos, word, found);
  return found.empty() ? castling_by_squares(pos, *said, legal) : found;
}

}  // namespace

bool is_castling(std::string_view text) {
  const auto noughts = std::count_if(text.begin(), text.end(), [](char c) { return c != '-'; });
  return text.find_first_not_of("0oO-") == std::string_view::npos && (noughts == 2 || noughts == 3);
}

Expected<Action> read_san(const Position& pos, const Word& word) {
  ActionList legal;
  Engine::legal_unsorted(pos, legal);
  const std::string text = plain(word.text);
  auto found = meant(pos, word, text, legal);
  // "nf3", "bc4": a small letter that is no file of a pawn that could go there. "Nf3N": a novelty.
  std::string other = text;
  if (!text.empty() && std::islower(static_cast<unsigned char>(text.front())))
    other[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  else
    for (const std::string_view sign : {"TN", "N", "D"})
      if (other == text && ends_with(text, sign)) other.resize(text.size() - sign.size());
  if ((!found || found->empty()) && other != text)
    if (const auto again = meant(pos, word, other, legal); again && !again->empty()) found = again;
  if (!found) return tl::unexpected(found.error());
  if (found->size() == 1) return found->front();
  if (found->size() > 1) {
    std::vector<std::string> all;
    for (const Action& a : *found) all.push_back(print(a, *pos.rules));
    return bad_record(word.spot, make_message("%1 may mean %2.", arg::quoted(word.text), one_of(all)));
  }
  return bad_record(word.spot, make_message("%1 is no legal move here; %2 is to act in position %3.",
                                            arg::quoted(word.text), arg::seat(name(pos.to_act)), pos.turn));
}

}  // namespace arbiter::notation
