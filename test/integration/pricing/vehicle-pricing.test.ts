import { describe, expect } from 'vitest'
import { VehiclePricing } from '../../../src/server/catalogue/pricing/vehicle-pricing.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'

const S_CLASS = 'Mercedes S Class'
const transfer = {
  vehicleName: S_CLASS,
  serviceType: 'point-to-point',
  minimumFare: '20',
  pricePerKm: '1.05',
}
const hire = { vehicleName: S_CLASS, serviceType: 'hourly', hourlyRate: '60' }

/** An app without any price, and one with the two of the first installation's S Class only. */
async function withoutPrices(open: () => Promise<TestApp>): Promise<TestApp> {
  const app = await open()
  await app.database.fresh().nativeDelete(VehiclePricing, {})
  return app
}

async function idOf(
  app: TestApp,
  protocol: Protocol,
  vehicleName: string,
  serviceType: string,
): Promise<string> {
  const { done } = await callAsAdmin(app, protocol, 'listPricing')
  const row = done.find((row) => row.vehicleName === vehicleName && row.serviceType === serviceType)
  if (!row) throw new Error(`No row for ${vehicleName}, ${serviceType}`)
  return row.id
}

const stored = (app: TestApp, id: string) => app.database.fresh().findOneOrFail(VehiclePricing, { id })

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('reads every price in the order of the fleet, as decimal strings', async ({ app }) => {
    const { status, done } = await callAsAdmin(app, protocol, 'listPricing')
    expect(status).toBe(200)
    expect(done.map(({ vehicleName, serviceType }) => [vehicleName, serviceType])).toEqual(
      [S_CLASS, 'Mercedes E Class', 'Mercedes V Class', 'Mercedes Vito', 'Sprinter (or two vans)'].flatMap(
        (name) => [
          [name, 'point-to-point'],
          [name, 'hourly'],
        ],
      ),
    )
    expect(done.slice(0, 2)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        vehicleName: S_CLASS,
        serviceType: 'point-to-point',
        minimumFare: '75.00',
        pricePerKm: '2.40',
        hourlyRate: null,
        version: 1,
      },
      {
        id: expect.any(String),
        vehicleName: S_CLASS,
        serviceType: 'hourly',
        minimumFare: null,
        pricePerKm: null,
        hourlyRate: '95.00',
        version: 1,
      },
    ])
  })

  test('reads an empty list where there is no price', async ({ open }) => {
    const app = await withoutPrices(open)
    const { status, done } = await callAsAdmin(app, protocol, 'listPricing')
    expect([status, done]).toEqual([200, []])
  })

  test('sets a price; only the fields of its service type are stored', async ({ open }) => {
    const app = await withoutPrices(open)
    const one = await callAsAdmin(app, protocol, 'createPricing', { ...transfer, hourlyRate: '60' })
    expect([one.status, one.done]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        vehicleName: S_CLASS,
        serviceType: 'point-to-point',
        minimumFare: '20.00',
        pricePerKm: '1.05',
        hourlyRate: null,
        version: 1,
      },
    ])
    const other = await callAsAdmin(app, protocol, 'createPricing', { ...hire, minimumFare: 'nonsense' })
    expect([other.status, other.done]).toMatchObject([
      201,
      { serviceType: 'hourly', minimumFare: null, pricePerKm: null, hourlyRate: '60.00' },
    ])
    expect(await stored(app, other.done.id)).toMatchObject({
      minimumFareCents: null,
      pricePerKmCents: null,
      hourlyRateCents: 6000,
    })
    expect((await callAsAdmin(app, protocol, 'listPricing')).done).toEqual([one.done, other.done])
  })

  test.for(['mercedes s class', '  S Class ', 'MERCEDES S CLASS', 's  class'])(
    'may write “%s” for the Mercedes S Class',
    async (vehicleName, { open }) => {
      const app = await withoutPrices(open)
      const { status, done } = await callAsAdmin(app, protocol, 'createPricing', { ...hire, vehicleName })
      expect([status, done.vehicleName]).toEqual([201, S_CLASS])
      const again = await callAsAdmin(app, protocol, 'createPricing', hire)
      expect([again.status, again.refused.code]).toEqual([409, 'ALREADY_EXISTS'])
    },
  )

  test('may send amounts as numbers, and none at all', async ({ open }) => {
    const app = await withoutPrices(open)
    const numbers = { ...transfer, minimumFare: 0, pricePerKm: 1.1 }
    const { done } = await callAsAdmin(app, protocol, 'createPricing', numbers)
    expect(done).toMatchObject({ minimumFare: '0.00', pricePerKm: '1.10' })
  })

  test('is refused a second price of the same vehicle and service', async ({ app }) => {
    const before = await callAsAdmin(app, protocol, 'listPricing')
    const { status, refused } = await callAsAdmin(app, protocol, 'createPricing', transfer)
    expect(status).toBe(409)
    expect(refused).toMatchObject({
      code: 'ALREADY_EXISTS',
      error: 'Mercedes S Class with point-to-point service already exists. Please edit the existing entry.',
    })
    expect((await callAsAdmin(app, protocol, 'listPricing')).done).toEqual(before.done)
  })

  test('changes the amounts of a price', async ({ open }) => {
    const app = await open()
    const id = await idOf(app, protocol, S_CLASS, 'point-to-point')
    const { vehicleName: _, ...amounts } = transfer
    const { status, done } = await callAsAdmin(app, protocol, 'changePricing', { id, ...amounts })
    expect([status, done]).toEqual([
      200,
      {
        id,
        vehicleName: S_CLASS,
        serviceType: 'point-to-point',
        minimumFare: '20.00',
        pricePerKm: '1.05',
        hourlyRate: null,
        version: 2,
      },
    ])
    expect(await stored(app, id)).toMatchObject({ minimumFareCents: 2000, pricePerKmCents: 105 })
  })

  test('changes a price to the other service type; the fields of the first become null', async ({ open }) => {
    const app = await open()
    await callAsAdmin(app, protocol, 'deletePricing', { id: await idOf(app, protocol, S_CLASS, 'hourly') })
    const id = await idOf(app, protocol, S_CLASS, 'point-to-point')
    const change = { id, serviceType: 'hourly', hourlyRate: '80' }
    const { status, done } = await callAsAdmin(app, protocol, 'changePricing', change)
    expect([status, done]).toMatchObject([
      200,
      { id, serviceType: 'hourly', minimumFare: null, pricePerKm: null, hourlyRate: '80.00' },
    ])
    expect(await stored(app, id)).toMatchObject({
      serviceType: 'hourly',
      minimumFareCents: null,
      pricePerKmCents: null,
      hourlyRateCents: 8000,
    })
  })

  test('is refused a change to a service type that the vehicle has already', async ({ app }) => {
    const id = await idOf(app, protocol, S_CLASS, 'point-to-point')
    const change = { id, serviceType: 'hourly', hourlyRate: '80' }
    const { status, refused } = await callAsAdmin(app, protocol, 'changePricing', change)
    expect([status, refused.code, refused.error]).toEqual([
      409,
      'ALREADY_EXISTS',
      'Mercedes S Class with hourly service already exists. Please edit the existing entry.',
    ])
    expect(await stored(app, id)).toMatchObject({ serviceType: 'point-to-point', hourlyRateCents: null })
  })

  test('deletes a price, once', async ({ open }) => {
    const app = await open()
    const id = await idOf(app, protocol, S_CLASS, 'hourly')
    const first = await callAsAdmin(app, protocol, 'deletePricing', { id })
    expect([first.status, first.done]).toEqual([200, { success: true }])
    expect(await app.database.fresh().count(VehiclePricing, { id })).toBe(0)
    const second = await callAsAdmin(app, protocol, 'deletePricing', { id })
    expect([second.status, second.refused.code, second.refused.error]).toEqual([
      404,
      'NOT_FOUND',
      'There is no such vehicle pricing.',
    ])
  })

  test.for(['nonsense', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
    'finds no price called %s to change or to delete',
    async (id, { app }) => {
      const changed = await callAsAdmin(app, protocol, 'changePricing', {
        id,
        serviceType: 'hourly',
        hourlyRate: '1',
      })
      const deleted = await callAsAdmin(app, protocol, 'deletePricing', { id })
      for (const { status, refused } of [changed, deleted])
        expect([status, refused.code, refused.error]).toEqual([
          404,
          'NOT_FOUND',
          'There is no such vehicle pricing.',
        ])
    },
  )
})
