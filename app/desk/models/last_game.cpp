// SPDX-License-Identifier: MIT
#include "app/desk/models/last_game.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>
#include <utility>

#include "app/desk/rules_view.h"
#include "app/desk/words.h"
#include "db/store.h"

namespace arbiter::desk {

LastGame::LastGame(std::filesystem::path file) : file_(std::move(file)) { look(); }

void LastGame::look() {
  id_ = 0;
  const auto store = db::Store::open(file_, db::Store::Missing::refuse);
  const auto games = store ? store->games({1, {}}) : db::Expected<std::vector<db::GameSummary>>();
  if (games && !games->empty() && games->front().ended_at.empty() && games->front().plies > 0) {
    const db::GameSummary& game = games->front();
    const RulesView rules(QString::fromStdString(game.ruleset));
    if (rules.known()) {
      id_ = game.id;
      title_ = rules.title();
      moves_ = game.plies;
      begun_ = QString::fromStdString(game.started_at);
      QStringList names;
      for (const db::SeatEntry& seat : game.seats)
        if (!seat.player.empty()) names << QString::fromStdString(seat.player);
      players_ = words::both(names);
    }
  }
  Q_EMIT changed();
}

QString LastGame::detail() const {
  const QDateTime at = QDateTime::fromString(begun_, Qt::ISODateWithMs).toLocalTime();
  const QString when = QLocale().toString(at, QLocale::ShortFormat);
  const QString played = tr("%n action(s), begun %1", "", moves_).arg(when);
  return players_.isEmpty() ? played : players_ + " · " + played;
}

}  // namespace arbiter::desk
