import type { Booking } from '@chauffeur/contract/bookings'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { type Decision, bookingStatuses } from '@chauffeur/domain/booking-status'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { legsAwaited } from '@chauffeur/domain/legs-awaited'
import { toCents } from '@chauffeur/domain/money'
import { refundOnRejection, unpaidWarning } from '@chauffeur/domain/payment-status'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import type { ToastMessage } from '../../shared/ui/toast-stack.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/fact.tsx'
import { NO_MAIL_REACHES } from '../common/use-procedure.ts'
import { answeredRefusal } from '../session/session-end.ts'

const words = {
  accept: {
    label: 'Accept',
    question: 'Confirmar Reserva?',
    effect: 'will be confirmed',
    variant: 'primary',
    tone: 'primary',
  },
  reject: {
    label: 'Reject',
    question: 'Rejeitar Reserva?',
    effect: 'will be rejected',
    variant: 'secondary',
    tone: 'destructive',
  },
} as const

type DecisionButtonProps = {
  booking: BookingToDecide
  decision: Decision
  /** The id of the element that names the booking. */
  describedBy: string
  /** Gets the booking as it is now, also when somebody else has decided it. */
  onDecided: OnDecided
}

/** Both decisions, for whoever has to take one. */
export function DecisionButtons(props: Omit<DecisionButtonProps, 'decision'>) {
  return (
    <>
      <DecisionButton decision="accept" {...props} />
      <DecisionButton decision="reject" {...props} />
    </>
  )
}

/** A decision and the question before it. After a success the card has no such button any more. */
function DecisionButton({ booking, decision, describedBy, onDecided }: DecisionButtonProps) {
  const { label, question, effect, variant, tone } = words[decision]
  const { id, bookingNumber, paymentMethod, paymentStatus, totalPrice } = booking
  const call = useDecision(booking, decision, onDecided)
  const notice =
    decision === 'accept'
      ? unpaidWarning(paymentMethod, paymentStatus)
      : paymentMethod === 'account'
        ? undefined
        : refundOnRejection(paymentStatus, toCents(totalPrice))
  const asked = {
    ...call,
    trigger: (
      <Button
        size="small"
        variant={variant}
        // A page may have forty of these buttons: each says which booking it decides.
        aria-label={`${label} ${bookingNumber}`}
        aria-describedby={describedBy}
        aria-keyshortcuts={decision === 'accept' ? 'a' : undefined}
      >
        {label}
      </Button>
    ),
    title: <span lang="pt">{question}</span>,
    description: (
      <>
        The reservation {bookingNumber} of <CustomerText>{booking.customerName}</CustomerText> {effect}
        {isMailAddress(booking.customerEmail)
          ? `, and ${toldBy(booking, decision)}.`
          : `. ${NO_MAIL_REACHES}`}{' '}
        This action cannot be undone.
      </>
    ),
    confirmLabel: label,
    busyLabel: 'A processar...',
    tone,
    children: notice && <Notice tone="warning">{notice}</Notice>,
  }
  return decision === 'accept' ? (
    <AskedCall {...asked} procedure={trpc.bookings.accept} input={(override) => ({ id, ...override })} />
  ) : (
    <AskedCall {...asked} procedure={trpc.bookings.reject} input={() => ({ id })} />
  )
}

/** An acceptance is told once no other trip of the journey waits for its decision, a rejection at once. */
function isToldLater({ journey }: BookingToDecide, decision: Decision): boolean {
  return decision === 'accept' && legsAwaited(journey).length > 0
}

function toldBy(booking: BookingToDecide, decision: Decision): string {
  if (!isToldLater(booking, decision)) return 'the customer is told by email'
  const numbers = legsAwaited(booking.journey).map(({ number }) => number)
  const others = new Intl.ListFormat('en-GB').format(numbers)
  return `the customer is told by email once ${others} ${numbers.length === 1 ? 'is' : 'are'} decided, too`
}

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
/** Where no mail goes, or not yet, the agreed sentence would be wrong. */
const DONE_WITH_LATER_MAIL = 'Email de confirmação enviado quando todas as viagens estiverem decididas'
const DONE_WITHOUT_MAIL = 'Nenhum email enviado: o endereço do cliente não é válido'
const FAILED: Readonly<Record<Decision, ToastMessage>> = {
  accept: { title: 'Erro', description: SENTENCES.acceptFailed, tone: 'destructive' },
  reject: { title: 'Erro', description: SENTENCES.rejectFailed, tone: 'destructive' },
}

/** Gets a booking as it is now: just decided, or read again some time after its decision. */
export type OnDecided = (booking: Booking, when: 'now' | 'before') => void

/** The facts of a booking that a decision needs. */
type BookingToDecide = Pick<
  Booking,
  | 'id'
  | 'bookingNumber'
  | 'customerName'
  | 'customerEmail'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'totalPrice'
  | 'journey'
>

/** How a decision is told, and what is read after it. `onDecided` is called also when somebody else has decided it. */
function useDecision(booking: BookingToDecide, decision: Decision, onDecided: OnDecided) {
  const { id } = booking
  const { bookings } = trpc.useUtils()
  const refetchBooking = (when: 'now' | 'before') => {
    void bookings.history.invalidate({ id })
    // Where it cannot be read, the card stays as it is.
    bookings.read.fetch({ id }, { staleTime: 0 }).then(
      (found) => onDecided(found, when),
      () => {},
    )
  }
  return {
    done: {
      ...DONE[decision],
      ...(isToldLater(booking, decision) && { description: DONE_WITH_LATER_MAIL }),
      ...(!isMailAddress(booking.customerEmail) && { description: DONE_WITHOUT_MAIL }),
    },
    failed(error: unknown) {
      const status = statusFoundBy(error)
      return status ? alreadyDecided(booking, status) : FAILED[decision]
    },
    onDone(decided: Booking) {
      onDecided(decided, 'now')
      setTimeout(() => refetchBooking('before'), MAIL_AFTER_MS)
    },
    onFailed(error: unknown) {
      if (statusFoundBy(error)) refetchBooking('now')
      // The list may be outdated, whatever the reason.
      void bookings.find.invalidate()
    },
  }
}

/** The state that the booking turned out to be in, where that is why the decision was refused. */
function statusFoundBy(error: unknown): 'confirmed' | 'rejected' | undefined {
  const refusal = answeredRefusal(error)
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
