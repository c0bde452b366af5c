// SPDX-License-Identifier: MIT
#include "app/desk/models/questions.h"

#include <QScopedValueRollback>
#include <algorithm>

#include "app/desk/words.h"

namespace arbiter::desk {
namespace {

constexpr qsizetype kDirect = 4;  ///< so many words of a reaction are buttons at once

const QString kNone = "none";

QString nameOf(const QVariantMap& group) { return group["key"].toString().section('/', 2); }

/// The words behind a name as the key of a sentence has them: which of them is asked for, not which may be said.
QString classOf(const QString& token) {
  static const QStringList kSeats{"S", "W", "N", "E"};
  return words::isSquare(token.section('=', 0, 0)) ? "square" : kSeats.contains(token) ? "seat" : token;
}

QVariantList itemsOf(const QVariantMap& group) { return group["items"].toList(); }

QStringList squaresOf(const QString& action) {
  QStringList squares;
  for (const QString& token : words::parseAction(action).tokens)
    if (words::isSquare(token)) squares << token;
  return squares;
}

/// "Yes" and "No" for the words, others as they are called.
QString buttonText(const QVariantMap& item) {
  const QString token = item["token"].toString();
  if (token == "yes") return Questions::tr("Yes");
  if (token == "no") return Questions::tr("No");
  if (token == "end") return Questions::tr("End the turn");
  if (token == "pass") return Questions::tr("Pass");
  return item["text"].toString() + (item["count"].toInt() > 1 ? " …" : "");
}

}  // namespace

Questions::Questions(Choices* choices, QObject* parent) : QObject(parent), choices_(choices) {
  connect(choices_, &Choices::changed, this, &Questions::rebuild);
}

void Questions::begin() {
  aside_.clear();
  opened_.clear();
}

bool Questions::asks(const QString& kind) const {
  if (kind == "turn" || kind == "place") return position_.decision != "move" && !position_.decision.isEmpty();
  return kind == "answer" || kind == "dice" || kind == "reaction";
}

QString Questions::lookUp(const QString& seat, const QString& answer) const {
  if (QString own = position_.sentences.value(seat).value(answer); !own.isEmpty()) return own;
  // A rule of another army may ask as well. Two that ask in the same words cannot be told apart.
  QStringList found;
  for (const auto& army : position_.sentences)
    if (const QString text = army.value(answer); !text.isEmpty() && !found.contains(text)) found << text;
  return found.size() == 1 ? found.first() : QString();
}

QString Questions::sentence(const QVariantMap& group) const {
  const QString kind = group["kind"].toString(), seat = group["seat"].toString();
  QString answer;
  if (kind == "reaction") answer = "react " + nameOf(group);
  if (kind == "secret" || kind == "hidden") answer = "secret " + nameOf(group);
  if (kind == "place") answer = "place square";
  if (kind == "answer") {
    for (const QVariant& item : itemsOf(group)) {
      const QString token = item.toMap()["token"].toString();
      if (answer.isEmpty() && token != kNone) answer = "choose " + classOf(token);
    }
  }
  QString text = lookUp(seat, answer);
  if (text.contains("%1")) text = text.arg(position_.lastMove.isEmpty() ? tr("the last move") : position_.lastMove);
  return text;
}

Questions::Question Questions::ask(const QVariantMap& group) const {
  Question question{
      {group["key"].toString()}, group["kind"].toString(), group["seat"].toString(), sentence(group), {}, {}, {}};
  if (group["declinable"].toBool()) return draw(group, std::move(question));
  return question.kind == "reaction" ? reaction(group, std::move(question)) : decision(group, std::move(question));
}

Questions::Question Questions::draw(const QVariantMap& group, Question question) const {
  question.sentence = tr("A draw is offered. Does %1 accept?").arg(group["seatName"].toString());
  for (const QVariant& item : itemsOf(group))
    question.buttons << Button{"say-accept", tr("Accept"), true, {item.toMap()["action"].toString(), {}, {}}};
  question.buttons << Button{"decline-" + question.seat, tr("Decline"), false, {{}, {}, Answer::Does::decline}};
  return question;
}

Questions::Question Questions::reaction(const QVariantMap& group, Question question) const {
  const QVariantList items = itemsOf(group);
  if (question.sentence.isEmpty())
    question.sentence =
        tr("%1: %2?", "a seat, a reaction").arg(group["seatName"].toString(), group["title"].toString());
  const Button no{"answerNo", tr("No"), false, {{}, {}, Answer::Does::put_aside}};
  const auto names_square = [](const QVariant& item) { return !item.toMap()["square"].toString().isEmpty(); };
  const bool squares = std::any_of(items.begin(), items.end(), names_square);
  if (group["count"].toInt() == 1) {
    const QVariantMap only = items.value(0).toMap();
    question.buttons << Button{"say-" + only["token"].toString(), tr("Yes"), true, {only["action"].toString(), {}, {}}};
  } else if (!squares && items.size() <= kDirect) {
    for (const QVariant& one : items) {
      const QVariantMap item = one.toMap();
      const QString token = item["token"].toString();
      question.buttons << Button{"say-" + token, buttonText(item), false, {item["action"].toString(), token, {}}};
    }
  } else if (opened_ != question.groups.first()) {
    // A stray click on the board must not be a reaction: the squares wait for a yes.
    question.buttons << Button{"say-yes", tr("Yes"), true, {{}, {}, Answer::Does::open}};
  } else {
    question.sentence = tr("Click a lit square.");
    question.buttons << Button{"answerBack", tr("Back"), false, {{}, {}, Answer::Does::back}};
    return question;
  }
  question.buttons << no;
  return question;
}

Questions::Question Questions::decision(const QVariantMap& group, Question question) const {
  if (question.sentence.isEmpty())
    question.sentence = question.seat == position_.toAct ? position_.prompt : group["seatName"].toString();
  const QVariantList items = itemsOf(group);
  QList<QVariantMap> words;
  QVariantMap none;
  for (const QVariant& one : items) {
    QVariantMap item = one.toMap();
    if (item["token"] == kNone)
      none = item;
    else if (question.kind == "dice" || item["square"].toString().isEmpty())
      words << item;
    else
      question.squares << item["square"].toString();
  }
  const bool one = words.size() == 1 && question.squares.isEmpty() && words.first()["count"].toInt() == 1;
  const bool yesOrNo = one && !none.isEmpty();
  if (yesOrNo) {
    question.onSquare = words.first()["action"].toString();
    question.squares = squaresOf(question.onSquare);
  }
  for (const QVariantMap& item : words) {
    const QString token = item["token"].toString();
    question.buttons << Button{
        "say-" + token, yesOrNo ? tr("Yes") : buttonText(item), one, {item["action"].toString(), token, {}}};
  }
  if (!none.isEmpty())
    question.buttons << Button{
        "say-none", yesOrNo ? tr("No") : buttonText(none), false, {none["action"].toString(), kNone, {}}};
  if (group["backable"].toBool())
    question.buttons << Button{"answerBack", tr("Back"), false, {{}, {}, Answer::Does::back}};
  return question;
}

Questions::Question Questions::hidden(const QString& seat) const {
  const QString who = words::seat(seat);
  const QString says = position_.toAct == seat ? tr("%1 sets something hidden.") : tr("%1 may set something hidden.");
  const Button hand{"reveal-" + seat, tr("Hand the screen to %1").arg(who), true, {{}, {}, Answer::Does::reveal}};
  return {{"reveal/" + seat}, "hidden", seat, says.arg(who), {hand}, {}, {}};
}

/// Joins what belongs together: the end of a turn stands with what else may be done in it, and a reaction that several
/// seats may have is asked of all of them at once.
void Questions::join(QList<Question>& all) {
  QList<Question> joined;
  for (Question& question : all) {
    const auto other = std::find_if(joined.begin(), joined.end(), [&](const Question& one) {
      if (question.kind == "turn") return one.kind != "reaction" && one.kind != "hidden" && one.seat == question.seat;
      const bool alike = one.kind == "reaction" && question.kind == "reaction" && one.sentence == question.sentence;
      return alike && question.buttons.size() == 2 && question.buttons.first().answer.does == Answer::Does::act;
    });
    if (other == joined.end()) {
      joined << question;
      continue;
    }
    other->groups << question.groups;
    if (question.kind == "turn") {
      other->buttons << question.buttons;
      continue;
    }
    if (!other->seat.isEmpty()) {
      other->buttons.first().text = words::seat(other->seat);
      other->buttons.first().main = false;
      other->buttons.first().name += "-" + other->seat;
      other->seat.clear();
    }
    Button& mine = question.buttons.first();
    other->buttons.insert(other->buttons.size() - 1,
                          {mine.name + "-" + question.seat, words::seat(question.seat), false, mine.answer});
  }
  all = joined;
}

void Questions::rebuild() {
  if (rebuilding_) return;
  const QScopedValueRollback<bool> once(rebuilding_, true);
  // Where a piece is set up is asked at once if there is only one piece to set up.
  const QVariantList before = choices_->groups();
  for (const QVariant& one : before)
    if (const QVariantMap group = one.toMap(); group["kind"] == "place" && asks("place") && !choices_->wantsSquare())
      choices_->lead(group["key"].toString());
  QList<Question> must, may;
  QStringList seats;
  for (const QVariant& one : choices_->groups()) {
    const QVariantMap group = one.toMap();
    const QString kind = group["kind"].toString(), seat = group["seat"].toString();
    const bool secret = kind == "secret" || (kind == "hidden" && position_.decision != "move");
    if (secret && !seats.contains(seat)) {
      seats << seat;
      must << hidden(seat);
    }
    if (secret || !asks(kind) || aside_.contains(group["key"].toString())) continue;
    (kind == "reaction" ? may : must) << ask(group);
  }
  std::stable_sort(must.begin(), must.end(),
                   [](const Question& a, const Question& b) { return (a.kind == "turn") < (b.kind == "turn"); });
  // Round the table, as people sit.
  const QString round = "SWNE";
  std::stable_sort(may.begin(), may.end(), [&round](const Question& a, const Question& b) {
    return round.indexOf(a.seat) < round.indexOf(b.seat);
  });
  QList<Question> all = must + may;
  join(all);
  publish(all);
}

void Questions::publish(const QList<Question>& all) {
  asked_ = all;
  list_.clear();
  squares_ = choices_->squares();
  for (const Question& question : all) {
    QVariantList buttons;
    for (const Button& button : question.buttons)
      buttons << QVariantMap{{"name", button.name}, {"text", button.text}, {"main", button.main}};
    list_ << QVariantMap{{"key", question.groups.first()},
                         {"kind", question.kind},
                         {"seat", question.seat},
                         {"sentence", question.sentence},
                         {"buttons", buttons}};
    for (const QString& square : question.squares)
      if (!squares_.contains(square)) squares_ << square;
  }
  Q_EMIT changed();
}

QString Questions::press(const QString& key, const QString& button) {
  const auto question =
      std::find_if(asked_.begin(), asked_.end(), [&](const Question& q) { return q.groups.first() == key; });
  if (question == asked_.end()) return {};
  const auto pressed = std::find_if(question->buttons.begin(), question->buttons.end(),
                                    [&](const Button& b) { return b.name == button; });
  if (pressed == question->buttons.end()) return {};
  const Answer answer = pressed->answer;
  const QStringList groups = question->groups;
  switch (answer.does) {
    case Answer::Does::act:
      return answer.action.isEmpty() ? choices_->say(key, answer.say) : answer.action;
    case Answer::Does::put_aside:
      for (const QString& group : groups) aside_ << group;
      break;
    case Answer::Does::open:
      opened_ = key;
      choices_->lead(key);
      break;
    case Answer::Does::back:
      opened_.clear();
      choices_->back(key);
      break;
    case Answer::Does::decline:
      Q_EMIT declined(question->seat);
      return {};
    case Answer::Does::reveal:
      Q_EMIT revealed(question->seat);
      return {};
  }
  rebuild();
  return {};
}

QString Questions::pick(const QString& square) {
  for (const Question& question : std::as_const(asked_))
    if (!question.onSquare.isEmpty() && question.squares.contains(square)) return question.onSquare;
  return choices_->squares().contains(square) ? choices_->pick(square) : QString();
}

}  // namespace arbiter::desk
