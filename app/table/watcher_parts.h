// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/table/futures.h"
#include "app/table/open_ambiguities.h"
#include "app/table/tag_watch.h"
#include "vision/change/change_reader.h"
#include "vision/change/evidence.h"
#include "vision/change/glance.h"
#include "vision/change/outlines.h"
#include "vision/change/tilt.h"
#include "vision/locate/board_finder.h"
#include "vision/locate/board_tracker.h"
#include "vision/locate/landmark.h"
#include "vision/piece_tags/tagged_reader.h"
#include "vision/reading/picture_reader.h"
#include "vision/reading/square_classifier.h"
#include "vision/reading/stillness.h"

// What a watcher remembers, each thing in the part that it is about.
namespace arbiter::table {

/// How long something must last: in time, seen in so many pictures at least, or in pictures where nobody knows the
/// time.
struct DebounceLimit {
  std::chrono::milliseconds time;
  int at_least;  ///< pictures
  int untimed;   ///< pictures
};

/// How long something has lasted.
class Debounce {
 public:
  void see(std::chrono::milliseconds at) {
    if (pictures_++ == 0) since_ = at;
    at_ = at;
  }
  void end() { pictures_ = 0; }
  [[nodiscard]] int pictures() const { return pictures_; }
  [[nodiscard]] bool beyond(const DebounceLimit& limit) const {
    return at_.count() > 0 ? pictures_ >= limit.at_least && at_ - since_ >= limit.time : pictures_ >= limit.untimed;
  }

 private:
  int pictures_ = 0;
  std::chrono::milliseconds since_{0}, at_{0};
};

/// Pictures between two looks taken over while nothing happens, and the time at least.
inline constexpr int kAdaptEvery = 5;
inline constexpr std::chrono::milliseconds kAdaptAfter{1500};

/// Where the board is in the pictures.
struct Place {
  std::optional<vision::BoardFix> fix;  ///< as it was found; none: it is looked for
  std::optional<vision::BoardTracker> tracker;
  std::optional<calibration::BoardPlane> plane;  ///< in the picture fed last
  std::vector<vision::Landmark> landmarks;
  int keyframe_width = vision::kKeyframeWidth;     ///< pixels, at which pictures are compared
  std::optional<calibration::BoardPlane> told_at;  ///< where it was when its movement was last told
  int not_found = 0;                               ///< pictures
  bool lost_told = false;

  /// It is looked for from now on.
  void forget() {
    fix.reset();
    tracker.reset();
    plane.reset();
    told_at.reset();
    not_found = 0;
  }
};

/// What of the past is agreed on: what stood on the table, and in which picture.
struct Agreed {
  struct Reference {
    vision::Keyframe keyframe;
    vision::Placement table;
    cv::Mat1b older;  ///< where it shows what an earlier one did, because something lay over the board; empty: nowhere
    cv::Mat1b played{};      ///< where the action changed it that led here; empty: none did
    cv::Mat1b about_hand{};  ///< where it may show a hand and not what was played there; empty: nowhere
    /// The last picture agreed on in which no hand lay over what was played since, and what stood there then.
    struct Free {
      vision::Keyframe keyframe;
      vision::Placement table;
      bool compared = false;  ///< with a picture that has not changed since
    };
    std::optional<Free> free{};  ///< none: this one
  };
  std::optional<Reference>
      reference;  ///< the last picture of which it was agreed what stood on the table, and what that was
  std::optional<vision::Keyframe>
      quiet;  ///< the last one that was compared with it in full and showed that nothing was played
  std::optional<vision::Glance> glance;     ///< the same one
  bool in_doubt = false;                    ///< the light was another, and something may have been played all the same
  bool reached = false;                     ///< something has been over the board since that picture
  bool filmed = false;                      ///< there is more than one picture of a position
  std::chrono::milliseconds free_at{0};     ///< of the last picture that showed what was agreed, nobody at the table
  std::chrono::milliseconds changed_at{0};  ///< of the first one since that is another than the one before it
  int changes = 0;                          ///< pictures since that are others than the one before
  int since_adapted = 0;                    ///< pictures
  std::chrono::milliseconds adapted_at{0};

  void forget() {
    reference.reset();
    quiet.reset();
    glance.reset();
    in_doubt = false;
  }
  /// A picture at that time shows what was agreed.
  void free_now(std::chrono::milliseconds at) {
    free_at = at;
    changes = 0;
  }
  /// A picture at that time is another than the one before it.
  void changes_now(std::chrono::milliseconds at) {
    if (changes++ == 0) changed_at = at;
  }
  /// All that is other since the table was free came between two pictures, sooner than a hand can play. False where
  /// nobody knows the time.
  [[nodiscard]] bool changed_at_once() const {
    constexpr std::chrono::milliseconds kTooSoonToPlay{300};
    return free_at.count() > 0 && changes == 1 && changed_at > free_at && changed_at - free_at <= kTooSoonToPlay;
  }
  /// Would the next picture of a table at rest be taken over?
  [[nodiscard]] bool adapts_next(std::chrono::milliseconds at) const {
    // A source that comes back may count its time from the beginning again.
    const bool long_ago = at.count() == 0 || at < adapted_at || at - adapted_at >= kAdaptAfter;
    return since_adapted + 1 >= kAdaptEvery && long_ago;
  }
  void adapted(std::chrono::milliseconds at) {
    since_adapted = 0;
    adapted_at = at;
  }
  /// The next picture at rest is taken over.
  void adapt_soon(std::chrono::milliseconds at) {
    since_adapted = kAdaptEvery;
    adapted_at = at - kAdaptAfter;
  }
  /// This picture shows that nothing was played.
  void quiet_now(const vision::Keyframe& now, const cv::Mat& picture, const calibration::BoardPlane& plane) {
    quiet = now;
    glance.emplace(picture, plane);
  }
};

/// What is remembered of the light.
struct LightWatch {
  Debounce since;                         ///< another one than that in which pieces were learnt, at rest
  int tried = 0;                          ///< pictures of it, when they were last tried to be learnt anew
  int looks = 0;                          ///< in which only the light was another
  std::int64_t look_at = -100;            ///< the picture of the last of them
  int anew_looks = 0, anew_tried = 0;     ///< at rest in it since all was in order, and when last learnt anew
  bool rather_played = false;             ///< learnt anew the last look showed something played rather than nothing
  bool one_stands_out = false;            ///< an action did, and waits for a picture that lies still
  std::vector<std::string> faintly_seen;  ///< what faint edges showed in the look before this one
  Debounce flickering;
  bool flicker_told = false;
};

/// What is over the board, and what was read past it.
struct OverTheBoard {
  Debounce reached, resting;
  bool told = false;
  bool hand = false;              ///< in the picture compared last
  bool touched = false;           ///< by what comes from beyond the board, however little, in that picture
  int passed = 0;                 ///< pictures of an arm that moves, in a row, that were not compared
  std::vector<std::string> past;  ///< what was read past it, not yet believed, and in which way
  std::size_t past_way = 0;
};

/// How the watching begins.
struct Beginning {
  Debounce hardly;                              ///< pictures that nearly show the position
  std::set<Cell> hardly_seen;                   ///< what looked other in the last of them
  std::optional<std::chrono::milliseconds> at;  ///< when it began, until something is recorded
  std::int64_t seen = -1;                       ///< the picture last seen of a film that has not begun
  bool rests = false;                           ///< nothing had moved in it since the one before
  Debounce restless;                            ///< pictures of a film that has not begun
  Debounce hand;                                ///< looks at rest in which a hand has seemed to lie there ever since
  /// The first picture had a hand in it, it seems: what the board shows now is looked at closely.
  bool closely = false;
  std::optional<std::chrono::milliseconds> looked;  ///< when a picture was looked at last: it is dear
  int looks = 0;                                    ///< how often since something moved
  bool taken_up = false;                            ///< something had been played before this table was watched
  bool nothing = false;                             ///< somebody has said that the table shows the game as it stands
  int other_sought = 0;  ///< pictures in which another game's set-up might have been looked for; -1: one was found
};

/// What a first picture tells.
struct FirstSight {
  std::map<int, double> orientation;         ///< ways round from which it shows what the game has; how well, in nats
  bool fits = false;                         ///< what is likeliest is what the squares look like
  bool shows_more = false;                   ///< than the game has, or it may
  bool likely_more = false;                  ///< something was played, though few squares tell so
  std::vector<observing::Candidate> before;  ///< what may have been played before, by weight
};

/// What people were asked, and what they said.
struct Asked {
  /// What was recorded last was the likeliest of several; an answer may name another. Each of them is a list: the
  /// action that is in doubt, and what was recorded after it.
  struct Guess {
    std::vector<std::string> taken;
    std::vector<std::vector<std::string>> others;
  };
  std::vector<std::string> question;  ///< first actions of the answers to what was asked
  std::optional<Guess> guess;
  std::vector<observing::Candidate> unseen;  ///< what may have been played that no picture showed, while that is asked
  std::map<Cell, vision::Likeliest>
      said;              ///< squares of what a person said that the table did not bear out: what was seen there
  CellSet said_squares;  ///< on which a person has said what stands, and the table has not shown it yet
  std::function<bool(const std::vector<std::string>&)> allowed;  ///< what may be recorded by looks; empty: anything
  OpenAmbiguities ambiguities;                                   ///< what was recorded without an answer
};

/// The picture compared last, and how.
struct Compared {
  std::int64_t frame = -1;
  bool again = false;        ///< it is looked at once more
  bool last_of_all = false;  ///< no other will come
  std::chrono::milliseconds at{0};
  double moving = 0;  ///< the most that a picture since differs from the one before it: share of the board
  vision::StillnessReport calm;
  std::optional<vision::Keyframe> keyframe;  ///< the picture fed last, reduced; none: nobody has wanted it yet
  std::optional<std::vector<std::string>> seen_before;  ///< what the look before this one was explained by
  /// What pieces that change places showed while the table lay still and more was waited for.
  std::optional<std::vector<std::string>> waited_on;
  std::optional<std::vector<std::string>> seen_free;  ///< the same of the last one in which nothing was over the board
  /// A look that was the second to be explained so and left everything as it was.
  struct Open {
    std::chrono::milliseconds since, at;   ///< of the first such one of a table that has not moved, and of the last
    bool unexplained, resting;             ///< it was counted as such
    std::optional<vision::Glance> glance;  ///< the picture; none: something lay over the board
  };
  std::optional<Open> open;  ///< none: the last look was no such one
};

/// Tags on the pieces.
struct TagMemory {
  std::optional<vision::TagNames> legend;  ///< what of the printed legend this game knows
  TagNotes notes;
  Message told;
};

/// What shapes say of the pieces.
struct ShapeMemory {
  std::optional<vision::SquareClassifier> judge;  ///< read when first needed
  std::optional<vision::PictureReader> reader;    ///< of whole pictures; the same
  std::optional<vision::Keyframe>
      tried;            ///< the last picture of which all squares were judged where nothing explained it
  bool untold = false;  ///< something has been recorded since all that was put on the board was judged together
  /// The picture with which watching began, and what stood there.
  struct First {
    cv::Mat picture;
    calibration::BoardPlane plane;
    vision::Placement table;
    bool turned = false;  ///< `plane` is turned as the board lies: something has been played since
  };
  std::optional<First> first;
  std::map<Cell, vision::SquareJudgement> first_looks;  ///< of that picture; read when first needed
  /// Kinds since the table could not be explained, as long as the army beside them stands there.
  std::map<Cell, std::pair<std::optional<vision::Army>, std::map<vision::PieceType, double>>> told;
};

/// Of a cell and what may come to it in exchange for a flat piece of the same army: correlations of what is written
/// there now with what was written on that piece, and on the one that stood there.
struct SwapSight {
  double moved = 0, stayed = 0;
};
using SwapSights = std::map<SquareChange, SwapSight>;

/// What the search for explanations knows of the pieces and of the game.
struct SearchMemory {
  std::map<int, vision::Outlines> outlines;  ///< by quarters
  std::optional<Futures> known_futures;      ///< of the game as it was then
  std::pair<std::uint64_t, const Board*> futures_of;
  vision::PiecePoses piece_poses;
  vision::TiltFinder tilt;
  SwapSights swaps;  ///< as the picture, the way round and the game have it that are named beside
  std::tuple<std::int64_t, int, std::uint64_t> swaps_of{-1, 0, 0};

  /// Of the pieces: they are seen from elsewhere.
  void forget() {
    outlines.clear();
    piece_poses = {};
    tilt = vision::TiltFinder();
    swaps_of = {-1, 0, 0};
  }
};

}  // namespace arbiter::table
