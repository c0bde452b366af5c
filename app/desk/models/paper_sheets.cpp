// SPDX-License-Identifier: MIT
#include "app/desk/models/paper_sheets.h"

#include <QRegularExpression>

#include "app/desk/models/table.h"
#include "app/paperwork/paperwork.h"

namespace arbiter::desk {
namespace {

QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QVariantMap refused(const db::Error& error) { return {{"good", false}, {"text", Club::said(error)}}; }

/// Writes the pages, or says why there are none.
QVariantMap written(const db::Expected<std::vector<paper::Page>>& pages, const QString& title, const QString& file) {
  if (!pages) return refused(pages.error());
  const auto printed = paperwork::write(file.toStdString(), *pages, title.toStdString());
  if (!printed) return refused(printed.error());
  QString text = "Written to " + file + ": " + QString::fromStdString(paperwork::pages_text(printed->pages)) + ".";
  for (const std::string& note : printed->notes) text += " " + QString::fromStdString(note);
  return {{"good", true}, {"text", text}, {"file", file}};
}

}  // namespace

PaperSheets::PaperSheets(std::filesystem::path database, Table* table, Club* club, QObject* parent)
    : QObject(parent), database_(std::move(database)), table_(table), club_(club) {
  connect(club_, &Club::read, this, &PaperSheets::changed);
}

QVariantList PaperSheets::kinds() {
  QVariantList list;
  for (const paperwork::Kind& kind : paperwork::kinds())
    list << QVariantMap{{"id", toQt(kind.id)}, {"title", toQt(kind.title)}, {"text", toQt(kind.about)}};
  return list;
}

QVariantList PaperSheets::rounds() const {
  QVariantList list;
  const auto* evening = club_->evening();
  if (evening == nullptr) return list;
  for (const db::club::Round& round : evening->record.rounds) {
    const bool published = !round.published_at.empty();
    list << QVariantMap{{"text", QString("Round %1").arg(round.number) + (published ? "" : ", a draft")},
                        {"value", round.number},
                        {"published", published}};
  }
  return list;
}

QString PaperSheets::eventFile(const QString& kind, int round) const {
  static const QRegularExpression kNoName("[^\\w .-]+", QRegularExpression::UseUnicodePropertiesOption);
  QString name = club_->title().replace(kNoName, " ").simplified();
  if (name.isEmpty()) name = "event";
  return name + " " + kind + (round > 0 ? QString(" %1").arg(round) : QString()) + ".pdf";
}

QString PaperSheets::gameFile(const QString& ruleset, qlonglong game) const {
  return ruleset + (game > 0 ? "-" + QString::number(game) : QString()) + ".pdf";
}

QVariantMap PaperSheets::writeEvent(const QString& kind, int round, const QString& paper, const QString& file) const {
  const auto* evening = club_->evening();
  if (evening == nullptr) return {{"good", false}, {"text", "No event is open."}};
  const auto sheet = paperwork::paper_named(paper.toStdString());
  if (!sheet) return refused(sheet.error());
  return written(paperwork::event_pages(*evening, kind.toStdString(), round, *sheet), club_->title() + ", " + kind,
                 file);
}

QVariantMap PaperSheets::writeGame(qlonglong game, const QString& paper, const QString& file) const {
  const auto sheet = paperwork::paper_named(paper.toStdString());
  if (!sheet) return refused(sheet.error());
  if (game == 0 || game == table_->gameId())
    return written(paperwork::game_pages(table_->session(), *sheet), "Score sheet", file);
  table::Session session(database_);
  const auto resumed = session.resume(game);
  if (!resumed.value("ok", false))
    return {{"good", false}, {"text", QString::fromStdString(resumed["error"].value("message", std::string()))}};
  return written(paperwork::game_pages(session, *sheet), QString("Score sheet of game %1").arg(game), file);
}

}  // namespace arbiter::desk
