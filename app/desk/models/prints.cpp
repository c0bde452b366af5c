// SPDX-License-Identifier: MIT
#include "app/desk/models/prints.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

#include "app/desk/words.h"
#include "calibration/prints/catalogue.h"

namespace arbiter::desk {
namespace {

QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

calibration::PrintOrder orderOf(const QVariantMap& order) {
  return {order["print"].toString().toStdString(), order["paper"].toString().toStdString(), order["size"].toDouble(),
          order["board"].toString().toStdString()};
}

QString folder() {
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

/// A file as a person writes it: "~" is home, what names no folder lies in the documents, a PDF ends in .pdf.
QString resolved(const QString& file) {
  QString path = file.trimmed();
  if (path.startsWith("~/")) path = QDir::homePath() + path.mid(1);
  path = QDir::cleanPath(QDir(folder()).absoluteFilePath(path));
  return path.endsWith(".pdf", Qt::CaseInsensitive) || QFileInfo(path).isDir() ? path : path + ".pdf";
}

QVariantMap refused(const calibration::Error& error) {
  return {{"good", false}, {"text", words::text(error.message) + "."}};
}

QString pagesText(std::size_t pages) { return Prints::tr("%n page(s); print at 100 %.", "", static_cast<int>(pages)); }

}  // namespace

QVariantList Prints::kinds() const {
  QVariantList list;
  for (const calibration::Print& print : calibration::prints()) {
    QVariantMap map{{"id", toQt(print.id)},
                    {"title", toQt(print.title)},
                    {"about", toQt(print.about) + ". " + toQt(print.use)},
                    {"ofBoard", print.of_board}};
    if (print.size) {
      map["what"] = toQt(print.size->what);
      map["least"] = print.size->least;
      map["most"] = print.size->most;
      map["usual"] = print.size->usual;
    }
    list << map;
  }
  return list;
}

QStringList Prints::papers() const {
  QStringList names;
  for (const calibration::Paper& paper : calibration::papers()) names << QString::fromStdString(paper.name);
  return names;
}

QString Prints::boardText(const QString& board) const {
  const Board* one = Board::find(board.toStdString());
  if (one == nullptr) return {};
  return (one->style() == BoardStyle::points ? tr("%1 × %2 points") : tr("%1 × %2 squares"))
      .arg(one->width())
      .arg(one->height());
}

QString Prints::place(const QVariantMap& order) const {
  return folder() + "/" + QString::fromStdString(calibration::file_name(orderOf(order)));
}

QVariantMap Prints::preview(const QVariantMap& order) const {
  const auto sheets = calibration::sheets_of(orderOf(order));
  if (!sheets) return refused(sheets.error());
  return {{"good", true}, {"text", pagesText(sheets->size())}, {"pages", static_cast<int>(sheets->size())}};
}

QVariantMap Prints::write(const QVariantMap& order, const QString& file) const {
  if (file.trimmed().isEmpty()) return {{"good", false}, {"text", tr("Say where to write it.")}};
  const QString path = resolved(file);
  const auto pages = calibration::print_to(path.toStdString(), orderOf(order));
  if (!pages) return refused(pages.error());
  return {{"good", true}, {"text", tr("Written to %1: %2").arg(path, pagesText(*pages))}, {"file", path}};
}

bool Prints::replaces(const QString& file) const {
  return !file.trimmed().isEmpty() && QFileInfo(resolved(file)).isFile();
}

QString Prints::show(const QString& file) const {
  if (QDesktopServices::openUrl(QUrl::fromLocalFile(file))) return {};
  return tr("No program opens PDF files here. Take %1 to one that does.").arg(file);
}

}  // namespace arbiter::desk
