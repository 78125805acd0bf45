import type { Import } from './repository.ts'

/**
 * Places from the top storey down, each a folder or a file below the root that they share. A folder stands for those
 * inside it that have no storey of their own.
 */
export type Storeys = readonly (readonly string[])[]

/** The imports below `root` that do not lead from a storey to a lower one, `import type` included. */
export function importsAgainst(storeys: Storeys, root: string, imports: readonly Import[]): string[] {
  const places = storeys.flat().toSorted((a, b) => b.length - a.length)
  const placeOf = (path: string) =>
    places.find((place) => path === root + place || path.startsWith(`${root}${place}/`))
  const storeyOf = (place: string) => storeys.findIndex((storey) => storey.includes(place))
  return within(root, imports).flatMap(({ from, to }) => {
    const [own, other] = [placeOf(from), placeOf(to)]
    if (!own) return [`${from} stands on no storey`]
    if (!other) return [`${from} imports ${to}, which stands on no storey`]
    if (own === other || storeyOf(own) < storeyOf(other)) return []
    const where = storeyOf(own) === storeyOf(other) ? 'on the same storey' : 'on a higher storey'
    return [`${from} imports ${to}, which stands ${where}`]
  })
}

/** The places that hold no importing file: they were moved or are gone. */
export function emptyPlaces(storeys: Storeys, root: string, paths: readonly string[]): string[] {
  return storeys
    .flat()
    .filter((place) => !paths.some((path) => path === root + place || path.startsWith(`${root}${place}/`)))
}

/** The imports below `root` that are part of a circle of folders, `import type` included. */
export function importsInCircles(root: string, imports: readonly Import[]): string[] {
  return circlesOf(within(root, imports), (path) => folderOf(path, root))
}

/** The imports that are part of a circle of files, `import type` included. */
export function importsInFileCircles(imports: readonly Import[]): string[] {
  return circlesOf(imports, (path) => path)
}

function circlesOf(imports: readonly Import[], placeOf: (path: string) => string): string[] {
  const between = imports.filter(({ from, to }) => placeOf(from) !== placeOf(to))
  const below = Map.groupBy(between, ({ from }) => placeOf(from))
  const leadsTo = (start: string, goal: string, seen = new Set<string>()): boolean => {
    if (start === goal) return true
    if (seen.has(start)) return false
    seen.add(start)
    return (below.get(start) ?? []).some(({ to }) => leadsTo(placeOf(to), goal, seen))
  }
  return between
    .filter(({ from, to }) => leadsTo(placeOf(to), placeOf(from)))
    .map(({ from, to }) => `${from} imports ${to}, and ${placeOf(to)} leads back to it`)
}

function within(root: string, imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to }) => from.startsWith(root) && to.startsWith(root))
}

/** The folder that a file stands in; a file of the root itself is a place of its own. */
function folderOf(path: string, root: string): string {
  const end = path.lastIndexOf('/')
  return end < root.length ? path : path.slice(0, end)
}
