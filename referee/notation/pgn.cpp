// SPDX-License-Identifier: MIT
// Portable Game Notation: PGN Specification and Implementation Guide (Edwards, 1994). Games other than the usual one
// name themselves in the tag Ruleset; what the movetext has no word for (an offer, a setting) stands in a comment as
// [%act …], in the way that clocks stand in [%clk …].
#include <algorithm>

#include "referee/notation/about.h"
#include "referee/notation/fen.h"
#include "referee/notation/game_names.h"
#include "referee/notation/move_styles.h"
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

/// What the correction of a move that was not made holds: the turn is skipped.
Value no_move(const Position& pos) {
  const Value skipped{{"type", "skipped"}, {"seat", name(pos.to_act)}};
  return {{"events", Value::List{skipped}}, {"reason", kNoMoveReason}};
}

/// The tags that say what game it is to other programs.
std::string game_tags(const Rules& rules, const MoveStyle& style) {
  std::string out;
  if (const auto usual = usual_ruleset(kName); usual && *usual == rules.id) return out;
  if (!rules.writing.game_tag.empty() && !style.title.empty()) out += tag("Game", rules.writing.game_tag);
  out += tag("Variant", widely_known_as(rules));
  return style.title.empty() ? out : out + tag("Format", std::string(style.title));
}

/// Has the style a word for the action?
bool has_word(const MoveStyle& style, const Action& action) {
  if (action.seat != Seat::none) return false;
  if (action.type == Action::Type::move) return style.title.empty() || action.kind == kNoKind;
  return style.title.empty() && (action.type == Action::Type::place || action.type == Action::Type::pass);
}

Expected<std::string> write_in(const Game& game, const MoveStyle& style) {
  const Rules& rules = game.rules();
  const bool red = !style.title.empty();
  const std::string result = result_text(game);
  const auto fen = write_fen(game.before(0));
  if (!fen) return fen;
  std::string out;
  out += tag("Event", told(game, "event")) + tag("Site", told(game, "site"));
  out += tag("Date", told_date(game, '.', "????.??.??")) + tag("Round", told(game, "round"));
  out += tag(red ? "Red" : "White", told_player(game, rules.seats.front())) +
         tag("Black", told_player(game, rules.seats.back()));
  out += tag("Result", result) + game_tags(rules, style) + setup_tags(game, kName, *fen) + told_tags(game) + "\n";
  Movetext moves;
  moves.put_all(told_comment(game, 0));
  int numbered = 0;  // the last number, and whether it was the first seat's
  bool firsts = false, interrupted = false;
  for (std::size_t n = 0; n < game.plies().size(); ++n) {
    const Game::Ply& ply = game.plies()[n];
    const Position& pos = game.before(n);
    if (is_result_only(ply)) break;  // the result itself tells it
    const bool none = ply.action.empty();
    if (none && ply.correction != no_move(pos)) return unwritable(kName, "an arbiter's correction");
    const auto action = none ? Action{} : parse_action(ply.action, rules);
    if (!action) return tl::unexpected(action.error());
    if (!none && !has_word(style, *action)) {
      moves.put(act_comment(ply.action));
      moves.put_all(told_comment(game, n + 1));
      interrupted = true;
      continue;
    }
    const int number = (pos.turn + 1) / 2;
    const bool first = pos.to_act == rules.seats.front();
    // A seat that acts several times in a turn has one number: another 1 would begin another game.
    if (number != numbered || (interrupted && first != firsts))
      moves.put(std::to_string(number) + (first ? "." : "..."));
    numbered = number;
    firsts = first;
    interrupted = false;
    moves.put(none ? std::string(kNoMove) : style.write(pos, *action) + (red ? "" : check_sign(ply.events)));
    const std::string comment = told_comment(game, n + 1);
    moves.put_all(comment);
    interrupted = !comment.empty();
  }
  moves.put(result);
  return out + moves.text();
}

Expected<std::string> write(const Game& game) { return write_in(game, usual_style(game.rules())); }

bool is_no_move(std::string_view text) {
  return text == kNoMove || text == "Z0" || text == "null" || text == "@@@@" || text == "0000";
}

/// Does it look like a move in short notation? "e4", "Nf3", "O-O".
bool looks_like_move(std::string_view text) {
  if (is_castling(text)) return true;
  constexpr std::string_view kBegin = "KQRBNPabcdefgh", kMiddle = "abcdefgh12345678x-=@QRBN+#!?";
  if (text.size() < 2 || text.size() > 9 || kBegin.find(text.front()) == std::string_view::npos) return false;
  return text.find_first_not_of(kMiddle, 1) == std::string_view::npos &&
         text.find_first_of("12345678") != std::string_view::npos;
}

/// Passes the turn of who has not moved; as an arbiter's correction where the game has no such action.
Expected<void> read_no_move(Game& game, const Word& word, LeftOut& left_out) {
  for (const Action& action : Engine::legal(game.position()))
    if (action.type == Action::Type::pass) return act(game, print(action, game.rules()), word.spot);
  if (auto done = game.correct(no_move(game.position())); !done) return bad_record(word.spot, done.error().message);
  left_out.add(word.spot, make_message("%1 is no move: the turn is passed on as by an arbiter's correction.",
                                       arg::quoted(word.text)));
  return {};
}

/// Is there a square in it, or is it castling, or a pawn's capture by its two files, "exd", or has it the form that
/// moves of another game have?
bool move_like(std::string_view word) {
  if (is_no_move(word) || is_castling(word) || has_own_form(word)) return true;
  const auto file = [](char c) { return c >= 'a' && c <= 'z'; };
  for (std::size_t n = 1; n < word.size(); ++n)
    if (file(word[n - 1]) && word[n] >= '1' && word[n] <= '9') return true;
  return word.size() == 3 && word[1] == 'x' && file(word[0]) && file(word[2]);
}

/// Forms of their own lose nothing that looks like a number or a sign; nor does a plus behind a move, which says that
/// a piece promotes where pieces are called so.
bool own_word(std::string_view word) {
  if (is_no_move(word) || has_own_form(word)) return true;
  const std::size_t end = word.find_last_not_of("+#");
  if (end == std::string_view::npos || word.find('+', end) == std::string_view::npos) return false;
  const std::string_view move = word.substr(0, end + 1);
  // "11.Bxb5+" has a number before it, and "--+" is a result.
  const bool numbered = without_number({std::string(word), {}}).text.size() < word.size();
  return !numbered && !is_no_move(move) && move_like(move);
}

template <Ranks ranks>
Expected<void> play(Game& game, const Word& word, LeftOut& left_out) {
  if (is_no_move(word.text)) return read_no_move(game, word, left_out);
  for (const Word& one : moves_in(word)) {
    if (left_out_after_end(game, one, left_out)) return {};
    const auto action = read_styled(game.position(), one, ranks);
    if (!action) return tl::unexpected(action.error());
    if (auto done = act(game, print(*action, game.rules()), one.spot); !done) return done;
  }
  return {};
}

constexpr Tagged kFromZero{kName, &own_word, &move_like, &play<Ranks::from_zero>, &claim_of_head},
    kFromOne{kName, &own_word, &move_like, &play<Ranks::from_one>, &claim_of_head};

/// Where ranks can be counted in two ways, the one is meant by which more can be played.
Expected<Game> read(std::string_view text, LeftOut& left_out) {
  const LeftOut before = left_out;
  auto game = read_tagged(text, kFromZero, left_out);
  if (game && game->rules().writing.styles.empty()) return game;
  const auto tokens = tokens_of(text);
  const bool counted = std::any_of(tokens.begin(), tokens.end(), [](const Token& t) {
    return t.type == Token::Type::word && coordinates(without_number({t.text, t.spot}).text);
  });
  if (!counted) return game;
  LeftOut otherwise = before;
  auto other = read_tagged(text, kFromOne, otherwise);
  if (!other || (game && game->plies().size() >= other->plies().size())) return game;
  left_out = std::move(otherwise);
  return other;
}

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

/// PGN with the moves in another than the game's usual style; all are read as PGN.
std::vector<Format> pgn_styled_formats() {
  constexpr auto never = [](std::string_view) { return false; };
  const auto styled = [&](std::string_view name, Expected<std::string> (*write)(const Game&)) {
    return Format{name, false, write, never, &split_tagged, &pgn::read};
  };
  return {styled("pgn-chinese", [](const Game& game) { return pgn::write_in(game, *find_style("chinese")); }),
          styled("pgn-wxf", [](const Game& game) { return pgn::write_in(game, *find_style("wxf")); }),
          styled("pgn-san", [](const Game& game) { return pgn::write_in(game, *find_style("san")); })};
}

}  // namespace arbiter::notation
