import type { Import } from './repository.ts'

/**
 * Layers from the top down. A place is a folder or a file below the root that they share; a folder stands for those
 * inside it that have no layer of their own.
 */
export type Layers = readonly Layer[]

interface Layer {
  readonly places: readonly string[]
  /** Whether its places import from each other, as features do. */
  readonly mayKnowEachOther?: boolean
}

/** The imports below `root` that lead neither to a lower layer nor within one that allows it, `import type` included. */
export function importsAgainst(layers: Layers, root: string, imports: readonly Import[]): string[] {
  const places = layers.flatMap(({ places }) => places).toSorted((a, b) => b.length - a.length)
  const placeOf = (path: string) =>
    places.find((place) => path === root + place || path.startsWith(`${root}${place}/`))
  const layerOf = (place: string) => layers.findIndex(({ places }) => places.includes(place))
  return within(root, imports).flatMap(({ from, to }) => {
    const [own, other] = [placeOf(from), placeOf(to)]
    if (!own) return [`${from} is in no layer`]
    if (!other) return [`${from} imports ${to}, which is in no layer`]
    const [above, below] = [layerOf(own), layerOf(other)]
    if (own === other || above < below) return []
    if (above !== below) return [`${from} imports ${to}, which is in a higher layer`]
    return layers[above]?.mayKnowEachOther ? [] : [`${from} imports ${to}, which is in the same layer`]
  })
}

/** The places that hold no importing file: they were moved or are gone. */
export function emptyPlaces(layers: Layers, root: string, paths: readonly string[]): string[] {
  return layers
    .flatMap(({ places }) => places)
    .filter((place) => !paths.some((path) => path === root + place || path.startsWith(`${root}${place}/`)))
}

/** The imports that are part of a circle of files, `import type` included. */
export function importsInFileCircles(imports: readonly Import[]): string[] {
  const below = Map.groupBy(imports, ({ from }) => from)
  const leadsTo = (start: string, goal: string, seen = new Set<string>()): boolean => {
    if (start === goal) return true
    if (seen.has(start)) return false
    seen.add(start)
    return (below.get(start) ?? []).some(({ to }) => leadsTo(to, goal, seen))
  }
  return imports
    .filter(({ from, to }) => from !== to && leadsTo(to, from))
    .map(({ from, to }) => `${from} imports ${to}, which leads back to it`)
}

function within(root: string, imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to }) => from.startsWith(root) && to.startsWith(root))
}
