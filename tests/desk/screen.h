// SPDX-License-Identifier: MIT
#pragma once

#include <QQuickItem>
#include <QTemporaryDir>
#include <memory>
#include <string>

#include "app/desk/desk.h"
#include "app/footage/director.h"

namespace arbiter::test {

/// A window off the screen, worked as a person would: things are found by their names and clicked.
class Screen {
 public:
  /// Opens the window; `arguments` as on the command line, a database of its own unless `--db` names one.
  explicit Screen(const std::vector<std::string>& arguments, table::Referee referee = table::make_referee());

  [[nodiscard]] desk::Desk& desk() { return *desk_; }
  [[nodiscard]] desk::Table& table() { return desk_->table(); }
  [[nodiscard]] std::filesystem::path database() const;

  /// Waits until what has changed is laid out, what is to come at once has come, and it is drawn.
  void rest();
  /// The visible item of that name, or nullptr.
  [[nodiscard]] QQuickItem* find(const QString& name) const;
  /// The same when it is there and stays where it is, `before` done to it each time it is looked for; at most five
  /// seconds are waited.
  [[nodiscard]] QQuickItem* standing(const QString& name, const std::function<void(QQuickItem*)>& before = {});
  void click(const QString& name);
  /// Selects a game of the table of games.
  void chooseGame(qlonglong game);
  /// Scrolls until the item of that name is seen.
  void show(const QString& name);
  void clickSquare(const QString& board, const QString& square);
  void drag(const QString& board, const QString& from, const QString& to);
  void type(const QString& text);
  /// Waits until `done`; false when it takes longer than `seconds`.
  static bool wait(const std::function<bool()>& done, int seconds = 10);
  /// Writes NAME.png beside the build.
  void picture(const QString& name);
  /// Everything that is written in the window now, and what a program that reads it aloud would say.
  [[nodiscard]] QStringList told() const;
  [[nodiscard]] QString text(const QString& name) const;
  /// The middle of a square in the window.
  [[nodiscard]] QPoint middle(const QString& board, const QString& square) const;

 private:
  QTemporaryDir dir_;
  std::filesystem::path database_;
  std::unique_ptr<desk::Desk> desk_;
};

/// A film of the game, of a folder of that name in `dir`: what to watch. Fails the test, and is empty, when it cannot
/// be made.
std::string filmed(const QTemporaryDir& dir, const QString& name, const footage::Script& script,
                   const vision::simulate::Scene& scene);

}  // namespace arbiter::test
