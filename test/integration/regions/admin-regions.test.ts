import { INCOMPLETE_ENDPOINT } from '@chauffeur/domain/region-rules'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { describe, expect } from 'vitest'
import { Region } from '../../../src/server/catalogue/common/region.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { actsOn, adminClient, regionId } from '../../support/admin-forms.ts'
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
        notice: englishSentence(INCOMPLETE_ENDPOINT),
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
