// SPDX-License-Identifier: MIT
#include "app/footage/director.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "app/footage/truth.h"
#include "app/table/board_view.h"
#include "referee/json/view.h"
#include "referee/observe/observe.h"
#include "text/value_json.h"

namespace arbiter::footage {

using namespace vision::simulate;
using vision::simulate::Placement;  // not the referee's

namespace {

/// Pieces as they look: without their controller.
Placement placement_of(const std::map<std::string, std::string>& pieces) {
  Placement out;
  for (const auto& [square, piece] : pieces) out[square] = piece.substr(0, piece.find('@'));
  return out;
}

/// What stands on the table when only the hands of the player have moved: the position with the referee's
/// instructions taken back.
Placement before(const view::TableInstructions& instructions, Placement placement) {
  for (const view::TableInstruction& item : instructions) {
    if (item.what == Instruction::Do::place) placement.erase(item.square);
    if (item.what == Instruction::Do::move) placement.erase(item.to);
  }
  for (const view::TableInstruction& item : instructions)
    if (item.what != Instruction::Do::place) placement[item.square] = item.piece;
  return placement;
}

/// The work of a player's own move, what is captured first, then the piece that was named, then the rest.
std::vector<Work> work_between(const Placement& now, const Placement& then, const Squares& named) {
  std::vector<Work> lifts, moves, places;
  std::map<std::string, std::string> gone, come;
  for (const auto& [square, piece] : now)
    if (const auto it = then.find(square); it == then.end() || it->second != piece) gone[square] = piece;
  for (const auto& [square, piece] : then)
    if (const auto it = now.find(square); it == now.end() || it->second != piece) come[square] = piece;
  const auto carry = [&](const std::string& from, const std::string& to) {
    moves.push_back({Work::Kind::move, from, to, come[to]});
    gone.erase(from);
    come.erase(to);
  };
  if (gone.count(named.from) != 0 && come.count(named.to) != 0 && gone[named.from] == come[named.to])
    carry(named.from, named.to);
  for (auto it = come.begin(); it != come.end();) {
    const auto [to, piece] = *it++;
    const auto from = std::find_if(gone.begin(), gone.end(), [&, p = piece](const auto& g) { return g.second == p; });
    if (from != gone.end()) carry(std::string(from->first), std::string(to));
  }
  for (const auto& [square, piece] : gone) lifts.push_back({Work::Kind::lift, square, {}, piece});
  for (const auto& [square, piece] : come) places.push_back({Work::Kind::place, {}, square, piece});
  std::vector<Work> all = lifts;
  all.insert(all.end(), moves.begin(), moves.end());
  all.insert(all.end(), places.begin(), places.end());
  return all;
}

/// What is still to be done of the referee's instructions on a table that may be further on.
std::vector<Work> work_left(const view::TableInstructions& instructions, const Placement& table,
                            const Placement& wanted) {
  const auto look = [](const Placement& p, const std::string& square) {
    const auto it = p.find(square);
    return it == p.end() ? std::string() : it->second;
  };
  const auto done = [&](const std::string& square) { return look(table, square) == look(wanted, square); };
  std::vector<Work> work;
  for (const view::TableInstruction& item : instructions) {
    const std::string &square = item.square, &piece = item.piece;
    if (item.what == Instruction::Do::lift && !done(square)) work.push_back({Work::Kind::lift, square, {}, piece});
    if (item.what == Instruction::Do::place && !done(square)) work.push_back({Work::Kind::place, {}, square, piece});
    if (item.what == Instruction::Do::move) {
      const std::string& to = item.to;
      if (look(table, square) == piece && !(done(square) && done(to)))
        work.push_back({Work::Kind::move, square, to, piece});
      else if (!done(to))
        work.push_back({Work::Kind::place, {}, to, piece});
    }
  }
  // A piece is carried to a square that is still taken only after that has been cleared.
  std::stable_sort(work.begin(), work.end(),
                   [](const Work& a, const Work& b) { return a.kind == Work::Kind::lift && b.kind != a.kind; });
  return work;
}

/// Does a picture of that placement show that this action was played, and nothing else?
bool shows(const Game& game, std::size_t board, const Placement& placement, const std::string& action) {
  const Rules& rules = game.rules(board);
  observing::Picture picture;
  for (const auto& [square, piece] : placement) {
    const auto cell = rules.board->find_cell(square);
    const auto what = observing::parse_shown(rules, piece);
    if (cell && what) picture.set(*cell, {{*what, 1.0}});
  }
  const auto seen = observing::observe(game, board, picture, 1);
  const auto* legal = std::get_if<observing::Legal>(&seen.reading);
  return legal != nullptr && legal->likeliest.actions == std::vector<std::string>{action};
}

class Director {
 public:
  Director(const std::vector<Film*>& films, const Script& script, table::Referee referee,
           const std::vector<Scene>& scenes, const DirectorOptions& options)
      : script_(script), referee_(std::move(referee)), options_(options) {
    reel_.seed = options.seed;
    reel_.faults = options.faults;
    reel_.plies = static_cast<int>(script.actions.size());
    for (std::size_t b = 0; b < films.size(); ++b)
      reel_.stages.push_back(stages_.emplace_back(std::make_unique<Stage>(*films[b], scenes[b], b, reel_)).get());
  }

  Expected<Filmed> shoot();

 private:
  /// A ply while it is filmed.
  struct Ply {
    std::string action, player;
    std::size_t board = 0;
    Stage& stage;
    Squares squares;
    view::TableInstructions instructions;
    Placement wanted, hand_left;  ///< what the board comes to, and what the hand leaves before the instructions
    bool handwork = false;        ///< does a hand play it?
    Value entry = Value::Table();
  };
  Expected<void> ply(const std::string& action);
  /// Carries the action out with the referee. Says what was captured and moved in the entry.
  Expected<view::GameView> play(Ply& ply);
  void note_captures(Ply& ply, const view::GameEvents& events);
  /// Films the hand that plays, and the one that does what the referee asks for.
  Expected<void> film_action(Ply& ply);
  Expected<void> film_rest(const Ply& ply, const std::vector<Work>& rest);
  /// Keeps the events of the ply that is filmed next, except moves and turns.
  void note(const view::GameEvents& events);
  [[nodiscard]] Value whole() const;
  [[nodiscard]] Value truth(std::size_t board) const;

  const Script& script_;
  table::Referee referee_;
  const DirectorOptions& options_;
  Reel reel_;
  std::vector<std::unique_ptr<Stage>> stages_;  // one a board
  Value plies_ = Value::List(), events_ = Value::List();
  view::GameView start_, state_;
  bool stopped_ = false;
};

void Director::note(const view::GameEvents& events) {
  for (const view::GameEvent& event : events) {
    if (view::is<view::Moved, view::Turn>(event)) continue;
    Value noted = text::value_of(event);
    noted["after_ply"] = reel_.ply + 1;
    events_.push_back(std::move(noted));
  }
}

Expected<view::GameView> Director::play(Ply& ply) {
  const table::Referee waiting = referee_;  // the game before this action
  const auto played = referee_.carry_out(table::Act{ply.action, {}});
  if (!played) return tl::unexpected(played.error());
  const view::GameView& now = played->state;
  ply.instructions = table::board_works(now, referee_.works(), ply.board);
  ply.wanted = placement_of(table::board_state(now, ply.board).pieces);
  ply.hand_left = before(ply.instructions, ply.wanted);

  // Would a picture tell? If not, somebody must say it.
  ply.squares = squares_of(ply.action);
  const bool visible = shows(*waiting.game(), ply.board, ply.hand_left, ply.action);
  // What was done by hand: all that differs, unless the action was a word (then it is the referee who changes things).
  ply.handwork = !ply.squares.to.empty() || visible;
  if (!visible) ply.entry["said"] = ply.action;

  if (!ply.squares.to.empty()) {
    ply.entry["piece"] = truth_piece(ply.stage.table().at(ply.squares.from));
    ply.entry["from"] = ply.squares.from;
    ply.entry["to"] = ply.squares.to;
    ply.entry["captured"] = ply.entry["captured_square"] = Value();
    if (const auto eq = ply.action.find('='); eq != std::string::npos)
      ply.entry["promotion"] = ply.action.substr(eq + 1);
  }
  note(played->public_events);
  note_captures(ply, table::board_events(now, played->public_events, ply.board));
  return now;
}

void Director::note_captures(Ply& ply, const view::GameEvents& events) {
  Value also = Value::List();
  for (const view::GameEvent& event : events) {
    const auto* captured = view::get_if<view::Captured>(event);
    const bool by_hand = ply.hand_left != ply.stage.table().placement();
    if (captured != nullptr && ply.entry.has("captured") && ply.entry["captured"].is_nothing() && by_hand &&
        (captured->sq == ply.squares.to || !ply.hand_left.contains(captured->sq))) {
      ply.entry["captured"] = truth_piece(captured->piece);
      ply.entry["captured_square"] = captured->sq;
    }
    const auto* moved = view::get_if<view::Moved>(event);
    if (moved != nullptr && ply.handwork && moved->from != ply.squares.from)
      also.push_back(Value{{"piece", truth_piece(moved->piece)}, {"from", moved->from}, {"to", moved->to}});
  }
  if (!also.empty()) ply.entry["also_moved"] = std::move(also);
}

Expected<void> Director::film_action(Ply& ply) {
  Stage& stage = ply.stage;
  reel_.moving = true;
  if (stage.chance(0.08))
    if (auto shot = stage.hover(ply.player[0]); !shot) return shot;
  const auto list = work_between(stage.table().placement(), ply.hand_left, ply.squares);
  if (auto shot = stage.by_hand(list, ply.player[0], false); !shot) return shot;
  if (stage.table().placement() != ply.hand_left)
    return refuse("bad_instructions", as_it_is("the hand did not leave what the referee takes for the table"));
  reel_.moving = false;
  return {};
}

Expected<void> Director::film_rest(const Ply& ply, const std::vector<Work>& rest) {
  Stage& stage = ply.stage;
  if (ply.handwork || !rest.empty())
    for (int i = 0; i < 2; ++i)
      if (auto shot = stage.still(!rest.empty(), i == 0 && !rest.empty() ? "nothing of it done yet" : ""); !shot)
        return shot;
  if (rest.empty()) return {};
  const std::string next = table::board_state(state_, ply.board).to_act;
  const char side = next.empty() ? ply.player[0] : next[0];
  if (auto shot = stage.by_hand(rest, side, true); !shot) return shot;
  if (stage.table().placement() != ply.wanted)
    return refuse("bad_instructions", as_it_is("the referee's instructions do not lead to its position"));
  for (int i = 0; i < 2; ++i)
    if (auto shot = stage.still(false); !shot) return shot;
  return {};
}

Expected<void> Director::ply(const std::string& action) {
  const std::string prefix = seat_prefix(action);
  const std::size_t board = table::board_of(action);
  Stage& stage = *stages_[board];
  Ply ply{action, !prefix.empty() ? prefix : !state_.to_act.empty() ? state_.to_act : "S", board, stage, {}, {}, {},
          {}};
  ply.entry = Value{{"ply", reel_.ply + 1}, {"player", ply.player}, {"action", action}};
  if (stages_.size() > 1) ply.entry["board"] = board + 1;
  ply.entry["was_in_check"] = std::find(state_.check.begin(), state_.check.end(), ply.player) != state_.check.end();
  auto now = play(ply);
  if (!now) return tl::unexpected(now.error());
  if (ply.handwork)
    if (auto shot = film_action(ply); !shot) return shot;
  ++reel_.ply;
  state_ = std::move(*now);

  const std::vector<Work> rest = work_left(ply.instructions, stage.table().placement(), ply.wanted);
  ply.entry["offsets"] = truth_offsets(stage.table().offsets());
  if (!stage.table().tags().empty()) ply.entry["tags"] = numbers(stage.table().tags());
  if (!rest.empty() && ply.handwork) ply.entry["placement_before_reset"] = truth_placement(stage.table().placement());
  ply.entry["placement"] = truth_placement(ply.wanted);
  if (auto shot = film_rest(ply, rest); !shot) return shot;
  plies_.push_back(std::move(ply.entry));
  return {};
}

/// What the truth of a board and that of the whole game both say.
Value Director::whole() const {
  Value points = Value::Table();
  for (const auto& [seat, entry] : state_.seats) points[seat] = entry.points;
  const Value& options = script_.setup["options"];
  return {{"format", "chess-footage-truth 1"},
          {"game", script_.setup["ruleset"]},
          {"ruleset", script_.setup["ruleset"]},
          {"setup", script_.setup},
          {"options", options.is_nothing() ? Value::Table() : options},
          {"to_act_at_start", start_.to_act},
          {"to_act_at_end", state_.to_act.empty() ? Value() : Value(state_.to_act)},
          {"plies", plies_},
          {"events", events_},
          {"points", points},
          {"seed", reel_.seed}};
}

Value Director::truth(std::size_t board) const {
  const Stage& stage = *stages_[board];
  Value out = whole();
  const Value scene = truth_scene(stage.scene());
  for (const auto& [name, value] : scene.table()) out[name] = value;
  const view::GameView there = table::board_state(state_, board);
  out["order"] = Value::List();
  for (const char* seat : {"S", "W", "N", "E"})
    if (there.seats.contains(seat)) out["order"].push_back(table::game_seat(state_, seat, board));
  out["cameras"] = stage.cameras();
  out["corners"] = stage.corners();
  out["lights"] = stage.lights();
  if (stage.scene().tag_size > 0)
    out["tags"] = Value{{"family", "tag36h11"},
                        {"side_squares", rounded(stage.scene().tag_size, 1e4)},
                        {"start", stage.tags_at_start()}};
  out["start"] = truth_placement(placement_of(table::board_state(start_, board).pieces));
  if (stages_.size() == 1) return out;
  const int number = static_cast<int>(board) + 1;
  out["beside"] = number;
  for (const char* list : {"plies", "events"}) {
    Value own = Value::List();
    for (const Value& item : out[list].list())
      if (item.number("board", number) == number) own.push_back(item);
    out[list] = std::move(own);
  }
  return out;
}

Expected<Filmed> Director::shoot() {
  const auto begun = referee_.carry_out(table::Begin{script_.setup});
  if (!begun) return tl::unexpected(begun.error());
  start_ = state_ = begun->state;
  if (table::boards_of(state_) != stages_.size())
    return refuse("bad_option", as_it_is("this game is played on " + std::to_string(table::boards_of(state_)) +
                                         " boards; films for " + std::to_string(stages_.size()) + " were begun"));
  for (std::size_t b = 0; b < stages_.size(); ++b)
    stages_[b]->set_up(placement_of(table::board_state(state_, b).pieces));
  for (int i = 0; i < 2; ++i)
    if (auto shot = stages_.front()->still(false); !shot) return tl::unexpected(shot.error());
  for (const std::string& action : script_.actions) {
    if (options_.stopped()) {
      stopped_ = true;
      break;
    }
    for (const auto& stage : stages_) stage->fault_at(reel_.ply);
    if (auto filmed = ply(action); !filmed)
      return refuse(filmed.error().code, make_message("ply %1, %2: %3", reel_.ply + 1, action, filmed.error().message),
                    filmed.error().rule);
    options_.progress("ply " + std::to_string(reel_.ply) + " of " + std::to_string(script_.actions.size()) + ", " +
                      action + ": " + std::to_string(stages_.front()->film().size()) + " pictures");
  }
  std::size_t frames = 0;
  for (std::size_t b = 0; b < stages_.size(); ++b) {
    Film& film = stages_[b]->film();
    frames += film.size();
    if (script_.setup.has("position") && stages_.size() == 1)
      if (auto written = film.write("position.json", script_.setup["position"]); !written)
        return tl::unexpected(written.error());
    if (auto written = film.finish(truth(b)); !written) return tl::unexpected(written.error());
  }
  if (stages_.size() > 1)
    if (auto written = write_whole(stages_.front()->film().folder().parent_path(), whole(), stages_.size()); !written)
      return tl::unexpected(written.error());
  return Filmed{frames, reel_.ply, stopped_};
}

}  // namespace

Expected<Filmed> shoot(Film& film, const Script& script, table::Referee referee, const Scene& scene,
                       const DirectorOptions& options) {
  return Director({&film}, script, std::move(referee), {scene}, options).shoot();
}

Expected<Filmed> shoot(std::vector<Film>& films, const Script& script, table::Referee referee,
                       const std::vector<Scene>& scenes, const DirectorOptions& options) {
  std::vector<Film*> list;
  list.reserve(films.size());
  for (Film& film : films) list.push_back(&film);
  if (list.empty() || list.size() != scenes.size())
    return refuse("bad_option", as_it_is("every board needs a film and a scene"));
  return Director(list, script, std::move(referee), scenes, options).shoot();
}

}  // namespace arbiter::footage
