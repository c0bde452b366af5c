// SPDX-License-Identifier: MIT
#include "referee/notation/kif_moves.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "referee/notation/encoding.h"
#include "referee/notation/kif_setup.h"

namespace arbiter::notation::kif {

namespace {

constexpr std::string_view kDrop = "打", kPromotes = "成", kStays = "不成", kSame = "同";
constexpr std::array<std::string_view, 10> kFiles{"", "１", "２", "３", "４", "５", "６", "７", "８", "９"};

bool take(std::string_view& text, std::string_view what) {
  if (text.substr(0, what.size()) != what) return false;
  text.remove_prefix(what.size());
  return true;
}

bool take_end(std::string_view& text, std::string_view what) {
  if (text.size() < what.size() || text.substr(text.size() - what.size()) != what) return false;
  text.remove_suffix(what.size());
  return true;
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
  return text;
}

/// The text with one form of each character, without blanks: usual digits, one king, one dragon, promoted pieces by two
/// signs.
std::string normal(const std::string& text) {
  std::string out = narrow(text);
  for (const auto& [other, ours] : {std::pair<std::string_view, std::string_view>{"王", "玉"},
                                    {"竜", "龍"},
                                    {"杏", "成香"},
                                    {"圭", "成桂"},
                                    {"全", "成銀"},
                                    {"仝", "同"},
                                    {"生", "不成"},
                                    {" ", ""},
                                    {"\t", ""}})
    out = replaced(out, other, ours);
  return out;
}

/// What a text says of a move.
struct Said {
  Cell to;
  std::string piece;  ///< its name, as the board has it before the move
  bool promotes = false, drop = false;
  std::optional<Cell> from;  ///< KIF
  std::string how;           ///< KI2: signs that tell which of several
};

std::optional<Cell> square(const Board& board, std::string_view& text) {
  if (text.empty() || text.front() < '1' || text.front() > '9') return std::nullopt;
  const int file = text.front() - '0';
  text.remove_prefix(1);
  int rank = 0;
  if (!text.empty() && text.front() >= '1' && text.front() <= '9') {
    rank = text.front() - '0';
    text.remove_prefix(1);
  }
  for (int r = 1; r <= 9 && rank == 0; ++r)
    if (take(text, rank_name(r))) rank = r;
  const Cell cell = board.at(board.width() - file, board.height() - rank);
  return rank != 0 && cell.valid() ? std::optional(cell) : std::nullopt;
}

/// The longest name of a piece that the text begins with; taken off.
std::string piece(const Rules& rules, std::string_view& text) {
  std::string_view best;
  for (const KindInfo& kind : rules.kinds) {
    const std::string_view its = piece_name(kind.name);
    if (!its.empty() && text.substr(0, its.size()) == its && its.size() > best.size()) best = its;
  }
  text.remove_prefix(best.size());
  return std::string(best);
}

std::optional<Said> parse(const Position& pos, Cell last, const std::string& whole) {
  std::string_view text = whole;
  Said said{kNoCell, {}, false, false, std::nullopt, {}};
  if (take(text, kSame)) {
    if (!last.valid()) return std::nullopt;
    said.to = last;
  } else if (const auto to = square(pos.board(), text)) {
    said.to = *to;
  } else {
    return std::nullopt;
  }
  said.piece = piece(*pos.rules, text);
  if (said.piece.empty()) return std::nullopt;
  if (const std::size_t bracket = text.find('('); bracket != std::string_view::npos) {
    std::string_view from = text.substr(bracket + 1);
    // A piece from the hand comes from no square, which some programs write as (00).
    said.drop = from == "00)" || from == "0)";
    if (!said.drop) {
      said.from = square(pos.board(), from);
      if (!said.from || from != ")") return std::nullopt;
    }
    text = text.substr(0, bracket);
  }
  if (!take_end(text, kStays)) said.promotes = take_end(text, kPromotes);
  if (take_end(text, kDrop)) said.drop = true;
  if (said.drop && said.from) return std::nullopt;
  said.how = text;
  return said;
}

/// Where a piece comes from as its owner sees it: to the right of the goal, and behind it.
struct Origin {
  int right, behind;
};

Origin origin(const Board& board, const Action& action, bool first) {
  const int x = board.file(action.from) - board.file(action.to), y = board.rank(action.to) - board.rank(action.from);
  return first ? Origin{x, y} : Origin{-x, -y};
}

/// Of several pieces that could go there those that the sign means; false: there is no such sign.
bool narrow_down(ActionList& list, const Board& board, bool first, std::string_view sign) {
  const auto keep = [&](auto&& fits) {
    list.erase(
        std::remove_if(list.begin(), list.end(), [&](const Action& a) { return !fits(origin(board, a, first)); }),
        list.end());
  };
  if (sign == "上" || sign == "行" || sign == "入") {
    keep([](Origin o) { return o.behind > 0; });
  } else if (sign == "引") {
    keep([](Origin o) { return o.behind < 0; });
  } else if (sign == "寄") {
    keep([](Origin o) { return o.behind == 0; });
  } else if (sign == "直") {
    keep([](Origin o) { return o.right == 0 && o.behind > 0; });
  } else if (sign == "右" || sign == "左") {
    const int way = sign == "右" ? 1 : -1;
    int best = -100;
    for (const Action& a : list) best = std::max(best, way * origin(board, a, first).right);
    keep([&](Origin o) { return way * o.right == best; });
  } else {
    return false;
  }
  return true;
}

/// Those of `moves` that fit the signs of a KI2 text; up and sideways are told before right and left.
bool narrow_down_all(ActionList& moves, const Position& pos, std::string_view how) {
  const bool first = pos.to_act == pos.rules->seats.front();
  std::string_view side;
  while (!how.empty()) {
    const std::string_view sign = how.substr(0, std::string_view("上").size());
    how.remove_prefix(sign.size());
    if (sign == "右" || sign == "左")
      side = sign;
    else if (!narrow_down(moves, pos.board(), first, sign))
      return false;
  }
  return side.empty() || narrow_down(moves, pos.board(), first, side);
}

}  // namespace

bool is_move(const Action& a) { return a.type == Action::Type::move || a.type == Action::Type::place; }

bool looks_like_move(const std::string& given) {
  const std::string whole = normal(given);
  std::string_view text = whole;
  if (take(text, kSame)) return !text.empty();
  if (text.empty() || text.front() < '1' || text.front() > '9') return false;
  text.remove_prefix(1);
  bool rank = !text.empty() && text.front() >= '1' && text.front() <= '9';
  if (rank) text.remove_prefix(1);
  for (int r = 1; r <= 9 && !rank; ++r) rank = take(text, rank_name(r));
  return rank && !text.empty();
}

std::string move_text(const Position& pos, const Action& action, bool same) {
  const Board& board = pos.board();
  std::string text = same ? std::string(kSame) + "　"
                          : std::string(kFiles[static_cast<std::size_t>(file_of(board, action.to))]) +
                                std::string(rank_name(rank_of(board, action.to)));
  if (action.type == Action::Type::place)
    return text + std::string(piece_name(pos.rules->name(action.kind))) + std::string(kDrop);
  text += piece_name(pos.rules->name(pos.pieces[pos.at(action.from)].kind));
  if (action.kind != kNoKind) text += kPromotes;
  return text + "(" + std::to_string(file_of(board, action.from)) + std::to_string(rank_of(board, action.from)) + ")";
}

Expected<Action> read_move(const Position& pos, Cell last, const Word& word) {
  const auto said = parse(pos, last, normal(word.text));
  if (!said) return bad_record(word.spot, make_message("%1 is no move.", arg::quoted(word.text)));
  ActionList legal;
  Engine::legal_unsorted(pos, legal);
  ActionList moves, drops;
  for (const Action& a : legal) {
    if (!is_move(a) || a.to != said->to) continue;
    const bool drop = a.type == Action::Type::place;
    const Kind kind = drop ? a.kind : pos.pieces[pos.at(a.from)].kind;
    if (piece_name(pos.rules->name(kind)) != said->piece) continue;
    if (drop)
      drops.push_back(a);
    else if ((a.kind != kNoKind) == said->promotes && (!said->from || *said->from == a.from))
      moves.push_back(a);
  }
  if (!narrow_down_all(moves, pos, said->how))
    return bad_record(word.spot, make_message("%1 is no move.", arg::quoted(word.text)));
  // Where no piece on the board could go, 打 is left away.
  const bool dropped = said->drop || (moves.empty() && !said->from && !said->promotes);
  const ActionList& meant = dropped ? drops : moves;
  if (meant.size() == 1) return meant.front();
  if (meant.empty())
    return bad_record(word.spot, make_message("%1 is no legal move of %2 here.", arg::quoted(word.text),
                                              arg::seat(name(pos.to_act))));
  std::vector<std::string> all;
  for (const Action& a : meant) all.push_back(move_text(pos, a, false));
  return bad_record(word.spot, make_message("%1 may mean %2.", arg::quoted(word.text), one_of(all)));
}

}  // namespace arbiter::notation::kif
