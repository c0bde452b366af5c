// SPDX-License-Identifier: MIT
#include "app/desk/models/club_link.h"

#include <algorithm>
#include <utility>

#include "app/desk/look/settings.h"
#include "app/desk/models/setup.h"
#include "app/desk/models/table.h"
#include "app/desk/words.h"
#include "app/event/words.h"
#include "app/link/seating.h"
#include "app/table/message_text.h"
#include "text/value_json.h"

namespace arbiter::desk {

namespace {

constexpr int kLinkEvery = 250;  // milliseconds

QString textOf(const std::string& text) { return QString::fromStdString(text); }
/// What is wrong, in the window's language.
QString troubleOf(const Message& trouble) { return textOf(event::without_commands(table::message_text(trouble))); }

/// The games of this file that are told to a club, by token.
std::map<std::string, db::GameId> gamesHere(const std::filesystem::path& file) {
  std::map<std::string, db::GameId> here;
  if (const auto store = db::Store::open(file, db::Store::Missing::refuse))
    if (const auto games = store->fed_games(true))
      for (const db::FedGame& game : *games) here[game.token] = game.game;
  return here;
}

QString playersOf(const link::SeatedTable& table) {
  QStringList names;
  for (const char* seat : {"S", "W", "N", "E", "S2", "W2", "N2", "E2"})
    if (const auto player = table.players.find(seat); player != table.players.end()) names << textOf(player->second);
  return names.join(" · ");
}

}  // namespace

ClubLink::ClubLink(Settings* settings, Table* table, Setup* setup, QObject* parent)
    : QObject(parent),
      settings_(settings),
      table_(table),
      setup_(setup),
      address_(settings->clubAddress()),
      key_(settings->clubKey()) {
  connectTo();
  connect(&looking_, &QTimer::timeout, this, &ClubLink::look);
  looking_.start(kLinkEvery);
}

ClubLink::~ClubLink() = default;

void ClubLink::connectTo() {
  sender_.reset();
  line_.reset();
  now_ = {};
  std::optional<link::ClubAddress> club;
  if (keyed()) club = link::ClubAddress{address_.toStdString(), key_.toStdString()};
  if (club) sender_ = std::make_unique<link::Sender>(*club, table_->session().file());
  line_ = std::make_unique<link::PhoneLine>(club);
  look();
}

QString ClubLink::choose(const QString& address, const QString& key) {
  QString url = address.trimmed();
  while (url.endsWith('/')) url.chop(1);
  const QString wanted = key.trimmed().isEmpty() ? key_ : key.trimmed();
  if (!url.isEmpty()) {
    // The address alone is enough for phones of games that are played at the club's own machine.
    const std::string any = "1.0";
    const Message fault = link::fault_of({url.toStdString(), wanted.isEmpty() ? any : wanted.toStdString()});
    if (!fault.empty()) return troubleOf(fault);
  }
  address_ = url;
  key_ = url.isEmpty() ? QString() : wanted;
  settings_->keepClub(address_, key_);
  seating_ = {};
  tables_.show({});
  note_.clear();
  connectTo();
  Q_EMIT changed();
  showPhones();
  return {};
}

void ClubLink::forgetKey() {
  key_.clear();
  settings_->keepClub(address_, key_);
  connectTo();
  Q_EMIT changed();
}

QString ClubLink::state() const {
  if (!sender_) return {};
  if (!now_.shut_out.empty()) return troubleOf(now_.shut_out);
  if (now_.waiting > 0) return tr("%n move(s) wait for the club.", "", now_.waiting) + " " + troubleOf(now_.trouble);
  return now_.trouble.empty() ? tr("The club has everything that was played here.") : troubleOf(now_.trouble);
}

QString ClubLink::level() const {
  if (!now_.shut_out.empty()) return "alarm";
  return now_.trouble.empty() ? "good" : "warning";
}

QString ClubLink::phonesTrouble() const { return troubleOf(phoneState_.trouble); }

void ClubLink::beside(std::function<Done()> work) {
  asking_ = true;
  note_.clear();
  Q_EMIT changed();
  asks_ = std::jthread([this, work = std::move(work)] {
    Done done;
    try {
      done = work();
    } catch (const std::exception& e) {
      done = [this, why = std::string(e.what())] { note_ = tr("A fault of the program: %1").arg(textOf(why)); };
    }
    QMetaObject::invokeMethod(this, [this, done] {
      asking_ = false;
      done();
      Q_EMIT changed();
    });
  });
}

void ClubLink::refresh() {
  if (asking_ || !keyed()) return;
  beside([this, club = link::ClubAddress{address_.toStdString(), key_.toStdString()},
          file = table_->session().file()]() -> Done {
    const auto seating = link::seating(club, file, "");
    return [this, seating] {
      if (seating)
        show(*seating);
      else
        note_ = troubleOf(seating.error().message);
    };
  });
}

void ClubLink::show(const link::Seating& seating) {
  seating_ = seating;
  note_ = troubleOf(seating.note);
  const auto here = gamesHere(table_->session().file());
  QVariantList rows;
  // The newest round first.
  for (auto one = seating.tables.rbegin(); one != seating.tables.rend(); ++one) {
    const auto game = here.find(one->token);
    rows << QVariantMap{{"key", textOf(one->token)},
                        {"token", textOf(one->token)},
                        {"round", one->round},
                        {"table", one->table},
                        {"event", textOf(seating.event)},
                        {"players", playersOf(*one)},
                        {"begun", one->begun},
                        {"game", QVariant::fromValue<qlonglong>(game == here.end() ? 0 : game->second)}};
  }
  std::stable_sort(rows.begin(), rows.end(), [](const QVariant& a, const QVariant& b) {
    const QVariantMap x = a.toMap(), y = b.toMap();
    if (x["round"] != y["round"]) return x["round"].toInt() > y["round"].toInt();
    return x["table"].toInt() < y["table"].toInt();
  });
  tables_.show(rows);
  if (rows.isEmpty() && seating.note.empty()) note_ = tr("The club has not published a round yet.");
}

QString ClubLink::play(const QVariantMap& row) {
  if (const auto game = row["game"].toLongLong(); game > 0) return table_->resume(game);
  const std::string token = row["token"].toString().toStdString();
  const auto found = std::ranges::find(seating_.tables, token, &link::SeatedTable::token);
  if (found == seating_.tables.end()) return tr("The club does not know this table any more; ask it again.");
  table::TableInfo info;
  info.token = token;
  info.club = address_.toStdString();
  info.players = found->players;
  QString why = setup_->play(text::value_of(found->setup), info, QString::fromStdString(found->time_control));
  if (why.isEmpty()) look();
  return why;
}

void ClubLink::takeOver(const QVariantMap& row) {
  if (asking_ || !keyed()) return;
  const std::string token = row["token"].toString().toStdString();
  std::map<std::string, std::string> players;
  for (const link::SeatedTable& one : seating_.tables)
    if (one.token == token) players = one.players;
  beside([this, token, players, club = link::ClubAddress{address_.toStdString(), key_.toStdString()},
          file = table_->session().file()]() -> Done {
    const auto game = link::take_over(club, file, token, players);
    return [this, game] { note_ = game ? table_->resume(*game) : troubleOf(game.error().message); };
  });
}

void ClubLink::letGo(const QString& seat) {
  if (line_) line_->let_go(seat.toStdString());
}

void ClubLink::look() {
  table::Session& session = table_->session();
  if (sender_ && session.revision() != std::exchange(revision_, session.revision())) sender_->wake(session.file());
  if (sender_) told();
  if (!line_) return;
  line_->follow(session.file(), table_->playing() ? session.game_id() : std::nullopt);
  for (const link::PhoneOrder& order : line_->take()) obey(order);
  const link::PhoneState phones = line_->state();
  const bool same = phones.signs == phoneState_.signs && phones.signed_in == phoneState_.signed_in &&
                    phones.trouble == phoneState_.trouble;
  phoneState_ = phones;
  if (!same) showPhones();
}

/// What is new of the link is called out at the table once.
void ClubLink::told() {
  const link::LinkState state = sender_->state();
  if (state.waiting == now_.waiting && state.trouble == now_.trouble && state.shut_out == now_.shut_out) return;
  const bool calls = state.trouble != now_.trouble || state.shut_out != now_.shut_out;
  now_ = state;
  Q_EMIT changed();
  if (!calls) return;
  if (!state.shut_out.empty())
    table_->raise("club", "alarm", tr("Another machine plays this game"), troubleOf(state.shut_out));
  else if (!state.trouble.empty())
    table_->raise("club", "info", tr("The club is not reached"),
                  tr("The game goes on, and the club is told when it is back.") + " " + troubleOf(state.trouble));
  else
    table_->dismiss("club");
}

void ClubLink::obey(const link::PhoneOrder& order) {
  const QString seat = textOf(order.seat), who = table_->player(seat);
  if (const auto clear = link::settled(table_->session().history(), order))
    return line_->answer(order, clear->done, clear->message);
  if (order.kind == db::club::OrderKind::objection) {
    table_->raise("objection/" + seat, "alarm", tr("%1 objects").arg(who),
                  order.said.empty() ? tr("Said with a phone. The arbiter decides.") : textOf(order.said));
    return line_->answer(order, true);
  }
  if (order.kind == db::club::OrderKind::decline) {
    table_->declineDraw(seat);
    return line_->answer(order, true);
  }
  const Message why = table_->hear(textOf(order.said), {link::order_source(order.id), {}, {}});
  line_->answer(order, why.empty(), why);
}

void ClubLink::showPhones() {
  phones_.clear();
  for (const auto& [seat, sign] : phoneState_.signs) {
    const QString name = textOf(seat);
    phones_ << QVariantMap{
        {"seat", name},
        {"letter", name.left(1)},
        {"seatName", words::seat(name)},
        {"name", table_->playerAt(name)},
        {"page", address_.isEmpty() ? QString() : textOf(link::phone_page(address_.toStdString(), sign))},
        {"here",
         std::find(phoneState_.signed_in.begin(), phoneState_.signed_in.end(), seat) != phoneState_.signed_in.end()}};
  }
  // Clockwise, as people sit; of joined boards one after the other.
  const auto order = [](const QVariant& phone) {
    const QString seat = phone.toMap()["seat"].toString();
    return std::pair(seat.mid(1), QString("SWNE").indexOf(seat.left(1)));
  };
  std::stable_sort(phones_.begin(), phones_.end(),
                   [&](const QVariant& a, const QVariant& b) { return order(a) < order(b); });
  Q_EMIT phonesChanged();
}

}  // namespace arbiter::desk
