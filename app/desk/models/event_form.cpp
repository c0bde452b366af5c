// SPDX-License-Identifier: MIT
#include "app/desk/models/event_form.h"

#include <QDate>
#include <QLocale>
#include <algorithm>

#include "app/desk/variant.h"
#include "app/table/option_text.h"
#include "text/json_text.h"
#include "text/sentences.h"
#include "text/value_json.h"

namespace arbiter::desk {

using db::club::Event;

namespace {

/// `fault` says that the text is no number.
db::Expected<int> numberOf(const QString& text, Message fault) {
  const auto number = event::whole_number(text.trimmed().toStdString());
  if (!number || *number > 100'000) return event::refuse("bad_value", std::move(fault));
  return static_cast<int>(*number);
}

/// "name=value, name=value" as a ruleset's options; whole numbers and yes and no are what they look like.
db::Expected<void> takeOptions(const QString& text, Event& event) {
  for (const QString& part : text.split(',', Qt::SkipEmptyParts)) {
    const qsizetype sign = part.indexOf('=');
    const QString name = part.left(sign).trimmed(), value = part.mid(sign + 1).trimmed();
    if (sign < 1 || name.isEmpty() || value.isEmpty())
      return event::refuse("bad_value",
                           make_message("Options: \"%1\" is not name=value", part.trimmed().toStdString()));
    const auto parsed = text::parse_or_discard(value.toStdString());
    const bool plain = parsed.is_number() || parsed.is_boolean();
    event.options[name.toStdString()] = plain ? text::value_of(parsed) : Value(value.toStdString());
  }
  return {};
}

bool isPlain(const Value& value) { return !value.is_list() && !value.is_table(); }

/// The other way round. What is no plain value is left out: the form does not show it.
/// An option's name as it is typed, and behind it what it is called where that is another language.
QString typedAndTitled(const std::string& name) {
  return QString::fromStdString(text::spoken() == "en" ? name : name + " (" + table::option_title(name) + ")");
}

QString optionsOf(const Event& event) {
  QStringList parts;
  for (const auto& [name, value] : event.options.table())
    if (isPlain(value)) parts << QString::fromStdString(name + "=" + in_words(value));
  return parts.join(", ");
}

QVariantMap fieldsOf(const Event& event) {
  const auto text = [](const std::string& value) { return QString::fromStdString(value); };
  return {{"name", text(event.name)},
          {"game", text(event.ruleset)},
          {"rounds", QString::number(event.rounds)},
          {"minutes", event.minutes ? QString::number(*event.minutes) : QString()},
          {"timeControl", text(event.time_control)},
          {"mode", text(event.mode)},
          {"scoring", text(event.scoring)},
          {"tieBreaks", text(event.tie_breaks)},
          {"armies", text(event.armies)},
          {"bye", text(event.bye)},
          {"sitOut", text(event.sit_out)},
          {"begins", text(event.begins)},
          {"site", text(event.site)},
          {"kind", text(event.game)},
          {"threes", event.threes ? "yes" : "no"}};
}

}  // namespace

EventForm::EventForm(Club* club, QObject* parent) : QObject(parent), club_(club) {}

void EventForm::beginWithOpen() {
  if (club_->session() == nullptr) return;
  base_ = club_->session()->record.event;
  said_ = fieldsOf(base_);
  said_["options"] = optionsOf(base_);
  check();
}

void EventForm::begin(const QString& ruleset) {
  const auto& events = club_->list();
  base_ = {};
  said_.clear();
  said_["game"] = events.empty() ? ruleset : QString::fromStdString(events.back().ruleset);
  // A day may have had its event already.
  const QString day =
      QLocale().toString(QDate::currentDate(), tr("dddd, d MMMM", "a day without its year, as Qt writes dates"));
  QString name = day;
  const auto taken = [&] {
    return std::ranges::any_of(events, [&](const Event& one) { return QString::fromStdString(one.name) == name; });
  };
  for (int number = 2; taken(); ++number) name = day + QString(" (%1)").arg(number);
  said_["name"] = name;
  said_["rounds"] = "3";
  check();
}

void EventForm::say(const QString& field, const QString& text) {
  if (said_.value(field).toString() == text) return;
  said_[field] = text;
  // What was said for one game need not go with another.
  if (field == "game")
    for (const char* other :
         {"mode", "scoring", "tieBreaks", "armies", "minutes", "timeControl", "options", "bye", "kind", "threes"})
      said_.remove(other);
  check();
}

db::Expected<Event> EventForm::event() const {
  const auto text = [&](const char* field) { return said_.value(field).toString().trimmed().toStdString(); };
  Event event = base_;
  event.name = text("name");
  event.ruleset = text("game");
  event.mode = text("mode");
  event.scoring = text("scoring");
  event.tie_breaks = text("tieBreaks");
  event.bye = text("bye");
  event.sit_out = text("sitOut");
  event.begins = text("begins");
  event.site = text("site");
  event.time_control = text("timeControl");
  const std::string armies = text("armies"), kind = text("kind");
  event.armies = armies.empty() ? Event().armies : armies;
  event.game = kind.empty() ? Event().game : kind;
  const Value::Table before = event.options.table();
  for (const auto& [name, value] : before)
    if (isPlain(value)) event.options.erase(name);
  event.threes = text("threes") != "no";
  if (const auto taken = takeOptions(said_.value("options").toString(), event); !taken)
    return tl::unexpected(taken.error());
  const QString typed = said_.value("rounds").toString();
  const auto rounds = numberOf(typed, make_message("Rounds: \"%1\" is no number", typed.toStdString()));
  if (!rounds) return tl::unexpected(rounds.error());
  event.rounds = *rounds;
  event.minutes.reset();
  if (const QString minutes = said_.value("minutes").toString().trimmed(); !minutes.isEmpty()) {
    const auto number = numberOf(minutes, make_message("Minutes: \"%1\" is no number", minutes.toStdString()));
    if (!number) return tl::unexpected(number.error());
    event.minutes = *number;
  }
  const event::EventSession* open = club_->session();
  return editing() && open != nullptr ? event::changed_event(*open, event) : event::checked_event(event);
}

void EventForm::check() {
  const auto made = event();
  error_ = made ? QString() : Club::said(made.error());
  if (made) usual_ = fieldsOf(*made);
  if (const auto kind = event::game_kind(said_.value("game").toString().toStdString())) {
    seats_ = static_cast<int>(kind->seats.size());
    hasArmies_ = !kind->armies.empty();
    hasMinutes_ = kind->minutes;
    QStringList names;
    for (const auto& [name, values] : kind->options)
      if (name != "minutes" && name != "setups" && name.find('.') == std::string::npos) names << typedAndTitled(name);
    optionNames_ = names.join(", ");
  }
  Q_EMIT changed();
}

bool EventForm::refuse(const QString& why) {
  error_ = why;
  Q_EMIT changed();
  return false;
}

bool EventForm::keep() {
  const auto made = event();
  if (!made) return refuse(Club::said(made.error()));
  db::club::EventId id = made->id;
  const bool kept = club_->change([&](db::club::Club& club) -> db::Expected<void> {
    if (id > 0) return club.change(*made, club_->who());
    const auto given = club.add(*made, club_->who());
    if (!given) return tl::unexpected(given.error());
    id = *given;
    return {};
  });
  if (!kept) {
    const QString why = club_->error();
    club_->dismiss();  // it is told in the form
    return refuse(why);
  }
  if (!editing()) club_->open(id);
  return true;
}

}  // namespace arbiter::desk
