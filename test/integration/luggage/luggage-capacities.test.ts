import { describe, expect } from 'vitest'
import { LuggageCapacity } from '../../../src/server/catalogue/luggage/luggage.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const load = {
  vehicleId: 4,
  vehicleName: 'Mercedes Vito',
  config: '6 large + 2 cabin bags',
  imageUrl: '/art/luggage/vito-7-large-suitcases.webp',
}
const withConfig = (luggageConfig: string) =>
  faroToVilamoura({ vehicleId: 4, vehicleName: 'Mercedes Vito', luggageConfig })

async function publicList(app: TestApp) {
  return (await app.clients.REST.ask('listLuggageCapacities')).done
}

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('adds a configuration, which everybody then reads and can book', async ({ open }) => {
    const app = await open()
    const before = await app.clients[protocol].ask('createBooking', withConfig(load.config))
    expect(before.status).toBe(400)

    const { status, done } = await callAsAdmin(app, protocol, 'createLuggageCapacity', load)
    expect([status, done]).toEqual([
      201,
      { id: expect.stringMatching(/^[\da-f-]{36}$/), ...load, version: 1 },
    ])
    expect(await publicList(app)).toContainEqual(done)
    expect((await app.clients[protocol].ask('createBooking', withConfig(load.config))).status).toBe(201)
  })

  test.for([
    { vehicleId: '4', vehicleName: 'vito' },
    { vehicleId: 4, vehicleName: undefined },
    { vehicleId: 4, vehicleName: null },
    { vehicleId: 4, vehicleName: '  MERCEDES VITO ' },
  ])('may say %o for the Vito', async (vehicle, { open }) => {
    const app = await open()
    const { status, done } = await callAsAdmin(app, protocol, 'createLuggageCapacity', {
      ...load,
      ...vehicle,
    })
    expect([status, done.vehicleId, done.vehicleName]).toEqual([201, 4, 'Mercedes Vito'])
  })

  test.for(['https://images.example.com/vito.jpg?w=800', '/art/luggage/vito.webp'])(
    'may show %s',
    async (imageUrl, { open }) => {
      const app = await open()
      const { status, done } = await callAsAdmin(app, protocol, 'createLuggageCapacity', {
        ...load,
        imageUrl,
      })
      expect([status, done.imageUrl]).toEqual([201, imageUrl])
    },
  )

  test('adds the same configuration to another vehicle, but not twice to one', async ({ open }) => {
    const app = await open()
    await callAsAdmin(app, protocol, 'createLuggageCapacity', load)
    const sprinter = { ...load, vehicleId: 5, vehicleName: 'Sprinter (or two vans)' }
    expect((await callAsAdmin(app, protocol, 'createLuggageCapacity', sprinter)).status).toBe(201)
    const again = { ...load, config: ` ${load.config} `, imageUrl: '/other.webp' }
    const { status, refused } = await callAsAdmin(app, protocol, 'createLuggageCapacity', again)
    expect([status, refused.code, refused.error]).toEqual([
      409,
      'ALREADY_EXISTS',
      'Mercedes Vito already has the configuration “6 large + 2 cabin bags”. Please delete the existing entry first.',
    ])
    const same = await app.database.fresh().find(LuggageCapacity, { config: load.config })
    expect(same.map(({ imageUrl }) => imageUrl)).toEqual([load.imageUrl, load.imageUrl])
  })

  test('deletes a configuration, once; it can no longer be booked', async ({ open }) => {
    const app = await open()
    const { id } = (await callAsAdmin(app, protocol, 'createLuggageCapacity', load)).done
    const first = await callAsAdmin(app, protocol, 'deleteLuggageCapacity', { id })
    expect([first.status, first.done]).toEqual([200, { success: true }])
    expect((await publicList(app)).map((row) => row.id)).not.toContain(id)
    const { status, refused } = await app.clients[protocol].ask('createBooking', withConfig(load.config))
    expect([status, refused.error]).toEqual([
      400,
      'This luggage configuration is not available for the chosen vehicle.',
    ])
    const second = await callAsAdmin(app, protocol, 'deleteLuggageCapacity', { id })
    expect([second.status, second.refused.code, second.refused.error]).toEqual([
      404,
      'NOT_FOUND',
      'There is no such luggage capacity.',
    ])
  })

  test.for(['nonsense', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
    'finds no configuration called %s to delete',
    async (id, { app }) => {
      const { status, refused } = await callAsAdmin(app, protocol, 'deleteLuggageCapacity', { id })
      expect([status, refused.error]).toEqual([404, 'There is no such luggage capacity.'])
    },
  )

  test('leaves in the audit trail who added and deleted what', async ({ open }) => {
    const app = await open()
    const { id } = (await callAsAdmin(app, protocol, 'createLuggageCapacity', load)).done
    app.clock.advance({ minutes: 1 })
    await callAsAdmin(app, protocol, 'deleteLuggageCapacity', { id })
    await callAsAdmin(app, protocol, 'deleteLuggageCapacity', { id })
    const common = {
      admin: 'maria',
      subject: 'luggage',
      subjectId: id,
      subjectName: 'Mercedes Vito, 6 large + 2 cabin bags',
    }
    const values = Object.entries(load)
    expect(await auditTrail(app)).toEqual([
      {
        ...common,
        at: '2027-01-13T09:00:00.000Z',
        act: 'created',
        details: Object.fromEntries(values.map(([field, to]) => [field, { from: null, to }])),
      },
      {
        ...common,
        at: '2027-01-13T09:01:00.000Z',
        act: 'deleted',
        details: Object.fromEntries(values.map(([field, from]) => [field, { from, to: null }])),
      },
    ])
  })
})

test('of many who add the same configuration at once one wins', async ({ open }) => {
  const app = await open()
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      callAsAdmin(app, index % 2 === 0 ? 'REST' : 'tRPC', 'createLuggageCapacity', load),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const lost = answers.filter(({ status }) => status !== 201)
  for (const { status, refused } of lost) expect([status, refused.code]).toEqual([409, 'ALREADY_EXISTS'])
  const stored = await app.database.fresh().count(LuggageCapacity, { vehicleId: 4, config: load.config })
  expect([stored, (await auditTrail(app)).length]).toEqual([1, 1])
})
