// SPDX-License-Identifier: MIT
#include "app/evaluation/labelled_games.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <stdexcept>

#include "app/table/session.h"
#include "referee/core/rules.h"
#include "text/json_text.h"
#include "text/value_json.h"

namespace arbiter::evaluation {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr std::int64_t kSoonOfStills = 2;  // pictures of a recording that has one a ply: that one and the next

json read_game_labels(const fs::path& file) {
  auto read = text::parse_file(file);
  if (!read) throw std::runtime_error(read.error().english());
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
  json setup{{"ruleset", truth.contains("rules") ? truth["rules"] : json(ruleset_of(truth.value("game", "")))}};
  if (fs::exists(folder / "position.json")) setup["position"] = read_game_labels(folder / "position.json");
  return setup;
}

/// The film in the folder, or the folder with its pictures.
std::string source_in(const fs::path& folder, const std::string& video) {
  const fs::path film = folder / video;
  return (fs::exists(film) ? film : folder).string();
}

/// The board's corners in the first camera's picture: on a board of points the outermost crossings.
std::optional<calibration::Corners> corners_of(const json& truth) {
  // A hint for readers that do not find boards of lines.
  if (const json hint = truth.value("/corners_hint/pixels"_json_pointer, json()); hint.is_array() && hint.size() == 8) {
    calibration::Corners corners;
    for (std::size_t i = 0; i < 4; ++i) corners[i] = {hint[2 * i].get<double>(), hint[2 * i + 1].get<double>()};
    return corners;
  }
  const json cameras = truth.value("corners", json::array());
  if (!cameras.is_array() || cameras.empty() || !cameras.front().is_object()) return std::nullopt;
  const json& first = cameras.front();
  const json field = first.value("crossings", first.value("bounding_square", json()));
  calibration::Corners corners;
  std::size_t at = 0;
  for (const char* name : {"SW", "SE", "NE", "NW"}) {
    if (!field.contains(name)) return std::nullopt;
    corners[at++] = {field[name].at(0).get<double>(), field[name].at(1).get<double>()};
  }
  return corners;
}

/// What rendered the footage.
std::string maker_of(const json& truth) {
  const json name = truth.value("/generator/renderer"_json_pointer, json());
  if (name.is_string()) return name.get<std::string>().substr(0, name.get<std::string>().find(' '));
  return truth.contains("setup") ? "simulate" : "render";
}

/// What a film of a behaviour says besides.
void read_behaviour(const json& truth, LabelledGame& game) {
  game.before = truth.value("before", std::vector<std::string>());
  for (const json& ply : truth.value("taken_back", json::array()))
    game.taken_back.push_back({action_of(ply), ply.at("ply").get<std::size_t>(), ply.at("taken_back").get<int>()});
  for (const json& moment : truth.value("companion", json::array()))
    game.moments.push_back({moment.at("does"), moment.value("action", ""), moment.at("from").get<std::int64_t>(),
                            moment.value("to", std::int64_t{0})});
  const json& frames = truth.at("frames");
  if (!frames.empty() && frames.front().contains("at"))
    for (const json& frame : frames) game.times.emplace_back(frame.at("at").get<std::int64_t>());
}

LabelledGame read_footage(const fs::path& folder) {
  const json truth = read_game_labels(folder / "truth.json");
  LabelledGame game;
  game.name = folder.filename().string();
  game.source = maker_of(truth);
  game.setup = text::value_of(setup_of(folder, truth));
  if (const json points = truth.value("points", json()); points.is_object())
    game.points = points.get<std::map<std::string, double>>();
  // Joined boards have a film each, in folders of their own.
  std::vector<json> films;
  for (const json& board : truth.value("boards", json::array())) {
    const fs::path inside = folder / board.get<std::string>();
    films.push_back(read_game_labels(inside / "truth.json"));
    game.sources.push_back(source_in(inside, films.back().value("video", "camera.mp4")));
  }
  if (films.empty()) {
    films.push_back(truth);
    game.sources.push_back(source_in(folder, truth.value("video", "camera.mp4")));
  }
  for (const json& film : films) game.corners.push_back(corners_of(film));
  if (films.size() == 1)
    for (const json& frame : truth.at("frames"))
      game.shows.push_back(frame.value("phase", "") == "still" && !frame.value("instructions_pending", false)
                               ? frame.value("position_after_ply", -1)
                               : -1);
  for (const json& ply : truth.at("plies")) {
    LabelledGame::Ply one{action_of(ply), 0};
    const json& frames = films.at(ply.value("board", std::size_t{1}) - 1).at("frames");
    for (size_t i = 0; i < frames.size() && one.frame == 0; ++i)
      if (frames[i].value("phase", "") == "still" &&
          frames[i].value("position_after_ply", -1) >= ply.at("ply").get<int>())
        one.frame = static_cast<std::int64_t>(i) + 1;
    game.plies.push_back(std::move(one));
  }
  if (films.size() == 1) read_behaviour(truth, game);
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

/// `rnbqkbnr/…` of a state of a game of chess.
std::string placement_of(const view::GameView& state) {
  std::string fen;
  for (char rank = '8'; rank >= '1'; --rank) {
    int empty = 0;
    const auto flush = [&] {
      if (empty > 0) fen += std::to_string(empty);
      empty = 0;
    };
    for (char file = 'a'; file <= 'h'; ++file) {
      const auto piece = state.pieces.find(std::string{file, rank});
      if (piece == state.pieces.end()) {
        ++empty;
        continue;
      }
      flush();
      const std::string& text = piece->second;
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
    if (plies.empty() && placement_of(session.state()) == wanted) continue;
    bool found = false;
    for (const std::string& action : session.legal().actions) {
      const auto done = session.act(action, {"hand", 0, 1});
      if (!done) continue;
      if (placement_of(session.state()) == wanted) {
        plies.push_back({done->action, position.at("hand_free_frames").at(0).get<std::int64_t>() + 1});
        found = true;
        break;
      }
      session.undo();
    }
    if (!found) throw std::runtime_error(file.string() + ": no legal move leads to " + wanted);
  }
  return plies;
}

constexpr const char* kFirstPlacement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// The pieces and the turn of a FEN of chess, as the protocol has positions.
json position_of_fen(const std::string& fen) {
  static const std::map<char, std::string> kKinds{{'p', "pawn"}, {'n', "knight"}, {'b', "bishop"},
                                                  {'r', "rook"}, {'q', "queen"},  {'k', "king"}};
  json pieces = json::object();
  int file = 0, rank = 8;
  std::size_t i = 0;
  for (; i < fen.size() && fen[i] != ' '; ++i) {
    const char c = fen[i];
    if (c == '/') {
      file = 0;
      --rank;
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      file += c - '0';
    } else {
      const bool white = std::isupper(static_cast<unsigned char>(c)) != 0;
      const char letter = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      pieces[std::string{static_cast<char>('a' + file++), static_cast<char>('0' + rank)}] =
          std::string(white ? "S." : "N.") + kKinds.at(letter);
    }
  }
  return {{"pieces", pieces}, {"to_act", fen.compare(i, 2, " b") == 0 ? "N" : "S"}};
}

std::optional<LabelledGame> read_sequence(const fs::path& folder) {
  const json sequence = read_game_labels(folder / "sequence.json");
  LabelledGame game;
  game.name = folder.filename().string();
  game.source = sequence.value("/source/repo"_json_pointer, std::string("unknown"));
  game.sources = {folder.string()};
  game.setup = {{"ruleset", "chess"}};
  if (sequence.contains("positions")) {
    // A film: what stands on the board, and in which pictures no hand is over it.
    game.sources = {film_of(folder, sequence).string()};
    game.plies = plies_between(sequence["positions"], folder / "sequence.json");
    return game;
  }
  if (!sequence.contains("frames")) return std::nullopt;
  if (const std::string fen = sequence.value("start_fen", ""); !fen.empty() && fen.compare(0, 43, kFirstPlacement) != 0)
    game.setup["position"] = text::value_of(position_of_fen(fen));
  // Corners a8, h8, h1, a1 of the first picture.
  if (const json c = sequence["frames"].front().value("corners", json()); c.is_array() && c.size() == 4) {
    const auto at = [&](std::size_t i) {
      return cv::Point2d(c[i].at("xy")[0].get<double>(), c[i].at("xy")[1].get<double>());
    };
    game.corners.push_back(calibration::Corners{at(3), at(2), at(1), at(0)});
  }
  game.soon = kSoonOfStills;
  std::int64_t number = 0;
  for (const json& frame : sequence["frames"]) {
    ++number;
    for (const json& move : frame.value("moves", json::array()))
      game.plies.push_back({action_of_uci(move.at("uci")), number});
    game.shows.push_back(static_cast<int>(game.plies.size()));
  }
  return game;
}

/// The film of one of joined boards, which is no game by itself.
bool is_part(const fs::path& folder) {
  return fs::exists(folder / "truth.json") && read_game_labels(folder / "truth.json").contains("beside");
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

std::vector<LabelledGame> labelled_games(const fs::path& folder) {
  std::vector<LabelledGame> games;
  find_games(folder, games);
  return games;
}

}  // namespace arbiter::evaluation
