// SPDX-License-Identifier: MIT
#include "app/desk/models/paper_sheets.h"

#include <QRegularExpression>

#include "app/desk/look/board_look.h"
#include "app/desk/models/club_link.h"
#include "app/desk/models/setup.h"
#include "app/desk/models/table.h"
#include "app/desk/words.h"
#include "app/printing/printing.h"
#include "text/sentences.h"

namespace arbiter::desk {
namespace {

QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QVariantMap refused(const db::Error& error) { return {{"good", false}, {"text", Club::said(error)}}; }

/// Writes the pages, or says why there are none.
QVariantMap written(const db::Expected<std::vector<paper::Page>>& pages, const QString& title, const QString& file) {
  if (!pages) return refused(pages.error());
  const auto printed = printing::write(file.toStdString(), *pages, title.toStdString());
  if (!printed) return refused(printed.error());
  QString text = PaperSheets::tr("Written to %1: %n page(s).", "", static_cast<int>(printed->pages)).arg(file);
  for (const Message& note : printed->notes) text += " " + words::text(note);
  return {{"good", true}, {"text", text}, {"file", file}};
}

/// The letters of pieces as the window writes them in moves.
std::map<std::string, std::string> ownLetters() {
  std::map<std::string, std::string> letters;
  for (const char* kind : {"king", "queen", "rook", "bishop", "knight", "pawn"})
    if (const QString letter = words::letter(kind); !letter.isEmpty()) letters[kind] = letter.toStdString();
  return letters;
}

/// What is chosen for boards, pieces and moves in the window, on paper.
printing::Look chosenLook() {
  using printing::Moves;
  using printing::Pieces;
  using printing::Squares;
  static const QHash<QString, Pieces> kPieces{{"figures", Pieces::figures},
                                              {"symbols", Pieces::figures},
                                              {"characters", Pieces::characters},
                                              {"letters", Pieces::letters}};
  static const QHash<QString, Squares> kSquares{
      {"protocol", Squares::protocol}, {"letters", Squares::letters}, {"numerals", Squares::numerals}};
  static const QHash<QString, Moves> kMoves{
      {"words", Moves::usual}, {"letters", Moves::letters}, {"figurines", Moves::figurines}};
  return {kPieces[BoardLook::of("standing")], kPieces[BoardLook::of("flat")], kSquares[BoardLook::of("squares")],
          kMoves[BoardLook::of("moves")], ownLetters()};
}

}  // namespace

PaperSheets::PaperSheets(std::filesystem::path database, Table* table, Setup* setup, Club* club, ClubLink* link,
                         QObject* parent)
    : QObject(parent), database_(std::move(database)), table_(table), setup_(setup), club_(club), link_(link) {
  pool_.setMaxThreadCount(1);
  connect(club_, &Club::read, this, &PaperSheets::changed);
}

PaperSheets::~PaperSheets() {
  stop_ = true;
  pool_.waitForDone();
}

QVariantList PaperSheets::kinds() {
  QVariantList list;
  for (const printing::Kind& kind : printing::kinds())
    list << QVariantMap{
        {"id", toQt(kind.id)}, {"title", toQt(text::tr(kind.title))}, {"text", toQt(text::tr(kind.about))}};
  return list;
}

QVariantList PaperSheets::rounds() const {
  QVariantList list;
  const auto* event_session = club_->session();
  if (event_session == nullptr) return list;
  for (const db::club::Round& round : event_session->record.rounds) {
    const bool published = !round.published_at.empty();
    list << QVariantMap{{"text", (published ? tr("Round %1") : tr("Round %1, a draft")).arg(round.number)},
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

db::Expected<printing::PhonePages> PaperSheets::phonePages() const {
  printing::PhonePages pages;
  if (link_->address().isEmpty()) return pages;
  auto club = db::club::Club::open(club_->file(), db::Store::Missing::refuse);
  if (!club) return tl::unexpected(club.error());
  for (const db::club::Round& round : club_->session()->record.rounds)
    for (const db::club::Table& table : round.tables) {
      if (table.token.empty()) continue;
      const auto signs = club->seat_signs(table.token);
      if (!signs) return tl::unexpected(signs.error());
      for (const auto& [seat, sign] : *signs)
        pages[table.token][seat] = link::phone_page(link_->address().toStdString(), sign);
    }
  return pages;
}

QVariantMap PaperSheets::writeEvent(const QString& kind, int round, const QString& paper, const QString& file) const {
  const auto* event_session = club_->session();
  if (event_session == nullptr) return {{"good", false}, {"text", tr("No event is open.")}};
  const auto sheet = printing::paper_named(paper.toStdString());
  if (!sheet) return refused(sheet.error());
  const auto phones = phonePages();
  if (!phones) return refused(phones.error());
  return written(printing::event_pages(*event_session, kind.toStdString(), round, *sheet, *phones),
                 club_->title() + ", " + kind, file);
}

QVariantMap PaperSheets::writeGame(qlonglong game, const QString& paper, const QString& file) const {
  const auto sheet = printing::paper_named(paper.toStdString());
  if (!sheet) return refused(sheet.error());
  if (game == 0 || game == table_->gameId())
    return written(printing::game_pages(table_->session(), *sheet, chosenLook()), tr("Score sheet"), file);
  table::Session session(database_);
  const auto resumed = session.resume(game);
  if (!resumed) return {{"good", false}, {"text", words::text(resumed.error().message)}};
  return written(printing::game_pages(session, *sheet, chosenLook()), tr("Score sheet of game %1").arg(game), file);
}

QVariantList PaperSheets::guideKinds(const QVariantMap& page) {
  const QVariantMap rules{
      {"id", "rules"}, {"title", tr("Rules")}, {"text", tr("The whole game on one sheet, to lie beside the board.")}};
  if (!page["armies"].toBool()) return {rules};
  const QVariantMap every{{"id", "every"},
                          {"title", tr("Every army")},
                          {"text", tr("A booklet of all armies of the game, a page for each.")}};
  if (page["army"].toString().isEmpty()) return {rules, every};
  return {QVariantMap{{"id", "army"},
                      {"title", page["title"]},
                      {"text", tr("This army on one page: set-up, power, what is easily overlooked.")}},
          rules, every};
}

QString PaperSheets::guideFile(const QString& kind, const QVariantMap& page) const {
  return page["ruleset"].toString() + "-" +
         (kind == "army"    ? page["army"].toString()
          : kind == "every" ? "armies"
                            : kind) +
         ".pdf";
}

Value PaperSheets::guideSetup(const QString& kind, const QString& ruleset) const {
  Value setup{{"ruleset", ruleset.toStdString()}};
  // The rules are those of the game as it usually is, as the window tells them; an army's page knows the club's own.
  if (kind != "rules")
    setup["options"] = table_->playing() && table_->ruleset() == ruleset ? table_->options() : setup_->chosenOptions();
  return setup;
}

void PaperSheets::beginBooklet(const QVariantMap& page, const QString& paper, const QString& file) {
  const auto sheet = printing::paper_named(paper.toStdString());
  if (!sheet) return booklet(refused(sheet.error()));
  if (busy_) return;
  busy_ = true;
  share_ = 0;
  stop_ = false;
  Q_EMIT workChanged();
  const QString ruleset = page["ruleset"].toString();
  pool_.start([this, file, title = tr("%1, every army").arg(ruleset), setup = guideSetup("every", ruleset),
               sheet = *sheet, look = chosenLook()] {
    const auto progress = [this](std::size_t done, std::size_t all) {
      const double share = static_cast<double>(done) / static_cast<double>(all);
      QMetaObject::invokeMethod(
          this,
          [this, share] {
            share_ = share;
            Q_EMIT workChanged();
          },
          Qt::QueuedConnection);
      return !stop_;
    };
    const QVariantMap result = written(printing::booklet_pages(setup, sheet, look, progress), title, file);
    QMetaObject::invokeMethod(
        this,
        [this, result] {
          busy_ = false;
          Q_EMIT workChanged();
          Q_EMIT booklet(result);
        },
        Qt::QueuedConnection);
  });
}

QVariantMap PaperSheets::writeGuide(const QString& kind, const QVariantMap& page, const QString& paper,
                                    const QString& file) const {
  const auto sheet = printing::paper_named(paper.toStdString());
  if (!sheet) return refused(sheet.error());
  const QString ruleset = page["ruleset"].toString();
  const Value setup = guideSetup(kind, ruleset);
  if (kind == "every")
    return written(printing::booklet_pages(setup, *sheet, chosenLook()), tr("%1, every army").arg(ruleset), file);
  const QString army = kind == "army" ? page["army"].toString() : QString();
  return written(printing::guide_pages(setup, army.toStdString(), *sheet, chosenLook()), page["title"].toString(),
                 file);
}

}  // namespace arbiter::desk
