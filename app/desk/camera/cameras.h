// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>
#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <utility>

#include "app/desk/camera/camera.h"
#include "app/desk/camera/camera_list.h"
#include "app/desk/camera/phones.h"
#include "app/desk/camera/table_pictures.h"
#include "app/desk/running.h"
#include "value/message.h"

namespace arbiter::desk {

/// The cameras of the boards of a game, one each, for QML. One thread reads what they see, in the order in which it was
/// taken, and this feeds the table with it.
class Cameras : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(int count READ count NOTIFY changed)                           ///< as many as the game has boards
  Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY changed)            ///< the one that is being set up, from 0
  Q_PROPERTY(arbiter::desk::Camera* current READ current NOTIFY changed)    ///< that one
  Q_PROPERTY(QString boardId READ boardId WRITE setBoardId NOTIFY changed)  ///< the board that is looked for

 public:
  static Cameras* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Cameras>(engine); }

  static constexpr std::size_t kMost = 9;  ///< joined boards: seats are numbered to 9

  /// `phones`: those that may watch, nullptr: none.
  explicit Cameras(Table* table, PhoneCameras* phones = nullptr, QObject* parent = nullptr);
  ~Cameras() override;

  Q_INVOKABLE [[nodiscard]] arbiter::desk::Camera* at(int board) const;
  /// What a source is called: "camera 0" for a number, the source itself otherwise.
  Q_INVOKABLE [[nodiscard]] static QString named(const QString& source);
  /// The cameras that are there now, see camerasIn.
  Q_INVOKABLE [[nodiscard]] QVariantList found() const { return camerasIn(list_); }
  /// Looks for them in another folder.
  void lookIn(std::filesystem::path list) { list_ = std::move(list); }
  /// Says everything again that was said before.
  void retranslate();
  /// One source a board; an empty one leaves it unwatched. What cannot be opened is told by its camera's `error`.
  void open(const QStringList& sources);
  /// The game on the table was taken up, and these have watched it: cameras and streams watch it again. A film or a
  /// folder would begin from its start: what is still watched of another game is closed, and who sits there is told.
  void takeUp(const QStringList& sources);
  /// Pictures of the table of that width (pixels; 0: none) are kept with every move that is read, for so many days (0:
  /// as long as there is room).
  void keepPictures(int width, int days);
  [[nodiscard]] TablePictures& kept() { return kept_; }
  /// Waits until the sources are open, or are known not to.
  void settle();
  /// Those of the boards from there on.
  void close(std::size_t from = 0);

  [[nodiscard]] int count() const;
  [[nodiscard]] int shown() const { return shown_ < count() ? shown_ : 0; }
  void setShown(int board);
  [[nodiscard]] Camera* current() const { return at(shown()); }
  /// Where none was set that of the game; empty without a game.
  [[nodiscard]] QString boardId() const;
  void setBoardId(const QString& id);
  /// Nothing is being watched, or all of it has been seen.
  [[nodiscard]] bool ended() const;
  /// Why a source could not be opened, the first one; empty when all is well.
  [[nodiscard]] QString error() const;

 Q_SIGNALS:
  void changed();

 private:
  friend class Camera;
  [[nodiscard]] bool watching() const;
  void openAt(std::size_t board, const QString& source);
  void opened(std::uint64_t change, const Message& why);
  void closeAt(std::size_t board);
  void start();
  void syncGame();
  /// Carries a change that the copy of the game has seen over to the game, of which it must be `ply`.
  void follow(int ply, const std::function<bool()>& change);
  void took(const table::WatchedAction& action, int ply);
  void tookPicture(std::size_t board, int ply, const std::string& jpeg);
  void noticed(std::size_t board, const table::WatchAlert& alert, int ply);
  void gap(const table::BoardSources::Gap& gap, std::uint64_t change);
  void setPaused(bool paused);

  /// Is the source a phone that has watched another game, and whose token has ended with that?
  [[nodiscard]] bool spent(const QString& source) const;

  Table* table_;
  PhoneCameras* phones_;
  std::array<Camera*, kMost> cameras_{};
  int shown_ = 0;
  bool taking_ = false, paused_ = false;
  QString boardId_;
  std::filesystem::path list_ = "/sys/class/video4linux";
  TablePictures kept_;
  int keptWidth_ = 0;
  std::unique_ptr<WatchThread> thread_;
};

}  // namespace arbiter::desk
