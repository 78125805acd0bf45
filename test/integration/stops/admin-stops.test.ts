import { describe, expect } from 'vitest'
import { Region } from '../../../src/server/catalogue/common/region.entity.ts'
import { StopSuggestion } from '../../../src/server/catalogue/stops/stop-suggestion.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { protocols } from '../../support/api-clients.ts'
import { actsOn, aStop, adminClient, regionId, stopNamed } from '../../support/admin-forms.ts'
import { test } from '../../support/test.ts'
import { faroToSagres } from '../../support/trips.ts'

const faroToLisbon = { pickup: 'Faro Airport', dropoff: 'Lisbon' }

async function offered(app: TestApp): Promise<string[]> {
  return (await app.clients.REST.ask('suggestStops', faroToLisbon)).done.map(({ name }) => name)
}

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('reads every stop by name, with its routes', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    await app.database
      .fresh()
      .nativeUpdate(StopSuggestion, { name: 'Castro Verde basilica' }, { isActive: false })
    const { status, done } = await admin.ask('listStops')
    expect(status).toBe(200)
    expect(done).toHaveLength(await app.database.fresh().count(StopSuggestion))
    const names = done.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    const castroVerde = await stopNamed(app, 'Castro Verde basilica')
    const lisbon = { id: await regionId(app, 'Faro-Lisbon'), name: 'Faro-Lisbon' }
    expect(done.find(({ name }) => name === 'Castro Verde basilica')).toEqual({
      id: castroVerde.id,
      name: 'Castro Verde basilica',
      imageUrl: '/art/coast/stacks-640.webp',
      hourlyPrice: 60,
      latitude: castroVerde.latitude,
      longitude: castroVerde.longitude,
      isActive: false,
      regionId: lisbon.id,
      region: lisbon,
      routes: [
        { ...lisbon, isActive: true },
        ...castroVerde.routes
          .getItems()
          .filter(({ id }) => id !== lisbon.id)
          .map(({ id, name }) => ({ id, name, isActive: true })),
      ],
      routeIds: expect.arrayContaining(castroVerde.routes.getIdentifiers()),
      version: 1,
    })
  })

  test('adds a stop, which is offered at once', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    expect(await offered(app)).not.toContain('Alte Waterfall')
    const routeIds = [await regionId(app, 'Faro-Sagres'), await regionId(app, 'Faro-Lisbon')]
    const { status, done } = await admin.ask(
      'createStop',
      await aStop(app, {
        name: '  Alte Waterfall ',
        hourlyPrice: '75.50',
        routeIds: [...routeIds, routeIds[0]],
      }),
    )
    expect(status).toBe(201)
    expect(done).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Alte Waterfall',
      imageUrl: 'https://pictures.example/alte.jpg',
      hourlyPrice: 75.5,
      latitude: 37.2367,
      longitude: -8.1767,
      isActive: true,
      regionId: routeIds[1],
      region: { id: routeIds[1], name: 'Faro-Lisbon' },
      routes: [
        { id: routeIds[1], name: 'Faro-Lisbon', isActive: true },
        { id: routeIds[0], name: 'Faro-Sagres', isActive: true },
      ],
      routeIds: routeIds.toReversed(),
      version: 1,
    })
    expect(await offered(app)).toContain('Alte Waterfall')
    expect(await actsOn(app, done.id)).toEqual([
      {
        act: 'created',
        admin: 'maria',
        subject: 'stop',
        subjectName: 'Alte Waterfall',
        details: {
          name: { from: null, to: 'Alte Waterfall' },
          imageUrl: { from: null, to: 'https://pictures.example/alte.jpg' },
          hourlyPrice: { from: null, to: 75.5 },
          latitude: { from: null, to: 37.2367 },
          longitude: { from: null, to: -8.1767 },
          isActive: { from: null, to: true },
          routes: { from: null, to: ['Faro-Lisbon', 'Faro-Sagres'] },
        },
      },
    ])
  })

  test('adds a stop that is not offered yet', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const { done } = await admin.ask('createStop', await aStop(app, { isActive: false }))
    expect(done.isActive).toBe(false)
    expect(await offered(app)).not.toContain('Alte Waterfall')
  })

  test('changes what it says, and nothing else', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const before = await stopNamed(app, 'Castro Verde basilica')
    const sagres = await regionId(app, 'Faro-Sagres')
    const { status, done } = await admin.ask('changeStop', {
      id: before.id,
      imageUrl: '/art/coast/road-640.webp',
      hourlyPrice: '45',
      routeIds: [sagres],
    })
    expect(status).toBe(200)
    expect(done).toMatchObject({
      id: before.id,
      name: 'Castro Verde basilica',
      imageUrl: '/art/coast/road-640.webp',
      hourlyPrice: 45,
      latitude: before.latitude,
      isActive: true,
      routeIds: [sagres],
    })
    const stored = await stopNamed(app, 'Castro Verde basilica')
    expect([stored.hourlyPriceCents, stored.routes.getIdentifiers()]).toEqual([4500, [sagres]])
    expect((await admin.ask('listStopRoutes', { id: before.id })).done).toEqual([
      { id: sagres, name: 'Faro-Sagres', isActive: true },
    ])
    expect(await actsOn(app, before.id)).toEqual([
      {
        act: 'changed',
        admin: 'maria',
        subject: 'stop',
        subjectName: 'Castro Verde basilica',
        details: {
          imageUrl: { from: '/art/coast/stacks-640.webp', to: '/art/coast/road-640.webp' },
          hourlyPrice: { from: 60, to: 45 },
          routes: {
            from: before.routes
              .getItems()
              .map(({ name }) => name)
              .toSorted(),
            to: ['Faro-Sagres'],
          },
        },
      },
    ])
  })

  test('also renames, moves and switches a stop off, which is offered no more', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const { id } = await stopNamed(app, 'Castro Verde basilica')
    const change = { name: 'Basilica of Castro Verde', latitude: 37.877, longitude: '-8.165' }
    const { done } = await admin.ask('changeStop', { id, ...change })
    expect(done).toMatchObject({ name: 'Basilica of Castro Verde', latitude: 37.877, longitude: -8.165 })
    expect(await offered(app)).toContain('Basilica of Castro Verde')
    expect((await admin.ask('changeStop', { id, isActive: false })).done.isActive).toBe(false)
    expect(await offered(app)).not.toContain('Basilica of Castro Verde')
    expect((await admin.ask('changeStop', { id, isActive: true })).done.isActive).toBe(true)
    expect(await offered(app)).toContain('Basilica of Castro Verde')
  })

  test('leaves no trace of a change that changes nothing', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const { id } = await stopNamed(app, 'Castro Verde basilica')
    expect((await admin.ask('changeStop', { id, hourlyPrice: '60.00' })).status).toBe(200)
    expect(await actsOn(app, id)).toEqual([])
  })

  test('keeps a stop on a route that was switched off since, and puts no other on it', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const [lisbon, seville] = [await regionId(app, 'Faro-Lisbon'), await regionId(app, 'Faro-Seville')]
    const { id } = (await admin.ask('createStop', await aStop(app))).done
    await app.database.fresh().nativeUpdate(Region, { id: lisbon }, { isActive: false })
    const changed = await admin.ask('changeStop', { id, routeIds: [lisbon, seville] })
    expect([changed.status, changed.done.routes.map(({ name, isActive }) => [name, isActive])]).toEqual([
      200,
      [
        ['Faro-Lisbon', false],
        ['Faro-Seville', true],
      ],
    ])
    const { status, refused } = await admin.ask('createStop', await aStop(app))
    expect([status, refused.error]).toEqual([400, 'The route “Faro-Lisbon” is not active.'])
  })

  test('deletes a stop, and bookings keep theirs', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const { id } = await stopNamed(app, 'Silves Castle')
    const stops = [{ location: 'Silves Castle', duration: 60 }]
    const booked = await app.clients.REST.ask('createBooking', faroToSagres({ stops }))
    expect(booked.status).toBe(201)
    const { status, done } = await admin.ask('deleteStop', { id })
    expect([status, done]).toEqual([200, { success: true }])
    expect((await admin.ask('listStops')).done.map(({ name }) => name)).not.toContain('Silves Castle')
    const [booking] = (await admin.ask('listBookings')).done
    expect(booking?.stops.map(({ location }) => location)).toEqual(['Silves Castle'])
    expect((await actsOn(app, id)).map(({ act, details }) => [act, details?.['name']])).toEqual([
      ['deleted', { from: 'Silves Castle', to: null }],
    ])
    expect((await admin.ask('deleteStop', { id })).status).toBe(404)
  })

  test.for(['nonsense', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
    'finds no stop called %s',
    async (id, { app }) => {
      const admin = await adminClient(app, protocol)
      const answers = [
        await admin.ask('changeStop', { id, hourlyPrice: 50 }),
        await admin.ask('deleteStop', { id }),
        await admin.ask('listStopRoutes', { id }),
      ]
      for (const { status, refused } of answers)
        expect([status, refused.code, refused.error]).toEqual([404, 'NOT_FOUND', 'There is no such stop.'])
    },
  )
})

test('a stop that two people delete at once is deleted by one of them', async ({ open }) => {
  const app = await open()
  const { id } = await stopNamed(app, 'Castro Verde basilica')
  const admin = await adminClient(app, 'REST')
  const answers = await Promise.all(Array.from({ length: 6 }, () => admin.ask('deleteStop', { id })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 404, 404, 404, 404, 404,
  ])
  expect(await actsOn(app, id)).toHaveLength(1)
})
