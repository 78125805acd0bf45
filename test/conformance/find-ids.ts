/** Where the ids that a path takes are listed. */
const LISTS: readonly (readonly [path: RegExp, list: string])[] = [
  [/admin\/bookings/, '/api/bookings'],
  [/admin\/enquiries/, '/api/admin/enquiries'],
  [/admin\/stop-suggestions/, '/api/admin/stop-suggestions'],
  [/admin\/(?:regions|routes)/, '/api/admin/regions'],
  [/vehicle-pricing/, '/api/vehicle-pricing'],
  [/luggage/, '/api/luggage-capacities'],
  [/admin\/payments/, '/api/bookings'],
]

/** Existing ids for the path of a call; an unknown one where there are none. */
export async function findIds(path: string, origin: string, cookie = ''): Promise<string[]> {
  const unknown = '01234567-89ab-4cde-8f01-23456789abcd'
  const list = path.includes('{') ? LISTS.find(([pattern]) => pattern.test(path))?.[1] : undefined
  if (list === undefined) return [unknown]
  const text = await (await fetch(origin + list, { headers: { cookie } })).text()
  const ids = [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id)
  return ids.length > 0 ? ids : [unknown]
}
