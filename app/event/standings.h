// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/club/tie_breaks.h"
#include "app/event/event.h"
#include "app/event/outcome.h"
#include "db/club/club.h"
#include "value/message.h"

// Who is ahead in an event, and by what.
namespace arbiter::event {

/// What standings are made from: the competitors are the entrants in the order of their numbers. `until`: only rounds
/// up to that one; 0: all published ones. Rounds at the end whose results are not in yet are left out of those who play
/// them, and of a round robin those of players who withdrew too early are annulled (club::annul_withdrawn). Errors: as
/// club::field_of_tables, names filled in, and numbers that are too large to be counted.
[[nodiscard]] Expected<club::Field> field_of(const EventSession& session, int until = 0);

/// What a round without a table gives, exact: what the bye itself says, else what the event says of its kind. `field`:
/// as field_of returns it for the event.
[[nodiscard]] club::Fraction bye_points(const club::Field& field, const db::club::Event& event,
                                        const db::club::Bye& bye);

/// What the byes of an event are worth. Its games are counted once for all of them.
class ByeWorth {
 public:
  /// `session` must live as long.
  explicit ByeWorth(const EventSession& session);
  /// As Fraction::text; none where it is not known.
  [[nodiscard]] std::optional<std::string> of(const db::club::Bye& bye) const;

 private:
  const db::club::Event* event_;
  std::optional<club::Field> field_;
};

/// Who is ahead, and what every number is made of. Points and other numbers of it are texts, exact.
struct Standings {
  /// What a tie-break is the sum of.
  struct Part {
    std::string value;
    int round = 0;                   ///< 0: of none in particular
    std::optional<Player> opponent;  ///< whose score it is
    bool cut = false;                ///< it does not count
    Message why;                     ///< what else it comes from; may be empty
  };
  struct TieBreak {
    std::string name;                  ///< short: "BH"
    std::optional<std::string> value;  ///< none where it is not defined
    std::vector<Part> parts;
  };
  /// What earned points of a game that the referee counted.
  struct Award {
    std::string points, reason, rule;
    int ply = 0;
  };
  /// A table that somebody sat at.
  struct Seat {
    int table = 0;
    std::string seat, army;  ///< army: empty where there is none
    Message source;          ///< see source_text
    std::optional<db::GameId> game;
    int place = 0;                           ///< 0: none yet, or did not come
    std::optional<std::string> game_points;  ///< of a game that was played
    std::vector<Player> opponents;
  };
  struct Round {
    int number = 0;
    /// played, forfeit-win, forfeit-loss, bye, sat-out, absent; annulled: of somebody who left a round robin too early,
    /// or against them; open: it does not count yet
    std::string kind;
    std::string points;
    std::optional<Seat> at;
    std::optional<std::vector<Award>> awards;  ///< see add_awards
  };
  struct Line {
    int rank = 0;
    Player player;
    int number = 0;
    std::string score;
    std::vector<TieBreak> tie_breaks;
    std::vector<Round> rounds;
  };
  /// A table without a result.
  struct Open {
    int round = 0, table = 0;
    Message state;  ///< see source_text
  };

  std::string event, scoring;
  int rounds = 0;  ///< of the event
  int until = 0;   ///< how many of them are counted
  std::vector<Open> open;
  std::vector<std::string> tie_breaks;
  std::vector<Line> lines;  ///< the best first
};

/// The standings after so many published rounds, 0: all of them. Errors: as field_of, and those of the event's words.
[[nodiscard]] Expected<Standings> standings_of(const EventSession& session, int until = 0);

/// Adds to the rounds of a line what earned the points of the games that the referee counted.
void add_awards(const db::Store& games, Standings::Line& line);
void add_awards(const db::club::Club& club, Standings::Line& line);

/// Messages of the core name players by their numbers (club::player_message). This puts their names in.
[[nodiscard]] Message with_names(Message message, const Names& names);

}  // namespace arbiter::event
