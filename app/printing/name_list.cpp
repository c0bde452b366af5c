// SPDX-License-Identifier: MIT
// Everybody by name: where do I sit?
#include <unicode/coll.h>
#include <unicode/locid.h>

#include <algorithm>
#include <cmath>
#include <memory>
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

// Millimetres.
constexpr double kListLargest = 6, kListSmallest = 4, kStep = 0.25;
constexpr double kListRowToSize = 1.55;
constexpr double kListBetweenColumns = 10;
constexpr double kTableToSize = 4.6;  // the width of "Table 12" to the letters
constexpr double kListBadgeToRow = 0.8;
constexpr double kListGap = 2;
constexpr double kListSmallerNames = 0.8;  // how much smaller a name may be than the others
constexpr double kListOddNames = 0.15;     // so many of the names may be smaller yet, or broken
constexpr std::size_t kColumns = 2;

struct Line {
  std::string name, seat, where;
};

/// In the order of the alphabet as people know it, whatever their script: Åsa and Asa are neighbours.
void sort_by_name(std::vector<Line>& lines) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::Collator> order(icu::Collator::createInstance(icu::Locale::getRoot(), status));
  std::stable_sort(lines.begin(), lines.end(), [&](const Line& a, const Line& b) {
    if (order == nullptr || U_FAILURE(status)) return a.name < b.name;
    UErrorCode compared = U_ZERO_ERROR;
    return order->compareUTF8(a.name, b.name, compared) == UCOL_LESS;
  });
}

std::vector<Line> lines_of(const event::EventSession& session, const db::club::Round& round) {
  std::vector<Line> lines;
  for (const db::club::Table& table : round.tables)
    for (const db::club::TableSeat& seat : table.seats)
      lines.push_back({session.names[seat.person], seat.seat, tr("Table %1", {std::to_string(table.number)})});
  for (const db::club::Bye& bye : round.byes)
    lines.push_back(
        {session.names[bye.person], "", bye.kind == db::club::ByeKind::asked_for ? tr("sits out") : tr("bye")});
  sort_by_name(lines);
  return lines;
}

/// The room for a name in a line of that width.
double name_room(double width, double size) {
  return width - size * kTableToSize - size * kListRowToSize * kListBadgeToRow - 2 * kListGap;
}

/// Do nearly all names stand in letters of nearly that size?
bool names_fit(const std::vector<Line>& lines, double width, double size) {
  const auto odd = std::ranges::count_if(lines, [&](const Line& line) {
    return paper::extent(line.name, {size * kListSmallerNames}).width > name_room(width, size);
  });
  return static_cast<double>(odd) <= kListOddNames * static_cast<double>(lines.size());
}

void set_line(Page& page, const paper::Box& row, const Line& line, double size) {
  const double badge = row.height * kListBadgeToRow;
  const double where = size * kTableToSize;
  const double name = name_room(row.width, size);
  page.text({row.x, row.y, name, row.height}, line.name, {size});
  page.text({row.x + name + kListGap, row.y, where, row.height}, line.where, {size, !line.seat.empty(), Align::right});
  if (!line.seat.empty())
    set_badge(page, {row.right() - badge, row.y + (row.height - badge) / 2, badge, badge}, line.seat, line.seat);
  page.line({row.x, row.bottom()}, {row.right(), row.bottom()}, kHairline, kFaint);
}

}  // namespace

std::vector<Page> name_list(const event::EventSession& session, const db::club::Round& round,
                            const paper::Paper& paper) {
  const auto lines = lines_of(session, round);
  const db::club::Event& event = session.record.event;
  std::vector<Page> pages;
  double top = 0;
  const auto begin_page = [&] {
    pages.emplace_back(paper);
    std::string about = tr("Who sits where");
    if (const std::string when = when_and_where(event); !when.empty()) about += " · " + when;
    top = set_heading(pages.back(),
                      {event.name, about, tr("Round %1", {std::to_string(round.number)}), round.published_at.empty()});
  };
  begin_page();
  const double room = bottom_of(pages.back()) - top;
  const auto fit_in_column = [&](double size) { return static_cast<std::size_t>(room / (size * kListRowToSize)); };
  // On one page if that can be read, and in one column if that is enough.
  const double width = (width_of(pages.back()) - (kColumns - 1) * kListBetweenColumns) / kColumns;
  double size = kListLargest;
  while (size > kListSmallest && (kColumns * fit_in_column(size) < lines.size() ||
                                  (fit_in_column(size) < lines.size() && !names_fit(lines, width, size))))
    size -= kStep;
  const std::size_t down = fit_in_column(size);
  const std::size_t columns = lines.size() <= down ? 1 : kColumns;
  // The last page's columns end at the same height.
  for (std::size_t begin = 0; begin < lines.size(); begin += down * columns) {
    if (begin > 0) begin_page();
    const std::size_t here = std::min(down * columns, lines.size() - begin);
    const std::size_t rows = (here + columns - 1) / columns;
    for (std::size_t i = 0; i < here; ++i) {
      const double x = kMargin + static_cast<double>(i / rows) * (width + kListBetweenColumns);
      const double y = top + static_cast<double>(i % rows) * size * kListRowToSize;
      set_line(pages.back(), {x, y, columns == 1 ? width_of(pages.back()) * 0.75 : width, size * kListRowToSize},
               lines[begin + i], size);
    }
  }
  number_pages(pages, round_of(event, round.number));
  return pages;
}

}  // namespace arbiter::printing
