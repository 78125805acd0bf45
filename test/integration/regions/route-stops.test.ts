import { describe, expect } from 'vitest'
import { Region } from '../../../src/server/catalogue/common/region.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { actsOn, adminClient, regionId, stopNamed } from '../../support/admin-forms.ts'
import { test } from '../../support/test.ts'

describe.each(protocols)('the office, by %s,', (protocol) => {
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
      imageUrl: '/art/coast/stacks-640.webp',
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

  test('finds no stops of a region that is no route', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    const { id } = (await admin.ask('createRegion', { name: 'Algarve' })).done
    expect((await admin.ask('listRouteStops', { id })).status).toBe(404)
  })
})
