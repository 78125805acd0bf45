import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import type { TestApp } from '../../support/app.ts'
import { aCar, aDriver } from '../../support/cars.ts'
import { clockAt } from '../../support/clock.ts'
import { carAndDriver } from '../../support/dispatch.ts'
import { A_MINUTE, partnersTrip, step, type PartnersTrip } from '../../support/partner-trips.ts'
import { test } from '../../support/test.ts'
import { PRIVATE } from '../../support/webhooks.ts'

interface Given {
  readonly app: TestApp
  readonly trip: PartnersTrip
  readonly ana: { readonly carId: string; readonly driverId: string }
  readonly rui: { readonly carId: string; readonly driverId: string }
  /** Ana's. */
  readonly assignmentId: string
}

/** An act after what comes before it; both are done on a trip of the next morning that Ana was given. */
type Row = readonly [
  name: string,
  before: (given: Given) => Promise<unknown>,
  act: (given: Given) => Promise<unknown>,
]

const nothing = async () => {}
const report =
  (...types: readonly Parameters<typeof step>[2][]) =>
  async ({ app, assignmentId }: Given) => {
    for (const type of types) await step(app, assignmentId, type, type === 'decline' ? { note: 'Ill' } : {})
  }
const asOffice =
  (name: Parameters<typeof callAsAdmin>[2], input: (given: Given) => object) => async (given: Given) => {
    expect((await callAsAdmin(given.app, 'REST', name, input(given))).status).toBeLessThan(300)
  }

const rows: readonly Row[] = [
  ['it is given to somebody else', nothing, ({ trip, rui }) => trip.assign(rui)],
  [
    'it gets another car',
    report('accept'),
    ({ trip, ana, rui }) => trip.assign({ driverId: ana.driverId, carId: rui.carId }),
  ],
  [
    'its car is swapped',
    report('accept'),
    async ({ app, rui, assignmentId }) => {
      const other = await partnersTrip(app, { pickupTime: '20:00' })
      const otherId = await other.assign(rui)
      await callAsAdmin(app, 'REST', 'swapTripCars', { id: assignmentId, otherId })
    },
  ],
  ['its driver accepts', nothing, report('accept')],
  ['its driver declines', nothing, report('decline')],
  ['its driver sets out', report('accept'), report('on_the_way')],
  ['its driver is there', report('on_the_way'), report('arrived')],
  ['a step is told of late', report('on_board'), report('arrived')],
  ['its guest is on board', report('arrived'), report('on_board')],
  ['it is over', report('on_board'), report('completed')],
  ['its guest has not come', report('arrived'), report('no_show')],
  ['its guest is waited for again', report('no_show'), report('no_show_refused')],
  ['its no-show is confirmed', report('no_show'), report('no_show_confirmed')],
  [
    'it is taken from its driver',
    nothing,
    asOffice('releaseTrip', ({ assignmentId: id }) => ({ id, reason: null })),
  ],
  [
    'its time changes',
    report('accept'),
    asOffice('changeBooking', ({ trip: { id } }) => ({
      id,
      pickupTime: '11:00',
      price: 'kept',
      expectedTotal: 49,
      reason: 'As agreed',
    })),
  ],
  [
    'it is cancelled',
    nothing,
    asOffice('cancelBooking', ({ trip: { id } }) => ({ id, reason: 'As agreed' })),
  ],
  [
    'its driver has another number',
    report('accept'),
    asOffice('changeDriver', ({ ana }) => ({
      id: ana.driverId,
      ...aDriver({ phone: '+351 911 111 111', usualCarId: ana.carId }),
    })),
  ],
  [
    'its car has another plate',
    report('accept'),
    asOffice('changeCar', ({ ana }) => ({ id: ana.carId, ...aCar({ plate: '99-ZZ-99' }) })),
  ],
  [
    'the hour comes at which its driver can be named',
    report('accept'),
    async ({ app }) => app.clock.set(HALF_PAST),
  ],
]

// The pick-up is at 10:30 on the next day.
const EVENING = '2027-01-26T22:00:00.000Z'
const HALF_PAST = '2027-01-26T22:30:00.000Z'
const isOfNames = (name: string) => !/number|plate/.test(name)

test.for(rows)(
  'a partner that asks what has changed finds a trip when %s',
  async ([name, before, act], { open }) => {
    const app = await open({ ...PRIVATE, clock: clockAt(isOfNames(name) ? EVENING : HALF_PAST) })
    const trip = await partnersTrip(app)
    const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa')
    const given = { app, trip, ana, rui, assignmentId: await trip.assign(ana) }
    await before(given)
    app.clock.advance(A_MINUTE)
    await app.workers.tripMessages.drain()
    const known = await trip.read()
    const afterwards = new Date(Date.parse(known.updatedAt) + 1).toISOString()
    expect(await trip.isListedSince(afterwards)).toBe(false)

    await act(given)
    // A step is told, and read, once it cannot be taken back.
    app.clock.advance(A_MINUTE)
    await app.workers.tripMessages.drain()
    expect(await trip.isListedSince(afterwards)).toBe(true)
    const { version, trips } = await trip.read()
    expect(version).toBeGreaterThan(known.version)
    expect(trips).not.toEqual(known.trips)
  },
)
