import { describe, expect } from 'vitest'
import { Region } from '../../../src/server/catalogue/regions/region.entity.ts'
import { badNumber, badOptionalText, type BadValue } from '../../support/bad-values.ts'
import { doorNames } from '../../support/doors.ts'
import { actsOn, expectFieldRefused, officeOf, regionId } from '../../support/office-forms.ts'
import { test } from '../../support/test.ts'

const GENERIC = 'Invalid Endpoint A or B coordinates or radius'

const whole = {
  name: 'Faro-Tavira',
  endpointALat: 37.12,
  endpointALng: -8.15,
  endpointARadiusKm: 80,
  endpointBLat: '37.13',
  endpointBLng: '-7.65',
  endpointBRadiusKm: '30',
}

const is = (...values: unknown[]): BadValue[] =>
  values.map((value) => ({ what: `is ${JSON.stringify(value)}`, value }))

const badLatitude = [...badNumber, ...is(90.01, '-90.01', 999)]
const badLongitude = [...badNumber, ...is(180.01, '-180.01', 999)]
const badRadius = [...badNumber, ...is(0, 0.99, '-5', 1000.01, '1001')]

/** Every field with what it must refuse; the other fields of the endpoint are there. */
const fields: Readonly<Record<string, readonly BadValue[]>> = {
  name: [...is(null, '', ' \u2003'), ...badOptionalText(200)],
  isActive: is('yes', 'true', 1, 0, null, [], {}),
  endpointALat: badLatitude,
  endpointALng: badLongitude,
  endpointARadiusKm: badRadius,
  endpointBLat: badLatitude,
  endpointBLng: badLongitude,
  endpointBRadiusKm: badRadius,
}
const rows = Object.entries(fields).flatMap(([field, values]) =>
  values.map(({ what, value }) => ({ says: `${field} ${what}`, field, value })),
)

describe.each(doorNames)('by %s', (door) => {
  test.for(rows)('a region is not made when $says', async ({ field, value }, { app }) => {
    const office = await officeOf(app, door)
    expectFieldRefused(await office.ask('createRegion', { ...whole, [field]: value }), field)
    expect(await app.database.fresh().count(Region)).toBe(5)
  })

  test.for(rows)('a region is not changed when $says', async ({ field, value }, { app }) => {
    const office = await officeOf(app, door)
    const id = await regionId(app, 'Faro-Sagres')
    expectFieldRefused(await office.ask('changeRegion', { ...whole, id, [field]: value }), field)
    expect((await app.database.fresh().findOneOrFail(Region, { id })).endpointBLng).toBe(-8.92)
    expect(await actsOn(app, id)).toEqual([])
  })

  test.for<[change: object, field: string, sentence: string]>([
    [{ name: undefined }, 'name', 'Please enter a region name'],
    [{ name: ' ' }, 'name', 'Please enter a region name'],
    [{ endpointALat: 91 }, 'endpointALat', 'Endpoint A latitude must be between -90 and 90'],
    [{ endpointALng: '-181' }, 'endpointALng', 'Endpoint A longitude must be between -180 and 180'],
    [{ endpointARadiusKm: 0 }, 'endpointARadiusKm', 'Endpoint A radius must be between 1 and 1000 km'],
    [{ endpointBLat: 'north' }, 'endpointBLat', 'Endpoint B latitude must be between -90 and 90'],
    [{ endpointBLng: 200 }, 'endpointBLng', 'Endpoint B longitude must be between -180 and 180'],
    [{ endpointBRadiusKm: 1001 }, 'endpointBRadiusKm', 'Endpoint B radius must be between 1 and 1000 km'],
  ])('a new region with %j is refused in the stated words', async ([change, field, sentence], { app }) => {
    const office = await officeOf(app, door)
    expectFieldRefused(await office.ask('createRegion', { ...whole, ...change }), field, sentence)
  })

  test.for<[change: object, field: string, sentence: string]>([
    [{ name: '' }, 'name', 'Region name cannot be empty'],
    [{ name: null }, 'name', 'Region name cannot be empty'],
    [{ endpointALat: 91 }, 'endpointALat', GENERIC],
    [{ endpointBRadiusKm: 0 }, 'endpointBRadiusKm', GENERIC],
  ])('a change to %j is refused in the stated words', async ([change, field, sentence], { app }) => {
    const office = await officeOf(app, door)
    const id = await regionId(app, 'Faro-Sagres')
    expectFieldRefused(await office.ask('changeRegion', { ...whole, id, ...change }), field, sentence)
  })
})

test('what is no object is refused in a sentence', async ({ app }) => {
  const headers = {
    cookie: await app.office(),
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  }
  for (const path of ['/api/admin/regions', '/api/admin/stop-suggestions'])
    for (const body of ['null', '[]', '"Faro"', '7', '{']) {
      const { status, text } = await app.raw({ method: 'POST', path, headers, body })
      expect(status).toBe(400)
      expect(JSON.parse(text).error).toMatch(/^The request body .*\.$/)
    }
})
