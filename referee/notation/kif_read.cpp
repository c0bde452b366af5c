// SPDX-License-Identifier: MIT
#include "referee/notation/kif_read.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "referee/json/games.h"
#include "referee/notation/about.h"
#include "referee/notation/encoding.h"
#include "referee/notation/kif_moves.h"
#include "referee/notation/kif_setup.h"
#include "referee/notation/kif_told.h"
#include "referee/notation/notation.h"
#include "referee/notation/outcome.h"
#include "referee/notation/tags.h"
#include "text/utf8.h"

namespace arbiter::notation::kif {

using nlohmann::json;

namespace {

constexpr std::string_view kResigns = "投了", kSealed = "封じ手", kVariation = "変化", kTotal = "まで";
/// Ends that are a draw by agreement where the rules have not ended the game.
constexpr std::string_view kDraws[] = {"千日手", "持将棋", "引き分け", "引分"};
/// Ends by which the side to move has lost or won; why, in the words of PGN's tag Termination.
struct End {
  std::string_view text;
  bool wins;
  const char* why;
};
constexpr End kEnds[] = {{"切れ負け", false, "time forfeit"},
                         {"時間切れ", false, "time forfeit"},
                         {"反則負け", false, "rules infraction"},
                         {"反則行為", false, "rules infraction"},
                         {"反則勝ち", true, "rules infraction"},
                         {"入玉勝ち", true, "declaration"},
                         {"不戦勝", true, "unterminated"},
                         {"不戦敗", false, "unterminated"},
                         {"詰み", false, ""},
                         {"詰", false, ""}};
/// Ends without a result.
constexpr std::string_view kOpenEnds[] = {"中断", "不詰"};
/// Lines with which a head begins.
constexpr std::string_view kHeads[] = {"手合割", "開始日時", "棋戦", "先手：", "下手：", "後手の持駒", "上手の持駒"};
constexpr std::string_view kSides[] = {"▲", "△", "☗", "☖", "▼", "▽"};

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }
bool holds(std::string_view text, std::string_view what) { return text.find(what) != std::string_view::npos; }

/// Walks over one line; a full-width blank is a blank.
class Line {
 public:
  Line(std::string_view text, int number) : text_(text), spot_{number, 1} {}
  [[nodiscard]] bool done() const { return text_.empty(); }
  [[nodiscard]] std::string_view rest() const { return text_; }
  [[nodiscard]] Spot spot() const { return spot_; }
  void skip_blanks() {
    while (blank() != 0) advance(blank());
  }
  /// The next character, however many bytes it takes.
  std::string character() {
    std::size_t bytes = 1;
    while (bytes < text_.size() && (static_cast<unsigned char>(text_[bytes]) & 0xC0U) == 0x80U) ++bytes;
    std::string out(text_.substr(0, bytes));
    advance(bytes);
    return out;
  }
  [[nodiscard]] bool at_blank() const { return blank() != 0; }

 private:
  [[nodiscard]] std::size_t blank() const {
    for (const std::string_view b : {" ", "\t", "　"})
      if (begins(text_, b)) return b.size();
    return 0;
  }
  void advance(std::size_t bytes) {
    text_.remove_prefix(bytes);
    ++spot_.column;
  }
  std::string_view text_;
  Spot spot_;
};

bool is_number(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

/// A move, up to the blank behind it (the one behind 同 belongs to it) or the clock; `sides`: also up to the next side.
Word move_word(Line& line, bool sides) {
  Word word{{}, line.spot()};
  bool same = false;
  while (!line.done()) {
    if (line.at_blank() && !same) break;
    if (sides && !word.text.empty() &&
        std::any_of(std::begin(kSides), std::end(kSides), [&](std::string_view s) { return begins(line.rest(), s); }))
      break;
    // Two brackets: behind the square comes the clock, or the clock alone.
    if (!word.text.empty() && (begins(line.rest(), "( ") || (holds(word.text, ")") && begins(line.rest(), "(")))) break;
    if (line.at_blank()) {
      line.skip_blanks();
      same = false;
      continue;
    }
    const std::string c = line.character();
    word.text += c;
    same = c == "同";
  }
  if (!word.text.empty() && word.text.back() == '+') word.text.pop_back();  // a variation begins here
  return word;
}

class Reader {
 public:
  Reader(const Game& array, std::string_view ruleset, LeftOut& left_out)
      : ruleset_(ruleset), setup_(array.rules()), left_out_(left_out) {}

  Expected<void> line(std::string_view text, int number) {
    Line line(text, number);
    line.skip_blanks();
    if (line.done() || begins(line.rest(), "#")) return {};
    if (begins(line.rest(), "*") || begins(line.rest(), "&")) {
      if (varied_ || begins(line.rest(), "&"))
        left_out_.count(lost::kRemarks);
      else if (claim_)
        behind_end_.emplace_back(line.rest());
      else if (stopped_)
        rest_ += " " + std::string(line.rest().substr(1));
      else
        told(std::string(line.rest()), line.spot());
      return {};
    }
    if (begins(line.rest(), kVariation)) {
      left_out_.count(lost::kVariations);
      ended_ = varied_ = true;
      return {};
    }
    if (begins(line.rest(), kTotal) && !varied_) return total(line);
    if (ended_) return {};
    for (const std::string_view side : kSides)
      if (begins(line.rest(), side)) return moves(line);
    Line ahead = line;
    std::string first;
    while (!ahead.done() && !ahead.at_blank()) first += ahead.character();
    const bool files = narrow(std::string(line.rest())).rfind("9 8 7 6 5", 0) == 0;  // above a diagram
    if (is_number(narrow(first)) && !files) return numbered(ahead, line.spot());
    if (game_) {
      left_out_.add(line.spot(),
                    make_message("%1 is no statement of this format.", arg::quoted(text::shortened(line.rest(), 60))));
      return {};
    }
    // What is no set-up either is a name, a date, a heading.
    const auto taken = setup_.take(std::string(line.rest()), line.spot());
    if (!taken) return tl::unexpected(taken.error());
    if (!*taken) told(std::string(line.rest()), line.spot());
    return {};
  }

  Expected<Game> finish(Spot end) {
    if (auto ready = begin(end); !ready) return tl::unexpected(ready.error());
    if (stopped_) keep_as_remark(*game_, rest_);
    const std::size_t moves = game_->plies().size();
    settle(*game_, claim_, std::nullopt, left_out_);
    if (end_spent_ && game_->plies().size() > moves) tell_spent(*game_, *end_spent_);
    for (const std::string& text : behind_end_) take_told(*game_, text, end, left_out_);
    return std::move(*game_);
  }

 private:
  /// A name, a date, a comment: kept until there is a game to note it with.
  void told(const std::string& line, Spot at) {
    if (game_)
      take_told(*game_, line, at, left_out_);
    else
      told_.emplace_back(line, at);
  }

  Expected<void> begin(Spot at) {
    if (game_) return {};
    auto position = setup_.position(at, left_out_);
    if (!position) return tl::unexpected(position.error());
    json request{{"ruleset", ruleset_}};
    if (!position->is_null()) request["position"] = std::move(*position);
    auto begun = game_json::start(request);
    if (!begun) return bad_record(at, begun.error().message);
    game_ = std::move(*begun);
    for (const auto& [line, spot] : told_) take_told(*game_, line, spot, left_out_);
    return {};
  }

  /// A line of KIF, behind its number.
  Expected<void> numbered(Line& line, Spot number) {
    if (auto ready = begin(number); !ready) return ready;
    line.skip_blanks();
    for (const std::string_view side : kSides)
      if (begins(line.rest(), side)) line.character();
    const Word word = move_word(line, false);
    line.skip_blanks();
    const std::string clock(begins(line.rest(), "(") ? line.rest() : std::string_view{});
    const std::size_t before = game_->plies().size();
    if (!word.text.empty())
      if (auto done = said(word); !done) return done;
    if (!clock.empty()) spent(clock, game_->plies().size() > before);
    return {};
  }

  /// The clock behind a move, `( 0:12/00:03:07)`: what the move took is noted with it.
  void spent(const std::string& clock, bool moved) {
    const double seconds = seconds_of(clock.substr(1, clock.find_first_of("/)") - 1));
    if (moved && seconds >= 0)
      tell_spent(*game_, seconds);
    else if (claim_ && seconds >= 0)
      end_spent_ = seconds;
    else
      left_out_.count(lost::kClockTimes);
  }

  /// A line of KI2: moves of the sides in turn.
  Expected<void> moves(Line& line) {
    if (auto ready = begin(line.spot()); !ready) return ready;
    while (!line.done() && !ended_) {
      line.character();
      line.skip_blanks();
      const Word word = move_word(line, true);
      if (word.text.empty()) {
        left_out_.add(line.spot(), make_message("a move is missing."));
        continue;
      }
      if (auto done = said(word); !done) return done;
      line.skip_blanks();
      const bool another =
          std::any_of(std::begin(kSides), std::end(kSides), [&](std::string_view s) { return begins(line.rest(), s); });
      if (!another && !line.done() && !ended_) between(line);
    }
    return {};
  }

  /// Words between two moves of a line.
  void between(Line& line) {
    const Spot at = line.spot();
    std::string words;
    const auto side = [&](std::string_view s) { return begins(line.rest(), s); };
    while (!line.done() && std::none_of(std::begin(kSides), std::end(kSides), side)) words += line.character();
    left_out_.add(at, make_message("%1 is no move.", arg::quoted(text::shortened(words, 60))));
  }

  Expected<void> said(const Word& word) {
    if (word.text == kSealed) {
      left_out_.add(word.spot, make_message("the sealed move (%1).", kSealed));
      return {};
    }
    if (begins(word.text, kResigns)) {
      ended_ = true;
      if (game_->over())
        left_out_.add(word.spot, make_message("a resignation (%1) after the end of the game.", kResigns));
      else
        claim_ = lost_by(game_->rules(), to_move(), word, "");
      return {};
    }
    for (const std::string_view draw : kDraws)
      if (begins(word.text, draw)) return drawn(word);
    for (const End& end : kEnds)
      if (begins(word.text, end.text)) return decided(word, end);
    for (const std::string_view end : kOpenEnds)
      if (begins(word.text, end)) return broken_off(word);
    return move(word);
  }

  Expected<void> move(const Word& word) {
    if (stopped_) {
      rest_ += " " + word.text;
      ++moves_behind_;
      return {};
    }
    if (!looks_like_move(word.text)) {
      left_out_.add(word.spot, make_message("%1 is no move.", arg::quoted(text::shortened(word.text, 60))));
      return {};
    }
    if (left_out_after_end(*game_, word, left_out_)) {
      stopped_ = true;
      rest_ = word.text;
      moves_behind_ = 1;
      return {};
    }
    const auto action = read_move(game_->position(), last_, word);
    const auto done = action ? act(*game_, print(*action, game_->rules()), word.spot) : tl::unexpected(action.error());
    if (done) {
      last_ = action->to;
      return {};
    }
    stopped_ = true;
    rest_ = word.text;
    moves_behind_ = 1;
    return stop_at(*game_, word.spot, done.error(), "", left_out_);
  }

  [[nodiscard]] Seat other_than(Seat seat) const {
    const auto& seats = game_->rules().seats;
    return seat == seats.front() ? seats.back() : seats.front();
  }

  /// Who is to move by the text, which may hold moves that could not be played.
  [[nodiscard]] Seat to_move() const {
    const Seat seat = game_->position().to_act;
    return moves_behind_ % 2 == 0 ? seat : other_than(seat);
  }

  Expected<void> decided(const Word& word, const End& end) {
    ended_ = true;
    claim_ = lost_by(game_->rules(), end.wins ? other_than(to_move()) : to_move(), word, end.why);
    return {};
  }

  /// An end that tells no result.
  Expected<void> broken_off(const Word& word) {
    ended_ = true;
    if (!game_->over()) left_out_.add(word.spot, make_message("the end of the game (%1).", word.text));
    return {};
  }

  /// A draw that the rules have not given is one that the seats have agreed on.
  Expected<void> drawn(const Word& word) {
    ended_ = true;
    if (game_->over()) return {};
    left_out_.add(word.spot, make_message("why the game was drawn (%1); it is read as agreed.", word.text));
    claim_ = Claim{};
    claim_->word = word;
    return {};
  }

  /// `まで85手で先手の勝ち`: tells the result where no line before it does. A difference is told.
  Expected<void> total(Line& line) {
    if (auto ready = begin(line.spot()); !ready) return ready;
    const Word word{std::string(line.rest()), line.spot()};
    const bool already = ended_;
    ended_ = true;
    for (const std::string_view draw : kDraws)
      if (holds(word.text, draw)) return already ? Expected<void>{} : drawn(word);
    const auto& seats = game_->rules().seats;
    const auto lost = loser_of(word.text);
    if (!lost) return already ? Expected<void>{} : broken_off(word);
    std::string why;
    for (const End& end : kEnds)
      if (holds(word.text, end.text)) why = end.why;
    if (holds(word.text, "反則")) why = "rules infraction";
    Claim claim = lost_by(game_->rules(), *lost == Side::lower ? seats.front() : seats.back(), word, why);
    if (claim_ && claim_->winners != claim.winners) left_out_.add(word.spot, make_message("the result %1.", word.text));
    if (!claim_) claim_ = std::move(claim);
    return {};
  }

  std::string ruleset_;
  SetupReader setup_;
  LeftOut& left_out_;
  std::optional<Game> game_;
  Cell last_ = kNoCell;
  bool ended_ = false, varied_ = false, stopped_ = false;
  std::optional<Claim> claim_;
  std::optional<double> end_spent_;                 // seconds
  std::vector<std::string> behind_end_;             // remarks
  std::string rest_;                                // from a move that cannot be played on
  int moves_behind_ = 0;                            // in it
  std::vector<std::pair<std::string, Spot>> told_;  // lines before the game begins
};

}  // namespace

std::vector<Part> split(std::string_view text) {
  bool moves = true;
  return split_before(text, [&moves](std::string_view line) {
    const bool head = std::any_of(std::begin(kHeads), std::end(kHeads), [&](auto h) { return begins(line, h); });
    if (head) return std::exchange(moves, false);
    const std::size_t word = line.find_first_not_of(" \t");
    const bool numbered = word != std::string_view::npos && line[word] >= '0' && line[word] <= '9';
    const bool sided = std::any_of(std::begin(kSides), std::end(kSides), [&](auto s) { return begins(line, s); });
    moves = moves || numbered || sided || begins(line, kTotal);
    return false;
  });
}

Expected<Game> read_game(std::string_view text, std::string_view format, LeftOut& left_out) {
  const auto usual = usual_ruleset(format);
  if (!usual) return tl::unexpected(usual.error());
  // The set-up is read by the rules of a game of its own, which stays while the one that is played begins elsewhere.
  const auto array = game_json::start({{"ruleset", *usual}});
  if (!array) return tl::unexpected(array.error());
  Reader reader(*array, *usual, left_out);
  int number = 0;
  while (!text.empty()) {
    if (auto done = reader.line(take_line(text), ++number); !done) return tl::unexpected(done.error());
  }
  return reader.finish({std::max(number, 1), 1});
}

}  // namespace arbiter::notation::kif
