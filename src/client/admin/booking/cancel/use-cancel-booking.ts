import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { formatEuros, parseDecimal, toEuros, type Cents } from '@chauffeur/domain/money'
import { trpc } from '../../../shared/api/trpc.ts'
import { withoutMail } from '../../bookings/email/email-texts.ts'
import type { Save } from '../../common/use-draft-form.ts'
import { cancelTexts } from './cancel-texts.ts'

export const shares = ['all', 'part', 'nothing'] as const

export interface CancelDraft {
  readonly reason: string
  /** How much of what was paid goes back. */
  readonly share: (typeof shares)[number]
  /** In euros, as typed. */
  readonly part: string
}

/** Undefined where the part is not a possible amount. */
export function refundOf({ share, part }: CancelDraft, paidCents: Cents): Cents | undefined {
  return { all: paidCents, part: parsePart(part, paidCents), nothing: 0 }[share]
}

export function parsePart(part: string, paidCents: Cents): Cents | undefined {
  const cents = parseDecimal(part.replace(',', '.'))
  return cents !== undefined && cents > 0 && cents <= paidCents ? cents : undefined
}

/** Cancels one booking, and reads anew what it has changed; also where somebody else was faster. */
export function useCancelBooking({ id, customerEmail }: Booking, paidCents: Cents): Save<CancelDraft> {
  const { client, bookings, payments } = trpc.useUtils()
  const { done, failed, reasonMissing, amountWrong } = cancelTexts
  return {
    problemsOf: (draft) => ({
      reason: draft.reason.trim() === '' ? reasonMissing : undefined,
      refund: refundOf(draft, paidCents) === undefined ? amountWrong(formatEuros(paidCents)) : undefined,
    }),
    act(draft) {
      const refundCents = paidCents > 0 ? refundOf(draft, paidCents) : undefined
      return client.bookings.cancel.mutate({
        id,
        reason: draft.reason.trim(),
        ...(refundCents !== undefined && { refund: toEuros(refundCents) }),
      })
    },
    done: isMailAddress(customerEmail) ? done : withoutMail(done),
    failed,
    refresh: () => Promise.all([bookings.invalidate(), payments.invalidate()]),
    closesOnFailure: true,
  }
}
