// SPDX-License-Identifier: MIT
#include "app/desk/items/board_item.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/desk/square_names.h"

namespace arbiter::desk {
namespace {

// Beside a board whose squares are large enough that their names are read there is room for two digits and for letters
// that hang below the line, in pixels.
constexpr qreal kNamedCell = 12, kNameRoom = 15;

}  // namespace

BoardItem::BoardItem(QQuickItem* parent) : DrawnItem(parent) {
  setAntialiasing(true);
  connect(this, &BoardItem::laidOut, this, [this] { update(); });
}

QString BoardItem::board() const { return board_ ? QString::fromStdString(board_->id()) : QString(); }

void BoardItem::setBoard(const QString& id) {
  const Board* board = Board::find(id.toStdString());
  if (board == board_) return;
  board_ = board;
  lay();
}

void BoardItem::setTurns(int turns) {
  turns = ((turns % 4) + 4) % 4;
  if (turns == turns_) return;
  turns_ = turns;
  lay();
}

QString BoardItem::token() const {
  if (!board_) return "standing";
  if (board_->style() == BoardStyle::points) return "disc";
  return board_->id() == "square9" ? "wedge" : "standing";
}

void BoardItem::geometryChange(const QRectF& now, const QRectF& before) {
  DrawnItem::geometryChange(now, before);
  if (now.size() != before.size()) lay();
}

void BoardItem::lay() {
  steady_ = false;
  Q_EMIT steadied();
  ++layout_;
  if (board_) {
    const bool lying = turns_ % 2 == 1;
    const int columns = lying ? board_->height() : board_->width(), rows = lying ? board_->width() : board_->height();
    // Half a square around the board for the names of files and ranks.
    const qreal across = columns + 0.9, down = rows + 0.9;
    cell_ = std::floor(std::min(width() / across, height() / down));
    margin_ = cell_ * 0.45;
    if (cell_ >= kNamedCell && margin_ < kNameRoom) {
      margin_ = kNameRoom;
      cell_ = std::floor(std::min((width() - 2 * margin_) / columns, (height() - 2 * margin_) / rows));
    }
    origin_ = QPointF(std::round((width() - columns * cell_) / 2), std::round((height() - rows * cell_) / 2));
  }
  update();
  Q_EMIT laidOut();
  steady_ = true;
  Q_EMIT steadied();
}

QPoint BoardItem::place(Cell cell) const {
  const int f = board_->file(cell), r = board_->rank(cell), w = board_->width(), h = board_->height();
  switch (turns_) {
    case 1:
      return {h - 1 - r, w - 1 - f};
    case 2:
      return {w - 1 - f, r};
    case 3:
      return {r, f};
    default:
      return {f, h - 1 - r};
  }
}

QRectF BoardItem::rect(Cell cell) const {
  const QPoint p = place(cell);
  return {origin_.x() + p.x() * cell_, origin_.y() + p.y() * cell_, cell_, cell_};
}

QRectF BoardItem::rect(const QString& square) const {
  if (!board_) return {};
  const auto cell = board_->find_cell(square.toStdString());
  return cell ? rect(*cell) : QRectF();
}

QString BoardItem::squareAt(qreal x, qreal y) const {
  if (!board_ || cell_ <= 0) return {};
  for (const Cell cell : board_->cells())
    if (rect(cell).contains(x, y)) return QString::fromStdString(board_->name(cell));
  return {};
}

QString BoardItem::neighbour(const QString& square, int right, int down) const {
  const QRectF from = rect(square);
  if (from.isEmpty()) return anySquare();
  const QPointF to = from.center() + QPointF(right * cell_, down * cell_);
  return squareAt(to.x(), to.y());
}

QString BoardItem::anySquare() const {
  return board_ && !board_->cells().empty() ? QString::fromStdString(board_->name(board_->cells().front())) : QString();
}

QString BoardItem::said(const QString& sentence) const { return SquareNames(game_, board_).in(sentence); }

qreal BoardItem::heading(const QString& seat) const {
  const int home = seat == "W" ? 1 : seat == "N" ? 2 : seat == "E" ? 3 : 0;
  // South looks up; with West near, West looks up.
  return 90.0 * ((home - turns_ + 4) % 4);
}

void BoardItem::paint(QPainter* painter) {
  if (!board_ || cell_ <= 0) return;
  painter->setRenderHint(QPainter::Antialiasing);
  paintSquares(*painter);
  if (board_->style() != BoardStyle::chequered) paintLines(*painter);
  paintNames(*painter);
}

void BoardItem::paintSquares(QPainter& painter) const {
  // A frame that follows the board's outline.
  QPainterPath outline;
  outline.setFillRule(Qt::WindingFill);
  for (const Cell cell : board_->cells()) outline.addRect(rect(cell));
  painter.setPen(QPen(colours().boardFrame, std::max(2.0, cell_ * 0.07), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(outline.simplified());
  painter.setPen(Qt::NoPen);
  painter.setRenderHint(QPainter::Antialiasing, false);
  const Colours& look = colours();
  for (const Cell cell : board_->cells()) {
    const bool chequered = board_->style() == BoardStyle::chequered;
    painter.setBrush(!chequered ? look.boardPlain : board_->dark(cell) ? look.boardDark : look.boardLight);
    painter.drawRect(rect(cell));
  }
  painter.setRenderHint(QPainter::Antialiasing);
}

void BoardItem::paintLines(QPainter& painter) const {
  painter.setPen(QPen(colours().boardLine, std::max(1.0, cell_ * 0.025)));
  const bool points = board_->style() == BoardStyle::points;
  if (!points) {
    for (const Cell cell : board_->cells()) {
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(rect(cell));
    }
    return;
  }
  const auto at = [&](int x, int y) { return rect(board_->at(x, y)).center(); };
  const int w = board_->width() - 1, h = board_->height() - 1, near = h / 2;
  for (int y = 0; y <= h; ++y) painter.drawLine(at(0, y), at(w, y));
  for (int x = 0; x <= w; ++x) {
    if (!river_ || x == 0 || x == w) {
      painter.drawLine(at(x, 0), at(x, h));
      continue;
    }
    painter.drawLine(at(x, 0), at(x, near));
    painter.drawLine(at(x, near + 1), at(x, h));
  }
  if (river_) {
    // The strip between the two middle ranks.
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().boardRiver);
    painter.drawRect(QRectF(at(0, near), at(w, near + 1)).normalized());
    painter.restore();
  }
  // Palaces: three files about the middle, three ranks deep.
  for (const int y : {0, h - 2}) {
    painter.drawLine(at(w / 2 - 1, y), at(w / 2 + 1, y + 2));
    painter.drawLine(at(w / 2 + 1, y), at(w / 2 - 1, y + 2));
  }
}

void BoardItem::paintNames(QPainter& painter) const {
  QFont font("Inter");
  font.setPixelSize(std::clamp(static_cast<int>(cell_ * 0.24), 9, 15));
  font.setWeight(QFont::Medium);
  painter.setFont(font);
  painter.setPen(colours().boardName);
  const bool lying = turns_ % 2 == 1;
  const int rows = lying ? board_->width() : board_->height();
  const qreal left = origin_.x() - margin_, below = origin_.y() + rows * cell_;
  const SquareNames names(game_, board_);
  // Every column and row is named once, whatever the corners look like.
  for (const Cell cell : board_->cells()) {
    const QPoint p = place(cell);
    const QString file = names.file(board_->file(cell)), rank = names.rank(board_->rank(cell));
    const bool first = std::none_of(board_->cells().begin(), board_->cells().end(),
                                    [&](Cell other) { return place(other).x() == p.x() && other < cell; });
    const bool start = std::none_of(board_->cells().begin(), board_->cells().end(),
                                    [&](Cell other) { return place(other).y() == p.y() && other < cell; });
    if (first) {
      painter.drawText(QRectF(origin_.x() + p.x() * cell_, below + margin_ * 0.1, cell_, margin_ * 0.9),
                       Qt::AlignCenter, lying ? rank : file);
    }
    if (start) {
      painter.drawText(QRectF(left, origin_.y() + p.y() * cell_, margin_ * 0.9, cell_), Qt::AlignCenter,
                       lying ? file : rank);
    }
  }
}

}  // namespace arbiter::desk
