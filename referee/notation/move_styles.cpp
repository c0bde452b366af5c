// SPDX-License-Identifier: MIT
#include "referee/notation/move_styles.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "referee/core/rules.h"
#include "referee/notation/chinese_moves.h"
#include "referee/notation/san.h"
#include "referee/notation/signs.h"
#include "referee/notation/wxf_moves.h"

namespace arbiter::notation {

namespace {

// ICCS, the coordinates of the Internet Chinese Chess Server: H2-E2, ranks from 0. Small letters and no dash are read
// too.

constexpr std::string_view kIccs = "iccs", kSan = "san";

struct Squares {
  int from_file, from_rank, to_file, to_rank;
};

std::optional<Squares> squares(std::string_view text) {
  std::string plain;
  for (const char c : text)
    if (c != '-') plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const std::size_t dash = text.find('-');
  if (plain.size() != 4 || text.size() > 5 || (dash != std::string_view::npos && dash != 2)) return std::nullopt;
  // Two letters of one size: "H2e3" is a horse of the second rank.
  const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  if (capital(text[0]) != capital(text[dash == 2 ? 3 : 2])) return std::nullopt;
  if (!letter(plain[0]) || !digit(plain[1]) || !letter(plain[2]) || !digit(plain[3])) return std::nullopt;
  return Squares{plain[0] - 'a', plain[1] - '0', plain[2] - 'a', plain[3] - '0'};
}

bool looks_iccs(std::string_view word) { return squares(word).has_value(); }

std::string write_iccs(const Position& pos, const Action& action) {
  const auto square = [&](Cell cell) {
    return std::string(1, static_cast<char>('A' + pos.board().file(cell))) + std::to_string(pos.board().rank(cell));
  };
  return square(action.from) + "-" + square(action.to);
}

Expected<Action> read_iccs(const Position& pos, const Word& word) {
  const auto said = squares(word.text);
  if (!said) return bad_record(word.spot, make_message("%1 is no move in this notation.", arg::quoted(word.text)));
  const Cell from = pos.board().at(said->from_file, said->from_rank), to = pos.board().at(said->to_file, said->to_rank);
  ActionList legal;
  Engine::legal_unsorted(pos, legal);
  const auto meant = std::find_if(legal.begin(), legal.end(), [&](const Action& a) {
    return a.type == Action::Type::move && a.kind == kNoKind && a.from == from && a.to == to;
  });
  if (meant != legal.end()) return *meant;
  return bad_record(
      word.spot, make_message("%1 is no legal move of %2 here.", arg::quoted(word.text), arg::seat(name(pos.to_act))));
}

bool looks_san(std::string_view word) {
  return !word.empty() && word.find_first_of("0123456789Oo") != std::string_view::npos;
}

constexpr MoveStyle kStyles[] = {
    {"chinese", "Chinese", &chinese::write_move, &chinese::looks, &chinese::read_move},
    {"wxf", "WXF", &wxf::write_move, &wxf::looks, &wxf::read_move},
    {kIccs, "ICCS", &write_iccs, &looks_iccs, &read_iccs},
    {kSan, "", &san, &looks_san, &read_san},
};

bool has_style(const Rules& rules, std::string_view style) {
  const auto& own = rules.writing.styles;
  return std::find(own.begin(), own.end(), style) != own.end();
}

/// Without the signs by which people judge a move.
Word bare(Word word) {
  const auto sign = [](char c) { return c == '!' || c == '?'; };
  while (!word.text.empty() && sign(word.text.back())) word.text.pop_back();
  return word;
}

}  // namespace

const MoveStyle* find_style(std::string_view name) {
  const auto* const it =
      std::find_if(std::begin(kStyles), std::end(kStyles), [=](const MoveStyle& s) { return s.name == name; });
  return it == std::end(kStyles) ? nullptr : it;
}

const MoveStyle& usual_style(const Rules& rules) {
  const auto& own = rules.writing.styles;
  const MoveStyle* style = own.empty() ? nullptr : find_style(own.front());
  return style ? *style : *find_style(kSan);
}

bool coordinates(std::string_view word) { return looks_iccs(bare({std::string(word), {}}).text); }

Expected<Action> read_styled(const Position& pos, const Word& whole, Ranks ranks) {
  const Rules& rules = *pos.rules;
  if (rules.writing.styles.empty()) return read_san(pos, whole);
  const Word word = bare(whole);
  for (const MoveStyle& style : kStyles) {
    const bool counted_else = style.name == kIccs && ranks == Ranks::from_one;
    if (has_style(rules, style.name) && !counted_else && style.looks(word.text)) return style.read(pos, word);
  }
  return bad_record(word.spot, make_message("%1 is no move in this notation.", arg::quoted(word.text)));
}

bool has_own_form(std::string_view word) {
  if (wxf::looks(word)) return true;
  const auto moves = moves_in({std::string(word), {}});
  if (std::any_of(moves.begin(), moves.end(), [](const Word& one) { return chinese::looks(one.text); })) return true;
  return looks_iccs(word) && (word.find('-') != std::string_view::npos || (word[0] >= 'A' && word[0] <= 'Z'));
}

std::optional<std::vector<Word>> moves_run_together(const Game& game, const Word& word) {
  // A move has a letter and a number at least; who writes more than a few without a blank writes another notation.
  constexpr std::size_t kLeast = 2, kMost = 40;
  if (word.text.size() < 2 * kLeast || word.text.size() > kMost) return std::nullopt;
  for (std::size_t end = kLeast; end + kLeast <= word.text.size(); ++end) {
    Word first{word.text.substr(0, end), word.spot};
    if (std::isalpha(static_cast<unsigned char>(word.text[end])) == 0) continue;
    take_signs(first.text);
    const auto action = read_styled(game.position(), first, Ranks::from_zero);
    if (!action) continue;
    Game after = game;
    if (!after.act(print(*action, game.rules()))) continue;
    Word rest{word.text.substr(end), {word.spot.line, word.spot.column + static_cast<int>(end)}};
    if (auto last = rest; take_signs(last.text), read_styled(after.position(), last, Ranks::from_zero))
      return std::vector{first, last};
    if (auto more = moves_run_together(after, rest)) {
      more->insert(more->begin(), first);
      return more;
    }
  }
  return std::nullopt;
}

std::vector<Word> moves_in(const Word& word) { return chinese::split(word); }

}  // namespace arbiter::notation
