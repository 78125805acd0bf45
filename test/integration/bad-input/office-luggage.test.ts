import { describe, expect } from 'vitest'
import { LuggageCapacity } from '../../../src/server/catalogue/luggage/luggage-capacity.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { badCount, badOptionalText, badText, type BadValue } from '../../support/bad-values.ts'
import { doorNames } from '../../support/doors.ts'
import { askOffice } from '../../support/office-calls.ts'
import { expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const load = {
  vehicleId: 2,
  vehicleName: 'Mercedes E Class',
  config: '1 bicycle',
  imageUrl: '/art/luggage/e-class-3-cabin-bags.webp',
}
const INCOMPLETE = 'Please fill in configuration and image URL'
const NO_ADDRESS = 'Image URL must be an https address or a path on this site'

const isNothing = ({ value }: BadValue) => value == null || (typeof value === 'string' && value.trim() === '')
const notThere = badText(200).filter(isNothing)
const something = (values: readonly BadValue[]) => values.filter((value) => !isNothing(value))

const hostile = [
  'http://example.com/a.jpg',
  'javascript:alert(1)',
  'JavaScript://example.com/%0aalert(1)',
  'data:image/svg+xml,<svg onload=alert(1)/>',
  'file:///etc/passwd',
  '//evil.example/a.jpg',
  '/\\evil.example/a.jpg',
  'https://user:secret@example.com/a.jpg',
  'https://example.com/"onerror="alert(1)',
  'https://exa mple.com/a.jpg',
  'art/luggage/a.webp',
  'suitcase',
]

async function snapshot(app: TestApp) {
  const em = app.database.fresh()
  return [await em.find(LuggageCapacity, {}, { orderBy: { id: 'asc' } }), await auditTrail(app)]
}

describe.each(doorNames)('a luggage configuration is refused by %s when', (door) => {
  const refused = async (app: TestApp, input: object) => {
    const before = await snapshot(app)
    const answer = await askOffice(app, door, 'createLuggageCapacity', input)
    expect(await snapshot(app)).toEqual(before)
    expect(answer.status).toBe(400)
    return answer
  }

  const rows = (
    [
      ['vehicleId', badCount(1, 5)],
      ['vehicleName', badOptionalText(200)],
      ['config', something(badOptionalText(200))],
      ['imageUrl', something(badOptionalText(2000)).filter(({ what }) => !what.startsWith('has '))],
    ] as const
  ).flatMap(([field, values]) =>
    values.map(({ what, value }) => ({ what: `${field} ${what}`, field, value })),
  )

  test.for(rows)('$what', async ({ field, value }, { app }) => {
    const answer = await refused(app, { ...load, [field]: value })
    expect(answer.refused.details?.[0]?.field).toBe(field)
    expectRefused(answer)
  })

  test.for([1, 2000])('the image URL has %i characters too many', async (more, { app }) => {
    const { refused: told } = await refused(app, { ...load, imageUrl: `/${'a'.repeat(1999 + more)}` })
    expect(told.error).toBe('Image URL can be at most 2000 characters long.')
  })

  test.for(notThere)('its configuration $what', async ({ value }, { app }) => {
    const { refused: told } = await refused(app, { ...load, config: value })
    expect([told.error, told.details]).toEqual([INCOMPLETE, [{ field: 'config', message: INCOMPLETE }]])
  })

  test.for(notThere)('its image URL $what', async ({ value }, { app }) => {
    const { refused: told } = await refused(app, { ...load, imageUrl: value })
    expect([told.error, told.details]).toEqual([INCOMPLETE, [{ field: 'imageUrl', message: INCOMPLETE }]])
  })

  test.for(hostile)('its image is at %s', async (imageUrl, { app }) => {
    const { refused: told } = await refused(app, { ...load, imageUrl })
    expect([told.error, told.details]).toEqual([NO_ADDRESS, [{ field: 'imageUrl', message: NO_ADDRESS }]])
  })

  test.for([
    [{ vehicleId: 9, vehicleName: null }, 'vehicleId', 'We have no vehicle with the id 9.'],
    [{ vehicleName: 'Rolls-Royce' }, 'vehicleName', 'We have no vehicle called “Rolls-Royce”.'],
    [{ vehicleId: 1 }, 'vehicleId', 'The vehicle with the id 1 is not the Mercedes E Class.'],
  ] as const)('its vehicle is %o', async ([vehicle, field, message], { app }) => {
    const { refused: told } = await refused(app, { ...load, ...vehicle })
    expect([told.error, told.details]).toEqual([message, [{ field, message }]])
  })

  test('everything is missing', async ({ app }) => {
    const { refused: told } = await refused(app, {})
    expect(told.details?.map(({ field }) => field)).toEqual(['vehicleId', 'config', 'imageUrl'])
  })
})
