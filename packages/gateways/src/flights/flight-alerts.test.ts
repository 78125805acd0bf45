import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expireLimit, isSilence } from '../http/testing/expire-limit.ts'
import { FAILURES } from '../http/testing/fake-service.ts'
import { aeroApiAlerts } from './aeroapi/aeroapi-alerts.ts'
import { aeroDataBoxAlerts } from './aerodatabox/aerodatabox-alerts.ts'
import { guardedFlights } from './configured-flights.ts'
import { FlightsUnreachable, type FlightAlerts } from './flights.ts'
import type { FakeFlightService } from './testing/fake-alerts.ts'
import { startFakeAeroApi } from './testing/fake-aeroapi.ts'
import { FLIGHTS_KEY, startFakeAeroDataBox } from './testing/fake-aerodatabox.ts'
import { UNREADABLE_FLIGHT } from './testing/known-flights.ts'

const address = new URL('https://costa.example/api/flights/alerts/one.signature')
const other = new URL('https://costa.example/api/flights/alerts/other.signature')
const alert = { designator: 'TP 1234', date: '2027-01-27', address }

describe.each([
  ['AeroDataBox', startFakeAeroDataBox, aeroDataBoxAlerts, { type: 'FlightByNumber', id: 'TP1234' }],
  ['AeroAPI', startFakeAeroApi, aeroApiAlerts, { ident: 'TAP1234', start: '2027-01-26', end: '2027-01-27' }],
] as const)('alerts by %s', (_, start, make, subject) => {
  let service: FakeFlightService
  let alerts: FlightAlerts
  beforeEach(async () => {
    service = await start()
    alerts = make({ apiKey: FLIGHTS_KEY, baseUrl: service.url })
  })
  afterEach(() => service.close())

  it('are subscribed to, found by their address, and ended', async () => {
    const id = await alerts.subscribe(alert)
    expect(service.alerts.all()).toMatchObject([{ id, subject, url: address.href }])
    const second = await alerts.subscribe({ ...alert, address: other })
    expect(await alerts.find(address)).toEqual([id])
    await alerts.unsubscribe(id ?? '')
    await alerts.unsubscribe(id ?? '')
    expect(service.alerts.all()).toMatchObject([{ id: second }])
    await alerts.unsubscribe(second ?? '')
    expect(await alerts.find(address)).toEqual([])
  })

  it('are refused for a number that cannot be read', async () => {
    expect(await alerts.subscribe({ ...alert, designator: UNREADABLE_FLIGHT })).toBeUndefined()
  })

  it.each([402, 429, 500, 'lost'] as const)('are unreachable after %s', async (fault) => {
    await alerts.subscribe({ ...alert, address: other })
    service.alerts.failNext(fault)
    await expect(alerts.subscribe(alert)).rejects.toThrow(FlightsUnreachable)
    expect(await alerts.find(address)).toHaveLength(fault === 'lost' ? 1 : 0)
  })

  it.each(FAILURES)('are unreachable within five seconds: %s', async (failure) => {
    await service.failWith(failure)
    const call = () => alerts.subscribe(alert).catch((error: unknown) => error)
    const error = isSilence(failure)
      ? await expireLimit(failure, { call, timeoutMs: 5_000, requests: service.requests })
      : await call()
    await service.failWith(undefined)
    expect(error).toBeInstanceOf(FlightsUnreachable)
    for (const secret of [FLIGHTS_KEY, '1234', 'signature', '127.0.0.1'])
      expect(String(error)).not.toContain(secret)
  })
})

it('leaves the address of an account at AeroAPI to whoever has set it', async () => {
  const service = await startFakeAeroApi()
  const alerts = aeroApiAlerts({ apiKey: FLIGHTS_KEY, baseUrl: service.url })
  await alerts.subscribe(alert)
  await alerts.subscribe({ ...alert, designator: UNREADABLE_FLIGHT })
  expect(service.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  await service.close()
})

it('ends subscriptions beyond the budget of the month, and makes none', async () => {
  const service = await startFakeAeroDataBox()
  const calls: boolean[] = []
  const { alerts } = guardedFlights(
    {
      horizonMs: 0,
      arrival: () => Promise.reject(new Error()),
      alerts: aeroDataBoxAlerts({ apiKey: FLIGHTS_KEY, baseUrl: service.url }),
    },
    {
      clock: () => new Date(),
      takeCall: ({ endsCosts } = { endsCosts: false }) => {
        calls.push(endsCosts)
        return Promise.resolve(endsCosts)
      },
    },
  )
  await expect(alerts?.subscribe(alert)).rejects.toThrow('the calls of this month are spent')
  await alerts?.unsubscribe('3fa85f64-5717-4562-b3fc-000000000001')
  expect(calls).toEqual([false, true])
  expect(service.requests.map(({ method }) => method)).toEqual(['DELETE'])
  await service.close()
})
