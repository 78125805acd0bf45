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
  const between = within(root, imports).filter(({ from, to }) => folderOf(from, root) !== folderOf(to, root))
  const below = Map.groupBy(between, ({ from }) => folderOf(from, root))
  const leadsTo = (start: string, goal: string, seen = new Set<string>()): boolean => {
    if (start === goal) return true
    if (seen.has(start)) return false
    seen.add(start)
    return (below.get(start) ?? []).some(({ to }) => leadsTo(folderOf(to, root), goal, seen))
  }
  return between
    .filter(({ from, to }) => leadsTo(folderOf(to, root), folderOf(from, root)))
    .map(({ from, to }) => `${from} imports ${to}, and ${folderOf(to, root)} leads back to it`)
}

function within(root: string, imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to }) => from.startsWith(root) && to.startsWith(root))
}

/** The folder that a file stands in; a file of the root itself is a place of its own. */
function folderOf(path: string, root: string): string {
  const end = path.lastIndexOf('/')
  return end < root.length ? path : path.slice(0, end)
}
