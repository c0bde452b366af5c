// PGN4, the text of four-player chess servers: long moves with the piece's letter, ` .. ` between the seats of a round.
// What a seat does beside moving stands in a comment as in PGN.
#include <algorithm>

#include "referee/notation/about.h"
#include "referee/notation/notation.h"
#include "referee/notation/tags.h"

namespace arbiter::notation {

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
  const auto any = [&](EventType type) {
    return std::any_of(events.begin(), events.end(), [type](const Event& e) { return e.type == type; });
  };
  return any(EventType::checkmate) ? "#" : any(EventType::check) ? "+" : "";
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

Expected<bool> read_word(Game& game, const Word& whole) {
  Word word = whole;
  if (word.text.find_first_not_of("0123456789.") == std::string::npos) return true;
  while (word.text.back() == '+' || word.text.back() == '#') word.text.pop_back();
  const auto played =
      play(game, word, [&](const Action& a) { return is_move(a) && long_move(game.position(), a) == word.text; });
  if (!played) return tl::unexpected(played.error());
  return true;
}

Expected<Game> read(std::string_view text) { return read_tagged(text, kName, &read_word); }

/// A round whose seats are parted by dots, or the colours of its players.
bool claims(std::string_view text) {
  Scanner scan(text);
  scan.skip_blanks();
  return scan.peek() == '[' &&
         (text.find(" .. ") != std::string_view::npos || text.find("[Red ") != std::string_view::npos);
}

}  // namespace

Format pgn4_format() { return {kName, false, &write, &claims, &read}; }

}  // namespace arbiter::notation
