// SPDX-License-Identifier: MIT
#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kNeutrality{"switzerland.neutrality",
                               "A seat may capture a Swiss piece only if Switzerland has captured one of its pieces, "
                               "if it has captured or lost three pieces, or if it is in check.",
                               "European Chess, Switzerland"};

constexpr RuleText kNeutralityInCheck{"switzerland.neutrality",
                                      "A seat may capture a Swiss piece only if Switzerland has captured one of its "
                                      "pieces, or if it has captured or lost three pieces.",
                                      "European Chess, first edition, Switzerland"};

class Neutrality final : public PowerOf<Neutrality> {
 public:
  Neutrality(const RuleText& text, bool sum, bool check_counts) : text_(text), sum_(sum), check_counts_(check_counts) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool heeds_check() const override { return check_counts_; }
  const RuleText* forbids_capture(const Position& pos, SlotId slot, const Capture& capture) const override {
    if (pos.pieces[capture.victim].controller != owner(pos, slot)) return nullptr;
    const Seat seat = pos.pieces[capture.attacker].controller;
    const int captured = pos.counted(slot, kCaptured, index(seat)), lost = pos.counted(slot, kLost, index(seat));
    const bool warlike = sum_ ? captured + lost >= 3 : captured >= 3 || lost >= 3;
    const bool robbed = pos.counted(slot, kRobbed, index(seat)) != 0;
    return warlike || robbed || (check_counts_ && in_check(pos, seat)) ? nullptr : &text_;
  }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto gone = piece_gone(event.change);
    if (!gone) return;
    const auto more = [&](int name, Seat seat) {
      ctx.count(slot, name, index(seat), ctx.counted(slot, name, index(seat)) + 1);
    };
    more(kLost, gone->from);
    if (gone->by == Seat::none) return;
    more(kCaptured, gone->by);
    if (gone->by == owner(ctx.pos(), slot)) more(kRobbed, gone->from);
  }

 private:
  enum Memory { kCaptured, kLost, kRobbed };
  const RuleText& text_;
  bool sum_, check_counts_;
};

}  // namespace

Army switzerland_army() {
  return {
      "switzerland",
      "Switzerland: neutrality",
      "K R B N / P P P P",
      "reconstructed",
      {"king", "rook", "bishop", "knight"},
      {{"switzerland.count", "either", {"either", "sum"}, "Three captured or three lost, or three of both together."}},
      false,
      [](Installer& in) {
        const bool counts = setting(in.rules(), "switzerland.check", "counts") == "counts";
        in.power(std::make_unique<Neutrality>(counts ? kNeutrality : kNeutralityInCheck,
                                              in.option("switzerland.count") == "sum", counts));
      }};
}

}  // namespace arbiter::european
