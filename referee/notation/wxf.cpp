// The notation of the World Xiangqi Federation: piece, file from the mover's right, `+` ahead `-` back `.` sideways,
// then the number of points, or the file reached. Of several on a file + is the front one, - the rear one; of three and
// more, or of two files with several pawns each, the number from the front stands for the letter.
#include <algorithm>
#include <map>

#include "referee/notation/about.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/notation/tags.h"

namespace arbiter::notation {

using nlohmann::json;

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

Expected<std::string> write(const Game& game) {
  const Rules& rules = game.rules();
  if (const json options = game.setup().value("options", json::object()); !options.empty())
    return refuse("unwritable", "wxf has no words for options; json and text can hold every game.");
  std::string out = "FORMAT WXF\n";
  for (const auto& [line, field] : kTold)
    if (const std::string value = told(game, field, ""); !value.empty()) out += std::string(line) + " " + value + "\n";
  for (const auto& [line, seat] : {std::pair{"RED", rules.seats.front()}, std::pair{"BLACK", rules.seats.back()}})
    if (const std::string player = told_player(game, seat, ""); !player.empty())
      out += std::string(line) + " " + player + "\n";
  if (game.setup().contains("position")) {
    auto fen = write_fen(game.before(0));
    if (!fen) return fen;
    out += "FEN " + *fen + "\n";
  }
  out += "START{\n";
  int number = 0;
  bool line_open = false;
  for (std::size_t n = 0; n < game.plies().size(); ++n) {
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

Expected<Game> read(std::string_view text) {
  Scanner scan(text);
  json request;
  const auto usual = usual_ruleset(kName);
  if (!usual) return tl::unexpected(usual.error());
  request["ruleset"] = *usual;
  std::map<std::string, std::string> head;
  scan.skip_blanks();
  for (;;) {
    scan.skip_blanks();
    if (scan.done()) return bad_record(scan.spot(), "the moves are wanted between START{ and }END.");
    const Word word = scan.word("{");
    if (word.text == "START" && scan.peek() == '{') break;
    if (scan.peek() == ' ' || scan.peek() == '\t') scan.next();
    const Spot spot = scan.spot();
    const std::string line = scan.until('\n');
    if (word.text == "FORMAT" && line.rfind("WXF", 0) != 0) return bad_record(spot, "the format is not WXF.");
    if (word.text != "FEN") {  // names, places and the like
      head[word.text] = line;
      continue;
    }
    const auto array = Game::start(request);
    if (!array) return bad_record(spot, array.error().message);
    auto position = read_fen(array->rules(), line, spot);
    if (!position) return tl::unexpected(position.error());
    request["position"] = std::move(*position);
  }
  scan.next();
  auto game = Game::start(request);
  if (!game) return bad_record({1, 1}, game.error().message);
  for (const auto& [line, field] : kTold) tell(*game, field, head[line]);
  tell_player(*game, game->rules().seats.front(), head["RED"]);
  tell_player(*game, game->rules().seats.back(), head["BLACK"]);
  for (scan.skip_blanks(); scan.peek() != '}'; scan.skip_blanks()) {
    if (scan.done()) return bad_record(scan.spot(), "the moves do not end with }END.");
    Word word = scan.word("}");
    std::size_t number = 0;
    while (number < word.text.size() && word.text[number] >= '0' && word.text[number] <= '9') ++number;
    if (number == word.text.size() || word.text == "...") continue;
    if (number > 0 && word.text[number] == '.' && number + 1 == word.text.size()) continue;
    std::replace(word.text.begin(), word.text.end(), '=', '.');
    const auto played = play(*game, word, [&](const Action& a) {
      return a.type == Action::Type::move && text_of(game->position(), a) == word.text;
    });
    if (!played) return tl::unexpected(played.error());
  }
  return game;
}

bool claims(std::string_view text) {
  Scanner scan(text);
  scan.skip_blanks();
  return scan.word().text == "FORMAT" || text.find("START{") != std::string_view::npos;
}

}  // namespace

Format wxf_format() { return {kName, false, &write, &claims, &read}; }

}  // namespace arbiter::notation
