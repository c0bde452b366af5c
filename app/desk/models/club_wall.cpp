// SPDX-License-Identifier: MIT
#include "app/desk/models/club_wall.h"

#include <algorithm>

#include "app/desk/game_look.h"
#include "app/desk/models/bye_words.h"
#include "app/desk/words.h"
#include "app/event/tie_break_words.h"
#include "app/timing/clock.h"

namespace arbiter::desk {

using event::LiveTable;
using event::SeatOutcome;

namespace {

constexpr int kLookEvery = 500;  // milliseconds

QString inQt(const std::string& text) { return QString::fromStdString(text); }

/// Points as they are written on a score sheet: ½ for 0.5, 2⅓ for 7/3.
QString pointsText(const std::string& points) { return inQt(event::written_number(points)); }

QString toneName(timing::Urgency urgency) {
  switch (urgency) {
    case timing::Urgency::low:
      return "low";
    case timing::Urgency::last:
      return "last";
    case timing::Urgency::over:
      return "over";
    case timing::Urgency::calm:
      break;
  }
  return "calm";
}

/// What the clock of a seat shows, into `map`: ms and tone. Without a time of its own it shows nothing.
void showClock(QVariantMap& map, const LiveTable& table, const std::string& seat) {
  map["ms"] = -1.0;
  map["tone"] = "calm";
  if (!table.clock || table.outcome.counts()) return;
  const timing::Periods& periods = table.clock->control.of(seat);
  const auto found = table.clock->seats.find(seat);
  const auto shown = timing::standing(periods, found == table.clock->seats.end() ? timing::Record() : found->second);
  if (!shown) return;
  map["ms"] = static_cast<double>(shown->left.count());
  map["tone"] = toneName(timing::urgency(periods, *shown));
}

/// The same of the game's own time.
void showGameClock(QVariantMap& map, const LiveTable& table) {
  map["ms"] = -1.0;
  map["tone"] = "calm";
  if (!table.clock || table.outcome.counts() || table.clock->control.game.count() == 0) return;
  timing::Time left = table.clock->control.game - table.clock->game.used();
  for (const timing::Change& change : table.clock->game.changes) left += change.plus;
  map["ms"] = static_cast<double>(std::max(left, timing::Time(0)).count());
  map["tone"] = toneName(timing::urgency(table.clock->control.game, left));
}

/// Does it mean anything to whoever looks on what the seats of a table have scored?
bool scored(const LiveTable& table) {
  if (table.outcome.counts()) return true;
  return table.outcome.source == event::TableOutcome::Source::playing && table.state.status != view::Phase::none &&
         std::ranges::any_of(table.state.seats, [](const auto& seat) { return seat.second.points != 0; });
}

bool acts(const view::GameView& state, const std::string& seat) {
  if (state.status != view::Phase::playing) return false;
  if (state.boards.empty()) return state.to_act == seat;
  for (std::size_t board = 0; board < state.boards.size(); ++board) {
    const std::string letter = state.boards[board].to_act;
    if (!letter.empty() && table::game_seat(state, letter, board) == seat) return true;
  }
  return false;
}

}  // namespace

ClubWall::ClubWall(Club* club, QObject* parent) : QObject(parent), club_(club) {
  pool_.setMaxThreadCount(1);
  watching_.setInterval(kLookEvery);
  connect(&watching_, &QTimer::timeout, this, &ClubWall::look);
  // It is said again in another language.
  connect(club_, &Club::read, this, &ClubWall::show);
}

ClubWall::~ClubWall() { pool_.waitForDone(); }

QString ClubWall::title() const { return live_ ? inQt(live_->session.record.event.name) : QString(); }

QString ClubWall::ruleset() const { return live_ ? inQt(live_->session.record.event.ruleset) : QString(); }

bool ClubWall::river() const { return live_ && lookOf(ruleset()).river; }

bool ClubWall::wedges() const { return live_ && lookOf(ruleset()).wedges; }

void ClubWall::start(qlonglong event) {
  if (event == event_ && watching_.isActive()) return;
  if (event != event_) {
    live_.reset();
    ranking_.reset();
    reader_ = std::make_shared<event::LiveRounds>();
  }
  event_ = event;
  seen_ = {};
  trouble_.clear();
  show();
  watching_.start();
  look();
}

void ClubWall::stop() {
  watching_.stop();
  event_ = 0;
  live_.reset();
  ranking_.reset();
  reader_.reset();
  show();
}

db::Expected<ClubWall::Read> ClubWall::readFile(event::LiveRounds& reader, const std::filesystem::path& file,
                                                qlonglong event) {
  try {
    const auto club = db::club::Club::open(file, db::Store::Missing::refuse);
    if (!club) return tl::unexpected(club.error());
    auto live = reader.read(*club, event, db::now());
    if (!live) return tl::unexpected(live.error());
    Read read;
    if (auto all = event::standings_of(live->session)) read.standings = std::move(*all);
    read.live = std::make_shared<const event::LiveRound>(std::move(*live));
    return read;
  } catch (const std::exception& e) {
    return event::refuse("internal", make_message("The tables could not be read: %1", e.what()));
  }
}

void ClubWall::look() {
  const bool late = live_ && live_->session.record.event.delay > 0;  // what was too new may be shown by now
  if (busy_ || event_ == 0 || (!late && trouble_.isEmpty() && db::look_at(club_->file().string()) == seen_)) return;
  busy_ = true;
  seen_ = db::look_at(club_->file().string());
  pool_.start([this, reader = reader_, file = club_->file(), event = event_] {
    auto read = readFile(*reader, file, event);
    QMetaObject::invokeMethod(
        this,
        [this, reader, read = std::move(read)] {
          busy_ = false;
          // Something else may be shown by now.
          reader == reader_ ? take(read) : look();
        },
        Qt::QueuedConnection);
  });
}

void ClubWall::take(const db::Expected<Read>& read) {
  trouble_ = read ? QString() : Club::said(read.error());
  if (read) {
    live_ = read->live;
    ranking_ = read->standings;
    suggestTime();
  }
  show();
}

void ClubWall::suggestTime() {
  // Once for each round: an arbiter may have set something else.
  const QString round =
      QString("%1 %2.%3").arg(QString::fromStdString(club_->file().string())).arg(event_).arg(live_->number);
  if (roundTimer_.round() == round) return;
  roundTimer_.setRound(round);
  const db::club::Event& event = live_->session.record.event;
  const auto control = timing::parse_time_control(event.time_control);
  const timing::Time game = control ? control->game : timing::Time(0);
  if (!roundTimer_.running()) roundTimer_.reset();
  roundTimer_.suggest(game.count() > 0 ? game : std::chrono::minutes(event.minutes.value_or(0)));
}

QVariantMap ClubWall::row(const LiveTable& table) {
  QVariantList boards, seats;
  const view::GameView& state = table.state;
  if (state.status != view::Phase::none)
    for (std::size_t board = 0; board < table::boards_of(state); ++board) {
      ShownBoard*& shown = known_[QString("%1.%2").arg(table.outcome.table).arg(board)];
      if (shown == nullptr) shown = new ShownBoard(this);
      shown->setSwapped(table.swapped);
      shown->show(state, table.events, board);
      boards << QVariant::fromValue<QObject*>(shown);
    }
  boards_ = std::max(boards_, static_cast<int>(boards.size()));
  const bool over = table.outcome.counts(), points = scored(table);
  for (std::size_t n = 0; n < table.outcome.seats.size(); ++n) {
    const SeatOutcome& seat = table.outcome.seats[n];
    const club::Fraction has = event::sheet_points(live_->session.record.event, table.outcome, n);
    const auto sits = state.seats.find(seat.seat);
    const Status status = sits == state.seats.end() ? Status::playing : sits->second.status;
    QVariantMap map{{"seat", inQt(seat.seat)},
                    {"letter", inQt(seat.seat.substr(0, 1))},
                    {"name", inQt(live_->session.names[seat.person])},
                    {"army", words::title(inQt(seat.army))},
                    {"points", points && !seat.absent ? pointsText(has.text()) : QString()},
                    {"place", over ? seat.place : 0},
                    {"first", over && seat.place == 1 && !seat.absent},
                    {"absent", seat.absent},
                    {"acts", !over && table.outcome.game.has_value() && acts(state, seat.seat)},
                    {"out", !over && status != Status::playing && status != Status::winner},
                    {"check", !over && std::ranges::find(state.check, seat.seat) != state.check.end()}};
    showClock(map, table, seat.seat);
    seats << map;
  }
  const bool playing = table.outcome.source == event::TableOutcome::Source::playing;
  QVariantMap map{{"key", QString("%1.%2").arg(table.outcome.round).arg(table.outcome.table)},
                  {"table", table.outcome.table},
                  {"stage", over      ? "ended"
                            : playing ? "playing"
                                      : "waiting"},
                  {"boards", boards},
                  {"seats", seats}};
  showGameClock(map, table);
  return map;
}

void ClubWall::showPairings() {
  QVariantList rows;
  const db::club::Round* round = live_ ? live_->pairings() : nullptr;
  pairingRound_ = round != nullptr ? round->number : 0;
  if (round != nullptr) {
    for (const db::club::Table& table : round->tables) {
      QVariantList seats;
      for (const db::club::TableSeat& seat : table.seats)
        seats << QVariantMap{{"letter", inQt(seat.seat.substr(0, 1))},
                             {"name", inQt(live_->session.names[seat.person])}};
      rows << QVariantMap{{"key", QString("%1.%2").arg(round->number).arg(table.number)},
                          {"table", table.number},
                          {"seats", seats},
                          {"why", QString()}};
    }
    const ByeWords byes(live_->session);
    for (const db::club::Bye& bye : round->byes)
      rows << QVariantMap{
          {"key", QString("bye %1").arg(bye.person)},
          {"table", 0},
          {"seats", QVariantList{QVariantMap{{"letter", ""}, {"name", inQt(live_->session.names[bye.person])}}}},
          {"why", byes.now(bye)}};
  }
  pairings_.show(rows);
}

void ClubWall::show() {
  QVariantList tables, standings;
  open_ = 0;
  boards_ = 1;
  if (live_)
    for (const LiveTable& table : live_->tables) {
      tables << row(table);
      if (!table.outcome.counts()) ++open_;
    }
  // Before anybody has a result, everybody is first.
  const bool begun = live_ && std::ranges::any_of(event::outcomes(live_->session.record), &event::TableOutcome::counts);
  if (ranking_ && begun)
    for (const event::Standings::Line& line : ranking_->lines)
      standings << QVariantMap{{"key", QVariant::fromValue<qlonglong>(line.player.id)},
                               {"rank", line.rank},
                               {"name", inQt(line.player.name)},
                               {"score", pointsText(line.score)}};
  tables_.show(tables);
  standings_.show(standings);
  showPairings();
  Q_EMIT changed();
}

}  // namespace arbiter::desk
