// SPDX-License-Identifier: MIT
#include "referee/notation/kif_setup.h"

#include <algorithm>
#include <array>

#include "referee/core/rules.h"
#include "referee/notation/notation.h"

namespace arbiter::notation::kif {

using nlohmann::json;

namespace {

constexpr std::string_view kHandicap = "手合割：", kEven = "平手", kOther = "その他", kNothing = "なし", kEmpty = "・";
constexpr std::string_view kRest = "残り全部";
constexpr std::string_view kFileLine = "  ９ ８ ７ ６ ５ ４ ３ ２ １";
constexpr std::string_view kEdge = "+---------------------------+";
constexpr std::array<std::string_view, 11> kNumbers{"", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"};

struct Name {
  std::string_view kind, moves, diagram;
};
constexpr Name kNames[] = {{"king", "玉", "玉"},
                           {"rook", "飛", "飛"},
                           {"bishop", "角", "角"},
                           {"gold-general", "金", "金"},
                           {"silver-general", "銀", "銀"},
                           {"knight", "桂", "桂"},
                           {"lance", "香", "香"},
                           {"pawn", "歩", "歩"},
                           {"tokin", "と", "と"},
                           {"promoted-lance", "成香", "杏"},
                           {"promoted-knight", "成桂", "圭"},
                           {"promoted-silver", "成銀", "全"},
                           {"dragon-horse", "馬", "馬"},
                           {"dragon-king", "龍", "龍"},
                           {"drunk-elephant", "酔象", "酔"},
                           {"crown-prince", "太子", "太"}};

/// Handicaps: what the second player gives up, as file and rank. The second player then moves first.
struct Handicap {
  std::string_view name;
  std::vector<int> squares;
};
const std::vector<Handicap>& handicaps() {
  static const std::vector<Handicap> list{{"香落ち", {11}},
                                          {"右香落ち", {91}},
                                          {"角落ち", {22}},
                                          {"飛車落ち", {82}},
                                          {"飛香落ち", {82, 11}},
                                          {"二枚落ち", {82, 22}},
                                          {"三枚落ち", {82, 22, 11}},
                                          {"四枚落ち", {82, 22, 11, 91}},
                                          {"五枚落ち", {82, 22, 11, 91, 81}},
                                          {"左五枚落ち", {82, 22, 11, 91, 21}},
                                          {"六枚落ち", {82, 22, 11, 91, 81, 21}},
                                          {"左七枚落ち", {82, 22, 11, 91, 81, 21, 31}},
                                          {"右七枚落ち", {82, 22, 11, 91, 81, 21, 71}},
                                          {"八枚落ち", {82, 22, 11, 91, 81, 21, 31, 71}},
                                          {"十枚落ち", {82, 22, 11, 91, 81, 21, 31, 71, 41, 61}}};
  return list;
}

Cell cell_at(const Board& board, int file, int rank) { return board.at(board.width() - file, board.height() - rank); }

/// The array without what the handicap leaves out.
json handicap_pieces(const Rules& rules, const Handicap& handicap) {
  json pieces = json::object();
  for (const StartPiece& s : rules.setup) {
    const int square = 10 * file_of(*rules.board, s.cell) + rank_of(*rules.board, s.cell);
    if (std::find(handicap.squares.begin(), handicap.squares.end(), square) == handicap.squares.end())
      pieces[rules.board->name(s.cell)] = std::string(name(s.army)) + "." + rules.name(s.kind);
  }
  return pieces;
}

std::string number_text(int n) {
  return std::string(n > 10 ? kNumbers[10] : "") + std::string(kNumbers[n > 10 ? n - 10 : n]);
}

std::string hand_text(const Position& pos, Seat seat) {
  std::string out;
  for (const Name& piece : kNames) {
    const Kind kind = pos.rules->kind(piece.kind);
    const int n = kind == kNoKind ? 0 : pos.seats[index(seat)].hand[kind];
    if (n > 0) out += std::string(piece.moves) + (n > 1 ? number_text(n) : "") + "　";
  }
  return out.empty() ? std::string(kNothing) : out;
}

/// The characters of a text, however many bytes each takes.
std::vector<std::string> characters(std::string_view text) {
  std::vector<std::string> list;
  for (const char c : text) {
    const bool begins = (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    if (begins || list.empty()) list.emplace_back();
    list.back() += c;
  }
  return list;
}

Spot behind(Spot at, std::size_t characters) { return {at.line, at.column + static_cast<int>(characters)}; }

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks[] = {"\r", " ", "\t", "　"};
  for (bool any = true; any;) {
    any = false;
    for (const std::string_view blank : kBlanks) {
      if (text.size() >= blank.size() && text.substr(text.size() - blank.size()) == blank) {
        text.remove_suffix(blank.size());
        any = true;
      }
      if (text.substr(0, blank.size()) == blank) {
        text.remove_prefix(blank.size());
        any = true;
      }
    }
  }
  return text;
}

/// A heading as this program writes it: the wide colon behind its title, one word for what is in hand.
std::string heading(std::string_view line) {
  std::string text(trimmed(line));
  const std::size_t colon = text.find(':');
  if (colon != std::string::npos && text.front() != '|' && text.find("：") == std::string::npos)
    text.replace(colon, 1, "：");
  constexpr std::string_view kLong = "の持ち駒", kShort = "の持駒";
  if (const std::size_t at = text.find(kLong); at != std::string::npos) text.replace(at, kLong.size(), kShort);
  return text;
}

}  // namespace

std::string_view piece_name(std::string_view kind) {
  const auto* const it =
      std::find_if(std::begin(kNames), std::end(kNames), [=](const Name& n) { return n.kind == kind; });
  return it == std::end(kNames) ? std::string_view{} : it->moves;
}

std::string_view rank_name(int rank) { return kNumbers[static_cast<std::size_t>(rank)]; }

int file_of(const Board& board, Cell cell) { return board.width() - board.file(cell); }
int rank_of(const Board& board, Cell cell) { return board.height() - board.rank(cell); }

Expected<std::string> write_setup(const Position& pos) {
  const Rules& rules = *pos.rules;
  const Board& board = pos.board();
  const Seat first = rules.seats.front(), second = rules.seats.back();
  json pieces = json::object();
  for (const Piece& p : pos.pieces)
    if (p.where == Where::board) pieces[board.name(p.cell)] = std::string(name(p.army)) + "." + rules.name(p.kind);
  const auto empty = [&](Seat seat) {
    const auto& hand = pos.seats[index(seat)].hand;
    return std::all_of(hand.begin(), hand.end(), [](int n) { return n == 0; });
  };
  if (pos.to_act == second && empty(first) && empty(second))
    for (const Handicap& handicap : handicaps())
      if (handicap_pieces(rules, handicap) == pieces)
        return std::string(kHandicap) + std::string(handicap.name) + "\n下手：\n上手：\n";
  std::string out = std::string(kHandicap) + std::string(kOther) + "\n後手の持駒：" + hand_text(pos, second) + "\n" +
                    std::string(kFileLine) + "\n" + std::string(kEdge) + "\n";
  for (int rank = 1; rank <= board.height(); ++rank) {
    out += '|';
    for (int file = board.width(); file >= 1; --file) {
      const Piece* piece = pos.piece_at(cell_at(board, file, rank));
      if (!piece) {
        out += " " + std::string(kEmpty);
        continue;
      }
      const auto* const it = std::find_if(std::begin(kNames), std::end(kNames),
                                          [&](const Name& n) { return n.kind == rules.name(piece->kind); });
      if (it == std::end(kNames)) return unwritable("a KIF diagram", rules.name(piece->kind));
      out += (piece->army == first ? " " : "v") + std::string(it->diagram);
    }
    out += "|" + std::string(rank_name(rank)) + "\n";
  }
  return out + std::string(kEdge) + "\n先手の持駒：" + hand_text(pos, first) + "\n" +
         (pos.to_act == first ? "先手番" : "後手番") + "\n先手：\n後手：\n";
}

Expected<bool> SetupReader::take(const std::string& line, Spot at) {
  const std::string whole = heading(line);
  const std::string_view text = whole;
  const Seat first = rules_.seats.front(), second = rules_.seats.back();
  const auto begins = [text](std::string_view with) { return text.substr(0, with.size()) == with; };
  if (begins(kHandicap)) {
    handicap_ = trimmed(text.substr(kHandicap.size()));
    handicap_at_ = at;
    return true;
  }
  for (const auto& [title, seat] : {std::pair{"先手の持駒：", first}, std::pair{"下手の持駒：", first},
                                    std::pair{"後手の持駒：", second}, std::pair{"上手の持駒：", second}}) {
    if (!begins(title)) continue;
    const std::string_view hand = text.substr(std::string_view(title).size());
    if (auto taken = take_hand(seat, std::string(hand), behind(at, characters(title).size())); !taken)
      return tl::unexpected(taken.error());
    return true;
  }
  if (begins("|")) {
    if (auto taken = take_rank(std::string(text), at); !taken) return tl::unexpected(taken.error());
    return true;
  }
  if (text == "後手番" || text == "上手番") to_act_ = second;
  if (text == "先手番" || text == "下手番") to_act_ = first;
  return text == "後手番" || text == "上手番" || text == "先手番" || text == "下手番";
}

Expected<void> SetupReader::take_rank(const std::string& line, Spot at) {
  const Board& board = *rules_.board;
  const auto signs = characters(line);
  const int rank = ++ranks_;
  if (rank > board.height()) return bad_record(at, make_message("the diagram has more than %1 ranks.", board.height()));
  for (int file = board.width(); file >= 1; --file) {
    const auto n = static_cast<std::size_t>(1 + 2 * (board.width() - file));
    if (n + 1 >= signs.size()) return bad_record(behind(at, signs.size()), make_message("the rank is too short."));
    const std::string sign = signs[n + 1] == "王" ? "玉" : signs[n + 1] == "竜" ? "龍" : signs[n + 1];
    if (sign == kEmpty) continue;
    const auto* const it =
        std::find_if(std::begin(kNames), std::end(kNames), [&](const Name& name) { return name.diagram == sign; });
    if (it == std::end(kNames) || rules_.kind(it->kind) == kNoKind)
      return bad_record(behind(at, n + 1), make_message("%1 is no piece of %2.", arg::quoted(sign), rules_.id));
    const Seat army = signs[n] == "v" ? rules_.seats.back() : rules_.seats.front();
    pieces_[board.name(cell_at(board, file, rank))] = std::string(name(army)) + "." + std::string(it->kind);
  }
  return {};
}

Expected<void> SetupReader::take_hand(Seat seat, const std::string& text, Spot at) {
  json& hand = hands_[std::string(name(seat))]["hand"];
  hand = json::object();
  if (trimmed(text).empty() || trimmed(text) == kNothing) return {};
  if (trimmed(text) == kRest) {
    rest_ = seat;
    return {};
  }
  const auto signs = characters(text);
  const auto number = [](const std::string& sign) {
    const auto* const it = std::find(kNumbers.begin() + 1, kNumbers.end(), sign);
    return it == kNumbers.end() ? 0 : static_cast<int>(it - kNumbers.begin());
  };
  std::string kind;
  int n = 0;
  const auto put = [&] {
    if (!kind.empty()) hand[kind] = hand.value(kind, 0) + std::max(n, 1);
    kind.clear();
    n = 0;
  };
  for (std::size_t i = 0; i < signs.size(); ++i) {
    if (signs[i] == "　" || signs[i] == " ") continue;
    if (const int digit = number(signs[i]); digit != 0 && !kind.empty()) {
      n += digit;
      continue;
    }
    put();
    const auto* const it =
        std::find_if(std::begin(kNames), std::end(kNames), [&](const Name& name) { return name.moves == signs[i]; });
    if (it == std::end(kNames) || rules_.kind(it->kind) == kNoKind)
      return bad_record(behind(at, i), make_message("%1 is no piece in hand.", arg::quoted(signs[i])));
    kind = it->kind;
  }
  put();
  return {};
}

/// What each seat has in hand, the rest of the pieces of the array with who was given them.
json SetupReader::hands() const {
  json hands = hands_;
  if (!rest_) return hands;
  // A promoted piece is one of those that it was made of: what it becomes in hand, its plain name tells.
  std::map<std::string, int> left;
  for (const StartPiece& s : rules_.setup)
    if (!rules_.is_royal_kind(s.kind)) ++left[rules_.name(s.kind)];
  const std::map<std::string, std::string> plain{{"tokin", "pawn"},
                                                 {"promoted-lance", "lance"},
                                                 {"promoted-knight", "knight"},
                                                 {"promoted-silver", "silver-general"},
                                                 {"dragon-horse", "bishop"},
                                                 {"dragon-king", "rook"}};
  for (const auto& [square, piece] : pieces_.items()) {
    const std::string text = piece.get<std::string>(), kind = text.substr(text.find('.') + 1);
    --left[plain.contains(kind) ? plain.at(kind) : kind];
  }
  for (const auto& [seat, fields] : hands_.items())
    for (const auto& [kind, n] : fields["hand"].items()) left[kind] -= n.get<int>();
  json& hand = hands[std::string(name(*rest_))]["hand"];
  for (const auto& [kind, n] : left)
    if (n > 0) hand[kind] = n;
  return hands;
}

Expected<json> SetupReader::position(Spot end, LeftOut& left_out) const {
  const Seat first = rules_.seats.front(), second = rules_.seats.back();
  const auto it =
      std::find_if(handicaps().begin(), handicaps().end(), [this](const Handicap& h) { return h.name == handicap_; });
  const bool known = handicap_.empty() || handicap_ == kEven || handicap_ == kOther || it != handicaps().end();
  if (ranks_ == 0) {
    if (!known) return bad_record(handicap_at_, make_message("%1 is no handicap known here.", arg::quoted(handicap_)));
    if (handicap_ == kOther) return bad_record(end, make_message("%1 wants a diagram of the board.", kOther));
    if (it == handicaps().end()) return json();
    return json{{"pieces", handicap_pieces(rules_, *it)}, {"to_act", std::string(name(second))}, {"decision", "move"}};
  }
  if (ranks_ != rules_.board->height())
    return bad_record(end, make_message("the diagram has %1 ranks, not %2.", ranks_, rules_.board->height()));
  if (!known)
    left_out.add(handicap_at_,
                 make_message("what the game is called (%1); the diagram says how it starts.", handicap_));
  const Seat to_act = to_act_.value_or(it == handicaps().end() ? first : second);
  return json{{"pieces", pieces_}, {"seats", hands()}, {"to_act", std::string(name(to_act))}, {"decision", "move"}};
}

}  // namespace arbiter::notation::kif
