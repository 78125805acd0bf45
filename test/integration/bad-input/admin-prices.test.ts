import { describe, expect } from 'vitest'
import { VehiclePricing } from '../../../src/server/catalogue/pricing/vehicle-pricing.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'

const transfer = { serviceType: 'point-to-point', minimumFare: '20', pricePerKm: '1' }
const hire = { serviceType: 'hourly', hourlyRate: '60' }

async function snapshot(app: TestApp) {
  const em = app.database.fresh()
  return [await em.find(VehiclePricing, {}, { orderBy: { id: 'asc' } }), await auditTrail(app)]
}

/** The S Class's transfer, which stays what it was. */
async function anId(app: TestApp): Promise<string> {
  const { done } = await callAsAdmin(app, 'REST', 'listPricing')
  return done[0]?.id ?? ''
}

const both = (reason: object) => ({ create: { reason }, edit: { reason } })
const UNREADABLE = {
  create: { reason: { code: 'fares_unreadable' } },
  edit: { reason: { code: 'values_unreadable' } },
}
const NEGATIVE = {
  create: { reason: { code: 'fares_negative' } },
  edit: { reason: { code: 'values_negative' } },
}
const NO_RATE = both({ code: 'hourly_rate_unusable' })
const TOO_HIGH = both({ code: 'amount_too_high', amount: 'hourlyRate', most: 1_000_000 })
const NONE = { create: {}, edit: {} }

/** The refusals of every single field are tested at the contract. */
const wrong = [
  ['an amount is a word', { ...transfer, minimumFare: 'cheap' }, 'minimumFare', UNREADABLE],
  ['an amount is missing', { ...transfer, pricePerKm: undefined }, 'pricePerKm', UNREADABLE],
  ['an amount is an object', { ...hire, hourlyRate: { amount: 49 } }, 'hourlyRate', NO_RATE],
  ['an amount is negative', { ...transfer, pricePerKm: '-0.01' }, 'pricePerKm', NEGATIVE],
  ['an amount is a cent too large', { ...hire, hourlyRate: '10000.01' }, 'hourlyRate', TOO_HIGH],
  ['the service type is another word', { ...transfer, serviceType: 'free' }, 'serviceType', NONE],
] as const

describe.each(protocols)('by %s', (protocol) => {
  test.for(wrong)('a price is not set when %s', async ([, body, field, reasons], { app }) => {
    const before = await snapshot(app)
    const answer = await callAsAdmin(app, protocol, 'createPricing', { vehicleName: 'Vito', ...body })
    const { status, refused } = answer
    expect([status, refused.code]).toEqual([400, 'INVALID_INPUT'])
    expect(refused.details).toEqual([{ field, message: refused.error, ...reasons.create }])
    expect(await snapshot(app)).toEqual(before)
  })

  test.for(wrong)('a price is not changed when %s', async ([, body, field, reasons], { app }) => {
    const before = await snapshot(app)
    const { status, refused } = await callAsAdmin(app, protocol, 'changePricing', {
      id: await anId(app),
      ...body,
    })
    expect([status, refused.code]).toEqual([400, 'INVALID_INPUT'])
    expect(refused.details).toEqual([{ field, message: refused.error, ...reasons.edit }])
    expect(await snapshot(app)).toEqual(before)
  })

  test.for(['Rolls-Royce', 'Mercedes', '<img src=x onerror=alert(1)>'])(
    'a price of “%s”, a vehicle that we do not have, is not set',
    async (vehicleName, { app }) => {
      const before = await snapshot(app)
      const { status, refused } = await callAsAdmin(app, protocol, 'createPricing', {
        ...transfer,
        vehicleName,
      })
      expect([status, refused.error]).toEqual([400, `We have no vehicle called “${vehicleName}”.`])
      expect(await snapshot(app)).toEqual(before)
    },
  )
})
