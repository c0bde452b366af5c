// SPDX-License-Identifier: MIT
#include "referee/notation/chinese_moves.h"

#include <algorithm>
#include <array>
#include <optional>

#include "referee/core/rules.h"
#include "referee/notation/encoding.h"
#include "referee/notation/file_moves.h"

namespace arbiter::notation::chinese {

namespace {

using files::FileMove;
using files::Said;

/// What a kind is called: the first character of each side is written, all are read for both sides.
struct Name {
  std::string_view kind, first, second, others;
};
constexpr Name kNames[] = {{"king", "帅", "将", "帥將"},  {"advisor", "仕", "士", ""},  {"elephant", "相", "象", ""},
                           {"horse", "马", "马", "馬傌"}, {"rook", "车", "车", "車俥"}, {"cannon", "炮", "炮", "砲包"},
                           {"pawn", "兵", "卒", ""}};

struct Sign {
  std::string_view text;
  char way;
};
constexpr Sign kWays[] = {{"进", '+'}, {"進", '+'}, {"上", '+'}, {"退", '-'}, {"下", '-'}, {"平", '.'}};

struct OrderName {
  std::string_view text;
  Said::Order order;
};
constexpr OrderName kOrders[] = {
    {"前", Said::Order::front}, {"中", Said::Order::middle}, {"后", Said::Order::rear}, {"後", Said::Order::rear}};

constexpr std::array<std::string_view, 10> kNumerals{"", "一", "二", "三", "四", "五", "六", "七", "八", "九"};
constexpr std::array<std::string_view, 10> kWide{"", "１", "２", "３", "４", "５", "６", "７", "８", "９"};

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

char way_of(std::string_view c) {
  const auto* const it = std::find_if(std::begin(kWays), std::end(kWays), [&](const Sign& s) { return s.text == c; });
  return it == std::end(kWays) ? '\0' : it->way;
}

/// 1 to 9; 0: it is no number.
int number_of(const std::string& c) {
  if (c.size() == 1) return c[0] >= '1' && c[0] <= '9' ? c[0] - '0' : 0;
  for (const auto* const names : {&kNumerals, &kWide}) {
    const auto* const it = std::find(names->begin() + 1, names->end(), c);
    if (it != names->end()) return static_cast<int>(it - names->begin());
  }
  return 0;
}

const Name* name_of(std::string_view c) {
  const auto* const it = std::find_if(std::begin(kNames), std::end(kNames), [&](const Name& n) {
    return c.size() > 1 && (n.first == c || n.second == c || n.others.find(c) != std::string_view::npos);
  });
  return it == std::end(kNames) ? nullptr : it;
}

const Name* name_of_kind(std::string_view kind) {
  const auto* const it =
      std::find_if(std::begin(kNames), std::end(kNames), [&](const Name& n) { return n.kind == kind; });
  return it == std::end(kNames) ? nullptr : it;
}

std::optional<Said::Order> order_of(std::string_view c) {
  const auto* const it =
      std::find_if(std::begin(kOrders), std::end(kOrders), [&](const OrderName& o) { return o.text == c; });
  return it == std::end(kOrders) ? std::nullopt : std::optional(it->order);
}

/// One form of each character; signs like `!` are left out.
std::vector<std::string> normal(std::string_view text) {
  auto list = characters(narrow(std::string(text)));
  std::erase_if(list, [](const std::string& c) { return c == "!" || c == "?" || c == " "; });
  return list;
}

/// What stands before the way: piece, file and order, in any order.
bool parse_piece(const std::vector<std::string>& list, const Rules* rules, Said& said) {
  const Name* piece = nullptr;
  for (const std::string& c : list) {
    const int number = number_of(c);
    if (const auto order = order_of(c); order && said.order == Said::Order::none) {
      said.order = *order;
    } else if (const Name* name = name_of(c); name && !piece) {
      piece = name;
    } else if (number != 0 && (piece || said.order != Said::Order::none) && said.file == 0) {
      said.file = number;
    } else if (number != 0 && !piece && said.order == Said::Order::none) {
      said.order = Said::Order::numbered;
      said.nth = number;
    } else {
      return false;
    }
  }
  if (!piece && (said.order == Said::Order::none || said.file == 0)) return false;
  if (piece && said.order == Said::Order::none && said.file == 0) return false;
  if (!rules || !piece) return true;
  said.kind = rules->kind(piece->kind);
  return said.kind != kNoKind;
}

std::optional<Said> parse(const std::vector<std::string>& list, const Rules* rules) {
  if (list.size() < 4 || list.size() > 5) return std::nullopt;
  Said said;
  said.way = way_of(list[list.size() - 2]);
  said.number = number_of(list.back());
  if (said.way == '\0' || said.number == 0) return std::nullopt;
  if (!parse_piece({list.begin(), list.end() - 2}, rules, said)) return std::nullopt;
  return said;
}

/// How many characters the move takes whose way stands at `at`; 0: there is no move.
std::size_t length_at(const std::vector<std::string>& list, std::size_t begin, std::size_t at) {
  for (const std::size_t before : {std::size_t{3}, std::size_t{2}}) {
    if (at < begin + before || at + 1 >= list.size()) continue;
    if (before == 3 && list[at - 3].size() == 1) continue;  // the number of the move, without a point
    const auto from = list.begin() + static_cast<std::ptrdiff_t>(at - before);
    if (parse({from, from + static_cast<std::ptrdiff_t>(before) + 2}, nullptr)) return before + 2;
  }
  return 0;
}

/// Numbers of moves and what people put between moves.
bool filling(const std::vector<std::string>& list, std::size_t begin, std::size_t end) {
  return std::all_of(
      list.begin() + static_cast<std::ptrdiff_t>(begin), list.begin() + static_cast<std::ptrdiff_t>(end),
      [](const std::string& c) {
        return (c.size() == 1 && std::string_view("0123456789.!?,;: ").find(c[0]) != std::string_view::npos) ||
               c == "、" || c == "，" || c == "。" || c == "…";
      });
}

std::string joined(const std::vector<std::string>& list, std::size_t begin, std::size_t end) {
  std::string text;
  for (std::size_t i = begin; i < end; ++i) text += list[i];
  return text;
}

}  // namespace

std::string write_move(const Position& pos, const Action& action) {
  const FileMove move = files::describe(pos, action);
  const bool first = pos.to_act == pos.rules->seats.front();
  const auto& digits = first ? kNumerals : kWide;
  const auto number = [&](int n) { return std::string(digits[static_cast<std::size_t>(n)]); };
  const Name* name = name_of_kind(pos.rules->name(move.kind));
  const std::string piece(name ? (first ? name->first : name->second) : "？");
  std::string text;
  if (move.beside == 1)
    text = piece + number(move.file);
  else if (move.crowded > 1)
    text = number(move.among) + piece;
  else if (move.place == 1 || move.place == move.beside)
    text = (move.place == 1 ? "前" : "后") + piece;
  else
    text = (move.beside == 3 ? "中" : number(move.place)) + piece;
  return text + (move.way == '+' ? "进" : move.way == '-' ? "退" : "平") + number(move.number);
}

bool looks(std::string_view word) { return parse(normal(word), nullptr).has_value(); }

Expected<Action> read_move(const Position& pos, const Word& word) {
  const auto said = parse(normal(word.text), pos.rules);
  if (!said) return bad_record(word.spot, make_message("%1 is no move.", arg::quoted(word.text)));
  return files::find(pos, word, *said, &write_move);
}

std::vector<Word> split(const Word& word) {
  const auto ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80U; };
  if (std::all_of(word.text.begin(), word.text.end(), ascii)) return {word};
  const auto list = characters(narrow(word.text));
  const auto spot = [&](std::size_t at) { return Spot{word.spot.line, word.spot.column + static_cast<int>(at)}; };
  std::vector<Word> words;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < list.size(); ++at) {
    const std::size_t length = way_of(list[at]) == '\0' ? 0 : length_at(list, begin, at);
    if (length == 0) continue;
    const std::size_t from = at + 2 - length;
    if (!filling(list, begin, from)) words.push_back({joined(list, begin, from), spot(begin)});
    words.push_back({joined(list, from, at + 2), spot(from)});
    begin = at + 2;
  }
  if (words.empty()) return {word};
  if (!filling(list, begin, list.size())) words.push_back({joined(list, begin, list.size()), spot(begin)});
  return words;
}

}  // namespace arbiter::notation::chinese
