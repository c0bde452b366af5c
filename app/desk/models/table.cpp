#include "app/desk/models/table.h"

#include <algorithm>
#include <utility>

#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/board_view.h"

namespace arbiter::desk {

using nlohmann::json;

namespace {

QStringList strings(const json& list) {
  QStringList texts;
  if (!list.is_array()) return texts;
  for (const json& item : list)
    if (item.is_string()) texts << QString::fromStdString(item.get<std::string>());
  return texts;
}

bool ok(const json& reply) { return reply.value("ok", false); }

QString messageOf(const json& reply) { return words::spell(text(reply.value("error", json::object()), "message")); }

}  // namespace

Table::Table(std::filesystem::path file, QObject* parent, table::Referee referee)
    : QObject(parent), session_(std::move(file), std::move(referee)) {
  keeping_.setInterval(1000);
  connect(&keeping_, &QTimer::timeout, this, &Table::keepClock);
  connect(&clock_, &GameClock::changed, this, [this] {
    if (clock_.running()) {
      if (!keeping_.isActive()) keeping_.start();
    } else {
      keeping_.stop();
      keepClock();
    }
  });
  connect(&clock_, &GameClock::timeOver, this, [this] {
    raise("time", "warning", "The agreed time is over",
          timeCanBeCalled_ ? "Call time to end the game and count the points, or play on." : "");
  });
}
Table::~Table() { keepClock(); }

void Table::keepClock() {
  if (!playing_) return;
  const GameClock::Reading reading = clock_.reading();
  json seats = json::object();
  for (auto it = reading.seats.begin(); it != reading.seats.end(); ++it)
    seats[it.key().toStdString()] = it.value().count();
  session_.keep_clock({{"game", reading.game.count()}, {"seats", seats}});
}

QString Table::text_of(const char* key) const { return text(state_, key); }

QString Table::player(const QString& seat) const {
  const QString name = players_.value(seat);
  return name.isEmpty() ? words::seat(seat) : name;
}

QString Table::prompt() const {
  if (!playing_) return {};
  if (over()) return outcome();
  const QString seat = toAct(), name = players_.value(seat);
  const QString who = seat.isEmpty() ? QString() : words::seat(seat) + (name.isEmpty() ? "" : " (" + name + ")");
  return words::prompt(who, decision());
}

int Table::turn() const { return state_.value("turn", 0); }

QString Table::begin(const json& setup, const table::TableInfo& info) {
  clock_.pause();
  const json reply = session_.new_game(setup, info);
  if (!ok(reply)) return messageOf(reply);
  players_.clear();
  for (const auto& [seat, name] : info.players) players_[QString::fromStdString(seat)] = QString::fromStdString(name);
  source_ = QString::fromStdString(info.source);
  opened(reply, setup);
  return {};
}

QString Table::resume(qlonglong game) {
  db::GameSummary kept;
  kept.setup = json::object();
  if (auto store = db::Store::open(session_.file(), db::Store::Missing::refuse))
    if (auto stored = store->load(game, db::Audience::everybody)) kept = stored->summary;
  clock_.pause();
  const json reply = session_.resume(game);
  if (!ok(reply)) return messageOf(reply);
  const json& setup = kept.setup;
  players_.clear();
  source_ = QString::fromStdString(kept.source);
  for (const auto& entry : kept.seats)
    players_[QString::fromStdString(entry.seat)] = QString::fromStdString(entry.player);
  opened(reply, setup);
  if (reply.contains("mismatch")) {
    raise("mismatch", "warning", "The rules have changed since this game was played",
          words::spell(text(reply["mismatch"], "message")));
  }
  return {};
}

void Table::opened(const json& reply, const json& setup) {
  playing_ = true;
  alerts_.clear();
  Q_EMIT alertsChanged();
  shown_ = 0;
  setState(reply["state"]);
  const RulesView rules(ruleset());
  title_ = rules.title();
  river_ = rules.river();
  wedges_ = rules.wedges();
  options_ = setup.value("options", json::object());
  pieces_.setSwapped(setup.value("table", json::object()).value("control", "") == "swap");
  GameClock::Reading used;
  if (const json kept = session_.clock(); kept.is_object()) {
    used.game = std::chrono::milliseconds(kept.value("game", std::int64_t{0}));
    const json seats = kept.value("seats", json::object());
    for (const auto& [seat, ms] : seats.items())
      used.seats[QString::fromStdString(seat)] = std::chrono::milliseconds(ms.get<std::int64_t>());
  }
  clock_.reset(std::chrono::minutes(rules.minutes(setup)), used);
  pieces_.show({});
  refresh(reply.value("events", json::array()));
  Q_EMIT begun();
}

void Table::setState(const json& whole) {
  whole_ = whole;
  state_ = table::board_state(whole_, shown_);
}

int Table::boards() const { return static_cast<int>(table::boards_of(whole_)); }

void Table::show(int board) {
  if (board < 0 || board >= boards() || board == shown()) return;
  shown_ = static_cast<std::size_t>(board);
  setState(whole_);
  pieces_.show({});
  refresh(json::array());
}

bool Table::take(const json& reply, const QString& what) {
  if (!ok(reply)) {
    const json error = reply.value("error", json::object());
    raise("refused", "warning", what, words::spell(text(error, "message")), text(error, "rule"));
    Q_EMIT refused(words::spell(text(error, "message")));
    return false;
  }
  dismiss("refused");
  setState(reply["state"]);
  const json events = reply.value("events", json::array());
  refresh(events);
  return true;
}

bool Table::act(const QString& action) { return act(action, db::Origin{}); }

bool Table::act(const QString& action, const db::Origin& origin) {
  const json reply = session_.act(table::game_action(whole_, action.toStdString(), shown_), origin);
  if (!take(reply, "Not allowed: " + words::action(action))) return false;
  if (!over()) clock_.start();
  const json events = table::board_events(whole_, reply.value("events", json::array()), shown_);
  raiseEvents(events);
  Q_EMIT acted(events.empty() ? QString() : words::event(events.front()));
  return true;
}

bool Table::undo() { return take(session_.undo(), "Nothing was taken back"); }
bool Table::redo() { return take(session_.redo(), "Nothing was brought again"); }

bool Table::correct(const QVariantMap& position, const QVariantList& events, const QString& reason) {
  json correction = json::object();
  if (!position.isEmpty()) correction["position"] = fromVariant(position);
  if (!events.isEmpty()) correction["events"] = fromVariant(events);
  if (boards() > 1) correction["board"] = shown_ + 1;
  return take(session_.override(std::move(correction), reason.trimmed().toStdString()), "The correction was not made");
}

QVariantMap Table::objection(const QString& from, const QString& to) {
  // Refused by definition (it is not in the legal list), so this changes nothing.
  if (!choices_.between(from, to).isEmpty()) return {};
  const json reply = session_.act(table::game_action(whole_, (from + to).toStdString(), shown_));
  if (ok(reply)) {
    take(reply, {});
    return {};
  }
  const json error = reply.value("error", json::object());
  return {{"message", words::spell(text(error, "message"))}, {"rule", text(error, "rule")}};
}

QVariantMap Table::explain(const QString& rule) const {
  const json reply = session_.ask({{"cmd", "explain"}, {"rule", rule.toStdString()}});
  if (!ok(reply)) return {{"rule", rule}, {"text", messageOf(reply)}, {"source", ""}};
  return {{"rule", rule}, {"text", words::spell(text(reply, "text"))}, {"source", text(reply, "source")}};
}

QStringList Table::secretsOf(const QString& seat) const {
  const json reply = session_.ask({{"cmd", "state"}, {"as", table::game_seat(whole_, seat.toStdString(), shown_)}});
  const json secrets = table::board_state(reply.value("state", json::object()), shown_).value("secrets", json());
  QStringList lines;
  const auto walk = [&](const auto& self, const json& value, const QString& name) -> void {
    if (value.is_object()) {
      for (const auto& [key, item] : value.items())
        self(self, item, name + (name.isEmpty() ? "" : " ") + words::token(QString::fromStdString(key)));
    } else if (value.is_array()) {
      QStringList items;
      for (const json& item : value)
        items << (item.is_string() ? words::token(QString::fromStdString(item.get<std::string>()))
                                   : QString::fromStdString(item.dump()));
      lines << name + ": " + items.join(", ");
    } else if (!value.is_null()) {
      lines << name + ": " +
                   (value.is_string() ? words::token(QString::fromStdString(value.get<std::string>()))
                                      : QString::fromStdString(value.dump()));
    }
  };
  walk(walk, secrets, {});
  return lines;
}

QString Table::seatName(const QString& seat) const { return words::seat(seat); }
QString Table::pieceName(const QString& piece) const { return words::piece(piece); }
QVariantMap Table::armyPage(const QString& seat) const {
  const json seats = state_.value("seats", json::object());
  const json entry = seats.value(seat.toStdString(), json::object());
  return RulesView(ruleset()).armyPage(text(entry, "army"), options_);
}

QStringList Table::kinds() const { return RulesView(ruleset()).kinds(); }

void Table::dismiss(const QString& key) {
  const auto before = alerts_.size();
  alerts_.erase(std::remove_if(alerts_.begin(), alerts_.end(),
                               [&](const QVariant& alert) { return alert.toMap()["key"] == key; }),
                alerts_.end());
  if (alerts_.size() != before) Q_EMIT alertsChanged();
}

void Table::raise(const QString& key, const QString& level, const QString& title, const QString& what,
                  const QString& rule) {
  const QVariantMap alert{{"key", key}, {"level", level}, {"title", title}, {"text", what}, {"rule", rule}};
  for (QVariant& shown : alerts_) {
    if (shown.toMap()["key"] != key) continue;
    if (shown.toMap() == alert) return;
    shown = alert;
    Q_EMIT alertsChanged();
    return;
  }
  alerts_.prepend(alert);
  // The worst on top, the newest of the same kind first.
  static const QStringList kLevels{"alarm", "warning", "info"};
  std::stable_sort(alerts_.begin(), alerts_.end(), [](const QVariant& a, const QVariant& b) {
    return kLevels.indexOf(a.toMap()["level"].toString()) < kLevels.indexOf(b.toMap()["level"].toString());
  });
  Q_EMIT alertsChanged();
}

QVariantList Table::marks() const { return toVariant(state_.value("marks", json::array())).toList(); }

QVariantList Table::counters() const {
  QVariantList list;
  const json counters = state_.value("counters", json::object());
  for (const auto& [name, value] : counters.items()) {
    if (!value.is_object()) continue;
    for (const auto& [sq, number] : value.items()) {
      const QString square = QString::fromStdString(sq);
      if (!number.is_number() || !words::isSquare(square)) continue;
      list << QVariantMap{
          {"name", words::title(QString::fromStdString(name))}, {"sq", square}, {"value", toVariant(number)}};
    }
  }
  return list;
}

QString Table::storage() const {
  if (session_.unstored() == 0 && session_.warning().empty()) return {};
  return QString::fromStdString(session_.warning());
}

QString Table::outcome() const {
  if (!over()) return {};
  QStringList winners;
  const json result = state_.value("result", json::object());
  for (const QString& seat : strings(result.value("winners", json::array()))) winners << player(seat);
  return winners.isEmpty() ? QString("The game is drawn")
                           : winners.join(" and ") + (winners.size() > 1 ? " win" : " wins");
}

void Table::refresh(const json& all) {
  const json events = table::board_events(whole_, all, shown_);
  json legal = session_.ask({{"cmd", "legal"}});
  for (const char* field : {"actions", "reactions"})
    legal[field] = table::board_actions(whole_, legal.value(field, std::vector<std::string>()), shown_);
  const QStringList announcements = strings(state_.value("may_also", json::array()));
  // What stands with a seat's card is not repeated among the answers.
  static const QStringList kOnCards{"resign", "draw", "leave", "time"};
  QStringList rest;
  timeCanBeCalled_ = false;
  for (const QString& action : announcements) {
    const QString word = words::parseAction(action).name;
    timeCanBeCalled_ = timeCanBeCalled_ || word == "time";
    if (!kOnCards.contains(word)) rest << action;
  }
  choices_.show(strings(legal.value("actions", json::array())), strings(legal.value("reactions", json::array())), rest,
                toAct());
  refreshSeats(announcements);
  refreshBoard(events);
  refreshHistory();
  clock_.setActive(over() ? QString() : toAct());
  if (over()) clock_.pause();
  if (const QString why = storage(); !why.isEmpty()) {
    raise("storage", "alarm", "The game is not stored", why);
  } else {
    dismiss("storage");
  }
  Q_EMIT changed();
}

void Table::refreshSeats(const QStringList& announcements) {
  seats_.clear();
  const json seats = state_.value("seats", json::object());
  const QStringList check = strings(state_.value("check", json::array()));
  const QStringList react = strings(state_.value("may_react", json::array()));
  for (const QString seat : {"S", "W", "N", "E"}) {
    if (!seats.contains(seat.toStdString())) continue;
    const json& entry = seats[seat.toStdString()];
    QVariantList hand, own;
    const json held = entry.value("hand", json::object());
    for (const auto& [kind, count] : held.items())
      hand << QVariantMap{{"kind", QString::fromStdString(kind)}, {"count", toVariant(count)}};
    for (const QString& action : announcements) {
      const words::ActionParts parts = words::parseAction(action);
      const bool theirs = parts.seat == seat || (parts.seat.isEmpty() && seat == toAct());
      if (!theirs || parts.name == "time" || parts.name == "accept") continue;
      const QString said = parts.name == "draw" ? QString("Claim or offer a draw") : words::action(parts.name);
      own << QVariantMap{{"text", said}, {"action", action}};
    }
    seats_ << QVariantMap{{"seat", seat},
                          {"name", words::seat(seat)},
                          {"player", players_.value(seat)},
                          {"army", words::title(text(entry, "army"))},
                          {"armyId", text(entry, "army")},
                          {"points", entry.value("points", 0.0)},
                          {"pointsText", words::points(entry.value("points", 0.0))},
                          {"status", text(entry, "status")},
                          {"hand", hand},
                          {"inCheck", check.contains(seat)},
                          {"toAct", toAct() == seat},
                          {"mayReact", react.contains(seat)},
                          {"announcements", own}};
  }
}

void Table::refreshBoard(const json& events) {
  QMap<QString, QString> pieces;
  const json placed = state_.value("pieces", json::object());
  for (const auto& [sq, piece] : placed.items())
    pieces[QString::fromStdString(sq)] = QString::fromStdString(piece.get<std::string>());
  QVector<QPair<QString, QString>> moves;
  lastMove_.clear();
  for (const json& event : events) {
    const QString type = text(event, "type");
    for (const char* key : {"from", "to", "sq"}) {
      const QString sq = text(event, key);
      if (words::isSquare(sq) && type != "check" && type != "scored" && !lastMove_.contains(sq)) lastMove_ << sq;
    }
    if (type == "moved" || type == "swapped") moves.append({text(event, "from"), text(event, "to")});
  }
  pieces_.show(pieces, moves);
  checked_.clear();
  const QStringList check = strings(state_.value("check", json::array()));
  for (auto it = pieces.begin(); it != pieces.end(); ++it) {
    const words::PieceName name = words::parsePiece(it.value());
    if (check.contains(name.controller) && name.kind == "king") checked_ << it.key();
  }
  instructions_.clear();
  const json reply = session_.ask({{"cmd", "instructions"}});
  const json list = reply.value("instructions", json::array());
  for (const json& item : list) {
    if (item.contains("board") && item["board"] != shown_ + 1) continue;
    // A piece that is swapped for another on its square is one thing to do.
    const auto lift = std::find_if(instructions_.begin(), instructions_.end(), [&](const QVariant& one) {
      return text(item, "do") == "place" && one.toMap()["do"] == "lift" && one.toMap()["sq"] == text(item, "sq");
    });
    QVariantMap map = toVariant(item).toMap();
    map["text"] = words::instruction(item);
    if (lift == instructions_.end()) {
      instructions_ << map;
      continue;
    }
    map["text"] = "Swap " + words::piece(lift->toMap()["piece"].toString()) + " on " + text(item, "sq") + " for " +
                  words::piece(text(item, "piece"));
    *lift = map;
  }
}

void Table::refreshHistory() {
  const std::vector<db::Ply> plies = session_.history();
  log_.show(plies);
  canUndo_ = std::any_of(plies.begin() + 1, plies.end(), [](const db::Ply& ply) {
    return !ply.is_undone && (ply.kind == db::PlyKind::act || ply.kind == db::PlyKind::override);
  });
  // Undone plies can come back until something new is played.
  std::size_t back = 0;
  for (const db::Ply& ply : plies) {
    back = ply.kind == db::PlyKind::undo   ? back + ply.undone.size()
           : ply.kind == db::PlyKind::redo ? back - std::min(back, ply.restored.size())
                                           : 0;
  }
  canRedo_ = back > 0;
  awards_.clear();
  for (const db::Award& award : session_.points()) {
    if (award.secret) continue;
    const QString piece = QString::fromStdString(award.piece), sq = QString::fromStdString(award.sq);
    awards_ << QVariantMap{
        {"seat", QString::fromStdString(award.seat)},
        {"seatName", player(QString::fromStdString(award.seat))},
        {"points", award.points},
        {"pointsText", words::points(award.points, true)},
        {"reason", words::title(words::spell(QString::fromStdString(award.reason)))},
        {"piece", piece.isEmpty() ? QString() : words::piece(piece) + (sq.isEmpty() ? "" : " on " + sq)},
        {"rule", QString::fromStdString(award.rule)},
        {"number", award.of_ply}};
  }
}

void Table::raiseEvents(const json& events) {
  for (const char* key : {"check", "mate", "out", "over"}) dismiss(key);
  for (const json& event : events) {
    const QString type = text(event, "type"), rule = text(event, "rule"), sentence = words::event(event);
    if (type == "check") raise("check", "info", sentence, {}, rule);
    if (type == "checkmate" || type == "stalemate") raise("mate", "alarm", sentence, {}, rule);
    if (type == "eliminated") raise("out", "warning", sentence, {}, rule);
    if (type == "over") raise("over", "info", outcome(), explain(rule)["text"].toString(), rule);
  }
}

}  // namespace arbiter::desk
