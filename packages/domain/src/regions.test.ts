import { describe, expect, test } from 'vitest'
import { isRouteName, normaliseRouteName, routeEnds, routeMatches, type NamedPoint } from './regions.ts'

describe('route name', () => {
  test.for([
    ['Faro-Lisbon', 'Faro-Lisbon'],
    ['Faro – Lisbon', 'Faro-Lisbon'],
    ['Faro—Lisbon', 'Faro-Lisbon'],
    ['Faro − Lisbon', 'Faro-Lisbon'],
    ['Faro‑Lisbon', 'Faro-Lisbon'],
    ['Faro -- Lisbon', 'Faro-Lisbon'],
    ['  Vila   Real -Faro ', 'Vila Real-Faro'],
    ['Algarve', 'Algarve'],
    [' ', ''],
  ] as const)('%j is stored as %j', ([typed, stored]) => {
    expect(normaliseRouteName(typed)).toBe(stored)
  })

  test.for([
    ['Faro-Lisbon', { origin: 'Faro', destination: 'Lisbon' }],
    ['Faro – Vila Real', { origin: 'Faro', destination: 'Vila Real' }],
    ['Faro-Castro-Verde', { origin: 'Faro', destination: 'Castro-Verde' }],
  ] as const)('%j connects %o', ([name, ends]) => {
    expect(routeEnds(name)).toEqual(ends)
    expect(isRouteName(name)).toBe(true)
  })

  test.for(['Algarve', '', '-', 'Faro-', '-Lisbon', ' – '])('%j is no route', (name) => {
    expect(routeEnds(name)).toBeUndefined()
    expect(isRouteName(name)).toBe(false)
  })
})

const FARO: NamedPoint = {
  point: { lat: 37.0196, lon: -7.9681 },
  texts: ['Faro Airport (FAO)', 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal', 'Algarve'],
}
const LISBON: NamedPoint = {
  point: { lat: 38.7223, lon: -9.1393 },
  texts: ['Praça do Comércio, 1100-148 Lisboa, Portugal'],
}
const SEVILLE: NamedPoint = { point: { lat: 37.3886, lon: -5.9823 }, texts: ['Sevilla, Spain'] }

const ENDPOINT_A = { point: { lat: 37.12, lon: -8.15 }, radiusKm: 80 }
const ENDPOINT_B = { point: { lat: 38.74, lon: -9.2 }, radiusKm: 45 }

describe('a route with endpoints', () => {
  const route = { name: 'Anywhere-Elsewhere', endpointA: ENDPOINT_A, endpointB: ENDPOINT_B }

  test('matches a trip between its circles in either direction', () => {
    expect(routeMatches(route, FARO, LISBON)).toBe(true)
    expect(routeMatches(route, LISBON, FARO)).toBe(true)
  })

  test('does not match a trip with an end outside its circles, whatever the names', () => {
    expect(routeMatches({ ...route, name: 'Faro-Seville' }, FARO, SEVILLE)).toBe(false)
  })

  test('does not match a trip with both ends in one circle', () => {
    expect(routeMatches(route, FARO, FARO)).toBe(false)
  })

  test('is none without a hyphen in its name', () => {
    expect(routeMatches({ ...route, name: 'Algarve' }, FARO, LISBON)).toBe(false)
  })
})

describe('a route without endpoints', () => {
  test('matches by the names of its ends in either direction', () => {
    expect(routeMatches({ name: 'Faro-Lisbon' }, FARO, LISBON)).toBe(true)
    expect(routeMatches({ name: 'Faro – lisbon' }, LISBON, FARO)).toBe(true)
  })

  test('knows Lisbon and Seville in the languages of the region', () => {
    expect(routeMatches({ name: 'Lisbon-Seville' }, LISBON, SEVILLE)).toBe(true)
    expect(routeMatches({ name: 'Sevilha-Lisboa' }, LISBON, SEVILLE)).toBe(true)
  })

  test('matches whole words only', () => {
    const farol = { ...FARO, texts: ['Ilha do Farol'] }
    expect(routeMatches({ name: 'Faro-Lisbon' }, farol, LISBON)).toBe(false)
  })

  test('uses the circle of the one endpoint that is set', () => {
    expect(routeMatches({ name: 'Algarve-Lisbon', endpointB: ENDPOINT_B }, FARO, LISBON)).toBe(true)
    expect(routeMatches({ name: 'Algarve-Lisbon', endpointB: ENDPOINT_B }, FARO, SEVILLE)).toBe(false)
  })
})
