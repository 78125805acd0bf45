import { describe, expect, it } from 'vitest'

import { SCENIC_STOPS } from './stops.ts'

describe('the scenic stops', () => {
  it('are 48 in four groups', () => {
    expect(
      Object.entries(Object.groupBy(SCENIC_STOPS, ({ group }) => group)).map(([name, stops]) => [
        name,
        stops?.length,
      ]),
    ).toEqual([
      ['Algarve', 12],
      ['Lisbon', 12],
      ['Seville', 12],
      ['En route', 12],
    ])
  })

  it('know what they add to the routes that they lie near', () => {
    expect(SCENIC_STOPS.find(({ name }) => name === 'Castro Marim castle')?.detours).toEqual([
      { route: 'Faro-Lisbon', km: 108, minutes: 62 },
      { route: 'Faro-Seville', km: 3, minutes: 4 },
      { route: 'Lisbon-Seville', km: 3, minutes: 4 },
      { route: 'Faro-Sagres', km: 108, minutes: 62 },
    ])
  })

  it('read a name with a comma whole, and suit no route where none is given', () => {
    expect(SCENIC_STOPS.find(({ name }) => name === 'Gruta de las Maravillas, Aracena')?.detours).toEqual([])
  })
})
