interface ShownStop {
  readonly location: string
  /** Minutes. */
  readonly duration?: number | undefined
}

/** The stops of a booking, as a list or as the same list in text that holds JSON: the API has answered both. */
export function stopsOf(stops: unknown): readonly ShownStop[] {
  const list = typeof stops === 'string' ? decoded(stops) : stops
  return Array.isArray(list) ? list.flatMap(read) : []
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read(stop: unknown): ShownStop[] {
  if (typeof stop !== 'object' || stop === null || !('location' in stop)) return []
  const { location } = stop
  if (typeof location !== 'string') return []
  const duration = 'duration' in stop ? Number(stop.duration) : Number.NaN
  return [Number.isFinite(duration) && duration > 0 ? { location, duration } : { location }]
}
