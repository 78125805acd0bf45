import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { auditTrail } from '../../support/audit.ts'
import { aCar, aDriver } from '../../support/cars.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const holiday = {
  startDate: '2027-08-01',
  startTime: '00:00',
  endDate: '2027-08-15',
  endTime: '00:00',
  reason: 'holiday',
  note: null,
}

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('adds, changes and lists drivers, with a phone that can be dialled from anywhere', async ({
    open,
  }) => {
    const app = await open()
    const { done: car } = await callAsAdmin(app, protocol, 'createCar', aCar())
    const added = await callAsAdmin(
      app,
      protocol,
      'createDriver',
      aDriver({ phone: '912 345 678', usualCarId: car.id }),
    )
    expect(added.status).toBe(201)
    expect(added.done).toMatchObject({
      phone: '+351912345678',
      usualCarId: car.id,
      languages: ['en', 'pt'],
      version: 1,
    })

    const { id } = added.done
    const left = await callAsAdmin(app, protocol, 'changeDriver', {
      id,
      version: 1,
      ...aDriver({ isActive: false }),
    })
    expect(left.done).toMatchObject({ isActive: false, usualCarId: null, version: 2 })
    expect((await callAsAdmin(app, protocol, 'listDrivers')).done).toEqual([left.done])
    const late = await callAsAdmin(app, protocol, 'changeDriver', { id, version: 1, ...aDriver() })
    expect([late.status, late.refused.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    const acts = (await auditTrail(app)).filter(({ subject }) => subject === 'driver')
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['changed', 'created'])
  })

  test.for([
    [{ phone: 'by letter' }, contactReasons.phone_not_dialled],
    [{ usualCarId: '00000000-0000-4000-8000-000000000000' }, 'There is no such car.'],
    [{ usualCarId: 'the black one' }, 'There is no such car.'],
  ] as const)('is told what is wrong with %o', async ([over, error], { app }) => {
    const refused = await callAsAdmin(app, protocol, 'createDriver', aDriver(over))
    expectRefusal(refused, { status: 400, code: 'INVALID_INPUT', error })
  })

  test('says when a driver is on holiday, and takes it back', async ({ open }) => {
    const app = await open()
    const { done: driver } = await callAsAdmin(app, protocol, 'createDriver', aDriver())
    const blocked = await callAsAdmin(app, protocol, 'blockDriver', { id: driver.id, ...holiday })
    expect([blocked.status, blocked.done.blocks]).toEqual([201, [{ id: expect.any(String), ...holiday }]])
    await callAsAdmin(app, protocol, 'removeBlock', { id: blocked.done.blocks[0]?.id })
    expect((await callAsAdmin(app, protocol, 'listDrivers')).done[0]?.blocks).toEqual([])
  })
})
