// SPDX-License-Identifier: MIT
#pragma once

#include "referee/core/join.h"
#include "referee/european/army.h"

// The ways to play European Chess: modules on its list, not games of their own.
namespace arbiter::european {

struct Mode {
  std::string id;                                         ///< the option `mode`
  bool teams = false;                                     ///< S and N against W and E
  bool drafted = false;                                   ///< armies are picked from cards before play
  bool every_army = false;                                ///< any army may come into force during the game
  bool two_boards = false;                                ///< S2, W2, N2 and E2 play at a second board
  const std::vector<Army>* armies = &european::armies();  ///< the edition's
};

Mode read_mode(const RulesRequest& request);
/// With the option `draft` at `random` the request with an army for every seat, dealt by its seed, none twice; a record
/// names them already, all of them where it is without the seed. A request with another `draft` is kept. Errors:
/// `bad_army`, `bad_option`.
Expected<RulesRequest> deal_armies(const RulesRequest& request, const std::vector<Army>& armies);
/// Errors: `bad_option` for values that do not go together.
Expected<void> check_mode(const RulesRequest& request, const Mode& mode);
/// Seats the armies that the request has chosen, plain ones where it has not, with their set-ups and reserves (none
/// while they are still to be drafted), and pairs the partners. Errors: `bad_setup`.
Expected<void> seat_armies(Rules& rules, const RulesRequest& request, const Mode& mode);
/// The mode's rules of the table; before the basic rules, which they may overrule.
void add_mode_rules(Rules& rules, const RulesRequest& request, const Mode& mode);
/// What needs every army's rules; after them.
void add_mode_powers(Rules& rules, const RulesRequest& request, const Mode& mode,
                     const std::shared_ptr<const Roster>& roster);
/// What joins the two boards of Bughouse; `over` and `draw` are cited where nobody has won.
std::shared_ptr<const Join> bughouse_join(const RuleText& over, const RuleText& draw);
/// Who wins when the agreed time is over: the player with most points in a game with points, else nobody.
std::uint8_t winners_on_time(const Position& pos);

}  // namespace arbiter::european
