#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <stdexcept>

#include "app/cli/eval.h"
#include "app/table/board_sources.h"
#include "app/table/table_watcher.h"
#include "referee/core/rules.h"
#include "referee/protocol/json_file.h"

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// A filmed or photographed game with what was played in it.
struct LabelledGame {
  std::string name;
  std::vector<std::string> sources;  ///< one a board
  json setup;
  struct Ply {
    std::string action;
    std::int64_t frame = 0;  ///< the first one of its board that shows it without a hand, from 1
  };
  /// By source, where the board lies as the truth has it, for boards that have no pattern to be found by.
  std::vector<std::optional<calibration::Corners>> corners;
  std::vector<Ply> plies;
  json points;  ///< at the end, null when not known
};

json read_json(const fs::path& file) {
  auto read = protocol::read_json(file);
  if (!read) throw std::runtime_error(read.error().message);
  return std::move(*read);
}

/// The action's text for one ply of a truth.json.
std::string action_of(const json& ply) {
  if (ply.contains("action") && ply["action"].is_string()) return ply["action"];
  std::string text = ply.at("from").get<std::string>() + ply.at("to").get<std::string>();
  static const std::map<std::string, std::string> kKinds{
      {"Q", "queen"}, {"R", "rook"}, {"B", "bishop"}, {"N", "knight"}};
  if (const json promotion = ply.value("promotion", json()); promotion.is_string() && !promotion.empty()) {
    const auto kind = kKinds.find(promotion.get<std::string>());
    text += "=" + (kind == kKinds.end() ? promotion.get<std::string>() : kind->second);
  }
  return text;
}

/// Letters and digits in lower case, blanks for all the rest.
std::string plain_words(std::string text) {
  for (char& c : text) {
    const auto u = static_cast<unsigned char>(c);
    c = std::isalnum(u) != 0 ? static_cast<char>(std::tolower(u)) : ' ';
  }
  return text;
}

/// The ruleset whose id stands in a recording's title, the longest if there are several. Throws std::runtime_error
/// when there is none.
std::string ruleset_of(const std::string& title) {
  const std::string words = plain_words(title);
  std::string best;
  for (const RulesetInfo& info : rulesets())
    if (info.id.size() > best.size() && words.find(plain_words(info.id)) != std::string::npos) best = info.id;
  if (best.empty()) throw std::runtime_error("truth.json: no known game in the title \"" + title + "\"");
  return best;
}

/// The game that footage shows: as the file says, or told from its title; armies are the ruleset's plain ones then.
json setup_of(const fs::path& folder, const json& truth) {
  if (truth.contains("setup")) return truth["setup"];
  if (truth.contains("ruleset")) return {{"ruleset", truth["ruleset"]}};
  json setup{{"ruleset", ruleset_of(truth.value("game", ""))}};
  if (fs::exists(folder / "position.json")) setup["position"] = read_json(folder / "position.json");
  return setup;
}

/// The film in the folder, or the folder with its pictures.
std::string source_in(const fs::path& folder, const std::string& video) {
  const fs::path film = folder / video;
  return (fs::exists(film) ? film : folder).string();
}

/// The board's corners in the first camera's picture: on a board of points the outermost crossings.
std::optional<calibration::Corners> corners_of(const json& truth) {
  const json cameras = truth.value("corners", json::array());
  if (!cameras.is_array() || cameras.empty() || !cameras.front().is_object()) return std::nullopt;
  const json& first = cameras.front();
  const json field = first.value("crossings", first.value("bounding_square", json()));
  calibration::Corners corners;
  std::size_t at = 0;
  for (const char* name : {"SW", "SE", "NE", "NW"}) {
    if (!field.contains(name)) return std::nullopt;
    corners[at++] = {field[name][0].get<double>(), field[name][1].get<double>()};
  }
  return corners;
}

LabelledGame read_footage(const fs::path& folder) {
  const json truth = read_json(folder / "truth.json");
  LabelledGame game;
  game.name = folder.filename().string();
  game.setup = setup_of(folder, truth);
  game.points = truth.value("points", json());
  // Joined boards have a film each, in folders of their own.
  std::vector<json> films;
  for (const json& board : truth.value("boards", json::array())) {
    const fs::path inside = folder / board.get<std::string>();
    films.push_back(read_json(inside / "truth.json"));
    game.sources.push_back(source_in(inside, films.back().value("video", "camera.mp4")));
  }
  if (films.empty()) {
    films.push_back(truth);
    game.sources.push_back(source_in(folder, truth.value("video", "camera.mp4")));
  }
  for (const json& film : films) game.corners.push_back(corners_of(film));
  for (const json& ply : truth.at("plies")) {
    LabelledGame::Ply one{action_of(ply), 0};
    const json& frames = films.at(ply.value("board", std::size_t{1}) - 1).at("frames");
    for (size_t i = 0; i < frames.size() && one.frame == 0; ++i)
      if (frames[i].value("phase", "") == "still" &&
          frames[i].value("position_after_ply", -1) >= ply.at("ply").get<int>())
        one.frame = static_cast<std::int64_t>(i) + 1;
    game.plies.push_back(std::move(one));
  }
  return game;
}

/// `e7e8q` as the referee writes it.
std::string action_of_uci(const std::string& uci) {
  if (uci.size() != 5) return uci;
  static const std::map<char, std::string> kKinds{{'q', "queen"}, {'r', "rook"}, {'b', "bishop"}, {'n', "knight"}};
  return uci.substr(0, 4) + "=" + kKinds.at(uci[4]);
}

/// The film that a sequence.json describes: the one it names, else the one whose name is the source path's.
fs::path film_of(const fs::path& folder, const json& sequence) {
  const std::string named = sequence.value("video", sequence.value("/source/path"_json_pointer, std::string()));
  return folder / fs::path(named).filename();
}

/// `rnbqkbnr/…` of the protocol's state of a game of chess.
std::string placement_of(const json& state) {
  std::string fen;
  for (char rank = '8'; rank >= '1'; --rank) {
    int empty = 0;
    const auto flush = [&] {
      if (empty > 0) fen += std::to_string(empty);
      empty = 0;
    };
    for (char file = 'a'; file <= 'h'; ++file) {
      const json piece = state["pieces"].value(std::string{file, rank}, json());
      if (!piece.is_string()) {
        ++empty;
        continue;
      }
      flush();
      const std::string text = piece;
      const std::string kind = text.substr(text.find('.') + 1);
      const char letter = kind.compare(0, 6, "knight") == 0 ? 'n' : kind.at(0);
      fen += static_cast<char>(text[0] == 'S' ? std::toupper(letter) : letter);
    }
    flush();
    if (rank > '1') fen += '/';
  }
  return fen;
}

/// The actions that lead from each position of a film to the next, one apiece. Throws std::runtime_error when none
/// does.
std::vector<LabelledGame::Ply> plies_between(const json& positions, const fs::path& file) {
  table::Session session(":memory:");
  session.new_game({{"ruleset", "chess"}});
  std::vector<LabelledGame::Ply> plies;
  for (const json& position : positions) {
    const std::string wanted = position.at("fen");
    if (plies.empty() && placement_of(session.ask({{"cmd", "state"}})["state"]) == wanted) continue;
    bool found = false;
    const json legal = session.ask({{"cmd", "legal"}}).value("actions", json::array());
    for (const json& action : legal) {
      const json done = session.act(action, {"hand", 0, 1});
      if (!done.value("ok", false)) continue;
      if (placement_of(session.ask({{"cmd", "state"}})["state"]) == wanted) {
        plies.push_back({done.value("action", action.get<std::string>()),
                         position.at("hand_free_frames").at(0).get<std::int64_t>() + 1});
        found = true;
        break;
      }
      session.undo();
    }
    if (!found) throw std::runtime_error(file.string() + ": no legal move leads to " + wanted);
  }
  return plies;
}

std::optional<LabelledGame> read_sequence(const fs::path& folder) {
  const json sequence = read_json(folder / "sequence.json");
  LabelledGame game;
  game.name = folder.filename().string();
  game.sources = {folder.string()};
  game.setup = {{"ruleset", "chess"}};
  if (sequence.contains("positions")) {
    // A film: what stands on the board, and in which pictures no hand is over it.
    game.sources = {film_of(folder, sequence).string()};
    game.plies = plies_between(sequence["positions"], folder / "sequence.json");
    return game;
  }
  if (!sequence.contains("frames")) return std::nullopt;
  std::int64_t number = 0;
  for (const json& frame : sequence["frames"]) {
    ++number;
    for (const json& move : frame.value("moves", json::array()))
      game.plies.push_back({action_of_uci(move.at("uci")), number});
  }
  return game;
}

struct Outcome {
  std::string name, error;
  int plies = 0, right = 0, asked = 0, missed = 0, wrong = 0, unflagged = 0, alerts = 0;
  double delay_mean = 0;
  std::int64_t delay_worst = 0, frames = 0;
  double milliseconds = 0;
  bool points_known = false, points_right = true;
  json list = json::array();
};

/// Which of two lists of actions correspond, in order, as many as possible: for each of the first the index in the
/// second, or -1.
std::vector<int> matched(const std::vector<LabelledGame::Ply>& a, const std::vector<table::WatchedAction>& b) {
  std::vector<std::vector<int>> best(a.size() + 1, std::vector<int>(b.size() + 1, 0));
  for (size_t i = a.size(); i-- > 0;)
    for (size_t j = b.size(); j-- > 0;)
      best[i][j] = a[i].action == b[j].action ? best[i + 1][j + 1] + 1 : std::max(best[i + 1][j], best[i][j + 1]);
  std::vector<int> match(a.size(), -1);
  for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i].action == b[j].action)
      match[i++] = static_cast<int>(j++);
    else if (best[i + 1][j] >= best[i][j + 1])
      ++i;
    else
      ++j;
  }
  return match;
}

/// Do the plies from `at` on begin with these actions?
bool goes_on_with(const std::vector<LabelledGame::Ply>& plies, size_t at, const std::vector<std::string>& actions) {
  if (at + actions.size() > plies.size()) return false;
  for (size_t i = 0; i < actions.size(); ++i)
    if (plies[at + i].action != actions[i]) return false;
  return true;
}

Outcome score(const LabelledGame& game, const EvalOptions& options) {
  Outcome result;
  result.name = game.name;
  result.plies = static_cast<int>(game.plies.size());
  auto sources = table::BoardSources::open(game.sources);
  if (!sources) {
    result.error = sources.error().message;
    return result;
  }
  table::Session session(":memory:");
  const json begun = session.new_game(game.setup);
  if (!begun.value("ok", false)) {
    result.error = begun["error"].value("message", "the game cannot be begun");
    return result;
  }
  table::TableWatcher watcher(session);
  // A person would click the corners of a board that has no pattern.
  for (std::size_t b = 0; b < std::min(watcher.boards(), game.corners.size()); ++b) {
    const Board* board = watcher.status(b).board;
    if (board == nullptr || board->style() == BoardStyle::chequered || !game.corners[b]) continue;
    table::WatchOptions how;
    how.corners = game.corners[b];
    watcher.restart(b, how);
  }
  std::vector<table::WatchedAction> actions;
  std::vector<table::WatchAlert> alerts;
  std::set<size_t> answered;  // indices in actions of those that a person said
  double seconds = 0;
  const auto take = [&](table::WatchOutcome&& outcome) {
    for (auto& a : outcome.alerts) {
      if (a.undone > 0) actions.resize(actions.size() - std::min(actions.size(), static_cast<size_t>(a.undone)));
      if (a.alert != "camera-moved") alerts.push_back(std::move(a));
    }
    for (auto& a : outcome.actions) actions.push_back(std::move(a));
  };
  while (true) {
    const auto shot = sources->next();
    if (!shot && shot.error().why.gap == vision::FrameGap::corrupt) continue;
    if (!shot) break;
    const std::size_t board = shot->boards.front();
    const auto begin = std::chrono::steady_clock::now();
    table::WatchOutcome outcome = watcher.feed(board, shot->frame.picture, shot->frame.number);
    seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    ++result.frames;
    const bool question = !outcome.alerts.empty() && outcome.alerts.back().alert == "ambiguous";
    const json candidates = question ? outcome.alerts.back().candidates : json::array();
    take(std::move(outcome));
    if (!options.answers) continue;
    // What is asked is answered, by somebody who saw what was played, when that is among the answers offered.
    for (const json& candidate : candidates) {
      const auto wanted = candidate["actions"].get<std::vector<std::string>>();
      if (!goes_on_with(game.plies, actions.size(), wanted)) continue;
      for (size_t i = 0; i < wanted.size(); ++i) answered.insert(actions.size() + i);
      take(watcher.answer(board, wanted));
      break;
    }
  }
  result.milliseconds = result.frames > 0 ? 1000 * seconds / static_cast<double>(result.frames) : 0;
  result.alerts = static_cast<int>(alerts.size());
  const auto told_between = [&](std::int64_t from, std::int64_t to, const char* what) {
    return std::any_of(alerts.begin(), alerts.end(), [&](const table::WatchAlert& a) {
      return a.frame >= from && a.frame < to && (what == nullptr || a.alert == what);
    });
  };
  const std::vector<int> match = matched(game.plies, actions);
  std::vector<char> explained(actions.size(), 0);
  double delays = 0;
  for (size_t i = 0; i < game.plies.size(); ++i) {
    const LabelledGame::Ply& ply = game.plies[i];
    json line{{"action", ply.action}, {"shown", ply.frame}};
    if (match[i] >= 0) {
      const auto j = static_cast<size_t>(match[i]);
      explained[j] = 1;
      line["read"] = actions[j].frame;
      if (answered.count(j) > 0) {
        ++result.asked;
        line["outcome"] = "asked";
        result.list.push_back(std::move(line));
        continue;
      }
      ++result.right;
      const std::int64_t delay = actions[j].frame - ply.frame;
      delays += static_cast<double>(std::max<std::int64_t>(delay, 0));
      result.delay_worst = std::max(result.delay_worst, delay);
      line["confidence"] = actions[j].confidence;
    } else {
      const std::int64_t until = i + 1 < game.plies.size() ? game.plies[i + 1].frame : result.frames + 1;
      const bool asked = told_between(ply.frame, until, "ambiguous");
      ++(asked ? result.asked : result.missed);
      line["outcome"] = asked ? "asked" : "missed";
    }
    result.list.push_back(std::move(line));
  }
  if (result.right > 0) result.delay_mean = delays / result.right;
  for (size_t j = 0; j < actions.size(); ++j) {
    if (explained[j] != 0) continue;
    ++result.wrong;
    constexpr std::int64_t kSoon = 6;  // frames
    const bool flagged = told_between(actions[j].frame, actions[j].frame + kSoon, nullptr);
    if (!flagged) ++result.unflagged;
    result.list.push_back(
        {{"action", actions[j].action}, {"read", actions[j].frame}, {"outcome", "wrong"}, {"flagged", flagged}});
  }
  if (game.points.is_object()) {
    result.points_known = true;
    const json state = session.ask({{"cmd", "state"}}).value("state", json::object());
    for (const auto& [seat, points] : game.points.items())
      if (state["seats"][seat].value("points", 0.0) != points.get<double>()) result.points_right = false;
  }
  return result;
}

json to_json(const Outcome& o) {
  if (!o.error.empty()) return {{"name", o.name}, {"error", o.error}};
  json out{{"name", o.name},
           {"plies", o.plies},
           {"right", o.right},
           {"asked", o.asked},
           {"missed", o.missed},
           {"wrong", o.wrong},
           {"wrong_unflagged", o.unflagged},
           {"alerts", o.alerts},
           {"frames", o.frames},
           {"delay_mean", o.delay_mean},
           {"delay_worst", o.delay_worst},
           {"milliseconds_a_frame", o.milliseconds}};
  if (o.points_known) out["points_right"] = o.points_right;
  out["list"] = o.list;
  return out;
}

/// The film of one of joined boards, which is no game by itself.
bool is_part(const fs::path& folder) {
  return fs::exists(folder / "truth.json") && read_json(folder / "truth.json").contains("beside");
}

void find_games(const fs::path& folder, std::vector<LabelledGame>& games) {
  if (fs::exists(folder / "truth.json")) games.push_back(read_footage(folder));
  if (fs::exists(folder / "sequence.json"))
    if (auto game = read_sequence(folder)) games.push_back(std::move(*game));
  std::vector<fs::path> inside;
  for (const auto& entry : fs::directory_iterator(folder))
    if (entry.is_directory() && !is_part(entry.path())) inside.push_back(entry.path());
  std::sort(inside.begin(), inside.end());
  for (const fs::path& one : inside) find_games(one, games);
}

}  // namespace

json eval_games(const EvalOptions& options) {
  std::vector<LabelledGame> games;
  find_games(options.folder, games);
  json out = json::array();
  if (games.empty()) return out;
  std::printf("%-34s %6s %6s %6s %6s %6s %9s %7s %6s %6s %7s %8s\n", "game", "plies", "right", "asked", "missed",
              "wrong", "unflagged", "alerts", "delay", "worst", "points", "ms/frame");
  for (const LabelledGame& game : games) {
    const Outcome o = score(game, options);
    if (!o.error.empty()) {
      std::printf("%-34s not scored: %s\n", o.name.c_str(), o.error.c_str());
    } else {
      std::printf("%-34s %6d %6d %6d %6d %6d %9d %7d %6.2f %6lld %7s %8.1f\n", o.name.c_str(), o.plies, o.right,
                  o.asked, o.missed, o.wrong, o.unflagged, o.alerts, o.delay_mean,
                  static_cast<long long>(o.delay_worst),
                  !o.points_known  ? "-"
                  : o.points_right ? "right"
                                   : "WRONG",
                  o.milliseconds);
      if (options.list)
        for (const json& line : o.list) std::printf("    %s\n", line.dump().c_str());
    }
    std::fflush(stdout);
    out.push_back(to_json(o));
  }
  return out;
}

}  // namespace arbiter::cli
