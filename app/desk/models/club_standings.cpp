// SPDX-License-Identifier: MIT
#include "app/desk/models/club_standings.h"

#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/evening/exchange/club_json.h"
#include "text/facts_json.h"

namespace arbiter::desk {

using evening::Evening;

namespace {

/// What a round is called that was not played as it should be.
QString kindOf(const QString& kind) {
  const QMap<QString, QString> kinds{{"forfeit-win", ClubStandings::tr("won: nobody else came")},
                                     {"forfeit-loss", ClubStandings::tr("did not come")},
                                     {"bye", ClubStandings::tr("had no table")},
                                     {"sat-out", ClubStandings::tr("sat out")},
                                     {"absent", ClubStandings::tr("was not there")},
                                     {"open", ClubStandings::tr("still without a result")}};
  return kinds.value(kind);
}

/// With a minus as it is printed.
QString signedText(const QVariant& text) { return text.toString().replace('-', QChar(0x2212)); }

QStringList namesOf(const QVariantList& players) {
  QStringList names;
  for (const QVariant& one : players) names << one.toMap()["name"].toString();
  return names;
}

/// A round of somebody's as it is read: where, what came of it, and for what.
QVariantMap roundRow(const QVariantMap& round) {
  const int number = round["round"].toInt();
  const QString title = round.contains("table")
                            ? ClubStandings::tr("Round %1, table %2").arg(number).arg(round["table"].toInt())
                            : ClubStandings::tr("Round %1").arg(number);
  QStringList text;
  if (const QString kind = kindOf(round["kind"].toString()); !kind.isEmpty()) text << kind;
  if (round.contains("place")) text << ClubStandings::tr("place %1").arg(round["place"].toInt());
  if (round.contains("game_points"))
    text << ClubStandings::tr("%1 points of the game").arg(round["game_points"].toString());
  if (const QStringList others = namesOf(round["opponents"].toList()); !others.isEmpty())
    text << ClubStandings::tr("with %1").arg(others.join(", "));
  if (round.contains("source") && round["kind"] != "open") text << round["source"].toString();
  if (round.contains("game")) text << ClubStandings::tr("game %1").arg(round["game"].toLongLong());
  QVariantList awards;
  for (const QVariant& entry : round["awards"].toList()) {
    const QVariantMap award = entry.toMap();
    awards << QVariantMap{{"points", signedText(award["points"])},
                          {"reason", words::title(words::spell(award["reason"].toString()))},
                          {"rule", award["rule"]}};
  }
  return {{"title", title}, {"points", round["points"]}, {"text", text.join(" · ")}, {"awards", awards}};
}

QVariantMap partsRow(const QVariantMap& tie) {
  QStringList parts;
  for (const QVariant& entry : tie["parts"].toList()) {
    const QVariantMap part = entry.toMap();
    QString text = signedText(part["value"]);
    if (part.contains("round")) text = ClubStandings::tr("%1 in round %2").arg(text).arg(part["round"].toInt());
    if (part.contains("opponent"))
      text = ClubStandings::tr("%1 against %2").arg(text, part["opponent"].toMap()["name"].toString());
    if (part.contains("why")) text += ", " + part["why"].toString();
    if (part.contains("cut")) text = ClubStandings::tr("%1 (cut)").arg(text);
    parts << text;
  }
  const QVariant value = tie["value"];
  return {{"name", tie["name"]}, {"value", value.isNull() ? QString("–") : signedText(value)}, {"parts", parts}};
}

QVariantMap lineRow(const QVariantMap& line) {
  const QVariantMap player = line["player"].toMap();
  QStringList ties;
  for (const QVariant& tie : line["tie_breaks"].toList()) ties << partsRow(tie.toMap())["value"].toString();
  return {{"key", player["id"]},    {"id", player["id"]},     {"rank", line["rank"]},
          {"name", player["name"]}, {"score", line["score"]}, {"ties", ties}};
}

QString aboutOf(const QVariantMap& all) {
  const int until = all["until"].toInt();
  QString text = until == 0 ? ClubStandings::tr("No round is published yet.")
                            : ClubStandings::tr("After round %1 of %2.").arg(until).arg(all["rounds"].toInt());
  std::map<int, std::vector<std::string>> open;
  for (const QVariant& entry : all["open"].toList()) {
    const QVariantMap table = entry.toMap();
    open[table["round"].toInt()].push_back(std::to_string(table["table"].toInt()));
  }
  for (const auto& [round, tables] : open)
    text += " " + ClubStandings::tr("Round %1 waits for table(s) %2.", "", static_cast<int>(tables.size()))
                      .arg(round)
                      .arg(QString::fromStdString(evening::listed(tables, 40)));
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
  if (const Evening* evening = club_->evening()) {
    if (auto all = evening::standings_of(*evening)) {
      for (evening::Standings::Line& line : all->lines) {
        const bool opened = opened_ > 0 && line.player.id == opened_;
        if (opened)
          if (const auto store = db::Store::open(club_->file(), db::Store::Missing::refuse))
            evening::add_awards(*store, line);
        const QVariantMap one = toVariant(text::facts_of(evening::to_json(line))).toMap();
        lines << lineRow(one);
        if (!opened) continue;
        for (const QVariant& round : one["rounds"].toList()) rounds << roundRow(round.toMap());
        for (const QVariant& tie : one["tie_breaks"].toList()) parts << partsRow(tie.toMap());
      }
      for (const std::string& name : all->tie_breaks) ties_ << QString::fromStdString(name);
      about_ = aboutOf(toVariant(text::facts_of(evening::to_json(*all))).toMap());
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
