import { randomUUID } from 'node:crypto'
import type { Booking as BookingAnswer } from '@chauffeur/contract/bookings'
import { takeBooking as endpoint, type TakenBooking } from '@chauffeur/contract/office-bookings'
import { toEuros } from '@chauffeur/domain/money'
import type { Reason } from '@chauffeur/words/english-reasons'
import { checkBilling, checkPhones, draftBooking } from './draft-booking.ts'
import { confirmBooking } from './decide-booking.ts'
import { reserveCar } from '../capacity/reserve-car.ts'
import { readBooking } from './read-booking.ts'
import { insertBooking, withNewNumber } from './store-booking.ts'
import { NO_PARTNER } from '../partners/open-bookings.ts'
import type { Config } from '../core/config.ts'
import { runOnce } from '../core/idempotency/run-once.ts'
import type { RequestContext } from '../core/request-context.ts'
import { record, type Transaction } from '../core/transaction.ts'
import type { Enquiry } from '../enquiries/enquiry.entity.ts'
import { findEnquiry, markEnquiry } from '../enquiries/mark-enquiry.ts'
import { acceptOffer } from '../enquiries/accept-offer.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import type { QuoteServices } from '../quotes/quote-trip.ts'

type TakingContext = RequestContext & QuoteServices & PaymentServices

/**
 * Makes a booking for a customer who asked the office: by the rules of the wizard, but for the price and the way to pay,
 * which the office decides. Nothing is asked of the payment provider: the mail has a link that opens a checkout.
 */
export async function takeBooking(
  input: TakenBooking,
  admin: string,
  context: TakingContext,
): Promise<BookingAnswer> {
  const { response } = await runOnce(
    { call: 'takeBooking', input, output: endpoint.output },
    context,
    async (saveResponse) => {
      if (!input.phoneUnchecked) checkPhones(input)
      checkBilling(input)
      const enquiry = input.enquiryId === undefined ? null : await findEnquiry(input.enquiryId, context.em)
      const locale = input.locale ?? enquiry?.locale ?? null
      const draft = await draftBooking({ ...input, locale }, context, { setCents: input.setPrice ?? null })
      const response = await withNewNumber(() =>
        context.transaction(async (tx) => {
          const id = await store(draft, { input, admin, enquiry, config: context.config }, tx)
          const booking = await readBooking(id, tx.em)
          await saveResponse(tx, booking)
          return booking
        }),
      )
      return { response }
    },
  )
  return response
}

interface Taking {
  readonly input: TakenBooking
  readonly admin: string
  readonly enquiry: Enquiry | null
  readonly config: Config
}

async function store(
  { booking, offerId, listCents }: Awaited<ReturnType<typeof draftBooking>>,
  { input, admin, enquiry, config }: Taking,
  tx: Transaction,
): Promise<string> {
  const { id, number } = await insertBooking(
    tx,
    { ...booking, ...NO_PARTNER, requestFingerprint: null },
    config,
  )
  const act = { admin, id, name: number, bookingId: id }
  if (offerId !== undefined) await acceptOffer(tx, { id: offerId, bookingId: id })
  await record(tx, 'booking.taken', {
    ...act,
    isConfirmed: input.confirmed,
    ...(enquiry && {
      details: {
        reason: { code: 'for_enquiry', reference: enquiry.reference } satisfies Reason,
      },
    }),
  })
  if (listCents !== undefined)
    await record(tx, 'booking.price-set', {
      ...act,
      details: {
        reason: input.priceReason,
        totalPrice: toEuros(booking.totalCents),
        listPrice: listCents === null ? null : toEuros(listCents),
      },
    })
  if (input.confirmed) await confirmBooking(id, { admin }, tx)
  // The confirmation has the link already.
  else if (input.paymentMethod === 'sumup')
    await record(tx, 'booking.payment-link-sent', { ...act, occasion: randomUUID() })
  if (enquiry) await markEnquiry({ id: enquiry.id, answered: true }, { ...tx, admin })
  // Last: from here until the transaction ends nobody else sells a car of the base.
  await reserveCar(
    tx,
    { ...booking, id, number },
    { kind: 'promise', override: { admin, overrideReason: input.overrideReason } },
  )
  return id
}
