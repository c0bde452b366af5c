// SPDX-License-Identifier: MIT
#include "app/desk/models/review.h"

#include <algorithm>
#include <utility>

#include "app/desk/models/replay.h"
#include "app/desk/words.h"

namespace arbiter::desk {

namespace {

constexpr int kReviewLooks = 120;  // milliseconds

}  // namespace

Review::Review(std::filesystem::path file, Replay* replay) : file_(std::move(file)), replay_(replay) {
  looking_.setInterval(kReviewLooks);
  connect(&looking_, &QTimer::timeout, this, &Review::look);
  connect(replay, &Replay::changed, this, &Review::follow);
  connect(replay, &Replay::stepped, this, &Review::stepped);
}

/// Another game is replayed, or the same one has gone on: saved judgements are read again.
void Review::follow() {
  if (!replay_->shown() || (replay_->gameId() == game_ && replay_->last() == steps_)) return Q_EMIT changed();
  game_ = replay_->gameId();
  steps_ = replay_->last();
  wanted_ = false;
  begin(table::GameReview::Extent::saved);
}

void Review::begin(table::GameReview::Extent extent) {
  moves_.clear();
  news_ = {};
  looking_.stop();
  if (!refusal().isEmpty()) {
    review_ = table::GameReview();
  } else {
    review_.begin(file_, game_, extent);
    news_.running = true;
    looking_.start();
  }
  Q_EMIT changed();
  Q_EMIT stepped();
}

void Review::start() {
  if (running() || !refusal().isEmpty()) return;
  wanted_ = true;
  begin(table::GameReview::Extent::all);
}

void Review::stop() {
  if (running()) review_.stop();
}

void Review::look() {
  table::GameReview::News news = review_.look();
  for (table::ReviewedMove& move : news.moves) moves_[move.step] = std::move(move);
  news.moves.clear();
  news_ = std::move(news);
  if (!news_.running) looking_.stop();
  Q_EMIT changed();
  Q_EMIT stepped();
}

QString Review::refusal() const {
  if (!replay_->shown() || replay_->last() == 0) return tr("No action has been played yet.");
  if (replay_->gameId() <= 0) return tr("This game is not saved, so it cannot be analysed.");
  if (replay_->game()->open()) return {};
  if (replay_->running()) return tr("You can analyse this game when it is over.");
  return replay_->hides() ? tr("Something is hidden in this game. You can analyse it when it is over.") : QString();
}

double Review::done() const {
  if (news_.whole) return 1;
  return news_.of == 0 ? 0 : static_cast<double>(news_.at) / news_.of;
}

QString Review::progress() const { return tr("%1 of %2 actions").arg(news_.at).arg(news_.of); }

QString Review::trouble() const { return news_.trouble.empty() ? QString() : words::text(news_.trouble); }

QString Review::player(const std::string& seat) const {
  const QString letter = QString::fromStdString(seat);
  const QString who = replay_->player(letter);
  return who.isEmpty() ? words::seat(letter) : who;
}

QString Review::advice(const table::ReviewedMove& move) {
  const QString why = words::capital(words::text(move.reason));
  return tr("%1. Better: %2.").arg(why, words::action(QString::fromStdString(move.better)));
}

QVariantList Review::slips() const {
  QVariantList list;
  for (const auto& [step, move] : moves_) {
    if (move.mark.empty()) continue;
    const QString mark = QString::fromStdString(move.mark);
    const QString played = words::action(QString::fromStdString(move.action));
    list << QVariantMap{{"step", step},
                        {"seat", QString::fromStdString(move.seat).left(1)},
                        {"mark", mark},
                        {"title", tr("%1. %2: %3 %4", "number, player, action, mark")
                                      .arg(QString::number(step), player(move.seat), played, mark)},
                        {"text", advice(move)}};
  }
  return list;
}

QVariantList Review::players() const {
  std::vector<table::ReviewedMove> all;
  for (const auto& [step, move] : moves_) all.push_back(move);
  QVariantList list;
  for (const auto& [seat, one] : table::seat_reviews(all)) {
    const QString slips = tr("%n action(s)", "", one.actions) +
                          QString(" · ?! %1 · ? %2 · ?? %3").arg(one.slips[0]).arg(one.slips[1]).arg(one.slips[2]);
    list << QVariantMap{{"seat", QString::fromStdString(seat).left(1)},
                        {"player", player(seat)},
                        {"accuracy", qRound(one.percent)},
                        {"text", slips}};
  }
  // In the order of play.
  std::stable_sort(list.begin(), list.end(), [](const QVariant& a, const QVariant& b) {
    const QString order = "SWNE";
    return order.indexOf(a.toMap()["seat"].toString()) < order.indexOf(b.toMap()["seat"].toString());
  });
  return list;
}

QString Review::shares(const std::map<std::string, double>& all) const {
  QStringList parts;
  for (const auto& [seat, share] : all)
    parts << tr("%1 %2 %", "a player and a share").arg(player(seat), QString::number(qRound(100 * share)));
  return tr("Expected: %1").arg(parts.join(", "));
}

const table::ReviewedMove* Review::here() const {
  const auto found = moves_.find(at());
  return found == moves_.end() ? nullptr : &found->second;
}

QString Review::mark() const { return here() != nullptr ? QString::fromStdString(here()->mark) : QString(); }

QString Review::judgement() const {
  const table::ReviewedMove* move = here();
  if (move == nullptr) return {};
  if (!move->mark.empty()) return advice(*move);
  return move->better.empty() ? tr("The best action.") : tr("A good action.");
}

QString Review::expected() const { return here() != nullptr ? shares(here()->expected) : QString(); }

int Review::steps() const { return replay_->last(); }

int Review::at() const { return replay_->at(); }

void Review::retranslate() {
  Q_EMIT changed();
  Q_EMIT stepped();
}

}  // namespace arbiter::desk
