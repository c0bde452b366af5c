// SPDX-License-Identifier: MIT
// What the table calls out: raised and dismissed by a key each, the worst on top.
#include <algorithm>

#include "app/desk/models/table.h"
#include "app/desk/models/table_board.h"
#include "app/desk/words.h"
#include "app/table/board_view.h"

namespace arbiter::desk {

void Table::dismiss(const QString& key) {
  const auto before = alerts_.size();
  alerts_.erase(std::remove_if(alerts_.begin(), alerts_.end(),
                               [&](const QVariant& alert) { return alert.toMap()["key"] == key; }),
                alerts_.end());
  if (alerts_.size() != before) Q_EMIT alertsChanged();
}

QString Table::squaresIn(const QString& sentence) const {
  return boards_.empty() ? sentence : boards_.front()->squares().in(sentence);
}

void Table::raise(const QString& key, const QString& level, const QString& title, const QString& what,
                  const QString& rule) {
  const QVariantMap alert{
      {"key", key}, {"level", level}, {"title", squaresIn(title)}, {"text", squaresIn(what)}, {"rule", rule}};
  for (QVariant& shown : alerts_) {
    if (shown.toMap()["key"] != key) continue;
    if (shown.toMap() == alert) return;
    shown = alert;
    Q_EMIT alertsChanged();
    return;
  }
  alerts_.prepend(alert);
  // The worst on top, the newest of the same kind first.
  static const QStringList kLevels{"alarm", "warning", "info"};
  std::stable_sort(alerts_.begin(), alerts_.end(), [](const QVariant& a, const QVariant& b) {
    return kLevels.indexOf(a.toMap()["level"].toString()) < kLevels.indexOf(b.toMap()["level"].toString());
  });
  Q_EMIT alertsChanged();
}

void Table::raiseEvents(const view::GameEvents& events) {
  for (int b = 0; b < boards(); ++b) {
    const QString on = boards() > 1 ? QString::number(b + 1) : QString();
    const QString where = boards() > 1 ? boardAt(b)->name() + ": " : QString();
    const view::GameEvents here = table::board_events(whole_, events, static_cast<std::size_t>(b));
    const bool quiet =
        std::none_of(here.begin(), here.end(), [](const view::GameEvent& event) { return event.board != 0; });
    if (boards() > 1 && quiet && !over()) continue;  // what stands there is of the other boards
    for (const char* key : {"check", "mate", "out"}) dismiss(key + on);
    for (const view::GameEvent& event : here) {
      const QString rule = QString::fromStdString(event.rule), sentence = where + words::event(event);
      if (view::is<view::Check>(event)) raise("check" + on, "info", sentence, {}, rule);
      if (view::is<view::Checkmate, view::Stalemate>(event)) {
        dismiss("check" + on);  // it is said by that
        raise("mate" + on, "alarm", sentence, {}, rule);
      }
      if (view::is<view::Eliminated>(event)) raise("out" + on, "warning", sentence, {}, rule);
    }
  }
}

}  // namespace arbiter::desk
