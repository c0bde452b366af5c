// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <array>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/kept_games.h"
#include "app/commands/complaint.h"
#include "app/table/game_review.h"
#include "app/table/kept_review.h"
#include "app/table/message_text.h"
#include "app/table/names.h"
#include "app/table/review_text.h"
#include "app/table/session.h"
#include "play/review.h"
#include "text/json_text.h"
#include "text/sentences.h"

namespace arbiter::cli {
namespace {

using nlohmann::json;
using play::Judgement;
using play::Slip;
using text::tr;

struct Wanted {
  std::string file = db::default_path().string();
  std::string game;
  int nodes = static_cast<int>(table::kReviewBudget.nodes), ms = 0;
  bool json = false, anew = false;
};

volatile std::sig_atomic_t stopped = 0;
extern "C" void stop_reviewing(int /*signal*/) { stopped = 1; }

std::string pawns(int score) {
  if (score > play::kSureWin) return tr("wins");
  if (score < -play::kSureWin) return tr("loses");
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%+.1f", score / 100.0);
  return text.data();
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
  return all;
}

void show(const Judgement& one, const Rules& rules) {
  std::cout << one.ply + 1 << "  " << name(one.seat) << " " << one.action << table::slip_mark(one.slip) << "  "
            << pawns(one.score);
  if (one.slip != Slip::none)
    std::cout << "  " << tr("%1. Better: %2", {table::message_text(table::slip_reason(one, rules)), one.better}) << " ("
              << pawns(one.best_score) << ") " << joined(one.better_line);
  std::cout << std::endl;
}

json json_of(const Judgement& one, const Rules& rules) {
  json expected = json::object();
  for (const Seat seat : rules.seats)
    expected[std::string(name(seat))] = std::round(one.expected[static_cast<std::size_t>(index(seat))] * 1'000) / 1'000;
  json line{{"ply", one.ply + 1},     {"seat", std::string(name(one.seat))},
            {"action", one.action},   {"score", one.score},
            {"best", one.best_score}, {"lost", std::round(one.lost * 1'000) / 1'000},
            {"expected", expected},   {"line", one.line}};
  if (one.slip != Slip::none) {
    line["mark"] = table::slip_mark(one.slip);
    line["why"] = table::message_text(table::slip_reason(one, rules));
    line["better"] = one.better;
    line["better_line"] = one.better_line;
  }
  return line;
}

void show_accuracy(const std::vector<Judgement>& list, const Game& game, bool as_json) {
  json players = json::object();
  for (std::size_t b = 0; b < game.boards(); ++b) {
    for (const Seat seat : game.rules(b).seats) {
      const play::Accuracy one = play::accuracy(list, seat);
      const std::string key(name(seat));
      if (as_json)
        players[key] = {{"actions", one.actions}, {"accuracy", std::round(one.percent * 10) / 10}};
      else if (one.actions > 0)
        std::printf("%s\n", tr("%1: accuracy %2 % in %3 actions",
                               {table::seat_name(key), std::to_string(static_cast<int>(std::lround(one.percent))),
                                std::to_string(one.actions)})
                                .c_str());
    }
  }
  if (as_json) std::cout << text::dump({{"players", players}, {"whole", stopped == 0}}) << std::endl;
}

int analyse(const Wanted& wanted) {
  const auto id = game_number(std::filesystem::path(wanted.file), wanted.game);
  if (!id) {
    complain(table::message_text(id.error().message));
    return kDatabase;
  }
  table::Session session(wanted.file);
  if (const auto resumed = session.resume(*id); !resumed) {
    complain(table::message_text(resumed.error().message));
    return kDatabase;
  }
  const Game& game = *session.game();
  const bool watched = isatty(STDERR_FILENO) != 0 && !wanted.json;
  stopped = 0;
  const auto before = std::signal(SIGINT, stop_reviewing);
  const play::Budget budget{static_cast<std::uint64_t>(wanted.ms > 0 ? 0 : wanted.nodes),
                            std::chrono::milliseconds(wanted.ms)};
  // A signal cannot stop a thought itself: somebody has to look for it.
  std::stop_source stop;
  std::jthread looks([&stop](const std::stop_token& done) {
    while (!done.stop_requested() && stopped == 0) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    stop.request_stop();
  });
  table::KeptReview kept(session, budget);
  const auto each = [&](const Judgement& one) {
    const Rules& rules = game.rules(game.plies()[one.ply].board);
    if (wanted.json)
      std::cout << text::dump(json_of(one, rules)) << std::endl;
    else
      show(one, rules);
    if (watched) std::cerr << "\r" << one.ply + 1 << "/" << game.plies().size() << "\r" << std::flush;
    return stopped == 0;
  };
  const auto list = play::review(game, budget, stop.get_token(), each, wanted.anew ? nullptr : &kept);
  looks.request_stop();
  looks.join();
  std::signal(SIGINT, before);
  show_accuracy(list, game, wanted.json);
  if (!kept.trouble().empty()) complain(tr("The analysis is not kept: %1", {table::message_text(kept.trouble())}));
  return stopped == 0 ? kDone : kInterrupted;
}

}  // namespace

void add_analyse(CLI::App& app, int& status) {
  const auto wanted = std::make_shared<Wanted>();
  auto* command = add_command(app, "analyse");
  command->add_option("game", wanted->game, "The game's number in the list, or `last`")->required();
  command->add_option("--db", wanted->file, "The file the games are kept in")->capture_default_str();
  auto* nodes = command->add_option("--nodes", wanted->nodes, "Actions that are tried for each move of the game")
                    ->check(CLI::Range(1, 100'000'000))
                    ->capture_default_str();
  command->add_option("--ms", wanted->ms, "Milliseconds for each move instead")
      ->check(CLI::Range(1, 600'000))
      ->excludes(nodes);
  command->add_flag("--anew", wanted->anew, "Judge every action again, whatever is kept");
  command->add_flag("--json", wanted->json, "JSON instead of text");
  command->callback([wanted, &status] { status = analyse(*wanted); });
}

}  // namespace arbiter::cli
