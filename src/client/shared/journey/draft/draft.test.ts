import { expect, test } from 'vitest'
import { changeDraft, emptyDraft, seatsLeft, wayBackOf, type Draft, type DraftChange } from './draft.ts'

const faro = { location: 'Aeroporto Gago Coutinho, Faro', placeId: '', name: 'Faro Airport' }
const lagos = { location: 'Lagos, Portugal', placeId: 'g-1', name: 'Lagos' }
const market = { id: 's1', location: 'Loulé market', hourlyPrice: 60, latitude: 37.1, longitude: -8 }

const after = (...changes: readonly DraftChange[]) => changes.reduce(changeDraft, emptyDraft)
const passengers = (count: number): DraftChange => ({ type: 'passengers', count })

const transfer = after(
  { type: 'pickup', place: faro },
  { type: 'dropoff', place: lagos },
  { type: 'airport', on: true },
  { type: 'set', fields: { flightNumber: 'BA 532' } },
  { type: 'stop-added', stop: market },
)

test('switching to hourly turns off the airport, and clears drop-off, its place id and flight number', () => {
  const hire = changeDraft(transfer, { type: 'service', serviceType: 'hourly' })
  expect(hire).toMatchObject({
    serviceType: 'hourly',
    isAirport: false,
    dropoffLocation: '',
    dropoffPlaceId: '',
    flightNumber: '',
    stops: [],
    pickupLocation: faro.location,
  })
})

test('a hire has neither an airport nor a drop-off', () => {
  const hire = after({ type: 'service', serviceType: 'hourly' })
  expect(changeDraft(hire, { type: 'airport', on: true })).toBe(hire)
  expect(changeDraft(hire, { type: 'dropoff', place: lagos })).toBe(hire)
})

test.each(['pickup', 'dropoff'] as const)('changing the %s clears the stops', (type) => {
  expect(transfer.stops).toHaveLength(1)
  const place = { location: 'Tavira, Portugal', placeId: '', name: 'Tavira' }
  expect(changeDraft(transfer, { type, place }).stops).toEqual([])
  expect(changeDraft(transfer, { type, place: null }).stops).toEqual([])
})

test('choosing the same place again keeps the stops', () => {
  expect(changeDraft(transfer, { type: 'pickup', place: faro })).toBe(transfer)
})

test('a place keeps its id, and clearing it clears both', () => {
  expect(transfer).toMatchObject({ dropoffLocation: lagos.location, dropoffPlaceId: 'g-1' })
  const cleared = changeDraft(transfer, { type: 'dropoff', place: null })
  expect(cleared).toMatchObject({ dropoffLocation: '', dropoffPlaceId: '', dropoffName: '' })
})

test('choosing an airport makes it an airport transfer, and replacing the last one makes it none', () => {
  const airport = { ...faro, isAirport: true }
  const fromAirport = after({ type: 'pickup', place: airport })
  expect(fromAirport.isAirport).toBe(true)
  expect(changeDraft(fromAirport, { type: 'dropoff', place: lagos }).isAirport).toBe(true)
  expect(changeDraft(fromAirport, { type: 'pickup', place: lagos }).isAirport).toBe(false)
  const between = changeDraft(fromAirport, { type: 'dropoff', place: { ...lagos, isAirport: true } })
  expect(changeDraft(between, { type: 'pickup', place: lagos }).isAirport).toBe(true)
  expect(changeDraft(between, { type: 'pickup', place: null }).isAirport).toBe(true)
})

test('what was said of the airport stays when a place that is none is replaced', () => {
  const said = after({ type: 'pickup', place: faro }, { type: 'airport', on: true })
  expect(changeDraft(said, { type: 'pickup', place: lagos }).isAirport).toBe(true)
  const hire = after({ type: 'service', serviceType: 'hourly' })
  expect(changeDraft(hire, { type: 'pickup', place: { ...faro, isAirport: true } }).isAirport).toBe(false)
})

test('the vehicle is cleared when it leaves the list or no longer fits, with its luggage', () => {
  const inE = after({ type: 'luggage', vehicleId: 2, config: '3 cabin bags' })
  expect(inE.vehicleId).toBe(2)
  expect(changeDraft(inE, passengers(3))).toMatchObject({ vehicleId: 2, luggageConfig: '3 cabin bags' })
  expect(changeDraft(inE, passengers(4))).toMatchObject({ vehicleId: null, luggageConfig: null })
  const inS = after({ type: 'vehicle', id: 1 })
  expect(changeDraft(inS, passengers(8)).vehicleId).toBeNull()
  const inSprinter = after(passengers(8), { type: 'vehicle', id: 5 })
  expect(inSprinter.vehicleId).toBe(5)
  expect(changeDraft(inSprinter, passengers(7)).vehicleId).toBeNull()
})

test('a vehicle that is too small cannot be chosen', () => {
  expect(after(passengers(4), { type: 'vehicle', id: 2 }).vehicleId).toBeNull()
})

test('another vehicle clears the luggage, the same one keeps it', () => {
  const inE = after({ type: 'luggage', vehicleId: 2, config: '3 cabin bags' })
  expect(changeDraft(inE, { type: 'vehicle', id: 2 })).toBe(inE)
  expect(changeDraft(inE, { type: 'vehicle', id: 3 }).luggageConfig).toBeNull()
})

test.each<[DraftChange, Partial<Draft>]>([
  [passengers(0), { passengers: 1 }],
  [passengers(17), { passengers: 16 }],
  [{ type: 'duration', hours: 1 }, { duration: 2 }],
  [{ type: 'duration', hours: 25 }, { duration: 24 }],
  [{ type: 'seats', field: 'childSeatCount', count: 2 }, { childSeatCount: 1 }],
])('%o stays within its limits', (change, expected) => {
  expect(after(change)).toMatchObject(expected)
})

test('there is at most one seat for each passenger, and four of a kind', () => {
  const family = after(passengers(6), { type: 'seats', field: 'childSeatCount', count: 4 })
  expect(seatsLeft(family, 'childSeatCount')).toBe(4)
  expect(seatsLeft(family, 'boosterSeatCount')).toBe(2)
  const seated = changeDraft(family, { type: 'seats', field: 'boosterSeatCount', count: 2 })
  expect(changeDraft(seated, passengers(5))).toMatchObject({ childSeatCount: 4, boosterSeatCount: 1 })
  expect(changeDraft(seated, passengers(3))).toMatchObject({ childSeatCount: 3, boosterSeatCount: 0 })
})

test('a stop is added once, for an hour, and at most five are', () => {
  const stop = (id: string): DraftChange => ({ type: 'stop-added', stop: { ...market, id } })
  expect(transfer.stops).toEqual([{ ...market, duration: 60 }])
  expect(changeDraft(transfer, { type: 'stop-added', stop: market })).toBe(transfer)
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map(stop).reduce(changeDraft, emptyDraft).stops).toHaveLength(5)
})

test('a stop is put behind so many others, and at the end where nothing says where', () => {
  const added = (id: string, position?: number): DraftChange => ({
    type: 'stop-added',
    stop: { ...market, id },
    position,
  })
  const ids = (draft: Draft) => draft.stops.map(({ id }) => id)
  const three = after(added('a', 0), added('b', 0), added('c', 1))
  expect(ids(three)).toEqual(['b', 'c', 'a'])
  expect(ids(changeDraft(three, added('d')))).toEqual(['b', 'c', 'a', 'd'])
  expect(ids(changeDraft(three, added('d', 9)))).toEqual(['b', 'c', 'a', 'd'])
})

test('a stop changes places with its neighbour, and keeps its stay', () => {
  const stops = ['a', 'b', 'c'].map((id): DraftChange => ({ type: 'stop-added', stop: { ...market, id } }))
  const three = after(...stops, { type: 'stay', id: 'b', minutes: 120 })
  const moved = (id: string, to: 'up' | 'down') => changeDraft(three, { type: 'stop-moved', id, to })
  expect(moved('b', 'up').stops.map(({ id, duration }) => [id, duration])).toEqual([
    ['b', 120],
    ['a', 60],
    ['c', 60],
  ])
  expect(moved('a', 'down').stops).toEqual(moved('b', 'up').stops)
  expect(moved('a', 'up')).toBe(three)
  expect(moved('c', 'down')).toBe(three)
  expect(moved('unknown', 'up')).toBe(three)
})

test('a stay changes by whole hours, and the stop can be removed', () => {
  const stay = (minutes: number) =>
    changeDraft(transfer, { type: 'stay', id: 's1', minutes }).stops[0]?.duration
  expect(stay(180)).toBe(180)
  expect(stay(90)).toBe(60)
  expect(stay(1500)).toBe(60)
  expect(changeDraft(transfer, { type: 'stop-removed', id: 's1' }).stops).toEqual([])
})

test('a change that changes nothing gives the same draft', () => {
  expect(changeDraft(emptyDraft, { type: 'set', fields: { email: '' } })).toBe(emptyDraft)
  expect(changeDraft(emptyDraft, passengers(1))).toBe(emptyDraft)
})

test('what is said of a place stays with it, and goes with it', () => {
  const villa = { location: 'Bensafrim, 37.15512, -8.71034', placeId: 'pin:37.15512,-8.71034', name: '' }
  const from = after({ type: 'pickup', place: { ...villa, note: 'Casa Alegria' } })
  expect(from.pickupNote).toBe('Casa Alegria')
  expect(changeDraft(from, { type: 'pickup', place: villa }).pickupNote).toBe('Casa Alegria')
  expect(changeDraft(from, { type: 'pickup', place: { ...villa, note: '' } }).pickupNote).toBe('')
  expect(changeDraft(from, { type: 'pickup', place: lagos }).pickupNote).toBe('')
  const to = after({ type: 'dropoff', place: { ...villa, note: 'Casa Alegria' } })
  expect(changeDraft(to, { type: 'service', serviceType: 'hourly' }).dropoffNote).toBe('')
})

test('swapping the ends takes along all that is known of them, and drops the stops', () => {
  const there = [
    { type: 'pickup', place: { ...faro, isAirport: true, note: 'Door 2' } },
    { type: 'dropoff', place: lagos },
    { type: 'stop-added', stop: market },
    { type: 'swap' },
  ] as const
  const back = after(...there)
  expect(back).toMatchObject({
    pickupLocation: lagos.location,
    pickupIsAirport: false,
    dropoffLocation: faro.location,
    dropoffIsAirport: true,
    dropoffNote: 'Door 2',
    isAirport: true,
    stops: [],
  })
  const hire = changeDraft(back, { type: 'service', serviceType: 'hourly' })
  expect(changeDraft(hire, { type: 'swap' })).toBe(hire)
})

const there = after(
  { type: 'pickup', place: { ...faro, isAirport: true, note: 'Door 3' } },
  { type: 'dropoff', place: lagos },
  { type: 'set', fields: { pickupDate: '2026-12-04', pickupTime: '10:30', flightNumber: 'BA 532' } },
  { type: 'stop-added', stop: market },
)
const thereAndBack = changeDraft(there, { type: 'back-added' })
const onBack = (...changes: readonly DraftChange[]) =>
  changes.reduce((draft, change) => changeDraft(draft, { type: 'back', change }), thereAndBack)

test('the way back has the places the other way round, and neither stops nor a time', () => {
  expect(wayBackOf(thereAndBack)).toMatchObject({
    pickupLocation: lagos.location,
    pickupPlaceId: 'g-1',
    dropoffLocation: faro.location,
    dropoffIsAirport: true,
    dropoffNote: 'Door 3',
    isAirport: true,
    pickupDate: '',
    pickupTime: '',
    flightNumber: '',
    stops: [],
  })
  expect(thereAndBack.stops).toHaveLength(1)
  expect(wayBackOf(changeDraft(thereAndBack, { type: 'back-removed' }))).toBeUndefined()
})

test('an airport that only the service tells of is the end of the way back', () => {
  const said = after({ type: 'pickup', place: faro }, { type: 'airport', on: true }, { type: 'back-added' })
  expect(said.back).toMatchObject({ isAirport: true, dropoffIsAirport: true })
})

test('only a change of the places tells the way back of another airport', () => {
  const said = after({ type: 'pickup', place: faro }, { type: 'airport', on: true }, { type: 'back-added' })
  expect(changeDraft(said, passengers(2)).back).toBe(said.back)
  const toAirport = changeDraft(after({ type: 'back-added' }), {
    type: 'pickup',
    place: { ...faro, isAirport: true },
  })
  expect(toAirport.back).toMatchObject({ isAirport: true, dropoffIsAirport: true })
})

test('a change of the way back leaves the way there, and changes for both what both share', () => {
  const changed = onBack(
    { type: 'dropoff', place: { location: 'Tavira', placeId: '', name: '' } },
    { type: 'set', fields: { pickupTime: '14:50', departureTime: '18:20' } },
    passengers(2),
  )
  expect(changed.back).toMatchObject({ dropoffLocation: 'Tavira', isAirport: false, pickupTime: '14:50' })
  expect(changed).toMatchObject({ ...there, passengers: 2, back: changed.back })
})

test('the way back follows the places of the way there until its own are edited', () => {
  const tavira = { location: 'Tavira, Portugal', placeId: '', name: 'Tavira' }
  const moved = changeDraft(thereAndBack, { type: 'dropoff', place: tavira })
  expect(moved.back).toMatchObject({ pickupLocation: tavira.location, dropoffLocation: faro.location })
  const swapped = changeDraft(thereAndBack, { type: 'swap' })
  expect(swapped.back).toMatchObject({ pickupLocation: faro.location, dropoffLocation: lagos.location })
  const edited = onBack({ type: 'pickup', place: tavira })
  expect(changeDraft(edited, { type: 'dropoff', place: null }).back?.pickupLocation).toBe(tavira.location)
})

test('a hire has no way back', () => {
  expect(changeDraft(thereAndBack, { type: 'service', serviceType: 'hourly' }).back).toBeNull()
  expect(after({ type: 'service', serviceType: 'hourly' }, { type: 'back-added' }).back).toBeNull()
})
