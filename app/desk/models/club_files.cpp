// SPDX-License-Identifier: MIT
#include "app/desk/models/club_files.h"

#include <QRegularExpression>

#include "app/event/exchange/export.h"
#include "db/export.h"

namespace arbiter::desk {

ClubFiles::ClubFiles(Club* club, QObject* parent) : QObject(parent), club_(club) {
  connect(club_, &Club::read, this, &ClubFiles::changed);
}

QVariantList ClubFiles::formats() const {
  const auto* session = club_->session();
  if (session == nullptr) return {};
  const auto format = [](const char* id, const QString& title, const QString& text) {
    return QVariant(QVariantMap{{"id", id}, {"title", title}, {"text", text}});
  };
  QVariantList list{format("html", tr("Page"),
                           tr("Standings and seatings on one page, to be opened in a browser, printed and put up.")),
                    format("csv", tr("Standings"), tr("A line a player, for a spreadsheet (CSV).")),
                    format("seats", tr("Seats"), tr("A line for every seat of every table, for a spreadsheet (CSV)."))};
  if (session->record.event.seats == 2)
    list << format("trf", tr("Report"), tr("The tournament report that federations take (TRF)."));
  return list;
}

QString ClubFiles::fileName(const QString& format) const {
  static const QRegularExpression kNoName("[^\\w .-]+", QRegularExpression::UseUnicodePropertiesOption);
  QString name = club_->title().replace(kNoName, " ").simplified();
  if (name.isEmpty()) name = "event";
  if (format == "seats") name += " seats";
  return name + "." + (format == "seats" ? QString("csv") : format);
}

QVariantMap ClubFiles::write(const QString& format, const QString& file) const {
  const auto* session = club_->session();
  if (session == nullptr) return {{"good", false}, {"text", tr("No event is open.")}};
  std::vector<Message> leftOut;
  const auto text = event::written(*session, format.toStdString(), club_->file(), leftOut);
  const auto done = text ? db::write_file(file.toStdString(), *text) : tl::unexpected(text.error());
  if (!done) return {{"good", false}, {"text", Club::said(done.error())}};
  return {{"good", true}, {"text", tr("Written to %1.").arg(file)}};
}

}  // namespace arbiter::desk
