import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expireLimit, isSilence } from '../http/testing/expire-limit.ts'
import { FAILURES, type FakeService } from '../http/testing/fake-service.ts'
import { aeroApi } from './aeroapi/aeroapi.ts'
import { aeroDataBox } from './aerodatabox/aerodatabox.ts'
import { FlightsUnreachable, type FlightProvider, type FlightQuery } from './flights.ts'
import { startFakeAeroApi } from './testing/fake-aeroapi.ts'
import { FLIGHTS_KEY, startFakeAeroDataBox } from './testing/fake-aerodatabox.ts'
import { KNOWN_AS_OF, UNREADABLE_FLIGHT } from './testing/known-flights.ts'

const at = (time: string) => new Date(`2027-01-27T${time}:00Z`)
const clock = () => at('18:00')
const query = (designator: string, over: Partial<FlightQuery> = {}): FlightQuery => ({
  designator,
  date: '2027-01-27',
  airport: 'FAO',
  near: at('18:30'),
  ...over,
})

const PROVIDERS: readonly [
  name: string,
  start: () => Promise<FakeService>,
  make: (baseUrl: string, apiKey?: string) => FlightProvider,
][] = [
  ['AeroDataBox', startFakeAeroDataBox, (baseUrl, apiKey = FLIGHTS_KEY) => aeroDataBox({ apiKey, baseUrl })],
  ['AeroAPI', startFakeAeroApi, (baseUrl, apiKey = FLIGHTS_KEY) => aeroApi({ apiKey, baseUrl, clock })],
]

describe.each(PROVIDERS)('flights by %s', (name, start, make) => {
  let service: FakeService
  beforeAll(async () => {
    service = await start()
  })
  afterEach(() => service.failWith(undefined))
  afterAll(() => service.close())
  const ask = (designator: string, over?: Partial<FlightQuery>) =>
    make(service.url).arrival(query(designator, over))

  it.each([
    ['as planned, without news', 'TP 1900', { phase: 'scheduled', expected: null, isLive: false }],
    ['late', 'TP 1234', { phase: 'flying', expected: at('19:05'), landed: null, isLive: true }],
    ['landed', 'FR 2612', { phase: 'landed', scheduled: at('17:10'), landed: at('17:22') }],
    ['after another landing', 'DT 650', { phase: 'scheduled', scheduled: at('17:00') }],
    ['a codeshare', 'BA 7400', { expected: at('18:50') }],
    ['diverted', 'LS 885', { phase: 'diverted', landed: null }],
    ['cancelled, which is uncertain', 'W6 1901', { phase: 'uncertain' }],
    ['cancelled', 'VY 8460', { phase: 'cancelled', landed: null }],
    ['cancelled and then flown', 'AF 1124', { phase: 'landed', landed: at('17:05') }],
    ['cancelled and put on again', 'LH 1170', { phase: 'scheduled', scheduled: at('19:30') }],
  ])('%s', async (_, designator, facts) => {
    expect(await ask(designator)).toMatchObject({ kind: 'found', terminal: '1', belt: '4', ...facts })
  })

  it('says when that was true', async () => {
    const stale = name === 'AeroDataBox' ? at('09:00') : at('18:00')
    expect(await ask('KL 1677')).toMatchObject({ asOf: stale })
    expect(await ask('TP 1234')).toMatchObject({ asOf: new Date(KNOWN_AS_OF) })
  })

  it('tells a flight that lands twice a day, elsewhere, on another day or not at all', async () => {
    expect(await ask('EI 490')).toEqual({ kind: 'several', legs: [at('09:00'), at('20:00')] })
    expect(await ask('TP 350')).toEqual({ kind: 'elsewhere', airport: 'LIS' })
    expect(await ask('U2 8123')).toEqual({ kind: 'none' })
    expect(await ask('U2 8123', { date: '2027-01-28' })).toMatchObject({ kind: 'found' })
    expect(await ask('TP 9999')).toEqual({ kind: 'none' })
    expect(await ask(UNREADABLE_FLIGHT)).toEqual({ kind: 'none' })
  })

  it('is unreachable with a wrong key, which it does not tell', async () => {
    const error = await make(service.url, 'another-key').arrival(query('TP 1234')).catch(String)
    expect(error).toMatch(/^FlightsUnreachable: \w+ flight: answered 401$/)
  })

  it.each(FAILURES)('is unreachable within five seconds: %s', async (failure) => {
    await service.failWith(failure)
    const provider = make(service.url)
    const call = () => provider.arrival(query('TP 1234')).catch((error: unknown) => error)
    const error = isSilence(failure)
      ? await expireLimit(failure, { call, timeoutMs: 5_000, requests: service.requests })
      : await call()
    expect(error).toBeInstanceOf(FlightsUnreachable)
    for (const secret of [FLIGHTS_KEY, '1234', '127.0.0.1', 'boom'])
      expect(String(error)).not.toContain(secret)
  })
})

it('asks AeroAPI for no departure later than two days ahead', async () => {
  const service = await startFakeAeroApi()
  await aeroApi({ apiKey: FLIGHTS_KEY, baseUrl: service.url, clock: () => at('00:30') }).arrival(
    query('TP 1234', { date: '2027-01-28' }),
  )
  expect(service.requests[0]?.url.searchParams.get('end')).toBe('2027-01-29T00:00:00Z')
  await aeroApi({ apiKey: FLIGHTS_KEY, baseUrl: service.url, clock: () => at('00:30') }).arrival(
    query('TP 1234', { date: '2027-01-29' }),
  )
  expect(service.requests[1]?.url.searchParams.get('end')).toBe('2027-01-29T00:30:00Z')
  await service.close()
})
