// SPDX-License-Identifier: MIT
#include "app/desk/models/puzzles.h"

#include <algorithm>
#include <utility>

#include "app/desk/game_look.h"
#include "app/desk/rules_view.h"
#include "app/desk/words.h"

namespace arbiter::desk {

namespace {

constexpr int kPuzzleLooks = 200;  // milliseconds

}  // namespace

Puzzles::Puzzles(std::filesystem::path file) : file_(std::move(file)) {
  looking_.setInterval(kPuzzleLooks);
  connect(&looking_, &QTimer::timeout, this, &Puzzles::follow);
  look();
}

void Puzzles::look() {
  saved_ = table::saved_puzzles(file_);
  toSearch_ = table::games_to_search(file_);
  Q_EMIT changed();
}

void Puzzles::search() {
  if (news_.running) return;
  search_.begin(file_);
  news_ = search_.look();
  looking_.start();
  Q_EMIT changed();
}

void Puzzles::stop() { search_.stop(); }

void Puzzles::follow() {
  const int done = news_.done;
  news_ = search_.look();
  if (!news_.running) looking_.stop();
  if (!news_.running || news_.done != done) return look();
  Q_EMIT changed();
}

int Puzzles::unsolved() const {
  return static_cast<int>(std::count_if(saved_.begin(), saved_.end(), [](const auto& one) { return !one.solved; }));
}

/// The place in the list of the one that comes next: behind the one that is shown, one that nobody has solved.
std::size_t Puzzles::following() const {
  std::size_t from = 0;
  for (std::size_t i = 0; now_ && i < saved_.size(); ++i)
    if (saved_[i].game.id == now_->game.id && saved_[i].puzzle.ply == now_->puzzle.ply) from = i + 1;
  for (std::size_t i = 0; i < saved_.size(); ++i)
    if (const std::size_t at = (from + i) % saved_.size(); !saved_[at].solved) return at;
  return saved_.empty() ? 0 : from % saved_.size();
}

QString Puzzles::named(const table::SavedPuzzle& one) {
  const QString ruleset = QString::fromStdString(one.game.ruleset);
  const RulesView rules(ruleset);
  QStringList names;
  for (const db::SeatEntry& seat : one.game.seats)
    if (!seat.player.empty()) names << QString::fromStdString(seat.player);
  const QString title = rules.known() ? rules.title() : ruleset;
  const int number = static_cast<int>(one.puzzle.ply) + 1;
  return names.isEmpty() ? tr("%1, game %2, action %3").arg(title).arg(one.game.id).arg(number)
                         : tr("%1, %2, action %3").arg(title, words::both(names)).arg(number);
}

QString Puzzles::offer() const { return saved_.empty() ? QString() : named(saved_[following()]); }

QString Puzzles::progress() const {
  if (news_.of == 0 && !news_.running) return {};
  const QString found = tr("%n puzzle(s) found", "", news_.found);
  return tr("%1 of %2 games searched, %3", "the last: puzzles found").arg(news_.done).arg(news_.of).arg(found);
}

QString Puzzles::trouble() const { return news_.trouble.empty() ? QString() : words::text(news_.trouble); }

QString Puzzles::next() {
  if (saved_.empty()) return tr("There is no puzzle yet.");
  const table::SavedPuzzle one = saved_[following()];
  auto position = table::puzzle_position(file_, one);
  if (!position) {
    // It is not offered again before the next look.
    std::erase_if(saved_,
                  [&](const auto& each) { return each.game.id == one.game.id && each.puzzle.ply == one.puzzle.ply; });
    Q_EMIT changed();
    return words::text(position.error().message);
  }
  now_ = one;
  position_ = std::move(*position);
  selected_.clear();
  verdict_.clear();
  tried_.clear();
  ownNames_.clear();
  const RulesView rules(ruleset());
  for (const QString& kind : rules.kinds())
    if (const QString own = rules.ownName(kind); !own.isEmpty()) ownNames_[kind] = own;
  board_.clear();
  board_.show(position_.state, position_.events, position_.board);
  Q_EMIT shown();
  Q_EMIT touched();
  Q_EMIT changed();
  return {};
}

QStringList Puzzles::targetsOf(const QString& from) const {
  QStringList list;
  for (const auto& way : position_.ways)
    if (way.from == from.toStdString()) list << QString::fromStdString(way.to);
  return list;
}

QStringList Puzzles::targets() const { return selected_.isEmpty() ? QStringList() : targetsOf(selected_); }

void Puzzles::click(const QString& square) {
  if (!now_ || verdict_ == "right" || verdict_ == "told") return;
  const QString from = selected_;  // which moving lets go
  if (!from.isEmpty() && targets().contains(square)) return move(from, square);
  selected_ = square == selected_ || targetsOf(square).isEmpty() ? QString() : square;
  Q_EMIT touched();
}

void Puzzles::move(const QString& from, const QString& to) {
  if (!now_ || verdict_ == "right" || verdict_ == "told") return;
  selected_.clear();
  const auto way = std::find_if(position_.ways.begin(), position_.ways.end(), [&](const auto& one) {
    return one.from == from.toStdString() && one.to == to.toStdString();
  });
  if (way != position_.ways.end()) {
    tried_ = QString::fromStdString(way->action);
    verdict_ = way->action == now_->puzzle.best ? "right" : "wrong";
    if (verdict_ == "right") {
      if (const auto noted = table::note_solved(file_, *now_); !noted) news_.trouble = noted.error().message;
      for (auto& one : saved_)
        if (one.game.id == now_->game.id && one.puzzle.ply == now_->puzzle.ply) one.solved = true;
      Q_EMIT changed();
    }
  }
  Q_EMIT touched();
}

void Puzzles::tell() {
  if (!now_ || verdict_ == "right") return;
  selected_.clear();
  verdict_ = "told";
  Q_EMIT touched();
}

QString Puzzles::words() const {
  if (!now_ || verdict_.isEmpty()) return {};
  const QString best = words::action(QString::fromStdString(now_->puzzle.best));
  if (verdict_ == "wrong") return tr("%1 is not the best action. Try again.").arg(words::action(tried_));
  const QString played = words::action(QString::fromStdString(now_->puzzle.played));
  const bool found = now_->puzzle.played == now_->puzzle.best;
  const QString game = found ? tr("It was played in the game, too.") : tr("In the game %1 was played.").arg(played);
  const QString answer = verdict_ == "right" ? tr("Right: %1 is the best action.") : tr("The best action is %1.");
  return answer.arg(best) + " " + game;
}

QStringList Puzzles::answer() const {
  if (!now_ || (verdict_ != "right" && verdict_ != "told")) return {};
  for (const auto& way : position_.ways)
    if (way.action == now_->puzzle.best) return {QString::fromStdString(way.from), QString::fromStdString(way.to)};
  return {};
}

QString Puzzles::ruleset() const { return now_ ? QString::fromStdString(now_->game.ruleset) : QString(); }

QString Puzzles::title() const { return now_ ? named(*now_) : QString(); }

QString Puzzles::seat() const {
  return now_ ? QString::fromStdString(std::string(name(now_->puzzle.seat))) : QString();
}

QString Puzzles::seatName() const {
  for (const db::SeatEntry& entry : now_->game.seats)
    if (entry.seat == seat().toStdString() && !entry.player.empty())
      return tr("%1 (%2)", "a player and a seat").arg(QString::fromStdString(entry.player), words::seat(seat()));
  return words::seat(seat());
}

QString Puzzles::task() const {
  return now_ ? tr("%1 is to move. One action is clearly the best. Which one?").arg(seatName()) : QString();
}

bool Puzzles::river() const { return lookOf(ruleset()).river; }

bool Puzzles::wedges() const { return lookOf(ruleset()).wedges; }

QString Puzzles::pieceName(const QString& piece) const {
  const QString own = ownName(words::parsePiece(piece).kind);
  return words::piece(piece) + (own.isEmpty() ? QString() : ", " + own);
}

void Puzzles::retranslate() {
  Q_EMIT changed();
  Q_EMIT shown();
  Q_EMIT touched();
}

}  // namespace arbiter::desk
