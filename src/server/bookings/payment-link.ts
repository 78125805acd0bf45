import type {
  openPaymentLink as openEndpoint,
  readPaymentLink as readEndpoint,
} from '@chauffeur/contract/unpaid-bookings'
import { isLinkEnded } from '@chauffeur/domain/booking-acts'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import type { z } from 'zod'
import type { BookingLinks } from './booking-link.ts'
import { Booking } from './booking.entity.ts'
import { Refusal } from '../core/refusal.ts'
import type { OperationContext } from '../core/request-context.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { findJourneyOf } from '../journeys/journeys-of.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import { offerCheckout } from '../payments/offer-checkout.ts'

/** Makes and reads the links that mails carry. */
export interface LinkServices {
  readonly links: BookingLinks
}

type LinkContext = OperationContext & LinkServices & { readonly em: EntityManager }

/** The booking that a payment link is for. Changes nothing, so that a mail scanner which opens it does no harm. */
export async function readPaymentLink(
  token: string,
  context: LinkContext,
): Promise<z.infer<typeof readEndpoint.output>> {
  const booking = await findBookingOf(token, context)
  const journey = isToBePaid(booking) ? await findJourneyOf(booking.id, context.em) : undefined
  const legs = journey ? await readLegsToPay(journey.bookingIds, context.em) : [booking]
  return {
    ...presentTripToPay(booking),
    totalPrice: legs.reduce((sum, { totalCents }) => sum + totalCents, 0),
    journey:
      journey && legs.length > 1
        ? {
            number: journey.number,
            legs: legs.map((leg) => ({ ...presentTripToPay(leg), price: leg.totalCents })),
          }
        : null,
    state: stateOf(booking),
  }
}

function presentTripToPay(booking: Booking) {
  return {
    bookingNumber: booking.number,
    pickupLocation: booking.pickupLocation,
    pickupName: booking.pickupName ?? null,
    dropoffLocation: booking.dropoffLocation ?? null,
    dropoffName: booking.dropoffName ?? null,
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    pickupZone: booking.pickupZone,
    vehicleName: booking.vehicleName,
  }
}

/** The legs of a journey that are to be paid, which are paid together, in their order. */
async function readLegsToPay(bookingIds: readonly string[], em: EntityManager): Promise<readonly Booking[]> {
  const legs = await findRows(em, Booking, { id: { $in: bookingIds } })
  return bookingIds.flatMap((id) => legs.filter((leg) => leg.id === id && isToBePaid(leg)))
}

/** The page where the booking of a payment link is paid: the one that is open, or a new one. */
export async function openPaymentLink(
  token: string,
  context: LinkContext & PaymentServices,
): Promise<z.infer<typeof openEndpoint.output>> {
  const booking = await findBookingOf(token, context)
  const { checkoutUrl } = isToBePaid(booking) ? await offerCheckout(booking, context) : {}
  if (checkoutUrl === undefined) throw new Refusal('NOTHING_TO_PAY', { code: 'nothing_to_pay' })
  return { checkoutUrl }
}

function stateOf(booking: Booking): 'to_pay' | 'paid' | 'closed' {
  if (isToBePaid(booking)) return 'to_pay'
  return booking.paymentStatus === 'completed' && booking.refundStatus == null ? 'paid' : 'closed'
}

/** The booking of a payment link. Every token that leads nowhere gets one and the same answer. */
async function findBookingOf(token: string, { links, em, clock }: LinkContext): Promise<Booking> {
  const id = links.read('pay', token)
  const booking = id === undefined ? null : await em.findOne(Booking, { id })
  if (!booking || isLinkEnded(booking.pickupAt, clock()))
    throw new Refusal('NOT_FOUND', { code: 'link_wrong' })
  return booking
}
