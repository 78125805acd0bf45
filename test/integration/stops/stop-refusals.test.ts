import { describe, expect } from 'vitest'
import { Region } from '../../../src/server/catalogue/regions/region.entity.ts'
import { StopSuggestion } from '../../../src/server/catalogue/stops/stop-suggestion.entity.ts'
import { badNumber, badImageUrl, badOptionalText, type BadValue } from '../../support/bad-values.ts'
import { doorNames } from '../../support/doors.ts'
import { actsOn, aStop, expectFieldRefused, officeOf, stopNamed } from '../../support/office-forms.ts'
import { test } from '../../support/test.ts'

const FILL_ALL = 'Please fill in all fields and select at least one route'
const NO_POINT = 'Please provide valid latitude and longitude coordinates'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const gone: readonly BadValue[] = [
  { what: 'is null', value: null },
  { what: 'is empty', value: '' },
  { what: 'is blank', value: ' \u2003' },
]

const badRouteIds: readonly BadValue[] = [
  { what: 'is null', value: null },
  { what: 'is empty', value: [] },
  { what: 'is a word', value: 'Faro-Lisbon' },
  { what: 'is an object', value: { id: UNKNOWN } },
  { what: 'holds a name', value: ['Faro-Lisbon'] },
  { what: 'holds an unknown id', value: [UNKNOWN] },
  { what: 'holds a number', value: [7] },
  { what: 'holds null', value: [null] },
  { what: 'holds a blank', value: [' '] },
  { what: 'holds a statement', value: ["' or 1=1 --"] },
  { what: 'holds a thousand', value: Array.from({ length: 1000 }, () => UNKNOWN) },
]

const badFlag: readonly BadValue[] = ['yes', 'true', 1, 0, null, [], {}].map((value) => ({
  what: `is ${JSON.stringify(value)}`,
  value,
}))

/** Every field with what it must refuse; an edit keeps what it is not told. */
const fields: Readonly<Record<string, readonly BadValue[]>> = {
  name: [...gone, ...badOptionalText(200)],
  imageUrl: [...gone, ...badImageUrl],
  hourlyPrice: [
    ...gone,
    ...badNumber,
    { what: 'is 10000.01', value: 10000.01 },
    { what: 'is 0', value: 0 },
    { what: 'is "-5"', value: '-5' },
  ],
  latitude: [...gone, ...badNumber, { what: 'is 90.01', value: 90.01 }, { what: 'is "-91"', value: '-91' }],
  longitude: [
    ...gone,
    ...badNumber,
    { what: 'is 181', value: 181 },
    { what: 'is "-180.1"', value: '-180.1' },
  ],
  routeIds: badRouteIds,
  isActive: badFlag,
}
const rows = Object.entries(fields).flatMap(([field, values]) =>
  values.map(({ what, value }) => ({ says: `${field} ${what}`, field, value })),
)

describe.each(doorNames)('by %s', (door) => {
  test.for(rows)('a stop is not added when $says', async ({ field, value }, { app }) => {
    const office = await officeOf(app, door)
    const before = await app.database.fresh().count(StopSuggestion)
    expectFieldRefused(await office.ask('createStop', await aStop(app, { [field]: value })), field)
    expect(await app.database.fresh().count(StopSuggestion)).toBe(before)
  })

  test.for(rows)('a stop is not changed when $says', async ({ field, value }, { app }) => {
    const office = await officeOf(app, door)
    const before = await stopNamed(app, 'Castro Verde basilica')
    expectFieldRefused(await office.ask('changeStop', { id: before.id, [field]: value }), field)
    const { routes: _, ...after } = await stopNamed(app, 'Castro Verde basilica')
    expect(after).toMatchObject({ name: before.name, hourlyPriceCents: 6000, isActive: true })
    expect(await actsOn(app, before.id)).toEqual([])
  })

  test.for<[change: object, field: string, sentence: string]>([
    [{ name: undefined }, 'name', FILL_ALL],
    [{ imageUrl: undefined }, 'imageUrl', FILL_ALL],
    [{ routeIds: undefined }, 'routeIds', FILL_ALL],
    [{ hourlyPrice: undefined }, 'hourlyPrice', FILL_ALL],
    [{ hourlyPrice: 0 }, 'hourlyPrice', FILL_ALL],
    [{ latitude: undefined }, 'latitude', NO_POINT],
    [{ longitude: 'west' }, 'longitude', NO_POINT],
    [{ latitude: 91 }, 'latitude', 'Latitude must be between -90 and 90'],
    [{ longitude: -181 }, 'longitude', 'Longitude must be between -180 and 180'],
    [
      { imageUrl: 'javascript:alert(1)' },
      'imageUrl',
      'Image URL must be an https address or a path on this site',
    ],
    [{ routeIds: [UNKNOWN] }, 'routeIds', 'One of the routes does not exist any more. Please choose again.'],
  ])('a new stop with %j is refused in the stated words', async ([change, field, sentence], { app }) => {
    const office = await officeOf(app, door)
    expectFieldRefused(await office.ask('createStop', await aStop(app, change)), field, sentence)
  })

  test.for<[change: object, field: string, sentence: string]>([
    [{ imageUrl: '' }, 'imageUrl', FILL_ALL],
    [{ routeIds: [] }, 'routeIds', FILL_ALL],
    [{ hourlyPrice: '' }, 'hourlyPrice', FILL_ALL],
    [{ hourlyPrice: 0 }, 'hourlyPrice', 'Hourly price must be a positive number'],
    [{ hourlyPrice: 'much' }, 'hourlyPrice', 'Hourly price must be a positive number'],
  ])('a change to %j is refused in the stated words', async ([change, field, sentence], { app }) => {
    const office = await officeOf(app, door)
    const { id } = await stopNamed(app, 'Castro Verde basilica')
    expectFieldRefused(await office.ask('changeStop', { id, ...change }), field, sentence)
  })

  test('a region whose name holds no two ends is no route of a stop', async ({ open }) => {
    const app = await open()
    const office = await officeOf(app, door)
    for (const name of ['Algarve', 'Faro-', '-Lisbon']) {
      const { id } = (await office.ask('createRegion', { name })).done
      expectFieldRefused(
        await office.ask('createStop', await aStop(app, { routeIds: [id] })),
        'routeIds',
        `“${name}” is not a route: its name holds no origin and destination.`,
      )
    }
  })

  test('a route that is switched off is no route of a new stop', async ({ open }) => {
    const app = await open()
    await app.database.fresh().nativeUpdate(Region, { name: 'Faro-Lisbon' }, { isActive: false })
    const answer = await (await officeOf(app, door)).ask('createStop', await aStop(app))
    expectFieldRefused(answer, 'routeIds', 'The route “Faro-Lisbon” is not active.')
  })
})
