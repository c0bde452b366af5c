// SPDX-License-Identifier: MIT
#include "app/table/referee.h"

#include "referee/json/games.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::table {
namespace {

using view::Updates;

/// For the books, and for everybody.
const std::vector<Viewer> kViewers{Viewer::arbiter(), Viewer::everyone()};

template <class... Ways>
struct Each : Ways... {
  using Ways::operator()...;
};
template <class... Ways>
Each(Ways...) -> Each<Ways...>;  // clang needs it said

Expected<Updates> carry_out_by(view::Referee& own, const Request& request) {
  if (const auto* begin = std::get_if<Begin>(&request))
    return own.begin(game_json::start(nlohmann::json(begin->setup)), kViewers);
  if (own.game() == nullptr)
    return refuse("no_game", as_it_is("There is no game yet: send \"new\" or \"load\" first."));
  return std::visit(Each{[](const Begin&) { return Expected<Updates>(); },
                         [&](const Act& act) { return own.act(act.action, act.note, kViewers); },
                         [&](const Undo& undo) { return own.undo(undo.count, kViewers); },
                         [&](const Redo& redo) { return own.redo(redo.count, kViewers); },
                         [&](const Correct& correct) { return own.correct(correct.what, kViewers); }},
                    request);
}

Expected<Changed> changed(Expected<Updates> each, bool act) {
  if (!each) return tl::unexpected(std::move(each.error()));
  view::Update &full = each->front(), &shown = each->back();
  Changed out{{}, {}, std::move(full.events), std::move(shown.events), std::move(shown.state), {}};
  if (!act) return out;
  out.action = std::move(full.action);
  out.public_action = std::move(shown.action);
  return out;
}

/// How everybody may see that the game was begun.
Value setup_of(const Game& game) {
  Value setup = text::value_of(game_json::setup_json(View(game, Viewer::everyone()).beginning()));
  if (!game.about().empty()) setup["about"] = game.about();
  return setup;
}

}  // namespace

Referee::Referee(const Referee& other) { *this = other; }

Referee& Referee::operator=(const Referee& other) {
  if (this == &other) return *this;
  if (const auto* own = std::get_if<view::Referee>(&other.who_))
    who_ = *own;
  else
    who_ = std::get<1>(other.who_)->copy();
  return *this;
}

Expected<Changed> Referee::carry_out(const Request& request) {
  auto* own = std::get_if<view::Referee>(&who_);
  if (own == nullptr) return std::get<1>(who_)->carry_out(request);
  return view::guarded([&]() -> Expected<Changed> {
    // What could not be written again must not get in.
    if (const std::string fault = text::fault_of(nlohmann::json(written(request))); !fault.empty())
      return refuse("bad_request", as_it_is("The request cannot be taken: " + fault + "."));
    auto done = changed(carry_out_by(*own, request), std::holds_alternative<Act>(request));
    if (done && std::holds_alternative<Begin>(request)) done->public_setup = setup_of(*own->game());
    return done;
  });
}

view::GameView Referee::state(Viewer viewer) const {
  if (const auto* own = std::get_if<view::Referee>(&who_))
    return own->game() != nullptr ? view::game_view(*own->game(), viewer) : view::GameView();
  return std::get<1>(who_)->state(viewer);
}

Open Referee::legal(Viewer viewer, Seat seat) const {
  const auto* own = std::get_if<view::Referee>(&who_);
  if (own == nullptr) return std::get<1>(who_)->legal(viewer);
  Open open;
  if (own->game() == nullptr) return open;
  const Game& game = *own->game();
  const auto add = [&](const ActionList& list, std::vector<std::string>& texts) {
    for (const Action& a : list) {
      const Seat actor = a.seat != Seat::none ? a.seat : game.position().decision.seat;
      if (seat == Seat::none || actor == seat) texts.push_back(print(a, game.rules()));
    }
  };
  add(game.legal(viewer), open.actions);
  add(game.reactions(), open.reactions);
  return open;
}

void Referee::leave_to_hands() {
  if (auto* own = std::get_if<view::Referee>(&who_)) own->leave_to_hands();
}

view::TableInstructions Referee::works() const {
  return game() != nullptr ? view::table_instructions(*game()) : view::TableInstructions();
}

Expected<view::Explanation> Referee::explain(const std::string& rule) const {
  const auto* own = std::get_if<view::Referee>(&who_);
  if (own == nullptr) return refuse("unknown_rule", make_message("There is no rule %1.", arg::quoted(rule)));
  return view::guarded([&] { return own->explain(rule); });
}

const Game* Referee::game() const {
  const auto* own = std::get_if<view::Referee>(&who_);
  return own != nullptr ? own->game() : nullptr;
}

}  // namespace arbiter::table
