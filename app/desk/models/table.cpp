// SPDX-License-Identifier: MIT
#include "app/desk/models/table.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "app/desk/models/board_facts.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/award_text.h"
#include "app/table/board_view.h"
#include "app/table/game_file.h"
#include "text/value_json.h"

namespace arbiter::desk {

namespace {

/// Is that something to watch, and no hand or game file that moves came from?
bool watches(const QString& source) {
  static const QRegularExpression kNone("^(|hand|record|.*\\.(txt|ki2))$", QRegularExpression::CaseInsensitiveOption);
  return !kNone.match(source).hasMatch() && table::format_of(source.toStdString()).empty();
}

QString messageOf(const Refusal& why) { return words::text(why.message); }

}  // namespace

Table::Table(std::filesystem::path file, QObject* parent, table::Referee referee)
    : QObject(parent), session_(std::move(file), std::move(referee)), boards_{new TableBoard(this, 0)} {
  keeping_.setInterval(1000);
  connect(&keeping_, &QTimer::timeout, this, &Table::keepClock);
  asking_.setInterval(60);
  connect(&asking_, &QTimer::timeout, this, &Table::askComputers);
  connect(&clock_, &GameClock::changed, this, [this] {
    if (clock_.running()) {
      if (!keeping_.isActive()) keeping_.start();
    } else {
      keeping_.stop();
      keepClock();
    }
  });
  connect(&clock_, &GameClock::timeOver, this, [this] {
    raise("time", "warning", tr("The agreed time is over"),
          timeCanBeCalled_ ? tr("Call time to end the game and count the points, or play on.") : QString());
  });
  connect(&clock_, &GameClock::fell, this, &Table::flagFell);
}
Table::~Table() { keepClock(); }

QString Table::player(const QString& seat) const {
  const QString name = players_.value(seat);
  return name.isEmpty() ? words::seat(seat) : name;
}

QString Table::begin(const Value& setup, const table::TableInfo& info) {
  keepClock();  // of the game that is on the table
  const auto reply = session_.new_game(setup, info);
  if (!reply) return messageOf(reply.error());
  players_.clear();
  for (const auto& [seat, name] : info.players) players_[QString::fromStdString(seat)] = QString::fromStdString(name);
  source_ = QString::fromStdString(info.source);
  importedFrom_.clear();
  opened(*reply, setup);
  return {};
}

QString Table::resume(qlonglong game) {
  db::GameSummary kept;
  if (auto store = db::Store::open(session_.file(), db::Store::Missing::refuse))
    if (auto stored = store->load(game, db::Audience::everybody)) kept = stored->summary;
  keepClock();  // of the game that is on the table
  const auto reply = session_.resume(game);
  if (!reply) return messageOf(reply.error());
  const Value setup = reply->setup.is_nothing() ? text::value_of(kept.setup) : reply->setup;
  players_.clear();
  // A file that was imported is not watched.
  importedFrom_ = kept.imported_at.empty() ? QString() : QString::fromStdString(kept.source);
  source_ = importedFrom_.isEmpty() ? QString::fromStdString(kept.source) : QString();
  for (const auto& entry : kept.seats)
    players_[QString::fromStdString(entry.seat)] = QString::fromStdString(entry.player);
  opened(*reply, setup);
  Q_EMIT resumed();
  if (reply->mismatch) {
    raise("mismatch", "warning", tr("The rules have changed since this game was played"),
          words::text(reply->mismatch->message));
  }
  return {};
}

QStringList Table::watchedBy() const {
  // Where the game was begun it was written down for all boards, one after another; each action tells its own.
  QStringList sources = boards() > 1 ? source_.split(" + ") : QStringList{source_};
  if (sources.size() != boards()) sources.clear();
  for (QString& source : sources)
    if (!watches(source)) source.clear();
  sources.resize(boards());
  for (const db::Ply& ply : session_.history()) {
    const auto board = static_cast<qsizetype>(table::board_of(ply.action));
    const QString source = QString::fromStdString(ply.origin.source);
    if (ply.kind == db::PlyKind::act && board < sources.size() && source != importedFrom_ && watches(source))
      sources[board] = source;
  }
  return sources;
}

void Table::opened(const table::Reply& reply, const Value& setup) {
  playing_ = true;
  drawDeclined_ = false;
  seatComputers();
  alerts_.clear();
  Q_EMIT alertsChanged();
  shown_ = 0;
  setState(reply.state);
  asks_ = whole_.seats.size() > 2 || boards() > 1;
  const RulesView rules(ruleset());
  title_ = rules.title();
  river_ = lookOf(ruleset()).river;
  wedges_ = lookOf(ruleset()).wedges;
  ownNames_.clear();
  for (const QString& kind : rules.kinds())
    if (const QString own = rules.ownName(kind); !own.isEmpty()) ownNames_[kind] = own;
  options_ = setup["options"];
  const bool swapped = text(setup["table"], "control") == "swap";
  for (TableBoard* board : boards_) board->clear(swapped);
  const Value kept = session_.clock();
  takeUpClock(kept, rules.minutes(setup));
  if (kept.is_table() && stillOffered()) takeUpDeclined(kept);
  refresh(reply.events);
  Q_EMIT begun();
}

void Table::setState(const view::GameView& whole) {
  whole_ = whole;
  while (boards_.size() < table::boards_of(whole_)) boards_.push_back(new TableBoard(this, boards_.size()));
  shown_ = std::min(shown_, table::boards_of(whole_) - 1);
}

int Table::boards() const { return static_cast<int>(table::boards_of(whole_)); }

void Table::show(int board) {
  if (board >= 0 && board < boards()) turnTo(static_cast<std::size_t>(board));
}

void Table::turnTo(std::size_t board) {
  if (board == shown_) return;
  shown_ = board;
  Q_EMIT changed();
}

TableBoard* Table::boardAt(int board) const {
  return board >= 0 && board < static_cast<int>(boards_.size()) ? boards_[static_cast<std::size_t>(board)] : nullptr;
}

bool Table::take(const Expected<table::Reply>& reply, const QString& what) {
  if (!reply) {
    raise("refused", "warning", what, messageOf(reply.error()), QString::fromStdString(reply.error().rule));
    Q_EMIT refused(messageOf(reply.error()));
    return false;
  }
  dismiss("refused");
  keepClock();  // what it says stays with this ply
  setState(reply->state);
  refresh(reply->events);
  return true;
}

bool Table::act(const QString& action) { return actAt(shown_, action); }

bool Table::actAt(std::size_t board, const QString& action) {
  return record(QString::fromStdString(table::game_action(whole_, action.toStdString(), board)), {});
}

bool Table::record(const QString& action, const db::Origin& origin) {
  const std::size_t board = std::min(table::board_of(action.toStdString()), boards_.size() - 1);
  turnTo(board);
  const auto reply = session_.act(action.toStdString(), origin);
  const auto said = table::board_actions(whole_, {action.toStdString()}, board);
  const QString objected = boards() > 1 ? tr("%1: not allowed: %2").arg(boards_[board]->name()) : tr("Not allowed: %1");
  if (!reply)
    return take(reply, objected.arg(words::action(said.empty() ? action : QString::fromStdString(said.front()))));
  went(action, *reply, board);
  return true;
}

bool Table::correct(const QVariantMap& position, const QVariantList& events, const QString& reason) {
  return correctAt(shown_, position, events, reason);
}

bool Table::correctAt(std::size_t board, const QVariantMap& position, const QVariantList& events,
                      const QString& reason) {
  Value correction = Value::Table();
  if (!position.isEmpty()) correction["position"] = fromVariant(position);
  if (!events.isEmpty()) correction["events"] = fromVariant(events);
  if (boards() > 1) correction["board"] = board + 1;
  turnTo(board);
  return take(session_.override(std::move(correction), reason.trimmed().toStdString()),
              tr("The correction was not made"));
}

QVariantMap Table::objectionAt(std::size_t board, const QString& from, const QString& to) {
  // Refused by definition (it is not in the legal list), so this changes nothing.
  if (!boards_[board]->choices()->between(from, to).isEmpty()) return {};
  const auto reply = session_.act(table::game_action(whole_, (from + to).toStdString(), board));
  if (reply) {
    take(reply, {});
    return {};
  }
  return {{"message", squaresIn(messageOf(reply.error()))}, {"rule", QString::fromStdString(reply.error().rule)}};
}

bool Table::takeBack(int count, const db::Origin& origin) {
  return take(session_.undo(count, origin), tr("Nothing was taken back"));
}
bool Table::undo() {
  if (!take(session_.undo(), tr("Nothing was taken back"))) return false;
  // A computer would only do the same again: what it answered is taken back to the move of a person.
  while (canUndo_ && !over() && playedByComputer(QString::fromStdString(whole_.to_act)))
    if (!take(session_.undo(), tr("Nothing was taken back"))) break;
  return true;
}
bool Table::redo() { return take(session_.redo(), tr("Nothing was brought again")); }

QVariantMap Table::explain(const QString& rule) const {
  const auto reply = session_.explain(rule.toStdString());
  if (!reply) return {{"rule", rule}, {"text", messageOf(reply.error())}, {"source", ""}};
  return {{"rule", rule}, {"text", words::text(reply->text)}, {"source", QString::fromStdString(reply->source)}};
}

QString Table::seatName(const QString& seat) const { return words::seat(seat); }
QString Table::pieceName(const QString& piece) const {
  const QString own = ownName(words::parsePiece(piece).kind);
  return words::piece(piece) + (own.isEmpty() ? QString() : ", " + own);
}
QVariantMap Table::guidePage(const QString& ruleset) const { return RulesView(ruleset).guidePage(); }
QVariantMap Table::pageOf(const QString& army) const { return RulesView(ruleset()).armyPage(army, options_); }

QString Table::kindName(const QString& kind) { return words::kind(kind); }
QString Table::titled(const QString& word) { return words::title(word); }

QStringList Table::kinds() const { return RulesView(ruleset()).kinds(); }

QString Table::storage() const {
  if (session_.unstored() == 0 && session_.warning().empty()) return {};
  return words::text(session_.warning());
}

QString Table::outcome() const {
  return outcomeOf(whole_, [this](const QString& seat) { return player(seat); });
}

QString Table::outcomeOf(const view::GameView& state, const std::function<QString(const QString&)>& player) {
  if (!state.over()) return {};
  QStringList winners;
  if (state.result)
    for (const std::string& seat : state.result->winners) winners << player(QString::fromStdString(seat));
  if (winners.isEmpty()) return tr("The game is drawn");
  return tr("%1 win(s)", "one or several winners", static_cast<int>(winners.size())).arg(words::both(winners));
}

std::vector<std::string> Table::onlyForItsSeat(const std::vector<std::string>& open) const {
  std::vector<std::string> hidden;
  for (std::size_t b = 0; b < table::boards_of(whole_); ++b) {
    const view::GameView there = table::board_state(whole_, b);
    const auto seat = parse_seat(table::game_seat(whole_, there.to_act, b));
    if (!seat) continue;
    for (std::string& action : session_.legal(Viewer::of(*seat), *seat).actions)
      if (std::find(open.begin(), open.end(), action) == open.end()) hidden.push_back(std::move(action));
  }
  return hidden;
}

QStringList Table::pressed() const {
  QStringList order;
  if (boards() != 1) return order;
  for (const char* letter : {"S", "W", "N", "E"})
    for (const QVariant& one : boardAt(0)->seats()) {
      const QVariantMap card = one.toMap();
      if (card["seat"] == letter && card["status"] == "playing") order << card["clock"].toString();
    }
  return order;
}

void Table::refresh(const view::GameEvents& events) {
  const table::Open open = session_.legal(Viewer::everyone());
  const std::vector<std::string> hidden = onlyForItsSeat(open.actions);
  const view::TableInstructions works = session_.works();
  QVector<ClockTurn> turns;
  timeCanBeCalled_ = false;
  for (int b = 0; b < boards(); ++b) {
    TableBoard& board = *boardAt(b);
    board.show(whole_, events, {open, hidden, works});
    timeCanBeCalled_ = timeCanBeCalled_ || board.timeCanBeCalled();
    asks_ = asks_ || board.asks();
    const bool acts = !board.toAct().isEmpty() && !over();
    turns << ClockTurn{acts ? board.gameSeat(board.toAct()) : QString(), board.turn(), board.decision() == "move"};
  }
  refreshHistory();
  clock_.setOrder(pressed());
  clock_.setTurns(turns);
  clock_.setGameOver(over());
  if (over()) {
    dismiss("time");
    dismiss("draw");
  }
  if (const QString why = storage(); !why.isEmpty()) {
    raise("storage", "alarm", tr("The game is not stored"), why);
  } else {
    dismiss("storage");
  }
  Q_EMIT changed();
}

void Table::retranslate() {
  if (!playing_) return;
  title_ = RulesView(ruleset()).title();
  for (int b = 0; b < boards(); ++b) boardAt(b)->retranslate();
  refreshHistory();
  Q_EMIT clock_.changed();
  Q_EMIT changed();
}

void Table::refreshHistory() {
  const std::vector<db::Ply> plies = session_.history();
  log_.setGame(ruleset(), boardAt(0)->board());
  log_.show(plies);
  steps_ = static_cast<int>(plies.size());
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
    QVariantMap told = facts::award(award);
    told["seatName"] = player(QString::fromStdString(award.seat));
    awards_ << told;
  }
}

}  // namespace arbiter::desk
