// SPDX-License-Identifier: MIT
// How a game begins: from the form, or from what an event says of a table.
#include <QRegularExpression>

#include "app/desk/models/setup.h"
#include "app/desk/models/table.h"
#include "app/desk/variant.h"

namespace arbiter::desk {

using nlohmann::json;

std::string Setup::watchedBy() const {
  QStringList watched = sources();
  if (watched.count(QString()) == watched.size()) return {};
  watched.replaceInStrings(QRegularExpression("^$"), "hand");
  return watched.join(" + ").toStdString();
}

QString Setup::play(const json& game, table::TableInfo info) {
  setRuleset(text(game, "ruleset"));
  setOwnPosition(false);
  const json options = game.value("options", json::object()), armies = game.value("armies", json::object());
  for (const auto& [name, value] : options.items()) options_[QString::fromStdString(name)] = toVariant(value);
  armies_.clear();
  for (const auto& [seat, army] : armies.items())
    armies_[QString::fromStdString(seat)] = QString::fromStdString(army.get<std::string>());
  players_.clear();
  for (const auto& [seat, name] : info.players) players_[QString::fromStdString(seat)] = QString::fromStdString(name);
  preview();  // which says how many boards there are, and with them what watches
  if (const QString why = sourceError(); !why.isEmpty()) return why;
  info.source = watchedBy();
  json request = game;
  if (!control().isEmpty()) request["table"] = {{"control", control_.toStdString()}};
  if (QString why = table_->begin(request, info); !why.isEmpty()) return why;
  Q_EMIT started();
  return {};
}

bool Setup::start() {
  if (const QString why = sourceError(); !why.isEmpty()) {
    error_ = why;
    Q_EMIT changed();
    return false;
  }
  table::TableInfo info;
  for (auto it = players_.begin(); it != players_.end(); ++it)
    if (!it.value().isEmpty()) info.players[it.key().toStdString()] = it.value().toStdString();
  info.source = watchedBy();
  error_ = table_->begin(request(), info);
  Q_EMIT changed();
  if (!error_.isEmpty()) return false;
  Q_EMIT started();
  return true;
}

}  // namespace arbiter::desk
