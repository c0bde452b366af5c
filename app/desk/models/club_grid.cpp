// SPDX-License-Identifier: MIT
#include "app/desk/models/club_grid.h"

#include <algorithm>

namespace arbiter::desk {

using evening::Evening;
using evening::TableOutcome;

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
bool hasLeft(const Evening& evening, db::PersonId person) {
  const db::club::Entrant* entrant = evening.entrant(person);
  return entrant != nullptr && entrant->to && *entrant->to <= evening.published();
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
  const Evening* evening = club_->evening();
  const auto* round = evening != nullptr ? evening->round(tables_->round()) : nullptr;
  if (round == nullptr) return nullptr;
  const auto found = std::ranges::find(round->tables, table, &db::club::Table::number);
  return found == round->tables.end() ? nullptr : &*found;
}

QVariantList ClubGrid::seatsOf(const TableOutcome& table) const {
  const Evening& evening = *club_->evening();
  QVariantList seats;
  for (std::size_t n = 0; n < table.seats.size(); ++n) {
    const evening::SeatOutcome& seat = table.seats[n];
    const bool alone =
        table.seats.size() == 2 && !seat.absent && std::ranges::any_of(table.seats, &evening::SeatOutcome::absent);
    const auto text = [&](const QString& value) {
      return !table.counts() ? QString() : seat.absent ? QString("-") : alone ? QString("+") : value;
    };
    seats << QVariantMap{
        {"seat", QString::fromStdString(seat.seat)},
        {"letter", QString::fromStdString(seat.seat.substr(0, 1))},
        {"name", QString::fromStdString(evening.names[seat.person])},
        {"person", QVariant::fromValue<qlonglong>(seat.person)},
        {"points", text(QString::fromStdString(evening::sheet_points(evening.record.event, table, n).text()))},
        {"place", text(QString::number(seat.place))},
        {"left", hasLeft(evening, seat.person)}};
  }
  return seats;
}

void ClubGrid::show() {
  QVariantList rows;
  std::erase_if(entered_, [this](const Entered& one) { return one.event != club_->event(); });
  if (const Evening* evening = club_->evening())
    for (const TableOutcome& table : evening::outcomes(evening->record)) {
      if (table.round != tables_->round()) continue;
      const auto* newest = evening::newest_entry(evening->record, table.round, table.table);
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

db::Expected<evening::SaidResult> ClubGrid::said(int table, const QStringList& cells) const {
  const db::club::Table* there = tableOf(table);
  if (there == nullptr) return evening::refuse("not_found", make_message("That result is not there any more"));
  std::vector<std::string> typed;
  for (const QString& cell : cells) typed.push_back(cell.toStdString());
  return evening::typed_result(*there, std::move(typed), places_ ? evening::TypedAs::places : evening::TypedAs::points);
}

bool ClubGrid::complete(int table, const QStringList& cells) const {
  const auto words = said(table, cells);
  return words && evening::hand_result(*club_->evening(), tables_->round(), table, *words).has_value();
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
  evening::Entry entry;
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
    const auto number = evening::enter(club, club_->event(), entry);
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
    return evening::take_back(club, club_->event(), last.id, by.trimmed().toStdString());
  });
  Q_EMIT changed();
  if (!done) return why();
  tables_->setRound(last.round);
  return {};
}

}  // namespace arbiter::desk
