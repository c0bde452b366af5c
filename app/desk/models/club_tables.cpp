// SPDX-License-Identifier: MIT
#include "app/desk/models/club_tables.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "app/desk/models/bye_words.h"
#include "app/desk/models/setup.h"
#include "app/desk/words.h"
#include "app/event/hand.h"
#include "app/event/table_game.h"

namespace arbiter::desk {

using event::EventSession;
using event::TableOutcome;

namespace {

QString stateOf(const TableOutcome& table) {
  return table.counts() ? "ended" : table.source == TableOutcome::Source::playing ? "playing" : "waiting";
}

}  // namespace

ClubTables::ClubTables(Club* club, Setup* setup, QObject* parent) : QObject(parent), club_(club), setup_(setup) {
  connect(club_, &Club::read, this, &ClubTables::show);
}

// In English these are the words of event::source_text.
QString ClubTables::sourceText(const TableOutcome& table) {
  switch (table.source) {
    case TableOutcome::Source::none:
      return tr("Not begun");
    case TableOutcome::Source::playing:
      return tr("Still played");
    case TableOutcome::Source::referee:
      return tr("By the referee");
    case TableOutcome::Source::unusable:
      return tr("The points cannot be counted: enter the result again");
    case TableOutcome::Source::hand:
      break;
  }
  QString text = tr("By hand");
  if (!table.by.empty()) text = tr("%1, %2", "by hand, and by whom").arg(text, QString::fromStdString(table.by));
  if (table.reason.empty()) return text;
  return tr("%1: %2", "by hand, and why").arg(text, QString::fromStdString(table.reason));
}

QString ClubTables::spelt(QString text) {
  static const QRegularExpression kSeat("\\b[Ss]eat ([SWNE][2-9]?)\\b");
  for (auto match = kSeat.match(text); match.hasMatch(); match = kSeat.match(text))
    text.replace(match.capturedStart(), match.capturedLength(), words::seat(match.captured(1)));
  return text;
}

void ClubTables::setRound(int round) {
  if (round < 1 || round > rounds() || round == round_) return;
  round_ = round;
  show();
}

QVariantMap ClubTables::row(const TableOutcome& table) const {
  QVariantList seats;
  for (const event::SeatOutcome& seat : table.seats) {
    const QString name = QString::fromStdString(seat.seat);
    seats << QVariantMap{{"seat", name},
                         {"letter", name.left(1)},
                         {"seatName", words::seat(name)},
                         {"name", QString::fromStdString(club_->session()->names[seat.person])},
                         {"army", words::title(QString::fromStdString(seat.army))},
                         {"place", seat.place},
                         // What a game that is still played has in the file may be hidden from everybody here.
                         {"points", table.counts() ? QString::fromStdString(seat.points.text()) : QString()},
                         {"absent", seat.absent},
                         {"first", seat.place == 1 && !seat.absent}};
  }
  return {{"key", QString("%1.%2").arg(table.round).arg(table.table)},
          {"table", table.table},
          {"state", stateOf(table)},
          {"stateText", sourceText(table)},
          {"game", QVariant::fromValue<qlonglong>(table.game.value_or(0))},
          {"byHand", !table.by.empty() || table.source == TableOutcome::Source::hand},
          {"seats", seats}};
}

void ClubTables::show() {
  const EventSession* session = club_->session();
  const int newest = club_->published();
  // Another event is shown from its newest round on, and so is a round that has just been published.
  if (event_ != club_->event() || newest != newest_) round_ = newest;
  event_ = club_->event();
  newest_ = newest;
  open_ = 0;
  untouched_ = round_ > 0 && round_ == newest;
  QVariantList tables, byes;
  if (session != nullptr)
    for (const TableOutcome& table : event::outcomes(session->record)) {
      if (table.round != round_) continue;
      tables << row(table);
      if (!table.counts()) ++open_;
      untouched_ = untouched_ && table.source == TableOutcome::Source::none;
    }
  if (const auto* round = session != nullptr ? session->round(round_) : nullptr;
      round != nullptr && !round->byes.empty()) {
    const ByeWords words(*session);
    const bool over = open_ == 0;
    for (const db::club::Bye& bye : round->byes)
      byes << QVariantMap{{"key", QVariant::fromValue<qlonglong>(bye.person)},
                          {"name", QString::fromStdString(session->names[bye.person])},
                          {"why", over ? words.past(bye) : words.now(bye)}};
  }
  tables_.show(tables);
  byes_.show(byes);
  Q_EMIT changed();
}

bool ClubTables::play(int table) {
  if (club_->session() == nullptr) return false;
  // As it stands now: somebody may have begun it at another board meanwhile.
  const auto club = db::club::Club::open(club_->file(), db::Store::Missing::refuse);
  if (!club) return club_->refuse(club.error());
  const auto session = event::open_event(*club, club_->event());
  if (!session) return club_->refuse(session.error());
  const auto game = event::table_game(*session, round_, table);
  if (!game) return club_->refuse(game.error());
  if (const QString why = setup_->play(game->setup, game->info, QString::fromStdString(game->time_control));
      !why.isEmpty())
    return club_->refuse({"conflict", as_it_is(why.toStdString())});
  club_->dismiss();
  return true;
}

QString ClubTables::keep(db::club::HandResult result, const QString& by, const QString& reason, const QString& note) {
  result.by = by.trimmed().toStdString();
  result.reason = reason.trimmed().toStdString();
  if (result.by.empty()) return tr("Say who enters it: it stands with the result.");
  club_->setBy(by.trimmed());
  if (club_->change([&](db::club::Club& club) { return club.add_result(club_->event(), result); }, note)) return {};
  const QString why = club_->error();
  club_->dismiss();  // it is told where it was asked for
  return why;
}

QString ClubTables::enter(int table, const QVariantList& seats, const QString& by, const QString& reason) {
  if (club_->session() == nullptr) return tr("No event is open.");
  event::SaidResult said;
  for (const QVariant& entry : seats) {
    const QVariantMap seat = entry.toMap();
    const std::string name = seat["seat"].toString().toStdString();
    const QString points = seat["points"].toString().trimmed(), place = seat["place"].toString().trimmed();
    if (seat["absent"].toBool()) {
      said.absent.push_back(name);
      continue;
    }
    if (!points.isEmpty()) said.points.push_back(name + "=" + points.toStdString());
    if (!place.isEmpty()) said.places.push_back(name + "=" + place.toStdString());
  }
  auto result = event::hand_result(*club_->session(), round_, table, said);
  if (!result) return spelt(Club::said(result.error()));
  return keep(std::move(*result), by, reason, tr("The result of table %1 is entered.").arg(table));
}

QString ClubTables::takeBack(int table, const QString& by, const QString& reason) {
  db::club::HandResult result;
  result.round = round_;
  result.table = table;
  result.taken_back = true;
  return keep(std::move(result), by, reason, tr("The result of table %1 is taken back.").arg(table));
}

bool ClubTables::unpublish() {
  return club_->change([&](db::club::Club& club) { return club.unpublish(club_->event(), round_, club_->who()); },
                       tr("Round %1 is a draft again.").arg(round_));
}

QString ClubTables::again(int table, const QString& by, const QString& reason) {
  if (by.trimmed().isEmpty()) return tr("Say who decides it: it stands in the club's log.");
  if (reason.trimmed().isEmpty()) return tr("Say why the game does not count.");
  club_->setBy(by.trimmed());
  const bool done = club_->change(
      [&](db::club::Club& club) {
        return club.play_again(club_->event(), round_, table, reason.trimmed().toStdString(), club_->who());
      },
      tr("Table %1 is to be played again; what was played stays among the games.").arg(table));
  if (done) return {};
  const QString why = club_->error();
  club_->dismiss();
  return why;
}

}  // namespace arbiter::desk
