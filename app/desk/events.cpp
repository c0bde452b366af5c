// SPDX-License-Identifier: MIT
#include <variant>

#include "app/desk/said.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/game_text.h"

// What the window says of an event. In English it says what table::describe says; a test holds the two together.
namespace arbiter::desk::words {
namespace {

using view::GameEvent;

QString toQt(const std::string& text) { return QString::fromStdString(text); }

QString namedPiece(const std::string& name) { return name.empty() ? Said::tr("a piece") : piece(toQt(name)); }

QString namedSeat(const std::string& name) { return seat(toQt(name)); }

/// With or without whose doing it was.
QString byWhom(const QString& who, const QString& plain, const QString& by) {
  const QString name = spell(who);
  return name.isEmpty() ? plain : by.arg(name);
}

/// The window's sentence for each type. An empty one leaves it to table::describe.
struct Narrator {
  QString operator()(const view::Moved& e) const {
    return Said::tr("%1 %2 to %3", "a piece, squares").arg(namedPiece(e.piece), toQt(e.from), toQt(e.to));
  }
  QString operator()(const view::Captured& e) const {
    const QString what = namedPiece(e.piece), where = toQt(e.sq);
    return byWhom(toQt(e.by), Said::tr("%1 captured on %2").arg(what, where),
                  Said::tr("%1 captured on %2 by %3").arg(what, where, "%1"));
  }
  QString operator()(const view::Removed& e) const {
    return Said::tr("%1 removed from %2").arg(namedPiece(e.piece), toQt(e.sq));
  }
  QString operator()(const view::Placed& e) const {
    return Said::tr("%1 placed on %2").arg(namedPiece(e.piece), toQt(e.sq));
  }
  QString operator()(const view::Returned& e) const {
    return Said::tr("%1 set up again on %2").arg(namedPiece(e.piece), toQt(e.sq));
  }
  QString operator()(const view::Promoted& e) const { return becomes(e); }
  QString operator()(const view::Transformed& e) const { return becomes(e); }
  QString operator()(const view::Swapped& e) const {
    return Said::tr("%1 on %2 changes places with the piece on %3").arg(namedPiece(e.piece), toQt(e.from), toQt(e.to));
  }
  QString operator()(const view::Control& e) const {
    const QString from = namedSeat(e.from), to = namedSeat(e.to);
    if (from.isEmpty() || to.isEmpty()) return {};
    return Said::tr("the piece on %1 passes from %2 to %3").arg(toQt(e.sq), from, to);
  }
  QString operator()(const view::Check& e) const {
    return byWhom(e.checkers.empty() ? toQt(e.by) : strings(e.checkers).join(", "),
                  Said::tr("%1 is in check").arg(namedSeat(e.seat)),
                  Said::tr("%1 is in check by %2").arg(namedSeat(e.seat), "%1"));
  }
  QString operator()(const view::Checkmate& e) const {
    return byWhom(toQt(e.by), Said::tr("%1 is checkmated").arg(namedSeat(e.seat)),
                  Said::tr("%1 is checkmated by %2").arg(namedSeat(e.seat), "%1"));
  }
  QString operator()(const view::Stalemate& e) const { return Said::tr("%1 is stalemated").arg(namedSeat(e.seat)); }
  QString operator()(const view::Eliminated& e) const {
    return byWhom(toQt(e.by), Said::tr("%1 is out of the game").arg(namedSeat(e.seat)),
                  Said::tr("%1 is out of the game by %2").arg(namedSeat(e.seat), "%1"));
  }
  QString operator()(const view::Scored& e) const {
    const QString reason = words::reason(toQt(e.reason));
    if (!e.points || reason.isEmpty()) return {};
    const QString many = toQt(table::points_text(*e.points));
    QString said = Said::tr("%1 scores %2: %3").arg(namedSeat(e.seat), many, reason);
    if (e.piece.empty()) return said;
    return e.sq.empty() ? Said::tr("%1 (%2)").arg(said, piece(toQt(e.piece)))
                        : Said::tr("%1 (%2 on %3)").arg(said, piece(toQt(e.piece)), toQt(e.sq));
  }
  QString operator()(const view::Turn& e) const { return Said::tr("%1 to move").arg(namedSeat(e.seat)); }
  QString operator()(const view::Skipped& e) const { return Said::tr("%1 is passed over").arg(namedSeat(e.seat)); }
  QString operator()(const view::Over& e) const {
    QStringList names;
    for (const std::string& winner : e.winners.value_or(std::vector<std::string>())) names << namedSeat(winner);
    return names.isEmpty() ? Said::tr("the game is drawn") : Said::tr("the game is won by %1").arg(names.join(", "));
  }
  // The window has no sentence of its own for these.
  QString operator()(const view::Marked&) const { return {}; }
  QString operator()(const view::Unmarked&) const { return {}; }
  QString operator()(const view::Revealed&) const { return {}; }
  QString operator()(const view::Rolled&) const { return {}; }
  QString operator()(const view::Unknown&) const { return {}; }

 private:
  template <class Becoming>
  static QString becomes(const Becoming& e) {
    return Said::tr("%1 on %2 becomes a %3").arg(kind(toQt(e.from_kind)), toQt(e.sq), kind(toQt(e.to_kind)));
  }
};

}  // namespace

QString event(const GameEvent& event) {
  const QString sentence = std::visit(Narrator(), event.what);
  return capital(sentence.isEmpty() ? spell(toQt(table::describe(event))) : sentence);
}

}  // namespace arbiter::desk::words
