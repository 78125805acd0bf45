import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MapRoute } from './map-route.ts'
import { RouteSketch } from '../../site/trip/trip-map.tsx'

const faro = { kind: 'pickup', name: 'Faro Airport', lat: 37, lon: -8 } as const
const lisbon = { kind: 'dropoff', name: 'Lisbon', lat: 38.7, lon: -9.1 } as const

const draw = (route: MapRoute) => render(<RouteSketch {...route} className="h-40" />).container
const ends = (drawing: HTMLElement) =>
  [...drawing.querySelectorAll('circle')].map((dot) => [dot.getAttribute('cx'), dot.getAttribute('cy')])

test('a way northward fills the height of the drawing, with the pick-up at the bottom', () => {
  const line: MapRoute['line'] = [
    [-8, 37],
    [-9.1, 38.7],
  ]
  const drawing = draw({ points: [faro, lisbon], line })
  expect(ends(drawing).map(([, y]) => y)).toEqual(['160', '0'])
  const [start, end] = ends(drawing).map(([x]) => Number(x))
  expect(start).toBeGreaterThan(160)
  expect(drawing.querySelector('path')?.getAttribute('d')).toBe(`M${start} 160L${end} 0`)
})

test('a hire is a dot in the middle', () => {
  expect(ends(draw({ points: [faro], line: [] }))).toEqual([['160', '80']])
})

test('before the way is known nothing is drawn', () => {
  const drawing = draw({ points: [], line: [] })
  expect(drawing.innerHTML).not.toMatch(/NaN|Infinity/)
})
