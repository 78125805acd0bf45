import { normaliseRouteName } from './regions.ts'

const NAMED = 5

/** Why a route cannot be removed: the stops that would have no other route. Undefined when there are none. */
export function routeInUse(routeName: string, stopNames: readonly string[]): string | undefined {
  if (stopNames.length === 0) return undefined
  const count = stopNames.length === 1 ? '1 stop has' : `${stopNames.length} stops have`
  const left = stopNames.length - NAMED
  const names = [...stopNames.slice(0, NAMED), ...(left > 0 ? [`${left} more`] : [])]
  const them = stopNames.length === 1 ? 'it' : 'them'
  return (
    `“${normaliseRouteName(routeName)}” is still needed: ${count} no other route (${names.join('; ')}). ` +
    `Give ${them} another route first, or delete ${them}.`
  )
}

/** The sentence for a second region of the same name. */
export function regionNameTaken(name: string): string {
  return `There is already a region called “${name}”. Please choose another name.`
}
