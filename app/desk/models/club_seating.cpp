// SPDX-License-Identifier: MIT
#include "app/desk/models/club_seating.h"

#include <algorithm>
#include <utility>

#include "app/desk/models/bye_words.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/event/outcome.h"
#include "app/table/message_text.h"

namespace arbiter::desk {

using db::club::Round;
using event::EventSession;
using event::HandChange;

namespace {

QStringList sentences(const std::vector<Message>& lines) {
  QStringList list;
  for (const Message& line : lines)
    list << words::capital(QString::fromStdString(event::without_commands(table::message_text(line))));
  return list;
}

/// What could be better.
QVariantList goalRows(const event::Quality& quality) {
  QVariantList rows;
  for (const event::Goal& goal : quality) {
    if (goal.value == 0) continue;
    QStringList pairs;
    for (const event::Goal::Pair& pair : goal.pairs) {
      const QString who = QString::fromStdString(pair.players[0] + "–" + pair.players[1]);
      pairs << (pair.times > 2 ? ClubSeating::tr("%1 %2 times").arg(who).arg(pair.times) : who);
    }
    rows << QVariantMap{{"goal", words::capital(words::text(goal.goal))},
                        {"value", QVariant::fromValue<qlonglong>(goal.value)},
                        {"bound", QVariant::fromValue<qlonglong>(goal.bound)},
                        {"pairs", pairs.join(", ")}};
  }
  return rows;
}

QVariantList costRows(const event::Quality& before, const event::Quality& after) {
  QVariantList rows;
  for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) {
    const event::Goal &was = before[i], &now = after[i];
    if (was.value == now.value) continue;
    rows << QVariantMap{
        {"text",
         ClubSeating::tr("%1: %2, was %3").arg(words::capital(words::text(now.goal))).arg(now.value).arg(was.value)},
        {"worse", now.value > was.value}};
  }
  if (rows.isEmpty())
    rows << QVariantMap{{"text", ClubSeating::tr("It makes nothing better or worse")}, {"worse", false}};
  return rows;
}

QVariantMap seatRow(const EventSession& session, const db::club::TableSeat& seat) {
  const QString name = QString::fromStdString(seat.seat);
  return {{"seat", name},
          {"letter", name.left(1)},
          {"seatName", words::seat(name)},
          {"id", QVariant::fromValue<qlonglong>(seat.person)},
          {"name", QString::fromStdString(session.names[seat.person])},
          {"army", words::title(QString::fromStdString(seat.army))}};
}

/// A proposal; whatever is thrown in the thread is told like everything else.
db::Expected<event::Draft> proposed(const EventSession& session, bool anyway) {
  event::ProposeOptions options;
  options.anyway = anyway;
  try {
    return event::propose(session, options);
  } catch (const std::exception& e) {
    return event::refuse("internal", make_message("The seating could not be worked out: %1", e.what()));
  }
}

/// Keeps a proposal. Who was ticked by mistake and went again before they ever sat takes no part in the event any more;
/// as long as a draft had a seat for them they could not be taken out of it.
db::Expected<void> kept(db::club::Club& club, const EventSession& session, const event::Draft& draft,
                        const db::club::By& by) {
  if (auto done = event::keep_draft(club, session, draft, by); !done) return done;
  for (const auto& entrant : session.record.entrants) {
    if (!entrant.to || *entrant.to >= entrant.from) continue;
    if (auto done = club.remove_entrant(session.record.event.id, entrant.person, by); !done) return done;
  }
  return {};
}

}  // namespace

ClubSeating::ClubSeating(Club* club, QObject* parent) : QObject(parent), club_(club) {
  pool_.setMaxThreadCount(1);
  connect(club_, &Club::read, this, &ClubSeating::show);
}

ClubSeating::~ClubSeating() { pool_.waitForDone(); }

bool ClubSeating::more() const {
  const EventSession* session = club_->session();
  return session != nullptr && session->more_rounds();
}

const Round* ClubSeating::draft() const {
  const EventSession* session = club_->session();
  return session != nullptr ? session->round(round()) : nullptr;
}

QString ClubSeating::nameOf(qlonglong person) const {
  const EventSession* session = club_->session();
  return session != nullptr && person > 0 ? QString::fromStdString(session->names[person]) : QString();
}

QString ClubSeating::firstArmy() const {
  for (const db::club::Table& table : draft() != nullptr ? draft()->tables : std::vector<db::club::Table>())
    for (const auto& seat : table.seats)
      if (seat.person == first_) return QString::fromStdString(seat.army);
  return {};
}

QString ClubSeating::later() const {
  const EventSession* session = club_->session();
  if (session == nullptr || session->record.rounds.empty()) return {};
  const int last = session->record.rounds.back().number;
  if (last <= round()) return {};
  return last == round() + 1 ? tr("Round %1 is drafted, too.").arg(last)
                             : tr("Rounds %1 to %2 are drafted, too.").arg(round() + 1).arg(last);
}

QString ClubSeating::missing() const {
  const EventSession* session = club_->session();
  if (session == nullptr || session->record.event.mode != "swiss") return {};
  std::vector<std::string> tables;
  for (const auto& table : event::outcomes(session->record))
    if (!table.counts()) tables.push_back(tr("table %1 of round %2").arg(table.table).arg(table.round).toStdString());
  if (tables.empty()) return {};
  return tr("Who meets whom depends on the results so far; missing: %1.")
      .arg(QString::fromStdString(event::listed(tables)));
}

bool ClubSeating::choosesArmies() const {
  const EventSession* session = club_->session();
  return session != nullptr && session->record.event.armies.starts_with("chosen");
}

void ClubSeating::show() {
  const EventSession* session = club_->session();
  const Round* round = draft();
  QVariantList tables, byes;
  for (const db::club::Table& table : round != nullptr ? round->tables : std::vector<db::club::Table>()) {
    QVariantList seats;
    for (const auto& seat : table.seats) seats << seatRow(*session, seat);
    tables << QVariantMap{{"key", table.number},
                          {"table", table.number},
                          {"room", static_cast<int>(table.seats.size()) < session->record.event.seats},
                          {"seats", seats}};
  }
  if (round != nullptr) {
    const ByeWords words(*session);
    for (const db::club::Bye& bye : round->byes)
      byes << QVariantMap{{"key", QVariant::fromValue<qlonglong>(bye.person)},
                          {"id", QVariant::fromValue<qlonglong>(bye.person)},
                          {"name", nameOf(bye.person)},
                          {"why", words.now(bye)}};
  }
  QVariantList quality;
  if (round != nullptr) quality = goalRows(event::quality_of(*session));
  if (std::exchange(quality_, quality) != quality) Q_EMIT qualityChanged();
  stale_ = round != nullptr ? sentences(event::stale_draft(*session, *round)) : QStringList();
  if (choosesArmies() && armiesOf_ != session->record.event.ruleset) {
    armiesOf_ = session->record.event.ruleset;
    const auto kind = event::game_kind(session->record.event);
    armies_ = kind ? words::armiesToChoose(kind->armies) : QStringList();
  }
  if (round == nullptr || !event::is_in(*round, first_)) first_ = 0;
  if (first_ == 0 || !event::is_in(*round, second_)) second_ = 0;
  tables_.show(tables);
  byes_.show(byes);
  weigh();
}

void ClubSeating::weigh() {
  cost_.clear();
  faults_.clear();
  if (second_ > 0) {
    const auto changed =
        event::change_draft(*club_->session(), round(), {HandChange::Kind::swap, first_, second_, 0, {}});
    if (changed) {
      cost_ = costRows(changed->before, changed->draft.quality);
      faults_ = sentences(changed->faults);
    } else {
      second_ = 0;
      club_->refuse(changed.error());
    }
  }
  Q_EMIT changed();
}

void ClubSeating::propose(bool anyway) {
  if (busy_ || club_->session() == nullptr) return;
  busy_ = true;
  unpick();
  club_->dismiss();
  pool_.start([this, session = *club_->session(), anyway] {
    auto draft = proposed(session, anyway);
    QMetaObject::invokeMethod(
        this,
        [this, session, draft = std::move(draft)] {
          busy_ = false;
          if (!draft) {
            club_->refuse(draft.error());
          } else if (club_->event() == session.record.event.id) {
            club_->change([&](db::club::Club& club) { return kept(club, session, *draft, club_->who()); },
                          draft->notes.empty() ? QString() : sentences(draft->notes).join(". ") + ".");
          }
          Q_EMIT changed();
        },
        Qt::QueuedConnection);
  });
}

void ClubSeating::pick(qlonglong person) {
  if (person == first_)
    first_ = std::exchange(second_, 0);
  else if (person == second_)
    second_ = 0;
  else
    (first_ == 0 ? first_ : second_) = person;
  weigh();
}

void ClubSeating::unpick() {
  first_ = second_ = 0;
  weigh();
}

bool ClubSeating::change(const HandChange& change) {
  if (club_->session() == nullptr || change.a == 0) return false;
  const auto changed = event::change_draft(*club_->session(), round(), change);
  if (!changed) return club_->refuse(changed.error());
  const bool done = club_->change([&](db::club::Club& club) {
    return club.set_drafts(club_->event(), changed->draft.rounds, club_->who(), "changed by hand");
  });
  if (done) unpick();
  return done;
}

bool ClubSeating::swap() { return second_ > 0 && change({HandChange::Kind::swap, first_, second_, 0, {}}); }

bool ClubSeating::leaveOut() { return change({HandChange::Kind::bye, first_, 0, 0, {}}); }

bool ClubSeating::moveTo(int table) { return change({HandChange::Kind::move, first_, 0, table, {}}); }

bool ClubSeating::setArmy(const QString& army) {
  return change({HandChange::Kind::army, first_, 0, 0, army.toStdString()});
}

bool ClubSeating::publish() {
  const int number = round();
  return club_->change([&](db::club::Club& club) { return club.publish(club_->event(), number, club_->who()); },
                       tr("Round %1 is published: its tables can begin.").arg(number));
}

bool ClubSeating::addRound() {
  if (club_->session() == nullptr) return false;
  db::club::Event event = club_->session()->record.event;
  ++event.rounds;
  return club_->change([&](db::club::Club& club) { return club.change(event, club_->who()); });
}

}  // namespace arbiter::desk
