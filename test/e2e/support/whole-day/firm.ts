import { randomUUID } from 'node:crypto'
import type { TripEventType } from '@chauffeur/domain/trip-state'
import { webhookEvents } from '@chauffeur/domain/webhooks'
import { signIn } from '../../../support/app.ts'
import { aCar, aDriver } from '../../../support/cars.ts'
import { faroToVilamoura, type BookingBody } from '../../../support/trips.ts'
import type { MovableSite } from '../movable-site.ts'
import { pressOnSimulator } from '../online-payment.ts'

export const DAY = '2027-01-27'

export interface Trip {
  readonly id: string
  readonly bookingNumber: string
}

/** Returns the office's acts, done by the documented calls, on a site whose clock moves. */
export function openFirm({ site: { client } }: MovableSite) {
  // A session ends after an hour without a request, and the clock moves on by hours.
  const asOffice = async () => ({ cookie: await signIn(client) })
  let drivers = 0
  return {
    async car(plate: string, over: object = {}) {
      const { done } = await client.ask('createCar', aCar({ plate, ...over }), await asOffice())
      return done.id
    },
    async driver(name: string, usualCarId: string) {
      drivers += 1
      const phone = `+351 912 345 67${drivers}`
      const about = aDriver({ name, phone, usualCarId, languages: ['en'] })
      const { done } = await client.ask('createDriver', about, await asOffice())
      const { done: link } = await client.ask('makeDriverLink', { id: done.id }, await asOffice())
      return { id: done.id, carId: usualCarId, path: new URL(link.url).pathname }
    },
    async receiver(url: string) {
      const about = { name: 'The hotel’s system', url, events: webhookEvents }
      await client.ask('createWebhook', about, await asOffice())
    },
    /** A booking that is accepted, and paid where it is to be paid online. */
    async trip(about: BookingBody): Promise<Trip> {
      const { done } = await client.ask('createBooking', faroToVilamoura(about))
      if (done.checkoutUrl) await pressOnSimulator(done.checkoutUrl, 'pay')
      await client.ask('acceptBooking', { id: done.id }, await asOffice())
      return { id: done.id, bookingNumber: done.bookingNumber }
    },
    async give({ id }: Trip, driver: { readonly id: string; readonly carId: string }) {
      await client.ask('assignTrip', { id, driverId: driver.id, carId: driver.carId }, await asOffice())
    },
    /** Writes down what the driver says on the telephone. */
    async record(trip: Trip, type: TripEventType, note: string | null = null) {
      const { done } = await client.ask('readBoard', { date: DAY }, await asOffice())
      const current = done.trips?.find(({ bookingId }) => bookingId === trip.id)?.cars[0]?.assignment
      await client.ask(
        'recordTripEvent',
        { id: current?.id, eventId: randomUUID(), type, note },
        await asOffice(),
      )
    },
    board: async () => (await client.ask('readBoard', { date: DAY }, await asOffice())).done,
    history: async ({ id }: Trip) =>
      (await client.ask('readBookingHistory', { id }, await asOffice())).done.entries,
    mails: async ({ id }: Trip) =>
      (await client.ask('listBookingMails', { id }, await asOffice())).done.mails,
  }
}

export type Firm = ReturnType<typeof openFirm>
