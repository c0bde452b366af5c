// SPDX-License-Identifier: MIT
// The wall chart: who sits where, to be read from where people stand.
#include <algorithm>
#include <vector>

#include "app/printing/club_sheets.h"
#include "app/printing/frame.h"
#include "app/printing/words.h"
#include "text/sentences.h"

namespace arbiter::printing {
namespace {

using paper::Align;
using paper::Page;
using text::tr;

// Millimetres. From two metres letters of 6.5 are read well by everybody, and those of 11 by somebody in a hurry.
constexpr double kLargest = 11, kSmallest = 6.5;
constexpr int kSizes = 10;             // that are tried, from one to the other
constexpr double kRowToSize = 1.65;    // a row's height to its letters
constexpr double kBetween = 3.5;       // two tables
constexpr double kNumberToSize = 2.1;  // the width of a table's number to the letters
constexpr double kBadgeToRow = 0.78;
constexpr double kArmyToSize = 0.55;  // below a name
constexpr double kArmyBeside = 0.7;   // at the side of it
constexpr double kArmyShare = 0.32;   // of the room beside the badge
constexpr double kOddNames =
    0.15;  // so many of the names may be smaller yet, or broken: one long name is no reason to shrink all
constexpr double kGap = 2.5;
constexpr double kSmallerNames = 0.8;  // how much smaller a name may be than the others
constexpr double kByeToSize = 0.75;

struct Plan {
  double size = kSmallest;
  std::size_t across = 1;  ///< seats beside each other
  [[nodiscard]] double row() const { return size * kRowToSize; }
  [[nodiscard]] double number() const { return size * kNumberToSize; }
  [[nodiscard]] std::size_t rows(const db::club::Table& table) const {
    return (table.seats.size() + across - 1) / across;
  }
  [[nodiscard]] double height(const db::club::Table& table) const {
    return static_cast<double>(rows(table)) * row() + kBetween;
  }
  /// The room for a name with its army.
  [[nodiscard]] double room(double width) const {
    return (width - number() - kGap) / static_cast<double>(across) - row() * kBadgeToRow - 2 * kGap;
  }
};

class Chart {
 public:
  Chart(const event::EventSession& session, const db::club::Round& round, const paper::Paper& paper)
      : event_session_(session), round_(round), paper_(paper) {
    for (const db::club::Table& table : round.tables)
      for (const db::club::TableSeat& seat : table.seats) armies_ = armies_ || !seat.army.empty();
  }

  std::vector<Page> pages() {
    begin_page();
    const double room = bottom_of(pages_.back()) - y_;
    const Plan plan = planned(room, width_of(pages_.back()));
    for (const db::club::Table& table : round_.tables) {
      if (y_ + plan.height(table) - kBetween > bottom_of(pages_.back())) begin_page();
      set_table(table, plan);
    }
    set_byes(plan);
    number_pages(pages_, round_of(event_session_.record.event, round_.number));
    return std::move(pages_);
  }

 private:
  void begin_page() {
    pages_.emplace_back(paper_);
    std::string about = game_name(event_session_.record.event.ruleset);
    if (const std::string when = when_and_where(event_session_.record.event); !when.empty()) about += " · " + when;
    y_ = set_heading(pages_.back(), {event_session_.record.event.name, about,
                                     tr("Round %1", {std::to_string(round_.number)}), round_.published_at.empty()});
  }

  [[nodiscard]] std::string byes(db::club::ByeKind kind) const {
    std::string out;
    for (const db::club::Bye& bye : round_.byes)
      if (bye.kind == kind) out += (out.empty() ? "" : ", ") + event_session_.names[bye.person];
    return out;
  }

  [[nodiscard]] std::string bye_text() const {
    const std::string over = byes(db::club::ByeKind::left_over), asked = byes(db::club::ByeKind::asked_for);
    std::string out = over.empty() ? "" : tr("Bye: %1", {over});
    if (!asked.empty()) out += (out.empty() ? "" : "\n") + tr("Sit out: %1", {asked});
    return out;
  }

  /// The largest letters in which all is on one page and the names need not be much smaller; where there are none, the
  /// smallest that are read from two metres.
  [[nodiscard]] Plan planned(double room, double width) const {
    std::size_t most = 1;
    for (const db::club::Table& table : round_.tables) most = std::max(most, table.seats.size());
    Plan plan;
    for (int i = 0; i < kSizes; ++i) {
      const double size = kLargest - (kLargest - kSmallest) * i / (kSizes - 1);
      for (const std::size_t across : {std::size_t{1}, std::size_t{2}}) {
        if (across > most) continue;
        plan = {size, across};
        double height = paper::extent(bye_text(), {size * kByeToSize}, width).height;
        for (const db::club::Table& table : round_.tables) height += plan.height(table);
        if (height <= room && names_fit(plan, width)) return plan;
      }
    }
    plan.across = names_fit(plan, width) ? plan.across : 1;
    return plan;
  }

  /// Where there is one seat in a row its army stands beside the name.
  [[nodiscard]] double name_room(const Plan& plan, double width) const {
    return plan.room(width) * (armies_ && plan.across == 1 ? 1 - kArmyShare : 1);
  }

  [[nodiscard]] bool names_fit(const Plan& plan, double width) const {
    double names = 0, odd = 0;
    for (const db::club::Table& table : round_.tables)
      for (const db::club::TableSeat& seat : table.seats) {
        const double wide = paper::extent(event_session_.names[seat.person], {plan.size * kSmallerNames, true}).width;
        ++names;
        odd += wide > name_room(plan, width) ? 1 : 0;
      }
    return odd <= names * kOddNames;
  }

  void set_table(const db::club::Table& table, const Plan& plan) {
    Page& page = pages_.back();
    const double width = width_of(page), height = plan.height(table) - kBetween;
    page.fill({kMargin, y_, plan.number(), height}, paper::kBlack);
    page.text({kMargin + 1, y_, plan.number() - 2, height}, std::to_string(table.number),
              {plan.size * 1.3, true, Align::middle, paper::kWhite});
    const double left = kMargin + plan.number() + kGap;
    const double cell = (width - plan.number() - kGap) / static_cast<double>(plan.across);
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
      const db::club::TableSeat& seat = table.seats[i];
      const double x = left + cell * static_cast<double>(i % plan.across);
      const double y = y_ + plan.row() * static_cast<double>(i / plan.across);
      const double badge = plan.row() * kBadgeToRow;
      set_badge(page, {x, y + (plan.row() - badge) / 2, badge, badge}, seat.seat, seat.seat);
      set_name(page, {x + badge + kGap, y, plan.room(width), plan.row()}, seat, plan);
    }
    page.line({kMargin, y_ + height}, {kMargin + width, y_ + height}, kRule);
    y_ += height + kBetween;
  }

  void set_name(Page& page, const paper::Box& room, const db::club::TableSeat& seat, const Plan& plan) const {
    const std::string name = event_session_.names[seat.person];
    if (seat.army.empty()) return page.text(room, name, {plan.size, true});
    if (plan.across == 1) {
      const double army = room.width * kArmyShare;
      page.text({room.x, room.y, room.width - army - kGap, room.height}, name, {plan.size, true});
      page.text({room.right() - army, room.y, army, room.height}, title_of(seat.army), {plan.size * kArmyBeside});
    } else {
      const double army = paper::extent(name, {plan.size * kArmyToSize}).height;
      page.text({room.x, room.y, room.width, room.height - army}, name, {plan.size, true});
      page.text({room.x, room.bottom() - army, room.width, army}, title_of(seat.army), {plan.size * kArmyToSize});
    }
  }

  void set_byes(const Plan& plan) {
    const std::string text = bye_text();
    if (text.empty()) return;
    const paper::Style style{plan.size * kByeToSize};
    const double height = paper::extent(text, style, width_of(pages_.back())).height;
    if (y_ + height > bottom_of(pages_.back())) begin_page();
    Page& page = pages_.back();
    const double room = bottom_of(page) - y_;
    // As many byes as fill more than a page are a list that is read from near.
    if (height <= room)
      y_ = page.paragraph(kMargin, y_, width_of(page), text, style);
    else
      page.text({kMargin, y_, width_of(page), room}, text, style);
  }

  const event::EventSession& event_session_;
  const db::club::Round& round_;
  const paper::Paper& paper_;
  std::vector<Page> pages_;
  bool armies_ = false;  ///< has anybody one?
  double y_ = 0;
};

}  // namespace

std::vector<Page> wall_chart(const event::EventSession& session, const db::club::Round& round,
                             const paper::Paper& paper) {
  return Chart(session, round, paper).pages();
}

}  // namespace arbiter::printing
