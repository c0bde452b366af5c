// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <QTest>
#include <memory>
#include <string>

#include "tests/desk/club_evening.h"
#include "tests/desk/screen.h"

namespace arbiter::test {

/// The Club page of a window, over a file of its own.
class ClubScreen : public ::testing::Test {
 protected:
  /// The event as it stands in the file now.
  [[nodiscard]] event::EventSession kept(const std::string& event = "last") const {
    return good(event::open_event(good(db::club::Club::open(file())), event));
  }
  [[nodiscard]] std::filesystem::path file() const { return dir_.filePath("games.sqlite").toStdString(); }
  void show() { screen_ = std::make_unique<Screen>(std::vector<std::string>{"--db", file().string()}); }
  [[nodiscard]] Screen& screen() { return *screen_; }
  void until(const QString& item, bool there = true) {
    ASSERT_TRUE(Screen::wait([&] { return (screen().find(item) != nullptr) == there; })) << item.toStdString();
    screen().rest();
  }
  /// Opens the page, and the event in it.
  void open(db::club::EventId event) {
    show();
    screen().click("go-club");
    until(QString("event-%1").arg(event));
    screen().click(QString("event-%1").arg(event));
    until("section-players");
  }
  /// Types into a field in place of what stands there.
  void fill(const QString& field, const QString& text) {
    screen().click(field);
    QTest::keyClick(screen().desk().window(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(screen().desk().window(), Qt::Key_Delete);
    screen().type(text);
  }
  [[nodiscard]] static QString person(const QString& what, db::PersonId id) { return what + QString::number(id); }

  QTemporaryDir dir_;
  std::unique_ptr<Screen> screen_;
};

}  // namespace arbiter::test
