import { expect, test } from 'vitest'
import { quoteInputs, type QuotedTrip } from './quote-inputs.ts'

const TRANSFER: QuotedTrip = {
  pickup: 'Faro Airport',
  dropoff: 'Lagos',
  stops: [
    { key: 'a', minutes: 60 },
    { key: 'b', minutes: 120 },
  ],
  vehicleId: 2,
  serviceType: 'point-to-point',
  hours: null,
}

const HIRE: QuotedTrip = { pickup: 'Faro', stops: [], vehicleId: 2, serviceType: 'hourly', hours: 4 }

test('the inputs of a transfer are one text', () => {
  expect(quoteInputs(TRANSFER)).toBe('["point-to-point",2,"faro airport","lagos",[["a",60],["b",120]]]')
})

test('the inputs of a hire are one text', () => {
  expect(quoteInputs(HIRE)).toBe('["hourly",2,"faro",4,[]]')
})

test.for([
  { trip: { ...TRANSFER, pickup: ' FARO  airport' }, same: TRANSFER, what: 'case and spaces' },
  { trip: { ...TRANSFER, hours: 3 }, same: TRANSFER, what: 'the hours of a transfer' },
  {
    trip: { ...TRANSFER, dropoff: null },
    same: { ...TRANSFER, dropoff: '' },
    what: 'how a drop-off is missing',
  },
  { trip: { ...HIRE, dropoff: 'Lagos' }, same: HIRE, what: 'the drop-off of a hire' },
])('$what do not matter', ({ trip, same }) => {
  expect(quoteInputs(trip)).toBe(quoteInputs(same))
})

test.for([
  { ...TRANSFER, pickup: 'Faro' },
  { ...TRANSFER, dropoff: 'Lagos, 2' },
  { ...TRANSFER, vehicleId: 3 as const },
  { ...TRANSFER, stops: TRANSFER.stops.toReversed() },
  { ...TRANSFER, stops: [{ key: 'a', minutes: 60 }] },
  { ...TRANSFER, pickup: 'Faro Airport","Lagos', dropoff: '' },
  { ...TRANSFER, serviceType: 'hourly' as const, hours: 4 },
])('another trip has another text: %o', (trip) => {
  expect(quoteInputs(trip)).not.toBe(quoteInputs(TRANSFER))
})
