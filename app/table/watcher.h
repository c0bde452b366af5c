// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/table/alert_kind.h"
#include "app/table/session.h"
#include "app/table/watch_stage.h"
#include "calibration/measure/profile.h"
#include "referee/observe/observe.h"
#include "value/message.h"
#include "vision/locate/board_finder.h"
#include "vision/reading/reading.h"

namespace arbiter::table {

/// How a table is watched.
struct WatchOptions {
  /// Of joined boards the one that is watched, from 0.
  std::size_t board = 0;
  /// The board's corners in the picture, when a person has set them; otherwise they are looked for.
  std::optional<calibration::Corners> corners;
  vision::FindHints hints;
  /// A measured lens; without one it is guessed from the board.
  std::optional<calibration::Lens> lens;
  /// Where the board lay, and through which lens, when the table was set up; in place of the three above.
  std::optional<calibration::Profile> profile;
  /// Tags on the tops of the pieces: looked for at the start and read from then on if there are any (`automatic`),
  /// which is told when `on` also where there are none.
  enum class Tags { automatic, on, off } tags = Tags::automatic;
  /// An action is recorded when it explains the picture with at least this probability …
  double accept = 0.9;
  /// … and with this one already when the picture has only just come to rest.
  double accept_at_once = 0.97;
  /// Actions that may lie between two pictures.
  int most_actions = 4;
  /// The same where fewer do not explain a table that lies still.
  int most_unseen = 6;
  /// Lines of play are weighed beside the other evidence, and what they do not bear out waits.
  /// For pictures without a time, of which one or two show a ply.
  bool weigh_lines = true;
};

/// An action read from the table and recorded.
struct WatchedAction {
  std::int64_t frame = 0;
  std::string seat, action;
  double confidence = 0;
  view::GameEvents events;  ///< as everybody may see them
  bool stored = true;
  Message warning;  ///< why it is not stored
  int board = 0;    ///< of joined boards the one it was played on, from 1
};

/// What hands are asked to do.
using WatchFix = view::TableInstruction;

/// Something a person should know or do.
struct WatchAlert {
  std::int64_t frame = 0;
  AlertKind alert = AlertKind::unsettled;
  Message message;   ///< complete: with what is to be done by hand and, of `illegal`, with the referee's reason
  std::string rule;  ///< rule id, may be empty
  std::vector<WatchFix> fixes;
  std::vector<observing::Candidate> candidates;  ///< of `ambiguous`, for `answer`
  /// Of `correct`, when the watcher has corrected the record itself: so many actions were taken back, those to be found
  /// in the outcome's `actions` played instead.
  int undone = 0;
  /// Of `ambiguous`: so many actions, the last of the game, were recorded nevertheless. They are the first candidate,
  /// and any other stands in their place: `answer` takes them back for it.
  int recorded = 0;
  int board = 0;                     ///< of joined boards the one it is about, from 1
  bool lasts = true;                 ///< in force until it is settled; else it is told once
  std::vector<std::string> games{};  ///< of `other-game`: ids of rulesets, the likeliest first
};

/// What was thought of a picture in which something had changed, and why it was or was not believed.
struct WatchDecision {
  struct Choice {
    std::vector<std::string> actions;  ///< none: nothing was played
    double score = 0;                  ///< nats of evidence
  };
  std::int64_t frame = 0;
  std::vector<Choice> choices;  ///< best first, at most five that look otherwise
  double probability = 0;       ///< of the first
  bool taken = false;
  bool reached = false;      ///< something was over the board
  bool second_look = false;  ///< the one before said the same
  bool looks_agree = false;  ///< what the squares look like says so too
  double margin = 0, explained = 0, weakest = 0, positive = 0, elsewhere = 0, at_pieces = 0, square_px = 0, moving = 0,
         covered = 0, noise = 0, offset = 0, reaching = 0, islands = 0, touching = 0, farther = 0;
  cv::Mat evidence;  ///< 32-bit float, where the picture has changed, of the reduced picture; nats a pixel
  cv::Mat of_first;  ///< 8-bit, not 0 where the first choice would have changed it; may be empty
  std::string why;   ///< a sentence: why it was taken, or left open
};

/// Where the watching stands after a picture, for a screen.
struct WatchStatus {
  using Stage = WatchStage;
  Stage stage = Stage::looking;
  std::int64_t frame = 0;
  /// Corners of the board (see calibration::Corners) when it is seen, and the four corners of every cell in pixels.
  std::optional<calibration::Corners> corners;
  std::vector<std::pair<std::string, calibration::Corners>> quads;
  /// What is read on every cell; empty before the board is found or while a hand is over it.
  vision::Reading reading;
  const Board* board = nullptr;
  /// Tags on the pieces, sentences: how many were read when the watching began (empty before that, and where none are
  /// looked for), and what is wrong with them.
  Message tags, tags_wrong;
  /// The alert in force; it is given up when the table is in order again.
  std::optional<WatchAlert> alert;
  /// Of the picture fed last, when something in it had changed.
  std::optional<WatchDecision> decision;
  double milliseconds = 0;  ///< what the picture cost
  /// How often the referee was asked, since the watching began, what explains a picture and what may be played next:
  /// the dear questions.
  int asked_observe = 0, asked_futures = 0;
};

struct WatchOutcome {
  std::vector<WatchedAction> actions;
  std::vector<WatchAlert> alerts;  ///< new ones only
};

/// Watches a board for a game: pictures in, recorded actions and alerts out. It knows boards, pieces and the referee's
/// words, no rules. A game must have been begun or resumed in the session; what it then has on the board must be what
/// the first pictures show.
///
/// No threads of its own: `session` and watcher belong to one thread.
class Watcher {
 public:
  explicit Watcher(Session& session, WatchOptions options = {});
  ~Watcher();
  Watcher(Watcher&&) noexcept;
  Watcher& operator=(Watcher&&) noexcept;

  /// Takes the next picture, 8-bit BGR. A picture of another size than the ones before starts the search anew. `at`:
  /// when it was taken, since the source was opened; 0 where nobody knows, then pictures are counted instead.
  WatchOutcome feed(const cv::Mat& picture, std::int64_t frame, std::chrono::milliseconds at = {});

  /// No more pictures will come: what the last ones left open is asked, or told, without waiting for another look.
  /// Should pictures come after all, the watching goes on.
  WatchOutcome finish();

  /// A person's answer to what was asked, or a correction: these actions were played. Refused ones stop the list, with
  /// the refusal in `alerts`; what was recorded before stays.
  WatchOutcome answer(const std::vector<std::string>& actions);

  /// The game was changed by other hands (an action typed in, an undo, another game): compare the table with it anew.
  void game_changed();
  /// The same game went on at another of its joined boards; `elsewhere` is what the watcher there has told.
  void game_went_on(const WatchOutcome& elsewhere);

  /// Look for the board anew, or take these corners.
  void relocate(std::optional<calibration::Corners> corners = {});

  [[nodiscard]] const WatchStatus& status() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace arbiter::table
