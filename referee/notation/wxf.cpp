// SPDX-License-Identifier: MIT
// The notation of the World Xiangqi Federation: piece, file from the mover's right, `+` ahead `-` back `.` sideways,
// then the number of points, or the file reached. Of several on a file + is the front one, - the rear one; of three and
// more, or of two files with several pawns each, the number from the front stands for the letter.
#include <algorithm>
#include <cctype>
#include <map>

#include "referee/notation/about.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/notation/tags.h"
#include "referee/wire/games.h"

namespace arbiter::notation {

using nlohmann::json;

namespace wxf {
namespace {

constexpr std::string_view kName = "wxf";
/// Lines of the head that tell of the game.
constexpr std::pair<const char*, const char*> kTold[] = {
    {"EVENT", "event"}, {"SITE", "site"}, {"DATE", "date"}, {"TIME", "time"}, {"ROUND", "round"}};

char letter(const std::string& kind) {
  static const std::map<std::string, char> table{{"king", 'K'}, {"advisor", 'A'}, {"elephant", 'E'}, {"horse", 'H'},
                                                 {"rook", 'R'}, {"cannon", 'C'},  {"pawn", 'P'}};
  const auto it = table.find(kind);
  return it == table.end() ? '?' : it->second;
}

/// File of a cell from the right of the player at `side`.
int file_from_right(const Board& board, Cell cell, Seat side) {
  return side == Seat::N ? board.file(cell) + 1 : board.width() - board.file(cell);
}

int ahead(const Board& board, Cell cell, Seat side) {
  return side == Seat::N ? board.height() - board.rank(cell) : board.rank(cell) + 1;
}

std::string text_of(const Position& pos, const Action& action) {
  const Board& board = pos.board();
  const Piece& piece = pos.pieces[pos.at(action.from)];
  const Seat side = piece.army;
  // Pieces like it, by file, the front one first.
  std::map<int, std::vector<Cell>> files;
  for (const Piece& p : pos.pieces)
    if (p.where == Where::board && p.kind == piece.kind && p.army == side) files[board.file(p.cell)].push_back(p.cell);
  std::size_t crowded = 0;
  for (auto& [file, cells] : files) {
    std::sort(cells.begin(), cells.end(),
              [&](Cell a, Cell b) { return ahead(board, a, side) > ahead(board, b, side); });
    crowded += cells.size() > 1;
  }
  const std::vector<Cell>& beside = files[board.file(action.from)];
  const auto place = std::find(beside.begin(), beside.end(), action.from) - beside.begin();
  const std::string from = std::to_string(file_from_right(board, action.from, side));
  std::string text(1, letter(pos.rules->name(piece.kind)));
  if (beside.size() == 1)
    text += from;
  else if (beside.size() == 2 && crowded == 1)
    text += place == 0 ? "+" : "-";
  else
    text = std::to_string(place + 1) + from;
  const int steps = ahead(board, action.to, side) - ahead(board, action.from, side);
  text += steps > 0 ? "+" : steps < 0 ? "-" : ".";
  const bool along_file = board.file(action.from) == board.file(action.to);
  return text + std::to_string(along_file ? std::abs(steps) : file_from_right(board, action.to, side));
}

/// The same with the file, however many stand on it: how pieces are written that cannot be mistaken (of two advisors on
/// a file only one can go ahead).
std::string with_file(const Position& pos, const Action& action, const std::string& text) {
  const Piece& piece = pos.pieces[pos.at(action.from)];
  const std::size_t sign = text.find_last_of("+-.");
  return letter(pos.rules->name(piece.kind)) + std::to_string(file_from_right(pos.board(), action.from, piece.army)) +
         text.substr(sign);
}

constexpr std::string_view kFirstWins = "1-0", kSecondWins = "0-1", kDrawn = "1/2-1/2";

std::string result_of(const Game& game) {
  if (!game.over()) return "*";
  const auto won = [&](Seat seat) { return ((game.standing().result->winners >> index(seat)) & 1) != 0; };
  if (won(game.rules().seats.front())) return std::string(kFirstWins);
  return std::string(won(game.rules().seats.back()) ? kSecondWins : kDrawn);
}

Seat other_of(const Rules& rules, Seat seat) {
  return seat == rules.seats.front() ? rules.seats.back() : rules.seats.front();
}

/// The actions by which a game comes to the result that its text gives, where the moves have not ended it.
std::vector<std::string> ending(const Game& game, std::string_view result) {
  const Rules& rules = game.rules();
  const Seat to_act = game.position().to_act;
  if (result == kFirstWins) return {std::string(name(rules.seats.back())) + ":resign"};
  if (result == kSecondWins) return {std::string(name(rules.seats.front())) + ":resign"};
  if (result == kDrawn)
    return {std::string(name(to_act)) + ":draw", std::string(name(other_of(rules, to_act))) + ":accept"};
  return {};
}

/// How many plies at the end the result alone tells: giving up, a draw offered and accepted.
std::size_t told_by_result(const Game& game) {
  if (!game.over()) return 0;
  for (const std::size_t n : {std::size_t{1}, std::size_t{2}}) {
    if (game.plies().size() < n) break;
    Game before = game;
    if (!before.undo(static_cast<int>(n)) || before.over()) continue;
    const auto actions = ending(before, result_of(game));
    if (actions.size() != n) continue;
    bool same = true;
    for (std::size_t i = 0; i < n && same; ++i)
      same = before.act(actions[i]) && before.plies().back().action == game.plies()[game.plies().size() - n + i].action;
    if (same) return n;
  }
  return 0;
}

Expected<std::string> write(const Game& game) {
  const Rules& rules = game.rules();
  if (!game.beginning().options_said.empty())
    return refuse("unwritable", "wxf has no words for options; json and text can hold every game.");
  std::string out = "FORMAT WXF\nRESULT " + result_of(game) + "\n";
  for (const auto& [line, field] : kTold)
    if (const std::string value = told(game, field, ""); !value.empty()) out += std::string(line) + " " + value + "\n";
  for (const auto& [line, seat] : {std::pair{"RED", rules.seats.front()}, std::pair{"BLACK", rules.seats.back()}})
    if (const std::string player = told_player(game, seat, ""); !player.empty())
      out += std::string(line) + " " + player + "\n";
  if (!game.beginning().position.is_nothing()) {
    auto fen = write_fen(game.before(0));
    if (!fen) return fen;
    out += "FEN " + *fen + "\n";
  }
  out += "START{\n";
  int number = 0;
  bool line_open = false;
  const std::size_t count = game.plies().size() - told_by_result(game);
  for (std::size_t n = 0; n < count; ++n) {
    const Game::Ply& ply = game.plies()[n];
    if (ply.action.empty()) return unwritable(kName, "an arbiter's correction");
    const auto action = parse_action(ply.action, rules);
    if (!action || action->type != Action::Type::move || action->kind != kNoKind) return unwritable(kName, ply.action);
    const Position& pos = game.before(n);
    const bool first = pos.to_act == rules.seats.front();
    if (first || !line_open) out += (line_open ? "\n" : "") + std::to_string(++number) + "." + (first ? "" : " ...");
    out += " " + text_of(pos, *action);
    line_open = first;
    if (!first) out += "\n";
  }
  return out + (line_open ? "\n" : "") + "}END\n";
}

/// The text as this program writes it: capitals for both sides, a point for sideways, the usual letters, `+` and `-`
/// behind the letter.
std::string normal(std::string text) {
  for (char& c : text) {
    c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    if (c == '=') c = '.';
    if (c == 'N') c = 'H';
    if (c == 'B') c = 'E';
  }
  if (text.size() > 1 && (text[0] == '+' || text[0] == '-') && std::isalpha(static_cast<unsigned char>(text[1])))
    std::swap(text[0], text[1]);
  return text;
}

Expected<void> read_move(Game& game, const Word& word) {
  const std::string text = normal(word.text);
  const Position& pos = game.position();
  ActionList legal, exact, loose;
  Engine::legal_unsorted(pos, legal);
  for (const Action& a : legal) {
    if (a.type != Action::Type::move) continue;
    const std::string its = text_of(pos, a);
    if (its == text) exact.push_back(a);
    if (with_file(pos, a, its) == text) loose.push_back(a);
  }
  const ActionList& meant = exact.empty() ? loose : exact;
  if (meant.size() == 1) return act(game, print(meant.front(), game.rules()), word.spot);
  std::string all;
  for (const Action& a : meant) all += (all.empty() ? "" : " or ") + text_of(pos, a);
  return bad_record(word.spot, "\"" + word.text + "\" " +
                                   (meant.empty() ? "is no legal move of " + std::string(name(pos.to_act)) + " here."
                                                  : "may mean " + all + "."));
}

/// What stands before START{: where the game begins, how it ended.
struct Head {
  json request;
  Word result;
  std::map<std::string, std::string> told;  ///< names, places and the like, by the first word of their lines
};

Expected<Head> read_head(Scanner& scan) {
  Head head;
  const auto usual = usual_ruleset(kName);
  if (!usual) return tl::unexpected(usual.error());
  head.request["ruleset"] = *usual;
  for (;;) {
    scan.skip_blanks();
    if (scan.done()) return bad_record(scan.spot(), "the moves are wanted between START{ and }END.");
    const Word word = scan.word("{");
    if (word.text == "START" && scan.peek() == '{') break;
    while (scan.peek() == ' ' || scan.peek() == '\t') scan.next();
    const Spot spot = scan.spot();
    const std::string line = scan.until('\n');
    if (word.text == "FORMAT" && line.rfind("WXF", 0) != 0) return bad_record(spot, "the format is not WXF.");
    if (word.text == "RESULT") {
      Scanner rest(line);
      head.result = {rest.word().text, spot};
    } else if (word.text != "FEN") {
      head.told[word.text] = line;
    }
    if (word.text != "FEN") continue;
    const auto array = wire::start(head.request);
    if (!array) return bad_record(spot, array.error().message);
    auto position = read_fen(array->rules(), line, spot);
    if (!position) return tl::unexpected(position.error());
    head.request["position"] = std::move(*position);
  }
  scan.next();
  return head;
}

Expected<void> read_result(Game& game, const Word& result, LeftOut& left_out) {
  if (result.text.empty() || result.text == "*") return {};
  if (game.over()) {
    if (result.text != result_of(game))
      left_out.add(result.spot, "the result " + result.text + "; by the rules it is " + result_of(game) + ".");
    return {};
  }
  const auto actions = ending(game, result.text);
  if (actions.empty()) left_out.add(result.spot, "the result \"" + result.text + "\".");
  for (const std::string& action : actions)
    if (!game.over())
      if (auto done = act(game, action, result.spot); !done) return done;
  return {};
}

Expected<Game> read(std::string_view text, LeftOut& left_out) {
  Scanner scan(text);
  auto head = read_head(scan);
  if (!head) return tl::unexpected(head.error());
  auto game = wire::start(head->request);
  if (!game) return bad_record({1, 1}, game.error().message);
  for (const auto& [line, field] : kTold) tell(*game, field, head->told[line]);
  tell_player(*game, game->rules().seats.front(), head->told["RED"]);
  tell_player(*game, game->rules().seats.back(), head->told["BLACK"]);
  for (scan.skip_blanks(); scan.peek() != '}'; scan.skip_blanks()) {
    if (scan.done()) return bad_record(scan.spot(), "the moves do not end with }END.");
    const Word word = scan.word("}");
    std::size_t number = 0;
    while (number < word.text.size() && word.text[number] >= '0' && word.text[number] <= '9') ++number;
    if (number == word.text.size() || word.text == "...") continue;
    if (number > 0 && word.text[number] == '.' && number + 1 == word.text.size()) continue;
    if (left_out_after_end(*game, word, left_out)) return game;
    if (auto done = read_move(*game, word); !done) return tl::unexpected(done.error());
  }
  if (auto done = read_result(*game, head->result, left_out); !done) return tl::unexpected(done.error());
  return game;
}

bool claims(std::string_view text) {
  Scanner scan(text);
  scan.skip_blanks();
  return scan.word().text == "FORMAT" || text.find("START{") != std::string_view::npos;
}

}  // namespace
}  // namespace wxf

Format wxf_format() { return {wxf::kName, false, &wxf::write, &wxf::claims, &one_part, &wxf::read}; }

}  // namespace arbiter::notation
