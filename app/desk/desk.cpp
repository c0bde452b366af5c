// SPDX-License-Identifier: MIT
#include "app/desk/desk.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQuickStyle>
#include <QScreen>
#include <algorithm>
#include <utility>

#include "app/desk/items/board_item.h"
#include "app/desk/items/icon_item.h"
#include "app/desk/items/overlay_item.h"
#include "app/desk/items/piece_item.h"
#include "app/desk/items/video_item.h"
#include "app/desk/variant.h"

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
  qmlRegisterType<BoardItem>("Arbiter", 1, 0, "BoardItem");
  qmlRegisterType<PieceItem>("Arbiter", 1, 0, "PieceItem");
  qmlRegisterType<BadgeItem>("Arbiter", 1, 0, "BadgeItem");
  qmlRegisterType<IconItem>("Arbiter", 1, 0, "IconItem");
  qmlRegisterType<OverlayItem>("Arbiter", 1, 0, "OverlayItem");
  qmlRegisterUncreatableType<Camera>("Arbiter", 1, 0, "Camera", "comes from the program");
  qmlRegisterUncreatableType<LensSetup>("Arbiter", 1, 0, "LensSetup", "comes from the program");
  qmlRegisterType<VideoItem>("Arbiter", 1, 0, "VideoItem");
  qmlRegisterUncreatableType<Cameras>("Arbiter", 1, 0, "Cameras", "comes from the program");
  qmlRegisterUncreatableType<TableBoard>("Arbiter", 1, 0, "TableBoard", "comes from the program");
  qmlRegisterUncreatableType<PieceModel>("Arbiter", 1, 0, "PieceModel", "comes from the program");
  qmlRegisterUncreatableType<LogModel>("Arbiter", 1, 0, "LogModel", "comes from the program");
  qmlRegisterUncreatableType<Choices>("Arbiter", 1, 0, "Choices", "comes from the program");
  qmlRegisterUncreatableType<GameClock>("Arbiter", 1, 0, "GameClock", "comes from the program");
  qmlRegisterUncreatableType<Rows>("Arbiter", 1, 0, "Rows", "comes from the program");
  qmlRegisterUncreatableType<PositionEditor>("Arbiter", 1, 0, "PositionEditor", "comes from the program");
}

Desk::Desk(const Options& options, table::Referee referee)
    : options_(options),
      table_(options.database, nullptr, std::move(referee)),
      setup_(&table_),
      library_(options.database),
      gameFiles_(options.database, &table_),
      club_(options.database),
      clubPlayers_(&club_),
      clubSeating_(&club_),
      clubTables_(&club_, &setup_),
      clubStandings_(&club_),
      clubPeople_(&club_),
      clubRatings_(&club_),
      clubFiles_(&club_),
      paperSheets_(options.database, &table_, &setup_, &club_),
      eventForm_(&club_),
      cameras_(&table_) {
  QObject::connect(&setup_, &Setup::started, &cameras_, [this] { cameras_.open(setup_.sources()); });
  QObject::connect(&gameFiles_, &GameFiles::kept, &library_, &Library::refresh);
  QObject::connect(&table_, &Table::resumed, &cameras_, [this] {
    // What the command line names comes in place of what watched before.
    if (!std::exchange(named_, false)) cameras_.takeUp(table_.watchedBy());
  });
}

Desk::~Desk() {
  // Pieces that have left the board are deleted in the next turn of the event loop, and so is what views and dialogs
  // let go while the window itself is deleted. None of it may outlive the engine: an animation that still moves one
  // would write to what is gone.
  delete window_;
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

std::string Desk::surplus(int boards) const {
  if (options_.sources.size() <= boards) return {};
  return "--source: " + std::to_string(options_.sources.size()) + " are given for a game on " + std::to_string(boards) +
         (boards == 1 ? " board" : " boards") + "; give one a board";
}

std::string Desk::prepare() {
  for (qsizetype board = 0; board < options_.sources.size(); ++board)
    setup_.setSourceAt(static_cast<int>(board), options_.sources[board]);
  if (options_.game) {
    qlonglong game = *options_.game;
    if (game == 0) {
      const auto newest = library_.newest();
      if (!newest) return "--game last: no game is kept in " + options_.database.string();
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
    for (const auto& [name, value] : options_.options.items())
      setup_.setOption(QString::fromStdString(name), toVariant(value));
    for (const auto& [seat, army] : options_.armies)
      setup_.setArmy(QString::fromStdString(seat), QString::fromStdString(army));
    if (!options_.position.is_null()) {
      const QString why = setup_.setPosition(options_.position);
      if (!why.isEmpty()) return "--position: " + why.toStdString();
    }
    if (std::string many = surplus(setup_.boards()); !many.empty()) return many;
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

bool Desk::show() {
  QQmlContext* context = engine_.rootContext();
  context->setContextProperty("table", &table_);
  context->setContextProperty("setup", &setup_);
  context->setContextProperty("library", &library_);
  context->setContextProperty("gameFiles", &gameFiles_);
  context->setContextProperty("prints", &prints_);
  context->setContextProperty("editor", &editor_);
  context->setContextProperty("club", &club_);
  context->setContextProperty("clubPlayers", &clubPlayers_);
  context->setContextProperty("clubSeating", &clubSeating_);
  context->setContextProperty("clubTables", &clubTables_);
  context->setContextProperty("clubStandings", &clubStandings_);
  context->setContextProperty("clubPeople", &clubPeople_);
  context->setContextProperty("clubRatings", &clubRatings_);
  context->setContextProperty("clubFiles", &clubFiles_);
  context->setContextProperty("paperSheets", &paperSheets_);
  context->setContextProperty("eventForm", &eventForm_);
  context->setContextProperty("cameras", &cameras_);
  engine_.setInitialProperties({{"page", table_.playing()           ? options_.page
                                         : options_.page == "table" ? "new"
                                                                    : options_.page}});
  engine_.load(QUrl("qrc:/desk/qml/Main.qml"));
  if (engine_.rootObjects().isEmpty()) return false;
  window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().first());
  if (window_ == nullptr) return false;
  window_->installEventFilter(&club_);
  if (options_.size.isValid()) window_->resize(options_.size);
  return true;
}

}  // namespace arbiter::desk
