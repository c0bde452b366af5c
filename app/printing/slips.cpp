// SPDX-License-Identifier: MIT
// Result slips: each band of a page is a table's, to be cut off, filled in and signed.
#include <algorithm>
#include <vector>

#include "app/printing/club_sheets.h"
#include "app/printing/frame.h"
#include "app/printing/qr_code.h"
#include "app/printing/words.h"
#include "text/sentences.h"

namespace arbiter::printing {
namespace {

using paper::Align;
using paper::Page;
using paper::Style;
using text::tr;

// Millimetres.
constexpr double kPad = 9;          // above and below in a band: what a printer leaves white, and the scissors
constexpr double kHead = 15;        // event and game at the left, the table's number at the right
constexpr double kColumnHead = 5;   // over the columns
constexpr double kRow = 10.5;       // a seat: room to write in by hand
constexpr double kFoot = 10;        // time and the arbiter's signature
constexpr double kTableWidth = 34;  // of the table's number
constexpr double kBadge = 7.5;
constexpr double kSlipGap = 3;
constexpr double kCell = 18;             // a column for a number
constexpr double kSign = 46;             // a column for a signature
constexpr double kSlipArmyShare = 0.36;  // of the room for a name
constexpr double kSlipNameSize = 4.4, kSmall = 3, kEventSize = 4.6, kTableSize = 8;
constexpr double kMarkRoom = 7;
constexpr double kCode = 27;      // a code and its rim: fields of 0.65 mm, read from 25 cm
constexpr double kCodeHead = 11;  // above them: what they are for, and whose they are

double height_of(std::size_t seats, bool codes) {
  return 2 * kPad + kHead + kColumnHead + static_cast<double>(seats) * kRow + kFoot + (codes ? kCodeHead + kCode : 0);
}

/// What the columns at the right are for; a game of two has no places.
std::vector<std::string> columns(std::size_t seats) {
  return seats > 2 ? std::vector<std::string>{tr("Place"), tr("Points")} : std::vector<std::string>{tr("Points")};
}

class Slip {
 public:
  Slip(Page& page, const event::EventSession& session, const db::club::Round& round, std::string game, double top)
      : page_(page), event_session_(session), round_(round), game_(std::move(game)), y_(top + kPad) {}

  void set(const db::club::Table& table) {
    head(table);
    rows(table);
    foot();
  }

  /// Codes for the phones of the seats, below the rest. The error of the first that cannot be made.
  std::optional<Error> set_codes(const db::club::Table& table, const std::map<std::string, std::string>& pages) {
    y_ += kFoot + 2;
    page_.text({kMargin, y_, width_of(page_), kSmall * 1.4},
               tr("For players' phones: each scans the code of their own seat, and nobody else's."),
               {kSmall, false, Align::left, paper::kSoft});
    const double wide = width_of(page_) / static_cast<double>(std::max<std::size_t>(4, pages.size()));
    double x = kMargin;
    for (const db::club::TableSeat& sits : table.seats) {
      const std::string& seat = sits.seat;
      const auto page = pages.find(seat);
      if (page == pages.end()) continue;
      const auto code = qr_code(page->second);
      if (!code) return code.error();
      set_badge(page_, {x, y_ + 5, kBadge * 0.8, kBadge * 0.8}, seat, seat);
      set_qr(page_, *code, {x + kBadge, y_ + 4}, std::min(kCode, wide - kBadge));
      x += wide;
    }
    return std::nullopt;
  }

 private:
  void head(const db::club::Table& table) {
    const db::club::Event& event = event_session_.record.event;
    const double right = page_.paper().width - kMargin;
    page_.text({right - kTableWidth, y_ - 1, kTableWidth, kHead - 2}, tr("Table %1", {std::to_string(table.number)}),
               {kTableSize, true, Align::right});
    double words = width_of(page_) - kTableWidth - kSlipGap;
    if (round_.published_at.empty())
      words -= kSlipGap + set_draft(page_, right - kTableWidth - kSlipGap, y_ + 1.5, kMarkRoom);
    page_.text({kMargin, y_, words, kEventSize * 1.45}, round_of(event, round_.number), {kEventSize, true});
    std::string about = game_;
    if (const std::string when = when_and_where(event); !when.empty()) about += " · " + when;
    page_.text({kMargin, y_ + kEventSize * 1.5, words, kSmall * 1.4}, about,
               {kSmall, false, Align::left, paper::kSoft});
    y_ += kHead;
  }

  void rows(const db::club::Table& table) {
    const double right = page_.paper().width - kMargin;
    const auto cells = columns(table.seats.size());
    const double numbers = right - kSign - kCell * static_cast<double>(cells.size());
    const Style small{kSmall, false, Align::left, paper::kSoft};
    const double top = y_;
    for (std::size_t i = 0; i < cells.size(); ++i)
      page_.text({numbers + kCell * static_cast<double>(i), y_, kCell, kColumnHead}, cells[i],
                 {kSmall, false, Align::middle, paper::kSoft});
    page_.text({right - kSign + 2, y_, kSign - 2, kColumnHead}, tr("Signature"), small);
    y_ += kColumnHead;
    for (const db::club::TableSeat& seat : table.seats) {
      page_.line({kMargin, y_}, {right, y_}, kHairline);
      set_badge(page_, {kMargin, y_ + (kRow - kBadge) / 2, kBadge, kBadge}, seat.seat, seat.seat);
      const double left = kMargin + kBadge + kSlipGap;
      const double room = numbers - kSlipGap - left;
      const double name = seat.army.empty() ? room : room * (1 - kSlipArmyShare);
      page_.text({left, y_ + 0.5, name, kRow - 1}, named(seat.person), {kSlipNameSize, true});
      if (!seat.army.empty())
        page_.text({left + name + kSlipGap, y_ + 0.5, room - name - kSlipGap, kRow - 1}, title_of(seat.army),
                   {kSlipNameSize * 0.85, false});
      y_ += kRow;
    }
    page_.line({kMargin, y_}, {right, y_}, kHairline);
    for (std::size_t i = 0; i <= cells.size(); ++i) {
      const double x = numbers + kCell * static_cast<double>(i);
      page_.line({x, top + kColumnHead}, {x, y_}, kHairline);
    }
    page_.line({right, top + kColumnHead}, {right, y_}, kHairline);
  }

  void foot() {
    const double right = page_.paper().width - kMargin;
    const Style small{kSmall, false, Align::left, paper::kSoft};
    const double line = y_ + kFoot - 1;
    page_.text({kMargin, line - kSmall * 1.5, width_of(page_) / 2, kSmall * 1.5},
               time_limit(event_session_.record.event), small);
    page_.text({right - kSign - kCell - kCell, line - kSmall * 1.5, 2 * kCell - 2, kSmall * 1.5}, tr("Arbiter"),
               {kSmall, false, Align::right, paper::kSoft});
    page_.line({right - kSign, line}, {right, line}, kHairline);
  }

  [[nodiscard]] std::string named(db::PersonId person) const {
    const db::club::Entrant* entrant = event_session_.entrant(person);
    const std::string name = event_session_.names[person];
    return entrant != nullptr && entrant->rating ? name + " (" + std::to_string(*entrant->rating) + ")" : name;
  }

  Page& page_;
  const event::EventSession& event_session_;
  const db::club::Round& round_;
  std::string game_;
  double y_;
};

}  // namespace

Expected<std::vector<Page>> slips(const event::EventSession& session, const db::club::Round& round,
                                  const paper::Paper& paper, const PhonePages& phones) {
  std::size_t seats = 0;
  for (const db::club::Table& table : round.tables) seats = std::max(seats, table.seats.size());
  const bool codes = std::ranges::any_of(round.tables, [&](const auto& table) { return phones.contains(table.token); });
  // All bands are as high as the fullest table's: a pile of pages is cut at once.
  const double height = height_of(seats, codes);
  const auto fit = std::max<std::size_t>(1, static_cast<std::size_t>(paper.height / height));
  const double band = paper.height / static_cast<double>(fit);
  const std::string game = game_name(session.record.event.ruleset);
  std::vector<Page> pages;
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    if (i % fit == 0) pages.emplace_back(paper);
    Page& page = pages.back();
    const db::club::Table& table = round.tables[i];
    const double top = band * static_cast<double>(i % fit);
    if (i % fit > 0) page.line({0, top}, {paper.width, top}, kRule, paper::kSoft, true);
    Slip slip(page, session, round, game, top + (band - height) / 2);
    slip.set(table);
    if (const auto found = phones.find(table.token); found != phones.end())
      if (const auto error = slip.set_codes(table, found->second)) return tl::unexpected(*error);
  }
  if (!pages.empty() && round.tables.size() % fit != 0) {
    const double top = band * static_cast<double>(round.tables.size() % fit);
    pages.back().line({0, top}, {paper.width, top}, kRule, paper::kSoft, true);
  }
  if (pages.empty()) {
    pages.emplace_back(paper);
    (void)pages.back().paragraph(
        kMargin, kMargin, width_of(pages.back()),
        tr("%1, round %2: nobody has a table.", {session.record.event.name, std::to_string(round.number)}),
        {kEventSize, true});
  }
  return pages;
}

}  // namespace arbiter::printing
