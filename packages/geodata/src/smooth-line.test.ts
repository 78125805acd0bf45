import { describe, expect, it } from 'vitest'

import { smoothLine } from './smooth-line.ts'

describe('a line drawn smoothly', () => {
  const corner: [number, number][] = [
    [-8.3, 37.1],
    [-8.2, 37.1],
    [-8.2, 37.2],
  ]

  it('goes through every corner of the line, in order', () => {
    const smooth = smoothLine(corner)
    const places = corner.map(([lon, lat]) => smooth.findIndex((at) => at[0] === lon && at[1] === lat))
    expect(places).toEqual([0, expect.any(Number), smooth.length - 1])
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(smooth.length).toBeGreaterThan(8)
  })

  it('bends at a corner and strays no further than a bend does', () => {
    const strays = smoothLine(corner).map(([lon, lat]) => Math.min(Math.abs(lat - 37.1), Math.abs(lon + 8.2)))
    expect(Math.max(...strays)).toBeGreaterThan(0.001)
    expect(Math.max(...strays)).toBeLessThan(0.02)
  })

  it('leaves a straight line straight', () => {
    const straight = smoothLine([
      [-8.3, 37.1],
      [-8.2, 37.1],
      [-8.0, 37.1],
    ])
    expect(straight.map(([, lat]) => lat)).toEqual(straight.map(() => 37.1))
  })

  it('stands a line that goes nowhere, a single point and none', () => {
    expect(
      smoothLine([
        [-8, 37],
        [-8, 37],
      ]),
    ).toEqual([
      [-8, 37],
      [-8, 37],
    ])
    expect(smoothLine([[-8, 37]])).toEqual([[-8, 37]])
    expect(smoothLine([])).toEqual([])
  })
})
