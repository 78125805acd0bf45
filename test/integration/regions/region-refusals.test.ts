import { describe, expect } from 'vitest'
import { Region } from '../../../src/server/catalogue/common/region.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { actsOn, expectFieldRefused, adminClient, regionId } from '../../support/admin-forms.ts'
import { test } from '../../support/test.ts'

const whole = {
  name: 'Faro-Tavira',
  endpointALat: 37.12,
  endpointALng: -8.15,
  endpointARadiusKm: 80,
  endpointBLat: '37.13',
  endpointBLng: '-7.65',
  endpointBRadiusKm: '30',
}

/** One wrong field of each kind, which create and change refuse alike; the rest is tested at contract and domain. */
const wrong = [
  ['its name is blank', { name: ' \u2003' }, 'name'],
  ['its name holds a line break', { name: 'Faro\nLisbon' }, 'name'],
  ['whether it is active is a word', { isActive: 'yes' }, 'isActive'],
  ['a latitude is a word', { endpointALat: 'north' }, 'endpointALat'],
  ['a longitude is a list', { endpointALng: [37] }, 'endpointALng'],
  ['a longitude is beyond the date line', { endpointBLng: '-180.01' }, 'endpointBLng'],
  ['a radius is too large', { endpointBRadiusKm: 1000.01 }, 'endpointBRadiusKm'],
] as const

describe.each(protocols)('by %s', (protocol) => {
  test.for(wrong)('a region is not made when %s', async ([, change, field], { app }) => {
    const admin = await adminClient(app, protocol)
    expectFieldRefused(await admin.ask('createRegion', { ...whole, ...change }), field)
    expect(await app.database.fresh().count(Region)).toBe(5)
  })

  test.for(wrong)('a region is not changed when %s', async ([, change, field], { app }) => {
    const admin = await adminClient(app, protocol)
    const id = await regionId(app, 'Faro-Sagres')
    expectFieldRefused(await admin.ask('changeRegion', { ...whole, id, ...change }), field)
    expect((await app.database.fresh().findOneOrFail(Region, { id })).endpointBLng).toBe(-8.92)
    expect(await actsOn(app, id)).toEqual([])
  })

  test('the words are those of a new region, or of a change', async ({ app }) => {
    const admin = await adminClient(app, protocol)
    const id = await regionId(app, 'Faro-Sagres')
    const change = { ...whole, endpointALat: 91 }
    const created = await admin.ask('createRegion', change)
    expectFieldRefused(created, 'endpointALat', 'Endpoint A latitude must be between -90 and 90')
    const changed = await admin.ask('changeRegion', { ...change, id })
    expectFieldRefused(changed, 'endpointALat', 'Invalid Endpoint A or B coordinates or radius')
  })
})

test('what is no object is refused in a sentence', async ({ app }) => {
  const headers = {
    cookie: await app.adminCookie(),
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
