// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/table/session.h"
#include "db/analyses.h"
#include "play/review.h"
#include "value/message.h"

namespace arbiter::table {

/// By ply: a digest of the game up to it. What was found out about a ply holds as long as it is the same. The session
/// must have a game.
[[nodiscard]] std::vector<std::string> courses_of(const Session& session);

/// The judgements of a game in the file beside the games. A judgement holds as long as the game up to its ply, the
/// evaluation and the budget are the same. What cannot be read or kept is judged again, and the reason is told.
class KeptReview final : public play::ReviewBook {
 public:
  /// The session must outlive it, and its game must stay as it is.
  KeptReview(const Session& session, const play::Budget& budget);

  [[nodiscard]] std::optional<play::Judgement> known(std::size_t ply) override;
  void keep(std::size_t ply, const play::Judgement& judgement) override;
  /// Why judgements are not kept; empty: they are.
  [[nodiscard]] const Message& trouble() const { return trouble_; }

 private:
  const Game& game_;
  std::string token_, how_;
  Message trouble_;
  std::vector<std::string> courses_;  ///< by ply: a digest of the game up to it
  std::optional<db::Analyses> analyses_;
  std::map<int, db::Analyses::Entry> kept_;
};

}  // namespace arbiter::table
