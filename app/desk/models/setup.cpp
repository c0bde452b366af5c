#include "app/desk/models/setup.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/desk/models/table.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/setups.h"

namespace arbiter::desk {

using nlohmann::json;

Setup::Setup(Table* table, QObject* parent)
    : QObject(parent),
      table_(table),
      infos_(table::make_referee()({{"cmd", "rulesets"}}).value("rulesets", json::array())) {
  for (const json& info : std::as_const(infos_)) {
    const auto seats = info["seats"].size();
    QString summary = QString("%1 players").arg(seats);
    if (!info["armies"].empty()) summary += QString(" · %1 armies").arg(info["armies"].size());
    rulesets_ << QVariantMap{{"id", text(info, "id")},
                             {"name", text(info, "name")},
                             {"seats", static_cast<int>(seats)},
                             {"summary", summary}};
  }
  connect(&editor_, &PositionEditor::edited, this, [this] {
    if (ownPosition_) preview();
  });
}

const json& Setup::info() const {
  static const json kNone = {{"seats", json::array()}, {"armies", json::array()}, {"options", json::object()}};
  for (const json& info : infos_)
    if (text(info, "id") == ruleset_) return info;
  return kNone;
}

void Setup::setRuleset(const QString& id) {
  if (id == ruleset_) return;
  ruleset_ = id;
  armies_.clear();
  options_.clear();
  position_ = nullptr;
  ownPosition_ = false;
  river_ = RulesView(id).river();
  wedges_ = RulesView(id).wedges();
  const json& seats = info()["seats"];
  first_ = seats.empty() ? QString() : QString::fromStdString(seats.front().get<std::string>());
  // Something to begin with where armies are to be chosen: the first ones of the list, different for each seat.
  const QStringList names = armies();
  int next = 0;
  for (const json& seat : seats) {
    if (next < names.size()) armies_[QString::fromStdString(seat.get<std::string>())] = names[next++];
  }
  // What the club has kept is how it sets up.
  if (takesSetups())
    if (const auto kept = table::read_setups(table::setups_path(table_->session().file()))) {
      QVariantMap known;
      for (const auto& [army, setup] : kept->items())
        if (names.contains(QString::fromStdString(army)))
          known[QString::fromStdString(army)] = QString::fromStdString(setup.get<std::string>());
      if (!known.isEmpty()) options_["setups"] = known;
    }
  preview();
}

QString Setup::control() const { return info()["seats"].size() > 2 ? control_ : QString(); }

void Setup::setControl(const QString& control) {
  control_ = control;
  Q_EMIT changed();
}

bool Setup::takesSetups() const { return info()["options"].contains("setups"); }

QVariantList Setup::ownSetups() const {
  QVariantList list;
  const QVariantMap own = options_.value("setups").toMap();
  for (auto it = own.begin(); it != own.end(); ++it)
    list << QVariantMap{{"army", it.key()}, {"title", words::title(it.key())}, {"text", it.value().toString()}};
  return list;
}

QVariantMap Setup::armyPage(const QString& army) const { return RulesView(ruleset_).armyPage(army, chosenOptions()); }

QString Setup::keepSetup(const QString& seat) {
  const QString army = armies_.value(seat);
  if (army.isEmpty()) return words::seat(seat) + " has no army yet.";
  const QString setup = RulesView(ruleset_).setupOf(seat, fromVariant(editor_.placement()));
  if (setup.startsWith('!')) return setup.mid(1);
  QVariantMap own = options_.value("setups").toMap();
  own[army] = setup;
  const auto kept =
      table::save_setup(army.toStdString(), setup.toStdString(), table::setups_path(table_->session().file()));
  if (!kept) return QString::fromStdString(kept.error());
  options_["setups"] = own;
  ownPosition_ = false;
  position_ = nullptr;
  preview();
  return error_;
}

void Setup::dropSetup(const QString& army, bool forget) {
  QVariantMap own = options_.value("setups").toMap();
  own.remove(army);
  options_["setups"] = own;
  if (forget) (void)table::save_setup(army.toStdString(), {}, table::setups_path(table_->session().file()));
  preview();
}

void Setup::takePlacement(const QVariantMap& placement) {
  if (!ownPosition_) setOwnPosition(true);
  editor_.replace(placement);
}

QString Setup::title() const { return text(info(), "name"); }

QVariantList Setup::seats() const {
  QVariantList list;
  for (const json& entry : info()["seats"]) {
    const QString seat = QString::fromStdString(entry.get<std::string>());
    list << QVariantMap{
        {"seat", seat}, {"name", words::seat(seat)}, {"player", players_.value(seat)}, {"army", armies_.value(seat)}};
  }
  return list;
}

QStringList Setup::armies() const { return toVariant(info()["armies"]).toStringList(); }

QVariantList Setup::options() const {
  QVariantList list;
  const json& options = info()["options"];
  for (const auto& [key, option] : options.items()) {
    const QString name = QString::fromStdString(key);
    if (name == "setups") continue;  // chosen with the armies
    const json& fallback = option["default"];
    const QString kind = fallback.is_boolean()       ? "switch"
                         : !option["values"].empty() ? "choice"
                         : fallback.is_number()      ? "number"
                                                     : "text";
    QVariantList values;
    for (const json& value : option["values"]) {
      const QVariant v = toVariant(value);
      values << QVariantMap{{"value", v}, {"text", words::token(v.toString())}};
    }
    QVariant value = options_.value(name, toVariant(fallback));
    // Lists and objects are written as JSON.
    if (fallback.is_structured()) value = QString::fromStdString(fromVariant(value).dump());
    list << QVariantMap{{"name", name},
                        {"title", words::title(QString(name).replace(".", ": "))},
                        {"text", text(option, "text")},
                        {"value", value},
                        {"kind", kind},
                        {"values", values}};
  }
  return list;
}

QStringList Setup::kinds() const { return RulesView(ruleset_).kinds(); }

QString Setup::whyNoSource(const QString& source) {
  if (source.isEmpty() || source.contains("://")) return {};
  bool number = false;
  source.toInt(&number);
  if (number || QFileInfo::exists(source)) return {};
  return "There is no file or folder " + source + ", and it is no camera's number.";
}

void Setup::setSource(const QString& source) {
  if (source == source_) return;
  source_ = source;
  Q_EMIT changed();
}

void Setup::setPlayer(const QString& seat, const QString& name) { players_[seat] = name.trimmed(); }

void Setup::setArmy(const QString& seat, const QString& army) {
  if (army.isEmpty()) {
    armies_.remove(seat);
  } else {
    armies_[seat] = army;
  }
  preview();
}

void Setup::setOption(const QString& name, const QVariant& value) {
  const json& options = info()["options"];
  const auto option = options.find(name.toStdString());
  options_[name] = value;
  if (option != options.end() && (*option)["default"].is_structured()) {
    const json parsed = json::parse(value.toString().toStdString(), nullptr, false);
    // What is no JSON goes to the referee as it is, who says what it wants.
    if (!parsed.is_discarded()) options_[name] = toVariant(parsed);
  }
  preview();
}

void Setup::setOwnPosition(bool own) {
  if (own == ownPosition_) return;
  if (own) editor_.begin(pieces_.placement());
  ownPosition_ = own;
  if (!own) position_ = nullptr;
  preview();
}

void Setup::setFirst(const QString& seat) {
  first_ = seat;
  preview();
}

QString Setup::setPosition(json position) {
  position_ = std::move(position);
  preview();
  return error_;
}

json Setup::request() const {
  json request = {{"ruleset", ruleset_.toStdString()}};
  for (auto it = armies_.begin(); it != armies_.end(); ++it)
    request["armies"][it.key().toStdString()] = it.value().toStdString();
  if (json options = chosenOptions(); !options.empty()) request["options"] = std::move(options);
  if (!control().isEmpty()) request["table"] = {{"control", control_.toStdString()}};
  if (ownPosition_) {
    request["position"] = {{"pieces", fromVariant(editor_.placement())}, {"to_act", first_.toStdString()}};
  } else if (!position_.is_null()) {
    request["position"] = position_;
  }
  return request;
}

json Setup::chosenOptions() const {
  json options = json::object();
  for (auto it = options_.begin(); it != options_.end(); ++it)
    options[it.key().toStdString()] = fromVariant(it.value());
  return options;
}

void Setup::preview() {
  json begin = request();
  begin["cmd"] = "new";
  begin["seed"] = 1;
  const json reply = table::make_referee()(begin);
  if (reply.value("ok", false)) {
    error_.clear();
    // Joined boards begin alike: the first one shows it.
    const json& state = reply["state"];
    const json& first = state.contains("boards") ? state["boards"].front() : state;
    board_ = text(first, "board");
    QMap<QString, QString> pieces;
    for (const auto& [sq, piece] : first["pieces"].items())
      pieces[QString::fromStdString(sq)] = QString::fromStdString(piece.get<std::string>());
    pieces_.show(pieces);
  } else {
    error_ = words::spell(text(reply.value("error", json::object()), "message"));
  }
  Q_EMIT changed();
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
  info.source = source_.toStdString();
  error_ = table_->begin(request(), info);
  Q_EMIT changed();
  if (!error_.isEmpty()) return false;
  Q_EMIT started();
  return true;
}

}  // namespace arbiter::desk
