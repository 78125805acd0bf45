import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import type { RoadEdge, RoadGraph } from '@chauffeur/geodata/road-graph'

/** A path between a point off the roads and a node of the network. */
export interface Approach {
  /** Position of the node in the network. */
  readonly node: number
  readonly km: number
  readonly minutes: number
  /** From the point to the node, both included. */
  readonly line: readonly Point[]
}

/** A path between a point off the roads and a spot on a road between its two nodes. */
interface RoadSpot {
  readonly road: Road
  /** Where on the road's line, from 0 to 1. */
  readonly share: number
  readonly spot: Point
  readonly km: number
  readonly minutes: number
}

/** Every path worth trying between a point and the roads; both lists are empty when there is none. */
export interface Approaches {
  readonly approaches: readonly Approach[]
  readonly roadSpots: readonly RoadSpot[]
  /** The straight distance to the nearest road that can be reached; Infinity when none can. */
  readonly nearestKm: number
}

/** Farther from the graph the roads near the point are unknown, and the drive to the graph is a guess. */
export const FAR_KM = 18
/** Farther away even a guess is useless. */
export const OUT_OF_REACH_KM = 60
/** Length of a drive on unknown roads as a multiple of the great circle, and its speed. */
export const GUESSED_FACTOR = 1.3
export const GUESSED_KMH = 62
/** Approaches this much longer than the nearest one are tried, too: the nearest road may lead the wrong way. */
const SLACK_FACTOR = 2
const SLACK_KM = 0.75
const MAX_APPROACHES = 10

/** The nearest paths between the point and the roads that cross no water. */
export function findApproaches(point: Point, network: RoadNetwork): Approaches {
  const approaches: Approach[] = []
  const roadSpots: RoadSpot[] = []
  let nearestKm = Infinity
  let tried = 0
  for (const { straightKm, target, at } of entries(point, network)) {
    if (tried === MAX_APPROACHES || straightKm > nearestKm * SLACK_FACTOR + SLACK_KM) break
    if (isOverWater(point, target, network)) continue
    nearestKm = Math.min(nearestKm, straightKm)
    tried += 1
    const { km, minutes } = accessWay(straightKm, network)
    if (typeof at === 'number') approaches.push({ node: at, km, minutes, line: [point, target] })
    else {
      roadSpots.push({ ...at, spot: target, km, minutes })
      approaches.push(...toBothEnds(point, { ...at, spot: target, km, minutes }))
    }
  }
  return { approaches, roadSpots, nearestKm }
}

/** Whether the straight line between two points crosses water without a bridge there. */
export function isOverWater(a: Point, b: Point, network: RoadNetwork): boolean {
  return network.barriers.some(({ line }) => crossesLine(a, b, line))
}

/** Length and time of a path where no road is known. */
export function accessWay(straightKm: number, network: RoadNetwork): { km: number; minutes: number } {
  const isFar = straightKm > FAR_KM
  const km = straightKm * (isFar ? GUESSED_FACTOR : network.accessFactor)
  return { km, minutes: (km / (isFar ? GUESSED_KMH : network.accessKmh)) * 60 }
}

interface Entry {
  readonly straightKm: number
  readonly target: Point
  /** A node's position, or a spot between two nodes. */
  readonly at: number | { readonly road: Road; readonly share: number }
}

/** Every place in reach where the roads can be entered, the nearest first. */
function entries(point: Point, network: RoadNetwork): Entry[] {
  const found: Entry[] = []
  for (const [position, node] of network.nodes.entries()) {
    const straightKm = node.snap ? greatCircleKm(point, node) : Infinity
    if (straightKm <= OUT_OF_REACH_KM) found.push({ straightKm, target: node, at: position })
  }
  for (const road of network.roads) {
    if (road.class === 'M') continue
    const { km, share, spot } = nearestOnLine(point, road)
    if (km <= OUT_OF_REACH_KM && share > 0 && share < 1)
      found.push({ straightKm: km, target: spot, at: { road, share } })
  }
  return found.toSorted((a, b) => a.straightKm - b.straightKm)
}

function toBothEnds(point: Point, { road, share, km, minutes }: RoadSpot): Approach[] {
  return [
    { node: road.from, end: 0 },
    { node: road.to, end: 1 },
  ].map(({ node, end }) => {
    const along = Math.abs(share - end) * road.km
    return {
      node,
      km: km + along,
      minutes: minutes + along * road.minutesPerKm,
      line: [point, ...lineBetween(road, share, end)],
    }
  })
}

/** An edge of the graph as seen from one of its nodes. */
export interface Link {
  /** Position of the edge. */
  readonly edge: number
  /** Position of the node at its other end. */
  readonly to: number
  readonly km: number
  readonly minutes: number
}

/** A road between two nodes, prepared for the search. */
interface Road extends RoadEdge {
  /** Position in the network. */
  readonly edge: number
  readonly minutesPerKm: number
  /** For each point of the line, the share of its length before that point, from 0 to 1. */
  readonly shares: readonly number[]
}

/** The road graph, indexed for searching. */
export interface RoadNetwork extends RoadGraph {
  readonly roads: readonly Road[]
  /** By position of the node. */
  readonly links: readonly (readonly Link[])[]
}

export function roadNetwork(graph: RoadGraph): RoadNetwork {
  const roads = graph.edges.map((edge, position) => ({
    ...edge,
    edge: position,
    minutesPerKm: 60 / graph.speedKmh[edge.class],
    shares: shares(edge.line),
  }))
  const links: Link[][] = graph.nodes.map(() => [])
  for (const { edge, from, to, km, minutesPerKm } of roads) {
    links[from]?.push({ edge, to, km, minutes: km * minutesPerKm })
    links[to]?.push({ edge, to: from, km, minutes: km * minutesPerKm })
  }
  return { ...graph, roads, links }
}

function shares(line: readonly Point[]): number[] {
  let total = 0
  let previous = line[0]
  const lengths = line.map((corner) => {
    if (previous) total += greatCircleKm(previous, corner)
    previous = corner
    return total
  })
  return lengths.map((length) => (total === 0 ? 0 : length / total))
}

/** A line and, for each of its points, the share of its length before that point, from 0 to 1. */
interface MeasuredLine {
  readonly line: readonly Point[]
  readonly shares: readonly number[]
}

/** Where the line comes nearest to the point: the share of its length (0 to 1), and the distance in kilometres. */
function nearestOnLine(
  point: Point,
  { line, shares }: MeasuredLine,
): { km: number; share: number; spot: Point } {
  let nearest = { km: Infinity, share: 0, spot: point }
  for (let corner = 1; corner < line.length; corner += 1) {
    const a = line[corner - 1]
    const b = line[corner]
    const before = shares[corner - 1]
    const after = shares[corner]
    if (!a || !b || before === undefined || after === undefined) break
    const { share, km } = nearestOnSegment(point, a, b)
    if (km < nearest.km)
      nearest = { km, share: before + (after - before) * share, spot: interpolate(a, b, share) }
  }
  return nearest
}

/** Kilometres between a point and the nearest spot of a line. */
export function kmToLine(point: Point, line: readonly Point[]): number {
  return Math.min(
    Infinity,
    ...line.slice(1).map((b, before) => nearestOnSegment(point, line[before] ?? b, b).km),
  )
}

/** The part of the line between two shares of its length, in the direction from `from` to `to`. */
export function lineBetween({ line, shares }: MeasuredLine, from: number, to: number): Point[] {
  const low = Math.min(from, to)
  const high = Math.max(from, to)
  const inner = line.filter((_, corner) => {
    const share = shares[corner] ?? 0
    return share > low && share < high
  })
  const part = [spotAt({ line, shares }, low), ...inner, spotAt({ line, shares }, high)]
  return from <= to ? part : part.toReversed()
}

function spotAt({ line, shares }: MeasuredLine, share: number): Point {
  const corner = Math.max(
    1,
    shares.findIndex((before) => before >= share),
  )
  const a = line[corner - 1]
  const b = line[corner]
  if (!a || !b) throw new RangeError('a line has two corners at least')
  const before = shares[corner - 1] ?? 0
  const length = (shares[corner] ?? 1) - before
  return interpolate(a, b, length === 0 ? 0 : (share - before) / length)
}

const KM_PER_DEGREE = 111.195

/**
 * The place on the segment nearest to the point, on a flat map: exact to a few metres within the tens of kilometres that
 * the router needs, and much faster than on a sphere.
 */
function nearestOnSegment(point: Point, a: Point, b: Point): { share: number; km: number } {
  const width = KM_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180)
  const ax = (a.lon - point.lon) * width
  const ay = (a.lat - point.lat) * KM_PER_DEGREE
  const dx = (b.lon - a.lon) * width
  const dy = (b.lat - a.lat) * KM_PER_DEGREE
  const length2 = dx * dx + dy * dy
  const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length2))
  return { share, km: Math.hypot(ax + share * dx, ay + share * dy) }
}

/** The point at a share (0 to 1) of the segment from a to b. */
function interpolate(a: Point, b: Point, share: number): Point {
  return { lat: a.lat + (b.lat - a.lat) * share, lon: a.lon + (b.lon - a.lon) * share }
}

/** Whether the segments a–b and c–d cross; touching an end counts. */
function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const sideOfC = side(a, b, c)
  const sideOfD = side(a, b, d)
  const sideOfA = side(c, d, a)
  const sideOfB = side(c, d, b)
  return sideOfC * sideOfD <= 0 && sideOfA * sideOfB <= 0 && (sideOfC !== sideOfD || sideOfA !== sideOfB)
}

function side(a: Point, b: Point, of: Point): number {
  return Math.sign((b.lon - a.lon) * (of.lat - a.lat) - (b.lat - a.lat) * (of.lon - a.lon))
}

/** Whether the segment a–b crosses the line. */
function crossesLine(a: Point, b: Point, line: readonly Point[]): boolean {
  let previous = line[0]
  for (const corner of line) {
    if (previous && previous !== corner && segmentsCross(a, b, previous, corner)) return true
    previous = corner
  }
  return false
}
