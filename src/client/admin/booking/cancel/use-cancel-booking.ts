import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { toEuros, type Cents } from '@chauffeur/domain/money'
import { trpc } from '../../../api/trpc.ts'
import { withoutMail } from '../../bookings/email/email-texts.ts'
import { useAct } from '../../common/use-act.ts'
import { cancelTexts } from './cancel-texts.ts'

interface Cancelling {
  readonly reason: string
  /** Undefined where nothing was paid. */
  readonly refundCents: Cents | undefined
}

/** Cancels one booking, and reads anew what it has changed; also where somebody else was faster. */
export function useCancelBooking({ id, customerEmail }: Booking, onSettled: () => void) {
  const { client, bookings, payments } = trpc.useUtils()
  const { done, failed } = cancelTexts
  return useAct({
    act: ({ reason, refundCents }: Cancelling) =>
      client.bookings.cancel.mutate({
        id,
        reason,
        ...(refundCents !== undefined && { refund: toEuros(refundCents) }),
      }),
    done: isMailAddress(customerEmail) ? done : withoutMail(done),
    failed,
    refresh: () => Promise.all([bookings.invalidate(), payments.invalidate()]),
    onSettled,
  })
}
