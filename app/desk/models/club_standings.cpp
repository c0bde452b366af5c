// SPDX-License-Identifier: MIT
#include "app/desk/models/club_standings.h"

#include <map>

#include "app/desk/models/bye_words.h"
#include "app/desk/words.h"
#include "app/event/standings.h"
#include "app/event/tie_break_words.h"

namespace arbiter::desk {

using event::EventSession;
using event::Standings;

namespace {

QString asTold(const std::string& text) { return QString::fromStdString(text); }

/// What a round is called that was not played as it should be.
QString kindOf(const std::string& kind) {
  const QMap<QString, QString> kinds{{"forfeit-win", ClubStandings::tr("won: nobody else came")},
                                     {"forfeit-loss", ClubStandings::tr("did not come")},
                                     {"bye", ClubStandings::tr("had no table")},
                                     {"sat-out", ClubStandings::tr("sat out")},
                                     {"absent", ClubStandings::tr("was away")},
                                     {"annulled", ClubStandings::tr("does not count")},
                                     {"open", ClubStandings::tr("still without a result")}};
  return kinds.value(asTold(kind));
}

/// An exact number as people write it, with a minus as it is printed.
QString numberText(const std::string& exact) {
  return asTold(event::written_number(exact)).replace('-', QChar(0x2212));
}

/// What came of somebody's round at a table.
QStringList tableTexts(const Standings::Round& round) {
  const Standings::Seat& at = *round.at;
  QStringList text, others;
  if (at.place > 0) text << ClubStandings::tr("place %1").arg(at.place);
  if (at.game_points) text << ClubStandings::tr("%1 points of the game").arg(numberText(*at.game_points));
  for (const event::Player& other : at.opponents) others << asTold(other.name);
  if (!others.isEmpty()) text << ClubStandings::tr("with %1").arg(others.join(", "));
  if (round.kind != "open") text << words::text(at.source);
  if (at.game) text << ClubStandings::tr("game %1").arg(static_cast<qlonglong>(*at.game));
  return text;
}

/// A round of somebody's as it is read: where, what came of it, and for what.
QVariantMap roundRow(const Standings::Round& round) {
  const QString title = round.at ? ClubStandings::tr("Round %1, table %2").arg(round.number).arg(round.at->table)
                                 : ClubStandings::tr("Round %1").arg(round.number);
  QStringList text;
  // What a round without a game is worth is said with it.
  const bool without = round.kind == "bye" || round.kind == "sat-out" || round.kind == "absent";
  if (const QString kind = kindOf(round.kind); !kind.isEmpty())
    text << (without ? ClubStandings::tr("%1 (%2)", "a round without a game, and what it is worth")
                           .arg(kind, worthText(round.points))
                     : kind);
  if (round.at) text << tableTexts(round);
  QVariantList awards;
  if (round.awards)
    for (const Standings::Award& award : *round.awards)
      awards << QVariantMap{{"points", numberText(award.points)},
                            {"reason", words::capital(words::reason(asTold(award.reason)))},
                            {"rule", asTold(award.rule)}};
  return {{"title", title}, {"points", numberText(round.points)}, {"text", text.join(" · ")}, {"awards", awards}};
}

QString valueOf(const Standings::TieBreak& tie) { return tie.value ? numberText(*tie.value) : QString("–"); }

QVariantMap partsRow(const Standings::TieBreak& tie) {
  QStringList parts;
  for (const Standings::Part& part : tie.parts) {
    QString text = numberText(part.value);
    if (part.round > 0) text = ClubStandings::tr("%1 in round %2").arg(text).arg(part.round);
    if (part.opponent) text = ClubStandings::tr("%1 against %2").arg(text, asTold(part.opponent->name));
    if (!part.why.empty()) text += ", " + words::text(part.why);
    if (part.cut) text = ClubStandings::tr("%1 (cut)").arg(text);
    parts << text;
  }
  return {{"name", asTold(tie.name)},
          {"title", words::text(event::tie_break_title(tie.name))},
          {"meaning", words::text(event::tie_break_meaning(tie.name))},
          {"value", valueOf(tie)},
          {"parts", parts}};
}

QVariantMap lineRow(const Standings::Line& line) {
  const auto id = QVariant::fromValue<qlonglong>(line.player.id);
  QStringList ties;
  for (const Standings::TieBreak& tie : line.tie_breaks) ties << valueOf(tie);
  return {{"key", id},
          {"id", id},
          {"rank", line.rank},
          {"name", asTold(line.player.name)},
          {"score", numberText(line.score)},
          {"ties", ties}};
}

QString aboutOf(const Standings& all) {
  QString text = all.until == 0 ? ClubStandings::tr("No round is published yet.")
                                : ClubStandings::tr("After round %1 of %2.").arg(all.until).arg(all.rounds);
  std::map<int, std::vector<std::string>> open;
  for (const Standings::Open& table : all.open) open[table.round].push_back(std::to_string(table.table));
  for (const auto& [round, tables] : open)
    text += " " + ClubStandings::tr("Round %1 waits for table(s) %2.", "", static_cast<int>(tables.size()))
                      .arg(round)
                      .arg(asTold(event::listed(tables, 40)));
  return text;
}

}  // namespace

ClubStandings::ClubStandings(Club* club, QObject* parent) : QObject(parent), club_(club) {
  connect(club_, &Club::read, this, &ClubStandings::show);
}

void ClubStandings::open(qlonglong person) {
  opened_ = person;
  show();
}

void ClubStandings::show() {
  QVariantList lines, rounds, parts;
  why_.clear();
  ties_.clear();
  about_.clear();
  if (const EventSession* session = club_->session()) {
    if (auto all = event::standings_of(*session)) {
      for (Standings::Line& line : all->lines) {
        const bool opened = opened_ > 0 && line.player.id == opened_;
        if (opened)
          if (const auto store = db::Store::open(club_->file(), db::Store::Missing::refuse))
            event::add_awards(*store, line);
        lines << lineRow(line);
        if (!opened) continue;
        for (const Standings::Round& round : line.rounds) rounds << roundRow(round);
        for (const Standings::TieBreak& tie : line.tie_breaks) parts << partsRow(tie);
      }
      for (const std::string& name : all->tie_breaks)
        ties_ << QVariantMap{{"name", asTold(name)},
                             {"title", words::text(event::tie_break_title(name))},
                             {"meaning", words::text(event::tie_break_meaning(name))}};
      about_ = aboutOf(*all);
      if (lines.isEmpty()) why_ = tr("Nobody takes part yet.");
    } else {
      why_ = Club::said(all.error());
    }
  }
  if (rounds.isEmpty() && parts.isEmpty()) opened_ = 0;
  const bool other = rounds != rounds_ || parts != parts_;
  rounds_ = rounds;
  parts_ = parts;
  lines_.show(lines);
  if (other) Q_EMIT openedChanged();
  Q_EMIT changed();
}

}  // namespace arbiter::desk
