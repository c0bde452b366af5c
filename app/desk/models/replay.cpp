// SPDX-License-Identifier: MIT
#include "app/desk/models/replay.h"

#include <QClipboard>
#include <QDateTime>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QLocale>
#include <algorithm>
#include <utility>

#include "app/desk/models/board_facts.h"
#include "app/desk/models/table.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/printing/plots.h"
#include "app/table/bookkeeping.h"
#include "db/pictures.h"
#include "db/shelves.h"
#include "db/store.h"
#include "referee/json/view.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::desk {

namespace {

constexpr int kAheadEvery = 15;  // milliseconds between two bits of work that nobody waits for …
constexpr int kAheadFor = 6;     // … and how long one may take

/// What of a ply is marked on the way through a game; empty: nothing.
QString markOf(const db::Ply& ply) {
  if (ply.kind == db::PlyKind::override) return "correction";
  QString what;
  for (const view::GameEvent& event : table::notes::events_of(ply)) {
    if (view::is<view::Checkmate, view::Stalemate, view::Eliminated, view::Over>(event)) return "mate";
    if (view::is<view::Removed, view::Transformed, view::Control, view::Swapped, view::Marked, view::Unmarked,
                 view::Revealed, view::Returned, view::Skipped>(event))
      what = "effect";
    if (view::is<view::Scored>(event) && what.isEmpty()) what = "points";
  }
  return what;
}

}  // namespace

Replay::Replay(std::filesystem::path file, Table* table, QObject* parent)
    : QObject(parent), file_(std::move(file)), table_(table), boards_{new ReplayBoard(this, 0)} {
  ahead_.setInterval(kAheadEvery);
  connect(&ahead_, &QTimer::timeout, this, [this] {
    QElapsedTimer since;
    since.start();
    while (since.elapsed() < kAheadFor)
      if (!replay_->advance()) return ahead_.stop();
  });
  connect(table, &Table::changed, this, &Replay::follow);
}

std::vector<db::Ply> Replay::pliesOfTable() const {
  std::vector<db::Ply> plies = table_->session().history();
  const std::vector<table::Request> requests = table_->session().requests();
  for (std::size_t i = 0; i < plies.size(); ++i) plies[i].request = table::written(requests[i]);
  return plies;
}

db::GameSummary Replay::summaryOfTable() const {
  if (const auto game = table_->session().game_id())
    if (const auto store = db::Store::open(table_->session().file(), db::Store::Missing::refuse))
      if (auto stored = store->load(*game, db::Audience::everybody)) return std::move(stored->summary);
  // It could not be stored: what the table knows.
  db::GameSummary summary;
  summary.ruleset = table_->ruleset().toStdString();
  summary.source = table_->source().toStdString();
  summary.started_at = table_->session().history().front().at;
  summary.setup = table::written(table_->session().requests().front());
  const view::GameView state = table_->session().state();
  for (const auto& [seat, entry] : state.seats)
    summary.seats.push_back({seat, table_->playerAt(QString::fromStdString(seat)).toStdString(), entry.army});
  return summary;
}

QString Replay::lookAtTable() {
  if (!table_->playing()) return tr("No game has been begun yet.");
  return begin({summaryOfTable(), true}, pliesOfTable(), table_->over());
}

QString Replay::look(qlonglong game) {
  if (table_->playing() && game == table_->gameId()) return lookAtTable();
  auto store = db::Store::open(file_, db::Store::Missing::refuse);
  auto stored = store ? store->load(game, db::Audience::arbiter) : tl::unexpected(store.error());
  if (!stored) return words::text(stored.error().message);
  return begin({std::move(stored->summary), false}, std::move(stored->plies), !stored->summary.ended_at.empty());
}

QString Replay::begin(Source source, std::vector<db::Ply> plies, bool open) {
  if (plies.empty()) return tr("What is kept of the game has no beginning.");
  const bool hides = !open && std::any_of(plies.begin(), plies.end(), [](const db::Ply& one) {
    return one.public_action.has_value() || one.public_events.has_value();
  });
  table::Replay replay(std::move(plies), open);
  const auto first = replay.state_after(0);
  if (!first) return words::text(first.error());
  replay_.emplace(std::move(replay));
  story_.reset();
  hides_ = hides;
  summary_ = std::move(source.summary);
  running_ = source.running;
  game_ = summary_.id;
  ruleset_ = QString::fromStdString(summary_.ruleset);
  const RulesView rules(ruleset_);
  title_ = rules.known() ? rules.title() : ruleset_;
  river_ = lookOf(ruleset_).river;
  wedges_ = lookOf(ruleset_).wedges;
  ownNames_.clear();
  for (const QString& kind : rules.kinds())
    if (const QString own = rules.ownName(kind); !own.isEmpty()) ownNames_[kind] = own;
  clocks_.clear();
  if (game_ > 0)
    if (const auto shelves = db::Shelves::open(file_)) clocks_ = shelves->clocks(game_).value_or(decltype(clocks_)());
  error_.clear();
  hasFen_ = replay_->fen_after(0).has_value();
  state_ = *first;
  while (boards_.size() < table::boards_of(state_)) boards_.push_back(new ReplayBoard(this, boards_.size()));
  const bool swapped = text(text::value_of(summary_.setup)["table"], "control") == "swap";
  for (ReplayBoard* board : boards_) board->clear(swapped);
  mark();
  at_ = last();
  show();
  ahead_.start();
  Q_EMIT changed();
  return {};
}

void Replay::follow() {
  if (!replay_ || !running_) return;
  if (table_->gameId() != game_) {
    // Another game is on the table; this one is looked at as it was kept.
    running_ = false;
    Q_EMIT changed();
    return;
  }
  std::vector<db::Ply> plies = pliesOfTable();
  if (plies.size() == replay_->plies().size() && replay_->open() == table_->over()) return;
  const int before = at_;
  const bool atEnd = before == last();
  (void)lookAtTable();
  if (!atEnd) goTo(before);
}

void Replay::mark() {
  std::vector<db::Ply> steps;
  marks_.clear();
  int before = 0;
  for (const int number : replay_->line()) {
    const db::Ply& ply = replay_->plies()[static_cast<std::size_t>(number)];
    QString what = markOf(ply);
    // Between this ply and the one before others were played that do not stand.
    if (what != "mate" && number > before + 1) what = "correction";
    before = number;
    if (!what.isEmpty()) marks_ << QVariantMap{{"step", static_cast<int>(steps.size())}, {"what", what}};
    steps.push_back(ply);
  }
  log_.setGame(ruleset_, QString::fromStdString(state_.board));
  log_.show(steps);
  for (QVariant& one : marks_) {
    QVariantMap map = one.toMap();
    const QModelIndex row = log_.index(map["step"].toInt());
    map["text"] = log_.data(row, LogModel::kText);
    one = map;
  }
}

int Replay::last() const { return replay_ ? static_cast<int>(replay_->line().size()) - 1 : 0; }

int Replay::boards() const { return static_cast<int>(table::boards_of(state_)); }

int Replay::stepOf(int ply) const {
  if (!replay_) return 0;
  const auto& line = replay_->line();
  const auto after = std::upper_bound(line.begin(), line.end(), ply);
  return std::max(0, static_cast<int>(after - line.begin()) - 1);
}

ReplayBoard* Replay::boardAt(int board) const {
  return board >= 0 && board < static_cast<int>(boards_.size()) ? boards_[static_cast<std::size_t>(board)] : nullptr;
}

const db::Ply& Replay::ply() const {
  return replay_->plies()[static_cast<std::size_t>(replay_->line()[static_cast<std::size_t>(at_)])];
}

void Replay::goTo(int step) {
  if (!replay_) return;
  step = std::clamp(step, 0, last());
  if (step == at_) return;
  at_ = step;
  show();
}

void Replay::show() {
  const auto state = replay_->state_after(ply().number);
  if (!state) {
    error_ = words::text(state.error());
    Q_EMIT changed();
  } else {
    state_ = *state;
    for (int b = 0; b < boards(); ++b) boardAt(b)->show(state_, table::notes::events_of(ply()));
  }
  showPictures();
  Q_EMIT stepped();
}

void Replay::showPictures() {
  pictures_.clear();
  const auto kept = db::Pictures::open(file_, false);
  if (!kept) return;
  const auto places = kept->places(summary_.token);
  if (!places) return;
  for (int board = 0; board < boards(); ++board) {
    std::optional<db::Pictures::Place> best;
    for (const auto& place : *places)
      if (place.board == board && place.ply <= ply().number) best = place;
    if (!best) continue;
    const auto bytes = kept->picture(summary_.token, *best);
    if (!bytes || !*bytes) continue;
    const QImage picture = QImage::fromData(QByteArray::fromStdString(**bytes));
    if (picture.isNull()) continue;
    const QString when = best->ply == ply().number
                             ? best->ply == 0 ? tr("The table at the start") : tr("The table after this move")
                         : best->ply == 0 ? tr("The table at the start; none was taken since")
                                          : tr("The table after move %1; none was taken since").arg(best->ply);
    pictures_ << QVariantMap{{"picture", picture}, {"text", when}, {"board", board}};
  }
}

QString Replay::noPicture() const {
  if (!pictures_.isEmpty()) return {};
  return tr("No picture of the table was kept up to here. The camera keeps one with every move that it reads.");
}

QString Replay::sentence() const {
  return replay_ ? log_.data(log_.index(at_), LogModel::kText).toString() : QString();
}

QVariantList Replay::lines() const {
  return replay_ ? log_.data(log_.index(at_), LogModel::kLines).toList() : QVariantList();
}

QString Replay::told() const {
  if (!replay_) return {};
  const QString at = log_.data(log_.index(at_), LogModel::kAt).toString();
  const QString source = log_.data(log_.index(at_), LogModel::kSource).toString();
  return source.isEmpty() ? at : at + " · " + source;
}

Value Replay::reading() const {
  if (!replay_) return {};
  const auto after = clocks_.upper_bound(ply().number);
  return after == clocks_.begin() ? Value() : text::value_of(std::prev(after)->second);
}

std::optional<qint64> Replay::used(const QString& seat) const {
  const Value now = reading();
  if (!now.is_table()) return std::nullopt;
  const Value& used = now["seats"][seat.toStdString()];
  // Who has not thought yet is not named.
  return used.is_number() ? static_cast<qint64>(used.real()) : 0;
}

QString Replay::clock() const {
  const Value now = reading();
  return now.has("game") && now["game"].is_number() ? GameClock::text(static_cast<qint64>(now["game"].real()))
                                                    : QString();
}

QVariantList Replay::awards() const {
  QVariantList list;
  if (!replay_) return list;
  for (const db::Award& award : replay_->awards_at(ply().number)) {
    QVariantMap told = facts::award(award);
    const QString who = player(QString::fromStdString(award.seat));
    told["seatName"] = who.isEmpty() ? words::seat(QString::fromStdString(award.seat)) : who;
    told["now"] = award.of_ply == ply().number;
    list << told;
  }
  return list;
}

QString Replay::player(const QString& seat) const {
  for (const db::SeatEntry& entry : summary_.seats)
    if (entry.seat == seat.toStdString()) return QString::fromStdString(entry.player);
  return {};
}

QString Replay::about() const {
  const auto at = QDateTime::fromString(QString::fromStdString(summary_.started_at), Qt::ISODateWithMs).toLocalTime();
  return QLocale().toString(at, tr("d MMM yyyy, HH:mm", "a day and a time, as Qt writes dates"));
}

QString Replay::outcome() const {
  if (!replay_) return {};
  if (running_) return table_->outcome();
  if (!summary_.result.is_object()) return {};
  const Value result = text::value_of(summary_.result);
  view::GameView end;
  end.status = view::Phase::over;
  end.result.emplace();
  for (const Value& winner : result["winners"].list()) end.result->winners.push_back(winner.text());
  return Table::outcomeOf(end, [this](const QString& seat) {
    const QString who = player(seat);
    return who.isEmpty() ? words::seat(seat) : who;
  });
}

void Replay::copyFen() const {
  if (!replay_) return;
  if (const auto fen = replay_->fen_after(ply().number))
    QGuiApplication::clipboard()->setText(QString::fromStdString(*fen));
}

void Replay::copyJson() const {
  QGuiApplication::clipboard()->setText(QString::fromStdString(text::dump(nlohmann::json(state_), 2)));
}

QString Replay::playOn() {
  if (!replay_) return {};
  const auto record = replay_->record_after(ply().number);
  if (!record) return words::text(record.error());
  return table_->playOn(QString::fromStdString(*record), summary_.seats);
}

void Replay::tellStory() {
  if (!replay_ || story_) return;
  if (auto story = table::story_of(*replay_, clocks_))
    story_ = std::move(*story);
  else
    error_ = words::text(story.error());
  Q_EMIT storyChanged();
}

QVariantList Replay::plots() const {
  QVariantList list;
  if (!story_) return list;
  const QString steps = tr("Letters are the seats; a dashed line upright is a mate, or somebody who is out.");
  for (const auto& [plot, name] : printing::plots()) {
    if (!printing::worth_showing(*story_, plot)) continue;
    const bool time = plot == printing::Plot::time, squares = plot == printing::Plot::squares;
    const QString text = plot == printing::Plot::points ? tr("Points")
                         : time                         ? tr("Time for each move")
                         : squares                      ? tr("Captures and mates")
                                                        : tr("Pieces left");
    const QString legend = squares ? tr("So many pieces were captured on a square; a cross is a king that was mated.")
                           : time  ? tr("Minutes and seconds; a bar has the colour of who moved.")
                                   : steps;
    list << QVariantMap{{"what", QString::fromStdString(name)}, {"text", text}, {"legend", legend}};
  }
  return list;
}

QString Replay::pieceName(const QString& piece) const {
  const QString own = ownName(words::parsePiece(piece).kind);
  return words::piece(piece) + (own.isEmpty() ? QString() : ", " + own);
}

void Replay::retranslate() {
  if (!replay_) return;
  if (const RulesView rules(ruleset_); rules.known()) title_ = rules.title();
  mark();
  show();
  Q_EMIT storyChanged();
  Q_EMIT changed();
}

}  // namespace arbiter::desk
