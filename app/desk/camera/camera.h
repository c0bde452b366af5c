#pragma once

#include <QImage>
#include <QObject>
#include <QVariantList>
#include <atomic>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "app/desk/camera/watch_thread.h"

namespace arbiter::desk {

class Table;

/// What watches the table, for QML: the latest picture, where the board was found, what is read on it. It feeds the
/// table with what was read. Pictures and readings that come faster than the window draws are passed over.
class Camera : public QObject {
  Q_OBJECT
  Q_PROPERTY(QString source READ source NOTIFY sourceChanged)  ///< empty: nothing is watched
  Q_PROPERTY(QString error READ error NOTIFY sourceChanged)    ///< why a source could not be opened
  Q_PROPERTY(bool ended READ ended NOTIFY sourceChanged)       ///< a film or folder is over
  Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY sourceChanged)
  Q_PROPERTY(QImage picture READ picture NOTIFY pictureChanged)
  Q_PROPERTY(QSize size READ size NOTIFY viewChanged)      ///< of the source's pictures
  Q_PROPERTY(double rate READ rate NOTIFY viewChanged)     ///< pictures a second
  Q_PROPERTY(QString stage READ stage NOTIFY viewChanged)  ///< off, looking, starting, watching, reached, asking, lost
  Q_PROPERTY(QString sentence READ sentence NOTIFY viewChanged)  ///< the stage for a person
  /// How well the camera is set up, maps: title, state (good, poor, bad, wait), text.
  Q_PROPERTY(QVariantList checks READ checks NOTIFY viewChanged)
  Q_PROPERTY(QVariantList questions READ questions NOTIFY
                 viewChanged)  ///< what might have been played: text, actions, probability
  /// What hands must do, maps do, sq, to, piece, text, rule: as the camera sees it, else as the referee asks for.
  Q_PROPERTY(QVariantList todo READ todo NOTIFY todoChanged)
  Q_PROPERTY(QVariantList clicked READ clicked NOTIFY clickedChanged)       ///< corners set by hand so far, in pixels
  Q_PROPERTY(QString nextCorner READ nextCorner NOTIFY clickedChanged)      ///< which corner is to be clicked next
  Q_PROPERTY(QString south READ south WRITE setSouth NOTIFY sourceChanged)  ///< bottom, left, top, right; empty: found

 public:
  explicit Camera(Table* table, QObject* parent = nullptr);
  ~Camera() override;

  /// Opens a source and watches the game on the table through it. Returns false with `error` set.
  Q_INVOKABLE bool open(const QString& source);
  Q_INVOKABLE void close();
  /// A person's answer to a question: these actions were played.
  Q_INVOKABLE void answer(const QStringList& actions);
  /// The four corners by hand: a1's, the far end of the first rank, the one opposite a1, the far end of the a-file.
  Q_INVOKABLE void clickCorner(double x, double y);
  Q_INVOKABLE void startCorners();
  Q_INVOKABLE void findCorners();  ///< look for the board again

  [[nodiscard]] const QString& source() const { return source_; }
  [[nodiscard]] const QString& error() const { return error_; }
  [[nodiscard]] bool ended() const { return ended_; }
  [[nodiscard]] bool paused() const { return paused_; }
  void setPaused(bool paused);
  [[nodiscard]] const QImage& picture() const { return picture_; }
  [[nodiscard]] QSize size() const { return size_; }
  [[nodiscard]] double rate() const { return rate_; }
  [[nodiscard]] QString stage() const;
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] QVariantList checks() const;
  [[nodiscard]] QVariantList questions() const;
  [[nodiscard]] QVariantList todo() const;
  [[nodiscard]] QVariantList clicked() const;
  [[nodiscard]] QString nextCorner() const;
  [[nodiscard]] const QString& south() const { return south_; }
  void setSouth(const QString& side);
  [[nodiscard]] const WatchView& view() const { return view_; }

 Q_SIGNALS:
  void sourceChanged();
  void pictureChanged();
  void viewChanged();
  void todoChanged();
  void clickedChanged();

 private:
  void syncGame();
  void took(const table::WatchedAction& action, int ply);
  void gap(const vision::NoFrame& gap);
  void showPicture();
  void showView();
  void showAlert();

  Table* table_;
  QString source_, error_, south_;
  bool ended_ = false, paused_ = false, taking_ = false;
  QImage picture_;
  QSize size_;
  double rate_ = 0;
  qint64 lastTick_ = 0;
  int pictures_ = 0;
  WatchView view_;
  std::vector<QPointF> corners_;
  bool clicking_ = false;
  // What the other threads leave for this one; one note at a time is under way.
  struct Latest {
    std::mutex mutex;
    QImage picture;
    QSize size;
    int pictures = 0;
    bool pictureTold = false;
    WatchView view;
    bool viewTold = false;
  };
  std::shared_ptr<Latest> latest_;
  std::jthread closing_;
  std::unique_ptr<WatchThread> thread_;
};

}  // namespace arbiter::desk
