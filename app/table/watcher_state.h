// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/table/hypotheses.h"
#include "app/table/hypothesis_beam.h"
#include "app/table/joint_relabel.h"
#include "app/table/line_watch.h"
#include "app/table/watcher.h"
#include "app/table/watcher_parts.h"
#include "app/table/which_place.h"
#include "vision/change/faces.h"
#include "vision/change/occluders.h"

// What a watcher remembers, for the files it is written in: watch_start.cpp until the board is found and shows the
// game, watcher.cpp from then on, with watch_reading.cpp for what the referee makes of a picture's readings.
namespace arbiter::table {

struct ResyncHypothesis;

/// Nats for a way round from which whoever begins has clearly the lighter pieces, against one that tells nothing.
inline constexpr double kFirstIsLighter = 4;
inline constexpr std::size_t kMostOffered = 5;  ///< answers of a question
/// A move in doubt before somebody is asked: it is no piece in the air.
inline constexpr DebounceLimit kBeforeQuestion{std::chrono::milliseconds(200), 2, 2};
/// Readings that cannot be explained before an alert: it may be a piece in the air.
inline constexpr DebounceLimit kBeforeAlert{std::chrono::milliseconds(600), 2, 2};
/// The same, after which people are asked although nothing comes to rest.
inline constexpr DebounceLimit kNeverAtRest{std::chrono::seconds(4), 6, 3};
/// Squares² of what comes from beyond the board and nothing explains, from which it is a hand.
inline constexpr double kHand = 0.3;
/// The same, from which somebody may be about to play.
inline constexpr double kTouched = 0.05;
/// Squares² of a hand and what it belongs to beyond the board, against what has changed.
inline constexpr double kArm = 0.8;
/// Squares² of a thing beside the board that may be a hand.
inline constexpr double kBeside = 0.5;
/// Nats for each square² of pixels on the whole board under which nothing is looked for.
inline constexpr double kQuiet = 0.25;
/// The same, under which a table that nothing explains is as it was.
inline constexpr double kLittle = 1.2;
/// Evidence of edges against that of colours, up to which only the light is another.
inline constexpr double kFewEdges = 0.02;
/// Nats for each square² of pixels on the board, from which the light may be another.
inline constexpr double kMuch = 2.5;
/// Share of the board that differs from the picture before while a camera sets its exposure by some hundredths: up to
/// 0.053 in a rendered film, where a hand that moves has 0.11 and more.
inline constexpr double kExposureMoves = 0.06;
/// Share of the evidence from which it is well explained.
inline constexpr double kWellExplained = 0.65;
/// Share of the evidence that an action may explain by chance when the light changes.
inline constexpr double kLightExplains = 0.3;
/// Share of what speaks for change that each quarter of the board has where it is all over.
inline constexpr double kAllOver = 0.08;
/// Share of the board that differs from the picture before, under which it hardly moves.
inline constexpr double kMovesLittle = 0.01;
/// The same, while nothing at all happens.
inline constexpr double kLiesStill = 0.004;
/// Share of the best explanation's score from which another explains nearly as well.
inline constexpr double kNearlyAsWell = 0.8;
/// Nats a pixel: a square that looks so plainly unchanged is part of nothing that was played. The least of 764 actions
/// that were taken in 48 films and 15 real games is -0.12; of a pawn thought to have moved where a knight stands on the
/// border, -0.59.
inline constexpr double kPlainlyUnchanged = -0.3;
/// Probability from which the best explanation is worth a question.
inline constexpr double kLeastToAsk = 0.4;
/// Of a hand at the board, or a piece between two squares, before it is asked.
inline constexpr DebounceLimit kClearerSoon{std::chrono::milliseconds(1500), 3, 2};
/// Area under the ROC curve from which on a picture shows the position wanted.
inline constexpr double kShowsPosition = 0.93;

/// Is not the least of a hand in the picture? Looks are learnt from whole pictures.
[[nodiscard]] inline bool is_untouched(const vision::Occluders& strange) {
  return strange.reaching + strange.touching < kTouched;
}

/// What a question offers: the sequences of actions that an observation leaves, the likeliest first; empty where it
/// explains nothing.
[[nodiscard]] std::vector<observing::Candidate> candidates_of(const observing::Observation& seen);

/// How likely that piece is what a cell shows; shapes and looks of kinds count as hints, which never rule one out.
[[nodiscard]] double weight_of(const vision::Occupant& piece, const vision::CellReading& cell,
                               const std::vector<vision::Army>& armies);

/// The first actions, none of them empty, each once.
[[nodiscard]] std::vector<std::string> first_actions(const std::vector<observing::Candidate>& candidates);

/// What was taken, with the probability `p`, and what looks the same: of each the actions from the first in which they
/// differ. What was taken is first.
[[nodiscard]] std::vector<observing::Candidate> alike(const std::vector<Hypothesis>& list, const Hypothesis& taken,
                                                      double p);

/// What an alert says beside its message.
struct Particulars {
  std::string rule{};
  std::vector<WatchFix> fixes{};
  std::vector<observing::Candidate> candidates{};
  int undone = 0, recorded = 0;
  std::vector<std::string> games{};
};

struct Watcher::State {
  Session& session;
  WatchOptions options;
  WatchStatus status;

  vision::Placement pieces;         // what must stand on the board
  bool to_be_done = false;          // the referee waits for hands
  cv::Mat picture;                  // the one fed last, for answers
  cv::Size size;                    // of the pictures
  std::chrono::milliseconds at{0};  // when the picture was taken; 0: nobody knows
  // Every way round of the board that fits what stood on it at first; the first move leaves one.
  struct Way {
    int orientation = 0;
    vision::TaggedReader reader;
    vision::Reading reading;
    int lead = 0;           ///< 1: who begins has clearly the lighter pieces, -1: the darker
    double head_start = 0;  ///< log prior against the likeliest, by a close look at the first picture
  };
  std::vector<Way> ways;
  Place place;
  vision::Stillness stillness;
  Agreed agreed;
  // What may have been played since, when it is not known; each picture is compared with the one before it.
  HypothesisBeam beam;
  std::optional<vision::Keyframe> beam_keyframe;
  SearchMemory search;
  Beginning begun;
  Compared compared;
  LightWatch light;
  OverTheBoard over;
  Asked asked;
  TagMemory tagged;
  Debounce unexplained;  // what the pictures show, by anything that was played
  Debounce lost;         // pictures compared since what the table shows was last known
  Debounce lost_bare;    // those of them with nothing over the board
  int by_camera = 0;     // actions recorded by pictures alone since somebody had a hand in the game
  bool compare = false;  // the game was changed by other hands: look even if nothing moves
  ShapeMemory shapes;
  LineWatch lines;

  State(Session& a_session, WatchOptions some_options) : session(a_session), options(std::move(some_options)) {
    update_game();
    begun.taken_up = has_begun();
  }

  /// The profile, if it is of this board: another game may be played on another one.
  [[nodiscard]] const calibration::Profile* profile() const {
    return options.profile && options.profile->board == status.board->id() ? &*options.profile : nullptr;
  }
  /// The game on this board. Only while there is a board.
  [[nodiscard]] const Game& game() const { return *session.game(); }
  [[nodiscard]] const Rules& rules() const { return game().rules(options.board); }
  [[nodiscard]] const Position& position() const { return game().position(options.board); }

  void update_game();
  void forget_board();
  void enter(WatchStage stage) { status.stage = stage; }
  void alert(WatchOutcome& out, AlertKind kind, const Message& message, Particulars more = {});
  void in_order();
  void show(const calibration::BoardPlane& where);
  void look_for_board(WatchOutcome& out);
  [[nodiscard]] ShowsPosition shows_position();
  void look_for_other_game(WatchOutcome& out);
  void start(WatchOutcome& out);
  void begin_from_picture(WatchOutcome& out);
  [[nodiscard]] bool looked_at_start();
  void tell_tags(WatchOutcome& out);
  [[nodiscard]] bool rests_at_start();
  void forget_beginning();
  [[nodiscard]] bool disc_moved(const vision::TaggedReader& reader) const;
  [[nodiscard]] bool shapes_show(const Way& way, const vision::Placement& labels);
  [[nodiscard]] bool ordinary_figures(const vision::Placement& standing) const;
  [[nodiscard]] int lead_of_first(const Way& way, const vision::Placement& labels) const;
  void lighter_first(const vision::Placement& labels);
  [[nodiscard]] double counting_the_lighter(double p, std::size_t way) const;
  void not_begun(WatchOutcome& out, const vision::TaggedReader& reader, const vision::Placement& labels, bool nearly,
                 bool fits, const std::vector<observing::Candidate>& before);
  [[nodiscard]] std::optional<vision::PieceTags> tags_to_read();
  void watch(WatchOutcome& out);
  void watch_changes(WatchOutcome& out, const vision::StillnessReport& calm);
  void over_the_board(WatchOutcome& out);
  void nothing_over_the_board();
  bool flickers(WatchOutcome& out, const vision::StillnessReport& calm);
  void read(WatchOutcome& out, bool at_rest);
  bool compare_pictures(WatchOutcome& out, const vision::StillnessReport& calm, bool at_rest);
  [[nodiscard]] bool looked_just_now() const;
  bool lies_open(double moving);
  bool compare_in_full(WatchOutcome& out, const vision::StillnessReport& calm, bool at_rest, double moving);
  struct Seen {
    size_t way = 0;
    std::vector<Hypothesis> list;
    Weight weight;                  // of the first
    std::optional<double> looks{};  // of its table (looks_of), where they have been counted
  };
  /// How likely the first explanation of a look is.
  struct Belief {
    double p = 0;
    Circumstances how;
    bool other_light = false;
  };
  /// One picture compared with the one agreed on last.
  struct Look {
    vision::Keyframe now;
    vision::Evidence evidence;
    Seen seen;
    vision::Occluders strange;
    double area;    // pixels of a square
    double moving;  // share of the board that differs from the picture before, the most since the look before this one
    bool hand;      // something from beyond the board is over it
    bool at_rest;
    bool again;           // the look before was explained by the same
    bool beside = false;  // what lies over the board is left out
    bool judged = false;
    std::optional<Belief> belief;  // when judged; none: only the light has changed
  };
  /// How far is looked: as few actions as likely, many unseen ones as well, or, where the evidence is of edges only,
  /// just as far as tells light from what was played.
  enum class Search { near, wide, by_edges };
  [[nodiscard]] Seen explain_change(const vision::Keyframe& now, const vision::Evidence& evidence,
                                    Search how_far = Search::near);
  void see_hand(Look& look);
  void see_again(Look& look);
  void look_wider(Look& look);
  void leave_out_gone(Look& look);
  void count_looks(Seen& seen, Way& way, double area);
  [[nodiscard]] WatchDecision noted(const Look& look, const vision::StillnessReport& calm) const;
  [[nodiscard]] const std::optional<Belief>& belief(Look& look);
  [[nodiscard]] std::optional<Belief> judged(const Look& look);
  [[nodiscard]] bool hand_lies_still(const Look& look) const;
  [[nodiscard]] bool confirms(const Look& look) const;
  [[nodiscard]] bool went_past(const Look& look, const Circumstances& how) const;
  [[nodiscard]] bool something_beside(const Look& look);
  [[nodiscard]] bool passes_over_arm(const vision::StillnessReport& calm);
  void conclude(WatchOutcome& out, Look& look);
  void decide(WatchOutcome& out, Look& look);
  bool waits_for_light(const Look& look);
  [[nodiscard]] static bool lies_still(const Look& look);
  bool waits_for_more(WatchOutcome& out, const Look& look, const Belief& told, const Hypothesis& chosen, double p,
                      double one_of_these);
  bool waits_until_put_right(WatchOutcome& out, const Look& look, const Hypothesis& chosen, double p,
                             double one_of_these);
  void leave_open(WatchOutcome& out, Look& look, const Belief& told, const Hypothesis& chosen, double p,
                  double one_of_these);
  [[nodiscard]] std::optional<Seen> shown_faintly(const Look& look);
  [[nodiscard]] bool also_shown_faintly(const Look& look);
  bool played_in_other_light(WatchOutcome& out, const Look& look);
  bool shown_anew(WatchOutcome& out, const Look& look);
  [[nodiscard]] static double armies_to_show(const Way& way);
  [[nodiscard]] static bool much_in_other_light(const Look& look);
  [[nodiscard]] bool edges_stay(const Look& look);
  [[nodiscard]] bool lit_not_touched(const Look& look);
  [[nodiscard]] bool all_over(const Look& look, double least = kAllOver) const;
  [[nodiscard]] bool lit_at_once(const Look& look);
  [[nodiscard]] bool hides_in_parts(const Look& look);
  [[nodiscard]] bool lit_otherwise_at_once(const Look& look);
  [[nodiscard]] std::vector<Hypothesis> by_edges_first(const Look& look);
  void learn_light(size_t way, vision::TaggedReader learnt);
  void look_beside_hand(Look& look);
  bool follow(WatchOutcome& out, Look& look);
  [[nodiscard]] bool settled(const Look& look) const;
  void begin_beam(WatchOutcome& out, const Look& look, const Belief& told, double one_of_these);
  void keep_what_follows(const Look& look, const Hypothesis& taken);
  [[nodiscard]] cv::Mat1b what_follows(const Look& look, const Hypothesis& taken);
  bool go_on_beam(const Look& look);
  void take_from_beam(WatchOutcome& out, const Look& look);
  [[nodiscard]] vision::Outlines& outlines_of(size_t way, const vision::Keyframe& keyframe, cv::Size size);
  [[nodiscard]] HypothesisParams search_params(const vision::Keyframe& keyframe) const;
  [[nodiscard]] Futures& futures();
  void take(WatchOutcome& out, const Look& look, const Hypothesis& chosen, double p, bool guessed, bool gone_past,
            bool other_light);
  [[nodiscard]] std::vector<observing::Candidate> hung_on_guess(const Hypothesis& taken, double p) const;
  [[nodiscard]] bool goes_on_from_seen(const Hypothesis& one) const;
  [[nodiscard]] const Hypothesis* seen_before(const std::vector<Hypothesis>& list, const Hypothesis& chosen) const;
  void nothing_likeliest(WatchOutcome& out, const Look& look);
  void nothing_played(WatchOutcome& out, const Look& look);
  bool taken_not_pushed(WatchOutcome& out, const Look& look);
  void settle_light(WatchOutcome& out, const Look& look);
  void borne_out_by_looks(const WatchOutcome& out, const Look& look);
  [[nodiscard]] static bool stands_out(const Look& look);
  [[nodiscard]] bool only_light(const Seen& seen, const Seen& edges, const vision::Evidence& by_edges,
                                double area) const;
  void keep_under_hand(const Look& look, const Hypothesis& taken, const Agreed::Reference& before);
  [[nodiscard]] bool shows_what_was_played(const Look& look);
  [[nodiscard]] bool hand_was_before(const Look& look, const cv::Mat1b& older_before);
  [[nodiscard]] bool hand_has_left(const Look& look);
  void agree_hand_left(const Look& look);
  [[nodiscard]] bool put_straight_since(const Look& look);
  [[nodiscard]] bool shows_enough(const vision::TaggedReader& reader);
  [[nodiscard]] bool by_tags() const;
  /// The picture fed last, reduced for comparing. Only while it is known where the board lies in it.
  [[nodiscard]] const vision::Keyframe& keyframe_now();
  void drop_reference(const vision::Placement& table);
  void agree_on(size_t way, const vision::Placement& table, bool hand);
  void read_ways();
  [[nodiscard]] bool looks_alike_before(const Look& look) const;
  bool by_looks(WatchOutcome& out, const Look& look, double nearly);
  void not_in_step(WatchOutcome& out, bool at_rest);
  /// Tells that the first of them are the actions recorded last, and that it may have been others. `ask`: the
  /// question; empty: it cannot be seen which of these was played.
  void ask_afterwards(WatchOutcome& out, std::vector<observing::Candidate> candidates, Message ask = {});
  [[nodiscard]] bool take_back_guess(WatchOutcome& out, std::vector<std::string>& named);
  [[nodiscard]] bool weighs_lines() const;
  [[nodiscard]] vision::TopPicture from_above(int orientation);
  [[nodiscard]] bool has_begun() const;
  void begin_lines();
  [[nodiscard]] std::optional<FirstSight> first_sight();
  [[nodiscard]] std::vector<vision::SquareOpinion> shapes_of_all(const calibration::BoardPlane& plane);
  void weigh_ways(const FirstSight& sight);
  [[nodiscard]] std::vector<observing::Candidate> played_before(const std::optional<FirstSight>& sight) const;
  void tell_lines(const std::vector<std::string>& actions, bool shown);
  [[nodiscard]] bool lines_open() const;
  void weigh_lines();
  [[nodiscard]] bool is_film() const;
  [[nodiscard]] vision::Placement table_after(const std::vector<std::string>& actions);
  bool record_line(WatchOutcome& out, const std::vector<std::string>& actions, double share, bool doubtful,
                   const std::vector<observing::Candidate>& others);
  bool ask_which_way(WatchOutcome& out);
  bool ask_of_line(WatchOutcome& out, const BeliefSummary& belief);
  bool ask_about(WatchOutcome& out, std::vector<observing::Candidate> lines_of_play);
  bool record_lines(WatchOutcome& out);
  [[nodiscard]] bool lines_bear_out(const std::vector<std::string>& actions, double p);
  bool hold(const std::vector<std::string>& actions, double p, LineFilter::Opinion opinion, vision::Placement table);
  [[nodiscard]] std::optional<LineFilter> since_agreed(const Look& look, bool weighed);
  [[nodiscard]] bool explains_all(const Look& look, const Hypothesis& taken, double p, bool other_light);
  bool settled_by_lines(WatchOutcome& out, const Look& look);
  void settle_lines();
  void ask_held(WatchOutcome& out);
  void finish(WatchOutcome& out);
  void ask_of_beam(WatchOutcome& out);
  void in_doubt(WatchOutcome& out, const Seen& seen, double p, double one_of_these);
  void wait_for_promotion(WatchOutcome& out, const Look& look, double p, double one_of_these);
  struct Promotion {
    const Hypothesis* chosen;
    double p = 1;            ///< of what it became, if something was played
    bool unchanged = false;  ///< it stands there as it came, it seems: what it becomes is fetched later
  };
  [[nodiscard]] Promotion kind_of_promotion(const Seen& seen, const Hypothesis& best, const Look& look);
  [[nodiscard]] std::map<Cell, std::set<vision::Occupant>> may_stand(const std::vector<const Hypothesis*>& alike) const;
  [[nodiscard]] bool count_company(const std::vector<const Hypothesis*>& alike, int orientation,
                                   std::vector<double>& weights, double& unchanged);
  [[nodiscard]] bool count_shapes(const std::vector<const Hypothesis*>& alike, int orientation,
                                  std::vector<double>& weights);
  [[nodiscard]] std::optional<vision::FaceMatch> faces_of(const Hypothesis& one, const std::pair<Cell, Cell>& cells,
                                                          const vision::Keyframe& shown, int orientation) const;
  void count_faces(std::vector<Hypothesis>& list, const vision::Keyframe& now, const Way& way, double area) const;
  [[nodiscard]] const SwapSights& swaps_seen(size_t way, const vision::Keyframe& now);
  [[nodiscard]] std::map<SquareChange, double> written(size_t way, const vision::Keyframe& now, double area);
  [[nodiscard]] bool goes_on_changing_places(const Look& look, const Hypothesis& chosen);
  [[nodiscard]] double face_kept(const Hypothesis& one, const std::pair<Cell, Cell>& cells, const Look& look) const;
  [[nodiscard]] std::map<Cell, vision::SquareJudgement> judge_squares(const cv::Mat& shown,
                                                                      const calibration::BoardPlane& plane);
  [[nodiscard]] PieceLooks looks_of_squares(const std::set<vision::Occupant>& all);
  void relabel_jointly(WatchOutcome& out);
  void correct(WatchOutcome& out, const std::vector<std::string>& recorded, const std::vector<std::string>& actions,
               double p);
  bool explained(WatchOutcome& out, bool at_rest, observing::Observation& first);
  [[nodiscard]] bool can_judge_shapes();
  bool see_shapes(vision::Reading& reading, int orientation);
  void tell_shapes();
  [[nodiscard]] const vision::TagNames& legend();
  [[nodiscard]] observing::Observation asked_where_told(observing::Observation seen) const;
  [[nodiscard]] observing::Picture picture_of(const vision::Reading& reading, bool trusting) const;
  void read_past(WatchOutcome& out);
  bool learn_anew();
  void nothing_new(bool at_rest);
  [[nodiscard]] bool asleep();
  /// What the picture shows of the game; of another one than the session's, when a game is given.
  [[nodiscard]] observing::Observation observed(const observing::Picture& shown, int most, const Game* of = nullptr) {
    ++status.asked_observe;
    return observing::observe(of != nullptr ? *of : game(), options.board, shown, most);
  }
  [[nodiscard]] observing::Observation explain(const vision::Reading& reading, int most);
  [[nodiscard]] Message not_clear_on(const std::vector<Cell>& cells) const;
  void unclear(WatchOutcome& out, const observing::Observation& seen);
  bool record(WatchOutcome& out, const std::vector<std::string>& actions, double confidence, const std::string& source);
  void accept(size_t way, bool hand = false);
  bool agrees(const Way& way, bool recentred = false, const CellSet& named = {},
              const std::map<Cell, std::optional<vision::Army>>& bare = {}, Cell pushed = kNoCell) const;
  bool went_on(WatchOutcome& out, const observing::Observation& seen);
  bool reconsidered(WatchOutcome& out);
  [[nodiscard]] std::vector<std::string> last_actions(int count) const;
  void ask_resync(WatchOutcome& out, const std::vector<ResyncHypothesis>& found);
  void ask_of_unseen(WatchOutcome& out);
  bool began_under_a_hand(WatchOutcome& out, const Look& look);
  bool found_again(WatchOutcome& out);
  [[nodiscard]] std::vector<ResyncHypothesis> resyncs(const vision::Reading& reading);
};

}  // namespace arbiter::table
