// SPDX-License-Identifier: MIT
#include "app/desk/models/event_form.h"

#include <QDate>
#include <QLocale>
#include <algorithm>
#include <map>

#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/event/tie_break_words.h"
#include "app/table/award_text.h"
#include "app/table/option_text.h"
#include "referee/core/rules.h"

namespace arbiter::desk {

using db::club::Event;

namespace {

/// `fault` says that the text is no number.
db::Expected<int> numberOf(const QString& text, Message fault) {
  const auto number = event::whole_number(text.trimmed().toStdString());
  if (!number || *number > 100'000) return event::refuse("bad_value", std::move(fault));
  return static_cast<int>(*number);
}

bool isPlain(const Value& value) { return !value.is_list() && !value.is_table(); }

/// The plain options of an event.
QMap<QString, QVariant> optionsOf(const Event& event) {
  QMap<QString, QVariant> options;
  for (const auto& [name, value] : event.options.table())
    if (isPlain(value)) options[QString::fromStdString(name)] = toVariant(value);
  return options;
}

const RulesetInfo* infoOf(const QString& ruleset) {
  const auto& all = arbiter::rulesets();
  const auto found = std::ranges::find(all, ruleset.toStdString(), &RulesetInfo::id);
  return found == all.end() ? nullptr : &*found;
}

/// Is it an option that the form shows? The length of a game stands beside its time, set-ups and what concerns a single
/// army are no matter of a form.
bool isShown(const OptionInfo& option) {
  return option.name != "minutes" && option.name != "setups" && option.name.find('.') == std::string::npos &&
         isPlain(option.fallback);
}

/// A value in words.
QString inWords(const QString& option, const Value& value) {
  if (value.is_flag()) return value == Value(true) ? EventForm::tr("yes") : EventForm::tr("no");
  return value.is_number() ? toVariant(value).toString() : words::optionValue(option, toVariant(value).toString());
}

QVariantMap optionRow(const OptionInfo& option, const QVariant& value) {
  const QString name = QString::fromStdString(option.name);
  QVariantList values;
  for (const Value& one : option.values) values << QVariantMap{{"value", toVariant(one)}, {"text", inWords(name, one)}};
  return {{"name", name},
          {"title", QString::fromStdString(table::option_title(option.name))},
          {"text", words::spell(QString::fromStdString(event::without_commands(table::rule_sentence(option.text))))},
          {"kind", option.fallback.is_flag()     ? "switch"
                   : !option.values.empty()      ? "choice"
                   : option.fallback.is_number() ? "number"
                                                 : "text"},
          {"value", value},
          {"values", values},
          {"usual", inWords(name, option.fallback)}};
}

QVariantMap tieBreakRow(const std::string& name) {
  const QString shown = QString::fromStdString(name), title = words::text(event::tie_break_title(name));
  return {{"name", shown},
          {"title", title},
          {"text", EventForm::tr("%1 (%2)", "a tie-break and its short name").arg(title, shown)},
          {"meaning", words::text(event::tie_break_meaning(name))}};
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
  options_ = optionsOf(base_);
  check();
}

void EventForm::begin(const QString& ruleset) {
  const auto& events = club_->list();
  base_ = {};
  said_.clear();
  options_.clear();
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
  if (field == "game") {
    for (const char* other :
         {"mode", "scoring", "tieBreaks", "armies", "minutes", "timeControl", "bye", "kind", "threes"})
      said_.remove(other);
    options_.clear();
  }
  check();
}

QVariantList EventForm::options() const {
  const RulesetInfo* info = infoOf(said_.value("game").toString());
  QVariantList list;
  if (info == nullptr) return list;
  std::map<std::string, const OptionInfo*> sorted;
  for (const OptionInfo& option : info->options)
    if (isShown(option)) sorted[option.name] = &option;
  for (const auto& [name, option] : sorted)
    list << optionRow(*option, options_.value(QString::fromStdString(name), toVariant(option->fallback)));
  return list;
}

void EventForm::setOption(const QString& name, const QVariant& value) {
  QVariant usual;
  if (const RulesetInfo* info = infoOf(said_.value("game").toString()))
    for (const OptionInfo& option : info->options)
      if (QString::fromStdString(option.name) == name) usual = toVariant(option.fallback);
  if (value == usual)
    options_.remove(name);
  else
    options_[name] = value;
  check();
}

QVariantList EventForm::tieBreaks() const {
  const QString said = said_.value("tieBreaks").toString();
  const auto read =
      event::parse_tie_breaks((said.isEmpty() ? defaults_.value("tieBreaks").toString() : said).toStdString());
  QVariantList list;
  if (read)
    for (const club::TieBreak& one : *read) list << tieBreakRow(club::short_name(one));
  return list;
}

QVariantList EventForm::allTieBreaks() const {
  QVariantList list;
  for (const std::string& name : event::tie_break_names()) list << tieBreakRow(name);
  return list;
}

void EventForm::setTieBreak(const QString& name, bool on) {
  QStringList names;
  for (const QVariant& one : tieBreaks())
    if (one.toMap()["name"] != name) names << one.toMap()["name"].toString();
  if (on) names << name;
  say("tieBreaks", names.join(' '));
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
  for (auto one = options_.cbegin(); one != options_.cend(); ++one)
    event.options[one.key().toStdString()] = fromVariant(one.value());
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
  Event plain;
  plain.name = "usual";
  plain.ruleset = said_.value("game").toString().toStdString();
  plain.mode = said_.value("mode").toString().toStdString();
  plain.rounds = 1;
  if (const auto usual = event::checked_event(plain)) defaults_ = fieldsOf(*usual);
  if (const auto kind = event::game_kind(said_.value("game").toString().toStdString())) {
    seats_ = static_cast<int>(kind->seats.size());
    hasArmies_ = !kind->armies.empty();
    hasMinutes_ = kind->minutes;
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
