import { randomUUID } from 'node:crypto'
import type { TripEventType } from '@chauffeur/domain/trip-state'
import { callAsAdmin } from './admin-calls.ts'
import type { Protocol } from './api-clients.ts'
import type { TestApp } from './app.ts'
import { aCar, aDriver } from './cars.ts'
import { faroToVilamoura, type BookingBody } from './trips.ts'

/** A booking that the office has accepted. */
export async function confirmedTrip(
  app: TestApp,
  over: BookingBody = {},
): Promise<{ readonly id: string; readonly bookingNumber: string }> {
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura(over))
  await callAsAdmin(app, 'tRPC', 'acceptBooking', { id: done.id })
  return { id: done.id, bookingNumber: done.bookingNumber }
}

/** A car and a driver who usually drives it, and gets no mails unless an address is given. */
export async function carAndDriver(
  app: TestApp,
  plate: string,
  name: string,
  over: object = {},
  driverOver: object = {},
) {
  const { done: car } = await callAsAdmin(app, 'tRPC', 'createCar', aCar({ plate, ...over }))
  const { done: driver } = await callAsAdmin(
    app,
    'tRPC',
    'createDriver',
    aDriver({ name, usualCarId: car.id, email: null, ...driverOver }),
  )
  return { carId: car.id, driverId: driver.id }
}

/** A booking of ten that two vans drive, one by Ana and one by Rui. */
export async function tripOfTwoVans(app: TestApp) {
  const vito = { vehicleId: 4, label: 'Vito', seats: 8 }
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins', vito)
  const rui = await carAndDriver(app, '56-CD-78', 'Rui Costa', vito)
  const sprinter = { vehicleId: 5, vehicleName: 'Sprinter (or two vans)', passengers: 10 }
  const trip = await confirmedTrip(app, sprinter)
  const assign = async (carNo: number, who: typeof ana) =>
    (await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, carNo, ...who, override: 'Two vans.' })).done
      .id
  return { ...trip, assignments: [await assign(1, ana), await assign(2, rui)] as const }
}

/** Records a trip event that the office was told by phone. */
export function tell(
  app: TestApp,
  protocol: Protocol,
  assignmentId: string,
  type: TripEventType,
  over: object = {},
) {
  return callAsAdmin(app, protocol, 'recordTripEvent', {
    id: assignmentId,
    eventId: randomUUID(),
    type,
    ...over,
  })
}

/** The token of a new link of a driver, or of one job. */
export async function phoneToken(
  app: TestApp,
  of: { readonly driverId: string } | { readonly assignmentId: string },
): Promise<string> {
  const { done } =
    'driverId' in of
      ? await callAsAdmin(app, 'tRPC', 'makeDriverLink', { id: of.driverId })
      : await callAsAdmin(app, 'tRPC', 'makeTripLink', { id: of.assignmentId })
  return done.url.split('/').at(-1) ?? ''
}
