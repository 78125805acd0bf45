import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const vehicles = {
  1: 'Mercedes S Class',
  2: 'Mercedes E Class',
  3: 'Mercedes V Class',
  4: 'Mercedes Vito',
  5: 'Sprinter (or two vans)',
} as const

describe.each(protocols)('by %s', (protocol) => {
  test.for([
    [1, '2'],
    [2, '3'],
    [3, '7'],
    [4, 8],
    [5, '8'],
    [5, '16'],
  ] as const)('vehicle %d takes %s passengers', async ([vehicleId, passengers], { app }) => {
    const body = faroToVilamoura({ vehicleId, vehicleName: vehicles[vehicleId], passengers })
    expect((await app.clients[protocol].ask('createBooking', body)).status).toBe(201)
  })

  test.for([
    [1, '3', 2],
    [2, '4', 3],
    [3, '8', 7],
    [4, '9', 8],
    [1, '8', 2],
    [2, '16', 3],
  ] as const)('vehicle %d does not take %s passengers', async ([vehicleId, passengers, most], { open }) => {
    const app = await open()
    const vehicleName = vehicles[vehicleId]
    const body = faroToVilamoura({ vehicleId, vehicleName, passengers })
    const { status, refused } = await app.clients[protocol].ask('createBooking', body)
    expect([status, refused.code, refused.error]).toEqual([
      422,
      'INSUFFICIENT_CAPACITY',
      `${vehicleName} takes up to ${most} passengers; you selected ${passengers}.`,
    ])
    expect(await app.database.fresh().count(Booking)).toBe(0)
  })
})
