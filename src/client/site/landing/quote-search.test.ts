import { expect, test } from 'vitest'
import { emptyQuote, type QuoteDraft, quoteSearch } from './quote-form.tsx'

const faro = { location: 'Faro Airport', placeId: '', name: 'Faro Airport' }
const hotel = { location: 'Hotel, Lagos', placeId: 'g-1', name: 'Hotel' }

test.each<[string, Partial<QuoteDraft>, object]>([
  ['an empty form says that it is an airport transfer', {}, { isAirport: true }],
  ['a journey from point to point says that it is none', { kind: 'transfer' }, { isAirport: false }],
  [
    'both places travel by their addresses, with the place id of those that have one',
    { pickup: faro, dropoff: hotel },
    { pickup: 'Faro Airport', dropoff: 'Hotel, Lagos', dropoffPlaceId: 'g-1', isAirport: true },
  ],
  [
    'text that was typed and not chosen goes along as such, but not over a place that was chosen',
    { pickup: faro, pickupText: 'Faro Airport', dropoffText: ' vila ' },
    { pickup: 'Faro Airport', dropoffText: 'vila', isAirport: true },
  ],
  ['a hire always says so, and for how long', { kind: 'hourly' }, { duration: 2, serviceType: 'hourly' }],
  [
    'a hire has a start and a day, and no drop-off',
    { kind: 'hourly', pickup: hotel, dropoff: faro, duration: 5, date: '2026-12-04' },
    { pickup: 'Hotel, Lagos', pickupPlaceId: 'g-1', duration: 5, date: '2026-12-04', serviceType: 'hourly' },
  ],
  [
    'what is written of a place stays out of a link that may be passed on',
    { kind: 'transfer', pickup: { ...faro, note: 'Door 3' } },
    { pickup: 'Faro Airport', isAirport: false },
  ],
  [
    'a day of a hire is not that of a transfer',
    { kind: 'transfer', date: '2026-12-04' },
    { isAirport: false },
  ],
  [
    'a day and a party go along where they are filled in',
    { pickupDate: '2026-12-04', passengers: '3' },
    { date: '2026-12-04', passengers: 3, isAirport: true },
  ],
])('%s', (_, fields, search) => {
  expect(quoteSearch({ ...emptyQuote, ...fields })).toEqual(search)
})
