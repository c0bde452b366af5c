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
  Value noted = table::clock_value(clock_.record());
  if (drawDeclined_) noted["declined"] = Value{{"seat", declinedBy_.toStdString()}, {"plies", declinedAt_}};
  session_.keep_clock(noted);
}

void Table::takeUpClock(const Value& kept, int minutes) {
  const timing::TimeControl usual = table::usual_time(static_cast<int>(whole_.seats.size()), minutes);
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
      what + " " + tr("The clocks stand. Say how the game ends, give time with a reason, or press Start to play on."));
}

QVariantMap Table::verdictOnTime(const QString& seat) const {
  // Where more than two play, "time" is said of the whole game.
  if (over() || whole_.seats.size() != 2) return {};
  const QString action = seat + ":time";
  const auto after = session_.what_if(0, {action.toStdString()});
  if (!after || !after->over()) return {};
  const view::GameView then = view::game_view(*after, Viewer::everyone());
  return {{"action", action}, {"drawn", then.result && then.result->winners.empty()}};
}

int Table::illegalMoves(const QString& seat) const {
  const QVariantList changes = clock_.changes();
  return static_cast<int>(std::count_if(changes.begin(), changes.end(), [&](const QVariant& one) {
    return one.toMap()["reason"].toString() == illegalMoveOf(seat);
  }));
}

QString Table::illegalMoveOf(const QString& seat) { return tr("illegal move of %1").arg(words::seat(seat)); }

QString Table::penalise(const QString& seat) {
  if (boards() != 1 || seats().size() != 2) return tr("Penalties are for games of two players.");
  if (illegalMoves(seat) + 1 >= kIllegalMoves) {
    if (!session_.what_if(0, {(seat + ":power foul").toStdString()}))
      return tr("This game has no rule for illegal moves: the arbiter decides.");
    act(seat + ":power foul");
    return {};
  }
  for (const QVariant& one : seats()) {
    const QString other = one.toMap()["clock"].toString();
    if (other == seat) continue;
    return clock_.give(other, std::chrono::minutes(penaltyMinutes()), illegalMoveOf(seat));
  }
  return {};
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
