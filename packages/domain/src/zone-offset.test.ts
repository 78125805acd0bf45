import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'

const HOUR_MS = 60 * 60_000
// In Europe, in New York and in Europe again.
const CHANGES = ['2026-03-29', '2026-11-01', '2031-10-26']
const ZONES = ['Europe/Lisbon', 'Europe/Madrid', 'Asia/Kolkata', 'America/New_York']

// Node.js has it behind a flag, and in new realms only.
setFlagsFromString('--harmony-temporal')
const temporal: unknown = runInNewContext('Temporal')

afterEach(() => vi.unstubAllGlobals())

describe('The offset of a zone', () => {
  it('is the same with Temporal as with Intl, before and after clocks change', async () => {
    const instants = CHANGES.flatMap((day) => hoursAround(Date.parse(day)))
    const byIntl = await offsetsAt(instants)
    vi.stubGlobal('Temporal', temporal)
    const byTemporal = await offsetsAt(instants)
    expect(byTemporal).toEqual(byIntl)
    expect(new Set(byTemporal)).toEqual(new Set([0, 60, 120, 330, -240, -300]))
  })
})

/** In a copy of the module that remembers no offset. */
async function offsetsAt(instants: readonly Date[]): Promise<number[]> {
  vi.resetModules()
  const { zoneOffsetMinutes } = await import('./zone-offset.ts')
  return ZONES.flatMap((zone) => instants.map((instant) => zoneOffsetMinutes(zone, instant)))
}

/** Of the two days before and after. */
function hoursAround(day: number): Date[] {
  return Array.from({ length: 96 }, (_, index) => new Date(day + (index - 48) * HOUR_MS))
}
