import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { auditTrail } from '../../support/audit.ts'
import { aBlock, aCar } from '../../support/cars.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const service = aBlock()

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('adds, changes and lists cars, and the audit trail says who', async ({ open }) => {
    const app = await open()
    const added = await callAsAdmin(app, protocol, 'createCar', aCar({ plate: '12-ab-34' }))
    expect(added.status).toBe(201)
    expect(added.done).toMatchObject({
      plate: '12-AB-34',
      vehicleName: 'Mercedes E Class',
      blocks: [],
      version: 1,
    })

    const { id } = added.done
    const changed = await callAsAdmin(app, protocol, 'changeCar', {
      id,
      version: 1,
      ...aCar({ colour: 'Silver', childSeats: 2, activeUntil: '2027-12-31' }),
    })
    expect(changed.done).toMatchObject({
      id,
      colour: 'Silver',
      childSeats: 2,
      activeUntil: '2027-12-31',
      version: 2,
    })
    const list = await callAsAdmin(app, protocol, 'listCars')
    expect(list.done).toEqual([changed.done])
    const acts = (await auditTrail(app)).map(({ subject, act }) => `${subject} ${act}`)
    expect(acts.toSorted()).toEqual(['car changed', 'car created'])
  })

  test('does not enter a plate twice, however it is written', async ({ open }) => {
    const app = await open()
    await callAsAdmin(app, protocol, 'createCar', aCar())
    const again = await callAsAdmin(app, protocol, 'createCar', aCar({ plate: '12 ab34' }))
    expectRefusal(again, {
      status: 409,
      code: 'ALREADY_EXISTS',
      error: 'There is a car with the plate 12 AB34 already.',
    })
    const other = await callAsAdmin(app, protocol, 'createCar', aCar({ plate: '99-ZZ-99' }))
    const taken = await callAsAdmin(app, protocol, 'changeCar', { id: other.done.id, ...aCar() })
    expect([taken.status, taken.refused.code]).toEqual([409, 'ALREADY_EXISTS'])
  })

  test('does not overwrite what somebody else has changed meanwhile', async ({ open }) => {
    const app = await open()
    const { done } = await callAsAdmin(app, protocol, 'createCar', aCar())
    await callAsAdmin(app, protocol, 'changeCar', { id: done.id, version: 1, ...aCar({ seats: 3 }) })
    const late = await callAsAdmin(app, protocol, 'changeCar', {
      id: done.id,
      version: 1,
      ...aCar({ seats: 2 }),
    })
    expect([late.status, late.refused.code]).toEqual([409, 'CHANGED_MEANWHILE'])
  })

  test.for([
    [
      { activeFrom: '2027-03-02', activeUntil: '2027-03-01' },
      400,
      'The last day must not be before the first.',
    ],
    [{ base: 'Porto' }, 400, 'Base must be one of: Algarve, Lisbon, Seville.'],
  ] as const)('is told what is wrong with %o', async ([over, status, error], { open }) => {
    const app = await open()
    expectRefusal(await callAsAdmin(app, protocol, 'createCar', aCar(over)), {
      status,
      code: 'INVALID_INPUT',
      error,
    })
  })

  test('says when a car is not there, by the clock of its base, and takes it back', async ({ open }) => {
    const app = await open()
    const { done: car } = await callAsAdmin(app, protocol, 'createCar', aCar({ base: 'Seville' }))
    const blocked = await callAsAdmin(app, protocol, 'blockCar', { id: car.id, ...service })
    expect(blocked.status).toBe(201)
    expect(blocked.done.blocks).toEqual([{ id: expect.any(String), ...service }])
    const removed = await callAsAdmin(app, protocol, 'removeBlock', { id: blocked.done.blocks[0]?.id })
    expect(removed.done).toEqual({ success: true })
    const gone = await callAsAdmin(app, protocol, 'removeBlock', { id: blocked.done.blocks[0]?.id })
    expectRefusal(gone, { status: 404, code: 'NOT_FOUND', error: 'There is no such block.' })
    expect((await callAsAdmin(app, protocol, 'listCars')).done[0]?.blocks).toEqual([])
    const acts = (await auditTrail(app)).map(({ act }) => act)
    expect(acts.toSorted()).toEqual(['blocked', 'created', 'unblocked'])
  })

  test.for([
    [{ endTime: '08:00' }, 'The end must be after the beginning.'],
    [{ startDate: '2020-01-01', endDate: '2020-01-02' }, 'The end is in the past.'],
    [
      { startDate: '2027-03-28', startTime: '01:30', endDate: '2027-03-29' },
      'The clocks go forward that night: 01:30 does not exist. The next time available is 02:00.',
    ],
  ] as const)('does not block a car for %o', async ([over, error], { open }) => {
    const app = await open()
    const { done: car } = await callAsAdmin(app, protocol, 'createCar', aCar())
    const refused = await callAsAdmin(app, protocol, 'blockCar', { id: car.id, ...service, ...over })
    expectRefusal(refused, { status: 400, code: 'INVALID_INPUT', error })
  })

  test('finds no car that there is not', async ({ app }) => {
    const id = '00000000-0000-4000-8000-000000000000'
    for (const answer of [
      await callAsAdmin(app, protocol, 'changeCar', { id, ...aCar() }),
      await callAsAdmin(app, protocol, 'blockCar', { ...service, id: 'x' }),
    ])
      expectRefusal(answer, { status: 404, code: 'NOT_FOUND', error: 'There is no such car.' })
  })
})
