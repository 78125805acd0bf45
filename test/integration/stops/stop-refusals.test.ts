import { describe, expect } from 'vitest'
import { Region } from '../../../src/server/catalogue/common/region.entity.ts'
import { StopSuggestion } from '../../../src/server/catalogue/stops/stop-suggestion.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { actsOn, aStop, expectFieldRefused, adminClient, stopNamed } from '../../support/admin-forms.ts'
import { test } from '../../support/test.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** One wrong field of each kind, which create and change refuse alike; the rest is tested at contract and domain. */
const wrong = [
  ['its name is null', { name: null }, 'name'],
  ['its name holds a line break', { name: 'Alte\nWaterfall' }, 'name'],
  ['its picture is a script', { imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
  ['its price is a word', { hourlyPrice: 'much' }, 'hourlyPrice'],
  ['its price is too high', { hourlyPrice: 10_000.01 }, 'hourlyPrice'],
  ['its latitude is a list', { latitude: [37] }, 'latitude'],
  ['its longitude is beyond the date line', { longitude: '-180.1' }, 'longitude'],
  ['its routes are none', { routeIds: [] }, 'routeIds'],
  ['its routes are a word', { routeIds: 'Faro-Lisbon' }, 'routeIds'],
  ['its route is a name', { routeIds: ['Faro-Lisbon'] }, 'routeIds'],
  ['its route is a statement', { routeIds: ["' or 1=1 --"] }, 'routeIds'],
  ['its route is unknown', { routeIds: [UNKNOWN] }, 'routeIds'],
  ['its routes are a thousand', { routeIds: Array.from({ length: 1000 }, () => UNKNOWN) }, 'routeIds'],
  ['whether it is active is a word', { isActive: 'yes' }, 'isActive'],
] as const

describe.each(protocols)('by %s', (protocol) => {
  test.for(wrong)('a stop is not added when %s', async ([, change, field], { app }) => {
    const admin = await adminClient(app, protocol)
    const before = await app.database.fresh().count(StopSuggestion)
    expectFieldRefused(await admin.ask('createStop', await aStop(app, change)), field)
    expect(await app.database.fresh().count(StopSuggestion)).toBe(before)
  })

  test.for(wrong)('a stop is not changed when %s', async ([, change, field], { app }) => {
    const admin = await adminClient(app, protocol)
    const before = await stopNamed(app, 'Castro Verde basilica')
    expectFieldRefused(await admin.ask('changeStop', { id: before.id, ...change }), field)
    const { routes: _, ...after } = await stopNamed(app, 'Castro Verde basilica')
    expect(after).toMatchObject({ name: before.name, hourlyPriceCents: 6000, isActive: true })
    expect(await actsOn(app, before.id)).toEqual([])
  })

  test('the words are those of a new stop, or of a change', async ({ app }) => {
    const admin = await adminClient(app, protocol)
    const { id } = await stopNamed(app, 'Castro Verde basilica')
    const created = await admin.ask('createStop', await aStop(app, { hourlyPrice: 'much' }))
    expectFieldRefused(created, 'hourlyPrice', 'Please fill in all fields and select at least one route')
    const changed = await admin.ask('changeStop', { id, hourlyPrice: 'much' })
    expectFieldRefused(changed, 'hourlyPrice', 'Hourly price must be a positive number')
    const gone = await admin.ask('changeStop', { id, routeIds: [UNKNOWN] })
    expectFieldRefused(gone, 'routeIds', 'One of the routes does not exist any more. Please choose again.')
  })

  test('a region whose name holds no two ends is no route of a stop', async ({ open }) => {
    const app = await open()
    const admin = await adminClient(app, protocol)
    for (const name of ['Algarve', 'Faro-', '-Lisbon']) {
      const { id } = (await admin.ask('createRegion', { name })).done
      expectFieldRefused(
        await admin.ask('createStop', await aStop(app, { routeIds: [id] })),
        'routeIds',
        `“${name}” is not a route: its name holds no origin and destination.`,
      )
    }
  })

  test('a route that is switched off is no route of a new stop', async ({ open }) => {
    const app = await open()
    await app.database.fresh().nativeUpdate(Region, { name: 'Faro-Lisbon' }, { isActive: false })
    const answer = await (await adminClient(app, protocol)).ask('createStop', await aStop(app))
    expectFieldRefused(answer, 'routeIds', 'The route “Faro-Lisbon” is not active.')
  })
})
