// SPDX-License-Identifier: MIT
#include "app/desk/models/setup.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/desk/models/table.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/board_view.h"
#include "app/table/setups.h"
#include "text/json_text.h"

namespace arbiter::desk {

using nlohmann::json;

Setup::Setup(Table* table, QObject* parent)
    : QObject(parent),
      table_(table),
      infos_(table::make_referee()({{"cmd", "rulesets"}}).value("rulesets", json::array())) {
  for (const json& info : std::as_const(infos_)) {
    const auto seats = info["seats"].size();
    // The one without a power is none of those that a game is praised for.
    const auto plain = std::count(info["armies"].begin(), info["armies"].end(), "plain");
    const auto armies = static_cast<std::ptrdiff_t>(info["armies"].size()) - plain;
    rulesets_ << QVariantMap{{"id", text(info, "id")},
                             {"name", text(info, "name")},
                             {"seats", static_cast<int>(seats)},
                             {"armies", static_cast<int>(std::max<std::ptrdiff_t>(armies, 0))}};
  }
  connect(&editor_, &PositionEditor::edited, this, [this] {
    if (ownPosition_) preview();
  });
  // The form is never without a game.
  if (!rulesets_.isEmpty()) setRuleset(rulesets_.first().toMap()["id"].toString());
}

QString Setup::seatAt(const QString& letter, int board) const {
  return board > 0 ? letter + QString::number(board + 1) : letter;
}

/// Something to begin with where armies are to be chosen on boards that have come in: the first ones of the list,
/// different for each seat. What was chosen for them before stays.
void Setup::fillArmies(int from) {
  const QStringList names = armies();
  auto next = static_cast<qsizetype>(info()["seats"].size()) * from;
  for (int board = from; board < boards_; ++board) {
    for (const json& entry : info()["seats"]) {
      const QString letter = QString::fromStdString(entry.get<std::string>()), seat = seatAt(letter, board);
      if (!begins_.contains(board)) begins_[board] = letter;
      if (next < names.size() && !armies_.contains(seat)) armies_[seat] = names[next];
      ++next;
    }
  }
}

void Setup::setShown(int board) {
  if (board < 0 || board >= boards_ || board == shown_) return;
  storePlacement();
  shown_ = board;
  if (ownPosition_) editor_.begin(placements_.value(shown_, starts_.value(shown_)));
  preview();
}

void Setup::storePlacement() {
  if (ownPosition_) placements_[shown_] = editor_.pieces()->placement();
}

QStringList Setup::sources() const {
  QStringList list;
  for (int board = 0; board < boards_; ++board) list << sources_.value(board);
  return list;
}

QString Setup::sourceError() const {
  for (const QString& source : sources())
    if (QString why = whyNoSource(source); !why.isEmpty()) return why;
  return {};
}

QVariantList Setup::here() const {
  QVariantList list;
  for (const QVariant& seat : seats())
    if (seat.toMap()["board"].toInt() == shown_) list << seat;
  return list;
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
  time_.clear();
  armies_.clear();
  options_.clear();
  position_ = nullptr;
  ownPosition_ = false;
  river_ = lookOf(id).river;
  wedges_ = lookOf(id).wedges;
  boards_ = 1;
  shown_ = 0;
  begins_.clear();
  placements_.clear();
  const QStringList names = armies();
  fillArmies(0);
  // What the club has kept is how it sets up.
  if (takesSetups())
    if (const auto kept = table::read_setups(table::setups_path(table_->session().file()))) {
      QVariantMap known;
      for (const auto& [army, setup] : *kept)
        if (names.contains(QString::fromStdString(army)))
          known[QString::fromStdString(army)] = QString::fromStdString(setup);
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
  if (army.isEmpty()) return tr("%1 has no army yet.").arg(words::seat(seat));
  const QString setup = RulesView(ruleset_).setupOf(seat.left(1), fromVariant(editor_.placement()));
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
  for (int board = 0; board < boards_; ++board) {
    for (const json& entry : info()["seats"]) {
      const QString letter = QString::fromStdString(entry.get<std::string>()), seat = seatAt(letter, board);
      list << QVariantMap{{"seat", seat},
                          {"letter", letter},
                          {"board", board},
                          {"name", words::seat(letter)},
                          {"player", players_.value(seat)},
                          {"army", armies_.value(seat)}};
    }
  }
  return list;
}

QStringList Setup::armies() const { return toVariant(info()["armies"]).toStringList(); }

QVariantList Setup::options() const {
  QVariantList list;
  const json& options = info()["options"];
  for (const auto& [key, option] : options.items()) {
    const QString name = QString::fromStdString(key);
    if (name == "setups" || name == "minutes") continue;  // chosen with the armies, and as the time
    const qsizetype dot = name.indexOf('.');
    const QString army = dot < 0 ? QString() : name.left(dot);
    // What concerns an army that nobody plays need not be agreed.
    if (!army.isEmpty() && !armies_.isEmpty() && !armies_.values().contains(army)) continue;
    const json& fallback = option["default"];
    const QString kind = fallback.is_boolean()       ? "switch"
                         : !option["values"].empty() ? "choice"
                         : fallback.is_number()      ? "number"
                                                     : "text";
    QVariantList values;
    for (const json& value : option["values"]) {
      const QVariant v = toVariant(value);
      values << QVariantMap{{"value", v}, {"text", words::optionValue(v.toString())}};
    }
    QVariant value = options_.value(name, toVariant(fallback));
    // Lists and objects are written as JSON.
    if (fallback.is_structured()) value = QString::fromStdString(text::dump(fromVariant(value)));
    list << QVariantMap{{"name", name},
                        {"title", words::title(name.mid(dot + 1))},
                        {"army", army.isEmpty() ? QString() : words::title(army)},
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
  return tr("There is no file or folder %1, and it is no camera's number.").arg(source);
}

void Setup::setSourceAt(int board, const QString& source) {
  if (source == sources_.value(board)) return;
  sources_[board] = source;
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
    const json parsed = text::parse_or_discard(value.toString().toStdString());
    // What is no JSON goes to the referee as it is, who says what it wants.
    if (!parsed.is_discarded()) options_[name] = toVariant(parsed);
  }
  preview();
}

void Setup::setOwnPosition(bool own) {
  if (own == ownPosition_) return;
  if (own) {
    placements_.clear();
    editor_.begin(pieces_.placement());
  }
  ownPosition_ = own;
  if (!own) position_ = nullptr;
  preview();
}

void Setup::setFirst(const QString& seat) {
  begins_[shown_] = seat.left(1);
  preview();
}

QString Setup::setPosition(json position) {
  position_ = std::move(position);
  preview();
  return error_;
}

json Setup::request() const {
  json request = {{"ruleset", ruleset_.toStdString()}};
  for (const QVariant& entry : seats()) {
    const QVariantMap seat = entry.toMap();
    const QString army = seat["army"].toString();
    if (!army.isEmpty()) request["armies"][seat["seat"].toString().toStdString()] = army.toStdString();
  }
  if (json options = chosenOptions(); !options.empty()) request["options"] = std::move(options);
  if (!control().isEmpty()) request["table"] = {{"control", control_.toStdString()}};
  if (ownPosition_) {
    json list = json::array();
    for (int board = 0; board < boards_; ++board) {
      json pieces = json::object();
      const auto placement =
          board == shown_ ? editor_.pieces()->placement() : placements_.value(board, starts_.value(board));
      for (auto it = placement.begin(); it != placement.end(); ++it)
        pieces[it.key().toStdString()] = it.value().toStdString();
      list.push_back({{"pieces", std::move(pieces)}, {"to_act", begins_.value(board).toStdString()}});
    }
    request["position"] = boards_ > 1 ? json{{"boards", std::move(list)}} : std::move(list.front());
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
  const auto ask = [this] {
    json begin = request();
    begin["cmd"] = "new";
    begin["seed"] = 1;
    return table::make_referee()(begin);
  };
  json reply = ask();
  // An option may join boards, or part them: seats come and go with them.
  const int now = reply.value("ok", false) ? static_cast<int>(table::boards_of(reply["state"])) : boardsAlone();
  if (now > 0 && now != boards_) {
    const int before = std::exchange(boards_, now);
    shown_ = 0;
    ownPosition_ = false;
    placements_.clear();
    fillArmies(before);
    reply = ask();
  }
  if (reply.value("ok", false)) {
    error_.clear();
    const json& state = reply["state"];
    QVector<QMap<QString, QString>> placements;
    for (std::size_t b = 0; b < table::boards_of(state); ++b) {
      QMap<QString, QString> pieces;
      const json there = table::board_state(state, b);
      for (const auto& [sq, piece] : there["pieces"].items())
        pieces[QString::fromStdString(sq)] = QString::fromStdString(piece.get<std::string>());
      placements << pieces;
      board_ = text(there, "board");
    }
    pieces_.show(placements.value(shown_));
    if (!ownPosition_) starts_ = placements;
  } else {
    error_ = words::spell(text(reply.value("error", json::object()), "message"));
  }
  Q_EMIT changed();
}

/// How many boards the game has whoever plays what; 0 when that cannot be told.
int Setup::boardsAlone() const {
  json plain{{"ruleset", ruleset_.toStdString()}, {"cmd", "new"}, {"seed", 1}};
  if (json options = chosenOptions(); !options.empty()) plain["options"] = std::move(options);
  const json reply = table::make_referee()(plain);
  return reply.value("ok", false) ? static_cast<int>(table::boards_of(reply["state"])) : 0;
}

}  // namespace arbiter::desk
