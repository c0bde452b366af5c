// SPDX-License-Identifier: MIT
// The formats of lines and of bare moves as people and other programs write them: KIF, CSA, USI, UCCI, WXF, GIB,
// DhtmlXQ and the house's own text.
#include <algorithm>

#include "tests/files/corpus.h"

namespace arbiter::files {

namespace {

using Text = std::optional<std::string>;

/// Where the moves begin: behind the first of these words.
using Begin = std::vector<std::string>;

std::size_t moves_at(const std::string& text, const Begin& words) {
  for (const std::string& word : words)
    if (const std::size_t at = text.find(word); at != std::string::npos) return at + word.size();
  return 0;
}

/// With something behind one of the blanks or line ends (`gap`) of the later half of the moves.
Make among_moves(const Begin& begin, char gap, const std::string& what) {
  return [=](const std::string& text, Dice& dice) -> Text {
    const std::size_t from = moves_at(text, begin), half = from + (text.size() - from) / 2;
    if (from == 0 || text.size() < half + 2) return std::nullopt;
    const std::size_t at = text.find(gap, half + dice() % ((text.size() - half) / 2));
    if (at == std::string::npos) return std::nullopt;
    std::string out = text;
    return out.insert(at + 1, what + gap);
  };
}

/// Behind the last move, on its line.
Make behind(const std::string& what) {
  return [=](const std::string& text, Dice&) -> Text {
    const std::size_t end = text.find_last_not_of('\n') + 1;
    return text.substr(0, end) + what + text.substr(end);
  };
}

/// What USI and UCCI have in common. `impossible`: has the form of a move.
std::vector<Change> of_engines(const std::string& impossible) {
  const Begin moves{" moves "};
  return {{"a word that is no move", Reading::noted, among_moves(moves, ' ', "whatever")},
          {"a move that nobody can play", Reading::noted, among_moves(moves, ' ', impossible)},
          {"a mark apart from the moves", Reading::noted, among_moves(moves, ' ', "!?")},
          {"orders and answers around", Reading::noted,
           [](const std::string& text, Dice&) -> Text {
             return "isready\nreadyok\n" + text + "go movetime 100\ninfo depth 3 score cp 12\nquit\n";
           }},
          {"an engine that resigns", Reading::noted, behind("\ngo infinite\nbestmove resign")},
          {"the line of an engine's log", Reading::whole, before("12:07:31 > ")},
          {"a player who resigns", Reading::whole, behind(" resign")},
          {"a result behind the moves", Reading::whole, behind(" 1-0")},
          {"moves on several lines", Reading::whole,
           [moves](const std::string& text, Dice&) -> Text {
             std::string out = text;
             std::replace(out.begin() + static_cast<std::ptrdiff_t>(moves_at(out, moves)), out.end(), ' ', '\n');
             return out;
           }},
          {"numbers before the moves", Reading::whole, among_moves(moves, ' ', "12.")},
          {"no word before the start", Reading::whole, instead("position ", "")},
          {"an unknown start", Reading::refused, instead("startpos", "middle")}};
}

std::vector<Change> of_kif() {
  const Begin moves{"消費時間--\n"};
  return {{"a line that is no move", Reading::noted, among_moves(moves, '\n', "whatever")},
          {"a numbered word that is no move", Reading::noted, among_moves(moves, '\n', "  99 一手休み")},
          {"a move that nobody can play", Reading::noted, among_moves(moves, '\n', "  99 １一王(11)")},
          {"a remark", Reading::whole, among_moves(moves, '\n', "*good")},
          {"a variation", Reading::noted, behind("\n変化：3手\n   3 ７六歩(77)")},
          {"a player who resigns", Reading::whole, behind("\n  99 投了")},
          {"a flag that falls", Reading::whole, behind("\n  99 切れ負け")},
          {"a game broken off", Reading::noted, behind("\n  99 中断")},
          {"the result in words", Reading::whole, behind("\nまで30手で先手の勝ち")},
          {"a title that nobody knows", Reading::noted, before("手合係：Ada\n")},
          {"titles with a narrow colon", Reading::whole, instead("先手：", "先手:")},
          {"a day in another order", Reading::whole, instead("2024/05/01", "2024年5月1日")},
          {"a day that cannot be read", Reading::noted, instead("2024/05/01", "去年")}};
}

std::vector<Change> of_csa() {
  const Begin moves{"\n+\n"};
  return {{"a line that is no statement", Reading::noted, among_moves(moves, '\n', "whatever")},
          {"a side without a move", Reading::noted, among_moves(moves, '\n', "+pass")},
          {"a move that nobody can play", Reading::noted, among_moves(moves, '\n', "+1111OU")},
          {"a remark", Reading::whole, among_moves(moves, '\n', "'*good")},
          {"a remark of a program", Reading::noted, among_moves(moves, '\n', "' depth 3")},
          {"times", Reading::whole, among_moves(moves, '\n', "T12")},
          {"a player who resigns", Reading::whole, behind("\n%TORYO")},
          {"a flag that falls", Reading::whole, behind("\n%TIME_UP")},
          {"a game broken off", Reading::noted, behind("\n%CHUDAN")},
          {"an end that nobody knows", Reading::noted, behind("\n%MATTA")},
          {"a title that nobody knows", Reading::noted, instead("\nPI\n", "\n$ARBITER:Ada\nPI\n")},
          {"a day in another order", Reading::whole, instead("2024/05/01", "1. May 2024")},
          {"a day that cannot be read", Reading::noted, instead("2024/05/01", "last summer")},
          {"moves on one line", Reading::whole, [moves](const std::string& text, Dice&) -> Text {
             std::string out = text;
             std::replace(out.begin() + static_cast<std::ptrdiff_t>(moves_at(out, moves)), out.end() - 1, '\n', ',');
             return out;
           }}};
}

std::vector<Change> of_wxf() {
  const Begin moves{"START{\n"};
  return {{"a word that is no move", Reading::noted, among_moves(moves, ' ', "whatever")},
          {"a move that nobody can play", Reading::noted, among_moves(moves, ' ', "K9+9")},
          {"marks apart from the moves", Reading::noted, among_moves(moves, ' ', "!?")},
          {"a result behind the moves", Reading::whole, instead("}END", "1-0\n}END")},
          {"two results", Reading::noted,
           [](const std::string& text, Dice& dice) -> Text {
             return instead("RESULT *", "RESULT 0-1")(*instead("}END", "1-0\n}END")(text, dice), dice);
           }},
          {"no end of the moves", Reading::noted, instead("}END", "")},
          {"a comment behind the moves", Reading::whole, behind("\nCOMMENT{\na good game\n}COMMENT")},
          {"a result that nobody knows", Reading::noted, instead("RESULT *", "RESULT unclear")},
          {"a day that cannot be read", Reading::noted, instead("2024-05-01", "last summer")},
          {"numbers without a blank", Reading::whole, instead(". ", ".")}};
}

std::vector<Change> of_gib() {
  const Begin moves{"\n\n"};
  return {{"a word that is no move", Reading::noted, among_moves(moves, ' ', "whatever")},
          {"a move that nobody can play", Reading::noted, among_moves(moves, ' ', "11장11")},
          {"a remark", Reading::whole, among_moves(moves, ' ', "{good}")},
          {"a variation", Reading::noted, among_moves(moves, ' ', "(1. 41졸42)")},
          {"a result behind the moves", Reading::whole,
           [](const std::string& text, Dice& dice) -> Text {
             const bool open = text.find("[대국결과 \"미상\"]") != std::string::npos;
             return open ? behind(" 1-0")(text, dice) : std::nullopt;
           }},
          {"a result that nobody knows", Reading::noted, instead("미상\"]\n\n", "가나\"]\n\n")},
          {"a day that cannot be read", Reading::noted, instead("2024-05-01", "작년")}};
}

std::vector<Change> of_dhtmlxq() {
  return {{"a move that nobody can play", Reading::noted, instead("[/DhtmlXQ_movelist]", "0000[/DhtmlXQ_movelist]")},
          {"half a move", Reading::noted, instead("[/DhtmlXQ_movelist]", "77[/DhtmlXQ_movelist]")},
          {"blanks between the moves", Reading::whole, instead("[DhtmlXQ_movelist]", "[DhtmlXQ_movelist] \n ")},
          {"a variation", Reading::noted,
           instead("[DhtmlXQ_movelist]", "[DhtmlXQ_move_0_1_1]7747[/DhtmlXQ_move_0_1_1][DhtmlXQ_movelist]")},
          {"a board with too few pieces", Reading::refused, instead("[DhtmlXQ_binit]", "[DhtmlXQ_binit]99")}};
}

std::vector<Change> of_text() {
  const Begin moves{"\n1. "};
  return {{"a line that is no action", Reading::noted, among_moves(moves, '\n', "whatever")},
          {"an action that nobody can carry out", Reading::noted, among_moves(moves, '\n', "99. z1z2")},
          {"a line of the head that nobody knows", Reading::noted, instead("\n1. ", "\ncolour blue\n1. ")},
          {"another number", Reading::noted, instead("\n2. ", "\n3. ")},
          {"a result that the rules do not give", Reading::noted, behind("\nresult {\"winners\": [\"S\"]}")},
          {"an unknown game", Reading::refused, instead("game of ", "game of the ")}};
}

}  // namespace

std::vector<Shelf> lined_shelves() {
  return {{"kif", {"shogi"}, of_kif()},
          {"csa", {"shogi"}, of_csa()},
          {"usi", {"shogi"}, of_engines("1a1a")},
          {"wxf", {"xiangqi"}, of_wxf()},
          {"ucci", {"xiangqi"}, of_engines("a0a0")},
          {"dhtmlxq", {"xiangqi"}, of_dhtmlxq()},
          {"gib", {"janggi"}, of_gib()},
          {"text", {"chess", "european-chess", "mr-joseph"}, of_text()}};
}

}  // namespace arbiter::files
