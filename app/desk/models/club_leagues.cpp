// SPDX-License-Identifier: MIT
#include "app/desk/models/club_leagues.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/event/exchange/export.h"
#include "app/event/exchange/statistics_json.h"
#include "app/printing/printing.h"
#include "db/export.h"
#include "text/json_text.h"

namespace arbiter::desk {

using db::club::League;
using event::LeagueTable;

namespace {

constexpr const char* kScore = "score";
constexpr int kMostEvents = 1000;  // that somebody counts the best of

QString inWords(const std::string& text) { return QString::fromStdString(text); }

QVariantMap leagueRow(const LeagueTable::Line& line) {
  const auto id = static_cast<qlonglong>(line.player.id);
  QStringList detail{ClubLeagues::tr("%n event(s)", "", static_cast<int>(line.events.size()))};
  if (line.firsts > 0) detail << ClubLeagues::tr("won %1").arg(line.firsts);
  return {{"key", id},
          {"id", id},
          {"rank", line.rank},
          {"name", inWords(line.player.name)},
          {"total", inWords(line.total)},
          {"detail", detail.join(" · ")}};
}

QVariantMap eventPart(const LeagueTable::One& one, const std::vector<db::club::Event>& events) {
  const auto event = std::ranges::find(events, one.event, &db::club::Event::name);
  QString text = ClubLeagues::tr("rank %1").arg(one.rank);
  if (!one.counts) text += " · " + ClubLeagues::tr("does not count: others were better");
  return {{"id", event == events.end() ? 0 : static_cast<qlonglong>(event->id)},
          {"title", inWords(one.event)},
          {"text", text},
          {"points", inWords(one.points)},
          {"counts", one.counts}};
}

QString countedIn(const LeagueTable& table) {
  QStringList names;
  for (const std::string& event : table.events) names << inWords(event);
  QString text = names.join(", ") + ". ";
  text += table.points == kScore ? ClubLeagues::tr("The points of the events are added up.")
                                 : ClubLeagues::tr("Ranks are worth %1.").arg(inWords(table.points));
  if (table.best > 0) text += " " + ClubLeagues::tr("The best %n event(s) of everybody count.", "", table.best);
  return text;
}

}  // namespace

ClubLeagues::ClubLeagues(Club* club, QObject* parent) : QObject(parent), club_(club) {
  connect(club_, &Club::read, this, &ClubLeagues::show);
}

QVariantList ClubLeagues::leagues() const {
  QVariantList list;
  for (const League& one : all_)
    list << QVariantMap{{"id", static_cast<qlonglong>(one.id)}, {"name", inWords(one.name)}};
  return list;
}

void ClubLeagues::setLeague(qlonglong id) {
  if (id == league_) return;
  league_ = id;
  opened_ = 0;
  show();
}

void ClubLeagues::setShown(bool on) {
  if (on == shown_) return;
  shown_ = on;
  Q_EMIT shownChanged();
  show();
}

void ClubLeagues::open(qlonglong person) {
  opened_ = person;
  show();
}

void ClubLeagues::show() {
  if (!shown_) return;
  table_ = {};
  about_.clear();
  why_.clear();
  parts_.clear();
  if (const auto done = compute(); !done) why_ = Club::said(done.error());
  QVariantList lines;
  for (const LeagueTable::Line& line : table_.lines) {
    lines << leagueRow(line);
    if (line.player.id != opened_) continue;
    for (const LeagueTable::One& one : line.events) parts_ << eventPart(one, club_->list());
  }
  lines_.show(lines);
  Q_EMIT changed();
}

db::Expected<void> ClubLeagues::compute() {
  all_.clear();
  const auto club = db::club::Club::open(club_->file(), db::Store::Missing::refuse);
  if (!club && club.error().code != "not_found") return tl::unexpected(club.error());
  if (club) {
    auto all = club->leagues();
    if (!all) return tl::unexpected(all.error());
    all_ = std::move(*all);
  }
  if (all_.empty()) {
    league_ = 0;
    why_ = tr("No league has been made yet. A league adds up what several events were worth to everybody.");
    return {};
  }
  auto league = std::ranges::find(all_, league_, &League::id);
  if (league == all_.end()) league = all_.end() - 1;
  league_ = league->id;
  auto table = event::league_table(*club, *league);
  if (!table) return tl::unexpected(table.error());
  table_ = std::move(*table);
  if (table_.events.empty())
    why_ = tr("No event belongs to it yet: Edit adds some.");
  else if (table_.lines.empty())
    why_ = tr("Nothing of its events has been played yet.");
  else
    about_ = countedIn(table_);
  return {};
}

QVariantMap ClubLeagues::form(qlonglong id) const {
  const auto league = std::ranges::find(all_, id, &League::id);
  const League one = league == all_.end() ? League{} : *league;
  QVariantList events;
  for (auto event = club_->list().rbegin(); event != club_->list().rend(); ++event)
    events << QVariantMap{{"id", static_cast<qlonglong>(event->id)},
                          {"name", inWords(event->name)},
                          {"begins", inWords(event->begins)},
                          {"in", std::ranges::find(one.events, event->id) != one.events.end()}};
  return {{"id", static_cast<qlonglong>(one.id)},
          {"name", inWords(one.name)},
          {"points", inWords(one.points)},
          {"best", one.best > 0 ? QString::number(one.best) : QString()},
          {"events", events}};
}

QString ClubLeagues::keep(const QVariantMap& form) {
  League league;
  league.id = form["id"].toLongLong();
  league.name = form["name"].toString().trimmed().toStdString();
  league.points = form["points"].toString().trimmed().toStdString();
  if (league.name.empty()) return tr("A name is wanted.");
  if (!event::parse_league_points(league.points))
    return tr("Ranks are worth points such as 10-8-6-5, not “%1”.").arg(inWords(league.points));
  if (const QString best = form["best"].toString().trimmed(); !best.isEmpty()) {
    bool number = false;
    league.best = best.toInt(&number);
    if (!number || league.best < 1 || league.best > kMostEvents)
      return tr("How many events count is a number such as 6, not “%1”.").arg(best);
  }
  for (const QVariant& event : form["events"].toList())
    if (event.toMap()["in"].toBool()) league.events.push_back(event.toMap()["id"].toLongLong());
  qlonglong kept = league.id;
  const bool done = club_->change([&](db::club::Club& club) -> db::Expected<void> {
    const auto id = club.put(league, club_->who());
    if (!id) return tl::unexpected(id.error());
    kept = *id;
    return {};
  });
  if (!done) {
    QString why = club_->error();
    club_->dismiss();
    return why;
  }
  league_ = kept;
  show();
  return {};
}

QVariantList ClubLeagues::formats() {
  const auto format = [](const char* id, const QString& title, const QString& text) {
    return QVariant(QVariantMap{{"id", id}, {"title", title}, {"text", text}});
  };
  return {format("pdf", tr("On paper"), tr("Everybody with the points of every event, to be printed (PDF, A4).")),
          format("csv", tr("Table"), tr("A line a player, for a spreadsheet (CSV).")),
          format("json", tr("Data"), tr("All of it, for other programs (JSON)."))};
}

QString ClubLeagues::fileName(const QString& format) const {
  static const QRegularExpression kNoName("[^\\w .-]+", QRegularExpression::UseUnicodePropertiesOption);
  const QString name = title().replace(kNoName, " ").simplified();
  return (name.isEmpty() ? QString("league") : name) + "." + format;
}

QVariantMap ClubLeagues::write(const QString& format, const QString& file) const {
  const std::string path = file.toStdString();
  const auto done = [&]() -> db::Expected<void> {
    if (format == "csv") return db::write_file(path, event::league_csv(table_));
    if (format == "json") return db::write_file(path, text::dump(event::to_json(table_)) + "\n");
    const auto paper = printing::paper_named("a4");
    if (!paper) return tl::unexpected(paper.error());
    const auto printed = printing::write(path, printing::league_pages(table_, *paper), table_.league);
    if (!printed) return tl::unexpected(printed.error());
    return {};
  }();
  if (!done) return {{"good", false}, {"text", Club::said(done.error())}};
  return {{"good", true}, {"text", tr("Written to %1.").arg(file)}};
}

}  // namespace arbiter::desk
