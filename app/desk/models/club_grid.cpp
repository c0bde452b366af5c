// SPDX-License-Identifier: MIT
#include "app/desk/models/club_grid.h"

#include <algorithm>

namespace arbiter::desk {

using event::EventSession;
using event::TableOutcome;

namespace {

QString stageOf(const TableOutcome& table) {
  switch (table.source) {
    case TableOutcome::Source::playing:
      return "playing";
    case TableOutcome::Source::referee:
      return "referee";
    case TableOutcome::Source::hand:
      return "hand";
    case TableOutcome::Source::none:
    case TableOutcome::Source::unusable:
      break;
  }
  return "waiting";
}

/// Is a player not there for the next round any more?
bool hasLeft(const EventSession& session, db::PersonId person) {
  const db::club::Entrant* entrant = session.entrant(person);
  return entrant != nullptr && entrant->to && *entrant->to <= session.published();
}

}  // namespace

ClubGrid::ClubGrid(Club* club, ClubTables* tables, QObject* parent) : QObject(parent), club_(club), tables_(tables) {
  connect(tables_, &ClubTables::changed, this, &ClubGrid::show);
}

void ClubGrid::setPlaces(bool places) {
  if (places == places_) return;
  places_ = places;
  Q_EMIT changed();
}

const db::club::Table* ClubGrid::tableOf(int table) const {
  const EventSession* session = club_->session();
  const auto* round = session != nullptr ? session->round(tables_->round()) : nullptr;
  if (round == nullptr) return nullptr;
  const auto found = std::ranges::find(round->tables, table, &db::club::Table::number);
  return found == round->tables.end() ? nullptr : &*found;
}

QVariantList ClubGrid::seatsOf(const TableOutcome& table) const {
  const EventSession& session = *club_->session();
  QVariantList seats;
  for (std::size_t n = 0; n < table.seats.size(); ++n) {
    const event::SeatOutcome& seat = table.seats[n];
    const bool alone =
        table.seats.size() == 2 && !seat.absent && std::ranges::any_of(table.seats, &event::SeatOutcome::absent);
    const auto text = [&](const QString& value) {
      return !table.counts() ? QString() : seat.absent ? QString("-") : alone ? QString("+") : value;
    };
    seats << QVariantMap{
        {"seat", QString::fromStdString(seat.seat)},
        {"letter", QString::fromStdString(seat.seat.substr(0, 1))},
        {"name", QString::fromStdString(session.names[seat.person])},
        {"person", QVariant::fromValue<qlonglong>(seat.person)},
        {"points", text(QString::fromStdString(event::sheet_points(session.record.event, table, n).text()))},
        {"place", text(QString::number(seat.place))},
        {"left", hasLeft(session, seat.person)}};
  }
  return seats;
}

void ClubGrid::show() {
  QVariantList rows;
  std::erase_if(entered_, [this](const Entered& one) { return one.event != club_->event(); });
  if (const EventSession* session = club_->session())
    for (const TableOutcome& table : event::outcomes(session->record)) {
      if (table.round != tables_->round()) continue;
      const auto* newest = event::newest_entry(session->record, table.round, table.table);
      rows << QVariantMap{{"key", QString("%1.%2.%3").arg(club_->event()).arg(table.round).arg(table.table)},
                          {"table", table.table},
                          {"stage", stageOf(table)},
                          {"note", ClubTables::sourceText(table)},
                          {"seen", newest != nullptr ? static_cast<double>(newest->id) : 0},
                          {"seats", seatsOf(table)}};
    }
  rows_.show(rows);
  Q_EMIT changed();
}

db::Expected<event::SaidResult> ClubGrid::said(int table, const QStringList& cells) const {
  const db::club::Table* there = tableOf(table);
  if (there == nullptr) return event::refuse("not_found", make_message("That result is not there any more"));
  std::vector<std::string> typed;
  for (const QString& cell : cells) typed.push_back(cell.toStdString());
  return event::typed_result(*there, std::move(typed), places_ ? event::TypedAs::places : event::TypedAs::points);
}

bool ClubGrid::complete(int table, const QStringList& cells) const {
  const auto words = said(table, cells);
  return words && event::hand_result(*club_->session(), tables_->round(), table, *words).has_value();
}

QString ClubGrid::why() {
  QString text = club_->error();
  club_->dismiss();  // it is told where it was asked for
  return text;
}

QVariantMap ClubGrid::enter(int table, const QStringList& cells, double seen, const QStringList& byAndWhy,
                            bool replace) {
  const auto failed = [](const QString& why, bool ask = false) { return QVariantMap{{"error", why}, {"ask", ask}}; };
  const QString by = byAndWhy.value(0).trimmed(), reason = byAndWhy.value(1).trimmed();
  if (by.isEmpty()) return failed(tr("Say who enters it: it stands with the result."));
  const auto words = said(table, cells);
  if (!words) return failed(Club::said(words.error()));
  club_->setBy(by);
  event::Entry entry;
  entry.round = tables_->round();
  entry.table = table;
  entry.said = *words;
  entry.by = by.toStdString();
  entry.reason = reason.toStdString();
  entry.seen = static_cast<std::int64_t>(seen);
  entry.replaces_referee = replace;
  std::int64_t kept = 0;
  bool ask = false;
  const bool done = club_->change([&](db::club::Club& club) -> db::Expected<void> {
    const auto number = event::enter(club, club_->event(), entry);
    if (!number) {
      ask = number.error().code == "counted";
      return tl::unexpected(number.error());
    }
    kept = *number;
    return {};
  });
  if (!done) return failed(ClubTables::spelt(why()), ask);
  entered_.push_back({club_->event(), entry.round, table, kept});
  Q_EMIT changed();
  return failed({});
}

QString ClubGrid::undo(const QString& by) {
  if (entered_.empty()) return {};
  if (by.trimmed().isEmpty()) return tr("Say who enters it: it stands with the result.");
  const Entered last = entered_.back();
  entered_.pop_back();  // what cannot be taken back now cannot be later
  const bool done = club_->change([&](db::club::Club& club) {
    return event::take_back(club, club_->event(), last.id, by.trimmed().toStdString());
  });
  Q_EMIT changed();
  if (!done) return why();
  tables_->setRound(last.round);
  return {};
}

}  // namespace arbiter::desk
