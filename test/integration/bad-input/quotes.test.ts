import { describe, expect } from 'vitest'
import {
  badCount,
  badOptionalText,
  badStops,
  badText,
  badYesNo,
  type BadValue,
} from '../../support/bad-values.ts'
import { doorNames } from '../../support/doors.ts'
import { expectNothingStored, expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, quoteFor, type QuoteBody } from '../../support/trips.ts'

const transfer = quoteFor(faroToVilamoura())
const hire = quoteFor(hireInFaro())

/** Every field of POST /api/quotes with what it must refuse. */
const fields: readonly (readonly [field: string, values: readonly BadValue[], body: QuoteBody])[] = [
  ['pickup', badText(300), transfer],
  ['dropoff', badText(300), transfer],
  ['pickupPlaceId', badOptionalText(300), transfer],
  ['dropoffPlaceId', badOptionalText(300), transfer],
  ['vehicleName', badText(200), transfer],
  ['stops', badStops, transfer],
  ['isHourly', badYesNo, transfer],
  ['duration', badCount(2, 24), hire],
]

const rows = fields.flatMap(([field, values, body]) =>
  values.map(({ what, value }) => ({ name: `${field} ${what}`, field, body: { ...body, [field]: value } })),
)

describe.each(doorNames)('a quote is refused by %s when', (door) => {
  test.for(rows)('$name', async ({ field, body }, { app }) => {
    const answer = await app.doors[door].ask('createQuote', body)
    expectRefused(answer)
    expect(answer.status).toBe(400)
    expect(answer.refused.details?.[0]?.field.split('.')[0]).toBe(field)
    await expectNothingStored(app)
  })

  test.for(['Mercedes', 'Rolls-Royce', 'S', '1', 'Mercedes S Class; drop table booking'])(
    'the vehicle is “%s”',
    async (vehicleName, { app }) => {
      const answer = await app.doors[door].ask('createQuote', { ...transfer, vehicleName })
      expectRefused(answer)
      expect([answer.status, answer.refused.error]).toEqual([
        400,
        `We have no vehicle called “${vehicleName}”.`,
      ])
    },
  )

  test('everything is missing', async ({ app }) => {
    const answer = await app.doors[door].ask('createQuote', {})
    expectRefused(answer)
    expect(answer.refused.details?.map(({ field }) => field)).toEqual(['pickup', 'vehicleName'])
  })
})
