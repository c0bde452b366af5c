// SPDX-License-Identifier: MIT
#include "app/club/matching.h"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace arbiter::club {
namespace {

using Graph = lemon::SmartGraph;
using Weights = Graph::EdgeMap<std::int64_t>;

std::vector<Graph::Node> add_nodes(Graph& graph, int nodes) {
  std::vector<Graph::Node> out;
  out.reserve(static_cast<std::size_t>(nodes));
  for (int i = 0; i < nodes; ++i) out.push_back(graph.addNode());
  return out;
}

template <class Matching>
std::vector<int> partners(const Graph& graph, const std::vector<Graph::Node>& nodes, const Matching& matching) {
  std::vector<int> out;
  out.reserve(nodes.size());
  for (const Graph::Node node : nodes) {
    const Graph::Node mate = matching.mate(node);
    out.push_back(mate == lemon::INVALID ? -1 : graph.id(mate));
  }
  return out;
}

}  // namespace

std::vector<int> cheapest_perfect_matching(int nodes, const std::vector<WeightedEdge>& edges) {
  if (nodes == 0) return {};
  Graph graph;
  const auto all = add_nodes(graph, nodes);
  Weights weights(graph);
  for (const WeightedEdge& e : edges)
    weights[graph.addEdge(all.at(static_cast<std::size_t>(e.a)), all.at(static_cast<std::size_t>(e.b)))] = -e.weight;
  lemon::MaxWeightedPerfectMatching<Graph, Weights> matching(graph, weights);
  if (!matching.run()) return {};
  return partners(graph, all, matching);
}

std::vector<int> largest_matching(int nodes, const std::vector<WeightedEdge>& edges) {
  Graph graph;
  const auto all = add_nodes(graph, nodes);
  for (const WeightedEdge& e : edges)
    graph.addEdge(all.at(static_cast<std::size_t>(e.a)), all.at(static_cast<std::size_t>(e.b)));
  lemon::MaxMatching<Graph> matching(graph);
  matching.run();
  return partners(graph, all, matching);
}

}  // namespace arbiter::club
