import { expect, it, vi } from 'vitest'
import { configuredFlights, guardedFlights } from './configured-flights.ts'
import { FlightsUnreachable, type FlightArrival, type FlightQuery } from './flights.ts'

const clock = () => new Date('2027-01-27T18:00:00Z')
const query: FlightQuery = { designator: 'TP 1234', date: '2027-01-27', airport: 'FAO', near: clock() }
const NONE: FlightArrival = { kind: 'none' }
const UNAVAILABLE: FlightArrival = { kind: 'unavailable' }

function setUp(answer: () => Promise<FlightArrival>, calls = 100) {
  let left = calls
  const arrival = vi.fn<() => Promise<FlightArrival>>(answer)
  const onFailure = vi.fn<(error: unknown) => void>()
  const breaks: boolean[] = []
  const flights = guardedFlights(
    { horizonMs: 48 * 3_600_000, arrival },
    {
      clock,
      takeCall: () => Promise.resolve((left -= 1) >= 0),
      onFailure,
      onBreak: (_, isOpen) => breaks.push(isOpen),
    },
  )
  return { flights, arrival, onFailure, breaks, left: () => left }
}

it('makes one call for all who ask for a flight within ten minutes', async () => {
  const { flights, arrival } = setUp(() => Promise.resolve(NONE))
  expect(await Promise.all([flights.arrival(query), flights.arrival(query)])).toEqual([NONE, NONE])
  expect(await flights.arrival({ ...query, near: new Date(0) })).toEqual(NONE)
  expect(arrival).toHaveBeenCalledTimes(1)
  await flights.arrival({ ...query, date: '2027-01-28' })
  expect(arrival).toHaveBeenCalledTimes(2)
})

it('knows nothing when it fails, and leaves the service alone after three failures', async () => {
  const { flights, arrival, onFailure, breaks, left } = setUp(() =>
    Promise.reject(new FlightsUnreachable('AeroDataBox flight: answered 503')),
  )
  for (let time = 0; time < 5; time += 1) expect(await flights.arrival(query)).toEqual(UNAVAILABLE)
  expect(arrival).toHaveBeenCalledTimes(3)
  expect(onFailure).toHaveBeenCalledTimes(3)
  expect(breaks).toEqual([true])
  expect(left()).toBe(97)
})

it('knows nothing once the calls of the month are spent, which is no outage', async () => {
  const { flights, arrival, onFailure, breaks } = setUp(() => Promise.resolve(NONE), 1)
  const answers = await Promise.all(
    [query.date, '2027-01-28', '2027-01-29', '2027-01-26'].map((date) => flights.arrival({ ...query, date })),
  )
  expect(answers).toEqual([NONE, UNAVAILABLE, UNAVAILABLE, UNAVAILABLE])
  expect(arrival).toHaveBeenCalledTimes(1)
  expect(onFailure).toHaveBeenCalledTimes(3)
  expect(breaks).toEqual([])
})

it('does not ask for a flight that its provider cannot know yet', async () => {
  const { flights, arrival } = setUp(() => Promise.resolve(NONE))
  expect(await flights.arrival({ ...query, date: '2027-01-30' })).toEqual(UNAVAILABLE)
  expect(arrival).not.toHaveBeenCalled()
})

it('asks nobody while it is off', () => {
  expect(configuredFlights({ provider: 'off', clock, takeCall: () => Promise.resolve(true) })).toBeUndefined()
})

it.each([
  ['TP 1234', '16:00', { phase: 'flying', expected: new Date('2027-01-27T18:00:00Z') }],
  ['TP 1234', '13:00', { phase: 'scheduled', expected: null }],
  ['TP 1235', '18:00', { phase: 'flying', expected: new Date('2027-01-27T18:40:00Z'), landed: null }],
  ['TP 1235', '18:40', { phase: 'landed', landed: new Date('2027-01-27T18:40:00Z') }],
  ['TP 1238', '16:00', { phase: 'cancelled', landed: null }],
])('the simulated flight %s at %s', async (designator, time, facts) => {
  const flights = configuredFlights({
    provider: 'simulated',
    clock: () => new Date(`2027-01-27T${time}:00Z`),
    takeCall: () => Promise.resolve(true),
  })
  expect(await flights?.arrival({ ...query, designator })).toMatchObject({ kind: 'found', ...facts })
})
