// SPDX-License-Identifier: MIT
#include "app/server/seats.h"

#include <algorithm>
#include <charconv>

#include "app/event/table_game.h"
#include "app/server/army_names.h"
#include "app/server/auth.h"
#include "app/server/board_json.h"
#include "app/server/words.h"
#include "app/table/board_view.h"
#include "db/digest.h"
#include "referee/json/view.h"
#include "text/json_fields.h"
#include "text/utf8.h"
#include "text/value_json.h"

namespace arbiter::server {

using db::Error;
using db::club::Club;
using db::club::OrderKind;
using db::club::PublishedSeat;
using db::club::SeatOrder;
using nlohmann::json;

namespace {

constexpr std::size_t kMostGames = 600;                                       // replayed at once; others begin anew
constexpr std::size_t kShownPlies = 12, kShownAwards = 12, kShownOrders = 4;  // the newest
constexpr std::size_t kPhoneLeast = 16, kPhoneMost = 64;                      // letters of what a phone calls itself
constexpr std::size_t kMostWords = 200, kMostTyped = 4000;                    // bytes of an objection; before it is cut
constexpr std::size_t kMostAction = 200;                                      // bytes
constexpr int kMostPly = 10'000'000;

Error unknown_seat() {
  return {"unknown_seat", make_message("This code is for no seat of a game; scan the one of your seat again")};
}

std::optional<int> small_number(const std::string& text) {
  int value = 0;
  const char* end = text.data() + text.size();
  if (text.empty() || std::from_chars(text.data(), end, value).ptr != end || value < 1) return std::nullopt;
  return value;
}

/// An action without the seat that it may name.
std::string core_of(const std::string& action) {
  const std::size_t colon = action.find(':');
  return colon < 4 ? action.substr(colon + 1) : action;
}

/// Whose action that is, `to_act` where it names nobody.
std::string seat_of(const std::string& action, const std::string& to_act) {
  const std::size_t colon = action.find(':');
  return colon < 4 ? action.substr(0, colon) : to_act;
}

/// Is it made with a piece on the board, from one square to another? `cells`: the board's squares.
bool moves_on_board(const std::string& core, const json& cells) {
  for (const json& cell : cells) {
    const auto& name = cell[0].get_ref<const std::string&>();
    if (core.rfind(name, 0) != 0) continue;
    const std::string rest = core.substr(name.size());
    for (const json& other : cells) {
      const auto& to = other[0].get_ref<const std::string&>();
      if (rest.rfind(to, 0) == 0 || rest.rfind("x" + to, 0) == 0) return true;
    }
  }
  return false;
}

/// Who sees what the seat sees; everybody's view where there is no such seat.
Viewer viewer_of(const std::string& seat) {
  const auto who = parse_seat(seat);
  return who ? Viewer::of(*who) : Viewer::everyone();
}

struct Open {
  json acts = json::array(), also = json::array();
};

/// What is open to the seat beside moves on the board, each with its seat.
Open open_to(const table::Session& session, const std::string& seat, const view::GameView& state, const json& board) {
  const std::size_t number = table::board_of(seat + ":x");
  const view::GameView here = table::board_state(state, number);
  const std::string& letter = here.to_act;
  const std::string to_act = letter.empty() ? letter : table::game_seat(state, letter, number);
  const json cells = board.is_object() ? board["cells"] : json::array();
  Open open;
  const auto add = [&](json& list, const std::vector<std::string>& actions, const std::string& whose,
                       const std::string& turn) {
    for (const std::string& action : actions) {
      const std::string core = core_of(action);
      if (seat_of(action, turn) != whose || core == "time" || moves_on_board(core, cells)) continue;
      list.push_back(seat + ":" + core);
    }
  };
  const table::Open legal = session.legal(viewer_of(seat));
  add(open.acts, legal.actions, seat, to_act);
  add(open.acts, legal.reactions, seat, to_act);
  // What a board says stands in its own seats' letters.
  add(open.also, here.may_also, seat.substr(0, 1), letter);
  return open;
}

json ply_json(const db::Ply& ply) {
  json out{{"n", ply.number}, {"kind", db::to_string(ply.kind)}, {"seat", ply.seat}, {"action", ply.action}};
  if (ply.is_undone) out["undone"] = true;
  return out;
}

template <class List, class Write>
json newest(const List& list, std::size_t most, std::size_t from, const Write& write) {
  json out = json::array();
  for (std::size_t i = std::max(from, list.size() > most ? list.size() - most : 0); i < list.size(); ++i)
    out.push_back(write(list[i]));
  return out;
}

json order_json(const SeatOrder& order, const std::string& language) {
  return {{"id", order.id},
          {"kind", word(order.kind)},
          {"answer", order.answer ? word(*order.answer) : ""},
          {"message", answer_in(language, order.message)}};
}

}  // namespace

db::Expected<PublishedSeat> Seats::known(const std::string& sign, bool again) {
  const auto parts = event::split(sign, ".");
  if (parts.size() != 6) return tl::unexpected(unknown_seat());
  const auto event = small_number(parts[0]), round = small_number(parts[1]), table = small_number(parts[2]);
  const std::string& phone = parts[5];
  const bool plain = std::all_of(phone.begin(), phone.end(), [](unsigned char c) { return std::isalnum(c) != 0; });
  if (!event || !round || !table || !plain || phone.size() < kPhoneLeast || phone.size() > kPhoneMost)
    return tl::unexpected(unknown_seat());
  return desk_.with([&](Club& club) -> db::Expected<PublishedSeat> {
    const auto at = club.seat_at(*event, *round, *table, parts[3]);
    if (!at) return tl::unexpected(at.error().code == "not_found" ? unknown_seat() : at.error());
    const auto codes = club.seat_codes(at->token);
    if (!codes) return tl::unexpected(codes.error());
    const auto code = codes->find(parts[3]);
    if (code == codes->end() || !db::same_secret(code->second, parts[4])) return tl::unexpected(unknown_seat());
    if (again) {
      const auto there = club.signed_in(at->token);
      if (!there) return tl::unexpected(there.error());
      if (std::find(there->begin(), there->end(), at->seat) == there->end())
        return tl::unexpected(Error{"let_go", make_message("The table has let this phone go")});
    }
    if (const auto signed_in = club.sign_in(at->token, at->seat, phone); !signed_in)
      return tl::unexpected(signed_in.error());
    return *at;
  });
}

db::Expected<void> Seats::look_up(const PublishedSeat& at, Played& played) {
  return desk_.with([&](Club& club) -> db::Expected<void> {
    if (played.about.is_null()) {
      const auto event_session = event::open_event(club, at.event, event::Knowing::who_takes_part);
      if (!event_session) return tl::unexpected(event_session.error());
      const auto game = event::game_of_table(*event_session, at.round, at.table);
      if (!game) return tl::unexpected(game.error());
      played.about = {{"event", event_session->record.event.name}, {"players", game->info.players}};
    }
    if (!played.game) {
      const auto game = club.game_named(at.token);
      if (!game) return tl::unexpected(game.error());
      played.game = *game;
    }
    return {};
  });
}

db::Expected<void> Seats::catch_up(const PublishedSeat& at, Played& played) {
  if (auto there = look_up(at, played); !there) return there;
  if (!played.game || !played.fault.empty()) return {};
  const auto plies = desk_.with([&](const Club& club) { return club.plies(*played.game, played.plies); });
  if (!plies) return tl::unexpected(plies.error());
  if (!played.session) played.session.emplace(":memory:");
  for (const db::club::ToldPly& ply : *plies) {
    // Why it is refused would quote what may be hidden.
    if (!played.session->replay(ply.request)) {
      played.fault = make_message("This game cannot be shown: this program refuses its ply %1", ply.number);
      return {};
    }
    played.plies = ply.number;
  }
  return {};
}

std::shared_ptr<Seats::Played> Seats::played(const PublishedSeat& at) {
  const std::lock_guard lock(mutex_);
  if (games_.size() > kMostGames) std::erase_if(games_, [](const auto& one) { return one.second.use_count() == 1; });
  auto& game = games_[at.token];
  if (!game) game = std::make_shared<Played>();
  return game;
}

const json& Seats::told(Played& played, const std::string& seat) {
  auto& [ply, told] = played.told[seat];
  if (!told.is_null() && ply == played.plies) return told;
  const table::Session& session = *played.session;
  const view::GameView state = session.state(viewer_of(seat));
  const std::size_t number = table::board_of(seat + ":x");
  const json board = board_json(table::board_state(state, number).board);
  Open open = open_to(session, seat, state, board);
  ply = played.plies;
  json armies = armies_in(open.acts);
  told = {{"n", played.plies},
          {"acts", std::move(open.acts)},
          {"also", std::move(open.also)},
          {"armies", std::move(armies)}};
  told["hands"] = table::board_works(state, session.works(), number);
  told["history"] = newest(session.history(), kShownPlies, 1, ply_json);
  const bool over = state.result.has_value();
  std::vector<db::Award> awards = session.points();
  std::erase_if(awards, [&](const db::Award& award) { return award.secret && !over; });
  told["points"] = newest(awards, kShownAwards, 0, [](const db::Award& award) {
    return json{{"seat", award.seat}, {"points", award.points}, {"reason", award.reason}, {"rule", award.rule}};
  });
  told["state"] = state;
  name_armies(told["state"]["seats"]);
  told["board"] = board;
  return told;
}

db::Expected<json> Seats::view(const PublishedSeat& at, const std::string& language) {
  const auto game = played(at);
  const std::lock_guard lock(game->mutex);
  if (const auto done = catch_up(at, *game); !done) return tl::unexpected(done.error());
  json view{{"event", game->about["event"]},
            {"players", game->about["players"]},
            {"round", at.round},
            {"table", at.table},
            {"seat", at.seat},
            {"begun", game->game.has_value()}};
  const auto orders = desk_.with([&](const Club& club) { return club.orders(at.token, false); });
  if (!orders) return tl::unexpected(orders.error());
  std::vector<SeatOrder> own;
  view["confirmed"] = json::array();
  for (const SeatOrder& order : *orders) {
    if (order.seat == at.seat) own.push_back(order);
    if (order.kind == OrderKind::confirm) view["confirmed"].push_back(order.seat);
  }
  view["orders"] = newest(own, kShownOrders, 0, [&](const SeatOrder& order) { return order_json(order, language); });
  if (!game->game) return view;
  if (!game->fault.empty() || game->plies < 0) {
    put_words(view, "error",
              game->fault.empty() ? make_message("Nothing of the game has reached the club yet") : game->fault);
    return view;
  }
  view.update(told(*game, at.seat));
  const auto clock = desk_.with([&](const Club& club) { return club.clock(*game->game); });
  view["clock"] = clock ? json(*clock) : json();
  return view;
}

db::Expected<db::club::OrderId> Seats::ask(const PublishedSeat& at, const json& said) {
  SeatOrder order;
  text::JsonFields fields(said);
  order.token = at.token;
  order.seat = at.seat;
  const auto kind = parse_word<OrderKind>(fields.text("kind", kMostAction));
  order.seen = fields.number("n", -1, kMostPly);
  if (kind == OrderKind::act) order.said = fields.text("action", kMostAction);
  if (kind == OrderKind::objection) order.said = text::one_line(fields.text_or("words", kMostTyped), kMostWords);
  if (!fields.fault().empty()) return tl::unexpected(unfit(fields));
  if (!kind)
    return tl::unexpected(Error{"bad_data", as_it_is("A phone asks to act, to decline, to confirm, or objects")});
  order.kind = *kind;
  const auto now = view(at);
  if (!now) return tl::unexpected(now.error());
  if (!now->contains("n")) return tl::unexpected(Error{"conflict", make_message("The game has not begun")});
  const bool over = !(*now)["state"]["result"].is_null();
  if (order.kind == OrderKind::act) {
    order.said = at.seat + ":" + core_of(order.said);
    const auto open = [&](const char* list) {
      return std::any_of((*now)[list].begin(), (*now)[list].end(), [&](const json& one) {
        const auto& action = one.get_ref<const std::string&>();
        // Dice may be left to the referee.
        return action == order.said || (core_of(order.said) == "roll" && core_of(action).rfind("roll", 0) == 0);
      });
    };
    if (!open("acts") && !open("also"))
      return tl::unexpected(Error{"refused", make_message("That is not open to you now; the game may have gone on")});
  } else if (order.kind == OrderKind::confirm) {
    if (!over) return tl::unexpected(Error{"conflict", make_message("The game is not over yet")});
  }
  return desk_.with([&](Club& club) { return club.add_order(order); });
}

}  // namespace arbiter::server
