// SPDX-License-Identifier: MIT
#include "app/desk/models/game_list.h"

#include <algorithm>
#include <utility>

namespace arbiter::desk {
namespace {

/// Names of the roles, which are the names in a game's map as well; `number` is its `id` there.
const QHash<int, QByteArray>& gameRoles() {
  static const QHash<int, QByteArray> roles{
      {GameList::kNumber, "number"},   {GameList::kTitle, "title"},   {GameList::kKnown, "known"},
      {GameList::kBegun, "begun"},     {GameList::kDay, "day"},       {GameList::kPlayers, "players"},
      {GameList::kOutcome, "outcome"}, {GameList::kResult, "result"}, {GameList::kMoves, "moves"},
      {GameList::kEvent, "event"},     {GameList::kOver, "over"},     {GameList::kChosen, "chosen"}};
  return roles;
}

/// The same as keys of a game's map.
const QString& keyOf(int role) {
  static const QHash<int, QString> keys = [] {
    QHash<int, QString> all;
    for (auto one = gameRoles().cbegin(); one != gameRoles().cend(); ++one) all[one.key()] = QString::fromLatin1(*one);
    return all;
  }();
  static const QString none;
  const auto found = keys.constFind(role);
  return found == keys.constEnd() ? none : *found;
}

/// What a row that is not read yet has under a role.
QVariant nothing(int role) {
  if (role == GameList::kMoves) return 0;
  if (role == GameList::kKnown || role == GameList::kOver) return false;
  return QString();
}

/// A part of a list.
struct Run {
  int from, to;  ///< `to` is not in it
};

/// The parts of `longer` that are not in `shorter`, the last first; nothing where `shorter` is not what is left of
/// `longer` without them, or where they are too many to be shown one by one.
std::vector<Run> runsBetween(const std::vector<qlonglong>& longer, const std::vector<qlonglong>& shorter) {
  constexpr std::size_t kMost = 100;
  std::vector<Run> runs;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < longer.size(); ++i) {
    if (kept < shorter.size() && longer[i] == shorter[kept]) {
      ++kept;
      continue;
    }
    const int at = static_cast<int>(i);
    if (!runs.empty() && runs.back().to == at)
      ++runs.back().to;
    else
      runs.push_back({at, at + 1});
    if (runs.size() > kMost) return {};
  }
  if (kept < shorter.size()) return {};
  std::reverse(runs.begin(), runs.end());
  return runs;
}

}  // namespace

GameList::GameList(Reader reader, QObject* parent) : QAbstractListModel(parent), reader_(std::move(reader)) {}

int GameList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QHash<int, QByteArray> GameList::roleNames() const { return gameRoles(); }

const GameList::Game* GameList::line(int row) const {
  const auto found = lines_.constFind(ids_[static_cast<std::size_t>(row)]);
  return found == lines_.constEnd() ? nullptr : &*found;
}

QVariant GameList::data(const QModelIndex& index, int role) const {
  const int row = index.row();
  if (!index.isValid() || row >= count()) return {};
  const qlonglong id = ids_[static_cast<std::size_t>(row)];
  if (role == kNumber) return id;
  if (role == kChosen) return chosen_.contains(id);
  need(row / kPage);
  const Game* game = line(row);
  return game == nullptr ? nothing(role) : game->value(keyOf(role));
}

void GameList::need(int page) const {
  if (changing_) return;
  Page& wanted = pages_[page];
  wanted.shown = ++shown_;
  if (wanted.fresh || wanted.asked) return;
  wanted.asked = true;
  const auto from = ids_.begin() + page * kPage;
  reader_(page, {from, from + std::min<std::ptrdiff_t>(kPage, ids_.end() - from)});
}

void GameList::filled(int page, const QList<Game>& games) {
  if (page * kPage >= count()) return;
  Page& there = pages_[page];
  there.asked = false;
  there.fresh = true;
  bool other = false;
  for (const Game& game : games) {
    Game& line = lines_[game["id"].toLongLong()];
    other = other || line != game;
    line = game;
  }
  forgetOld(page);
  if (!other) return;
  Q_EMIT dataChanged(index(page * kPage), index(std::min(count(), (page + 1) * kPage) - 1));
  Q_EMIT gameChanged();
}

void GameList::forgetOld(int but) {
  if (lines_.size() <= static_cast<qsizetype>(kPages) * kPage) return;
  std::vector<std::pair<int, int>> pages;  // when shown, and which
  for (auto page = pages_.cbegin(); page != pages_.cend(); ++page) pages.emplace_back(page->shown, page.key());
  std::sort(pages.rbegin(), pages.rend());
  QHash<qlonglong, Game> kept;
  QHash<int, Page> known;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const int page = pages[i].second;
    if (i >= kPages / 2 && page != but) continue;
    known[page] = pages_[page];
    for (int row = page * kPage; row < std::min(count(), (page + 1) * kPage); ++row)
      if (const Game* game = line(row)) kept[ids_[static_cast<std::size_t>(row)]] = *game;
  }
  lines_ = std::move(kept);
  pages_ = std::move(known);
}

QVariantMap GameList::at(int row) const {
  if (row < 0 || row >= count()) return {};
  need(row / kPage);
  const Game* game = line(row);
  return game == nullptr ? Game() : *game;
}

QVariantMap GameList::game() const { return selected() == 1 ? at(rowOf(*chosen_.cbegin())) : QVariantMap(); }

int GameList::rowOf(qlonglong game) const {
  const auto found = std::find(ids_.begin(), ids_.end(), game);
  return found == ids_.end() ? -1 : static_cast<int>(found - ids_.begin());
}

std::vector<qlonglong> GameList::chosen() const {
  std::vector<qlonglong> games;
  std::copy_if(ids_.begin(), ids_.end(), std::back_inserter(games),
               [this](qlonglong game) { return chosen_.contains(game); });
  return games;
}

void GameList::chosenAgain(int from, int to) {
  if (count() > 0)
    Q_EMIT dataChanged(index(std::clamp(from, 0, count() - 1)), index(std::clamp(to, 0, count() - 1)), {kChosen});
  Q_EMIT selectionChanged();
  Q_EMIT gameChanged();
}

void GameList::select(int row, How how) {
  if (ids_.empty()) return;
  row = std::clamp(row, 0, count() - 1);
  const qlonglong id = ids_[static_cast<std::size_t>(row)];
  current_ = row;
  if (how == Alone || how == Range) chosen_.clear();
  if (how == Alone) chosen_.insert(id);
  if (how == Toggled && !chosen_.remove(id)) chosen_.insert(id);
  if (how == Range || how == RangeToo) {
    const auto [from, to] = std::minmax(std::clamp(anchor_, 0, count() - 1), row);
    for (int one = from; one <= to; ++one) chosen_.insert(ids_[static_cast<std::size_t>(one)]);
  }
  if (how == Alone || how == Toggled) anchor_ = row;
  chosenAgain(0, count() - 1);
}

void GameList::selectAll() {
  chosen_ = QSet<qlonglong>(ids_.begin(), ids_.end());
  if (current_ < 0 && !ids_.empty()) current_ = anchor_ = 0;
  chosenAgain(0, count() - 1);
}

void GameList::selectNone() {
  chosen_.clear();
  chosenAgain(0, count() - 1);
}

void GameList::change(const std::vector<qlonglong>& games) {
  if (const auto gone = runsBetween(ids_, games); !gone.empty()) {
    for (const Run& run : gone) {
      beginRemoveRows({}, run.from, run.to - 1);
      ids_.erase(ids_.begin() + run.from, ids_.begin() + run.to);
      endRemoveRows();
    }
    return;
  }
  if (auto come = runsBetween(games, ids_); !come.empty() && !ids_.empty()) {
    for (auto run = come.rbegin(); run != come.rend(); ++run) {
      beginInsertRows({}, run->from, run->to - 1);
      ids_.insert(ids_.begin() + run->from, games.begin() + run->from, games.begin() + run->to);
      endInsertRows();
    }
    return;
  }
  beginResetModel();
  ids_ = games;
  endResetModel();
}

void GameList::show(const std::vector<qlonglong>& games, const QList<Game>& first) {
  const auto idOf = [this](int row) { return row >= 0 && row < count() ? ids_[static_cast<std::size_t>(row)] : 0; };
  const qlonglong current = idOf(current_), anchor = idOf(anchor_);
  const int was = current_;
  pages_.clear();
  pages_[0].fresh = true;
  for (const Game& game : first) lines_[game["id"].toLongLong()] = game;
  if (games != ids_) {
    changing_ = true;
    change(games);
    changing_ = false;
    QSet<qlonglong> kept;
    if (!chosen_.isEmpty())
      for (const qlonglong game : ids_)
        if (chosen_.contains(game)) kept.insert(game);
    chosen_ = std::move(kept);
    current_ = rowOf(current);
    if (current_ < 0) current_ = std::min(was, count() - 1);
    anchor_ = rowOf(anchor);
    if (anchor_ < 0) anchor_ = current_;
    Q_EMIT counted();
  }
  // Lines may say something else now: those that are shown are asked for again.
  if (count() > 0) Q_EMIT dataChanged(index(0), index(count() - 1));
  Q_EMIT selectionChanged();
  Q_EMIT gameChanged();
}

}  // namespace arbiter::desk
