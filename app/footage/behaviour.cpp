// SPDX-License-Identifier: MIT
#include "app/footage/behaviour.h"

#include <algorithm>

#include "app/footage/behaviour_list.h"

namespace arbiter::footage {

namespace {

const std::vector<Behaviour>& all() {
  static const std::vector<Behaviour> list = [] {
    std::vector<Behaviour> out;
    for (const auto* part : {&behaviours_of_plies(), &behaviours_of_hands(), &behaviours_around()})
      out.insert(out.end(), part->begin(), part->end());
    return out;
  }();
  return list;
}

/// With the looks of what comes over the board and is no piece: a cup ("C") and a head ("H").
vision::simulate::Scene with_things(vision::simulate::Scene scene) {
  scene.armies["C"] = {{0.80F, 0.82F, 0.84F}, {}, {}, false, 0.7F, 1.7F};
  scene.armies["H"] = {{0.06F, 0.09F, 0.14F}, {}, {}, false, 0.05F, 5};
  return scene;
}

}  // namespace

const std::vector<BehaviourInfo>& behaviours() {
  static const std::vector<BehaviourInfo> list = [] {
    std::vector<BehaviourInfo> out;
    for (const Behaviour& one : all()) out.push_back({one.name, one.about});
    return out;
  }();
  return list;
}

void opening(Performance& p, int plies) {
  p.rest(1);
  for (int i = 0; i < plies; ++i) p.play_quiet();
}

void closing(Performance& p, int plies) {
  for (int i = 0; i < plies; ++i) p.play_quiet();
  p.rest(1);
}

Expected<void> film_behaviour(Film& film, const std::string& name, const Value& setup,
                              const vision::simulate::Scene& scene, std::uint64_t seed) {
  const auto one = std::find_if(all().begin(), all().end(), [&](const Behaviour& b) { return b.name == name; });
  if (one == all().end())
    return refuse("no_such_behaviour",
                  make_message("no behaviour is called %1; `--behaviour list` names them", arg::quoted(name)));
  Performance performance(film, with_things(scene), setup, seed);
  one->perform(performance);
  return performance.finish(Value{{"behaviour", name}, {"behaviour_about", one->about}});
}

}  // namespace arbiter::footage
