// SPDX-License-Identifier: MIT
// CSA, the text of Japan's computer shogi association (standard file format 2.2, 2008): a line a move, the sign of the
// side, the two squares (files from South's right, ranks from the top, 00 for the hand), and the piece as it stands
// after the move. Names, event and times stand before the moves, seconds and comments behind them.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "referee/json/games.h"
#include "referee/notation/about.h"
#include "referee/notation/csa_setup.h"
#include "referee/notation/kif_moves.h"
#include "referee/notation/notation.h"
#include "referee/notation/outcome.h"
#include "referee/notation/tags.h"
#include "text/utf8.h"

namespace arbiter::notation {

using nlohmann::json;

namespace csa {
namespace {

constexpr std::string_view kName = "csa";
constexpr std::string_view kVersion = "V2.2", kResigns = "%TORYO", kDrawn = "%HIKIWAKE", kComment = "'*";
constexpr std::string_view kBegun = "START_TIME";

/// How the lines with $ call what PGN has in tags.
constexpr std::pair<std::string_view, const char*> kTags[] = {
    {"OPENING", "Opening"}, {"TIME_LIMIT", "TimeLimit"}, {"END_TIME", "EndTime"}};

/// Who has lost by an end, or that it is a draw; why, in the words of PGN's tag Termination.
enum class Loses { to_move, other, first, second, nobody, open };
struct End {
  std::string_view text;
  Loses loses;
  const char* why;
};
constexpr End kEnds[] = {{kResigns, Loses::to_move, ""},
                         {"%TIME_UP", Loses::to_move, "time forfeit"},
                         {"%ILLEGAL_MOVE", Loses::to_move, "rules infraction"},
                         {"%+ILLEGAL_ACTION", Loses::first, "rules infraction"},
                         {"%-ILLEGAL_ACTION", Loses::second, "rules infraction"},
                         {"%TSUMI", Loses::to_move, ""},
                         {"%KACHI", Loses::other, "declaration"},
                         {"%SENNICHITE", Loses::nobody, ""},
                         {"%JISHOGI", Loses::nobody, ""},
                         {kDrawn, Loses::nobody, ""}};

/// Without the sign of the side: "7776FU", "0045KA".
std::string move_text(const Position& pos, const Action& action) {
  const Board& board = pos.board();
  const bool drop = action.type == Action::Type::place;
  const Kind kind = action.kind != kNoKind ? action.kind : pos.pieces[pos.at(action.from)].kind;
  const Name* piece = name_of_kind(pos.rules->name(kind));
  return (drop ? "00" : square(board, action.from)) + square(board, action.to) + std::string(piece ? piece->csa : "??");
}

/// The lines that tell of the game.
std::string told_head(const Game& game) {
  std::string out;
  const auto& seats = game.rules().seats;
  for (const auto& [line, seat] : {std::pair{"N+", seats.front()}, std::pair{"N-", seats.back()}})
    if (const std::string player = told_player(game, seat, ""); !player.empty()) out += line + player + "\n";
  for (const auto& [line, field] : {std::pair{"$EVENT:", "event"}, std::pair{"$SITE:", "site"}})
    if (const std::string value = told(game, field, ""); !value.empty()) out += line + value + "\n";
  const std::string date = told_date(game, '/', ""), time = told(game, "time", "");
  if (!date.empty() && date.find('?') == std::string::npos)
    out += "$" + std::string(kBegun) + ":" + date + (time.empty() ? "" : " " + time) + "\n";
  for (const auto& [line, tag] : kTags)
    if (const std::string value = game.about()["tags"].text(tag, ""); !value.empty())
      out += "$" + std::string(line) + ":" + value + "\n";
  return out;
}

/// What is told of ply `n`, counted from 1 (0: of the game): the seconds that it took, and a comment.
std::string told_behind(const Game& game, std::size_t n) {
  const Value& note = n == 0 ? game.about() : game.plies()[n - 1].note;
  std::string out;
  if (n > 0 && note.has("spent"))
    out += "T" + std::to_string(std::llround(std::clamp(note["spent"].real(), 0.0, 1e9))) + "\n";
  std::string comment = note.text("comment", "");
  std::replace(comment.begin(), comment.end(), '\n', ' ');
  return comment.empty() ? out : out + std::string(kComment) + " " + comment + "\n";
}

/// The end that the last plies are, which the result alone tells; empty: there is none for it.
std::string end_text(const Game& game) {
  const std::string why = game.about()["tags"].text("Termination", ""), result = result_text(game);
  if (result == "1/2-1/2") return std::string(kDrawn);
  const Seat loser = result == "1-0" ? game.rules().seats.back() : game.rules().seats.front();
  const bool to_move = game.before(game.plies().size() - told_by_result(game)).to_act == loser;
  if (to_move)
    return why == "time forfeit" ? "%TIME_UP" : why == "rules infraction" ? "%ILLEGAL_MOVE" : std::string(kResigns);
  // Who is not to move can lose by an offence alone.
  return why.empty() ? "" : loser == game.rules().seats.front() ? "%+ILLEGAL_ACTION" : "%-ILLEGAL_ACTION";
}

Expected<std::string> write(const Game& game) {
  const Rules& rules = game.rules();
  if (!game.beginning().options_said.empty())
    return refuse("unwritable", make_message("%1 has no words for options; json and text can hold every game.", kName));
  std::string out = std::string(kVersion) + "\n" + told_head(game);
  if (!game.beginning().position.is_nothing()) {
    auto setup = write_setup(game.before(0));
    if (!setup) return setup;
    out += *setup;
  } else {
    out += "PI\n";
  }
  out += sign(rules, game.before(0).to_act) + std::string("\n") + told_behind(game, 0);
  const std::size_t count = game.plies().size() - told_by_result(game);
  for (std::size_t n = 0; n < game.plies().size(); ++n) {
    if (n == count) {
      const std::string end = end_text(game);
      if (end.empty())
        return unwritable(kName, game.plies()[n].action.empty() ? "an arbiter's correction" : game.plies()[n].action);
      return out + end + "\n" + told_behind(game, game.plies().size());
    }
    const Game::Ply& ply = game.plies()[n];
    const Position& pos = game.before(n);
    if (ply.action.empty()) return unwritable(kName, "an arbiter's correction");
    const auto action = parse_action(ply.action, rules);
    if (!action) return tl::unexpected(action.error());
    if (!kif::is_move(*action)) return unwritable(kName, ply.action);
    out += sign(rules, pos.to_act) + move_text(pos, *action) + "\n" + told_behind(game, n + 1);
  }
  return out;
}

/// A `$` line: event, place, time, or a tag.
void tell_line(Game& game, const std::string& text, Spot at, LeftOut& left_out) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  const std::string key = text.substr(1, colon - 1), value = text.substr(std::min(colon + 1, text.size()));
  if (key == "EVENT") return tell(game, "event", value);
  if (key == "SITE") return tell(game, "site", value);
  if (key == kBegun) return tell_begun(game, value, at, left_out);
  for (const auto& [line, tag] : kTags)
    if (key == line) return tell_tags(game, {{tag, {value, at}}}, left_out);
  left_out.count(lost::kHeadLines);
}

class Reader {
 public:
  Reader(const Game& array, std::string ruleset, LeftOut& left_out)
      : rules_(array.rules()), ruleset_(std::move(ruleset)), setup_(array.rules()), left_out_(left_out) {}

  /// One statement: a line, or a part of one between commas.
  Expected<void> statement(const std::string& text, Spot at) {
    if (text.empty() || text.front() == 'V') return {};
    switch (text.front()) {
      case '\'':
        return remark(text, at);
      case 'N':
      case '$':
        told_.emplace_back(text, at);
        return game_ ? tell_now() : Expected<void>{};
      case 'T':
        spent(text);
        return {};
      case 'P':
        if (!game_) return setup_.take(text, at);
        left_out_.add(at, make_message("%1: the board is set up before the moves.", arg::quoted(text)));
        return {};
      case '+':
      case '-':
        if (looks_like_move(text)) return move(text, at);
        if (text.size() > 1) return unknown(text, at);
        if (!game_) to_act_ = seat_of(rules_, text.front());
        return {};
      case '%':
        return end(text, at);
      default:
        return unknown(text, at);
    }
  }

  Expected<Game> finish(Spot at) {
    if (auto ready = begin(at); !ready) return tl::unexpected(ready.error());
    if (stopped_) keep_as_remark(*game_, rest_);
    settle(*game_, claim_, std::nullopt, left_out_);
    for (const std::string& text : behind_end_) tell_comment(*game_, text);
    if (end_spent_ && game_->plies().size() > plies_) tell_spent(*game_, *end_spent_);
    return std::move(*game_);
  }

 private:
  Expected<void> unknown(const std::string& text, Spot at) {
    left_out_.add(at, make_message("%1 is no statement of this format.", arg::quoted(text::shortened(text, 60))));
    return {};
  }

  Expected<void> begin(Spot at) {
    if (game_) return {};
    json request{{"ruleset", ruleset_}};
    const std::string to_act(name(to_act_.value_or(rules_.seats.front())));
    if (setup_.given()) {
      request["position"] = setup_.position();
      request["position"]["to_act"] = to_act;
      request["position"]["decision"] = "move";
    } else if (to_act_.value_or(rules_.seats.front()) != rules_.seats.front()) {
      request["position"] = {{"to_act", to_act}, {"decision", "move"}};
    }
    auto game = game_json::start(request);
    if (!game) return bad_record(at, game.error().message);
    game_ = std::move(*game);
    return tell_now();
  }

  Expected<void> tell_now() {
    for (const auto& [text, at] : told_) {
      if (text.front() == '$')
        tell_line(*game_, text, at, left_out_);
      else if (text.size() > 2)
        tell_player(*game_, seat_of(rules_, text[1]), text.substr(2));
    }
    told_.clear();
    return {};
  }

  /// Behind a star stands a comment. Other remarks are the program's own.
  Expected<void> remark(const std::string& text, Spot at) {
    if (text.rfind(kComment, 0) != 0) {
      if (text.rfind("'CSA encoding", 0) != 0) left_out_.count(lost::kRemarks);
      return {};
    }
    const std::string comment =
        text.substr(text.find_first_not_of("'*") == std::string::npos ? text.size() : text.find_first_not_of("'*"));
    if (claim_) {
      behind_end_.push_back(comment);
      return {};
    }
    if (auto ready = begin(at); !ready) return ready;
    if (stopped_)
      rest_ += " " + comment;
    else
      tell_comment(*game_, comment);
    return {};
  }

  /// How many seconds the move or the end before it took.
  void spent(const std::string& text) {
    const double seconds = seconds_of(text.substr(1));
    if (seconds < 0 || stopped_ || !game_ || (game_->plies().empty() && !claim_))
      left_out_.count(lost::kClockTimes);
    else if (claim_)
      end_spent_ = seconds;
    else
      tell_spent(*game_, seconds);
  }

  Expected<void> move(const std::string& text, Spot at) {
    if (auto ready = begin(at); !ready) return ready;
    if (stopped_) {
      rest_ += " " + text;
      return {};
    }
    const Word word{text, at};
    if (left_out_after_end(*game_, word, left_out_)) {
      stopped_ = true;
      rest_ = text;
      offender_ = seat_of(rules_, text.front());
      return {};
    }
    const std::string said = text.substr(1);
    Expected<void> done;
    if (const Seat to_act = game_->position().to_act; seat_of(rules_, text.front()) != to_act) {
      done = bad_record(at, make_message("%1: %2 is to move here.", arg::quoted(text), arg::seat(name(to_act))));
    } else {
      const auto played = play(
          *game_, word, [&](const Action& a) { return kif::is_move(a) && move_text(game_->position(), a) == said; });
      if (!played) done = tl::unexpected(played.error());
    }
    plies_ = game_->plies().size();
    if (done) return {};
    stopped_ = true;
    rest_ = text;
    offender_ = seat_of(rules_, text.front());
    return stop_at(*game_, at, done.error(), "", left_out_);
  }

  Expected<void> end(const std::string& text, Spot at) {
    if (auto ready = begin(at); !ready) return ready;
    if (claim_) return {};
    plies_ = game_->plies().size();
    const Word word{text, at};
    const auto* const known =
        std::find_if(std::begin(kEnds), std::end(kEnds), [&](const End& e) { return e.text == text; });
    if (known == std::end(kEnds) || known->loses == Loses::open) {
      if (!game_->over()) left_out_.add(at, make_message("the end of the game (%1).", text));
      return {};
    }
    if (game_->over() && text == kResigns) {
      left_out_.add(at, make_message("a resignation (%1) after the end of the game.", kResigns));
      return {};
    }
    if (known->loses == Loses::nobody && !game_->over() && text != kDrawn)
      left_out_.add(at, make_message("why the game was drawn (%1); it is read as agreed.", text));
    claim_ = claim_by(*known, word);
    return {};
  }

  [[nodiscard]] Claim claim_by(const End& end, const Word& word) const {
    if (end.loses == Loses::nobody) {
      Claim drawn;
      drawn.word = word;
      return drawn;
    }
    // Behind a move that cannot be played it is its own side that has offended.
    const Seat to_act = stopped_ && end.text == "%ILLEGAL_MOVE" ? offender_ : game_->position().to_act;
    const Seat first = rules_.seats.front(), second = rules_.seats.back();
    const Seat other = to_act == first ? second : first;
    const Seat loser = end.loses == Loses::first    ? first
                       : end.loses == Loses::second ? second
                       : end.loses == Loses::other  ? other
                                                    : to_act;
    return lost_by(rules_, loser, word, end.why);
  }

  const Rules& rules_;
  std::string ruleset_;
  SetupReader setup_;
  LeftOut& left_out_;
  std::optional<Game> game_;
  std::optional<Seat> to_act_;
  std::vector<std::pair<std::string, Spot>> told_;  ///< lines before the game begins
  std::optional<Claim> claim_;
  std::vector<std::string> behind_end_;  ///< comments
  std::optional<double> end_spent_;      ///< seconds
  std::string rest_;                     ///< from a move that cannot be played on
  Seat offender_ = Seat::none;           ///< who made it
  std::size_t plies_ = 0;                ///< that the moves gave
  bool stopped_ = false;
};

Expected<Game> read(std::string_view text, LeftOut& left_out) {
  const auto usual = usual_ruleset(kName);
  if (!usual) return tl::unexpected(usual.error());
  const auto array = game_json::start({{"ruleset", *usual}});
  if (!array) return tl::unexpected(array.error());
  Reader reader(*array, *usual, left_out);
  int number = 0;
  while (!text.empty()) {
    const std::string line(take_line(text));
    ++number;
    if (line == "/") continue;
    // A remark goes to the end of its line; other lines may hold several statements.
    const bool whole = !line.empty() && (line.front() == '\'' || line.front() == 'N' || line.front() == '$');
    for (std::size_t begin = 0; begin <= line.size();) {
      const std::size_t end = whole ? line.size() : std::min(line.find(',', begin), line.size());
      const Spot at{number, static_cast<int>(begin) + 1};
      std::string part = line.substr(begin, end - begin);
      while (!part.empty() && part.back() == ' ' && part.front() != 'P') part.pop_back();
      if (auto done = reader.statement(part, at); !done) return tl::unexpected(done.error());
      begin = end + 1;
    }
  }
  return reader.finish({std::max(number, 1), 1});
}

/// A line with nothing but a slash stands between games.
std::vector<Part> split(std::string_view text) {
  bool slash = true;
  return split_before(text, [&slash](std::string_view line) {
    if (line == "/") {
      slash = true;
      return false;
    }
    return !line.empty() && std::exchange(slash, false);
  });
}

/// A version, the statements that set the board up, or a move with its side.
bool claims(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (line.empty() || line.front() == '\'') continue;
    for (const std::string_view begin : {"V1", "V2", "V3", "N+", "N-", "PI", "P1", "P+", "P-"})
      if (line.substr(0, 2) == begin) return true;
    const std::size_t colon = line.front() == '$' ? line.find(':') : std::string_view::npos;
    if (colon != std::string_view::npos && line.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_", 1) == colon)
      return true;
    const bool sign = line.front() == '+' || line.front() == '-';
    return sign && (line.size() == 1 || (line.size() >= 7 && name_of_csa(line.substr(5, 2))));
  }
  return false;
}

}  // namespace
}  // namespace csa

Format csa_format() { return {csa::kName, false, &csa::write, &csa::claims, &csa::split, &csa::read}; }

}  // namespace arbiter::notation
