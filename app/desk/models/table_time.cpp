// SPDX-License-Identifier: MIT
// The clocks of the game on the table: kept with it, and what is said when a flag falls.
#include <algorithm>

#include "app/desk/models/table.h"
#include "app/desk/rules_view.h"
#include "app/desk/words.h"

namespace arbiter::desk {

void Table::agreeOnTime(const timing::TimeControl& control) { agreed_ = control; }

void Table::keepClock() {
  if (!playing_) return;
  Facts noted = table::clock_facts(clock_.record());
  if (drawDeclined_) noted["declined"] = Facts{{"seat", declinedBy_.toStdString()}, {"plies", declinedAt_}};
  session_.keep_clock(noted);
}

void Table::takeUpClock(const Facts& kept, int minutes) {
  timing::TimeControl usual;
  usual.game = std::chrono::minutes(minutes);
  clock_.reset(table::read_clock(kept, agreed_.value_or(usual)));
  agreed_.reset();
}

void Table::flagFell(const QString& seat) {
  const QString rule = RulesView(ruleset()).flagRule();
  const QString what = rule.isEmpty()
                           ? tr("The rules of this game say nothing of a player's own time: the arbiter decides.")
                           : tr("The rule: %1").arg(rule);
  raise(
      "flag-" + seat, "alarm", tr("%1: the time is over").arg(player(seat)),
      what + " " + tr("The clocks stand. Give time with a reason, let the player give up, or press Start to play on."));
}

QString Table::givingUp(const QString& seat) const {
  for (int b = 0; b < boards(); ++b)
    for (const QVariant& one : boardAt(b)->seats()) {
      const QVariantMap card = one.toMap();
      if (card["clock"] != seat) continue;
      const QVariantList announcements = card["announcements"].toList();
      for (const QVariant& said : announcements) {
        QString action = said.toMap()["action"].toString();
        const QString word = words::parseAction(action).name;
        if (word == "resign" || word == "leave") return action;
      }
    }
  return {};
}

}  // namespace arbiter::desk
