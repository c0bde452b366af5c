// SPDX-License-Identifier: MIT
#include "app/desk/models/log_model.h"

#include <QDateTime>
#include <algorithm>

#include "app/desk/words.h"
#include "app/table/bookkeeping.h"
#include "referee/core/board.h"

namespace arbiter::desk {
namespace {

QString heading(const db::Ply& ply) {
  switch (ply.kind) {
    case db::PlyKind::start:
      return LogModel::tr("The game begins");
    case db::PlyKind::undo:
      return ply.undone.size() == 1 ? LogModel::tr("Taken back: move %1").arg(ply.undone.front())
                                    : LogModel::tr("Taken back: %1 moves").arg(ply.undone.size());
    case db::PlyKind::redo:
      return ply.restored.size() == 1 ? LogModel::tr("Brought again: move %1").arg(ply.restored.front())
                                      : LogModel::tr("Brought again: %1 moves").arg(ply.restored.size());
    case db::PlyKind::override:
      return LogModel::tr("Corrected by the arbiter: %1").arg(QString::fromStdString(ply.reason));
    case db::PlyKind::act:
      break;
  }
  QString action = QString::fromStdString(ply.action);
  if (const qsizetype colon = action.indexOf(':'); colon == 1 || colon == 2) action = action.mid(colon + 1);
  return words::action(action);
}

constexpr double kSure = 0.95;  ///< of 1: moves that were read with less say so

/// Where the moves from here on were read, and how sure this one is: what is said of every move anew is read of none.
QString source(const db::Ply& ply, const std::string& before) {
  if (ply.kind == db::PlyKind::start || ply.origin.source == "hand") return {};
  const QString from = QString::fromStdString(ply.origin.source);
  const bool doubtful = ply.origin.confidence && *ply.origin.confidence < kSure;
  const QString percent = doubtful ? QString::number(*ply.origin.confidence * 100, 'f', 1) : QString();
  if (ply.origin.source == before) return doubtful ? LogModel::tr("%1 % sure").arg(percent) : QString();
  return doubtful ? LogModel::tr("read from %1, %2 % sure").arg(from, percent) : LogModel::tr("read from %1").arg(from);
}

}  // namespace

LogModel::LogModel(QObject* parent) : QAbstractListModel(parent) {}

int LogModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant LogModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= count()) return {};
  const Row& row = rows_[index.row()];
  switch (role) {
    case kNumber:
      return row.number;
    case kSeat:
      return row.seat;
    case kText:
    case Qt::DisplayRole:
      return row.text;
    case kLines:
      return row.lines;
    case kRules:
      return row.rules;
    case kUndone:
      return row.undone;
    case kSource:
      return row.source;
    case kAt:
      return row.at;
    case kBrief:
      return row.brief.map();
    default:
      return {};
  }
}

QHash<int, QByteArray> LogModel::roleNames() const {
  return {{kNumber, "number"}, {kSeat, "seat"},     {kText, "sentence"}, {kLines, "lines"}, {kRules, "rules"},
          {kUndone, "undone"}, {kSource, "source"}, {kAt, "at"},         {kBrief, "brief"}};
}

void LogModel::setGame(const QString& ruleset, const QString& board) {
  ruleset_ = ruleset;
  board_ = board;
}

LogModel::Row LogModel::row(const db::Ply& ply, const std::string& before) const {
  const SquareNames names(ruleset_, Board::find(board_.toStdString()));
  const QString at =
      QDateTime::fromString(QString::fromStdString(ply.at), Qt::ISODateWithMs).toLocalTime().toString("HH:mm:ss");
  Row row{ply.number,    QString::fromStdString(ply.seat), heading(ply), source(ply, before), at, {}, {},
          ply.is_undone, briefMove(ply, ruleset_, names)};
  const QString said = row.text;
  const view::GameEvents events = table::notes::events_of(ply);
  for (const view::GameEvent& event : events) {
    // Whose turn it is stands at the top of the window, and the next heading says it again.
    if (view::is<view::Turn>(event)) continue;
    const QString rule = QString::fromStdString(event.rule);
    if (!rule.isEmpty() && !row.rules.contains(rule)) row.rules << rule;
    // The badge of the heading names the board, where there are several.
    const QString sentence = words::here(words::event(event));
    if (view::is<view::Moved>(event) && sentence.endsWith(said) && &event == &events.front()) {
      row.text = sentence;  // the heading has said it, in fewer words
      continue;
    }
    const auto* scored = view::get_if<view::Scored>(event);
    row.lines << QVariantMap{{"text", names.in(sentence)},
                             {"rule", rule},
                             {"manner", QString::fromUtf8(view::type_name(event))},
                             {"points", scored != nullptr ? static_cast<double>(scored->points.value_or(0)) : 0.0}};
  }
  row.text = names.in(row.text);
  return row;
}

QVariantMap LogModel::last() const {
  if (rows_.isEmpty()) return {};
  const Row& row = rows_.last();
  QStringList lines;
  for (const QVariant& line : row.lines) lines << line.toMap()["text"].toString();
  return {{"text", row.text}, {"lines", lines}, {"rules", row.rules}, {"brief", row.brief.map()}};
}

void LogModel::show(const std::vector<db::Ply>& plies) {
  QVector<Row> wanted;
  std::string before;
  for (const db::Ply& ply : plies) {
    wanted.append(row(ply, before));
    if (ply.kind == db::PlyKind::act) before = ply.origin.source;
  }
  // What is said otherwise stays where it is: who hears the list is told its lines in the order in which they came.
  const int keep = static_cast<int>(std::min(rows_.size(), wanted.size()));
  for (int i = 0; i < keep; ++i) {
    if (rows_[i] == wanted[i]) continue;
    rows_[i] = wanted[i];
    Q_EMIT dataChanged(index(i), index(i));
  }
  if (keep < count()) {
    beginRemoveRows({}, keep, count() - 1);
    rows_.resize(keep);
    endRemoveRows();
  }
  if (keep < wanted.size()) {
    beginInsertRows({}, keep, static_cast<int>(wanted.size()) - 1);
    rows_ = std::move(wanted);
    endInsertRows();
  }
  Q_EMIT countChanged();
}

}  // namespace arbiter::desk
