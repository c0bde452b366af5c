#pragma once

#include <QObject>
#include <QVariantList>
#include <filesystem>

namespace arbiter::desk {

/// The games that are kept in the database.
class Library : public QObject {
  Q_OBJECT
  /// Maps: id, title, begun, moves, status, source, over, outcome, seats (name, player, army, pointsText, winner).
  Q_PROPERTY(QVariantList games READ games NOTIFY changed)
  Q_PROPERTY(QString error READ error NOTIFY changed)
  Q_PROPERTY(QString file READ file CONSTANT)
  Q_PROPERTY(QString home READ home CONSTANT)  ///< the folder where looking for a file begins

 public:
  explicit Library(std::filesystem::path file, QObject* parent = nullptr);

  [[nodiscard]] const QVariantList& games() const { return games_; }
  [[nodiscard]] const QString& error() const { return error_; }
  [[nodiscard]] QString file() const { return QString::fromStdString(file_.string()); }

  [[nodiscard]] static QString home();

  Q_INVOKABLE void refresh();
  /// The awards of a game, a list of maps: seat, pointsText, reason, rule, piece.
  Q_INVOKABLE [[nodiscard]] QVariantList awards(qlonglong game) const;
  /// Copies the database to a file of its own, checked. Returns the file's name or, behind "!", why not.
  Q_INVOKABLE QString backUp();

 Q_SIGNALS:
  void changed();

 private:
  std::filesystem::path file_;
  QVariantList games_;
  QString error_;
};

}  // namespace arbiter::desk
