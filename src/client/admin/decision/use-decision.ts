import type { Booking } from '@chauffeur/contract/bookings'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { bookingStatuses, type Decision } from '@chauffeur/domain/booking-status'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { trpc } from '../../shared/api/trpc.ts'
import type { ToastMessage } from '../../shared/ui/toast-stack.tsx'
import { useAct } from '../common/use-act.ts'
import { obstacleOf } from '../../shared/override/override.tsx'
import { refusalOf } from '../session/session-end.ts'

/** A mail is sent shortly after the answer; by then a card can show what became of it. */
export const MAIL_AFTER_MS = 2500

// These texts are agreed and stay in Portuguese (docs/decisions/044).
const DONE: Readonly<Record<Decision, ToastMessage>> = {
  accept: {
    title: 'Reserva Aceite',
    description: 'Email de confirmação enviado ao cliente',
    tone: 'success',
  },
  reject: {
    title: 'Reserva Rejeitada',
    description: 'Email de rejeição enviado ao cliente',
    tone: 'success',
  },
}
/** No mail goes to an address that is none: the agreed sentence would be wrong. */
const DONE_WITHOUT_MAIL = 'Nenhum email enviado: o endereço do cliente não é válido'
const FAILED: Readonly<Record<Decision, ToastMessage>> = {
  accept: { title: 'Erro', description: SENTENCES.acceptFailed, tone: 'destructive' },
  reject: { title: 'Erro', description: SENTENCES.rejectFailed, tone: 'destructive' },
}

/** Gets a booking as it is now: just decided, or read again some time after its decision. */
export type OnDecided = (booking: Booking, when: 'now' | 'before') => void

/** The facts of a booking that a decision needs. */
export type BookingToDecide = Pick<
  Booking,
  'id' | 'bookingNumber' | 'customerName' | 'customerEmail' | 'paymentMethod' | 'paymentStatus' | 'totalPrice'
>

/** Why it is accepted although no car is free. */
interface Override {
  readonly overrideReason?: string
}

interface Deciding {
  /** The office can override the objection. */
  readonly onObstacle: (sentence: string) => void
  /** Called also when somebody else has decided it. */
  readonly onDecided: OnDecided
  readonly onSettled: () => void
}

/** Accepts or rejects one booking and shows the result. */
export function useDecision(
  booking: BookingToDecide,
  decision: Decision,
  { onObstacle, onDecided, onSettled }: Deciding,
) {
  const { id } = booking
  const { client, bookings } = trpc.useUtils()
  const refetchBooking = (when: 'now' | 'before') => {
    void bookings.history.invalidate({ id })
    // Where it cannot be read, the card stays as it is.
    bookings.read.fetch({ id }, { staleTime: 0 }).then(
      (found) => onDecided(found, when),
      () => {},
    )
  }

  const { run, isPending } = useAct<Override, Booking>({
    act: (override) =>
      decision === 'accept'
        ? client.bookings.accept.mutate({ id, ...override })
        : client.bookings.reject.mutate({ id }),
    done: {
      ...DONE[decision],
      ...(!isMailAddress(booking.customerEmail) && { description: DONE_WITHOUT_MAIL }),
    },
    failed(error) {
      if (obstacleOf(error) !== undefined) return undefined
      const status = statusFoundBy(error)
      return status ? alreadyDecided(booking, status) : FAILED[decision]
    },
    onDone(decided) {
      onSettled()
      onDecided(decided, 'now')
      void bookings.history.invalidate({ id })
      // The navigation counts those that wait.
      void bookings.watch.invalidate()
      setTimeout(() => refetchBooking('before'), MAIL_AFTER_MS)
    },
    onFailed(error) {
      const obstacle = obstacleOf(error)
      if (obstacle === undefined) onSettled()
      else onObstacle(obstacle)
      if (statusFoundBy(error)) refetchBooking('now')
      // The list may be outdated, whatever the reason.
      void bookings.find.invalidate()
    },
  })
  return { decide: run, isPending }
}

/** The state that the booking turned out to be in, where that is why the decision was refused. */
function statusFoundBy(error: unknown): 'confirmed' | 'rejected' | undefined {
  const refusal = refusalOf(error)
  if (refusal?.code !== 'ALREADY_DECIDED' || !('status' in refusal)) return undefined
  const status = bookingStatuses.find((status) => status === refusal.status)
  return status === 'pending' ? undefined : status
}

function alreadyDecided({ bookingNumber }: BookingToDecide, status: 'confirmed' | 'rejected'): ToastMessage {
  return {
    title: status === 'confirmed' ? 'Already Confirmed' : 'Already Rejected',
    description: `Reservation ${bookingNumber} has been ${status} meanwhile, and stays so. The list shows it now.`,
    tone: 'destructive',
  }
}
