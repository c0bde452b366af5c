// SPDX-License-Identifier: MIT
#include "app/table/trail.h"

#include <algorithm>
#include <cmath>

namespace arbiter::table {

namespace {

bool same_to_the_eye(const vision::Labels& a, const vision::Labels& b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](const auto& p, const auto& q) {
           return p.first == q.first && vision::army_of(p.second) == vision::army_of(q.second);
         });
}

bool begins_with(const std::vector<std::string>& all, const std::vector<std::string>& first) {
  return all.size() >= first.size() && std::equal(first.begin(), first.end(), all.begin());
}

}  // namespace

void Trail::begin(const std::vector<Hypothesis>& list, double area, double p) {
  constexpr double kLeastDoubt = 0.01;
  courses_.clear();
  const double best = list.empty() ? 0 : list.front().score / area;
  const double doubt = std::clamp(1 - p, kLeastDoubt, 1 - kLeastDoubt);
  const double nothing = best + std::log(doubt / (1 - doubt)) / params_.sharpness;
  for (const Hypothesis& one : list) {
    const double score = one.score / area;
    courses_.push_back({one.actions, one.table, one.actions.empty() ? std::max(score, nothing) : score, 0, 0});
  }
  settle();
}

void Trail::go_on(const std::vector<std::vector<Hypothesis>>& lists, double area) {
  std::vector<Course> further;
  for (size_t c = 0; c < courses_.size() && c < lists.size(); ++c)
    for (const Hypothesis& one : lists[c]) {
      Course course = courses_[c];
      course.actions.insert(course.actions.end(), one.actions.begin(), one.actions.end());
      course.table = one.table;
      course.from = c;
      course.score += one.score / area;
      further.push_back(std::move(course));
    }
  courses_ = std::move(further);
  settle();
}

/// Keeps the best, of those that look the same and are as long the likeliest, and shares what is believed among them.
void Trail::settle() {
  std::stable_sort(courses_.begin(), courses_.end(),
                   [](const Course& a, const Course& b) { return a.score > b.score; });
  std::vector<Course> kept;
  for (Course& course : courses_) {
    if (kept.size() == params_.most || (!kept.empty() && course.score < kept.front().score - params_.worth)) break;
    const bool known = std::any_of(kept.begin(), kept.end(), [&](const Course& other) {
      return other.actions.size() == course.actions.size() && same_to_the_eye(other.table, course.table);
    });
    if (!known) kept.push_back(std::move(course));
  }
  courses_ = std::move(kept);
  double all = 0;
  for (Course& course : courses_)
    all += course.share = std::exp(params_.sharpness * (course.score - courses_.front().score));
  for (Course& course : courses_) course.share /= all;
}

double Trail::share_of(const std::vector<std::string>& actions) const {
  double share = 0;
  for (const Course& course : courses_)
    if (begins_with(course.actions, actions)) share += course.share;
  return share;
}

size_t Trail::common(double share) const {
  if (courses_.empty()) return 0;
  const auto& best = courses_.front().actions;
  for (size_t n = best.size(); n > 0; --n)
    if (share_of({best.begin(), best.begin() + static_cast<long>(n)}) >= share) return n;
  return 0;
}

void Trail::recorded(size_t count) {
  if (courses_.empty()) return;
  const std::vector<std::string> first(courses_.front().actions.begin(),
                                       courses_.front().actions.begin() + static_cast<long>(count));
  std::vector<Course> kept;
  for (Course& course : courses_)
    if (begins_with(course.actions, first)) {
      course.actions.erase(course.actions.begin(), course.actions.begin() + static_cast<long>(count));
      kept.push_back(std::move(course));
    }
  courses_ = std::move(kept);
  settle();
}

}  // namespace arbiter::table
