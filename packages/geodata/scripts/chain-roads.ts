import type { RoadClass } from '../src/road-class.ts'
import type { RoadEdge } from '../src/road-graph.ts'

/** Longitude and latitude in degrees. */
type Position = [lon: number, lat: number]

/** A stretch of one road, from where it begins, forks or changes its class to where it does so next. */
interface RoadLine {
  /** The number on its signs, "A22"; empty for a road without one. */
  readonly number: string
  readonly class: RoadClass
  readonly line: Position[]
}

/** Joins the pieces between junctions: a line of fifty kilometres takes a label, fifty of one kilometre do not. */
export function chainRoads(edges: readonly RoadEdge[]): RoadLine[] {
  const pieces = edges.map(({ from, to, road, class: roadClass, line }) => ({
    ends: [from, to] as const,
    key: `${roadNumber(road, roadClass) || road} ${roadClass}`,
    line: line.map(({ lon, lat }): Position => [lon, lat]),
    number: roadNumber(road, roadClass),
    class: roadClass,
  }))
  type Piece = (typeof pieces)[number]
  const used = new Set<Piece>()

  /** The only other piece of the same road at the junction. */
  function next(piece: Piece, node: number): Piece | undefined {
    const others = pieces.filter((it) => it !== piece && it.key === piece.key && it.ends.includes(node))
    const [only, second] = others
    return second || (only && used.has(only)) ? undefined : only
  }

  function walk(piece: Piece, node: number): Position[] {
    const line: Position[] = []
    let at = node
    for (let step = next(piece, at), last = piece; step; last = step, step = next(last, at)) {
      used.add(step)
      const isForward = step.ends[0] === at
      line.push(...(isForward ? step.line : step.line.toReversed()).slice(1))
      at = isForward ? step.ends[1] : step.ends[0]
    }
    return line
  }

  return pieces.flatMap((piece) => {
    if (used.has(piece)) return []
    used.add(piece)
    const onward = walk(piece, piece.ends[1])
    const backward = walk(piece, piece.ends[0])
    const line = [...backward.toReversed(), ...piece.line, ...onward]
    return [{ number: piece.number, class: piece.class, line }]
  })
}

/** "IC17 CRIL" has the number IC17; the slip roads of the A22 ("A22 acesso Lagos O") have none. */
export function roadNumber(road: string, roadClass: RoadClass): string {
  const [number = ''] = /^[A-Z]{1,3}-?\d+(?:-\d+)?(?= |$|\/)/.exec(road) ?? []
  const isSlip = road.includes('acesso') || (/^A\d/.test(number) && roadClass !== 'M')
  return isSlip ? '' : number
}
