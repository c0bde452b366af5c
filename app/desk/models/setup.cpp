// SPDX-License-Identifier: MIT
#include "app/desk/models/setup.h"

#include <QFileInfo>
#include <algorithm>
#include <map>
#include <utility>

#include "app/desk/models/board_facts.h"
#include "app/desk/models/table.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/event/words.h"
#include "app/phone/phone_camera.h"
#include "app/table/award_text.h"
#include "app/table/board_view.h"
#include "app/table/option_text.h"
#include "app/table/setups.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::desk {
namespace {

/// An option's sentence for people at a table: no commands, seats by their names.
QString explained(const std::string& sentence) {
  return words::spell(QString::fromStdString(event::without_commands(table::rule_sentence(sentence))));
}

}  // namespace

Setup::Setup(Table* table, QObject* parent) : QObject(parent), table_(table) {
  connect(&editor_, &PositionEditor::edited, this, [this] {
    if (ownPosition_) preview();
  });
  retranslate();
  // The form is never without a game.
  if (!rulesets_.isEmpty()) setRuleset(rulesets_.first().toMap()["id"].toString());
}

void Setup::retranslate() {
  rulesets_.clear();
  for (const RulesetInfo& info : arbiter::rulesets()) {
    // The first is the one without a power, none of those that a game is praised for.
    const std::ptrdiff_t plain = info.armies.empty() ? 0 : 1;
    rulesets_ << QVariantMap{{"id", QString::fromStdString(info.id)},
                             {"name", RulesView(QString::fromStdString(info.id)).title()},
                             {"seats", static_cast<int>(info.seats.size())},
                             {"armies", static_cast<int>(static_cast<std::ptrdiff_t>(info.armies.size()) - plain)}};
  }
  Q_EMIT told();
  Q_EMIT changed();
}

QString Setup::seatAt(const QString& letter, int board) const {
  return board > 0 ? letter + QString::number(board + 1) : letter;
}

/// Something to begin with where armies are to be chosen on boards that have come in: the first ones of the list,
/// different for each seat. What was chosen for them before stays.
void Setup::fillArmies(int from) {
  const QStringList names = strings(info().armies);
  auto next = static_cast<qsizetype>(info().seats.size()) * from;
  for (int board = from; board < boards_; ++board) {
    for (const std::string& entry : info().seats) {
      const QString letter = QString::fromStdString(entry), seat = seatAt(letter, board);
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

const RulesetInfo& Setup::info() const {
  static const RulesetInfo kNone{};
  const RulesetInfo* info = find_ruleset(ruleset_.toStdString());
  return info != nullptr ? *info : kNone;
}

void Setup::setRuleset(const QString& id) {
  if (id == ruleset_) return;
  ruleset_ = id;
  time_.clear();
  armies_.clear();
  options_.clear();
  position_ = {};
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

QString Setup::control() const { return info().seats.size() > 2 ? control_ : QString(); }

void Setup::setControl(const QString& control) {
  control_ = control;
  Q_EMIT changed();
}

bool Setup::takesSetups() const {
  const auto& options = info().options;
  return std::any_of(options.begin(), options.end(), [](const OptionInfo& one) { return one.name == "setups"; });
}

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
  if (!kept) return words::text(kept.error());
  options_["setups"] = own;
  ownPosition_ = false;
  position_ = {};
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

QString Setup::title() const { return RulesView(ruleset_).title(); }

QVariantList Setup::seats() const {
  QVariantList list;
  const bool engine = !this->engine().isEmpty();
  // Where no engine plays the game that was chosen since, the computer does at the same level.
  const auto level = [&](int chosen) {
    return chosen > table::kComputerLevels && !engine ? chosen - table::kComputerLevels : chosen;
  };
  for (int board = 0; board < boards_; ++board) {
    for (const std::string& entry : info().seats) {
      const QString letter = QString::fromStdString(entry), seat = seatAt(letter, board);
      list << QVariantMap{{"seat", seat},
                          {"letter", letter},
                          {"board", board},
                          {"name", words::seat(letter)},
                          {"player", players_.value(seat)},
                          {"army", armies_.value(seat)},
                          {"computer", level(computers_.value(seat))}};
    }
  }
  return list;
}

QStringList Setup::armies() const { return words::armiesToChoose(info().armies); }

QVariantList Setup::options() const {
  QVariantList list;
  std::map<std::string, const OptionInfo*> options;
  for (const OptionInfo& option : info().options) options[option.name] = &option;
  for (const auto& [key, option] : options) {
    const QString name = QString::fromStdString(key);
    if (name == "setups" || name == "minutes") continue;  // chosen with the armies, and as the time
    const qsizetype dot = name.indexOf('.');
    const QString army = dot < 0 ? QString() : name.left(dot);
    // What concerns an army that nobody plays need not be agreed.
    if (!army.isEmpty() && !armies_.isEmpty() && !armies_.values().contains(army)) continue;
    const Value& fallback = option->fallback;
    const QString kind = fallback.is_flag()        ? "switch"
                         : !option->values.empty() ? "choice"
                         : fallback.is_number()    ? "number"
                                                   : "text";
    QVariantList values;
    for (const Value& value : option->values) {
      const QVariant v = toVariant(value);
      values << QVariantMap{{"value", v}, {"text", words::optionValue(name, v.toString())}};
    }
    QVariant value = options_.value(name, toVariant(fallback));
    // Lists and objects are written as JSON.
    if (fallback.is_list() || fallback.is_table())
      value = QString::fromStdString(text::dump(nlohmann::json(fromVariant(value))));
    list << QVariantMap{{"name", name},
                        {"title", QString::fromStdString(table::option_title(key))},
                        {"army", army.isEmpty() ? QString() : words::title(army)},
                        {"text", explained(option->text)},
                        {"value", value},
                        {"kind", kind},
                        {"values", values}};
  }
  return list;
}

QStringList Setup::kinds() const { return RulesView(ruleset_).kinds(); }

QString Setup::whyNoSource(const QString& source) {
  if (source.isEmpty() || source.contains("://") || phone::phone_board(source.toStdString())) return {};
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

void Setup::setComputer(const QString& seat, int level) {
  if (level == computers_.value(seat)) return;
  computers_[seat] = level;
  Q_EMIT changed();
}

void Setup::setArmy(const QString& seat, const QString& army) {
  if (army.isEmpty()) {
    armies_.remove(seat);
  } else {
    armies_[seat] = army;
  }
  preview();
}

void Setup::setOption(const QString& name, const QVariant& value) {
  const auto& options = info().options;
  const auto option = std::find_if(options.begin(), options.end(),
                                   [&](const OptionInfo& one) { return one.name == name.toStdString(); });
  options_[name] = value;
  if (option != options.end() && (option->fallback.is_list() || option->fallback.is_table())) {
    const auto parsed = text::parse_or_discard(value.toString().toStdString());
    // What is no JSON goes to the referee as it is, who says what it wants.
    if (!parsed.is_discarded()) options_[name] = toVariant(text::value_of(parsed));
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
  if (!own) position_ = {};
  preview();
}

void Setup::setFirst(const QString& seat) {
  begins_[shown_] = seat.left(1);
  preview();
}

QString Setup::setPosition(Value position) {
  position_ = std::move(position);
  preview();
  return error_;
}

Value Setup::request() const {
  Value request{{"ruleset", ruleset_.toStdString()}};
  for (const QVariant& entry : seats()) {
    const QVariantMap seat = entry.toMap();
    const QString army = seat["army"].toString();
    if (!army.isEmpty()) request["armies"][seat["seat"].toString().toStdString()] = army.toStdString();
  }
  if (Value options = chosenOptions(); !options.empty()) request["options"] = std::move(options);
  if (!control().isEmpty()) request["table"]["control"] = control_.toStdString();
  if (ownPosition_) {
    Value::List list;
    for (int board = 0; board < boards_; ++board) {
      Value pieces = Value::Table();
      const auto placement =
          board == shown_ ? editor_.pieces()->placement() : placements_.value(board, starts_.value(board));
      for (auto it = placement.begin(); it != placement.end(); ++it)
        pieces[it.key().toStdString()] = it.value().toStdString();
      list.push_back(Value{{"pieces", std::move(pieces)}, {"to_act", begins_.value(board).toStdString()}});
    }
    request["position"] = boards_ > 1 ? Value{{"boards", std::move(list)}} : std::move(list.front());
  } else if (!position_.is_nothing()) {
    request["position"] = position_;
  }
  return request;
}

Value Setup::chosenOptions() const {
  Value options = Value::Table();
  for (auto it = options_.begin(); it != options_.end(); ++it)
    options[it.key().toStdString()] = fromVariant(it.value());
  return options;
}

void Setup::preview() {
  const auto ask = [this] {
    Value setup = request();
    setup["seed"] = 1;
    return table::make_referee().carry_out(table::Begin{setup});
  };
  auto reply = ask();
  // An option may join boards, or part them: seats come and go with them.
  const int now = reply ? static_cast<int>(table::boards_of(reply->state)) : boardsAlone();
  if (now > 0 && now != boards_) {
    const int before = std::exchange(boards_, now);
    shown_ = 0;
    ownPosition_ = false;
    placements_.clear();
    fillArmies(before);
    reply = ask();
  }
  if (reply) {
    error_.clear();
    const view::GameView& state = reply->state;
    QVector<QMap<QString, QString>> placements;
    for (std::size_t b = 0; b < table::boards_of(state); ++b) {
      const view::GameView there = table::board_state(state, b);
      placements << facts::pieces(there);
      board_ = QString::fromStdString(there.board);
    }
    pieces_.show(placements.value(shown_));
    if (!ownPosition_) starts_ = placements;
  } else {
    error_ = words::text(reply.error().message);
  }
  Q_EMIT changed();
}

/// How many boards the game has whoever plays what; 0 when that cannot be told.
int Setup::boardsAlone() const {
  Value plain{{"ruleset", ruleset_.toStdString()}, {"seed", 1}};
  if (Value options = chosenOptions(); !options.empty()) plain["options"] = std::move(options);
  const auto reply = table::make_referee().carry_out(table::Begin{plain});
  return reply ? static_cast<int>(table::boards_of(reply->state)) : 0;
}

}  // namespace arbiter::desk
