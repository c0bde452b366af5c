// SPDX-License-Identifier: MIT
#include "app/table/puzzles.h"

#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "app/table/kept_review.h"
#include "app/table/session.h"
#include "db/analyses.h"
#include "db/shelves.h"
#include "text/json_fields.h"
#include "text/json_text.h"

namespace arbiter::table {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kActionBytes = 2'000, kLineActions = 200;  // bytes of an action, actions of a line
/// Another number whenever other puzzles may be found.
constexpr const char* kHow = "puzzles, version 1";

Json json_of(const SavedPuzzle& one) {
  return {{"seat", std::string(name(one.puzzle.seat))},
          {"best", one.puzzle.best},
          {"played", one.puzzle.played},
          {"line", one.puzzle.line},
          {"gain", one.puzzle.gain},
          {"solved", one.solved}};
}

/// Nothing: it is no puzzle, but says that the game was searched.
std::optional<SavedPuzzle> puzzle_of(const Json& json, int ply) {
  text::JsonFields fields(json);
  SavedPuzzle one;
  const auto seat = parse_seat(fields.text("seat", 2));
  one.puzzle.ply = static_cast<std::size_t>(ply);
  one.puzzle.best = fields.text("best", kActionBytes);
  one.puzzle.played = fields.text("played", kActionBytes);
  one.puzzle.line = fields.texts("line", kLineActions, kActionBytes);
  one.puzzle.gain = fields.real("gain", 1);
  one.solved = fields.flag("solved");
  if (!seat || one.puzzle.best.empty() || !fields.fault().empty()) return std::nullopt;
  one.puzzle.seat = *seat;
  return one;
}

/// The newest games that are over.
std::vector<db::GameSummary> games_over(const std::filesystem::path& file, int most) {
  std::vector<db::GameSummary> games;
  const auto shelves = db::Shelves::open(file);
  if (!shelves) return games;
  db::ListPage page;
  page.limit = most;
  page.filter.result = db::GameFilter::Result::over;
  auto listed = shelves->games(page);
  if (!listed) return games;
  for (db::ListedGame& one : *listed) games.push_back(std::move(one.game));
  return games;
}

/// What is saved of a game's puzzles, by ply; empty: it was not searched.
std::map<int, db::Analyses::Entry> entries_of(const std::optional<db::Analyses>& all, const std::string& token) {
  if (!all) return {};
  return all->kept(token, kHow).value_or(std::map<int, db::Analyses::Entry>());
}

std::optional<db::Analyses> analyses_of(const std::filesystem::path& file) {
  auto all = db::Analyses::open(file, false);
  if (!all) return std::nullopt;
  return std::move(*all);
}

}  // namespace

std::vector<SavedPuzzle> saved_puzzles(const std::filesystem::path& games, int most) {
  std::vector<SavedPuzzle> list;
  const auto all = analyses_of(games);
  if (!all) return list;
  for (const db::GameSummary& game : games_over(games, most)) {
    for (const auto& [ply, entry] : entries_of(all, game.token)) {
      auto one = puzzle_of(entry.judgement, ply);
      if (!one) continue;
      one->game = game;
      list.push_back(std::move(*one));
    }
  }
  return list;
}

int games_to_search(const std::filesystem::path& games, int most) {
  const auto all = analyses_of(games);
  int count = 0;
  for (const db::GameSummary& game : games_over(games, most)) count += entries_of(all, game.token).empty() ? 1 : 0;
  return count;
}

db::Expected<void> note_solved(const std::filesystem::path& games, const SavedPuzzle& one) {
  const auto ply = static_cast<int>(one.puzzle.ply);
  auto all = db::Analyses::open(games);
  if (!all) return tl::unexpected(all.error());
  auto entries = all->kept(one.game.token, kHow);
  if (!entries) return tl::unexpected(entries.error());
  const auto found = entries->find(ply);
  if (found == entries->end()) return {};
  found->second.judgement["solved"] = true;
  return all->keep(one.game.token, kHow, ply, found->second);
}

Expected<PuzzlePosition> puzzle_position(const std::filesystem::path& games, const SavedPuzzle& one) {
  Session session(games);
  if (auto resumed = session.resume(one.game.id); !resumed) return tl::unexpected(resumed.error());
  const std::size_t ply = one.puzzle.ply;
  const auto courses = courses_of(session);
  const auto entries = entries_of(analyses_of(games), one.game.token);
  const auto entry = entries.find(static_cast<int>(ply));
  if (ply >= courses.size() || entry == entries.end() || entry->second.course != courses[ply])
    return refuse("not_found", make_message("The game has changed since this puzzle was found."));
  Game at = *session.game();
  const std::size_t board = at.plies()[ply].board;
  if (auto undone = at.undo(static_cast<int>(at.plies().size() - ply)); !undone) return tl::unexpected(undone.error());
  const play::Sight sight(at, one.puzzle.seat);
  PuzzlePosition position;
  position.board = board;
  position.state = view::game_view(at, Viewer::of(one.puzzle.seat));
  position.events = view::game_events(at.rules(board), at.last_events());
  const Board& squares = *at.rules(board).board;
  for (const Action& action : sight.legal())
    if (action.type == Action::Type::move && action.from.valid() && action.to.valid())
      position.ways.push_back({squares.name(action.from), squares.name(action.to), sight.said(action)});
  return position;
}

struct PuzzleSearch::Impl {
  struct Work {
    mutable std::mutex mutex;
    News news;
    std::filesystem::path games;
    int most = 0;
    play::Budget review, check;
    std::jthread thread;  // the last, so that it ends before what it uses
  };
  play::Budget review, check;
  std::unique_ptr<Work> work;

  static void run(Work& work, const std::stop_token& stop);
  static void search(Work& work, const db::GameSummary& game, const std::stop_token& stop);
};

/// One game. It counts as searched only when its end is reached.
void PuzzleSearch::Impl::search(Work& work, const db::GameSummary& game, const std::stop_token& stop) {
  Session session(work.games);
  const auto resumed = session.resume(game.id);
  Message trouble = resumed ? Message() : resumed.error().message;
  auto all = db::Analyses::open(work.games);
  if (!all) trouble = all.error().message;
  if (trouble.empty()) {
    KeptReview kept(session, work.review);
    const auto list = play::review(*session.game(), work.review, stop, {}, &kept);
    const auto courses = courses_of(session);
    const auto puzzles = play::puzzles_of(*session.game(), list, work.check, stop);
    if (stop.stop_requested()) return;
    for (const play::Puzzle& puzzle : puzzles) {
      SavedPuzzle one;
      one.puzzle = puzzle;
      const db::Analyses::Entry entry{courses[puzzle.ply], json_of(one)};
      if (auto done = all->keep(game.token, kHow, static_cast<int>(puzzle.ply), entry); !done)
        trouble = done.error().message;
    }
    const db::Analyses::Entry searched{courses.empty() ? "" : courses.back(), Json{{"searched", true}}};
    if (auto done = all->keep(game.token, kHow, static_cast<int>(courses.size()), searched); !done)
      trouble = done.error().message;
    const std::scoped_lock lock(work.mutex);
    work.news.found += static_cast<int>(puzzles.size());
  }
  const std::scoped_lock lock(work.mutex);
  if (!trouble.empty()) work.news.trouble = trouble;
}

void PuzzleSearch::Impl::run(Work& work, const std::stop_token& stop) {
  std::vector<db::GameSummary> games;
  {
    const auto all = analyses_of(work.games);
    for (db::GameSummary& game : games_over(work.games, work.most))
      if (entries_of(all, game.token).empty()) games.push_back(std::move(game));
  }
  {
    const std::scoped_lock lock(work.mutex);
    work.news.of = static_cast<int>(games.size());
  }
  for (const db::GameSummary& game : games) {
    search(work, game, stop);
    if (stop.stop_requested()) return;
    const std::scoped_lock lock(work.mutex);
    ++work.news.done;
  }
}

PuzzleSearch::PuzzleSearch(play::Budget review, play::Budget check) : impl_(std::make_unique<Impl>()) {
  impl_->review = review;
  impl_->check = check;
}
PuzzleSearch::~PuzzleSearch() = default;
PuzzleSearch::PuzzleSearch(PuzzleSearch&&) noexcept = default;
PuzzleSearch& PuzzleSearch::operator=(PuzzleSearch&&) noexcept = default;

void PuzzleSearch::begin(const std::filesystem::path& games, int most) {
  impl_->work = std::make_unique<Impl::Work>();
  Impl::Work& work = *impl_->work;
  work.games = games;
  work.most = most;
  work.review = impl_->review;
  work.check = impl_->check;
  work.news.running = true;
  work.thread = std::jthread([task = &work](const std::stop_token& stop) {
    Message trouble;
    try {
      Impl::run(*task, stop);
    } catch (const std::exception& error) {
      trouble = as_it_is(error.what());
    }
    const std::scoped_lock lock(task->mutex);
    if (!trouble.empty()) task->news.trouble = trouble;
    task->news.running = false;
  });
}

void PuzzleSearch::stop() {
  if (impl_->work) impl_->work->thread.request_stop();
}

PuzzleSearch::News PuzzleSearch::look() const {
  if (!impl_->work) return {};
  const std::scoped_lock lock(impl_->work->mutex);
  return impl_->work->news;
}

}  // namespace arbiter::table
