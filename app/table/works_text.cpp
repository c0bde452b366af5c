// SPDX-License-Identifier: MIT
#include "app/table/works_text.h"

#include <utility>
#include <vector>

#include "app/table/message_text.h"

namespace arbiter::table {
namespace {

Message work_message(const view::TableInstruction& work) {
  const Argument piece = arg::piece(work.piece), owner = arg::seat(work.seat);
  switch (work.what) {
    case Instruction::Do::lift:
      return make_message("Lift %1 from %2", piece, work.square);
    case Instruction::Do::place:
      return make_message("Place %1 on %2", piece, work.square);
    case Instruction::Do::move:
      return make_message("Move %1 from %2 to %3", piece, work.square, work.to);
    case Instruction::Do::mark:
      return make_message("Mark %1 on %2 as %3's", piece, work.square, owner);
    case Instruction::Do::unmark:
      return make_message("Take the mark off %1 on %2: it is %3's again", piece, work.square, owner);
  }
  return {};
}

}  // namespace

Message works_message(const view::TableInstructions& works) {
  std::vector<Message> all;
  for (const view::TableInstruction& work : works) all.push_back(work_message(work));
  return join_messages(std::move(all), ", ");
}

std::string works_text(const view::TableInstructions& works) { return message_text(works_message(works)); }

}  // namespace arbiter::table
