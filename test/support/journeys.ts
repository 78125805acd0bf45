import { PaymentShare } from '../../src/server/payments/payment-share.entity.ts'
import { Payment } from '../../src/server/payments/payment.entity.ts'
import type { AskOptions, Output } from './api-clients.ts'
import type { TestApp } from './app.ts'
import { checkoutOf } from './payments.ts'
import { faroToVilamoura, type BookingBody } from './trips.ts'

const OF_CUSTOMER = new Set([
  'customerName',
  'customerEmail',
  'customerPhone',
  'locale',
  'travellerName',
  'travellerPhone',
  'whatsappNotifications',
  'paymentMethod',
  'billingAddressEnabled',
  'companyName',
  'taxNumber',
])

/** The bodies of single bookings as the body of one journey; the customer is the first one's. */
export function journeyOf(trips: readonly BookingBody[], change: object = {}): BookingBody {
  const [first = {}] = trips
  const isOfCustomer = ([name]: [string, unknown]) => OF_CUSTOMER.has(name)
  return {
    ...Object.fromEntries(Object.entries(first).filter(isOfCustomer)),
    legs: trips.map((trip) => Object.fromEntries(Object.entries(trip).filter((one) => !isOfCustomer(one)))),
    ...change,
  }
}

/** From Faro to Vilamoura on 20 June and back on the 27th: 49.00 each. */
export function thereAndBack(change: BookingBody = {}): BookingBody[] {
  const ends = { pickupLocation: 'Vilamoura', dropoffLocation: 'Faro Airport' }
  return [
    faroToVilamoura({ pickupDate: '2027-06-20', ...change }),
    faroToVilamoura({ pickupDate: '2027-06-27', ...ends, ...change }),
  ]
}

interface BookedJourney {
  readonly journey: Output<'createJourney'>
  /** The ids of its bookings, by leg. */
  readonly ids: readonly [string, string]
  readonly checkoutId: string
}

/** Books a way there and a way back that are paid online together. */
export async function bookJourney(app: TestApp, options: AskOptions = {}): Promise<BookedJourney> {
  const body = journeyOf(thereAndBack({ paymentMethod: 'sumup' }))
  const { done } = await app.clients.REST.ask('createJourney', body, options)
  const [first, second] = done.bookings
  if (!first || !second) throw new Error('A journey has two legs at least')
  return { journey: done, ids: [first.id, second.id], checkoutId: checkoutOf(done.checkoutUrl) }
}

/** The attempts to pay a journey, the first one first: the state, and by leg what is to go back and has gone back. */
export async function moneyOfJourney(app: TestApp, ids: readonly string[]): Promise<string[]> {
  const em = app.database.fresh()
  const payments = await em.find(Payment, { journeyId: { $ne: null } }, { orderBy: { attempt: 'asc' } })
  const shares = await em.find(PaymentShare, { bookingId: { $in: [...ids] } })
  return payments.flatMap(({ id, state, amountCents, refundTargetCents, refundedCents }) => {
    const ofLegs = ids.flatMap((bookingId) => {
      const share = shares.find((one) => one.paymentId === id && one.bookingId === bookingId)
      return share ? [`${share.amountCents}-${share.refundTargetCents}-${share.refundedCents}`] : []
    })
    if (ofLegs.length === 0) return []
    return [`${state} ${amountCents}-${refundTargetCents}-${refundedCents} = ${ofLegs.join(' + ')}`]
  })
}
