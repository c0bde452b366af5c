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

namespace {

/// The letters that players of chess write.
constexpr std::pair<std::string_view, char> kUsual[] = {{"king", 'K'},   {"queen", 'Q'},  {"rook", 'R'},
                                                        {"bishop", 'B'}, {"knight", 'N'}, {"pawn", 'P'}};

/// Letters by kind: the usual one where there is one, else the first of the name that is still free.
std::vector<char> letters(const Rules& rules) {
  std::vector<char> list(rules.kinds.size(), '\0');
  std::set<char> taken;
  for (const auto& [usual, letter] : kUsual) {
    const Kind kind = rules.kind(usual);
    if (kind == kNoKind) continue;
    list[kind] = letter;
    taken.insert(letter);
  }
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

std::string pieces(const Rules& rules) {
  const auto letter = letters(rules);
  std::string text;
  for (std::size_t k = 0; k < rules.kinds.size(); ++k) {
    const KindInfo& kind = rules.kinds[k];
    const RuleText* rule = kind.rule ? kind.rule : rules.move_rule;
    text += "- " + std::string(1, letter[k]) + " " + kind.name + ": " + std::string(rule->text) + "\n";
  }
  return text;
}

/// What the rules alone can say.
std::string bare_guide(const RulesetInfo& info, const Rules& rules) {
  std::string text = "# " + info.title + "\n\n## Set-up\n\n[board]\n\n## Pieces\n\n[pieces]\n\n## Rules\n\n";
  for (const RuleText* rule : rules.all_texts()) text += "- " + std::string(rule->text) + "\n";
  return text + "\n## Options\n\n[options]\n";
}

}  // namespace

char diagram_letter(const Rules& rules, Kind kind) { return letters(rules)[kind]; }

std::string diagram(const Rules& rules) {
  const Board& board = *rules.board;
  const auto letter = letters(rules);
  const bool two = std::all_of(rules.setup.begin(), rules.setup.end(), [&](const StartPiece& p) {
    return rules.seats.size() == 2 && (p.army == rules.seats.front() || p.army == rules.seats.back());
  });
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
  for (int y = board.height() - 1; y >= 0; --y)
    line(number(y + 1), [&](int x) { return cells[static_cast<std::size_t>(y * board.width() + x)]; });
  line("   ",
       [&](int x) { return std::string(static_cast<std::size_t>(width - 1), ' ') + static_cast<char>('a' + x); });
  for (const Seat seat : rules.seats)
    if (const std::string hand = in_hand(rules, seat); !hand.empty())
      out << "In hand of " << name(seat) << ": " << hand << "\n";
  return out.str();
}

std::string guide(const RulesetInfo& info, const Rules& rules) {
  const auto text = guide_text(info.id);
  const std::map<std::string_view, std::string> parts{
      {"board", fenced(diagram(rules))}, {"pieces", pieces(rules)}, {"options", guides::option_lines(info.options)}};
  return guides::fill(text ? std::string(*text) : bare_guide(info, rules), [&](std::string_view name) {
    const auto part = parts.find(name);
    return part == parts.end() ? nullptr : &part->second;
  });
}

}  // namespace arbiter
