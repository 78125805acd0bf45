import { airportAt } from '@chauffeur/domain/airports'
import { fold } from '@chauffeur/domain/fold'
import { zoneAt } from '@chauffeur/domain/zone-at'
import { describe, expect, it } from 'vitest'

import { GAZETTEER } from './gazetteer.ts'
import { ALL_TOWNS } from './towns.ts'

describe('the gazetteer', () => {
  it('knows 347 places', () => {
    expect(GAZETTEER).toHaveLength(347)
  })

  it('reads a row as it stands in the data', () => {
    expect(GAZETTEER.find(({ id }) => id === 'faro-airport')).toEqual({
      id: 'faro-airport',
      name: 'Faro Airport (FAO)',
      address: 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal',
      region: 'Algarve',
      displayType: 'airport',
      aliases: ['FAO', 'Faro Airport', 'Aeroporto de Faro', 'Gago Coutinho', 'LPFR', 'Algarve Airport'],
      lat: 37.0196,
      lon: -7.9681,
      country: 'PT',
    })
  })

  it('gives every place an id and an address of its own, also without case and accents', () => {
    expect(new Set(GAZETTEER.map(({ id }) => id)).size).toBe(347)
    expect(new Set(GAZETTEER.map(({ address }) => fold(address))).size).toBe(347)
  })

  it('gives the country, which decides the time zone', () => {
    const spanish = GAZETTEER.filter(({ country }) => country === 'ES').map(({ id }) => id)
    expect(spanish).toHaveLength(63)
    expect(spanish).toEqual(expect.arrayContaining(['seville', 'ayamonte', 'malaga-airport', 'badajoz']))
    expect(spanish).not.toContain('vila-real-de-santo-antonio')
  })

  it('has its airports where guests are met at one, by the codes in their names', () => {
    const airports = GAZETTEER.filter(({ displayType }) => displayType === 'airport')
    for (const airport of airports) expect(airport.name).toContain(`(${airportAt(airport)})`)
    const others = [...GAZETTEER.filter(({ displayType }) => displayType !== 'airport'), ...ALL_TOWNS]
    expect(others.filter(airportAt).map(({ name }) => name)).toEqual([])
  })

  it('lies in the time zone of its country, for every place', () => {
    const zones = { PT: 'Europe/Lisbon', ES: 'Europe/Madrid' } as const
    const wrong = GAZETTEER.filter((place) => zoneAt(place) !== zones[place.country])
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('has addresses that say what is there, not only the town round it', () => {
    const cities = GAZETTEER.filter(({ displayType }) => displayType === 'city')
    const names = new Set(cities.map(({ name }) => fold(name)))
    const misleading = GAZETTEER.filter(
      ({ displayType, address }) => displayType !== 'city' && names.has(fold(address.split(', ')[0] ?? '')),
    )
    expect(misleading.map(({ id, address }) => `${id}: ${address}`)).toEqual([])
  })
})
