// SPDX-License-Identifier: MIT
#include "app/table/alert_text.h"

#include <array>

#include "app/table/names.h"
#include "app/table/other_game.h"
#include "app/table/refusal_text.h"
#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::noted;
using text::tr;

/// The sentences of which watchers make what they say; a test looks for their words in the sources.
constexpr std::array kSentences{
    noted("Several legal actions fit what is seen; which was played?"),
    noted("Is this what was played?"),
    noted("It is not sure that this was played; was it?"),
    noted("Several moves were played that no picture showed; was it this?"),
    noted("It cannot be seen which of these was played; %1 has been recorded. Say so if it was another."),
    noted("It could not be seen which of these was played before %1; %2 has been recorded. Say so if it was another."),
    noted("%1 is taken back: it was %2."),
    noted("Taken back; the board is to show the game as it was."),
    noted("The board shows more than the game has; what has been played since?"),
    noted("What stands on the board is not what the game has, or a hand is over it."),
    noted("The picture is too bright: where pieces are not seen they may be as white as their squares. Take some light "
          "away, or shorten the exposure."),
    noted("The pictures end while something is over the board; what was played under it is not known."),
    noted("The pictures end before it is clear what was played; which was it?"),
    noted("It is not clear what stands on the board."),
    noted("It is not clear what stands on %1."),
    noted("Nobody had said whether it was %1 or %2; what was played since fits %3 only, and the record is corrected."),
    noted("%1 was a guess; with all that stands on the board it looks like %2, and the record is corrected."),
    noted("What was played since could not be seen; the squares show what it led to. Look through the moves."),
    noted("The last %1 recorded were wrong, and what was played since could not be seen; the squares show what it led "
          "to. Look through the moves."),
    noted("The board is not seen: %1"),
    noted("The board is not where it was and has not been found again."),
    noted("The camera or the board has been moved; it is followed."),
    noted("Something has been over the board for a long time."),
    noted("The light over the board keeps changing; nothing is read until it is steady."),
    noted("No game has been begun that could be watched."),
    noted("No tags are read on the pieces; they are told by their looks."),
    noted("Tags are read on %1 of %2 pieces; the smallest is %3 pixels wide."),
    noted("Below %1 some are missed: larger tags, a nearer camera or larger pictures help."),
    noted("Tag %1 is seen twice."),
    noted("Two tags are seen over %1."),
    noted("Tag %1, near %2, belongs to no piece."),
    noted("the board's edges cannot be told: show more of the board or click its corners"),
    noted("no corner tags are to be seen"),
    noted("too few crossings of lines are seen"),
    noted("what looks like a board would be seen almost from its edge"),
    noted("the picture is smaller than 160 by 160 pixels"),
    noted("The move %1 looks half done."),
    noted("The table shows the set-up of another game: %1.")};

/// Those that end with what is to be done by hand.
constexpr std::array kByHand{noted("Off the board, perhaps in a hand: %1."),
                             noted("The board does not match the game: %1."), noted("Still to be done by hand: %1.")};

std::string work_text(const told::Work& work) {
  const std::string piece = piece_name(work.piece);
  if (work.what == "lift") return tr("Lift %1 from %2", {piece, work.square});
  if (work.what == "place") return tr("Place %1 on %2", {piece, work.square});
  if (work.what == "move") return tr("Move %1 from %2 to %3", {piece, work.square, work.to});
  const std::string owner = seat_name(work.seat);
  return work.what == "mark" ? tr("Mark %1 on %2 as %3's", {piece, work.square, owner})
                             : tr("Take the mark off %1 on %2: it is %3's again", {piece, work.square, owner});
}

}  // namespace

std::string works_text(const told::Works& works) {
  std::string all;
  for (const told::Work& work : works) all += (all.empty() ? "" : ", ") + work_text(work);
  return all;
}

std::string alert_text(const WatchAlert& alert) {
  for (const std::string sentence : kByHand)
    if (!alert.fixes.empty() && alert.message.starts_with(sentence.substr(0, sentence.find('%'))))
      return tr(sentence.c_str(), {works_text(alert.fixes)});
  if (!alert.games.empty()) return tr(kSentences.back(), {games_listed(alert.games, game_title)});
  if (!alert.rule.empty()) return refusal_text({"illegal", alert.rule, alert.message});
  return spelt(text::retold(alert.message, kSentences));
}

}  // namespace arbiter::table
