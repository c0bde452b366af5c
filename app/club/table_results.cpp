// SPDX-License-Identifier: MIT
#include "app/club/table_results.h"

#include <map>

namespace arbiter::club {
namespace {

/// Who is ahead of whom at a table: 1, ½ or 0 for the first of the two.
Fraction ahead(const PlayedSeat& mine, const PlayedSeat& other) {
  if (mine.verdict)
    return *mine.verdict == Verdict::won ? Fraction(1) : *mine.verdict == Verdict::drawn ? Fraction(1, 2) : Fraction(0);
  return mine.place < other.place ? Fraction(1) : mine.place == other.place ? Fraction(1, 2) : Fraction(0);
}

class Builder {
 public:
  Builder(std::span<const Entrant> entrants, int rounds, const Scoring& scoring, int seats)
      : scoring_(scoring), filled_(entrants.size(), std::vector<char>(static_cast<std::size_t>(rounds), 0)) {
    field.rounds = rounds;
    field.seats = seats;
    for (const Entrant& e : entrants) {
      const auto place = static_cast<int>(field.competitors.size());
      if (!places_.emplace(e.player, place).second)
        fail(make_message("%1 is in the list twice", player_message(e.player)));
      field.competitors.push_back({place + 1, e.rating, std::vector<RoundResult>(static_cast<std::size_t>(rounds))});
    }
  }

  void add(const PlayedTable& table) {
    std::vector<SeatResult> results;
    Fraction sum;
    for (const PlayedSeat& seat : table.seats) {
      results.push_back({seat.game_points, seat.place, seat.verdict});
      sum += seat.game_points;
    }
    const auto awards = award(results, scoring_);
    if (!awards) {
      fail(make_message("round %1: %2", table.round, awards.error()));
      return;
    }
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
      const PlayedSeat& mine = table.seats[i];
      RoundResult* round = fill(mine.player, table.round);
      if (round == nullptr) return;
      round->kind = RoundKind::played;
      round->points = (*awards)[i].points;
      round->first = mine.verdict ? *mine.verdict != Verdict::lost : mine.place == 1;
      round->game_points = mine.game_points;
      round->table_points = sum;
      if (table.colours && i < 2) round->colour = i == 0 ? 'w' : 'b';
      for (std::size_t j = 0; j < table.seats.size(); ++j) {
        const PlayedSeat& other = table.seats[j];
        if (j == i || !places_.contains(other.player)) continue;
        round->opponents.push_back(places_.at(other.player));
        round->against.push_back(ahead(mine, other));
      }
      made_ += mine.game_points;
      ++games_;
    }
  }

  void add(const MissedRound& missed) {
    RoundResult* round = fill(missed.player, missed.round);
    if (round == nullptr) return;
    if (missed.kind == RoundKind::played)
      return fail(make_message("%1 missed a round that was played", player_message(missed.player)));
    round->kind = missed.kind;
    round->points = missed.points;
    for (const PlayerId other : missed.opponents) {
      const auto place = places_.find(other);
      if (place == places_.end()) continue;
      round->opponents.push_back(place->second);
      round->against.emplace_back(missed.kind == RoundKind::forfeit_win ? 1 : 0);
    }
  }

  void finish() {
    if (const auto* wdl = std::get_if<WinDrawLoss>(&scoring_)) {
      field.win = wdl->win;
      field.draw = wdl->draw;
      field.loss = wdl->loss;
      field.absent = wdl->absent.value_or(wdl->loss);
    } else if (const auto* places = std::get_if<PlacePoints>(&scoring_)) {
      Fraction sum;
      for (const Fraction& value : places->values) sum += value;
      if (places->values.empty()) return;
      field.win = places->values.front();
      field.draw = sum / Fraction(static_cast<std::int64_t>(places->values.size()));
      field.loss = field.absent = places->values.back();
    } else {
      field.draw = games_ > 0 ? made_ / Fraction(games_) : Fraction(0);
    }
  }

  Field field;
  Message fault;  ///< the first one

 private:
  void fail(Message what) {
    if (fault.empty()) fault = std::move(what);
  }

  RoundResult* fill(PlayerId player, int round) {
    const auto at = places_.find(player);
    if (at == places_.end()) {
      fail(make_message("%1 of round %2 is not in the list", player_message(player), round));
    } else if (round < 1 || round > field.rounds) {
      fail(make_message("%1 played in round %2, but the event has %3", player_message(player), round, field.rounds));
    } else if (char& filled = filled_[static_cast<std::size_t>(at->second)][static_cast<std::size_t>(round) - 1];
               filled != 0) {
      fail(make_message("%1 has two results in round %2", player_message(player), round));
    } else {
      filled = 1;
      return &field.competitors[static_cast<std::size_t>(at->second)].rounds[static_cast<std::size_t>(round) - 1];
    }
    return nullptr;
  }

  const Scoring& scoring_;
  std::vector<std::vector<char>> filled_;
  std::map<PlayerId, int> places_;
  Fraction made_;
  std::int64_t games_ = 0;
};

}  // namespace

tl::expected<Field, Message> field_of_tables(std::span<const Entrant> entrants, int rounds,
                                             std::span<const PlayedTable> tables, std::span<const MissedRound> missed,
                                             const Scoring& scoring, int seats) {
  if (rounds < 0 || seats < 2) return tl::unexpected(make_message("an event has rounds, and tables two seats or more"));
  Builder builder(entrants, rounds, scoring, seats);
  for (const PlayedTable& table : tables) builder.add(table);
  for (const MissedRound& round : missed) builder.add(round);
  if (!builder.fault.empty()) return tl::unexpected(std::move(builder.fault));
  builder.finish();
  return std::move(builder.field);
}

}  // namespace arbiter::club
