import { expect } from 'vitest'
import { VehiclePricing } from '../../../src/server/catalogue/pricing/vehicle-pricing.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import type { Answer } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'

const MANY = 24
const VITO = 'Mercedes Vito'
const protocolOf = (index: number) => (index % 2 === 0 ? 'REST' : 'tRPC')

/** Of so many at once one is done, and the others are refused with the reason. */
function expectOne(answers: readonly Answer[], done: number): void {
  expect(answers.filter(({ status }) => status === done)).toHaveLength(1)
  const lost = answers.filter(({ status }) => status !== done)
  expect(lost).toHaveLength(MANY - 1)
  for (const { status, refused } of lost)
    expect([status, refused.code, refused.error]).toEqual([
      409,
      'ALREADY_EXISTS',
      'Mercedes Vito with hourly service already exists. Please edit the existing entry.',
    ])
}

async function pricesOf(app: TestApp, serviceType: 'hourly' | 'point-to-point') {
  return app.database.fresh().find(VehiclePricing, { vehicleName: VITO, serviceType })
}

test('of many who set the same price at once one wins', async ({ open }) => {
  const app = await open()
  await app.database.fresh().nativeDelete(VehiclePricing, { vehicleName: VITO, serviceType: 'hourly' })
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, index) =>
      callAsAdmin(app, protocolOf(index), 'createPricing', {
        vehicleName: index % 3 === 0 ? 'vito' : VITO,
        serviceType: 'hourly',
        hourlyRate: String(60 + index),
      }),
    ),
  )
  expectOne(answers, 201)
  expect(await pricesOf(app, 'hourly')).toHaveLength(1)
  expect(await auditTrail(app)).toHaveLength(1)
})

test('of a new hourly price and changes to one at once one wins', async ({ open }) => {
  const app = await open()
  await app.database.fresh().nativeDelete(VehiclePricing, { vehicleName: VITO, serviceType: 'hourly' })
  const [{ id } = { id: '' }] = await pricesOf(app, 'point-to-point')
  const rate = { serviceType: 'hourly', hourlyRate: '70' }
  const answers = await Promise.all([
    callAsAdmin(app, 'REST', 'createPricing', { vehicleName: VITO, ...rate }),
    callAsAdmin(app, 'tRPC', 'changePricing', { id, ...rate }),
  ])
  const statuses = answers.map(({ status }) => status)
  expect(['201,409', '409,200']).toContain(statuses.join(','))
  for (const answer of answers)
    if (answer.status === 409)
      expect(answer.refused.error).toBe(
        'Mercedes Vito with hourly service already exists. Please edit the existing entry.',
      )
  expect(await pricesOf(app, 'hourly')).toHaveLength(1)
  expect(await auditTrail(app)).toHaveLength(1)
})

test('of many changes at once the last one stays, and each is in the audit trail', async ({ open }) => {
  const app = await open()
  const [{ id } = { id: '' }] = await pricesOf(app, 'hourly')
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, index) =>
      callAsAdmin(app, protocolOf(index), 'changePricing', {
        id,
        serviceType: 'hourly',
        hourlyRate: String(100 + index),
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))

  // Each one found the price that another one left: one unbroken chain from the first price to the last.
  const steps = new Map<unknown, unknown>()
  for (const { details } of await auditTrail(app)) {
    const change: unknown = details?.['hourlyRate']
    if (typeof change !== 'object' || change === null) throw new Error('Every change names the rate')
    steps.set(Reflect.get(change, 'from'), Reflect.get(change, 'to'))
  }
  expect(steps.size).toBe(MANY)
  let price: unknown = '68.00'
  for (let step = 0; step < MANY; step += 1) price = steps.get(price)
  const { done } = await callAsAdmin(app, 'REST', 'listPricing')
  expect(done.find((row) => row.id === id)?.hourlyRate).toBe(price)
})

test('of many deletions at once one finds the price', async ({ open }) => {
  const app = await open()
  const [{ id } = { id: '' }] = await pricesOf(app, 'hourly')
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, index) => callAsAdmin(app, protocolOf(index), 'deletePricing', { id })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(MANY - 1)
  expect(await auditTrail(app)).toHaveLength(1)
})
