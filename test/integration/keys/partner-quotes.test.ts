import { FLEET } from '@chauffeur/domain/vehicles'
import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { test } from '../../support/test.ts'
import { expectCode } from '../../support/refusals.ts'

const TRIP = { pickup: 'Faro Airport', dropoff: 'Vilamoura', pickupDate: '2027-01-27', pickupTime: '10:30' }

describe.each(protocols)('a partner, by %s,', (protocol) => {
  test('reads the vehicles, and has a trip priced in each under its names', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const quote = (vehicleName: string | undefined) =>
      app.clients[protocol].ask('createPartnerQuote', { ...TRIP, vehicleName }, byKey(key))
    const { done } = await app.clients[protocol].ask('listPartnerVehicles', undefined, byKey(key))
    expect(done.data.map(({ id, name, seats }) => [id, name, seats])).toEqual(
      FLEET.map(({ id, name, maxPassengers }) => [id, name, maxPassengers]),
    )
    expect(done.data[1]).toMatchObject({
      aliases: ['E Class'],
      luggage: expect.arrayContaining(['3 cabin bags']),
      picture: expect.stringMatching(/^https?:\/\/[^/]+\/art\/vehicles\/e-class-exterior-1280\.webp$/),
    })
    for (const { name, aliases } of done.data) {
      const [whole, short] = [await quote(name), await quote(aliases[0])]
      expect([whole.status, whole.done.totalPrice]).toEqual([200, short.done.totalPrice])
    }
    expectCode(await app.clients[protocol].ask('listPartnerVehicles', undefined), 401, 'WRONG_API_KEY')
  })

  test('is told of a field that there is none of, and of a day that is over', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const asked = { ...TRIP, vehicleName: 'E Class' }
    const quote = (over: object) =>
      app.clients[protocol].ask('createPartnerQuote', { ...asked, ...over }, byKey(key))
    const unknown = await quote({ currency: 'USD' })
    expectCode(unknown, 400, 'INVALID_INPUT')
    expect(unknown.refused.details?.map(({ field }) => field)).toEqual(['currency'])
    const yesterday = { pickupDate: '2027-01-12' }
    for (const [over, field] of [
      [{ ...yesterday, pickupTime: null }, 'pickupDate'],
      [yesterday, 'pickupTime'],
    ] as const) {
      const past = await quote(over)
      expectCode(past, 400, 'INVALID_INPUT')
      expect(past.refused.details?.map((detail) => detail.field)).toEqual([field])
    }
    const visitor = await app.clients[protocol].ask('createQuote', { ...asked, currency: 'USD' })
    expect(visitor.status).toBe(200)
  })
})
