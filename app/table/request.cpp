// SPDX-License-Identifier: MIT
#include "app/table/request.h"

#include <array>
#include <stdexcept>

namespace arbiter::table {
namespace {

struct Writing {
  Value operator()(const Begin& begin) const {
    Value out = begin.setup;
    out["cmd"] = "new";
    return out;
  }
  Value operator()(const Act& act) const {
    Value out{{"cmd", "act"}, {"action", act.action}};
    if (!act.note.is_nothing()) out["note"] = act.note;
    return out;
  }
  Value operator()(const Undo& undo) const { return {{"cmd", "undo"}, {"count", undo.count}}; }
  Value operator()(const Redo& redo) const { return {{"cmd", "redo"}, {"count", redo.count}}; }
  Value operator()(const Correct& correct) const {
    Value out = correct.what;
    out["cmd"] = "override";
    return out;
  }
};

}  // namespace

Value written(const Request& request) { return std::visit(Writing(), request); }

db::PlyKind kind_of(const Request& request) {
  constexpr std::array kKinds{db::PlyKind::start, db::PlyKind::act, db::PlyKind::undo, db::PlyKind::redo,
                              db::PlyKind::override};
  return kKinds.at(request.index());
}

Request request_of(const Value& kept) {
  Value fields = kept;
  if (!fields.is_table()) throw std::runtime_error("a request is no object");
  const std::string cmd = fields.text("cmd", "");
  fields.erase("cmd");
  Request request;  // made in place: moved there, g++ 12 takes what a fact does not hold for something that is read
  if (cmd == "new")
    request.emplace<Begin>().setup = std::move(fields);
  else if (cmd == "act") {
    Act& act = request.emplace<Act>();
    act.action = fields.text("action", "");
    act.note = fields["note"];
  } else if (cmd == "undo")
    request.emplace<Undo>().count = fields.number("count", 1);
  else if (cmd == "redo")
    request.emplace<Redo>().count = fields.number("count", 1);
  else if (cmd == "override")
    request.emplace<Correct>().what = std::move(fields);
  else
    throw std::runtime_error("\"" + cmd + "\" does not change the game");
  return request;
}

}  // namespace arbiter::table
