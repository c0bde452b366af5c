// SPDX-License-Identifier: MIT
#include "referee/protocol/cases.h"

#include <algorithm>
#include <set>

#include "referee/protocol/json_file.h"
#include "referee/protocol/server.h"

namespace arbiter::protocol {

using nlohmann::json;

Expected<std::vector<RuleCase>> read_cases(const std::filesystem::path& file) {
  const auto read = read_json(file);
  if (!read) return refuse("bad_cases", read.error().message);
  const json& list = *read;
  if (!list.is_array()) return refuse("bad_cases", as_it_is(file.string() + ": expected a list of cases."));
  std::vector<RuleCase> cases;
  for (const json& body : list) {
    if (!body.is_object() || !body.value("name", json()).is_string() || !body.value("steps", json()).is_array())
      return refuse("bad_cases", as_it_is(file.string() + ", case " + std::to_string(cases.size() + 1) +
                                          ": a case has a \"name\" and \"steps\"."));
    cases.push_back({file.string(), body["name"].get<std::string>(), body});
  }
  return cases;
}

namespace {

/// Every field of `wanted` is in `got` with a matching value; objects, and those in lists of one length, match by the
/// same rule, all else exactly. Lists of words (seats, squares, kinds) and of marks have no order, and some of the
/// marks stand for the subset they are.
bool subset(const json& wanted, const json& got) {
  if (wanted.is_array() && got.is_array()) {
    const auto all = [](const json& list, const auto& is) {
      return !list.empty() && std::all_of(list.begin(), list.end(), is);
    };
    const bool words = all(wanted, [](const json& e) { return e.is_string(); });
    const bool marks = all(wanted, [](const json& e) { return e.is_object() && e.contains("what"); });
    if (!marks && wanted.size() != got.size()) return false;
    if (!words && !marks) return std::equal(wanted.begin(), wanted.end(), got.begin(), subset);
    json left = got;
    return std::all_of(wanted.begin(), wanted.end(), [&](const json& w) {
      const auto found = std::find_if(left.begin(), left.end(), [&](const json& g) { return subset(w, g); });
      if (found == left.end()) return false;
      left.erase(found);
      return true;
    });
  }
  if (!wanted.is_object()) return wanted == got;
  if (!got.is_object()) return false;
  for (const auto& [key, value] : wanted.items())
    if (!got.contains(key) || !subset(value, got[key])) return false;
  return true;
}

/// The object under `key`, or an empty one; a reference, because items() must not outlive what it runs over.
const json& fields(const json& step, const char* key) {
  static const json kNone = json::object();
  return step.contains(key) ? step[key] : kNone;
}

class Player {
 public:
  explicit Player(const json& body) : body_(body) {}

  std::vector<std::string> play() {
    static const std::set<std::string> kFields{"name", "ruleset", "armies", "options", "position",
                                               "seed", "steps",   "note",   "source"};
    for (const auto& [key, value] : body_.items())
      if (!kFields.count(key)) fail("case", "no such field as \"" + key + "\"");
    json request{{"cmd", "new"}, {"as", "arbiter"}};
    for (const char* field : {"ruleset", "armies", "options", "position", "seed"})
      if (body_.contains(field)) request[field] = body_[field];
    const json reply = server_.handle(request);
    if (!reply["ok"].get<bool>()) {
      fail("setting up", reply["error"].dump());
      return failures_;
    }
    events_ = reply["events"];
    int n = 0;
    for (const json& step : body_["steps"]) {
      ++n;
      run(step, "step " + std::to_string(n));
      if (!failures_.empty()) break;
    }
    return failures_;
  }

 private:
  void fail(const std::string& where, const std::string& what) { failures_.push_back(where + ": " + what); }

  json state(const std::string& as = "arbiter") { return server_.handle({{"cmd", "state"}, {"as", as}})["state"]; }

  std::set<std::string> legal() {
    std::set<std::string> list;
    const json reply = server_.handle({{"cmd", "legal"}});
    for (const json& a : reply["actions"]) list.insert(a.get<std::string>());
    return list;
  }

  void run(const json& step, const std::string& where) {
    static const std::set<std::string> kKeys{
        "act",       "refuse",      "events",      "no_events", "pieces",   "pieces_exact", "empty",    "legal_has",
        "legal_not", "legal_exact", "legal_count", "to_act",    "decision", "points",       "counters", "status",
        "result",    "seat",        "see",         "not_see",   "observe",  "reading",      "note"};
    for (const auto& [key, value] : step.items())
      if (!kKeys.count(key)) fail(where, "no such key as \"" + key + "\"");
    if (step.contains("act")) act(step, where);
    if (step.contains("refuse")) refused(step["refuse"], where);
    if (step.contains("events")) happened(step["events"], where);
    if (step.contains("no_events")) not_happened(step["no_events"], where);
    board(step, where);
    legal_lists(step, where);
    rest(step, where);
    if (step.contains("observe")) observed(step, where);
  }

  void act(const json& step, const std::string& where) {
    const json reply = server_.handle({{"cmd", "act"}, {"as", "arbiter"}, {"action", step["act"]}});
    if (reply["ok"].get<bool>())
      events_ = reply["events"];
    else
      fail(where, "expected " + step["act"].dump() + " to be accepted, got " + reply["error"].dump());
  }

  void refused(const json& action, const std::string& where) {
    const json before = state();
    const json reply = server_.handle({{"cmd", "act"}, {"as", "arbiter"}, {"action", action}});
    if (reply["ok"].get<bool>())
      fail(where, "expected " + action.dump() + " to be refused, but it was accepted");
    else if (state() != before)
      fail(where, "the refused " + action.dump() + " changed the state");
  }

  void happened(const json& wanted, const std::string& where) {
    std::size_t at = 0;
    for (const json& w : wanted) {
      while (at < events_.size() && !subset(w, events_[at])) ++at;
      if (at == events_.size())
        return fail(where, "expected the event " + w.dump() + " (in order), got " + events_.dump());
      ++at;
    }
  }

  void not_happened(const json& unwanted, const std::string& where) {
    for (const json& w : unwanted)
      for (const json& e : events_)
        if (subset(w, e)) fail(where, "expected no event like " + w.dump() + ", got " + e.dump());
  }

  void board(const json& step, const std::string& where) {
    if (!step.contains("pieces") && !step.contains("pieces_exact") && !step.contains("empty")) return;
    const json pieces = state()["pieces"];
    for (const auto& [sq, piece] : fields(step, "pieces").items())
      if (pieces.value(sq, json()) != piece)
        fail(where, "expected " + piece.dump() + " on " + sq + ", got " + pieces.value(sq, json()).dump());
    if (step.contains("pieces_exact") && step["pieces_exact"] != pieces)
      fail(where, "expected exactly " + step["pieces_exact"].dump() + ", got " + pieces.dump());
    for (const json& sq : step.value("empty", json::array()))
      if (pieces.contains(sq.get<std::string>()))
        fail(where, "expected " + sq.dump() + " to be empty, got " + pieces[sq.get<std::string>()].dump());
  }

  void legal_lists(const json& step, const std::string& where) {
    if (!step.contains("legal_has") && !step.contains("legal_not") && !step.contains("legal_exact") &&
        !step.contains("legal_count"))
      return;
    const std::set<std::string> list = legal();
    const json got(list);
    for (const json& a : step.value("legal_has", json::array()))
      if (!list.count(a.get<std::string>()))
        fail(where, "expected " + a.dump() + " to be legal, legal are " + got.dump());
    for (const json& a : step.value("legal_not", json::array()))
      if (list.count(a.get<std::string>())) fail(where, "expected " + a.dump() + " not to be legal");
    if (step.contains("legal_exact")) {
      std::set<std::string> wanted;
      for (const json& a : step["legal_exact"]) wanted.insert(a.get<std::string>());
      if (wanted != list) fail(where, "expected exactly " + json(wanted).dump() + " to be legal, got " + got.dump());
    }
    if (step.contains("legal_count") && step["legal_count"] != list.size())
      fail(where, "expected " + step["legal_count"].dump() + " legal actions, got " + std::to_string(list.size()) +
                      ": " + got.dump());
  }

  void rest(const json& step, const std::string& where) {
    const json now = state();
    for (const char* field : {"to_act", "decision"})
      if (step.contains(field) && step[field] != now[field])
        fail(where, std::string("expected ") + field + " " + step[field].dump() + ", got " + now[field].dump());
    for (const auto& [seat, points] : fields(step, "points").items())
      if (now["seats"].value(seat, json::object()).value("points", json()) != points)
        fail(where, "expected " + points.dump() + " points for " + seat + ", got " +
                        now["seats"].value(seat, json::object()).dump());
    for (const char* field : {"counters", "result"})
      if (step.contains(field) && !subset(step[field], now[field]))
        fail(where, std::string("expected ") + field + " " + step[field].dump() + ", got " + now[field].dump());
    if (step.contains("status")) {
      json got = now["status"];
      if (step["status"].is_object()) {
        got = json::object();
        for (const auto& [seat, value] : now["seats"].items()) got[seat] = value["status"];
      }
      if (!subset(step["status"], got)) fail(where, "expected status " + step["status"].dump() + ", got " + got.dump());
    }
    if (!step.contains("seat")) return;
    const json seen = state(step["seat"].get<std::string>());
    if (step.contains("see") && !subset(step["see"], seen))
      fail(where, "expected " + step["seat"].dump() + " to see " + step["see"].dump() + ", got " + seen.dump());
    if (step.contains("not_see") && subset(step["not_see"], seen))
      fail(where, "expected " + step["seat"].dump() + " not to see " + step["not_see"].dump());
  }

  void observed(const json& step, const std::string& where) {
    const json reply = server_.handle({{"cmd", "observe"}, {"placement", step["observe"]}});
    const json wanted = step.value("reading", json());
    const bool fits = wanted.is_object() ? subset(wanted, reply) : reply.value("reading", json()) == wanted;
    if (!wanted.is_null() && !fits) fail(where, "expected the reading " + wanted.dump() + ", got " + reply.dump());
  }

  const json& body_;
  Server server_;
  json events_ = json::array();
  std::vector<std::string> failures_;
};

}  // namespace

std::vector<std::string> run_case(const RuleCase& rule_case) {
  try {
    return Player(rule_case.body).play();
  } catch (const json::exception& e) {
    return {std::string("the case cannot be read: ") + e.what()};
  }
}

}  // namespace arbiter::protocol
