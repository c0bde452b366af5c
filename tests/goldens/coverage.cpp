// SPDX-License-Identifier: MIT
#include "tests/goldens/coverage.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "referee/core/rules.h"
#include "text/value_json.h"

namespace arbiter::goldens {

using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kPlies = 48, kBriefPlies = 10;
constexpr std::uint64_t kTries = 400;  // games that are played to find one in which all armies show their powers

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : engine_(seed) {}
  bool percent(unsigned p) { return engine_() % 100 < p; }
  const std::string& of(const std::vector<std::string>& list) { return list[engine_() % list.size()]; }

 private:
  std::mt19937_64 engine_;
};

/// Something that the seat to act may not do, for which a rule of one of these armies is to blame; empty where chance
/// finds nothing.
std::string forbidden(Chance& chance, const Open& open, const std::vector<std::string>& armies) {
  std::vector<std::string> own, cells;
  for (const auto& [cell, piece] : open.state["pieces"].items()) {
    const std::string text = piece.get<std::string>();
    const std::string mover = text.substr(text.find('@') == std::string::npos ? 0 : text.find('@') + 1, 1);
    (open.state["to_act"] == mover ? own : cells).push_back(cell);
  }
  for (int n = 0; n < 8 && !own.empty() && !cells.empty(); ++n) {
    const std::string action = chance.of(own) + chance.of(cells);
    const std::string topic = open.refusal(action);
    const auto to_blame = [&](const std::string& army) { return topic.rfind(army + ".", 0) == 0; };
    if (std::any_of(armies.begin(), armies.end(), to_blame)) return "! " + action;
  }
  return {};
}

/// Does the action lead to a cell where something stands? Most of what games forbid or set off comes of that.
bool captures(const std::string& action, const json& pieces) {
  return std::any_of(pieces.items().begin(), pieces.items().end(), [&](const auto& piece) {
    const std::string& cell = piece.key();
    return action.size() > cell.size() && action.ends_with(cell);
  });
}

/// Random play that uses powers more often than a player would, and tries what they forbid.
Choose at_random(Chance& chance, std::size_t plies, const std::vector<std::string>& armies) {
  return [&chance, plies, armies, n = std::size_t{0}, tried = 0](const Open& open) mutable {
    using Next = std::optional<std::string>;
    if (tried < 4 && !armies.empty() && chance.percent(20)) {
      if (std::string action = forbidden(chance, open, armies); !action.empty()) {
        ++tried;
        return Next(action);
      }
    }
    if (n++ >= plies || open.legal.empty()) return Next();
    if (!open.reactions.empty() && chance.percent(50)) return Next(chance.of(open.reactions));
    std::vector<std::string> special, capturing;
    for (const std::string& action : open.legal) {
      if (action.find_first_of(" @x=") != std::string::npos) special.push_back(action);
      if (captures(action, open.state.value("pieces", json::object()))) capturing.push_back(action);
    }
    if (!special.empty() && chance.percent(40)) return Next(chance.of(special));
    return Next(chance.of(!capturing.empty() && chance.percent(40) ? capturing : open.legal));
  };
}

/// Can the game be begun like this?
bool begins(const json& request) {
  Playthrough game{request, {}, true};
  return play(game).refused.empty();
}

const std::string* army_at(const json& request, const std::string& seat) {
  const auto armies = request.find("armies");
  if (armies == request.end() || !armies->contains(seat)) return nullptr;
  return (*armies)[seat].get_ptr<const std::string*>();
}

json plain_request(const RulesetInfo& info) { return {{"ruleset", info.id}, {"seed", 1}}; }

void each_army_in_fours(const RulesetInfo& info, const std::set<std::string>& there, std::vector<Wanted>& wanted) {
  std::vector<std::string> left;
  for (const std::string& army : info.armies)
    if (!there.count(army)) left.push_back(army);
  for (std::size_t begin = 0; begin < left.size(); begin += info.seats.size()) {
    Wanted one{info.id, {plain_request(info), {}, false}, {}};
    for (std::size_t i = 0; i < info.seats.size(); ++i) {
      const std::string army = begin + i < left.size() ? left[begin + i] : info.armies.front();
      one.game.request["armies"][info.seats[i]] = army;
      if (begin + i >= left.size()) continue;
      one.armies.push_back(army);
      one.file += (i == 0 ? "/" : "+") + army;
    }
    one.file += ".txt";
    wanted.push_back(std::move(one));
  }
}

/// The ways to begin a game with that option: with armies that the option is about, with plain ones, at all seats that
/// joined boards can have, and without any.
std::vector<json> requests_with(const RulesetInfo& info, const std::string& option, const json& value) {
  json request = plain_request(info);
  request["options"][option] = value;
  std::vector<json> all;
  if (!info.armies.empty()) {
    const std::string about = option.substr(0, option.find('.'));
    const bool of_army = std::find(info.armies.begin(), info.armies.end(), about) != info.armies.end();
    json armies;
    for (const std::string& seat : info.seats) armies[seat] = info.armies.front();
    if (of_army) armies[info.seats.front()] = about;
    request["armies"] = armies;
    all.push_back(request);
    for (const std::string& seat : info.seats) armies[seat + "2"] = info.armies.front();
    request["armies"] = armies;
    all.push_back(request);
    request.erase("armies");
  }
  all.push_back(request);
  return all;
}

void each_option(const RulesetInfo& info, const std::set<std::pair<std::string, std::string>>& there,
                 std::vector<Wanted>& wanted) {
  for (const OptionInfo& option : info.options) {
    for (const Value& value : option.values) {
      if (value == option.fallback || there.count({option.name, quoted(value)})) continue;
      for (const json& request : requests_with(info, option.name, value)) {
        if (!begins(request)) continue;
        wanted.push_back({info.id + "/options.txt", {request, {}, true}, {}});
        break;
      }
    }
  }
}

std::size_t shown(const std::vector<std::string>& topics, const std::vector<std::string>& armies) {
  return static_cast<std::size_t>(std::count_if(armies.begin(), armies.end(), [&](const std::string& army) {
    return std::any_of(topics.begin(), topics.end(), [&](const auto& t) { return t.rfind(army + ".", 0) == 0; });
  }));
}

}  // namespace

std::vector<fs::path> files(const fs::path& folder) {
  std::vector<fs::path> found;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".txt") found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

Golden replayed(const fs::path& file) {
  Golden golden{file, text_of(file), {}, {}, {}};
  golden.games = parse(golden.recorded);
  for (Playthrough& game : golden.games) {
    const Played played = play(game);
    golden.now += played.text;
    golden.topics.insert(golden.topics.end(), played.topics.begin(), played.topics.end());
  }
  return golden;
}

std::vector<Wanted> missing(const std::vector<Golden>& all) {
  std::set<std::string> games;
  std::map<std::string, std::set<std::string>> armies;
  std::map<std::string, std::set<std::pair<std::string, std::string>>> options;
  for (const Golden& golden : all) {
    for (const Playthrough& game : golden.games) {
      const std::string id = game.request["ruleset"].get<std::string>();
      const json set = game.request.value("options", json::object());
      for (const auto& [name, value] : set.items()) options[id].insert({name, value.dump()});
      if (game.brief) continue;
      games.insert(id);
      for (const char* seat : {"S", "W", "N", "E"})
        if (const std::string* army = army_at(game.request, seat)) armies[id].insert(*army);
    }
  }
  std::vector<Wanted> wanted;
  for (const RulesetInfo& info : rulesets()) {
    if (info.armies.empty() && !games.count(info.id))
      wanted.push_back({info.id + ".txt", {plain_request(info), {}, false}, {}});
    each_army_in_fours(info, armies[info.id], wanted);
    each_option(info, options[info.id], wanted);
  }
  return wanted;
}

std::string invent(Wanted& wanted) {
  std::string best;
  std::size_t most = 0;
  for (std::uint64_t seed = 1; seed <= (wanted.armies.empty() ? 1 : kTries); ++seed) {
    Playthrough game = wanted.game;
    Chance chance(seed);
    const Played played = play(game, at_random(chance, game.brief ? kBriefPlies : kPlies, wanted.armies));
    // Of games that show as many powers the one with more second moves and choices.
    const std::size_t shows = shown(played.topics, wanted.armies) * 100 + std::min<std::size_t>(played.longer, 99);
    if (best.empty() || shows > most) {
      best = played.text;
      most = shows;
    }
    // After a while a game that shows them all will do.
    if (seed >= 30 && most >= wanted.armies.size() * 100) break;
  }
  return best;
}

std::string renewed(std::vector<Playthrough> games) {
  std::string text;
  for (Playthrough& game : games) {
    Playthrough tried = game;
    Played played = play(tried);
    if (!played.refused.empty()) continue;  // it cannot be begun any more; `missing` says what is wanted instead
    if (played.done < game.actions.size()) {
      const std::size_t plies = game.actions.size();
      game.actions.resize(played.done);
      Chance chance(1);
      played = play(game, at_random(chance, plies - played.done, {}));
    }
    text += played.text;
  }
  return text;
}

std::vector<std::string> silent_armies(const std::vector<Golden>& all) {
  std::set<std::string> silent, heard;
  for (const Golden& golden : all) {
    for (const Playthrough& game : golden.games) {
      const std::string id = game.request["ruleset"].get<std::string>();
      for (const char* seat : {"S", "W", "N", "E"}) {
        const std::string* army = army_at(game.request, seat);
        if (army) (shown(golden.topics, {*army}) > 0 ? heard : silent).insert(id + "/" + *army);
      }
    }
  }
  std::vector<std::string> list;
  std::set_difference(silent.begin(), silent.end(), heard.begin(), heard.end(), std::back_inserter(list));
  return list;
}

}  // namespace arbiter::goldens
