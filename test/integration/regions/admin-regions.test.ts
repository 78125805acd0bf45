import { INCOMPLETE_ENDPOINT } from '@chauffeur/domain/region-rules'
import { describe, expect } from 'vitest'
import { Region } from '../../../src/server/catalogue/common/region.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { actsOn, aStop, adminClient, regionId, stopNamed } from '../../support/admin-forms.ts'
import { test } from '../../support/test.ts'

const endpointA = { endpointALat: 37.12, endpointALng: -8.15, endpointARadiusKm: 80 }
const endpointB = { endpointBLat: 38.74, endpointBLng: -9.2, endpointBRadiusKm: 45 }
const noEndpointA = { endpointALat: null, endpointALng: null, endpointARadiusKm: null }
const noEndpointB = { endpointBLat: null, endpointBLng: null, endpointBRadiusKm: null }

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('reads every region by name, with its endpoints', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    await app.database.fresh().nativeUpdate(Region, { name: 'Faro-Sagres' }, { isActive: false })
    await admin.ask('createRegion', { name: 'Évora' })
    const { status, done } = await admin.ask('listOfficeRegions')
    expect(status).toBe(200)
    expect(done.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Évora', true],
      ['Faro-Lisbon', true],
      ['Faro-Sagres', false],
      ['Faro-Seville', true],
      ['Lisbon-Cascais', true],
      ['Lisbon-Seville', true],
    ])
    expect(done[1]).toEqual({
      id: await regionId(app, 'Faro-Lisbon'),
      name: 'Faro-Lisbon',
      isActive: true,
      version: 1,
      ...endpointA,
      ...endpointB,
    })
  })

  test('makes a route with its dashes normalised; the public list has it', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const { status, done } = await admin.ask('createRegion', {
      name: ' Faro — Tavira ',
      isActive: true,
      endpointALat: '37.12',
      endpointALng: '-8.15',
      endpointARadiusKm: '80',
      ...endpointB,
    })
    expect([status, done]).toEqual([
      201,
      { id: done.id, name: 'Faro-Tavira', isActive: true, ...endpointA, ...endpointB, version: 1 },
    ])
    const listed = await app.clients[protocol].ask('listRegions')
    expect(listed.done).toContainEqual({ id: done.id, name: 'Faro-Tavira' })
    expect(await actsOn(app, done.id)).toEqual([
      {
        act: 'created',
        admin: 'maria',
        subject: 'region',
        subjectName: 'Faro-Tavira',
        details: Object.fromEntries(
          Object.entries({ name: 'Faro-Tavira', isActive: true, ...endpointA, ...endpointB }).map(
            ([field, to]) => [field, { from: null, to }],
          ),
        ),
      },
    ])
  })

  test('makes a region without the endpoint of which a field is missing', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const { done } = await admin.ask('createRegion', {
      name: 'Faro-Tavira',
      endpointALat: 999,
      endpointALng: '',
      endpointARadiusKm: 100,
      ...endpointB,
    })
    expect(done).toMatchObject({ ...noEndpointA, ...endpointB })
  })

  test('changes a name, an endpoint and whether it is offered, and keeps the rest', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const id = await regionId(app, 'Faro-Lisbon')
    const { status, done } = await admin.ask('changeRegion', {
      id,
      name: 'Algarve–Lisbon',
      endpointBLat: '38.7',
      endpointBLng: '-9.1',
      endpointBRadiusKm: '30',
      isActive: false,
    })
    expect([status, done]).toEqual([
      200,
      {
        id,
        name: 'Algarve-Lisbon',
        isActive: false,
        ...endpointA,
        endpointBLat: 38.7,
        endpointBLng: -9.1,
        endpointBRadiusKm: 30,
        version: 2,
      },
    ])
    const suggested = await app.clients[protocol].ask('suggestStops', {
      pickup: 'Faro Airport',
      dropoff: 'Lisbon',
    })
    expect(suggested.done).toEqual([])
    expect(await actsOn(app, id)).toEqual([
      {
        act: 'changed',
        admin: 'maria',
        subject: 'region',
        subjectName: 'Algarve-Lisbon',
        details: {
          name: { from: 'Faro-Lisbon', to: 'Algarve-Lisbon' },
          isActive: { from: true, to: false },
          endpointBLat: { from: 38.74, to: 38.7 },
          endpointBLng: { from: -9.2, to: -9.1 },
          endpointBRadiusKm: { from: 45, to: 30 },
        },
      },
    ])
  })

  test('leaves an endpoint of which only a part comes, and reads so', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const id = await regionId(app, 'Faro-Lisbon')
    const partly = await admin.ask('changeRegion', {
      id,
      endpointALat: 36,
      endpointALng: '',
      ...noEndpointB,
    })
    expect([partly.status, partly.done]).toEqual([
      200,
      {
        id,
        name: 'Faro-Lisbon',
        isActive: true,
        ...endpointA,
        ...noEndpointB,
        version: 2,
        notice: INCOMPLETE_ENDPOINT,
      },
    ])
    const whole = await admin.ask('changeRegion', { id, ...endpointB })
    expect(whole.done).toEqual({
      id,
      name: 'Faro-Lisbon',
      isActive: true,
      ...endpointA,
      ...endpointB,
      version: 3,
    })
  })

  test('counts the stops of every route, and reads them', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    await admin.ask('createRegion', { name: 'Algarve' })
    const empty = (await admin.ask('createRegion', { name: 'Faro-Tavira' })).done.id
    const counts = await admin.ask('countRouteStops')
    expect(counts.status).toBe(200)
    expect(counts.done).toHaveLength(6)
    expect(counts.done).toContainEqual({ routeId: empty, stopsCount: 0 })
    const sagres = await regionId(app, 'Faro-Sagres')
    const stops = await admin.ask('listRouteStops', { id: sagres })
    expect(stops.status).toBe(200)
    expect(counts.done).toContainEqual({ routeId: sagres, stopsCount: stops.done.length })
    const silves = await stopNamed(app, 'Silves Castle')
    expect(stops.done).toContainEqual({
      id: silves.id,
      name: 'Silves Castle',
      imageUrl: '/art/stops/silves-castle.webp',
      hourlyPrice: 60,
      isActive: true,
    })
    expect((await admin.ask('listRouteStops', { id: empty })).done).toEqual([])
  })

  test('deletes a route, which its stops lose', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const id = await regionId(app, 'Faro-Lisbon')
    const { status, done } = await admin.ask('deleteRegion', { id })
    expect([status, done]).toEqual([200, { success: true }])
    expect(await app.database.fresh().count(Region, { id })).toBe(0)
    const silves = await stopNamed(app, 'Silves Castle')
    expect(
      silves.routes
        .getItems()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Faro-Sagres', 'Lisbon-Seville'])
    expect((await actsOn(app, id)).map(({ act, subjectName }) => [act, subjectName])).toEqual([
      ['deleted', 'Faro-Lisbon'],
    ])
  })

  test('cannot delete a route that a stop has alone, and reads which stops', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const id = await regionId(app, 'Faro-Sagres')
    const { status, refused } = await admin.ask('deleteRegion', { id })
    expect([status, refused.code, refused.error]).toEqual([
      409,
      'ROUTE_IN_USE',
      '“Faro-Sagres” is still needed: 4 stops have no other route (Benagil cliffs & sea cave; ' +
        'Cape St. Vincent (Cabo de São Vicente); Ponta da Piedade, Lagos; Sagres Fortress). ' +
        'Give them another route first, or delete them.',
    ])
    expect(refused['stops']).toHaveLength(4)
    expect((await stopNamed(app, 'Silves Castle')).routes.getIdentifiers()).toContain(id)
    expect(await actsOn(app, id)).toEqual([])
  })

  test('takes the name of a route from it only when its stops can spare it', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const refused = await admin.ask('changeRegion', {
      id: await regionId(app, 'Faro-Sagres'),
      name: 'Sagres',
    })
    expect([refused.status, refused.refused.code]).toEqual([409, 'ROUTE_IN_USE'])
    const id = await regionId(app, 'Faro-Lisbon')
    expect((await admin.ask('changeRegion', { id, name: 'Algarve' })).status).toBe(200)
    expect((await stopNamed(app, 'Silves Castle')).routes.getIdentifiers()).not.toContain(id)
  })

  test.for(['Faro-Lisbon', 'faro – LISBON'])('has no second region called %s', async (name, { open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const id = await regionId(app, 'Faro-Sagres')
    const answers = [await admin.ask('createRegion', { name }), await admin.ask('changeRegion', { id, name })]
    const written = name.replace(' – ', '-')
    for (const { status, refused } of answers)
      expect([status, refused.code, refused.error]).toEqual([
        409,
        'ALREADY_EXISTS',
        `There is already a region called “${written}”. Please choose another name.`,
      ])
    expect(await app.database.fresh().count(Region)).toBe(5)
  })

  test('may write its own name otherwise', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const id = await regionId(app, 'Faro-Lisbon')
    expect((await admin.ask('changeRegion', { id, name: 'FARO-LISBON' })).done.name).toBe('FARO-LISBON')
  })

  test.for(['nonsense', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
    'finds no region called %s',
    async (id, { app }) => {
      const admin = await adminClient(app, protocol)
      for (const answer of [
        await admin.ask('changeRegion', { id, name: 'Faro-Tavira' }),
        await admin.ask('deleteRegion', { id }),
      ])
        expect([answer.status, answer.refused.code, answer.refused.error]).toEqual([
          404,
          'NOT_FOUND',
          'There is no such region.',
        ])
      const { status, refused } = await admin.ask('listRouteStops', { id })
      expect([status, refused.error]).toEqual([404, 'There is no such route.'])
    },
  )

  test('finds no stops of a region that is no route', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const { id } = (await admin.ask('createRegion', { name: 'Algarve' })).done
    expect((await admin.ask('listRouteStops', { id })).status).toBe(404)
  })
})

test('of many people who make one region at once, one does', async ({ open }) => {
  const app = await open()
  const admin = await adminClient(app, 'REST')
  const names = ['Faro-Tavira', 'faro-tavira', 'FARO – TAVIRA', 'Faro-Tavira', 'Faro-Tavira', 'Faro-Tavira']
  const answers = await Promise.all(names.map((name) => admin.ask('createRegion', { name })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409, 409,
  ])
})

test('a new stop and the deletion of its only route do not pass each other', async ({ open }) => {
  const app = await open()
  const admin = await adminClient(app, 'REST')
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await admin.ask('createRegion', { name: `Faro-Tavira ${round}` })).done
    const stop = await aStop(app, { routeIds: [id] })
    const [added, deleted] = await Promise.all([
      admin.ask('createStop', stop),
      admin.ask('deleteRegion', { id }),
    ])
    expect([
      [201, 409],
      [400, 200],
    ]).toContainEqual([added.status, deleted.status])
  }
})
