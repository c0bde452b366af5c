// SPDX-License-Identifier: MIT
#include "app/table/game_review.h"

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "app/table/kept_review.h"
#include "app/table/review_text.h"
#include "app/table/session.h"

namespace arbiter::table {

namespace {

ReviewedMove worded(const play::Judgement& one, const Rules& rules) {
  ReviewedMove move;
  move.step = static_cast<int>(one.ply) + 1;
  move.seat = std::string(name(one.seat));
  move.action = one.action;
  move.better = one.better;
  move.better_line = one.better_line;
  move.mark = slip_mark(one.slip);
  if (!move.mark.empty()) move.reason = slip_reason(one, rules);
  move.score = one.score;
  move.best_score = one.best_score;
  move.lost = one.lost;
  for (const Seat seat : rules.seats)
    move.expected[std::string(name(seat))] = one.expected[static_cast<std::size_t>(index(seat))];
  return move;
}

/// By seat, what each got of a game that is over.
std::map<std::string, double> outcome_of(const Game& game) {
  std::map<std::string, double> shares;
  if (!game.over()) return shares;
  const auto standing = game.standing();
  const unsigned winners = standing.result ? standing.result->winners : 0U;
  int all = 0, won = 0;
  for (std::size_t board = 0; board < game.boards(); ++board) {
    for (const Seat seat : game.rules(board).seats) {
      ++all;
      won += static_cast<int>((winners >> index(seat)) & 1U);
    }
  }
  for (std::size_t board = 0; board < game.boards(); ++board) {
    for (const Seat seat : game.rules(board).seats) {
      const bool wins = ((winners >> index(seat)) & 1U) != 0;
      shares[std::string(name(seat))] = won == 0 ? 1.0 / all : wins ? 1.0 / won : 0.0;
    }
  }
  return shares;
}

}  // namespace

std::map<std::string, SeatReview> seat_reviews(const std::vector<ReviewedMove>& moves) {
  std::map<std::string, SeatReview> all;
  for (const ReviewedMove& move : moves) {
    SeatReview& seat = all[move.seat];
    ++seat.actions;
    seat.percent += play::accuracy_of(move.lost);
    if (!move.mark.empty()) ++seat.slips[move.mark == "??" ? 2 : move.mark == "?" ? 1 : 0];
  }
  for (auto& [seat, one] : all) one.percent /= one.actions;
  return all;
}

struct GameReview::Impl {
  /// What the thread has found, for whoever looks.
  struct Work {
    std::mutex mutex;
    News news;  ///< what was not fetched yet
    std::filesystem::path games;
    db::GameId game = 0;
    Extent extent = Extent::all;
    play::Budget budget;
    std::jthread thread;  // the last, so that it ends before what it uses
  };
  play::Budget budget;
  std::unique_ptr<Work> work;

  /// The saved judgements, which also sees how far the review has come.
  class Book final : public play::ReviewBook {
   public:
    Book(Work& work, KeptReview& kept) : work_(work), kept_(kept) {}
    std::optional<play::Judgement> known(std::size_t ply) override {
      auto one = kept_.known(ply);
      const std::scoped_lock lock(work_.mutex);
      work_.news.at = static_cast<int>(ply);
      if (one || work_.extent == Extent::all) return one;
      missing_ = true;
      return play::Judgement{};
    }
    void keep(std::size_t ply, const play::Judgement& judgement) override { kept_.keep(ply, judgement); }
    [[nodiscard]] bool missing() const { return missing_; }

   private:
    Work& work_;
    KeptReview& kept_;
    bool missing_ = false;
  };

  static void run(Work& work, const std::stop_token& stop);
};

void GameReview::Impl::run(Work& work, const std::stop_token& stop) {
  // A game that is only looked at needs no file of judgements.
  if (work.extent == Extent::saved && !std::filesystem::exists(db::Analyses::path_of(work.games))) return;
  Session session(work.games);
  if (const auto resumed = session.resume(work.game); !resumed) {
    const std::scoped_lock lock(work.mutex);
    work.news.trouble = resumed.error().message;
    return;
  }
  const Game& game = *session.game();
  {
    const std::scoped_lock lock(work.mutex);
    work.news.of = static_cast<int>(game.plies().size());
    work.news.outcome = outcome_of(game);
  }
  KeptReview kept(session, work.budget);
  Book book(work, kept);
  const auto each = [&](const play::Judgement& one) {
    ReviewedMove move = worded(one, game.rules(game.plies()[one.ply].board));
    const std::scoped_lock lock(work.mutex);
    work.news.moves.push_back(std::move(move));
    return true;
  };
  (void)play::review(game, work.budget, stop, each, &book);
  const std::scoped_lock lock(work.mutex);
  work.news.trouble = kept.trouble();
  work.news.whole = !stop.stop_requested() && !book.missing();
  if (work.news.whole) work.news.at = work.news.of;
}

GameReview::GameReview(play::Budget budget) : impl_(std::make_unique<Impl>()) { impl_->budget = budget; }
GameReview::~GameReview() = default;
GameReview::GameReview(GameReview&&) noexcept = default;
GameReview& GameReview::operator=(GameReview&&) noexcept = default;

void GameReview::begin(const std::filesystem::path& games, db::GameId game, Extent extent) {
  impl_->work = std::make_unique<Impl::Work>();
  Impl::Work& work = *impl_->work;
  work.games = games;
  work.game = game;
  work.extent = extent;
  work.budget = impl_->budget;
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

void GameReview::stop() {
  if (impl_->work) impl_->work->thread.request_stop();
}

GameReview::News GameReview::look() {
  if (!impl_->work) return {};
  const std::scoped_lock lock(impl_->work->mutex);
  News news = impl_->work->news;
  impl_->work->news.moves.clear();
  return news;
}

}  // namespace arbiter::table
