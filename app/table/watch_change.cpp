// What has happened between two pictures: every legal action is compared by where it would have changed them.
#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "app/table/board_view.h"
#include "app/table/watcher_state.h"

namespace arbiter::table {

using nlohmann::json;
using vision::Labels;
using namespace std::chrono_literals;

namespace {

// Evidence for change on the whole board, in nats for each square² of pixels:
constexpr double kHand = 0.35;      // in one piece, from which something lies over the board
constexpr double kFewEdges = 0.02;  // of edges against that of colours, up to which only the light is another
constexpr double kLightExplains =
    0.3;                       // share of the evidence that an action may explain by chance when the light changes
constexpr double kMuch = 2.5;  // from which the light may be another
constexpr double kEdgesStand = -0.05;   // of edges, where an action would have changed them
constexpr double kOfEdges = 1;          // nats a pixel that what edges tell counts at most
constexpr double kWellExplained = 0.5;  // share of the evidence
constexpr double kOtherWay = 0.1;       // by which another way round must explain more than the likeliest
constexpr double kNearlyAsWell = 0.8;   // share of the best explanation's score
constexpr double kQuiet = 0.25;         // under which nothing is looked for
constexpr double kLittle = 1.2;         // under which a table that nothing explains is as it was
constexpr double kWorkDone = 0.6;       // from which a cell shows what hands were told to do
constexpr auto kBetweenLooks = 150ms;   // while something moves
constexpr double kLeastToAsk = 0.4;     // probability from which the best explanation is worth a question
constexpr double kMovesLittle = 0.01;   // share of the board that differs from the picture before
constexpr double kSoftness = 0.02;      // nats of many pixels to nats of what is independent

}  // namespace

/// Most pieces carry tags that are read: then they are what is believed.
bool Watcher::State::by_tags() const {
  if (ways.empty()) return false;
  const vision::TagBinding& binding = ways.front().reader.binding();
  return binding.bound > 0 && 2 * binding.bound >= binding.pieces;
}

void Watcher::State::drop_anchor(const Labels& table) {
  anchor = Anchor{vision::Still(picture, *plane), table, {}};
  seen_before.clear();
  seen_times = 0;
}

/// The picture shows this table: everything that is remembered of pictures follows. `hand`: something is over it.
void Watcher::State::agree_on(size_t way, const Labels& table, bool hand) {
  if (way > 0) std::swap(ways[0], ways[way]);
  ways.erase(ways.begin() + 1, ways.end());
  Way& one = ways.front();
  one.reading = one.reader.read(picture, plane->turned(one.quarters));
  one.reader.accept(table);
  if (table == labels_of(pieces)) said_squares.clear();
  status.reading = one.reading;
  said.clear();
  stillness.accept(picture, *plane, landmarks, hand);
  since_adapted = 0;
  drop_anchor(table);
}

/// `by_edges`: the evidence is of edges, which may be little.
Watcher::State::Seen Watcher::State::explain_change(const vision::Still& now, const vision::Evidence& evidence,
                                                    bool by_edges) {
  const AskFutures ask = [&](json request) {
    if (boards_of(whole) > 1) request["board"] = options.board + 1;
    return session.ask(request);
  };
  ExplanationParams params;
  params.most_actions = std::min(options.most_actions, unexplained.pictures() > 3 ? 3 : 2);
  params.said = said_squares;
  params.square_px = now.plane.square_px();
  Seen best;
  double second = 0;
  for (size_t w = 0; w < ways.size(); ++w) {
    const int quarters = ways[w].quarters;
    const auto plane_here = now.plane.turned(quarters);
    auto drawn = outlines.find(quarters);
    if (drawn == outlines.end() || !drawn->second.holds_for(plane_here, evidence.size()))
      drawn = outlines.insert_or_assign(quarters, vision::Outlines(plane_here, evidence.size(), ways[w].reader.flat()))
                  .first;
    vision::ChangeReader reader(evidence, drawn->second, anchor->table, stances);
    Seen seen{w, {}, {}};
    if (!by_edges && reader.positive() < kQuiet * now.plane.square_px() * now.plane.square_px() && ways.size() == 1) {
      seen.weight.positive = reader.positive();
      return seen;
    }
    seen.list = explanations(ask, *status.board, reader, anchor->table, params);
    seen.weight = weigh(seen.list, reader);
    // The likeliest way round is believed until another explains clearly more.
    const double clearly = kOtherWay * params.square_px * params.square_px;
    if (w == 0) {
      best = std::move(seen);
    } else if (seen.weight.score > best.weight.score + clearly) {
      second = best.weight.score;
      best = std::move(seen);
    }
  }
  if (best.way > 0) best.weight.margin = std::min(best.weight.margin, best.weight.score - second);
  return best;
}

/// Which of the explanations that change the same cells: what a pawn became is told by its shape, else by custom.
std::pair<const Explanation*, double> Watcher::State::kind_of_promotion(const Seen& seen, bool hand) {
  const Explanation* best = &seen.list.front();
  std::vector<const Explanation*> alike;
  for (const Explanation& one : seen.list)
    if (one.actions.size() == best->actions.size() && look_alike(one, *best)) alike.push_back(&one);
  if (alike.size() < 2) return {best, 1.0};
  double all = 0;
  for (const Explanation* one : alike) {
    all += one->likely;
    if (one->likely > best->likely) best = one;
  }
  double p = best->likely / all;
  if (hand) return {best, p};
  Way& way = ways[seen.way];
  way.reading = way.reader.read(picture, plane->turned(way.quarters));
  see_shapes(way.reading, way.quarters);
  const json reading = explain(way.reading, static_cast<int>(best->actions.size()));
  json candidates = reading.value("candidates", json::array());
  if (reading.value("reading", "") == "legal") {
    candidates.push_back({{"actions", reading["actions"]}, {"probability", reading["probability"]}});
    for (const json& other : reading.value("alternatives", json::array())) candidates.push_back(other);
  }
  double told = 0, most = 0;
  const Explanation* likeliest = nullptr;
  for (const json& candidate : candidates)
    for (const Explanation* one : alike)
      if (candidate["actions"] == json(one->actions)) {
        told += candidate["probability"].get<double>();
        if (candidate["probability"] <= most) continue;
        most = candidate["probability"];
        likeliest = one;
      }
  if (likeliest != nullptr && told > 0.5) return {likeliest, most / told};
  return {best, p};
}

/// Do the looks of the squares, by themselves, say the same?
bool Watcher::State::looks_like(const Seen& seen) {
  Way& way = ways[seen.way];
  way.reading = way.reader.read(picture, plane->turned(way.quarters));
  status.reading = way.reading;
  const auto& actions = seen.list.front().actions;
  const json reading = explain(way.reading, std::max<int>(1, static_cast<int>(actions.size())));
  if (!reading.contains("actions") || reading.value("reading", "") != "legal") return false;
  for (const Explanation& one : seen.list)
    if (reading["actions"] == json(one.actions)) return look_alike(one, seen.list.front());
  return false;
}

/// How likely it is that one of the explanations that hardly differ was played, whichever.
double some_of_these(Weight weight, const Circumstances& how) {
  weight.margin = weight.score;
  weight.offset = std::min(weight.offset, 0.2);
  return probability(weight, how);
}

/// Tells that the last action recorded was the likeliest of several that look alike, and which others there are.
void Watcher::State::ask_kind(WatchOutcome& out, const Explanation& taken, const std::vector<std::string>& others) {
  json candidates = json::array();
  for (const std::string& other : others)
    candidates.push_back(
        {{"actions", json::array({other})}, {"probability", other == taken.actions.back() ? 0.6 : 0.4}});
  alert(out, "ambiguous",
        "It cannot be seen which of these was played; " + taken.actions.back() +
            " has been recorded. Say so if it was another.",
        {{"candidates", candidates}});
  guess = Guess{taken.actions.back(), others};
}

void Watcher::State::in_doubt(WatchOutcome& out, const Seen& seen, double p, double one_of_these) {
  if (one_of_these < kLeastToAsk) {
    for (Way& way : ways) way.reading = way.reader.read(picture, plane->turned(way.quarters));
    status.reading = ways.front().reading;
    if (unexplained.pictures() > 0 && reconsidered(out)) return;
    return unclear(out, explain(ways.front().reading, 1));
  }
  json candidates = json::array();
  double all = 0;
  const double best = seen.list.front().score;
  for (const Explanation& one : seen.list) {
    if (one.actions.empty()) continue;
    const double weight = one.likely * std::exp(kSoftness * (one.score - best));
    all += weight;
    candidates.push_back({{"actions", one.actions}, {"probability", weight}});
    if (candidates.size() == 5) break;
  }
  for (json& candidate : candidates) candidate["probability"] = p * candidate["probability"].get<double>() / all;
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const json& a, const json& b) { return a["probability"] > b["probability"]; });
  unclear(out, {{"reading", "ambiguous"},
                {"candidates", candidates},
                {"ask", "Several legal actions fit what is seen; which was played?"}});
}

/// Much looks other than before, nothing explains it, and yet all edges are where they were.
bool Watcher::State::only_light(const Seen& seen, const Seen& edges, const vision::Evidence& by_edges,
                                double area) const {
  // Where the likeliest action would have changed the board, the edges must be those that were there.
  const Explanation& best = seen.list.front();
  if (!best.actions.empty() && by_edges.over(best.fit.area) > kEdgesStand * area) return false;
  return seen.weight.explained < kLightExplains && seen.weight.positive > kMuch * area &&
         edges.list.front().actions.empty() && edges.list.front().table == anchor->table &&
         edges.weight.positive < kFewEdges * seen.weight.positive;
}

/// What lay over the board when an action was agreed on is not to be remembered as the board: there the picture before
/// counts on, until the board is seen again.
void Watcher::State::keep_under_hand(const vision::Evidence& evidence, const vision::Spans& explained) {
  cv::Mat1b strange = evidence.ratio() > 1;
  for (const vision::Span& span : explained)
    if (span.row >= 0 && span.row < strange.rows)
      for (int x = std::max(0, span.from); x < std::min(strange.cols, span.to); ++x) strange(span.row, x) = 0;
  cv::morphologyEx(strange, strange, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3}));
  cv::morphologyEx(strange, strange, cv::MORPH_CLOSE, cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5}));
  const double square = anchor->still.plane.square_px();
  cv::Mat1i parts;
  cv::Mat stats, middles;
  const int count = cv::connectedComponentsWithStats(strange, parts, stats, middles, 8, CV_32S);
  cv::Mat1b older = cv::Mat1b::zeros(strange.size());
  for (int i = 1; i < count; ++i)
    if (stats.at<int>(i, cv::CC_STAT_AREA) > kHand * square * square) older.setTo(255, parts == i);
  if (cv::countNonZero(older) == 0) return;
  const int reach = std::max(3, static_cast<int>(square / 6)) | 1;
  cv::dilate(older, older, cv::getStructuringElement(cv::MORPH_ELLIPSE, {reach, reach}));
  for (const vision::Span& span : explained)
    if (span.row >= 0 && span.row < older.rows)
      for (int x = std::max(0, span.from); x < std::min(older.cols, span.to); ++x) older(span.row, x) = 0;
  evidence.before().copyTo(anchor->still.picture, older);
  anchor->older = older;
}

/// What the change does not tell for sure, the looks of the squares may: they are believed where the change tells
/// little, or where it tells the same, only less surely.
bool Watcher::State::by_looks(WatchOutcome& out, const Seen& seen, bool at_rest) {
  for (Way& way : ways) way.reading = way.reader.read(picture, plane->turned(way.quarters));
  status.reading = ways.front().reading;
  const Explanation& best = seen.list.front();
  const bool tells = seen.weight.explained >= kWellExplained && !best.actions.empty();
  allowed = [&](const std::vector<std::string>& actions) {
    if (!tells) return true;
    return std::any_of(seen.list.begin(), seen.list.end(), [&](const Explanation& one) {
      return one.actions == actions && one.score > kNearlyAsWell * best.score;
    });
  };
  json first;
  const bool taken = explained(out, at_rest, first);
  allowed = nullptr;
  return taken;
}

/// The game has what a person said, and the table does not show it.
void Watcher::State::not_in_step(WatchOutcome& out, bool at_rest) {
  if (!at_rest) return unexplained.see(at);
  for (Way& way : ways) way.reading = way.reader.read(picture, plane->turned(way.quarters));
  status.reading = ways.front().reading;
  unclear(out, explain(ways.front().reading, 1));
}

/// Nothing legal, or nothing at all, was done: work by hand, another light, a piece put straight, or something that
/// nobody can explain.
void Watcher::State::nothing_played(WatchOutcome& out, const Seen& seen, const vision::Evidence& evidence, bool again,
                                    bool at_rest) {
  const Explanation& best = seen.list.front();
  const Weight& weight = seen.weight;
  const double square = anchor->still.plane.square_px(), area = square * square;
  if (best.table != anchor->table && weight.weakest > kWorkDone && weight.explained > 0.3) {
    agree_on(seen.way, best.table, false);
    if (best.table == labels_of(pieces)) in_order();
    return;
  }
  const bool in_step = anchor->table == labels_of(pieces);
  if (weight.positive < kLittle * area) {
    if ((weight.positive > kQuiet * area || !anchor->older.empty()) && (at_rest || again))
      agree_on(seen.way, anchor->table, false);
    if (in_step) nothing_new(at_rest);
    return;
  }
  if (by_looks(out, seen, at_rest)) return;
  if (!at_rest && !again) return unexplained.see(at);
  for (Way& way : ways) way.reading = way.reader.read(picture, plane->turned(way.quarters));
  status.reading = ways.front().reading;
  const bool only_shade =
      evidence.by_structure().positive(outlines.at(ways[seen.way].quarters).board()) < kFewEdges * weight.positive;
  if (again && in_step && (agrees(ways.front(), true) || only_shade)) {
    agree_on(0, anchor->table, false);
    return in_order();
  }
  if (!in_step && to_be_done) return;  // work by hand goes on
  if (unexplained.pictures() > 0 && reconsidered(out)) return;
  unclear(out, explain(ways.front().reading, 1));
}

void Watcher::State::compare_pictures(WatchOutcome& out, const vision::StillnessReport& calm, bool at_rest) {
  const bool hand = calm.calm == vision::Calm::reached;
  // Following every picture of a moving hand would cost much and tell little.
  if (hand && at.count() > 0 && at - compared_at < kBetweenLooks && calm.moving > 0) return;
  compared_at = at;
  if (!anchor) drop_anchor(labels_of(pieces));
  const vision::Still now(picture, *plane);
  vision::Evidence evidence(anchor->still, now);
  if (!anchor->older.empty()) evidence.hide(anchor->older);
  Seen seen = explain_change(now, evidence);
  const double square = now.plane.square_px(), area = square * square;
  if (seen.list.empty()) {
    if (hand) return;
    if (!anchor->older.empty() && at_rest) agree_on(0, anchor->table, false);
    if (!to_be_done && anchor->table != labels_of(pieces)) return not_in_step(out, at_rest);
    if (!to_be_done) nothing_new(at_rest);
    return;
  }
  const Explanation& best = seen.list.front();
  const Weight& weight = seen.weight;

  WatchDecision decision;
  decision.frame = status.frame;
  decision.reached = hand;
  decision.margin = weight.margin;
  decision.explained = weight.explained;
  decision.weakest = weight.weakest;
  decision.positive = weight.positive;
  decision.elsewhere = weight.elsewhere;
  decision.at_pieces = weight.at_pieces;
  decision.square_px = square;
  decision.moving = calm.moving;
  decision.covered = calm.covered;
  decision.noise = evidence.noise();
  decision.offset = weight.offset;
  decision.evidence = evidence.ratio();
  std::vector<const Explanation*> shown;
  for (const Explanation& one : seen.list) {
    if (shown.size() == 5) break;
    if (std::any_of(shown.begin(), shown.end(), [&](const Explanation* s) { return look_alike(*s, one); })) continue;
    shown.push_back(&one);
    decision.choices.push_back({one.actions, one.score});
  }
  const bool again = best.actions == seen_before;
  seen_times = again ? seen_times + 1 : 0;
  seen_before = best.actions;

  const auto settle_light = [&] {
    status.decision = decision;
    light_looks = std::exchange(light_look_at, status.frame) + 4 >= status.frame ? light_looks + 1 : 1;
    if (light_looks < 2 || calm.moving > kMovesLittle) return;
    agree_on(seen.way, anchor->table, false);
    in_order();
  };
  if (best.actions.empty()) {
    status.decision = decision;
    if (weight.positive > kMuch * area) {
      const vision::Evidence edges = evidence.by_structure();
      if (only_light(seen, explain_change(now, edges, true), edges, area)) return settle_light();
    }
    if (!hand) return nothing_played(out, seen, evidence, again, at_rest);
    // What seems to reach over the board is only what it looked like before a hand was there.
    if (again && calm.moving < kMovesLittle && best.table == anchor->table && weight.positive < kLittle * area) {
      agree_on(seen.way, anchor->table, false);
      if (anchor->table == labels_of(pieces)) in_order();
    }
    return;
  }

  Circumstances how{square, hand, calm.moving, again, again && calm.moving < kMovesLittle, false, false, false};
  how.work_left = to_be_done && best.work && anchor->table != labels_of(pieces);
  double p = probability(weight, how);
  bool other_light = false;
  if (p < options.accept_at_once && weight.positive > kLittle * area) {
    const vision::Evidence edges = evidence.by_structure();
    const Seen second = explain_change(now, edges, true);
    if (only_light(seen, second, edges, area)) return settle_light();
    how.edges_agree = second.weight.explained > kWellExplained && look_alike(second.list.front(), best);
    p = probability(weight, how);
    if (!hand && how.edges_agree && weight.explained < kLightExplains) {
      // The light has changed as well: the edges tell how much of what changed is explained.
      Weight by_edges = second.weight;
      by_edges.margin *= weight.score / std::max(1.0, second.weight.score);
      by_edges.score = weight.score;
      by_edges.weakest = std::min(weight.weakest, kOfEdges);
      const double told = probability(by_edges, how);
      other_light = told > p;
      p = std::max(p, told);
    }
  }
  if (!hand && p > 0.05 && p < options.accept_at_once) {
    how.looks_agree = looks_like(seen);
    p = probability(weight, how);
  }
  const double one_of_these = some_of_these(weight, how);
  // Nobody has answered what was asked, and play goes on from any of the answers: the likeliest is taken.
  bool went_past = false;
  if (p < options.accept && best.actions.size() > 1 && !question.empty() &&
      std::find(question.begin(), question.end(), best.actions.front()) != question.end()) {
    Weight last = weight;
    last.margin = best.score;
    for (const Explanation& one : seen.list)
      if (one.actions.empty() || one.actions.back() != best.actions.back() ||
          std::find(question.begin(), question.end(), one.actions.front()) == question.end()) {
        last.margin = best.score - one.score;
        break;
      }
    const double of_last = probability(last, how);
    went_past = of_last >= options.accept;
  }
  const auto [chosen, of_kind] = kind_of_promotion(seen, hand);
  const double played = p;
  p *= of_kind;
  decision.second_look = how.second_look;
  decision.looks_agree = how.looks_agree;
  decision.probability = p;
  // What a pawn became may never be seen: the likeliest is recorded, and it is asked about.
  const bool guessed = p < options.accept && played >= options.accept && (again || at_rest);
  decision.taken = p >= options.accept || guessed || went_past;
  status.decision = decision;
  if (decision.taken) {
    const Explanation taken = *chosen;
    std::vector<std::string> others;
    if (guessed)
      for (const Explanation& one : seen.list)
        if (one.actions.size() == taken.actions.size() && look_alike(one, taken)) others.push_back(one.actions.back());
    if (guessed) doubts.open(taken.actions.back(), others);
    if (went_past) doubts.open(taken.actions.front(), question);
    if (!record(out, taken.actions, p, "camera")) return;
    for (const vision::ChangedCell& cell : taken.change) stances.cells.erase(cell.cell);
    for (const auto& [cell, stance] : taken.fit.stances) stances.cells[cell] = stance;
    agree_on(seen.way, taken.table, hand && !other_light);
    in_order();
    if (guessed) ask_kind(out, taken, others);
    if (other_light) return;
    if (hand || !again || calm.moving > kMovesLittle) keep_under_hand(evidence, taken.fit.area);
    return;
  }
  if (hand) return;
  if (by_looks(out, seen, at_rest)) return;
  if (!at_rest && !again) return unexplained.see(at);
  in_doubt(out, seen, p, one_of_these);
}

}  // namespace arbiter::table
