// SPDX-License-Identifier: MIT
// Portable Game Notation: PGN Specification and Implementation Guide (Edwards, 1994). Games other than the usual one
// name themselves in the tag Ruleset; what the movetext has no word for (an offer, a setting) stands in a comment as
// [%act …], in the way that clocks stand in [%clk …].
#include <algorithm>

#include "referee/notation/about.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/notation/outcome.h"
#include "referee/notation/san.h"
#include "referee/notation/signs.h"
#include "referee/notation/tagged_read.h"
#include "referee/notation/tags.h"
#include "referee/notation/tokens.h"

namespace arbiter::notation {

namespace pgn {
namespace {

constexpr std::string_view kName = "pgn";
constexpr std::string_view kNoMove = "--";
/// Why an arbiter's correction passes the turn where a text says that somebody has not moved.
constexpr std::string_view kNoMoveReason = "-- : no move was made";

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
  const std::string result = result_text(game);
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
    if (is_result_only(ply)) break;  // the result itself tells it
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

bool is_no_move(std::string_view text) { return text == kNoMove || text == "Z0" || text == "null" || text == "@@@@"; }

/// Does it look like a move in short notation? "e4", "Nf3", "O-O".
bool looks_like_move(std::string_view text) {
  if (is_castling(text)) return true;
  constexpr std::string_view kBegin = "KQRBNPabcdefgh", kMiddle = "abcdefgh12345678x-=@QRBN+#!?";
  if (text.size() < 2 || text.size() > 9 || kBegin.find(text.front()) == std::string_view::npos) return false;
  return text.find_first_not_of(kMiddle, 1) == std::string_view::npos &&
         text.find_first_of("12345678") != std::string_view::npos;
}

/// Passes the turn of who has not moved, as an arbiter's correction: the game has no such action.
Expected<void> read_no_move(Game& game, const Word& word, LeftOut& left_out) {
  if (auto done = game.correct(no_move(game.position())); !done) return bad_record(word.spot, done.error().message);
  left_out.add(word.spot, "\"" + word.text + "\" is no move: the turn is passed on as by an arbiter's correction.");
  return {};
}

/// Is there a square in it, or is it castling, or a pawn's capture by its two files, "exd"?
bool move_like(std::string_view word) {
  if (is_no_move(word) || is_castling(word)) return true;
  const auto file = [](char c) { return c >= 'a' && c <= 'z'; };
  for (std::size_t n = 1; n < word.size(); ++n)
    if (file(word[n - 1]) && word[n] >= '1' && word[n] <= '9') return true;
  return word.size() == 3 && word[1] == 'x' && file(word[0]) && file(word[2]);
}

Expected<void> play(Game& game, const Word& word, LeftOut& left_out) {
  if (is_no_move(word.text)) return read_no_move(game, word, left_out);
  const auto action = read_san(game.position(), word);
  if (!action) return tl::unexpected(action.error());
  return act(game, print(*action, game.rules()), word.spot);
}

constexpr Tagged kTagged{kName, &is_no_move, &move_like, &play, &claim_of};

Expected<Game> read(std::string_view text, LeftOut& left_out) { return read_tagged(text, kTagged, left_out); }

/// Tags, or moves: numbered or not, with remarks before them or not.
bool claims(std::string_view text) {
  Tokens tokens(text);
  Token token = tokens.next();
  while (token.type == Token::Type::comment) token = tokens.next();
  if (token.type == Token::Type::tag) return true;
  if (token.type != Token::Type::word) return false;
  const Word word = without_number({token.text, token.spot});
  const bool numbered = word.text.size() < token.text.size() && token.text.find('.') != std::string::npos;
  return numbered || token.text == "1" || looks_like_move(usual_letters(word.text));
}

}  // namespace
}  // namespace pgn

Format pgn_format() { return {pgn::kName, false, &pgn::write, &pgn::claims, &split_tagged, &pgn::read}; }

}  // namespace arbiter::notation
