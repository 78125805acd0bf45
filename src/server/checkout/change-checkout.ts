import type { ChangeWish } from '@chauffeur/contract/change-fields'
import type { Cents } from '@chauffeur/domain/money'
import type { Booking } from '../bookings/booking.entity.ts'
import { openChangeOf } from '../bookings/present-change.ts'
import { noneOpen } from '../changes/decide-change.ts'
import { makeChange, type ChangeContext } from '../changes/request-change.ts'
import { Refusal } from '../core/refusal.ts'
import type { OperationContext } from '../core/request-context.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import { offerCheckout } from './offer-checkout.ts'

type PayingContext = OperationContext & PaymentServices

/** Asks for a change as the guest. One that is to be paid first is stored before its checkout is asked for. */
export async function requestChange(
  booking: Pick<Booking, 'id' | 'number'>,
  { wish, expectedTotalCents }: { readonly wish: ChangeWish; readonly expectedTotalCents: Cents },
  context: PayingContext & ChangeContext,
): Promise<string | null> {
  const change = await makeChange({ id: booking.id, wish, expectedTotalCents }, { actor: 'guest' }, context)
  return change.state === 'awaiting_payment' ? await checkoutOf(booking, change.id, context) : null
}

/** The page where the difference of the open change is paid. */
export async function payChange(
  booking: Pick<Booking, 'id' | 'number'>,
  context: PayingContext & Pick<ChangeContext, 'em'>,
): Promise<string> {
  const change = await openChangeOf(booking.id, context.em)
  if (!change) throw noneOpen()
  if (change.state !== 'awaiting_payment')
    throw new Refusal('NOTHING_TO_PAY', 'Nothing is to be paid for this change any more.')
  if (!context.payments)
    throw new Refusal('PAYMENT_METHOD_NOT_ALLOWED', 'Online payment is not available at the moment.')
  return await checkoutOf(booking, change.id, context)
}

async function checkoutOf(
  { id, number }: Pick<Booking, 'id' | 'number'>,
  changeId: string,
  context: PayingContext,
): Promise<string> {
  const { checkoutUrl } = await offerCheckout({ id, number, purpose: `change:${changeId}` }, context)
  if (checkoutUrl === undefined)
    throw new Refusal('NOTHING_TO_PAY', 'Nothing is to be paid for this change any more.')
  return checkoutUrl
}
