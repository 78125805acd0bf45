import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { describe, expect, it } from 'vitest'

import { embeddedPlaces } from './embedded-places.ts'

const places = embeddedPlaces()

async function resolve(text: string, placeId?: string) {
  const found = await places.resolve(placeId === undefined ? { text } : { text, placeId })
  return found && { id: found.id, match: found.match, confidence: found.confidence }
}

describe('a text that stands for a place', () => {
  it('is its address, for every place', async () => {
    for (const { id, address } of GAZETTEER)
      expect(await resolve(address)).toEqual({ id, match: 'address', confidence: 1 })
  })

  it('is its address without the country, or without case and accents', async () => {
    expect(await resolve('Aeroporto Gago Coutinho, 8006-901 Faro')).toMatchObject({ id: 'faro-airport' })
    expect(await resolve('PRACA DO COMERCIO 1100-148 lisboa portugal')).toMatchObject({
      id: 'praca-do-comercio',
    })
  })

  it('is its name, for every place', async () => {
    const missed: string[] = []
    for (const { id, name } of GAZETTEER) {
      const found = await resolve(name)
      if (found?.id !== id || found.match !== 'name') missed.push(name)
    }
    expect(missed).toEqual([])
  })

  it.each([
    ['Faro Airport', 'faro-airport'],
    ['faro airport (fao)', 'faro-airport'],
    ['FAO', 'faro-airport'],
    ['FAO Airport', 'faro-airport'],
    ['Airport, Faro', 'faro-airport'],
    ['Faro International Airport', 'faro-airport'],
    ['Faro Airport, Portugal', 'faro-airport'],
    ['Faro Airport, Aeroporto Gago Coutinho, 8006-901 Faro, Portugal', 'faro-airport'],
    ['Aeroporto de Faro', 'faro-airport'],
    ['Aeropuerto de Faro', 'faro-airport'],
    ['LIS', 'lisbon-airport-t1'],
    ['Lisbon Airport', 'lisbon-airport-t1'],
    ['Humberto Delgado Airport', 'lisbon-airport-t1'],
    ['Lisbon Airport Terminal 1', 'lisbon-airport-t1'],
    ['Lisbon Airport T2', 'lisbon-airport-t2'],
    ['Sevilla Airport', 'seville-airport'],
    ['Faro, Portugal', 'faro'],
    ['8000 Faro, Portugal', 'faro'],
    ['Albufeira, Portugal', 'albufeira'],
    ['Albufeira old town', 'albufeira'],
    ['Vilamoura, Algarve', 'vilamoura'],
    ['Vilamoura, Quarteira, Algarve, Portugal', 'vilamoura'],
    ['Lisbon, Portugal', 'lisbon'],
    ['Lisboa', 'lisbon'],
    ['Lisbon city centre', 'lisbon'],
    ['Seville, Spain', 'seville'],
    ['Sevilla, España', 'seville'],
    ['Lagos, 8600 Lagos', 'lagos'],
    ['Marina de Lagos', 'lagos-marina'],
    ['Lagos Marina, Lagos, Portugal', 'lagos-marina'],
    ['Faro train station', 'faro-station'],
    ['Estación de tren de Faro', 'faro-station'],
    ['Hilton Vilamoura', 'hotel-hilton-vilamoura'],
    ['Martinhal Sagres', 'hotel-martinhal-sagres'],
    ['Conrad Algarve Hotel', 'hotel-conrad-algarve'],
    ['Quinta do Lago, Almancil', 'quinta-do-lago'],
  ])('%s is %s', async (text, id) => {
    expect(await resolve(text)).toMatchObject({ id })
  })

  it('says how it was found', async () => {
    expect(await resolve('Aeroporto de Faro')).toEqual({
      id: 'faro-airport',
      match: 'alias',
      confidence: 0.95,
    })
    expect(await resolve('Faro, Portugal')).toEqual({ id: 'faro', match: 'search', confidence: 0.9 })
    expect(await resolve('Hilton Vilamoura')).toEqual({
      id: 'hotel-hilton-vilamoura',
      match: 'search',
      confidence: 0.85,
    })
  })
})

describe('a place id', () => {
  it('wins over the text', async () => {
    expect(await resolve('Lagos', 'faro-airport')).toEqual({ id: 'faro-airport', match: 'id', confidence: 1 })
  })

  it('leaves it to the text when it is not known', async () => {
    expect(await resolve('Lagos', 'ChIJ-someone-elses')).toMatchObject({ id: 'lagos', match: 'name' })
    expect(await resolve('Lagos', '')).toMatchObject({ id: 'lagos' })
    expect(await resolve('nowhere', 'constructor')).toBeUndefined()
  })
})

describe('a wrong pin is worse than none', () => {
  it.each(
    [
      // a place of the same name elsewhere
      'Lagoa, Azores',
      'Lagoa, São Miguel',
      'Faro, Spain',
      'Faro, Yukon',
      'Faro, Faro, Sweden',
      'Lagos, Nigeria',
      'Lagos Nigeria',
      'Lagos, France',
      'Albufeira, Brazil',
      'Sevilla, Colombia',
      'Sevilla, Valle del Cauca',
      'Seville, Florida',
      'Lisbon, Maine',
      'Lisbon, Ohio',
      'Cadiz, Kentucky',
      'Cádiz, Philippines',
      'Córdoba, Argentina',
      'Mérida, Yucatán',
      'Mérida, Mexico',
      'Málaga, Colombia',
      'Ronda, North Carolina',
      'Jerez, Mexico',
      'Santa Luzia, Cape Verde',
      'Santa Luzia, Brazil',
      'Nazaré, Brazil',
      'Belém, Brazil',
      'Óbidos, Brazil',
      'Elvas, Brazil',
      'Oeiras, Brazil',
      'Silves, Manitoba',
      'Beja, Tunisia',
      'Montijo, Spain',
      'Plaza de España, Madrid',
      'Badajoz, Portugal',
      'Ayamonte, Portugal',
      'Vilamoura, Spain',
      // a longer name that begins or ends like one
      'Porto Santo',
      'Porto Alegre',
      'Porto de Lagos',
      'Nazareth',
      'Jerez de los Caballeros',
      'Alcalá de Henares',
      'Vila Nova de Gaia',
      'Vila Nova de Cacela',
      'Vila Real',
      'Palos de la Frontera',
      'Carmona, Italy',
      'Cabanas de Viriato',
      // an airport that is not there
      'Santiago de Compostela airport',
      'Lagos airport',
      'Albufeira airport',
      'Huelva airport',
      'Madrid Airport',
      'Faro Airport Terminal 2',
      'Lisbon Airport Terminal 3',
      'Faro airport hotel',
      // a hotel, somewhere else or any of them
      'Hotel California',
      'Faro hotel',
      'Albufeira Hotel',
      'Hotel Lagos',
      'Hilton',
      'Hilton Lagos',
      'Hilton Lisbon',
      'Four Seasons',
      'Sheraton',
      'Conrad',
      'Conrad Lisbon',
      'Marriott Lisbon',
      'Vila Galé',
      'Vila Galé Lagos',
      'Vila Galé Albufeira',
      'Tivoli',
      'Tivoli Sintra',
      'Pestana Faro',
      'Epic Sana',
      'Dom Pedro',
      'Dom Pedro Lisboa',
      'Martinhal',
      'Ritz Paris',
      'Parador de Ronda',
      'El Corte Inglés',
      // two places, or the way between them
      'Faro to Lisbon',
      'Faro - Lisbon',
      'Albufeira Lagos',
      'Faro, Lagos',
      'Seville, Lisbon',
      'Luz, Lisbon',
      'near Faro',
      'Portimão, Alvor',
      'San Pablo, Sevilla',
      'Porto, Faro',
      // a street, a region, a kind of place, a brand
      'Rua',
      'Rua Direita',
      'Rua 5 de Outubro, Faro',
      'Avenida da República',
      'Avenida da Liberdade, Faro',
      'Portugal',
      'Spain',
      'Algarve',
      'Algarve, Portugal',
      'Costa del Sol',
      'airport',
      'Aeropuerto',
      'station',
      'beach',
      'Praia',
      'Marina',
      'Golf',
      'Hospital',
      'Quinta',
      'Outlet',
      'Michelin',
      'waterpark',
      'T1',
      'Terminal 1',
      'Praia Grande',
      // misspelt: not what was chosen from the list
      'Cardona',
      'Vilamora',
      'Albufera',
      'Almadena',
      // nothing
      '',
      ' ',
      '...',
      'a',
      'f',
      '1',
      '42',
      '8000',
      'de',
      'x'.repeat(300),
    ].map((text) => [text]),
  )('"%s" is no place we know', async (text) => {
    expect(await resolve(text)).toBeUndefined()
  })
})
