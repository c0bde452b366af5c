// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <filesystem>
#include <memory>
#include <string>

#include "db/pictures.h"
#include "value/message.h"

namespace arbiter::table {
class PictureKeeper;
}

namespace arbiter::desk {

/// Keeps pictures of the table with the game's moves, in a thread of its own: the window never waits for it.
class TablePictures : public QObject {
  Q_OBJECT

 public:
  explicit TablePictures(QObject* parent = nullptr);
  ~TablePictures() override;

  /// From now on pictures of that width (pixels; 0: none) are kept for so many days (0: as long as there is room)
  /// beside the games in that file.
  void wish(const std::filesystem::path& games, int width, int days);
  void keep(db::GameId game, db::Pictures::Place place, const std::string& jpeg);
  /// Waits until everything that was to be kept is.
  void settle() { pool_.waitForDone(); }

 Q_SIGNALS:
  /// A picture could not be kept, and why; told once as long as the reason is the same.
  void failed(const QString& why);

 private:
  std::shared_ptr<table::PictureKeeper> keeper_;
  Message told_;
  QThreadPool pool_;  ///< of one thread
};

}  // namespace arbiter::desk
