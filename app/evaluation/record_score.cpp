// SPDX-License-Identifier: MIT
#include "app/evaluation/record_score.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "app/footage/performance.h"
#include "app/table/board_view.h"
#include "app/table/session.h"

namespace arbiter::evaluation {

namespace {

using Same = std::function<bool(std::size_t, std::size_t)>;

/// Which of two lists correspond, in order, as many as possible: for each of the first the index in the second, or -1.
std::vector<int> matched(std::size_t first, std::size_t second, const Same& same) {
  std::vector<std::vector<int>> best(first + 1, std::vector<int>(second + 1, 0));
  for (std::size_t i = first; i-- > 0;)
    for (std::size_t j = second; j-- > 0;)
      best[i][j] = same(i, j) ? best[i + 1][j + 1] + 1 : std::max(best[i + 1][j], best[i][j + 1]);
  std::vector<int> match(first, -1);
  for (std::size_t i = 0, j = 0; i < first && j < second;) {
    if (same(i, j))
      match[i++] = static_cast<int>(j++);
    else if (best[i + 1][j] >= best[i][j + 1])
      ++i;
    else
      ++j;
  }
  return match;
}

/// The army that stands on each square.
std::string table_text(const view::GameView& state) {
  std::string out;
  for (std::size_t b = 0; b < table::boards_of(state); ++b) {
    for (const auto& [square, piece] : table::board_state(state, b).pieces)
      out += square + piece.substr(0, piece.find('.')) + " ";
    out += "/";
  }
  return out;
}

bool told_between(const WatchedRecord& record, std::int64_t from, std::int64_t to, bool questions_only) {
  return std::any_of(record.alerts.begin(), record.alerts.end(), [&](const ToldAlert& alert) {
    return alert.frame >= from && alert.frame < to && (alert.question || !questions_only);
  });
}

/// The plies that were played, each with what was recorded of it.
void add_plies(const LabelledGame& game, const WatchedRecord& record, const std::vector<int>& match,
               GameScore& result) {
  double delays = 0;
  for (std::size_t i = 0; i < game.plies.size(); ++i) {
    const LabelledGame::Ply& ply = game.plies[i];
    GameScore::Line line{ply.action, ply.frame, {}, {}, {}, {}};
    if (match[i] < 0) {
      const std::int64_t until = i + 1 < game.plies.size() ? game.plies[i + 1].frame : record.frames + 1;
      ++result.missed;
      if (told_between(record, ply.frame, until, true)) ++result.asked_in_vain;
      line.outcome = "missed";
    } else {
      const RecordedAction& action = record.actions[static_cast<std::size_t>(match[i])];
      line.read = action.frame;
      if (!action.answered) line.confidence = action.confidence;
      if (action.answered || action.questioned) {
        ++result.asked;
        line.outcome = "asked";
      } else {
        ++result.right;
        const std::int64_t delay = action.frame - ply.frame;
        delays += static_cast<double>(std::max<std::int64_t>(delay, 0));
        result.delay_worst = std::max(result.delay_worst, delay);
      }
    }
    result.list.push_back(std::move(line));
  }
  if (result.right > 0) result.delay_mean = delays / result.right;
}

/// What was recorded otherwise than it was played.
void add_wrong(const LabelledGame& game, const WatchedRecord& record, const std::vector<int>& match,
               GameScore& result) {
  const std::set<int> right(match.begin(), match.end());
  std::multiset<std::string> open;
  for (std::size_t i = 0; i < game.plies.size(); ++i)
    if (match[i] < 0) open.insert(game.plies[i].action);
  for (std::size_t j = 0; j < record.actions.size(); ++j) {
    if (right.contains(static_cast<int>(j))) continue;
    const RecordedAction& action = record.actions[j];
    ++result.wrong;
    const auto played = open.find(action.action);
    const bool elsewhere = played != open.end();
    if (elsewhere) {
      open.erase(played);
      ++result.out_of_place;
    }
    const bool flagged =
        action.answered || action.questioned || told_between(record, action.frame, action.frame + game.soon, false);
    if (!flagged) ++result.unflagged;
    result.list.push_back(
        {action.action, {}, action.frame, elsewhere ? "out of place" : "wrong", flagged, action.confidence});
  }
}

/// Was somebody asked or told in these pictures?
bool alerted(const WatchedRecord& record, std::int64_t from, std::int64_t to) {
  const auto first = record.alerted.lower_bound(from);
  return (first != record.alerted.end() && *first <= to) || told_between(record, from, to + 1, false);
}

/// Pictures in which a companion has recorded, asked or told.
constexpr std::int64_t kInTime = std::lround(footage::kCompanionsTime * footage::kPerformedRate);

/// How many moments want a record or a question, and how many got it in time. A table that is in order again before
/// anybody need say a word wants none.
void add_moments(const LabelledGame& game, const WatchedRecord& record, GameScore& result) {
  std::map<std::string, std::vector<std::int64_t>> read;
  for (const GameScore::Line& line : result.list)
    if (line.shown && line.read) read[line.action].push_back(*line.read);
  for (const LabelledGame::Moment& moment : game.moments) {
    const std::int64_t until = moment.from + kInTime;
    if (moment.does == "asks" && moment.to - moment.from >= kInTime) {
      ++result.moments;
      result.moments_met += alerted(record, moment.from, until);
    } else if (!moment.action.empty()) {
      const auto& frames = read[moment.action];
      const bool recorded =
          std::any_of(frames.begin(), frames.end(), [&](std::int64_t n) { return n >= moment.from && n <= until; });
      ++result.moments;
      result.moments_met += recorded || alerted(record, moment.from, until);
    }
  }
}

}  // namespace

std::vector<std::optional<std::string>> tables_of(const LabelledGame& game, const std::vector<std::string>& actions) {
  std::vector<std::optional<std::string>> out(actions.size() + 1);
  table::Session session(":memory:");
  if (!session.new_game(game.setup)) return out;
  for (const std::string& action : game.before)
    if (!session.act(action)) return out;
  out[0] = table_text(session.state());
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const auto done = session.act(actions[i]);
    if (!done) break;
    out[i + 1] = table_text(done->state);
  }
  return out;
}

GameScore score_record(const LabelledGame& game, const WatchedRecord& record) {
  GameScore result;
  result.name = game.name;
  result.source = game.source;
  result.plies = static_cast<int>(game.plies.size());
  std::vector<std::string> played, recorded;
  for (const LabelledGame::Ply& ply : game.plies) played.push_back(ply.action);
  for (const RecordedAction& action : record.actions) recorded.push_back(action.action);
  const auto real = tables_of(game, played), read = tables_of(game, recorded);
  const std::vector<int> match = matched(played.size(), recorded.size(), [&](std::size_t i, std::size_t j) {
    return played[i] == recorded[j] && (!real[i] || !read[j] || *real[i] == *read[j]);
  });
  const std::set<int> shown(record.shown.begin(), record.shown.end());
  for (int ply = 1; ply <= result.plies; ++ply) result.shown += shown.contains(ply);
  add_plies(game, record, match, result);
  add_wrong(game, record, match, result);
  add_moments(game, record, result);
  return result;
}

}  // namespace arbiter::evaluation
