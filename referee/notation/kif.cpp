// KIF, the text of Japanese shogi programs (Kakinoki's format): a numbered line a move, the square reached, the piece,
// the square it comes from in brackets. Files count from South's right, ranks from the top.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>
#include <utility>

#include "referee/notation/about.h"
#include "referee/notation/kif_setup.h"
#include "referee/notation/notation.h"
#include "referee/notation/tags.h"

namespace arbiter::notation {

using kif::file_of, kif::piece_name, kif::rank_name, kif::rank_of;
using nlohmann::json;

namespace {

constexpr std::string_view kName = "kif";
constexpr std::string_view kEven = "手合割：平手\n先手：\n後手：\n";
constexpr std::string_view kBegun = "開始日時：", kEvent = "棋戦：", kSite = "場所：";
/// Who moves first and who second; of handicaps the names are those of the upper and the lower player.
constexpr std::string_view kFirst = "先手：", kSecond = "後手：", kLower = "下手：", kUpper = "上手：";
constexpr std::string_view kHead = "手数----指手---------消費時間--";
constexpr std::string_view kResigns = "投了", kDrop = "打", kPromotes = "成", kSame = "同　";
constexpr std::array<std::string_view, 10> kFiles{"", "１", "２", "３", "４", "５", "６", "７", "８", "９"};
/// What ends a game's lines without being a move.
constexpr std::string_view kEnds[] = {"中断",     "詰み",     "千日手",   "持将棋",
                                      "切れ負け", "反則勝ち", "反則負け", "入玉勝ち"};

std::string square(const Board& board, Cell cell) {
  return std::string(kFiles[static_cast<std::size_t>(file_of(board, cell))]) +
         std::string(rank_name(rank_of(board, cell)));
}

/// `same`: the square is the one that was reached last.
std::string text_of(const Position& pos, const Action& action, bool same) {
  const Board& board = pos.board();
  std::string text = same ? std::string(kSame) : square(board, action.to);
  if (action.type == Action::Type::place)
    return text + std::string(piece_name(pos.rules->name(action.kind))) + std::string(kDrop);
  text += piece_name(pos.rules->name(pos.pieces[pos.at(action.from)].kind));
  if (action.kind != kNoKind) text += kPromotes;
  return text + "(" + std::to_string(file_of(board, action.from)) + std::to_string(rank_of(board, action.from)) + ")";
}

bool is_move(const Action& a) { return a.type == Action::Type::move || a.type == Action::Type::place; }

std::string head(const Game& game) {
  std::string out;
  if (const std::string date = told_date(game, '/', ""); !date.empty()) {
    const std::string time = told(game, "time", "");
    out += std::string(kBegun) + date + (time.empty() ? "" : " " + time) + "\n";
  }
  for (const auto& [line, field] : {std::pair{kEvent, "event"}, std::pair{kSite, "site"}})
    if (const std::string value = told(game, field, ""); !value.empty()) out += std::string(line) + value + "\n";
  return out;
}

/// The set-up with the players' names in its lines for them.
std::string with_players(const Game& game, std::string setup) {
  const auto& seats = game.rules().seats;
  const auto line = [&](std::string_view title, Seat seat) {
    return std::string(title) + told_player(game, seat, "") + "\n";
  };
  for (const auto& [title, seat] : {std::pair{kFirst, seats.front()}, std::pair{kLower, seats.front()},
                                    std::pair{kSecond, seats.back()}, std::pair{kUpper, seats.back()}})
    if (const std::size_t at = setup.find("\n" + std::string(title) + "\n"); at != std::string::npos)
      setup.replace(at + 1, title.size() + 1, line(title, seat));
  return setup;
}

/// `( 0:12/00:03:07)`: minutes and seconds that the move took, and hours, minutes and seconds of its player so far, to
/// which it is added; empty when that is not known.
std::string spent(const json& note, double& so_far) {
  if (!note.is_object() || !note.contains("spent")) return {};
  const double now = std::clamp(note["spent"].get<double>(), 0.0, 1e9);
  so_far += now;
  const auto move = std::llround(now), all = std::llround(so_far);
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "   (%2lld:%02lld/%02lld:%02lld:%02lld)", move / 60, move % 60, all / 3600,
                all / 60 % 60, all % 60);
  return text.data();
}

/// Comments are lines of their own behind a star.
std::string remark(const Game& game, std::size_t n) {
  const std::string text =
      n == 0 ? told(game, "comment", "")
             : (game.plies()[n - 1].note.is_object() ? game.plies()[n - 1].note.value("comment", "") : "");
  return text.empty() ? text : "*" + text + "\n";
}

/// Notes what a line of the head or a comment tells.
void take_told(Game& game, const std::string& line) {
  const auto after = [&](std::string_view title) -> std::optional<std::string> {
    if (line.rfind(title, 0) != 0) return std::nullopt;
    return line.substr(title.size());
  };
  const auto& seats = game.rules().seats;
  for (const auto& [title, seat] : {std::pair{kFirst, seats.front()}, std::pair{kLower, seats.front()},
                                    std::pair{kSecond, seats.back()}, std::pair{kUpper, seats.back()}})
    if (const auto player = after(title)) tell_player(game, seat, *player);
  if (const auto begun = after(kBegun)) {
    const std::size_t blank = begun->find(' ');
    tell(game, "date", begun->substr(0, blank));
    if (blank != std::string::npos) tell(game, "time", begun->substr(blank + 1));
  }
  if (const auto event = after(kEvent)) tell(game, "event", *event);
  if (const auto site = after(kSite)) tell(game, "site", *site);
  if (const auto comment = after("*")) tell_comment(game, *comment);
}

Expected<std::string> write(const Game& game) {
  const Rules& rules = game.rules();
  if (!game.setup().value("options", json::object()).empty())
    return refuse("unwritable", "kif has no words for options; json and text can hold every game.");
  auto setup = game.setup().contains("position") ? kif::write_setup(game.before(0)) : std::string(kEven);
  if (!setup) return setup;
  std::string out = head(game) + with_players(game, *setup) + std::string(kHead) + "\n";
  out += remark(game, 0);
  Cell last = kNoCell;
  std::map<Seat, double> so_far;  // seconds
  for (std::size_t n = 0; n < game.plies().size(); ++n) {
    const Game::Ply& ply = game.plies()[n];
    if (ply.action.empty()) return unwritable(kName, "an arbiter's correction");
    const auto action = parse_action(ply.action, rules);
    if (!action) return tl::unexpected(action.error());
    std::string number = std::to_string(n + 1);
    number.insert(0, number.size() < 4 ? 4 - number.size() : 0, ' ');
    const Position& pos = game.before(n);
    if (action->type == Action::Type::resign && (action->seat == Seat::none || action->seat == pos.to_act)) {
      out += number + " " + std::string(kResigns) + "\n" + remark(game, n + 1);
      continue;
    }
    if (!is_move(*action)) return unwritable(kName, ply.action);
    out += number + " " + text_of(pos, *action, action->to == last) + spent(ply.note, so_far[pos.to_act]) + "\n" +
           remark(game, n + 1);
    last = action->to;
  }
  return out;
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
    text.replace(at, what.size(), with);
  return text;
}

/// The move as this program writes it: other forms of the same characters, no blanks.
std::string normal(std::string text) {
  for (const auto& [other, ours] : {std::pair<std::string_view, std::string_view>{"王", "玉"},
                                    {"竜", "龍"},
                                    {"　", ""},
                                    {" ", ""},
                                    {"\r", ""},
                                    {"同", "同　"}})
    text = replaced(text, other, ours);
  for (std::size_t n = 1; n <= 9; ++n)
    if (text.rfind(std::to_string(n), 0) == 0) text = std::string(kFiles[n]) + text.substr(1);
  return text;
}

Expected<void> read_move(Game& game, Cell& last, const Word& word) {
  const std::string text = normal(word.text);
  if (text == kResigns) return act(game, std::string(name(game.position().to_act)) + ":resign", word.spot);
  const auto played = play(game, word, [&](const Action& a) {
    return is_move(a) &&
           (text_of(game.position(), a, false) == text || (a.to == last && text_of(game.position(), a, true) == text));
  });
  if (!played) return tl::unexpected(played.error());
  last = played->to;
  return {};
}

Expected<Game> read(std::string_view text) {
  const auto usual = usual_ruleset(kName);
  if (!usual) return tl::unexpected(usual.error());
  auto game = Game::start({{"ruleset", *usual}});
  if (!game) return game;
  Scanner scan(text);
  kif::SetupReader setup(game->rules());
  bool begun = false;
  std::vector<std::string> told;  // lines before the game begins
  const auto begin = [&](Spot at) -> Expected<void> {
    if (std::exchange(begun, true)) return {};
    auto position = setup.position(at);
    if (!position) return tl::unexpected(position.error());
    const auto tell_all = [&] {
      for (const std::string& line : told) take_told(*game, line);
    };
    if (position->is_null()) {
      tell_all();
      return {};
    }
    auto from_there = Game::start({{"ruleset", *usual}, {"position", std::move(*position)}});
    if (!from_there) return bad_record(at, from_there.error().message);
    game = std::move(from_there);
    tell_all();
    return {};
  };
  Cell last = kNoCell;
  for (scan.skip_blanks(); !scan.done(); scan.skip_blanks()) {
    const Spot spot = scan.spot();
    if (scan.peek() < '0' || scan.peek() > '9') {
      // What is no set-up either is a name, a date, a heading, a remark.
      const std::string line = scan.until('\n');
      if (auto taken = setup.take(line, spot); !taken) return tl::unexpected(taken.error());
      if (begun)
        take_told(*game, line);
      else
        told.push_back(line);
      continue;
    }
    if (auto ready = begin(spot); !ready) return tl::unexpected(ready.error());
    scan.word();
    while (scan.peek() == ' ') scan.next();
    Word word{{}, scan.spot()};
    // The clock in brackets behind the move is parted from it by a blank.
    while (!scan.done() && scan.peek() != '\n' && !(scan.peek() == ' ' && !word.text.empty())) word.text += scan.next();
    const std::string clock = scan.until('\n');
    if (std::any_of(std::begin(kEnds), std::end(kEnds),
                    [&](std::string_view end) { return word.text.rfind(end, 0) == 0; }))
      break;
    if (auto done = read_move(*game, last, word); !done) return tl::unexpected(done.error());
    if (const std::size_t open = clock.find('('); open != std::string::npos)
      tell_spent(*game, seconds_of(clock.substr(open + 1, clock.find_first_of("/)", open) - open - 1)));
  }
  if (auto ready = begin(scan.spot()); !ready) return tl::unexpected(ready.error());
  return game;
}

bool claims(std::string_view text) {
  return text.find("手合割") != std::string_view::npos || text.find("の持駒：") != std::string_view::npos ||
         text.find("手数--") != std::string_view::npos;
}

}  // namespace

Format kif_format() { return {kName, false, &write, &claims, &read}; }

}  // namespace arbiter::notation
