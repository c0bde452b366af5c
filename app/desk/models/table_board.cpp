// SPDX-License-Identifier: MIT
#include "app/desk/models/table_board.h"

#include <algorithm>

#include "app/desk/models/board_facts.h"
#include "app/desk/models/table.h"
#include "app/desk/rules_view.h"
#include "app/desk/variant.h"
#include "app/desk/words.h"
#include "app/table/award_text.h"
#include "app/table/board_view.h"
#include "app/table/bookkeeping.h"
#include "referee/army_pages/army_asks.h"
#include "referee/core/context.h"
#include "referee/core/rules.h"
#include "text/json_text.h"

namespace arbiter::desk {

TableBoard::TableBoard(Table* table, std::size_t index)
    : QObject(table), table_(table), index_(index), touch_(new BoardTouch(this)) {
  connect(&questions_, &Questions::declined, this, &TableBoard::declineDraw);
}

QString TableBoard::name() const { return table_->boards() > 1 ? tr("Board %1").arg(number()) : QString(); }

QString TableBoard::gameSeat(const QString& seat) const {
  return QString::fromStdString(table::game_seat(whole_, seat.toStdString(), index_));
}

void TableBoard::clear(bool swapped) {
  touch_->select({});
  pieces_.setSwapped(swapped);
  pieces_.show({});
}

SquareNames TableBoard::squares() const { return {table_->ruleset(), Board::find(board().toStdString())}; }

bool TableBoard::act(const QString& action) { return table_->actAt(index_, action); }

bool TableBoard::correct(const QVariantMap& position, const QVariantList& events, const QString& reason) {
  return table_->correctAt(index_, position, events, reason);
}

QVariantMap TableBoard::objection(const QString& from, const QString& to) {
  constexpr qsizetype kFew = 4;  // more squares are seen better on the board
  QVariantMap why = table_->objectionAt(index_, from, to);
  QStringList targets = choices_.targets(from);
  if (why.isEmpty() || targets.isEmpty() || targets.size() > kFew) return why;
  targets.sort();
  why["message"] =
      why["message"].toString() + " " + tr("It may go to %1.", "squares").arg(squares().in(targets.join(", ")));
  return why;
}

bool TableBoard::asks() const {
  const auto army = [](const auto& seat) { return !seat.second.army.empty(); };
  return (!state_.decision.empty() && state_.decision != "move") ||
         std::any_of(state_.seats.begin(), state_.seats.end(), army);
}

void TableBoard::explainRefusal(const QString& from, const QString& to) {
  const QVariantMap why = objection(from, to);
  table_->raise("refused", "warning", tr("That is not a legal move"), why["message"].toString(),
                why["rule"].toString());
}

QVariantMap TableBoard::armyPage(const QString& seat) const {
  const auto sits = state_.seats.find(seat.toStdString());
  return table_->pageOf(sits != state_.seats.end() ? QString::fromStdString(sits->second.army) : QString());
}

QString TableBoard::prompt() const {
  if (!table_->playing()) return {};
  if (table_->over()) return table_->outcome();
  const QString seat = toAct();
  // One of joined boards may be at rest before the others.
  if (seat.isEmpty() && state_.decision.empty() && table_->boards() > 1) return tr("At rest");
  return words::prompt(seat.isEmpty() ? QString() : words::seat(seat), decision());
}

QStringList TableBoard::secretsOf(const QString& seat) const {
  const auto who = parse_seat(table::game_seat(whole_, seat.toStdString(), index_));
  if (!who) return {};
  const Value secrets = table::board_state(table_->session().state(Viewer::of(*who)), index_).secrets;
  QStringList lines;
  const auto written = [](const Value& value) {
    const QString text = QString::fromStdString(in_words(value));
    return value.is_text() ? words::token(text) : text;
  };
  const auto walk = [&](const auto& self, const Value& value, const QString& name) -> void {
    if (value.is_table()) {
      for (const auto& [key, item] : value.table())
        self(self, item, name + (name.isEmpty() ? "" : " ") + words::token(QString::fromStdString(key)));
    } else if (value.is_list()) {
      QStringList items;
      for (const Value& item : value.list()) items << written(item);
      lines << name + ": " + items.join(", ");
    } else if (!value.is_nothing()) {
      lines << name + ": " + written(value);
    }
  };
  walk(walk, secrets, {});
  return lines;
}

QVariantList TableBoard::marks() const { return facts::marks(state_); }

QVariantList TableBoard::counters() const { return facts::counters(state_); }

void TableBoard::show(const view::GameView& whole, const view::GameEvents& events, const ToDo& todo) {
  whole_ = whole;
  state_ = table::board_state(whole_, index_);
  const auto mine = [&](const std::vector<std::string>& list) {
    return strings(table::board_actions(whole_, list, index_));
  };
  actions_ = mine(todo.open.actions);
  reactions_ = mine(todo.open.reactions);
  announcements_ = strings(state_.may_also);
  choices_.hide(mine(todo.hidden));
  lastMoveText_ = moveText(table::board_events(whole_, events, index_));
  questions_.begin();
  showPieces(table::board_events(whole_, events, index_));
  showInstructions(table::board_works(whole_, todo.works, index_));
  showAnnouncements();
}

void TableBoard::showAnnouncements() {
  // What stands with a seat's card is not repeated among the answers.
  QStringList onCards{"resign", "draw", "leave", "time", "talked"}, rest;
  if (table_->drawDeclined()) onCards << "accept";
  timeCanBeCalled_ = false;
  for (const QString& action : std::as_const(announcements_)) {
    const QString word = words::parseAction(action).name;
    timeCanBeCalled_ = timeCanBeCalled_ || word == "time";
    if (!onCards.contains(word)) rest << action;
  }
  choices_.nameSquares(squares());
  preparePosition();
  choices_.show(actions_, reactions_, rest, toAct());
  showSeats();
  Q_EMIT changed();
}

QString TableBoard::moveText(const view::GameEvents& events) const {
  const auto last = [](const view::GameEvents& list) -> const view::Moved* {
    for (auto it = list.rbegin(); it != list.rend(); ++it)
      if (const auto* moved = view::get_if<view::Moved>(*it)) return moved;
    return nullptr;
  };
  const auto text = [](const view::Moved& moved) {
    return tr("%1 %2–%3", "a piece and the squares of its move")
        .arg(words::piece(QString::fromStdString(moved.piece)), QString::fromStdString(moved.from),
             QString::fromStdString(moved.to));
  };
  if (const view::Moved* moved = last(events)) return squares().in(text(*moved));
  if (const view::GameEvents before = lastEvents(); const view::Moved* moved = last(before))
    return squares().in(text(*moved));
  return {};
}

view::GameEvents TableBoard::lastEvents() const {
  const std::vector<db::Ply> plies = table_->session().history();
  for (auto ply = plies.rbegin(); ply != plies.rend(); ++ply)
    if (!ply->is_undone && ply->kind == db::PlyKind::act)
      return table::board_events(whole_, table::notes::events_of(*ply), index_);
  return {};
}

void TableBoard::preparePosition() {
  Questions::Position position{toAct(), decision(), prompt(), lastMoveText_, {}};
  const RulesetInfo* info = find_ruleset(table_->ruleset().toStdString());
  for (const auto& [seat, sits] : state_.seats) {
    if (info == nullptr || sits.army.empty()) continue;
    auto& sentences = position.sentences[QString::fromStdString(seat)];
    for (const ArmyAsk& ask : army_asks(*info, sits.army))
      sentences[QString::fromStdString(ask.answer)] = QString::fromStdString(table::rule_sentence(ask.sentence));
  }
  questions_.setPosition(position);
}

QVariantMap TableBoard::consequence(const QString& action) const {
  const words::ActionParts parts = words::parseAction(action);
  if (parts.kind != words::ActionParts::Kind::announce) return {};
  const auto played = table_->session().what_if(0, {table::game_action(whole_, action.toStdString(), index_)});
  if (!played || table_->over()) return {};
  const view::GameView after = view::game_view(*played, Viewer::everyone());
  QStringList out;
  for (const auto& [seat, then] : after.seats) {
    const auto now = whole_.seats.find(seat);
    if (then.status != Status::playing && now != whole_.seats.end() && now->second.status == Status::playing)
      out << table_->player(QString::fromStdString(seat));
  }
  const QString end = Table::outcomeOf(after, [this](const QString& seat) { return table_->player(seat); });
  // Who is asked first what becomes of the pieces has said that already.
  const bool last = parts.name == "resign" || parts.name == "leave";
  if (end.isEmpty() && out.isEmpty() && !last) return {};
  const QString who = table_->player(gameSeat(parts.seat.isEmpty() ? toAct() : parts.seat));
  const QString what = end.isEmpty() && out.isEmpty() ? tr("What becomes of the pieces is asked next.")
                       : end.isEmpty()
                           ? tr("%1 is out then; the others play on.", "one or several", static_cast<int>(out.size()))
                                 .arg(words::both(out))
                           : tr("The game is over then: %1.").arg(end);
  return {{"title", words::question(who, parts.name)},
          {"text", what + " " + tr("It is kept in the record, and can be taken back.")},
          {"yes", words::announcement(parts.name)}};
}

void TableBoard::declineDraw(const QString& seat) { table_->declineDraw(gameSeat(seat)); }

void TableBoard::showSeats() {
  seats_.clear();
  const QStringList check = strings(state_.check), react = strings(state_.may_react);
  for (const QString seat : {"S", "W", "N", "E"}) {
    const auto sits = state_.seats.find(seat.toStdString());
    if (sits == state_.seats.end()) continue;
    const view::SeatView& entry = sits->second;
    const QString army = QString::fromStdString(entry.army);
    QVariantList own;
    for (const QString& action : std::as_const(announcements_)) {
      const words::ActionParts parts = words::parseAction(action);
      const bool theirs = parts.seat == seat || (parts.seat.isEmpty() && seat == toAct());
      if (!theirs || parts.name == "time" || parts.name == "accept") continue;
      own << QVariantMap{{"text", words::announcement(parts.name)}, {"action", action}};
    }
    seats_ << QVariantMap{{"seat", seat},
                          {"clock", gameSeat(seat)},
                          {"name", words::seat(seat)},
                          {"player", table_->playerAt(gameSeat(seat))},
                          {"army", words::title(army)},
                          {"armyId", army},
                          {"points", static_cast<double>(entry.points)},
                          {"pointsText", words::points(entry.points)},
                          {"status", QString::fromUtf8(status_name(entry.status))},
                          {"statusText", words::status(entry.status)},
                          {"hand", facts::hand(entry)},
                          {"inCheck", check.contains(seat)},
                          {"toAct", toAct() == seat},
                          {"mayReact", react.contains(seat)},
                          {"announcements", own}};
  }
}

void TableBoard::showPieces(const view::GameEvents& events) {
  lastMove_ = facts::touched(events);
  pieces_.show(facts::pieces(state_), facts::moves(events));
  // How a game that is taken up again ended stands in its record.
  checked_ = facts::checked(state_, events.empty() && table_->over() ? lastEvents() : events);
}

void TableBoard::retranslate() {
  const view::TableInstructions todo = todo_;
  showInstructions(todo);
  showAnnouncements();
}

void TableBoard::showInstructions(const view::TableInstructions& list) {
  todo_ = list;
  instructions_.clear();
  const SquareNames names = squares();
  for (const view::TableInstruction& work : list) {
    const QString sq = QString::fromStdString(work.square), piece = QString::fromStdString(work.piece);
    // A piece that is swapped for another on its square is one thing to do.
    const auto lift = std::find_if(instructions_.begin(), instructions_.end(), [&](const QVariant& one) {
      return work.what == Instruction::Do::place && one.toMap()["do"] == "lift" && one.toMap()["sq"] == sq;
    });
    QVariantMap map = facts::work(work);
    map["text"] = names.in(words::instruction(work));
    if (lift == instructions_.end()) {
      instructions_ << map;
      continue;
    }
    map["text"] = names.in(
        tr("Swap %1 on %2 for %3").arg(words::piece(lift->toMap()["piece"].toString()), sq, words::piece(piece)));
    *lift = map;
  }
}

}  // namespace arbiter::desk
