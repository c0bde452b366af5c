// SPDX-License-Identifier: MIT
// What an arbiter does to the clocks: another time control, a time that is set, time that is given.
#include <algorithm>
#include <cmath>

#include "app/desk/models/game_clock.h"
#include "app/desk/words.h"
#include "db/types.h"

namespace arbiter::desk {

namespace {

/// Does a clock that has `now` left show `wanted` already? Whoever sets parts of a second means them.
bool shows(GameClock::Time wanted, GameClock::Time now) {
  return wanted.count() % 1000 == 0 && GameClock::text(wanted.count()) == GameClock::text(now.count());
}

}  // namespace

QString GameClock::agree(const QString& control) {
  const auto read = timing::parse_time_control(control.toStdString());
  if (!read) return words::text(read.error());
  settle();
  record_.control = *read;
  told_ = over();
  lookAtFlags();
  follow();
  Q_EMIT changed();
  Q_EMIT ticked();
  return {};
}

QString GameClock::set(const QString& seat, const QString& text, const QString& reason) {
  const auto wanted = timing::parse_time(text.trimmed().toStdString());
  if (!wanted) return words::text(wanted.error());
  if (reason.trimmed().isEmpty()) return tr("Say why the clock is changed: the reason is kept with the game.");
  settle();
  const std::string why = reason.trimmed().toStdString(), name = seat.toStdString();
  if (seat.isEmpty()) {
    if (!limited()) return tr("The game has no time of its own that could be set.");
    if (shows(*wanted, left())) return tr("The clock shows that time already.");
    record_.game.changes.push_back({0, *wanted - left(), why, db::now()});
    told_ = over();
  } else {
    timing::Record& of = record_.seats[name];
    const auto change = timing::change_to(record_.control.of(name), of, *wanted, why, db::now());
    if (!change) return tr("%1 has no time of its own that could be set.").arg(words::seat(seat));
    if (shows(*wanted, *wanted - change->plus)) return tr("The clock shows that time already.");
    of.changes.push_back(*change);
  }
  lookAtFlags();
  follow();
  Q_EMIT changed();
  Q_EMIT ticked();
  return {};
}

QString GameClock::give(const QString& seat, Time more, const QString& reason) {
  settle();
  timing::Record& of = record_.seats[seat.toStdString()];
  if (!timing::standing(record_.control.of(seat.toStdString()), of))
    return tr("%1 has no time of its own that could be set.").arg(words::seat(seat));
  of.changes.push_back({of.moves.size(), more, reason.toStdString(), db::now()});
  lookAtFlags();
  follow();
  Q_EMIT changed();
  Q_EMIT ticked();
  return {};
}

QVariantList GameClock::changes() const {
  QVariantList list;
  const auto add = [&](const QString& seat, const timing::Record& record) {
    for (const timing::Change& c : record.changes) {
      // To the second, as it was typed: a part of one is the second that ran.
      const qint64 ms = std::llround(static_cast<double>(c.plus.count()) / 1000.0) * 1000;
      list << QVariantMap{{"seat", seat},
                          {"plus", static_cast<double>(ms)},
                          {"text", (ms < 0 ? QString(QChar(0x2212)) : QString("+")) + text(std::abs(ms))},
                          {"reason", QString::fromStdString(c.reason)},
                          {"at", QString::fromStdString(c.at)}};
    }
  };
  add({}, record_.game);
  for (const auto& [seat, of] : record_.seats) add(QString::fromStdString(seat), of);
  std::stable_sort(list.begin(), list.end(), [](const QVariant& a, const QVariant& b) {
    return a.toMap()["at"].toString() < b.toMap()["at"].toString();
  });
  return list;
}

}  // namespace arbiter::desk
