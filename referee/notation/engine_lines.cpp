// SPDX-License-Identifier: MIT
#include "referee/notation/engine_lines.h"

#include <algorithm>
#include <optional>

namespace arbiter::notation {

namespace {

constexpr std::string_view kStarts[] = {"startpos", "sfen", "fen"};
constexpr std::string_view kPosition = "position", kRuleset = "ruleset", kAnswer = "bestmove";
constexpr std::string_view kOrders[] = {
    "go",         "info",    kAnswer,    "nobestmove", "ponderhit",    "stop",           "quit",
    "isready",    "readyok", "usi",      "usiok",      "ucci",         "ucciok",         "uci",
    "uciok",      "id",      "option",   "setoption",  "banmoves",     "usinewgame",     "bye",
    "ucinewgame", "newgame", "gameover", "debug",      "registration", "copyprotection", "checkmate"};
/// How many words of a line may stand before its order.
constexpr std::size_t kPrefix = 4;

template <std::size_t N>
bool among(const std::string_view (&list)[N], std::string_view word) {
  return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

/// Where a position begins among the words of a line.
std::optional<std::size_t> position_in(const std::vector<LineWord>& line) {
  const auto text = [&](std::size_t n) { return n < line.size() ? std::string_view(line[n].word.text) : ""; };
  if (text(0) == kPosition || text(0) == kRuleset || among(kStarts, text(0))) return 0;
  for (std::size_t n = 1; n < std::min(line.size(), kPrefix + 1); ++n)
    if (text(n) == kPosition && among(kStarts, text(n + 1))) return n;
  return std::nullopt;
}

std::optional<std::size_t> order_in(const std::vector<LineWord>& line) {
  for (std::size_t n = 0; n < std::min(line.size(), kPrefix + 1); ++n)
    if (among(kOrders, line[n].word.text)) return n;
  return std::nullopt;
}

/// Takes a text apart line by line.
class Reader {
 public:
  EngineLines read(std::string_view text) {
    Scanner scan(text);
    for (scan.skip_blanks(); !scan.done();) {
      std::vector<LineWord> line;
      const int number = scan.spot().line;
      for (; !scan.done() && scan.spot().line == number; scan.skip_blanks()) {
        const std::size_t from = scan.at();
        line.push_back({scan.word(), from});
      }
      const std::size_t newline = text.rfind('\n', line.front().from);
      see(std::move(line), newline == std::string_view::npos ? 0 : newline + 1);
    }
    return std::move(all_);
  }

 private:
  void see(std::vector<LineWord> line, std::size_t begins) {
    if (const auto at = position_in(line)) {
      all_.positions.push_back({{}, 0, begins, line.front().word.spot.line});
      all_.answer = {};
      open_ = true;
      return append(line, *at);
    }
    if (const auto at = order_in(line)) {
      open_ = false;
      ++all_.others;
      if (line[*at].word.text == kAnswer && *at + 1 < line.size()) all_.answer = line[*at + 1].word;
      return;
    }
    if (open_) return append(line, 0);
    ++all_.others;
  }

  void append(const std::vector<LineWord>& line, std::size_t from) {
    PositionLines& position = all_.positions.back();
    position.words.insert(position.words.end(), line.begin() + static_cast<std::ptrdiff_t>(from), line.end());
    position.end = line.back().from + line.back().word.text.size();
  }

  EngineLines all_;
  bool open_ = false;
};

bool continues(const PositionLines& before, const PositionLines& after) {
  if (after.words.size() < before.words.size()) return false;
  return std::equal(before.words.begin(), before.words.end(), after.words.begin(),
                    [](const LineWord& a, const LineWord& b) { return a.word.text == b.word.text; });
}

}  // namespace

EngineLines engine_lines(std::string_view text) { return Reader().read(text); }

std::vector<Part> split_engine_lines(std::string_view text) {
  const EngineLines lines = engine_lines(text);
  std::vector<Part> parts;
  std::size_t from = 0;
  int line = 1;
  const auto close = [&](std::size_t end) { parts.push_back({std::string(text.substr(from, end - from)), line}); };
  for (std::size_t n = 1; n < lines.positions.size(); ++n) {
    const PositionLines &before = lines.positions[n - 1], &after = lines.positions[n];
    const std::string_view between = text.substr(before.end, after.begins - before.end);
    const bool orders = engine_lines(between).others > 0;
    if (orders && continues(before, after)) continue;
    close(after.begins);
    from = after.begins;
    line = after.line;
  }
  close(text.size());
  return parts;
}

}  // namespace arbiter::notation
