// SPDX-License-Identifier: MIT
// PGN4, the text of four-player chess servers: long moves with the piece's letter, ` .. ` between the seats of a round.
// What a seat does beside moving stands in a comment as in PGN.
#include <algorithm>

#include "referee/notation/about.h"
#include "referee/notation/notation.h"
#include "referee/notation/outcome.h"
#include "referee/notation/san.h"
#include "referee/notation/tagged_read.h"
#include "referee/notation/tags.h"
#include "referee/notation/tokens.h"

namespace arbiter::notation {

namespace pgn4 {
namespace {

constexpr std::string_view kName = "pgn4";
constexpr std::string_view kPawn = "P";
constexpr std::pair<Seat, const char*> kPlayers[] = {
    {Seat::S, "Red"}, {Seat::W, "Blue"}, {Seat::N, "Yellow"}, {Seat::E, "Green"}};

std::string letter_of(const Rules& rules, Kind kind) {
  const std::string letter(letters(rules, kind));
  return letter == kPawn ? "" : letter;
}

/// `h2-h4`, `Ng1xPf3`, `b7-b8=Q`.
std::string long_move(const Position& pos, const Action& action) {
  const Rules& rules = *pos.rules;
  const Board& board = pos.board();
  if (action.type == Action::Type::place) return std::string(letters(rules, action.kind)) + "@" + board.name(action.to);
  std::string text = letter_of(rules, pos.pieces[pos.at(action.from)].kind) + board.name(action.from);
  const Piece* there = pos.piece_at(action.to);
  text += there ? "x" + std::string(letters(rules, there->kind)) : "-";
  text += board.name(action.to);
  if (action.kind != kNoKind) text += "=" + std::string(letters(rules, action.kind));
  return text;
}

std::string sign(const EventList& events) {
  const auto any = [&](const auto& which) { return std::any_of(events.begin(), events.end(), which); };
  if (any([](const Event& e) { return e.is<change::Checkmate>(); })) return "#";
  return any([](const Event& e) { return e.is<change::Check>(); }) ? "+" : "";
}

bool is_move(const Action& action) {
  return (action.type == Action::Type::move || action.type == Action::Type::place) && action.seat == Seat::none;
}

Expected<std::string> write(const Game& game) {
  const Rules& rules = game.rules();
  std::string out;
  for (const auto& [field, name] : {std::pair{"event", "Event"}, {"site", "Site"}, {"round", "Round"}})
    if (const std::string value = told(game, field, ""); !value.empty()) out += tag(name, value);
  if (const std::string date = told_date(game, '.', ""); !date.empty()) out += tag("Date", date);
  for (const auto& [seat, colour] : kPlayers)
    if (rules.seated(seat)) out += tag(colour, told_player(game, seat));
  std::string result = "*";
  if (game.position().over()) {
    result.clear();
    for (const Seat seat : rules.seats) {
      const bool won = ((game.position().result.winners >> index(seat)) & 1) != 0;
      result += (result.empty() ? "" : " - ") + std::string(name(seat)) + ": " + (won ? "1" : "0");
    }
  }
  out += tag("Result", result) + setup_tags(game, kName, "") + told_tags(game) + "\n";
  Movetext moves;
  moves.put_all(told_comment(game, 0));
  int round = 0;
  std::ptrdiff_t last = static_cast<std::ptrdiff_t>(rules.seats.size());
  for (std::size_t n = 0; n < game.plies().size(); ++n) {
    const Game::Ply& ply = game.plies()[n];
    const Position& pos = game.before(n);
    if (is_result_only(ply)) break;  // the result itself tells it
    if (ply.action.empty()) return unwritable(kName, "an arbiter's correction");
    const auto action = parse_action(ply.action, rules);
    if (!action) return tl::unexpected(action.error());
    if (!is_move(*action)) {
      moves.put(act_comment(ply.action));
      moves.put_all(told_comment(game, n + 1));
      continue;
    }
    const std::ptrdiff_t place = std::find(rules.seats.begin(), rules.seats.end(), pos.to_act) - rules.seats.begin();
    moves.put(place <= last ? std::to_string(++round) + "." : "..");
    last = place;
    moves.put(long_move(pos, *action) + sign(ply.events));
    moves.put_all(told_comment(game, n + 1));
  }
  return out + moves.text();
}

/// The same however servers write it: the captured piece with or without its letter, or with a mark of whose it was; no
/// sign for check; a promotion's letter with or without `=`.
std::string bare(std::string text) {
  while (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) text.pop_back();
  if (const std::size_t x = text.find('x'); x != std::string::npos && x + 1 < text.size()) {
    std::size_t end = x + 1;
    while (end < text.size() && text[end] >= 'A' && text[end] <= 'Z') ++end;
    text.erase(x, end - x);
    text.insert(x, "-");
  }
  text.erase(std::remove(text.begin(), text.end(), '='), text.end());
  return text;
}

/// `O-O` is to the nearer rook: the king goes two squares along its own row.
bool is_castling(const Position& pos, const Action& action, std::string_view text) {
  if (action.type != Action::Type::move) return false;
  const Piece& king = pos.pieces[pos.at(action.from)];
  const auto target = Engine::find_target(pos, action);
  if (!pos.rules->is_royal_kind(king.kind) || !target || !target->special) return false;
  const Board& board = pos.board();
  const Vec way{static_cast<std::int8_t>((board.file(action.to) > board.file(action.from)) -
                                         (board.file(action.to) < board.file(action.from))),
                static_cast<std::int8_t>((board.rank(action.to) > board.rank(action.from)) -
                                         (board.rank(action.to) < board.rank(action.from)))};
  int steps = 0;
  for (Cell c = board.step(action.from, way); c.valid(); c = board.step(c, way)) {
    ++steps;
    const Piece* p = pos.piece_at(c);
    if (p && p->army == king.army && pos.rules->name(p->kind) == "rook") break;
  }
  return (steps <= 3) == (text == "O-O");
}

/// What stands for a move of a seat that is out of the game.
struct Out {
  std::string_view word;
  const char* told;  ///< the note about the seat, where that is read as giving up
};
constexpr Out kOut[] = {{"R", ""},
                        {"T", text::N_("that %1 ran out of time; it is read as giving up.")},
                        {"#", text::N_("that %1 was mated; it is read as giving up.")},
                        {"S", text::N_("that %1 was stalemated; it is read as giving up.")}};

bool is_out(std::string_view word) {
  return std::any_of(std::begin(kOut), std::end(kOut), [=](const Out& out) { return out.word == word; });
}

/// Has the seat that acted before the last ply's end left the game by the rules?
bool just_out(const Game& game) {
  if (game.plies().empty()) return false;
  const auto& events = game.plies().back().events;
  return std::any_of(events.begin(), events.end(),
                     [](const Event& e) { return e.is<change::Checkmate>() || e.is<change::Eliminated>(); });
}

/// A seat that is out resigns, or leaves where nobody resigns. Mate and stalemate that the rules have seen are nothing
/// new.
Expected<void> read_out(Game& game, const Word& word, LeftOut& left_out) {
  const auto* const out =
      std::find_if(std::begin(kOut), std::end(kOut), [&](const Out& one) { return one.word == word.text; });
  const bool by_rules = word.text == "#" || word.text == "S";
  if (by_rules && (game.over() || just_out(game))) return {};
  const std::string seat(name(game.position().to_act));
  if (word.text != "R") left_out.add(word.spot, make_message(out->told, arg::seat(seat)));
  if (game.act(seat + ":resign")) return {};
  return act(game, seat + ":leave", word.spot);
}

/// Two squares with a dash or a capture between them, or castling.
bool move_like(std::string_view word) {
  if (notation::is_castling(word)) return true;
  const std::size_t digit = word.find_first_of("0123456789");
  return digit != std::string_view::npos && digit > 0 && word[digit - 1] >= 'a' && word[digit - 1] <= 'z';
}

Expected<void> read_move(Game& game, const Word& word, LeftOut& left_out) {
  if (is_out(word.text)) return read_out(game, word, left_out);
  std::string text = bare(word.text);
  const bool castling = notation::is_castling(text);
  if (castling) text = std::count_if(text.begin(), text.end(), [](char c) { return c != '-'; }) == 2 ? "O-O" : "O-O-O";
  const auto played = play(game, word, [&](const Action& a) {
    return castling ? is_castling(game.position(), a, text) : is_move(a) && bare(long_move(game.position(), a)) == text;
  });
  return played ? Expected<void>{} : tl::unexpected(played.error());
}

/// "S: 1 - W: 0 - N: 0 - E: 0" as this program writes it; 1-0 where two sides play.
std::optional<Claim> claim(const Rules& rules, const Word& word) {
  if (rules.seats.size() == 2 || is_result_word(word.text) || word.text == "*") {
    auto two = claim_of(rules, word);
    if (!two || two->open || rules.seats.size() == 2) return two;
    if (two->winners == 0) return two;
    return std::nullopt;
  }
  Claim said;
  said.word = word;
  std::size_t seats = 0;
  Scanner scan(word.text);
  for (scan.skip_blanks(); !scan.done(); scan.skip_blanks()) {
    const std::string who = scan.word(":").text;
    const auto seat = parse_seat(who);
    if (!seat || scan.peek() != ':') continue;
    scan.next();
    scan.skip_blanks();
    ++seats;
    if (scan.word().text == "1") said.winners |= static_cast<std::uint8_t>(1U << index(*seat));
  }
  return seats == rules.seats.size() ? std::optional(said) : std::nullopt;
}

constexpr Tagged kTagged{kName, &is_out, &move_like, &read_move, &claim};

Expected<Game> read(std::string_view text, LeftOut& left_out) { return read_tagged(text, kTagged, left_out); }

/// A round whose seats are parted by dots, or the colours of its players: in the first game, not in its remarks.
bool claims(std::string_view text) {
  Tokens tokens(text);
  bool moves = false, red = false, black = false;
  for (Token token = tokens.next(); token.type != Token::Type::end; token = tokens.next()) {
    if (token.type == Token::Type::tag) {
      if (moves) break;
      if (token.text == "StartFen4") return true;
      red = red || token.text == "Red";
      black = black || token.text == "Black";
    } else if (token.type == Token::Type::word) {
      if (token.text == "..") return true;
      moves = true;
    }
  }
  return red && !black;
}

}  // namespace
}  // namespace pgn4

Format pgn4_format() { return {pgn4::kName, false, &pgn4::write, &pgn4::claims, &split_tagged, &pgn4::read}; }

}  // namespace arbiter::notation
