// SPDX-License-Identifier: MIT
// Portable Game Notation: PGN Specification and Implementation Guide (Edwards, 1994). Games other than the usual one
// name themselves in the tag Ruleset; what the movetext has no word for (an offer, a setting) stands in a comment as
// [%act …], in the way that clocks stand in [%clk …].
#include <algorithm>

#include "referee/notation/about.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/notation/san.h"
#include "referee/notation/tags.h"

namespace arbiter::notation {

namespace pgn {
namespace {

constexpr std::string_view kName = "pgn";
constexpr std::string_view kNoMove = "--";
/// Why an arbiter's correction passes the turn where a text says that somebody has not moved.
constexpr std::string_view kNoMoveReason = "-- : no move was made";

std::string result_of(const Position& pos) {
  if (!pos.over()) return "*";
  const auto won = [&](Seat seat) { return ((pos.result.winners >> index(seat)) & 1) != 0; };
  if (won(pos.rules->seats.front())) return "1-0";
  return won(pos.rules->seats.back()) ? "0-1" : "1/2-1/2";
}

/// + or # of a move that checks or mates.
std::string sign(const EventList& events) {
  std::string text;
  for (const Event& e : events) {
    if (e.is<change::Checkmate>()) return "#";
    if (e.is<change::Check>()) text = "+";
  }
  return text;
}

/// What the correction of a move that was not made holds: the turn is skipped.
Facts no_move(const Position& pos) {
  const Facts skipped{{"type", "skipped"}, {"seat", name(pos.to_act)}};
  return {{"events", Facts::List{skipped}}, {"reason", kNoMoveReason}};
}

Expected<std::string> write(const Game& game) {
  const Rules& rules = game.rules();
  const std::string result = result_of(game.position());
  const auto fen = write_fen(game.before(0));
  if (!fen) return fen;
  std::string out;
  out += tag("Event", told(game, "event")) + tag("Site", told(game, "site"));
  out += tag("Date", told_date(game, '.', "????.??.??")) + tag("Round", told(game, "round"));
  out += tag("White", told_player(game, rules.seats.front())) + tag("Black", told_player(game, rules.seats.back()));
  out += tag("Result", result) + setup_tags(game, kName, *fen) + told_tags(game) + "\n";
  Movetext moves;
  moves.put_all(told_comment(game, 0));
  int numbered = 0;
  for (std::size_t n = 0; n < game.plies().size(); ++n) {
    const Game::Ply& ply = game.plies()[n];
    const Position& pos = game.before(n);
    const bool none = ply.action.empty();
    if (none && ply.correction != no_move(pos)) return unwritable(kName, "an arbiter's correction");
    const auto action = none ? Action{} : parse_action(ply.action, rules);
    if (!action) return tl::unexpected(action.error());
    const bool move = action->type == Action::Type::move || action->type == Action::Type::place;
    if (!none && (!move || action->seat != Seat::none)) {
      moves.put(act_comment(ply.action));
      moves.put_all(told_comment(game, n + 1));
      numbered = 0;
      continue;
    }
    const int number = (pos.turn + 1) / 2;
    const bool first = pos.to_act == rules.seats.front();
    if (first || number != numbered) moves.put(std::to_string(number) + (first ? "." : "..."));
    numbered = first ? number : 0;
    moves.put(none ? std::string(kNoMove) : san(pos, *action) + sign(ply.events));
    const std::string comment = told_comment(game, n + 1);
    moves.put_all(comment);
    if (!comment.empty()) numbered = 0;
  }
  moves.put(result);
  return out + moves.text();
}

/// A game that the rules have not ended was given up or agreed: what its result says is carried out.
Expected<void> read_result(Game& game, const Word& word) {
  if (game.position().over() || word.text == "*") {
    const std::string rules_say = result_of(game.position());
    if (word.text != "*" && word.text != rules_say)
      return bad_record(word.spot, "the result is " + word.text + ", by the rules it is " + rules_say + ".");
    return {};
  }
  const auto& seats = game.rules().seats;
  const std::string first(name(seats.front())), second(name(seats.back()));
  if (word.text == "1-0") return act(game, second + ":resign", word.spot);
  if (word.text == "0-1") return act(game, first + ":resign", word.spot);
  const bool claimed = act(game, std::string(name(game.position().to_act)) + ":draw", word.spot).has_value();
  if (claimed && game.position().over()) return {};
  const std::string other = game.position().to_act == seats.front() ? second : first;
  return act(game, other + ":accept", word.spot);
}

bool is_result(std::string_view text) { return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*"; }

bool is_no_move(std::string_view text) { return text == kNoMove || text == "Z0" || text == "null" || text == "@@@@"; }

/// A word of the movetext without its number, "12." or "12..." or "12…".
Word without_number(Word word) {
  constexpr std::string_view kEllipsis = "…";
  std::size_t digits = 0;
  while (digits < word.text.size() && word.text[digits] >= '0' && word.text[digits] <= '9') ++digits;
  std::size_t end = digits;
  int columns = static_cast<int>(digits);
  for (;; ++columns) {
    if (end < word.text.size() && word.text[end] == '.')
      ++end;
    else if (word.text.compare(end, kEllipsis.size(), kEllipsis) == 0)
      end += kEllipsis.size();
    else
      break;
  }
  if (digits > 0 && end == digits && end < word.text.size()) return word;  // 0-0
  word.text.erase(0, end);
  word.spot.column += columns;
  return word;
}

/// Passes the turn of who has not moved, as an arbiter's correction: the game has no such action.
Expected<void> read_no_move(Game& game, const Word& word, LeftOut& left_out) {
  if (auto done = game.correct(no_move(game.position())); !done) return bad_record(word.spot, done.error().message);
  left_out.add(word.spot, "\"" + word.text + "\" is no move: the turn is passed on as by an arbiter's correction.");
  return {};
}

Expected<bool> read_word(Game& game, const Word& whole, LeftOut& left_out) {
  if (is_result(whole.text)) {
    if (auto done = read_result(game, whole); !done) return tl::unexpected(done.error());
    return false;  // a second game in the file is another game
  }
  const Word word = without_number(whole);
  if (word.text.empty() || word.text == "e.p." || word.text == "ep") return true;
  if (left_out_after_end(game, word, left_out)) return false;
  if (is_no_move(word.text)) {
    if (auto done = read_no_move(game, word, left_out); !done) return tl::unexpected(done.error());
    return true;
  }
  const auto action = read_san(game.position(), word);
  if (!action) return tl::unexpected(action.error());
  if (auto done = act(game, print(*action, game.rules()), word.spot); !done) return tl::unexpected(done.error());
  return true;
}

Expected<Game> read(std::string_view text, LeftOut& left_out) {
  return read_tagged(text, kName, left_out,
                     [&](Game& game, const Word& word) { return read_word(game, word, left_out); });
}

/// Does it look like a move in short notation? "e4", "Nf3", "O-O".
bool looks_like_move(std::string_view text) {
  if (text.substr(0, 3) == "O-O" || text.substr(0, 3) == "0-0") return true;
  constexpr std::string_view kBegin = "KQRBNPabcdefgh", kMiddle = "abcdefgh12345678x-=@QRBN+#!?";
  if (text.size() < 2 || text.size() > 9 || kBegin.find(text.front()) == std::string_view::npos) return false;
  return text.find_first_not_of(kMiddle, 1) == std::string_view::npos &&
         text.find_first_of("12345678") != std::string_view::npos;
}

/// Tags, or moves: numbered or not, with remarks before them or not.
bool claims(std::string_view text) {
  Scanner scan(text);
  for (scan.skip_blanks(); scan.peek() == '{' || scan.peek() == ';' || scan.peek() == '%'; scan.skip_blanks()) {
    scan.until(scan.peek() == '{' ? '}' : '\n');
    if (!scan.done()) scan.next();
  }
  if (scan.peek() == '[') return true;
  const Word word = scan.word("{(;");
  const bool numbered =
      word.text.find('.') != std::string::npos && word.text.find_first_not_of("0123456789") == word.text.find('.');
  return numbered || looks_like_move(word.text);
}

}  // namespace
}  // namespace pgn

Format pgn_format() { return {pgn::kName, false, &pgn::write, &pgn::claims, &pgn::read}; }

}  // namespace arbiter::notation
