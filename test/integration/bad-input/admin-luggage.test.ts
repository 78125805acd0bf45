import { describe, expect } from 'vitest'
import { LuggageCapacity } from '../../../src/server/catalogue/luggage/luggage.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'

const load = {
  vehicleId: 2,
  vehicleName: 'Mercedes E Class',
  config: '1 bicycle',
  imageUrl: '/art/luggage/e-class-3-cabin-bags.webp',
}

async function snapshot(app: TestApp) {
  const em = app.database.fresh()
  return [await em.find(LuggageCapacity, {}, { orderBy: { id: 'asc' } }), await auditTrail(app)]
}

const REASONS: Readonly<Record<string, object>> = {
  'a number is a word': { reason: { code: 'not_in_range', min: 1, max: Number.MAX_SAFE_INTEGER } },
  'its configuration is blank': { reason: { code: 'required' } },
  'its picture is missing': { reason: { code: 'required' } },
  'its picture is a script': { reason: { code: 'image_url_unusable' } },
  'no vehicle has its id': { reason: { code: 'vehicle_id_unknown', id: 6 } },
  'no vehicle has its name': { reason: { code: 'vehicle_unknown', name: 'Rolls-Royce' } },
  'its vehicle’s id and name disagree': {
    reason: { code: 'vehicle_id_of_another', id: 1, name: 'Mercedes E Class' },
  },
}

describe.each(protocols)('a luggage configuration is refused by %s when', (protocol) => {
  // The refusals of every single field are tested at the contract.
  test.for([
    ['a number is a word', { vehicleId: 'two' }, 'vehicleId', 'Vehicle id must be a whole number from 1 to'],
    ['a text is an object', { vehicleName: {} }, 'vehicleName', 'Vehicle must be text.'],
    ['its configuration is blank', { config: ' ' }, 'config', 'Please fill in configuration and image URL'],
    ['its picture is missing', { imageUrl: null }, 'imageUrl', 'Please fill in configuration and image URL'],
    [
      'its picture is a script',
      { imageUrl: 'javascript:alert(1)' },
      'imageUrl',
      'Image URL must be an https address or a path on this site',
    ],
    [
      'no vehicle has its id',
      { vehicleId: 6, vehicleName: null },
      'vehicleId',
      'We have no vehicle with the id 6.',
    ],
    [
      'no vehicle has its name',
      { vehicleName: 'Rolls-Royce' },
      'vehicleName',
      'We have no vehicle called “Rolls-Royce”.',
    ],
    [
      'its vehicle’s id and name disagree',
      { vehicleId: 1 },
      'vehicleId',
      'The vehicle with the id 1 is not the Mercedes E Class.',
    ],
  ] as const)('%s', async ([why, change, field, sentence], { app }) => {
    const before = await snapshot(app)
    const { status, refused } = await callAsAdmin(app, protocol, 'createLuggageCapacity', {
      ...load,
      ...change,
    })
    expect([status, refused.code]).toEqual([400, 'INVALID_INPUT'])
    expect(refused.error).toContain(sentence)
    expect(refused.details).toEqual([
      {
        field,
        message: refused.error,
        ...REASONS[why],
      },
    ])
    expect(await snapshot(app)).toEqual(before)
  })
})
