// SPDX-License-Identifier: MIT
#include "app/desk/models/event_form.h"

#include <QDate>
#include <QLocale>
#include <algorithm>

#include "app/desk/variant.h"
#include "text/json_text.h"

namespace arbiter::desk {

using db::club::Event;

namespace {

db::Expected<int> numberOf(const QString& text, const std::string& what) {
  const auto number = evening::whole_number(text.trimmed().toStdString());
  if (!number || *number > 100'000)
    return evening::refuse("bad_value", what + ": \"" + text.toStdString() + "\" is no number");
  return static_cast<int>(*number);
}

/// "name=value, name=value" as a ruleset's options; whole numbers and yes and no are what they look like.
db::Expected<void> takeOptions(const QString& text, Event& event) {
  for (const QString& part : text.split(',', Qt::SkipEmptyParts)) {
    const qsizetype sign = part.indexOf('=');
    const QString name = part.left(sign).trimmed(), value = part.mid(sign + 1).trimmed();
    if (sign < 1 || name.isEmpty() || value.isEmpty())
      return evening::refuse("bad_value", "Options: \"" + part.trimmed().toStdString() + "\" is not name=value");
    const auto parsed = text::parse_or_discard(value.toStdString());
    const bool plain = parsed.is_number() || parsed.is_boolean();
    event.options[name.toStdString()] = plain ? parsed : fromVariant(value);
  }
  return {};
}

QVariantMap fieldsOf(const Event& event) {
  const auto text = [](const std::string& value) { return QString::fromStdString(value); };
  return {{"name", text(event.name)},
          {"game", text(event.ruleset)},
          {"rounds", QString::number(event.rounds)},
          {"minutes", event.minutes ? QString::number(*event.minutes) : QString()},
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

void EventForm::begin(const QString& ruleset) {
  const auto& events = club_->list();
  said_.clear();
  said_["game"] = events.empty() ? ruleset : QString::fromStdString(events.back().ruleset);
  // A day may have had its event already.
  const QString day = QLocale::c().toString(QDate::currentDate(), "dddd, d MMMM");
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
    for (const char* other : {"mode", "scoring", "tieBreaks", "armies", "minutes", "options", "bye", "kind", "threes"})
      said_.remove(other);
  check();
}

db::Expected<Event> EventForm::event() const {
  const auto text = [&](const char* field) { return said_.value(field).toString().trimmed().toStdString(); };
  Event event;
  event.name = text("name");
  event.ruleset = text("game");
  event.mode = text("mode");
  event.scoring = text("scoring");
  event.tie_breaks = text("tieBreaks");
  event.bye = text("bye");
  event.sit_out = text("sitOut");
  event.begins = text("begins");
  event.site = text("site");
  if (const std::string armies = text("armies"); !armies.empty()) event.armies = armies;
  if (const std::string kind = text("kind"); !kind.empty()) event.game = kind;
  event.threes = text("threes") != "no";
  if (const auto taken = takeOptions(said_.value("options").toString(), event); !taken)
    return tl::unexpected(taken.error());
  const auto rounds = numberOf(said_.value("rounds").toString(), "Rounds");
  if (!rounds) return tl::unexpected(rounds.error());
  event.rounds = *rounds;
  if (const QString minutes = said_.value("minutes").toString().trimmed(); !minutes.isEmpty()) {
    const auto number = numberOf(minutes, "Minutes");
    if (!number) return tl::unexpected(number.error());
    event.minutes = *number;
  }
  return evening::checked_event(event);
}

void EventForm::check() {
  const auto made = event();
  error_ = made ? QString() : Club::said(made.error());
  if (made) usual_ = fieldsOf(*made);
  if (const auto kind = evening::game_kind(said_.value("game").toString().toStdString(), {})) {
    seats_ = static_cast<int>(kind->seats.size());
    hasArmies_ = !kind->armies.empty();
    hasMinutes_ = kind->minutes;
    QStringList names;
    for (const auto& [name, option] : kind->options.items())
      if (name != "minutes" && name != "setups" && name.find('.') == std::string::npos)
        names << QString::fromStdString(name);
    optionNames_ = names.join(", ");
  }
  Q_EMIT changed();
}

bool EventForm::create() {
  const auto made = event();
  if (!made) {
    error_ = Club::said(made.error());
    Q_EMIT changed();
    return false;
  }
  db::club::EventId id = 0;
  const bool added = club_->change([&](db::club::Club& club) -> db::Expected<void> {
    const auto given = club.add(*made, club_->who());
    if (!given) return tl::unexpected(given.error());
    id = *given;
    return {};
  });
  if (!added) {
    error_ = club_->error();
    club_->dismiss();  // it is told in the form
    Q_EMIT changed();
    return false;
  }
  club_->open(id);
  return true;
}

}  // namespace arbiter::desk
