import { aDriver } from '../../support/cars.ts'
import { bookTrip } from './admin.ts'
import { inDays } from './booking-form.ts'
import { adminCookie, sharedSite, type Site } from './site.ts'

/**
 * A driver with one trip of tomorrow, and the path of the link on their phone. Without a car: with the first one of a
 * class, the shared site would sell that class only while it is free.
 */
export async function driverWithTrip(
  name: string,
  change: Readonly<Record<string, unknown>> = {},
  site: Site = sharedSite(),
) {
  const booking = await bookTrip({ pickupDate: inDays(1), ...change }, site)
  return { booking, ...(await giveToDriver(booking.id, name, site)) }
}

/** Accepts a booking and gives it to a new driver. */
export async function giveToDriver(id: string, name: string, site: Site = sharedSite()) {
  const { client } = site
  const cookie = await adminCookie(site)
  const ask = { cookie }
  await client.ask('acceptBooking', { id }, ask)
  const { done: driver } = await client.ask('createDriver', aDriver({ name, languages: ['en'] }), ask)
  const trip = { id, carId: null, driverId: driver.id }
  const { done: job } = await client.ask('assignTrip', trip, ask)
  const { done: link } = await client.ask('makeDriverLink', { id: driver.id }, ask)
  return { site, cookie, driver, job, path: new URL(link.url).pathname }
}
