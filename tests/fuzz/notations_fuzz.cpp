// SPDX-License-Identifier: MIT
// Games as other programs write them: the first byte chooses the format, or none, so that it is told from the text.
// What is read can be written again where the format has the words, and then read as the same game.
#include <nlohmann/json.hpp>

#include "referee/notation/notation.h"
#include "tests/fuzz/tables.h"
#include "tests/fuzz/target.h"
#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::fuzz {

using nlohmann::json;

namespace {

constexpr std::size_t kMostBytes = 8192, kMostTurns = 3;

/// What stands where, and whose turn it is, on one board or on several.
json standing(const json& state) {
  json out{{"pieces", state.value("pieces", json())}, {"to_act", state.value("to_act", json())}};
  const json boards = state.value("boards", json::array());
  for (const json& board : boards) out["boards"].push_back(standing(board));
  return out;
}

std::string format_of(std::uint8_t byte) {
  const auto& formats = notation::formats();
  const std::size_t n = byte % (formats.size() + 1);
  return n == formats.size() ? "" : std::string(formats[n].name);
}

}  // namespace

std::vector<std::string> seeds() {
  std::vector<std::string> list;
  for (const Table& table : tables()) {
    for (std::size_t n = 0; n < notation::formats().size(); ++n) {
      protocol::Server server = table.server;
      // Where a turn takes milliseconds the words of some are enough.
      for (std::size_t turn = kMostTurns; turn < table.actions.size() && table.request.contains("armies"); ++turn)
        (void)server.handle({{"cmd", "undo"}});
      const std::string name(notation::formats()[n].name);
      const json reply = server.handle({{"cmd", "record"}, {"format", name}, {"as", "arbiter"}});
      if (reply["ok"] == true) list.push_back(static_cast<char>(n) + reply["record"].get<std::string>());
    }
  }
  const auto any = static_cast<char>(notation::formats().size());
  for (const char* text :
       {"手合割：香落ち\n下手：\n上手：\n手数----指手---------消費時間--\n   1 ３四歩(33)   ( "
        "0:01/00:00:01)\nまで1手で中断\n",
        "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9\"]\n\n9. O-O-O (9. O-O {no} O-O) 9... Ke7 $1 ; why\n10. Rxd8=Q+ "
        "1/2-1/2",
        "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b 2Pp 1 moves 7g7f P*5e",
        "FORMAT WXF\nFEN rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\nSTART{\n1. C2.5 "
        "H8+7\n}END\n",
        "後手の持駒：飛二　\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---+\n| ・ ・ ・ ・v玉 ・ ・ ・ "
        "・|一\n先手の持駒：金十一\n先手番\n",
        "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马８进７ 2. 前车退一 H2-E2 h3e3 +P.4 红胜\n",
        "[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]\n"
        "[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]\n[DhtmlXQ_result]和棋[/DhtmlXQ_result]\n",
        "[초차림 \"상마상마\"]\n[한차림 \"마상마상\"]\n[대국결과 \"초 완승\"]\n\n1. 79졸78 2. 49병48 3. 한수쉼\n",
        "V2.2\nN+A\n$START_TIME:2026/10/20 18:30:05\nPI\n+\n+7776FU,T3\n'*x\n%TIME_UP\n/\n",
        "1. e4 {[%act N:draw]} e5 1-0", "arbiter game of shatranj\noptions {}\nseed 3\n1. a2a3; x\n"})
    list.push_back(any + std::string(text));
  return list;
}

}  // namespace arbiter::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace arbiter::fuzz;
  using nlohmann::json;
  if (size == 0 || size > kMostBytes) return 0;
  const std::string format = format_of(data[0]);
  // Games come in as JSON strings: what is not UTF-8 is replaced at the door of the program that reads the file.
  const std::string text = arbiter::text::clean(text_of(data + 1, size - 1));
  arbiter::protocol::Server server;
  const json reply = server.handle({{"cmd", "load"}, {"record", text}, {"format", format}, {"as", "arbiter"}});
  if (reply["ok"] != true) {
    if (reply["error"]["code"] == "internal") wrong("a fault in the referee", reply.dump());
    return 0;
  }
  const json written =
      server.handle({{"cmd", "record"}, {"format", format.empty() ? "text" : format}, {"as", "arbiter"}});
  if (written["ok"] != true) {
    if (written["error"]["code"] == "internal") wrong("a fault in the referee", written.dump());
    return 0;
  }
  const json again =
      server.handle({{"cmd", "load"}, {"record", written["record"]}, {"format", written["format"]}, {"as", "arbiter"}});
  if (again["ok"] != true)
    wrong("what was written cannot be read", again.dump() + written["record"].get<std::string>());
  if (standing(again["state"]) != standing(reply["state"])) wrong("it is read as another game", written.dump());
  return 0;
}
