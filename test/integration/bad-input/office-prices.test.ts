import { describe, expect } from 'vitest'
import { VehiclePricing } from '../../../src/server/catalogue/pricing/vehicle-pricing.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { badText, badWord, type BadValue } from '../../support/bad-values.ts'
import { doorNames } from '../../support/doors.ts'
import { askOffice } from '../../support/office-calls.ts'
import { expectRefused, expectSentence } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const bad = (what: string, value: unknown): BadValue => ({ what, value })

/** What is no finite number of euros and cents. */
const unreadable = [
  bad('is missing', undefined),
  bad('is null', null),
  bad('is empty', ''),
  bad('is blank', '  '),
  bad('is a word', 'cheap'),
  bad('is “1e1”', '1e1'),
  bad('is “ 49 ”', ' 49 '),
  bad('is “49,00”', '49,00'),
  bad('is “€49”', '€49'),
  bad('is “1.005”', '1.005'),
  bad('is 1.005', 1.005),
  bad('is “0x10”', '0x10'),
  bad('is “+5”', '+5'),
  bad('is “NaN”', 'NaN'),
  bad('is “Infinity”', 'Infinity'),
  bad('is 1e308', 1e308),
  bad('is a row of 400 digits', '9'.repeat(400)),
  bad('is an Arabic three', '٣'),
  bad('is true', true),
  bad('is a list', ['49']),
  bad('is an object', { amount: 49 }),
  bad('is a statement', "0'; drop table vehicle_pricing; --"),
]
const negative = [
  bad('is “-1”', '-1'),
  bad('is -1', -1),
  bad('is “-0.01”', '-0.01'),
  bad('is -9999999', -9_999_999),
]
const tooLarge = (max: number) => [
  bad('is a cent too large', `${max}.01`),
  bad('is 9999999', 9_999_999),
  bad('is “99999999999”', '99999999999'),
]

const transfer = { serviceType: 'point-to-point', minimumFare: '20', pricePerKm: '1' }
const hire = { serviceType: 'hourly', hourlyRate: '60' }

const HOURLY = 'Please enter a valid hourly rate'
const sentences = {
  createPricing: {
    unreadable: 'Please enter valid numbers for minimum fare and price per km',
    negative: 'Minimum fare and price per km must be non-negative',
  },
  changePricing: { unreadable: 'Please enter valid numbers', negative: 'Values must be non-negative' },
}

function rowsOf(name: keyof typeof sentences) {
  const stated = sentences[name]
  const kinds = [
    ['minimumFare', transfer, unreadable, stated.unreadable],
    ['minimumFare', transfer, negative, stated.negative],
    ['minimumFare', transfer, tooLarge(10_000), 'Minimum fare can be at most €10,000.00.'],
    ['pricePerKm', transfer, unreadable, stated.unreadable],
    ['pricePerKm', transfer, negative, stated.negative],
    ['pricePerKm', transfer, tooLarge(100), 'Price per km can be at most €100.00.'],
    ['hourlyRate', hire, [...unreadable, ...negative], HOURLY],
    ['hourlyRate', hire, tooLarge(10_000), 'Hourly rate can be at most €10,000.00.'],
  ] as const
  return kinds.flatMap(([field, body, values, sentence]) =>
    values.map(({ what, value }) => ({
      what: `${field} ${what}`,
      field,
      body: { ...body, [field]: value },
      sentence,
    })),
  )
}

async function snapshot(app: TestApp) {
  const em = app.database.fresh()
  return [await em.find(VehiclePricing, {}, { orderBy: { id: 'asc' } }), await auditTrail(app)]
}

/** The S Class's transfer, which stays what it was. */
async function anId(app: TestApp): Promise<string> {
  const { done } = await askOffice(app, 'REST', 'listPricing')
  return done[0]?.id ?? ''
}

describe.each(doorNames)('by %s', (door) => {
  describe.each(['createPricing', 'changePricing'] as const)('%s is refused when', (name) => {
    const withRest = async (app: TestApp, body: object) =>
      name === 'createPricing' ? { vehicleName: 'Vito', ...body } : { id: await anId(app), ...body }

    test.for(rowsOf(name))('$what', async ({ field, body, sentence }, { app }) => {
      const before = await snapshot(app)
      const { status, refused } = await askOffice(app, door, name, await withRest(app, body))
      expect([status, refused.code, refused.error]).toEqual([400, 'INVALID_INPUT', sentence])
      expect(refused.details).toEqual([{ field, message: sentence }])
      expect(await snapshot(app)).toEqual(before)
    })

    test.for(badWord('hourly'))('serviceType $what', async ({ value }, { app }) => {
      const before = await snapshot(app)
      const body = await withRest(app, { ...transfer, ...hire, serviceType: value })
      const answer = await askOffice(app, door, name, body)
      expectRefused(answer)
      expect([answer.status, answer.refused.details?.[0]?.field]).toEqual([400, 'serviceType'])
      expect(await snapshot(app)).toEqual(before)
    })
  })

  test.for([
    ...badText(200),
    bad('is another vehicle', 'Rolls-Royce'),
    bad('is too short', 'Mercedes'),
    bad('is markup', '<img src=x onerror=alert(1)>'),
  ])('createPricing is refused when vehicleName $what', async ({ value }, { app }) => {
    const before = await snapshot(app)
    const answer = await askOffice(app, door, 'createPricing', { ...transfer, vehicleName: value })
    expectRefused(answer)
    expect([answer.status, answer.refused.details?.[0]?.field]).toEqual([400, 'vehicleName'])
    expect(await snapshot(app)).toEqual(before)
  })

  test('a vehicle that we do not have is named', async ({ app }) => {
    const input = { ...transfer, vehicleName: 'Rolls-Royce' }
    const { refused } = await askOffice(app, door, 'createPricing', input)
    expect(refused.error).toBe('We have no vehicle called “Rolls-Royce”.')
  })

  test('createPricing is refused when everything is missing', async ({ app }) => {
    const { status, refused } = await askOffice(app, door, 'createPricing', {})
    expect(status).toBe(400)
    expect(refused.details?.map(({ field }) => field)).toEqual(['vehicleName', 'serviceType'])
    expectSentence(refused.error)
  })
})
