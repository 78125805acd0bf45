import type { Booking } from '@chauffeur/contract/bookings'
import type { TripChange } from '@chauffeur/contract/change-fields'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import type { changedDetails } from '../../../shared/change/details.ts'
import { parseRefusal } from '../../../shared/api/refusal.ts'
import type { FieldProblems } from '../../../shared/forms/use-form-problems.ts'
import { trpc } from '../../../shared/api/trpc.ts'
import { withoutMail } from '../../bookings/email/email-texts.ts'
import { failureToast } from '../../common/failure-toast.ts'
import { useAct } from '../../common/use-act.ts'
import type { Save } from '../../common/use-draft-form.ts'
import { obstacleOf } from '../../../shared/override/override.tsx'
import { officeChangeTexts as texts } from './change-texts.ts'

/** Reads anew all that a change touches, whatever came of the act. */
function useRefresh() {
  const { bookings, payments, changes } = trpc.useUtils()
  return () => Promise.all([bookings.invalidate(), payments.invalidate(), changes.invalidate()])
}

interface Accepting {
  readonly onClose: () => void
  /** The office can override the objection. */
  readonly onObstacle: (sentence: string) => void
}

export function useAcceptChange(
  { id, customerEmail }: Booking,
  change: TripChange,
  { onClose, onObstacle }: Accepting,
) {
  const { client } = trpc.useUtils()
  return useAct<{ readonly overrideReason?: string }, Booking>({
    act: (override) => client.changes.accept.mutate({ id, changeId: change.id, ...override }),
    done: isMailAddress(customerEmail) ? texts.accepted : withoutMail(texts.accepted),
    failed: (error) =>
      obstacleOf(error) === undefined ? failureToast(texts.acceptFailed, error) : undefined,
    refresh: useRefresh(),
    onDone: onClose,
    onFailed: (error) => {
      const obstacle = obstacleOf(error)
      if (obstacle === undefined) onClose()
      else onObstacle(obstacle)
    },
  })
}

export function useDeclineChange(
  { id, customerEmail }: Booking,
  change: TripChange,
): Save<{ readonly reason: string }> {
  const { client } = trpc.useUtils()
  return {
    problemsOf: ({ reason }) => ({ reason: reason.trim() === '' ? texts.reasonMissing : undefined }),
    act: ({ reason }) => client.changes.decline.mutate({ id, changeId: change.id, reason: reason.trim() }),
    done: isMailAddress(customerEmail) ? texts.declined : withoutMail(texts.declined),
    failed: texts.declineFailed,
    refresh: useRefresh(),
    closesOnFailure: true,
  }
}

interface Customer {
  readonly customerName?: string
  readonly customerPhone?: string
  readonly customerEmail?: string
  readonly phoneUnchecked?: boolean
}

interface Saving {
  readonly onDone: () => void
  /** Receives the server's refusal, by field. */
  readonly onRefused: (fields: FieldProblems) => void
}

export function useCorrectCustomer({ id }: Booking, { onDone, onRefused }: Saving) {
  const { client } = trpc.useUtils()
  return useAct<Customer, Booking>({
    act: (customer) => client.changes.correctCustomer.mutate({ id, ...customer }),
    done: texts.corrected,
    failed: texts.correctFailed,
    refresh: useRefresh(),
    onDone,
    onFailed: (error) => onRefused(parseRefusal(error)?.fields ?? {}),
  })
}

export function useChangeDetails({ id }: Booking, { onDone, onRefused }: Saving) {
  const { client } = trpc.useUtils()
  return useAct<ReturnType<typeof changedDetails> & { readonly phoneUnchecked?: boolean }, Booking>({
    act: (details) => client.changes.details.mutate({ id, ...details }),
    done: texts.detailsDone,
    failed: texts.detailsFailed,
    refresh: useRefresh(),
    onDone,
    onFailed: (error) => onRefused(parseRefusal(error)?.fields ?? {}),
  })
}
