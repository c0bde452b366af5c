// SPDX-License-Identifier: MIT
#include "tests/desk/screen.h"

#include <QtQuickTest/quicktest.h>
#include <gtest/gtest.h>

#include <QAccessible>
#include <QDir>
#include <QTest>
#include <algorithm>

#include "app/desk/items/board_item.h"

namespace arbiter::test {
namespace {

QQuickItem* search(QQuickItem* item, const QString& name) {
  if (!item->isVisible()) return nullptr;
  if (item->objectName() == name) return item;
  const auto children = item->childItems();
  for (QQuickItem* child : children)
    if (QQuickItem* found = search(child, name)) return found;
  return nullptr;
}

desk::BoardItem* surface(QQuickItem* item) {
  if (auto* board = qobject_cast<desk::BoardItem*>(item)) return board;
  const auto children = item->childItems();
  for (QQuickItem* child : children)
    if (auto* found = surface(child)) return found;
  return nullptr;
}

void listen(QQuickItem* item, QStringList& told) {
  if (!item->isVisible()) return;
  if (const QString text = item->property("text").toString(); !text.isEmpty()) told << text;
  if (const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(item))
    for (const QAccessible::Text part : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
      if (const QString text = spoken->text(part); !text.isEmpty()) told << text;
  if (QString(item->metaObject()->className()).startsWith("Digits")) return;  // it has told the whole time
  const auto children = item->childItems();
  for (QQuickItem* child : children) listen(child, told);
}

/// The window when it has come to rest: pieces have stopped gliding. One that never rests (a film) as it is after the
/// longest wait.
QImage settled(QQuickWindow* window) {
  constexpr int kBetweenLooks = 40, kLongest = 2000;  // milliseconds
  QImage last = window->grabWindow();
  for (int waited = 0; waited < kLongest; waited += kBetweenLooks) {
    QTest::qWait(kBetweenLooks);
    QImage next = window->grabWindow();
    if (next == last) break;
    last = std::move(next);
  }
  return last;
}

}  // namespace

Screen::Screen(const std::vector<std::string>& arguments, table::Referee referee) {
  std::vector<std::string> words = arguments;
  words.insert(words.begin(), "arbiter-desk");
  if (std::find(words.begin(), words.end(), "--db") == words.end())
    words.insert(words.end(), {"--db", dir_.filePath("games.sqlite").toStdString()});
  std::vector<char*> argv;
  argv.reserve(words.size());
  for (std::string& word : words) argv.push_back(word.data());
  const auto options = desk::parseOptions(static_cast<int>(argv.size()), argv.data());
  if (!options) throw std::runtime_error(options.error().message);
  database_ = options->database;
  desk_ = std::make_unique<desk::Desk>(*options, std::move(referee));
  if (const std::string why = desk_->prepare(); !why.empty()) throw std::runtime_error(why);
  if (!desk_->show()) throw std::runtime_error("the window cannot be shown");
  if (!QTest::qWaitForWindowExposed(desk_->window())) throw std::runtime_error("the window does not appear");
  rest();
}

void Screen::rest() {
  constexpr int kCalm = 3, kLongest = 1000;  // times in a row that nothing was left to lay out; times in all
  for (int calm = 0, looked = 0; calm < kCalm && looked < kLongest; ++looked) {
    QTest::qWait(1);
    calm = QQuickTest::qIsPolishScheduled(desk_->window()) ? 0 : calm + 1;
  }
}

std::filesystem::path Screen::database() const { return database_; }

QQuickItem* Screen::find(const QString& name) const { return search(desk_->window()->contentItem(), name); }

QQuickItem* Screen::standing(const QString& name, const std::function<void(QQuickItem*)>& before) {
  constexpr int kAlike = 3, kLongest = 5000;  // looks in a row at the same place; milliseconds
  QPointF last;
  int alike = 0;
  QQuickItem* item = nullptr;
  (void)QTest::qWaitFor(
      [&] {
        rest();
        item = find(name);
        if (item == nullptr) return false;
        if (before) before(item);
        const QPointF now = item->mapToScene({item->width() / 2, item->height() / 2});
        alike = now == last ? alike + 1 : 0;
        last = now;
        return alike >= kAlike;
      },
      kLongest);
  return item;
}

void Screen::click(const QString& name) {
  QQuickItem* item = standing(name);
  ASSERT_NE(item, nullptr) << "nothing to click: " << name.toStdString();
  const auto middle = [&] { return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint(); };
  // What has grown above it since may have moved it out of sight.
  if (!QRect({}, desk_->window()->size()).contains(middle())) show(name);
  QTest::mouseClick(desk_->window(), Qt::LeftButton, {}, middle());
  rest();
}

void Screen::chooseGame(qlonglong game) { click("game-" + QString::number(game)); }

QPoint Screen::middle(const QString& board, const QString& square) const {
  QQuickItem* item = find(board);
  desk::BoardItem* lines = item ? surface(item) : nullptr;
  if (!lines) return {};
  return lines->mapToScene(lines->rect(square).center()).toPoint();
}

void Screen::show(const QString& name) {
  const auto scroll = [](QQuickItem* item) {
    for (QQuickItem* around = item->parentItem(); around != nullptr; around = around->parentItem()) {
      if (!around->inherits("QQuickFlickable")) continue;
      const qreal room = around->property("contentHeight").toReal() - around->height();
      const qreal y = around->property("contentY").toReal() + item->mapToItem(around, {0, item->height()}).y();
      around->setProperty("contentY", std::clamp(y - around->height() + 140, 0.0, std::max(0.0, room)));
    }
  };
  ASSERT_NE(standing(name, scroll), nullptr) << "nothing to show: " << name.toStdString();
  rest();
}

void Screen::clickSquare(const QString& board, const QString& square) {
  QTest::mouseClick(desk_->window(), Qt::LeftButton, {}, middle(board, square));
  rest();
}

void Screen::drag(const QString& board, const QString& from, const QString& to) {
  const QPoint start = middle(board, from), end = middle(board, to);
  QTest::mousePress(desk_->window(), Qt::LeftButton, {}, start);
  QTest::mouseMove(desk_->window(), start + (end - start) / 3);
  QTest::mouseMove(desk_->window(), end);
  QTest::mouseRelease(desk_->window(), Qt::LeftButton, {}, end);
  rest();
}

void Screen::type(const QString& text) {
  for (const QChar letter : text) QTest::keyClick(desk_->window(), letter.toLatin1());
  rest();
}

bool Screen::wait(const std::function<bool()>& done, int seconds) { return QTest::qWaitFor(done, seconds * 1000); }

void Screen::picture(const QString& name) {
  QDir().mkpath(ARBITER_SCREENSHOTS);
  const QImage image = settled(desk_->window());
  ASSERT_FALSE(image.isNull());
  constexpr int kQuickly = 80;  // of 100: how little is done to make the file small
  EXPECT_TRUE(image.save(QString(ARBITER_SCREENSHOTS "/%1.png").arg(name), "PNG", kQuickly));
}

QStringList Screen::told() const {
  QStringList told{desk_->window()->title()};
  listen(desk_->window()->contentItem(), told);
  return told;
}

QString Screen::text(const QString& name) const {
  QQuickItem* item = find(name);
  return item ? item->property("text").toString() : QString();
}

std::string filmed(const QTemporaryDir& dir, const QString& name, const footage::Script& script,
                   const vision::simulate::Scene& scene) {
  footage::FilmOptions options;
  options.folder = dir.filePath(name).toStdString();
  auto film = footage::Film::create(options);
  const auto shot = film ? footage::shoot(*film, script, table::make_referee(), scene, {})
                         : Expected<footage::Filmed>(tl::unexpected(film.error()));
  if (shot) return options.folder.string();
  ADD_FAILURE() << shot.error().message.english();
  return {};
}

}  // namespace arbiter::test
