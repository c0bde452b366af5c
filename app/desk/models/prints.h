// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QVariantList>

#include "app/desk/running.h"

namespace arbiter::desk {

/// What can be printed (calibration/prints/catalogue.h), for QML. An order is a map: print, paper, size (millimetres; 0
/// or nothing: the usual one), board.
class Prints : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// Maps: id, title, about, ofBoard and, where a size may be chosen, what, least, most, usual.
  Q_PROPERTY(QVariantList kinds READ kinds CONSTANT)
  Q_PROPERTY(QStringList papers READ papers CONSTANT)

 public:
  static Prints* create(QQmlEngine* engine, QJSEngine* /*unused*/) { return running<Prints>(engine); }

  explicit Prints(QObject* parent) : QObject(parent) {}  // no default: QML would make one of its own

  [[nodiscard]] QVariantList kinds() const;
  [[nodiscard]] QStringList papers() const;
  /// "14 × 14 squares", "9 × 10 points".
  Q_INVOKABLE [[nodiscard]] QString boardText(const QString& board) const;
  /// Where it is written when nobody says otherwise: in the person's documents, or at home when there are none.
  Q_INVOKABLE [[nodiscard]] QString place(const QVariantMap& order) const;
  /// What would be written: pages (0 when it cannot be), text (a sentence), good.
  Q_INVOKABLE [[nodiscard]] QVariantMap preview(const QVariantMap& order) const;
  /// Writes the PDF: good, text (a sentence, or why not), file.
  Q_INVOKABLE [[nodiscard]] QVariantMap write(const QVariantMap& order, const QString& file) const;
  /// There is a file already, which `write` replaces.
  Q_INVOKABLE [[nodiscard]] bool replaces(const QString& file) const;
  /// Opens a PDF with the program that does so here. Returns why not, empty when it was opened.
  Q_INVOKABLE [[nodiscard]] QString show(const QString& file) const;
  /// The printers of this machine (those that CUPS knows), the usual one first; empty where there is none.
  Q_INVOKABLE [[nodiscard]] static QStringList printers();
  /// Sends a PDF to one of them. Maps good, text (a sentence: that it was sent, or why not).
  Q_INVOKABLE [[nodiscard]] static QVariantMap send(const QString& file, const QString& printer);
};

}  // namespace arbiter::desk
