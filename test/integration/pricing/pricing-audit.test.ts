import { describe, expect } from 'vitest'
import { VehiclePricing } from '../../../src/server/catalogue/pricing/vehicle-pricing.entity.ts'
import { auditTrail } from '../../support/audit.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'

const S_CLASS = 'Mercedes S Class'
const transfer = {
  vehicleName: S_CLASS,
  serviceType: 'point-to-point',
  minimumFare: '20',
  pricePerKm: '1.05',
}

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('leaves in the audit trail who did what, with the old and the new values', async ({ open }) => {
    const app = await open()
    await app.database.fresh().nativeDelete(VehiclePricing, {})
    const { id } = (await callAsAdmin(app, protocol, 'createPricing', transfer)).done
    app.clock.advance({ minutes: 1 })
    await callAsAdmin(app, protocol, 'changePricing', { id, serviceType: 'hourly', hourlyRate: '60' })
    app.clock.advance({ minutes: 1 })
    await callAsAdmin(app, protocol, 'deletePricing', { id })
    const common = { admin: 'maria', subject: 'pricing', subjectId: id }
    expect(await auditTrail(app)).toEqual([
      {
        ...common,
        at: '2027-01-13T09:00:00.000Z',
        act: 'created',
        subjectName: 'Mercedes S Class, point-to-point',
        details: {
          vehicleName: { from: null, to: S_CLASS },
          serviceType: { from: null, to: 'point-to-point' },
          minimumFare: { from: null, to: '20.00' },
          pricePerKm: { from: null, to: '1.05' },
        },
      },
      {
        ...common,
        at: '2027-01-13T09:01:00.000Z',
        act: 'changed',
        subjectName: 'Mercedes S Class, point-to-point',
        details: {
          serviceType: { from: 'point-to-point', to: 'hourly' },
          minimumFare: { from: '20.00', to: null },
          pricePerKm: { from: '1.05', to: null },
          hourlyRate: { from: null, to: '60.00' },
        },
      },
      {
        ...common,
        at: '2027-01-13T09:02:00.000Z',
        act: 'deleted',
        subjectName: 'Mercedes S Class, hourly',
        details: {
          vehicleName: { from: S_CLASS, to: null },
          serviceType: { from: 'hourly', to: null },
          hourlyRate: { from: '60.00', to: null },
        },
      },
    ])
  })

  test('leaves no trace of what was refused', async ({ open }) => {
    const app = await open()
    await callAsAdmin(app, protocol, 'createPricing', transfer)
    await callAsAdmin(app, protocol, 'deletePricing', { id: 'nonsense' })
    expect(await auditTrail(app)).toEqual([])
  })
})
