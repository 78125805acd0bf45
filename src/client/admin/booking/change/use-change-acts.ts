import type { Booking } from '@chauffeur/contract/bookings'
import type { TripChange } from '@chauffeur/contract/change-fields'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import type { changedDetails } from '../../../change/details.ts'
import { parseRefusal } from '../../../api/refusal.ts'
import type { FieldProblems } from '../../../common/use-form-problems.ts'
import { trpc } from '../../../api/trpc.ts'
import { withoutMail } from '../../bookings/email/email-texts.ts'
import { failureToast } from '../../common/failure-toast.ts'
import { useAct } from '../../common/use-act.ts'
import { obstacleOf } from '../../../override/use-override.ts'
import { officeChangeTexts as texts } from './change-texts.ts'

/** Reads anew all that a change touches, whatever came of the act. */
function useRefresh() {
  const { bookings, payments, changes } = trpc.useUtils()
  return () => Promise.all([bookings.invalidate(), payments.invalidate(), changes.invalidate()])
}

interface Accepting {
  readonly onClose: () => void
  /** The office can go over what speaks against it. */
  readonly onObstacle: (sentence: string) => void
}

export function useAcceptChange(
  { id, customerEmail }: Booking,
  change: TripChange,
  { onClose, onObstacle }: Accepting,
) {
  const { client } = trpc.useUtils()
  return useAct<{ readonly overReason?: string }, Booking>({
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

export function useDeclineChange({ id, customerEmail }: Booking, change: TripChange, onSettled: () => void) {
  const { client } = trpc.useUtils()
  return useAct<string, Booking>({
    act: (reason) => client.changes.decline.mutate({ id, changeId: change.id, reason }),
    done: isMailAddress(customerEmail) ? texts.declined : withoutMail(texts.declined),
    failed: texts.declineFailed,
    refresh: useRefresh(),
    onSettled,
  })
}

interface Customer {
  readonly customerName?: string
  readonly customerPhone?: string
  readonly customerEmail?: string
  readonly phoneUnchecked?: boolean
}

interface Saving {
  readonly onDone: () => void
  /** What the server refused, by field. */
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
