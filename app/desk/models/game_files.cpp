// SPDX-License-Identifier: MIT
#include "app/desk/models/game_files.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMap>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "app/desk/models/table.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/printing/qr_code.h"
#include "app/table/message_text.h"
#include "app/table/session.h"
#include "db/export.h"
#include "text/json_text.h"

namespace arbiter::desk {

namespace {

constexpr std::size_t kTags = 4000;  // bytes at the beginning of a game in which its tags stand

QString sentence(const Refusal& why) { return words::text(why.message); }

/// What the tags of a game say of it.
QVariantMap describe(const table::GamePart& part, std::size_t number) {
  static const QRegularExpression tag(R"(^\s*\[(\w+)\s+"([^"]*)\"\s*\])", QRegularExpression::MultilineOption);
  QMap<QString, QString> tags;
  const QString head = QString::fromUtf8(part.text.data(), static_cast<int>(std::min(kTags, part.text.size())));
  for (auto it = tag.globalMatch(head); it.hasNext();) {
    const auto match = it.next();
    if (!match.captured(2).contains('?')) tags[match.captured(1)] = match.captured(2);
  }
  QStringList who, details;
  for (const char* seat : {"White", "Black", "Red", "Blue", "Yellow", "Green"})
    if (const QString player = tags.value(seat); !player.isEmpty()) who << player;
  for (const char* name : {"Event", "Date", "Result"})
    if (const QString one = tags.value(name); !one.isEmpty() && one != "*") details << one;
  details << GameFiles::tr("from line %1").arg(part.line);
  const QString count = GameFiles::tr("Game %1").arg(number + 1);
  return {{"title", who.isEmpty() ? count : who.join(" – ")}, {"detail", details.join(" · ")}};
}

/// Loads one game and says what became of it.
QVariantMap keep(table::Session& session, const table::GamePart& part, const std::filesystem::path& file,
                 const QString& title, db::GameId known) {
  table::TableInfo info;
  info.source = file.filename().string();
  const auto reply = table::load_game(session, part, info, known);
  if (!reply) return {{"title", title}, {"id", 0}, {"text", sentence(reply.error())}};
  if (reply->already)
    return {{"title", title},
            {"id", QVariant::fromValue<qlonglong>(reply->game.value_or(0))},
            {"already", true},
            {"text", GameFiles::tr("This is game %1, which was there already.").arg(reply->game.value_or(0))}};
  const auto plies = session.history().back().number;
  const QString outcome =
      Table::outcomeOf(reply->state, [](const QString& seat) { return words::seat(seat); }).toLower();
  const QString far = outcome.isEmpty() ? GameFiles::tr("%1, %n move(s), not finished.", "", plies)
                                        : GameFiles::tr("%1, %n move(s), over.", "", plies);
  QString what = far.arg(RulesView(QString::fromStdString(reply->state.ruleset)).title());
  if (!reply->warning.empty()) what += " " + words::text(reply->warning);
  QStringList leftOut;
  for (const Message& note : reply->left_out) leftOut << words::text(note);
  return {{"title", title},
          {"id", QVariant::fromValue<qlonglong>(reply->game.value_or(0))},
          {"text", what},
          {"leftOut", leftOut}};
}

/// What became of several games that were written.
struct Written {
  int games = 0;
  int failed = 0;
  QString why;  ///< of the first that could not be written
};

void add(Written& all, const Expected<table::Record>& record, db::GameId game, const QString& name,
         const QDir& folder) {
  QString why;
  if (!record) {
    why = sentence(record.error());
  } else {
    const QString file = folder.filePath(
        QString("%1-%2%3").arg(name).arg(game).arg(QString::fromStdString(table::extension_of(record->format))));
    const auto done = db::write_file(file.toStdString(), record->text(2) + (record->record.is_text() ? "" : "\n"));
    if (!done) why = words::text(done.error().message);
  }
  if (why.isEmpty()) {
    ++all.games;
  } else if (all.failed++ == 0) {
    all.why = GameFiles::tr("Game %1: %2").arg(game).arg(why);
  }
}

}  // namespace

GameFiles::GameFiles(std::filesystem::path database, Table* table, QObject* parent)
    : QObject(parent), database_(std::move(database)), table_(table) {
  pool_.setMaxThreadCount(1);
}

GameFiles::~GameFiles() {
  stop_ = true;
  pool_.waitForDone();
}

template <class Work, class Done>
void GameFiles::beside(Work work, Done done) {
  busy_ = true;
  Q_EMIT changed();
  pool_.start([this, work = std::move(work), done = std::move(done), turn = turn_] {
    QMetaObject::invokeMethod(
        this,
        [this, done, turn, what = work()] {
          // Nobody waits for it any more, but games may have been kept.
          if (turn != turn_) return kept();
          busy_ = false;
          done(what);
          Q_EMIT changed();
        },
        Qt::QueuedConnection);
  });
}

void GameFiles::look(const QString& file) {
  close();
  file_ = file.toStdString();
  name_ = QFileInfo(file).fileName();
  using Parts = tl::expected<std::vector<table::GamePart>, Message>;
  beside(
      [path = file_]() -> Parts {
        const auto bytes = table::read_game_file(path);
        if (!bytes) return tl::unexpected(bytes.error());
        return table::games_in(*bytes, path).map_error([](const Refusal& why) { return why.message; });
      },
      [this](const Parts& parts) {
        if (!parts) {
          error_ = words::text(parts.error());
          return;
        }
        parts_ = *parts;
        for (std::size_t i = 0; i < parts_.size(); ++i) found_ << describe(parts_[i], i);
        if (parts_.size() == 1) load(0);
      });
}

void GameFiles::load(int game) {
  if (busy_ || game >= static_cast<int>(parts_.size())) return;
  std::vector<std::pair<table::GamePart, QString>> wanted;
  for (int i = game < 0 ? 0 : game; i < (game < 0 ? static_cast<int>(parts_.size()) : game + 1); ++i) {
    const QVariantMap told = found_[i].toMap();
    wanted.emplace_back(parts_[static_cast<std::size_t>(i)], parts_.size() == 1 ? name_ : told["title"].toString());
  }
  beside(
      [this, wanted = std::move(wanted), database = database_, file = file_, turn_of = turn_] {
        QVariantList done;
        table::Session session(database);
        const db::GameId known = session.newest_game();
        for (const auto& [part, title] : wanted) {
          if (stop_) break;
          done << keep(session, part, file, title, known);
          QMetaObject::invokeMethod(
              this, [this, turn = turn_of, n = done.size()] { tellRead(turn, static_cast<int>(n)); },
              Qt::QueuedConnection);
        }
        return done;
      },
      [this](const QVariantList& done) {
        loaded_ = done;
        Q_EMIT kept();
      });
}

void GameFiles::tellRead(int turn, int games) {
  if (turn != turn_) return;
  read_ = games;
  Q_EMIT changed();
}

void GameFiles::close() {
  writing_ = ++turn_;
  read_ = 0;
  busy_ = false;
  parts_.clear();
  found_.clear();
  loaded_.clear();
  name_.clear();
  error_.clear();
  Q_EMIT changed();
}

QVariantList GameFiles::formats(const QString& ruleset) const {
  const QMap<QString, QString> titles{{"text", tr("Text")}, {"json", "JSON"}};
  QVariantList list;
  for (const QString& id : RulesView(ruleset).formats())
    list << QVariantMap{{"id", id}, {"title", titles.value(id, id.toUpper())}};
  return list;
}

QString GameFiles::fileName(const QString& ruleset, qlonglong game, const QString& format) const {
  return ruleset + (game > 0 ? "-" + QString::number(game) : QString()) +
         QString::fromStdString(table::extension_of(format.toStdString()));
}

bool GameFiles::replaces(const QString& file) const { return QFileInfo(file).isFile(); }

Expected<table::Record> GameFiles::recordOf(qlonglong game, const QString& format) const {
  std::optional<table::Session> own;
  QString why;
  if (const table::Session* session = sessionOf(game, own, why)) return session->record(format.toStdString());
  return refuse("not_found", as_it_is(why.toStdString()));
}

QString GameFiles::copy(qlonglong game) const {
  const auto reply = recordOf(game, "usual");
  if (!reply) return sentence(reply.error());
  QGuiApplication::clipboard()->setText(QString::fromStdString(reply->text()));
  return tr("Game %1 is on the clipboard.").arg(game);
}

QVariantMap GameFiles::code(qlonglong game, const QString& format) const {
  const auto reply = recordOf(game, format);
  if (!reply) return {{"good", false}, {"text", sentence(reply.error())}};
  const std::string record = reply->text();
  if (!printing::qr_code(record))
    return {{"good", false}, {"text", tr("The record is too long for a code. A file has room for it.")}};
  return {{"good", true}, {"text", QString::fromStdString(record)}};
}

QVariantMap GameFiles::write(qlonglong game, const QString& format, const QString& file) const {
  const auto reply = recordOf(game, format);
  if (!reply) return {{"good", false}, {"text", sentence(reply.error())}};
  const auto done = db::write_file(file.toStdString(), reply->text(2) + (reply->record.is_text() ? "" : "\n"));
  if (!done) return {{"good", false}, {"text", words::text(done.error().message)}};
  return {{"good", true}, {"text", tr("Written to %1.").arg(file)}};
}

void GameFiles::writeMany(GameList* list, const QString& format, const QString& folder) {
  if (busy_) return;
  forgetWritten();
  const QDir above(folder);
  const QString name = QDateTime::currentDateTime().toString("'games-'yyyyMMdd-HHmmss");
  if (!above.mkdir(name)) {
    written_ = {{"good", false}, {"text", tr("The folder %1 cannot be made.").arg(above.filePath(name))}};
    Q_EMIT changed();
    return;
  }
  const QDir into(above.filePath(name));
  auto games = list->chosen();
  // The game on the table is written as it stands there; the thread reads the others for itself.
  Written begun;
  if (const auto here = std::ranges::find(games, table_->gameId()); table_->gameId() > 0 && here != games.end()) {
    add(begun, recordOf(*here, format), *here, table_->ruleset(), into);
    games.erase(here);
  }
  read_ = begun.games;
  writing_ = turn_;
  beside(
      [this, games = std::move(games), begun, into, format = format.toStdString(), database = database_, turn = turn_] {
        Written all = begun;
        for (const qlonglong game : games) {
          if (stop_ || writing_ != turn) break;
          table::Session session(database);
          const auto resumed = session.resume(game);
          add(all, resumed ? session.record(format) : tl::unexpected(resumed.error()), game,
              resumed ? QString::fromStdString(resumed->state.ruleset) : QString("game"), into);
          QMetaObject::invokeMethod(
              this, [this, turn, done = all.games] { tellRead(turn, done); }, Qt::QueuedConnection);
        }
        return all;
      },
      [this, into](const Written& all) {
        QString text = tr("%n game(s) are in %1.", "", all.games).arg(into.path());
        if (all.failed > 0)
          text += " " + tr("%n game(s) could not be written. The first: %1", "", all.failed).arg(all.why);
        written_ = {{"good", all.failed == 0}, {"text", text}};
      });
}

void GameFiles::forgetWritten() {
  written_.clear();
  Q_EMIT changed();
}

}  // namespace arbiter::desk
