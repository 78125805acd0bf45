import type { Point } from '@chauffeur/domain/geometry'
import type { Approach, Link, RoadNetwork } from './find-approaches.ts'

/** A drive with unrounded figures. */
export interface Path {
  readonly km: number
  readonly minutes: number
  /** Both ends included. */
  readonly line: readonly Point[]
}

/**
 * The fastest path over the roads from any approach of one place to any of another; undefined when the roads do not
 * connect them.
 */
export function fastestPath(
  network: RoadNetwork,
  starts: readonly Approach[],
  ends: readonly Approach[],
): Path | undefined {
  let best: { end: Approach; minutes: number } | undefined
  const { cameFrom } = search(network, starts, (node, minutes) => {
    if (minutes >= (best?.minutes ?? Infinity)) return 'stop'
    for (const end of ends)
      if (end.node === node && minutes + end.minutes < (best?.minutes ?? Infinity))
        best = { end, minutes: minutes + end.minutes }
    return 'go on'
  })
  return best && traceBack(network, best, cameFrom)
}

/** The fastest paths from a place to every node, by the position of the node; Infinity where no road leads. */
export interface Reach {
  readonly minutes: Float64Array
  readonly km: Float64Array
}

export function reachFrom(network: RoadNetwork, starts: readonly Approach[]): Reach {
  const { minutes, km } = search(network, starts, () => 'go on')
  return { minutes, km }
}

interface Search extends Reach {
  readonly cameFrom: readonly (Link | Approach | undefined)[]
}

/** Dijkstra's algorithm, until the visitor of the nodes, which come in the order of their minutes, has enough. */
function search(
  network: RoadNetwork,
  starts: readonly Approach[],
  visit: (node: number, minutes: number) => 'go on' | 'stop',
): Search {
  const minutes = new Float64Array(network.nodes.length).fill(Infinity)
  const km = new Float64Array(network.nodes.length).fill(Infinity)
  const cameFrom: (Link | Approach | undefined)[] = []
  const queue = new BinaryHeap()
  for (const start of starts) {
    if (start.minutes >= (minutes[start.node] ?? 0)) continue
    minutes[start.node] = start.minutes
    km[start.node] = start.km
    cameFrom[start.node] = start
    queue.push(start.node, start.minutes)
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { item: node, cost } = next
    if (cost > (minutes[node] ?? 0)) continue
    if (visit(node, cost) === 'stop') break
    for (const link of network.links[node] ?? []) {
      const arrival = cost + link.minutes
      if (arrival >= (minutes[link.to] ?? 0)) continue
      minutes[link.to] = arrival
      km[link.to] = (km[node] ?? 0) + link.km
      cameFrom[link.to] = link
      queue.push(link.to, arrival)
    }
  }
  return { minutes, km, cameFrom }
}

function traceBack(
  network: RoadNetwork,
  { end, minutes }: { end: Approach; minutes: number },
  cameFrom: readonly (Link | Approach | undefined)[],
): Path {
  const parts: (readonly Point[])[] = [end.line.toReversed()]
  let km = end.km
  let node = end.node
  for (;;) {
    const step = cameFrom[node]
    if (step === undefined) break
    km += step.km
    if ('line' in step) {
      parts.push(step.line)
      break
    }
    const road = network.roads[step.edge]
    if (road === undefined) break
    parts.push(road.to === node ? road.line : road.line.toReversed())
    node = road.to === node ? road.from : road.to
  }
  return { km, minutes, line: parts.toReversed().flat() }
}

/** A priority queue of numbered items, the cheapest first. It may hold an item more than once. */
export class BinaryHeap {
  readonly #items: number[] = []
  readonly #costs: number[] = []

  push(item: number, cost: number): void {
    const items = this.#items
    const costs = this.#costs
    let hole = items.length
    while (hole > 0) {
      const parent = (hole - 1) >> 1
      const parentCost = costs[parent] ?? 0
      if (parentCost <= cost) break
      items[hole] = items[parent] ?? 0
      costs[hole] = parentCost
      hole = parent
    }
    items[hole] = item
    costs[hole] = cost
  }

  /** Removes the cheapest item; undefined when the queue is empty. */
  pop(): { item: number; cost: number } | undefined {
    const item = this.#items[0]
    const cost = this.#costs[0]
    const lastItem = this.#items.pop()
    const lastCost = this.#costs.pop()
    if (item === undefined || cost === undefined || lastItem === undefined || lastCost === undefined)
      return undefined
    if (this.#items.length > 0) this.#sink(lastItem, lastCost)
    return { item, cost }
  }

  /** Puts an item at the removed top and moves it down to its place. */
  #sink(item: number, cost: number): void {
    const items = this.#items
    const costs = this.#costs
    let hole = 0
    for (;;) {
      const left = 2 * hole + 1
      const right = left + 1
      const child = (costs[right] ?? Infinity) < (costs[left] ?? Infinity) ? right : left
      const childCost = costs[child] ?? Infinity
      if (childCost >= cost) break
      items[hole] = items[child] ?? 0
      costs[hole] = childCost
      hole = child
    }
    items[hole] = item
    costs[hole] = cost
  }
}
