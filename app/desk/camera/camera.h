// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QImage>
#include <QMap>
#include <QObject>
#include <QVariantList>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "app/desk/camera/lens_setup.h"
#include "app/desk/camera/watch_thread.h"
#include "app/desk/words.h"

namespace arbiter::desk {

class Cameras;
class Table;

/// What watches one board, for QML: the latest picture, where the board was found, what is read on it. Pictures and
/// readings that come faster than the window draws are passed over.
class Camera : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("comes from the program")
  Q_PROPERTY(QString source READ source NOTIFY sourceChanged)  ///< empty: nothing is watched
  /// What was to be watched last, also where that could not be opened or is closed again.
  Q_PROPERTY(QString wished READ wished NOTIFY sourceChanged)
  Q_PROPERTY(QString error READ error NOTIFY sourceChanged)  ///< why a source could not be opened
  Q_PROPERTY(bool ended READ ended NOTIFY sourceChanged)     ///< a film or folder is over
  Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY sourceChanged)
  Q_PROPERTY(QImage picture READ picture NOTIFY pictureChanged)
  Q_PROPERTY(QSize size READ size NOTIFY viewChanged)   ///< of the source's pictures
  Q_PROPERTY(double rate READ rate NOTIFY viewChanged)  ///< pictures a second
  /// off, opening, paused, measuring (the lens), looking, starting, watching, reached, asking, lost
  Q_PROPERTY(QString stage READ stage NOTIFY viewChanged)
  Q_PROPERTY(QString sentence READ sentence NOTIFY viewChanged)  ///< the stage for a person
  /// How well the camera is set up, maps: title, state (good, poor, bad, wait), text.
  Q_PROPERTY(QVariantList checks READ checks NOTIFY viewChanged)
  Q_PROPERTY(QVariantList questions READ questions NOTIFY
                 viewChanged)  ///< what might have been played: text, actions, probability
  Q_PROPERTY(bool readable READ readable NOTIFY viewChanged)  ///< `seen` has something to tell
  /// What is in the way: illegal, ambiguous, incomplete, correct, board-lost …; empty: nothing.
  Q_PROPERTY(QString trouble READ trouble NOTIFY viewChanged)
  /// The id of the game whose set-up the table shows, where another one is watched; empty: none was recognised.
  Q_PROPERTY(QString otherGame READ otherGame NOTIFY viewChanged)
  // Setting the camera up, with a game or before one.
  /// The board that is looked for: an id of Board::find.
  Q_PROPERTY(QString boardId READ boardId NOTIFY measuredChanged)
  Q_PROPERTY(bool measuring READ measuring NOTIFY measuredChanged)
  Q_PROPERTY(QString notFound READ notFound NOTIFY measuredChanged)  ///< why `measure` found no board
  Q_PROPERTY(QString grade READ grade NOTIFY measuredChanged)        ///< good, usable, poor; empty: not measured
  /// What was measured, maps as in `checks`.
  Q_PROPERTY(QVariantList measured READ measured NOTIFY measuredChanged)
  Q_PROPERTY(QStringList advice READ advice NOTIFY measuredChanged)  ///< sentences, the most urgent first
  /// The board's four corners in pixels, to be dragged: set by hand, measured, or found while watching.
  Q_PROPERTY(QVariantList handles READ handles NOTIFY handlesChanged)
  Q_PROPERTY(QStringList profiles READ profiles NOTIFY profilesChanged)  ///< kept tables for this board
  Q_PROPERTY(QString profile READ profile NOTIFY profilesChanged)        ///< the one in use; empty: none
  Q_PROPERTY(QString profileError READ profileError NOTIFY profilesChanged)
  /// Measuring the lens; a step of its own.
  Q_PROPERTY(arbiter::desk::LensSetup* lens READ lens CONSTANT)
  /// Tags on the pieces are read: automatic, on, off. Stays when the source is opened again.
  Q_PROPERTY(QString tags READ tags WRITE setTags NOTIFY tagsChanged)
  Q_PROPERTY(QString tagsText READ tagsText NOTIFY viewChanged)    ///< how many are read, a sentence
  Q_PROPERTY(QString tagsWrong READ tagsWrong NOTIFY viewChanged)  ///< what is wrong with them; empty: nothing
  /// Table instructions, maps do, sq, to, piece, text, rule: as the camera sees it, else as the referee asks for.
  Q_PROPERTY(QVariantList todo READ todo NOTIFY todoChanged)
  Q_PROPERTY(QVariantList clicked READ clicked NOTIFY clickedChanged)       ///< corners set by hand so far, in pixels
  Q_PROPERTY(QString nextCorner READ nextCorner NOTIFY clickedChanged)      ///< which corner is to be clicked next
  Q_PROPERTY(QString south READ south WRITE setSouth NOTIFY sourceChanged)  ///< bottom, left, top, right; empty: found

 public:
  Camera(Cameras* all, Table* table, std::size_t board);

  /// Opens a source and watches this board of the game on the table through it; `error` says why that is not possible.
  Q_INVOKABLE void open(const QString& source);
  Q_INVOKABLE void close();
  /// A person's answer to a question: these actions were played.
  Q_INVOKABLE void answer(const QStringList& actions);
  /// The four corners by hand: a1's, the far end of the first rank, the one opposite a1, the far end of the a-file.
  Q_INVOKABLE void clickCorner(double x, double y);
  Q_INVOKABLE void startCorners();
  Q_INVOKABLE void findCorners();  ///< look for the board again
  /// Looks for the board in the latest picture and judges how well it can be read there.
  Q_INVOKABLE void measure();
  /// A corner is being dragged; `dropCorner` takes the corners as they are then.
  Q_INVOKABLE void dragCorner(int index, double x, double y);
  Q_INVOKABLE void dropCorner();
  /// Keeps where the board lies and through which lens, under a name; used at once and whenever the source of that name
  /// is opened.
  Q_INVOKABLE bool keepProfile(const QString& name);
  Q_INVOKABLE bool useProfile(const QString& name);
  /// What a profile of this source is called: "camera 0", a file's name; of joined boards, which may all be in its
  /// pictures, a later one's has the board's number after it.
  Q_INVOKABLE [[nodiscard]] QString sourceName() const;

  [[nodiscard]] QString boardId() const;
  [[nodiscard]] const QString& source() const { return source_; }
  [[nodiscard]] const QString& wished() const { return wished_; }
  /// A camera's number or device, or an address: it shows what happens now. Else a film or folder.
  [[nodiscard]] static bool goesOn(const QString& source);
  [[nodiscard]] const QString& error() const { return error_; }
  [[nodiscard]] bool ended() const { return ended_; }
  [[nodiscard]] bool paused() const;
  void setPaused(bool paused);
  [[nodiscard]] const QImage& picture() const { return picture_; }
  [[nodiscard]] QSize size() const { return size_; }
  [[nodiscard]] double rate() const { return rate_; }
  [[nodiscard]] QString stage() const;
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] QVariantList checks() const;
  [[nodiscard]] QVariantList questions() const;
  [[nodiscard]] QString trouble() const;
  [[nodiscard]] const QString& otherGame() const { return otherGame_; }
  [[nodiscard]] QVariantList todo() const;
  [[nodiscard]] bool readable() const;
  /// What stands on the board as it is read now, square -> piece string; kinds are guesses from the looks of the pieces
  /// of this game, pawns where nothing can be told.
  Q_INVOKABLE [[nodiscard]] QVariantMap seen() const;
  /// The game's pieces brought to what is read for certain, see `settled`: for "this is how it stands".
  Q_INVOKABLE [[nodiscard]] QVariantMap settledTable() const;
  /// How the board would stand if these actions had been played instead of what was recorded on a guess: maps `pieces`
  /// (square, army, controller, kind, text) and `changed` (squares). Both empty where that is no course of the game.
  Q_INVOKABLE [[nodiscard]] QVariantMap after(const QStringList& actions) const;
  [[nodiscard]] QVariantList clicked() const;
  [[nodiscard]] bool measuring() const { return measuring_; }
  [[nodiscard]] QString notFound() const { return measured_ ? words::text(measured_->why) : QString(); }
  [[nodiscard]] QString grade() const;
  [[nodiscard]] QVariantList measured() const;
  [[nodiscard]] QStringList advice() const;
  [[nodiscard]] QVariantList handles() const;
  [[nodiscard]] QStringList profiles() const;
  [[nodiscard]] const QString& profile() const { return profile_; }
  [[nodiscard]] const QString& profileError() const { return profileError_; }
  [[nodiscard]] LensSetup* lens() const { return lens_; }
  [[nodiscard]] QString tags() const;
  void setTags(const QString& mode);
  [[nodiscard]] QString tagsText() const;
  [[nodiscard]] QString tagsWrong() const { return words::text(view_.tagsWrong); }
  [[nodiscard]] QString nextCorner() const;
  [[nodiscard]] const QString& south() const { return south_; }
  void setSouth(const QString& side);
  [[nodiscard]] const WatchView& view() const { return view_; }
  /// The squares as they were measured last, in pixels of the source; none before.
  [[nodiscard]] std::vector<QPolygonF> measuredCells() const {
    return measured_ ? measured_->cells : std::vector<QPolygonF>{};
  }

 Q_SIGNALS:
  void sourceChanged();
  void pictureChanged();
  void viewChanged();
  void todoChanged();
  void clickedChanged();
  void measuredChanged();
  void handlesChanged();
  void profilesChanged();
  void tagsChanged();

 private:
  [[nodiscard]] bool awaitsPhone() const;     ///< its source is a phone that has not joined yet
  [[nodiscard]] QString pictureText() const;  ///< how large pictures are, and how many come
  friend class Cameras;
  friend class LensSetup;
  /// What the other threads leave for this one; one note at a time is under way.
  struct Latest {
    std::mutex mutex;
    QImage picture;
    QSize size;
    std::uint64_t change = 0;  ///< of the sources, after which the picture was taken
    int pictures = 0;
    bool pictureTold = false;
    std::optional<WatchView> view;  ///< none when it was taken
    bool viewTold = false;
    std::optional<LensView> lens;
    bool lensTold = false;
  };
  [[nodiscard]] WatchThread* reader() const;  ///< null while nothing watches this board
  [[nodiscard]] std::filesystem::path profilesFile() const;
  /// Watches through this lens from now on, and keeps it in the profile of the source, or with the place as soon as
  /// the board is found. Returns the profile's name, empty as long as there is none.
  QString useLens(const calibration::Lens& lens);
  /// What is kept apart for each of joined boards: an alert's key, a sentence's beginning.
  [[nodiscard]] QString key(const char* alert) const;
  [[nodiscard]] QString where() const;
  [[nodiscard]] QString cameraName() const;  ///< the source's alone
  /// The lens of its source is being measured, for this board or another: nothing is read meanwhile.
  [[nodiscard]] bool lensing() const;
  void wish(const QString& source);
  /// `change`: of its source; `opens`: the one that opens it, which another board may have asked for.
  void opened(const QString& source, std::uint64_t change, std::uint64_t opens, bool opening);
  void closed();
  void showTable(TableView view);
  void takeCorners();
  void gap(const vision::NoFrame& gap);
  void showPicture();
  void showView();
  void showLens();
  void showAlert();
  /// Says so where no board is found for some time.
  void lookForBoard();
  void notice(const table::WatchAlert& alert);

  Cameras* all_;
  Table* table_;
  std::size_t board_;
  QString source_, wished_, error_, south_;
  bool ended_ = false;
  QString otherGame_;
  bool gone_ = false;                        ///< it gives no pictures, or is not there any more
  static constexpr qint64 kPatience = 5000;  ///< milliseconds until a board should have been found
  qint64 lookingSince_ = 0;                  ///< 0: a board is found, or none is looked for
  int seenAt_ = 0;                           ///< Table::steps when the view was taken
  bool opening_ = false;                     ///< the source is not open yet
  std::uint64_t change_ = 0;                 ///< of its source, the last: what was seen before is of another one
  std::uint64_t opens_ = 0;                  ///< the change that opens its source
  QImage picture_;
  QSize size_;
  double rate_ = 0;
  qint64 lastTick_ = 0;
  int pictures_ = 0;
  WatchView view_;
  std::vector<QPointF> corners_;
  bool clicking_ = false, measuring_ = false;
  QString profile_, profileError_;
  std::optional<TableView> measured_;
  LensSetup* lens_;
  bool lensBusy_ = false;
  table::WatchOptions::Tags tags_ = table::WatchOptions::Tags::automatic;
  QMap<QString, calibration::Lens> lensOf_;        ///< measured, by source
  bool keepWhenFound_ = false;                     ///< a lens waits for the place it is kept with
  QMap<QString, std::vector<QPointF>> cornersOf_;  ///< set by hand, by source: taken again when it is opened again
  std::shared_ptr<Latest> latest_ = std::make_shared<Latest>();
};

}  // namespace arbiter::desk
