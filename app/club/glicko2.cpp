// SPDX-License-Identifier: MIT
#include "app/club/glicko2.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace arbiter::club {
namespace {

/// From Glicko's scale to the one the system is computed on.
constexpr double kScale = 173.7178, kMiddle = 1500;

struct Opponent {
  double mu = 0, phi = 0, score = 0;
};

double g(double phi) { return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi)); }

double expected(double mu, const Opponent& other) { return 1 / (1 + std::exp(-g(other.phi) * (mu - other.mu))); }

/// Step 5: the zero of f, between two points where it has different signs.
double new_volatility(double sigma, double phi, double v, double delta, double tau) {
  const double a = std::log(sigma * sigma);
  const auto f = [&](double x) {
    const double e = std::exp(x), d = phi * phi + v + e;
    return e * (delta * delta - d) / (2 * d * d) - (x - a) / (tau * tau);
  };
  double low = a, high = 0;
  if (delta * delta > phi * phi + v) {
    high = std::log(delta * delta - phi * phi - v);
  } else {
    int k = 1;
    while (f(a - k * tau) < 0) ++k;
    high = a - k * tau;
  }
  double f_low = f(low), f_high = f(high);
  for (int step = 0; step < 200 && std::abs(high - low) > 1e-12; ++step) {
    const double x = low + (low - high) * f_low / (f_high - f_low), f_x = f(x);
    if (f_x * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = x;
    f_high = f_x;
  }
  return std::exp(low / 2);
}

Glicko2 after(const Glicko2& before, const std::vector<Opponent>& opponents, const Glicko2Parameters& parameters) {
  const double mu = (before.rating - kMiddle) / kScale, phi = before.deviation / kScale;
  Glicko2 out = before;
  if (opponents.empty()) {
    out.deviation = std::hypot(phi, before.volatility) * kScale;
    return out;
  }
  double information = 0, surprise = 0;
  for (const Opponent& o : opponents) {
    const double e = expected(mu, o), weight = g(o.phi);
    information += weight * weight * e * (1 - e);
    surprise += weight * (o.score - e);
  }
  const double v = 1 / information;
  out.volatility = new_volatility(before.volatility, phi, v, v * surprise, parameters.tau);
  const double grown = std::hypot(phi, out.volatility);
  const double phi_after = 1 / std::sqrt(1 / (grown * grown) + 1 / v);
  out.rating = (mu + phi_after * phi_after * surprise) * kScale + kMiddle;
  out.deviation = phi_after * kScale;
  return out;
}

}  // namespace

std::vector<Glicko2> glicko2_period(std::span<const Glicko2> before, std::span<const Glicko2Game> games,
                                    const Glicko2Parameters& parameters) {
  std::vector<std::vector<Opponent>> opponents(before.size());
  const auto seen = [&](int player, double score) {
    const Glicko2& r = before[static_cast<std::size_t>(player)];
    return Opponent{(r.rating - kMiddle) / kScale, r.deviation / kScale, score};
  };
  for (const Glicko2Game& game : games) {
    opponents.at(static_cast<std::size_t>(game.a)).push_back(seen(game.b, game.score));
    opponents.at(static_cast<std::size_t>(game.b)).push_back(seen(game.a, 1 - game.score));
  }
  std::vector<Glicko2> out;
  out.reserve(before.size());
  for (std::size_t i = 0; i < before.size(); ++i) out.push_back(after(before[i], opponents[i], parameters));
  return out;
}

}  // namespace arbiter::club
