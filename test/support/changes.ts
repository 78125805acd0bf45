import type { Output } from './api-clients.ts'
import { signIn, type TestApp } from './app.ts'
import { BookingChange } from '../../src/server/changes/booking-change.entity.ts'
import { bookOnline, checkoutOf, type PayingApp } from './payments.ts'
import { guestCookie } from './private-links.ts'
import type { BookingBody } from './trips.ts'

export const DEARER = { vehicleName: 'Mercedes V Class' }
export const CHEAPER = { vehicleName: 'Mercedes E Class' }

export interface BookedTrip {
  readonly id: string
  /** The cookie of its guest. */
  readonly guest: { readonly cookie: string }
}

/** A trip that is paid online: €49 in the E Class, where nothing else is said. */
export async function bookPaid(app: PayingApp, change: BookingBody = {}): Promise<BookedTrip> {
  const { booking, checkoutId } = await bookOnline(app, change)
  await app.provider.pay(checkoutId, 'smooth')
  await app.pass({ seconds: 5 })
  return { id: booking.id, guest: { cookie: await guestCookie(app, booking.id) } }
}

export async function accept(app: TestApp, { id }: BookedTrip): Promise<void> {
  const answer = await app.clients.REST.ask(
    'acceptBooking',
    { id },
    { cookie: await signIn(app.clients.REST) },
  )
  if (answer.done.status !== 'confirmed') throw new Error('The booking is not confirmed')
}

/** Asks for a change at the price that is quoted. */
export async function ask(
  app: TestApp,
  { guest }: BookedTrip,
  wish: object,
): Promise<Output<'requestTripChange'>> {
  const { newTotalCents: expectedTotalCents } = (await app.clients.REST.ask('quoteTripChange', wish, guest))
    .done
  return (await app.clients.REST.ask('requestTripChange', { ...wish, expectedTotalCents }, guest)).done
}

/** Has the guest pay the difference of a change that was asked for. */
export async function payFor(app: PayingApp, { checkoutUrl }: { checkoutUrl: string | null }): Promise<void> {
  await app.provider.pay(checkoutOf(checkoutUrl ?? undefined), 'smooth')
}

/** The changes of a booking, the first one first. */
export function changesIn(app: TestApp, bookingId: string): Promise<BookingChange[]> {
  return app.database.fresh().find(BookingChange, { bookingId }, { orderBy: { createdAt: 'asc' } })
}

export async function changeIn(app: TestApp, bookingId: string): Promise<BookingChange> {
  const change = (await changesIn(app, bookingId)).at(-1)
  if (!change) throw new Error('There is no change')
  return change
}
