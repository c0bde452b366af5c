// SPDX-License-Identifier: MIT
#include "referee/guides/guide.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <vector>

#include "referee/guides/parts.h"

namespace arbiter {

using guides::fenced;
using guides::in_hand;
using guides::Sentences;

namespace {

/// The letters that players of chess write.
constexpr std::pair<std::string_view, char> kUsual[] = {{"king", 'K'},   {"queen", 'Q'},  {"rook", 'R'},
                                                        {"bishop", 'B'}, {"knight", 'N'}, {"pawn", 'P'}};

/// Letters by kind: the usual one where there is one, else its own, else the first of the name that is still free.
std::vector<char> letters(const Rules& rules) {
  std::vector<char> list(rules.kinds.size(), '\0');
  std::set<char> taken;
  for (const auto& [usual, letter] : kUsual) {
    const Kind kind = rules.kind(usual);
    if (kind == kNoKind) continue;
    list[kind] = letter;
    taken.insert(letter);
  }
  for (std::size_t k = 0; k < list.size(); ++k)
    if (const char own = rules.kinds[k].letter; list[k] == '\0' && own != '\0' && taken.insert(own).second)
      list[k] = own;
  for (std::size_t k = 0; k < list.size(); ++k) {
    if (list[k] != '\0') continue;
    for (const char wish : rules.kinds[k].name + "abcdefghijklmnopqrstuvwxyz0123456789") {
      const char c = static_cast<char>(std::toupper(static_cast<unsigned char>(wish)));
      if (!std::isalnum(static_cast<unsigned char>(c)) || !taken.insert(c).second) continue;
      list[k] = c;
      break;
    }
  }
  return list;
}

/// How a kind moves, in words, where its rules have no sentence of its own for it; only if it moves like that.
struct Usual {
  std::string_view kind, betza, text;
};
constexpr Usual kUsualMoves[] = {
    {"king", "K", "One square in any direction."},
    {"queen", "Q", "Any number of squares straight or diagonally."},
    {"rook", "R", "Any number of squares straight, along rank or file."},
    {"bishop", "B", "Any number of squares diagonally."},
    {"knight", "N", "A leap over anything: two squares straight and one to the side."},
    {"pawn", "fmWfcF", "One square straight ahead; it captures one square diagonally ahead."},
    {"cardinal", "BN", "As a bishop or as a knight."},
    {"boat", "A", "A leap of exactly two squares diagonally, over anything."}};

bool same_moves(const std::vector<Leg>& left, const Movement& usual) {
  const auto& right = usual.legs(Seat::S);
  return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](const Leg& x, const Leg& y) {
    return x.step == y.step && x.range == y.range && x.moves == y.moves && x.captures == y.captures &&
           x.hops == y.hops && x.vias == y.vias && x.unmoved == y.unmoved;
  });
}

/// What `legs` mean for a kind of that name, where everybody knows it so; else empty.
std::string_view usual_words(const std::string& kind, const std::vector<Leg>& legs) {
  for (const Usual& usual : kUsualMoves)
    if (usual.kind == kind && same_moves(legs, Movement(usual.betza))) return usual.text;
  return {};
}

/// All ways in which the kind moves: those without a sentence of their own first, then each sentence once.
std::string how_it_moves(const Rules& rules, const KindInfo& kind, const Sentences& words) {
  std::vector<const RuleText*> ways;
  std::vector<Leg> unnamed;
  if (kind.rule != nullptr) ways.push_back(kind.rule);
  for (const Leg& leg : kind.movement.legs(Seat::S)) {
    if (leg.rule == nullptr)
      unnamed.push_back(leg);
    else if (std::find(ways.begin(), ways.end(), leg.rule) == ways.end())
      ways.push_back(leg.rule);
  }
  const std::string_view usual = kind.rule == nullptr ? usual_words(kind.name, unnamed) : std::string_view();
  if (!ways.empty()) {
    std::string text = usual.empty() ? "" : words.said(usual);
    for (const RuleText* way : ways) text += (text.empty() ? "" : " ") + words.said(way->text);
    return text;
  }
  if (!kind.words.empty()) return words.said(kind.words);
  if (kind.hidden) return words.said("What it is, and how it moves, only its owner knows.");
  return words.said(usual.empty() ? rules.move_rule->text : usual);
}

std::string called(const std::vector<OwnName>& own, const std::string& kind, const Sentences& words) {
  const auto it = std::find_if(own.begin(), own.end(), [&](const OwnName& n) { return n.kind == kind; });
  if (it == own.end()) return {};
  std::string text = " " + words.said("Called") + " ";
  for (std::size_t i = 0; i < it->names.size(); ++i)
    text += (i == 0 ? "" : i + 1 == it->names.size() ? " " + words.said("or") + " " : ", ") + it->names[i];
  return text + " (" + words.said(it->meaning) + ").";
}

/// As it is called where that is another word, else as it is typed.
std::string kind_said(const KindInfo& kind, const Sentences& words) {
  std::string plain = kind.name;
  std::ranges::replace(plain, '-', ' ');
  std::string said = words.said(plain);
  return said == plain ? kind.name : said;
}

std::string pieces(const Rules& rules, const std::vector<OwnName>& own, const Sentences& words) {
  const auto letter = letters(rules);
  std::string text;
  for (std::size_t k = 0; k < rules.kinds.size(); ++k) {
    const KindInfo& kind = rules.kinds[k];
    text += "- " + std::string(1, letter[k]) + " " + kind_said(kind, words) + ": " + how_it_moves(rules, kind, words) +
            called(own, kind.name, words) + "\n";
  }
  return text;
}

constexpr std::string_view kNames = "\n[names]\n";

/// The guide's text, and the lines of names that stand in it as data.
std::pair<std::string, std::string> without_names(std::string_view text) {
  const std::size_t begin = text.find(kNames);
  if (begin == std::string_view::npos) return {std::string(text), ""};
  const std::size_t lines = begin + kNames.size();
  const std::size_t end = std::min(text.find("\n\n", begin + 1), text.size());
  return {std::string(text.substr(0, begin)) + std::string(text.substr(std::min(end + 1, text.size()))),
          std::string(text.substr(lines, end - lines))};
}

std::string trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(' ') + 1 - begin));
}

/// What the lines of names say.
std::vector<OwnName> names_in(const std::string& data) {
  std::vector<OwnName> list;
  std::istringstream lines(data);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t first = line.find('='), second = line.find('=', first + 1);
    if (second == std::string::npos) continue;
    OwnName name{
        trimmed(std::string_view(line).substr(0, first)), {}, trimmed(std::string_view(line).substr(second + 1))};
    std::istringstream names(line.substr(first + 1, second - first - 1));
    for (std::string one; std::getline(names, one, ',');) name.names.push_back(trimmed(one));
    list.push_back(std::move(name));
  }
  return list;
}

bool is_of_two_armies(const Rules& rules) {
  return std::all_of(rules.setup.begin(), rules.setup.end(), [&](const StartPiece& p) {
    return rules.seats.size() == 2 && (p.army == rules.seats.front() || p.army == rules.seats.back());
  });
}

/// The array in letters, and how they say whose a piece is: where somebody else draws it, that is told otherwise.
std::string board_in_letters(const Rules& rules, const Sentences& words) {
  if (rules.setup.empty()) return fenced(diagram(rules));
  return fenced(diagram(rules)) +
         (is_of_two_armies(rules)
              ? "\n" + words.said("Capitals are") + " " + std::string(name(rules.seats.front())) + ".\n"
              : "\n" + words.said("The army's letter stands before the piece.") + "\n");
}

/// Where somebody else draws the board.
std::string board_room(const Rules& rules, const Sentences& words) {
  std::string text = "[board]\n";
  for (const Seat seat : rules.seats)
    if (const std::string hand = in_hand(rules, seat); !hand.empty())
      text += "\n" + words.said("In hand of") + " " + std::string(name(seat)) + ": " + hand + ".\n";
  return text;
}

/// What the rules alone can say.
std::string bare_guide(const RulesetInfo& info, const Rules& rules) {
  std::string text = "# " + info.title + "\n\n## Set-up\n\n[board]\n\n## Pieces\n\n[pieces]\n\n## Rules\n\n";
  for (const RuleText* rule : rules.all_texts()) text += "- " + std::string(rule->text) + "\n";
  return text + "\n## Options\n\n[options]\n";
}

}  // namespace

std::vector<OwnName> own_names(std::string_view ruleset) {
  return names_in(without_names(guide_text(ruleset).value_or("")).second);
}

char diagram_letter(const Rules& rules, Kind kind) { return letters(rules)[kind]; }

std::string diagram(const Rules& rules) {
  const Board& board = *rules.board;
  const auto letter = letters(rules);
  const bool two = is_of_two_armies(rules);
  const int width = two ? 1 : 2;
  std::vector<std::string> cells(static_cast<std::size_t>(board.size()),
                                 std::string(static_cast<std::size_t>(width), ' '));
  for (const Cell cell : board.cells()) cells[cell.value].back() = '.';
  for (const StartPiece& p : rules.setup) {
    const char c = letter[p.kind];
    std::string& text = cells[p.cell.value];
    if (two)
      text[0] = p.army == rules.seats.front() ? c : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    else
      text = {name(p.army)[0], c};
  }
  std::ostringstream out;
  const auto line = [&](const std::string& head, auto&& cell_at) {
    std::string text = head;
    for (int x = 0; x < board.width(); ++x) text += " " + cell_at(x);
    text.erase(text.find_last_not_of(' ') + 1);
    out << text << "\n";
  };
  const auto number = [](int n) { return (n < 10 ? " " : "") + std::to_string(n) + " "; };
  for (int y = board.height() - 1; y >= 0; --y) {
    const auto row = cells.begin() + y * board.width();
    line(number(y + 1), [&](int x) { return row[x]; });
  }
  line("   ",
       [&](int x) { return std::string(static_cast<std::size_t>(width - 1), ' ') + static_cast<char>('a' + x); });
  for (const Seat seat : rules.seats)
    if (const std::string hand = in_hand(rules, seat); !hand.empty())
      out << "In hand of " << name(seat) << ": " << hand << "\n";
  return out.str();
}

std::string guide(const RulesetInfo& info, const Rules& rules, BoardShown board, const Telling& telling) {
  const auto translated = guides::translated_text(telling.language + "/" + info.id);
  const auto text = translated ? translated : guide_text(info.id);
  const Sentences words(translated ? telling.language : "en", telling.rule);
  const auto [page, names] = without_names(text.value_or(""));
  const bool in_letters = board == BoardShown::in_letters;
  const std::map<std::string_view, std::string> parts{
      {"board", in_letters ? board_in_letters(rules, words) : board_room(rules, words)},
      {"pieces", pieces(rules, names_in(names), words)},
      {"options", guides::option_lines(info.options, words, telling)}};
  const std::string form = text ? page : bare_guide(info, rules);
  return guides::fill(translated ? form : guides::headings_said(form, words), [&](std::string_view name) {
    const auto part = parts.find(name);
    return part == parts.end() ? nullptr : &part->second;
  });
}

std::string piece_text(const RulesetInfo& info, const Rules& rules, Kind kind, const Telling& telling) {
  const Sentences words(telling.language, telling.rule);
  const KindInfo& known = rules.kinds[kind];
  return how_it_moves(rules, known, words) + called(own_names(info.id), known.name, words);
}

}  // namespace arbiter
