// SPDX-License-Identifier: MIT
#include "app/desk/models/club.h"

#include <QDate>
#include <QEvent>
#include <QLocale>
#include <algorithm>

#include "app/table/message_text.h"
#include "app/table/names.h"

namespace arbiter::desk {
namespace {

constexpr int kLookEvery = 500;        // milliseconds
constexpr std::size_t kInDetail = 40;  // events of the list that are looked into

QString gameOf(const db::club::Event& event) { return Club::gameTitle(QString::fromStdString(event.ruleset)); }

int publishedOf(const db::club::EventRecord& record) {
  return static_cast<int>(
      std::ranges::count_if(record.rounds, [](const auto& round) { return !round.published_at.empty(); }));
}

QString progress(const db::club::EventRecord& record) {
  const int rounds = record.event.rounds, published = publishedOf(record);
  const QString far =
      published > 0 ? Club::tr("%1 of %n round(s)", "", rounds).arg(published) : Club::tr("%n round(s)", "", rounds);
  return gameOf(record.event) + " · " + far + " · " +
         Club::tr("%n player(s)", "", static_cast<int>(record.entrants.size()));
}

QString dayOf(const std::string& day) {
  const QDate date = QDate::fromString(QString::fromStdString(day), Qt::ISODate);
  return date.isValid() ? QLocale().toString(date, Club::tr("dddd, d MMMM yyyy", "a day, as Qt writes dates"))
                        : QString::fromStdString(day);
}

}  // namespace

Club::Club(std::filesystem::path file, QObject* parent)
    : QObject(parent), file_(std::move(file)), by_(qEnvironmentVariable("USER")), timer_(this) {
  timer_.setInterval(kLookEvery);
  connect(&timer_, &QTimer::timeout, this, &Club::look);
}

QString Club::gameTitle(const QString& ruleset) {
  return QString::fromStdString(table::game_title(ruleset.toStdString()));
}

QString Club::title() const {
  return event_session_ ? QString::fromStdString(event_session_->record.event.name) : QString();
}

QString Club::facts() const { return event_session_ ? progress(event_session_->record) : QString(); }

void Club::setBy(const QString& who) {
  if (who == by_) return;
  by_ = who;
  Q_EMIT changed();
}

void Club::watch(bool on) {
  if (!on) return timer_.stop();
  timer_.start();
  readNow();
}

bool Club::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
      hold(true);
      break;
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
    case QEvent::WindowDeactivate:
      // What was pressed comes first: it was meant for what is shown now.
      QMetaObject::invokeMethod(
          this, [this] { hold(false); }, Qt::QueuedConnection);
      break;
    default:
      break;
  }
  return QObject::eventFilter(watched, event);
}

void Club::hold(bool on) {
  held_ = on;
  if (!on && timer_.isActive()) look();
}

void Club::look() {
  // What could not be read is tried again, whether it was written or not.
  if (!held_ && (db::look_at(file_.string()) != seen_ || !trouble_.isEmpty())) readNow();
}

void Club::readNow() {
  seen_ = db::look_at(file_.string());
  const auto done = readFile();
  trouble_ = done ? QString() : said(done.error());
  Q_EMIT read();
  Q_EMIT changed();
}

db::Expected<void> Club::readFile() {
  auto club = db::club::Club::open(file_, db::Store::Missing::refuse);
  if (!club) {
    // Where nothing has been kept yet there is nothing wrong; what has been read stays where it is shown.
    if (club.error().code != "not_found" || !list_.empty()) return tl::unexpected(club.error());
    return {};
  }
  auto events = club->events();
  if (!events) return tl::unexpected(events.error());
  auto people = club->people();
  if (!people) return tl::unexpected(people.error());
  list_ = std::move(*events);
  people_ = std::move(*people);
  if (event_ == 0) {
    event_session_.reset();
    events_.show(rowsOf(*club));
    return {};
  }
  auto session = event::open_event(*club, event_);
  if (!session) return tl::unexpected(session.error());
  event_session_ = std::move(*session);
  return {};
}

QVariantList Club::rowsOf(const db::club::Club& club) const {
  QVariantList rows;
  for (auto event = list_.rbegin(); event != list_.rend(); ++event) {
    QString facts = gameOf(*event);
    if (static_cast<std::size_t>(rows.size()) < kInDetail)
      if (const auto record = club.record(event->id)) facts = progress(*record);
    rows << QVariantMap{{"key", QVariant::fromValue<qlonglong>(event->id)},
                        {"id", QVariant::fromValue<qlonglong>(event->id)},
                        {"name", QString::fromStdString(event->name)},
                        {"begins", dayOf(event->begins)},
                        {"facts", facts}};
  }
  return rows;
}

void Club::open(qlonglong event) {
  event_ = event;
  if (event == 0) event_session_.reset();
  error_.clear();
  note_.clear();
  readNow();
}

void Club::dismiss() {
  error_.clear();
  note_.clear();
  Q_EMIT changed();
}

bool Club::change(const std::function<db::Expected<void>(db::club::Club&)>& work, const QString& note) {
  auto club = db::club::Club::open(file_);
  const auto done = club ? work(*club) : tl::unexpected(club.error());
  if (!done) return refuse(done.error());
  error_.clear();
  note_ = note;
  readNow();
  return true;
}

bool Club::refuse(const db::Error& error) {
  error_ = said(error);
  note_.clear();
  Q_EMIT changed();
  return false;
}

void Club::tell(const QString& note) {
  note_ = note;
  Q_EMIT changed();
}

QString Club::said(const db::Error& error) {
  QString text = QString::fromStdString(event::without_commands(table::message_text(error.message)));
  if (!text.isEmpty() && !text.endsWith('.')) text += '.';
  return text;
}

}  // namespace arbiter::desk
