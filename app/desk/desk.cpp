// SPDX-License-Identifier: MIT
#include "app/desk/desk.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QScreen>
#include <algorithm>
#include <utility>

#include "app/desk/look/english.h"
#include "app/desk/look/window_place.h"
#include "app/desk/running.h"
#include "app/desk/variant.h"
#include "app/table/names.h"
#include "text/sentences.h"

// Written by the build from the types that declare themselves.
void qml_register_types_Arbiter();

namespace arbiter::desk {

double fontScale() {
  constexpr double kUsual = 96;  // dots an inch
  const QScreen* screen = QGuiApplication::primaryScreen();
  return screen != nullptr ? std::clamp(screen->logicalDotsPerInch() / kUsual, 0.8, 2.5) : 1;
}

void prepareLook() {
  QQuickStyle::setStyle("Basic");
  QFont font(QFontDatabase::hasFamily("Inter") ? "Inter" : "DejaVu Sans");
  // As large as the desktop asks for: everything in the window is measured by this.
  font.setPixelSize(qRound(15 * fontScale()));
  font.setHintingPreference(QFont::PreferNoHinting);
  QGuiApplication::setFont(font);
  QFont::insertSubstitution("Inter", "DejaVu Sans");
  speakEnglish();
  // The module lies in a library: without a word of it the linker would leave its registration out.
  volatile auto registration = &qml_register_types_Arbiter;
  Q_UNUSED(registration)
}

namespace {

constexpr int kAfterTheEnd = 10'000;  // milliseconds

/// Where the certificate for phones is kept: beside the games.
std::filesystem::path phoneFolder(const std::filesystem::path& database) {
  return (database == ":memory:" ? db::default_path() : std::filesystem::absolute(database)).parent_path();
}

}  // namespace

Desk::Desk(const Options& options, table::Referee referee)
    : options_(options),
      settings_(&theme_, &language_, options.theme, options.language),
      boardLook_(&theme_, &settings_),
      table_(options.database, nullptr, std::move(referee)),
      voice_(&table_, &language_, &settings_),
      setup_(&table_),
      templates_(&setup_, &settings_),
      demo_(&setup_),
      lastGame_(options.database),
      library_(options.database),
      gameFiles_(options.database, &table_),
      replay_(options.database, &table_),
      review_(options.database, &replay_),
      puzzles_(options.database),
      club_(options.database),
      clubPlayers_(&club_),
      clubSeating_(&club_),
      clubTables_(&club_, &setup_),
      clubGrid_(&club_, &clubTables_),
      clubWall_(&club_),
      clubStandings_(&club_),
      clubPeople_(&club_),
      clubRatings_(&club_),
      clubLeagues_(&club_),
      clubFiles_(&club_),
      clubLink_(&settings_, &table_, &setup_),
      paperSheets_(options.database, &table_, &setup_, &club_, &clubLink_),
      eventForm_(&club_),
      phones_(phoneFolder(options.database)),
      cameras_(&table_, &phones_) {
  QObject::connect(&language_, &Language::changed, &engine_, [this] { retranslate(); });
  QObject::connect(&boardLook_, &BoardLook::changed, &engine_, [this] {
    table_.retranslate();
    replay_.retranslate();
  });
  QObject::connect(&setup_, &Setup::started, &cameras_, [this] { cameras_.open(setup_.sources()); });
  QObject::connect(&gameEnd_, &QTimer::timeout, &phones_, [this] {
    if (table_.over()) phones_.endOfGame();
  });
  gameEnd_.setSingleShot(true);
  gameEnd_.setInterval(kAfterTheEnd);
  QObject::connect(&table_, &Table::changed, &gameEnd_, [this] {
    if (!table_.over())
      gameEnd_.stop();
    else if (!gameEnd_.isActive())
      gameEnd_.start();
  });
  keepRoundTimer();
  library_.setAtTable([this] { return table_.playing() ? table_.gameId() : 0; });
  QObject::connect(&gameFiles_, &GameFiles::kept, &library_, &Library::refresh);
  const auto pictures = [this] { cameras_.keepPictures(settings_.pictureWidth(), settings_.pictureDays()); };
  QObject::connect(&settings_, &Settings::picturesChanged, &cameras_, pictures);
  pictures();
  QObject::connect(&table_, &Table::resumed, &cameras_, [this] {
    // What the command line names comes in place of what watched before.
    if (!std::exchange(named_, false)) cameras_.takeUp(table_.watchedBy());
  });
}

void Desk::keepRoundTimer() {
  RoundTimer* timer = clubWall_.timer();
  const QString name = "roundTimer";
  timer->goOn(settings_.kept(name).toMap(), QDateTime::currentMSecsSinceEpoch());
  QObject::connect(timer, &RoundTimer::changed, &settings_,
                   [this, timer, name] { settings_.keep(name, timer->kept(QDateTime::currentMSecsSinceEpoch())); });
}

Desk::~Desk() {
  // Pieces that have left the board are deleted in the next turn of the event loop, and so is what views and dialogs
  // let go while the window itself is deleted. None of it may outlive the engine: an animation that still moves one
  // would write to what is gone.
  delete window_;
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void Desk::retranslate() {
  table_.retranslate();
  cameras_.retranslate();
  replay_.retranslate();
  review_.retranslate();
  puzzles_.retranslate();
  setup_.retranslate();
  lastGame_.look();
  library_.retranslate();
  Q_EMIT editor_.edited();
  Q_EMIT eventForm_.changed();
  Q_EMIT gameFiles_.changed();
  library_.refresh();
  Q_EMIT club_.read();
  Q_EMIT club_.changed();
  Q_EMIT clubLink_.changed();
  engine_.retranslate();
}

std::string Desk::surplus(int boards) const {
  if (options_.sources.size() <= boards) return {};
  const std::string given = std::to_string(options_.sources.size());
  return boards == 1
             ? commandLineText(text::N_("--source: %1 are given for a game on one board; give one a board"), {given})
             : commandLineText(text::N_("--source: %1 are given for a game on %2 boards; give one a board"),
                               {given, std::to_string(boards)});
}

std::string Desk::prepare() {
  for (qsizetype board = 0; board < options_.sources.size(); ++board)
    setup_.setSourceAt(static_cast<int>(board), options_.sources[board]);
  if (options_.game) {
    qlonglong game = *options_.game;
    if (game == 0) {
      const auto newest = library_.newest();
      if (!newest) return commandLineText(text::N_("--game last: no game is kept in %1"), {options_.database.string()});
      game = *newest;
    }
    named_ = !options_.sources.isEmpty();
    const QString why = table_.resume(game);
    if (!why.isEmpty()) return "--game: " + why.toStdString();
    if (std::string many = surplus(table_.boards()); !many.empty()) return many;
    if (!options_.sources.isEmpty()) cameras_.open(options_.sources);
    // Whoever begins another game most likely plays the same one.
    setup_.setRuleset(table_.ruleset());
  } else if (!options_.rules.isEmpty()) {
    setup_.setRuleset(options_.rules);
    for (const auto& [name, value] : options_.options.table())
      setup_.setOption(QString::fromStdString(name), toVariant(value));
    for (const auto& [seat, army] : options_.armies)
      setup_.setArmy(QString::fromStdString(seat), QString::fromStdString(table::army_meant(army)));
    if (!options_.position.is_nothing()) {
      const QString why = setup_.setPosition(options_.position);
      if (!why.isEmpty()) return "--position: " + why.toStdString();
    }
    if (std::string many = surplus(setup_.boards()); !many.empty()) return many;
    if (!options_.clock.isEmpty()) setup_.setTime(options_.clock);
    if (!setup_.start()) return setup_.error().toStdString();
  } else {
    if (std::string many = surplus(static_cast<int>(Cameras::kMost)); !many.empty()) return many;
  }
  cameras_.settle();
  // A camera that is only taken up again may be missing: the window says so, and the game goes on.
  if (!options_.sources.isEmpty() && !cameras_.error().isEmpty()) return "--source: " + cameras_.error().toStdString();
  for (const QString& move : options_.moves.split(';', Qt::SkipEmptyParts)) {
    // Of joined boards every action names its seat.
    const QString action = move.trimmed();
    if (!(table_.boards() > 1 ? table_.record(action, {}) : table_.act(action)))
      return "--moves: " + table_.alerts().first().toMap()["text"].toString().toStdString();
  }
  return {};
}

QQuickWindow* Desk::shownWindow() const {
  const auto windows = QGuiApplication::allWindows();
  for (QWindow* one : windows)
    if (one != window_ && one->isVisible())
      if (auto* shown = qobject_cast<QQuickWindow*>(one)) return shown;
  return window_;
}

bool Desk::show() {
  const std::initializer_list<QObject*> shown = {
      &theme_,       &language_,    &settings_,    &boardLook_,   &table_,       &voice_,         &setup_,
      &templates_,   &demo_,        &lastGame_,    &library_,     &gameFiles_,   &replay_,        &prints_,
      &editor_,      &club_,        &clubPlayers_, &clubSeating_, &clubTables_,  &clubStandings_, &clubPeople_,
      &clubRatings_, &clubLeagues_, &clubFiles_,   &clubLink_,    &paperSheets_, &eventForm_,     &phones_,
      &cameras_,     &clubWall_,    &clubGrid_,    &review_,      &puzzles_};
  for (QObject* object : shown) offer(engine_, object);
  // Who opens the window for the first time is told what it is.
  const bool welcome = settings_.first() && options_.screenshot.isEmpty() && options_.page == "table";
  const QString first = welcome ? "welcome" : "new";
  engine_.setInitialProperties({{"page", !table_.playing() && options_.page == "table" ? first : options_.page}});
  engine_.load(QUrl("qrc:/qt-project.org/imports/Arbiter/Main.qml"));
  if (engine_.rootObjects().isEmpty()) return false;
  window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().first());
  if (window_ == nullptr) return false;
  window_->installEventFilter(&club_);
  new WindowPlace(window_, &settings_, options_.screenshot.isEmpty() && !options_.size.isValid());
  if (options_.size.isValid()) window_->resize(options_.size);
  if (QQuickWindow* other = shownWindow(); other != window_ && options_.size.isValid()) other->resize(options_.size);
  return true;
}

}  // namespace arbiter::desk
