// SPDX-License-Identifier: MIT
// How a game begins: from the form, or from what an event says of a table.
#include <QRegularExpression>

#include "app/desk/models/setup.h"
#include "app/desk/models/table.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/clock_record.h"

namespace arbiter::desk {

std::string Setup::watchedBy() const {
  QStringList watched = sources();
  if (watched.count(QString()) == watched.size()) return {};
  watched.replaceInStrings(QRegularExpression("^$"), "hand");
  return watched.join(" + ").toStdString();
}

void Setup::take(const Value& options, const Value& armies, const Value& players) {
  for (const auto& [name, value] : options.table()) options_[QString::fromStdString(name)] = toVariant(value);
  armies_.clear();
  for (const auto& [seat, army] : armies.table())
    if (army.is_text()) armies_[QString::fromStdString(seat)] = QString::fromStdString(army.text());
  players_.clear();
  for (const auto& [seat, name] : players.table())
    if (name.is_text()) players_[QString::fromStdString(seat)] = QString::fromStdString(name.text());
}

Value Setup::form() const {
  Value armies = Value::Table(), players = Value::Table();
  for (auto it = armies_.begin(); it != armies_.end(); ++it) armies[it.key().toStdString()] = it.value().toStdString();
  for (auto it = players_.begin(); it != players_.end(); ++it)
    if (!it.value().isEmpty()) players[it.key().toStdString()] = it.value().toStdString();
  return {{"ruleset", ruleset_.toStdString()},
          {"options", chosenOptions()},
          {"armies", std::move(armies)},
          {"players", std::move(players)},
          {"time", time_.toStdString()}};
}

QString Setup::fill(const Value& form) {
  const QString id = text(form, "ruleset");
  if (!RulesView(id).known()) return tr("There is no game \"%1\".").arg(id);
  setRuleset(id);
  setOwnPosition(false);
  const auto part = [&](const char* key) { return form[key].is_table() ? form[key] : Value(); };
  options_.clear();
  take(part("options"), part("armies"), part("players"));
  time_ = text(form, "time");
  preview();
  return error_;
}

QString Setup::engine() const {
  return QString::fromStdString(table::engine_offered(ruleset_.toStdString(), chosenOptions()));
}

QString Setup::usualTime() const {
  const int minutes = RulesView(ruleset_).minutes(Value{{"options", chosenOptions()}});
  const timing::TimeControl usual = table::usual_time(static_cast<int>(seats().size()), minutes);
  return QString::fromStdString(timing::to_text(usual));
}

void Setup::setTime(const QString& time) {
  if (time == time_) return;
  time_ = time == usualTime() ? QString() : time;
  Q_EMIT changed();
}

QString Setup::timeError() const {
  const auto control = timing::parse_time_control(time().toStdString());
  if (!control) return words::text(control.error());
  std::vector<std::string> names;
  for (const QVariant& seat : seats()) names.push_back(seat.toMap()["seat"].toString().toStdString());
  return words::text(table::why_no_clock(*control, names));
}

void Setup::agreeOnTime() {
  if (time_.isEmpty()) return;
  if (const auto control = timing::parse_time_control(time_.toStdString())) table_->agreeOnTime(*control);
}

QString Setup::play(const Value& game, table::TableInfo info, const QString& time) {
  setRuleset(text(game, "ruleset"));
  setOwnPosition(false);
  Value players = Value::Table();
  for (const auto& [seat, name] : info.players) players[seat] = name;
  take(game["options"], game["armies"], players);
  preview();  // which says how many boards there are, and with them what watches
  if (const QString why = sourceError(); !why.isEmpty()) return why;
  info.source = watchedBy();
  Value request = game;
  if (!control().isEmpty()) request["table"] = Value{{"control", control_.toStdString()}};
  time_ = time;
  if (const QString why = timeError(); !why.isEmpty()) return why;
  agreeOnTime();
  table_->agreeOnComputers({});  // those of a form that could not begin
  if (QString why = table_->begin(request, info); !why.isEmpty()) return why;
  Q_EMIT started();
  return {};
}

bool Setup::start() {
  const QString source = sourceError(), why = source.isEmpty() ? timeError() : source;
  if (!why.isEmpty()) {
    error_ = why;
    Q_EMIT changed();
    return false;
  }
  table::TableInfo info;
  for (auto it = players_.begin(); it != players_.end(); ++it)
    if (!it.value().isEmpty()) info.players[it.key().toStdString()] = it.value().toStdString();
  table::ComputerSeats computers;
  for (const QVariant& entry : seats()) {
    const QVariantMap seat = entry.toMap();
    const int level = seat["computer"].toInt();
    const auto known = parse_seat(seat["seat"].toString().toStdString());
    if (level == 0 || !known) continue;
    const bool engine = level > table::kComputerLevels;
    computers[*known] = {engine ? level - table::kComputerLevels : level, engine ? this->engine().toStdString() : ""};
    info.players.emplace(seat["seat"].toString().toStdString(), table::computer_name(computers[*known]));
  }
  table_->agreeOnComputers(computers);
  info.source = watchedBy();
  agreeOnTime();
  error_ = table_->begin(request(), info);
  Q_EMIT changed();
  if (!error_.isEmpty()) return false;
  Q_EMIT started();
  return true;
}

}  // namespace arbiter::desk
