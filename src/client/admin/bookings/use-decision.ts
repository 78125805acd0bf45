import type { Booking } from '@chauffeur/contract/bookings'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { bookingStatuses, type Decision } from '@chauffeur/domain/booking-status'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { trpc } from '../../api/trpc.ts'
import type { ToastMessage } from '../../ui/toast-message.ts'
import { useToast } from '../../ui/toast.tsx'
import { refusalOf, saysSignedOut } from '../session/session-end.ts'
import type { OnDecided } from './use-pinned-decisions.ts'

// The agreed words stay in Portuguese (docs/decisions/044).
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
const FAILED: Readonly<Record<Decision, ToastMessage>> = {
  accept: { title: 'Erro', description: SENTENCES.acceptFailed, tone: 'destructive' },
  reject: { title: 'Erro', description: SENTENCES.rejectFailed, tone: 'destructive' },
}

// The mail leaves a moment after the answer; by then the card can say what became of it.
const MAIL_AFTER_MS = 2500

interface RefusalFields {
  /** Whoever has decided it. */
  readonly onDecided: OnDecided
  /** In any case. */
  readonly onSettled: () => void
}

/** Accepts or rejects one booking, once, and tells what came of it. */
export function useDecision(booking: Booking, decision: Decision, { onDecided, onSettled }: RefusalFields) {
  const { id } = booking
  const { client, bookings } = trpc.useUtils()
  const { showToast } = useToast()
  // Two clicks can come before the first one's waiting is drawn.
  const isUnderWay = useRef(false)
  const lookAgain = (when: 'now' | 'before') => {
    void bookings.history.invalidate({ id })
    // Where it cannot be read, the card stays as it is.
    bookings.read.fetch({ id }, { staleTime: 0 }).then(
      (found) => onDecided(found, when),
      () => {},
    )
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => client.bookings[decision].mutate({ id }),
    onSuccess(decided) {
      onDecided(decided, 'now')
      showToast(DONE[decision])
      void bookings.history.invalidate({ id })
      setTimeout(() => lookAgain('before'), MAIL_AFTER_MS)
    },
    onError(error) {
      if (saysSignedOut(error)) return
      const status = statusFoundBy(error)
      showToast(status ? alreadyDecided(booking, status) : FAILED[decision])
      if (status) lookAgain('now')
      // Whatever went wrong, the list may no longer tell the truth.
      void bookings.find.invalidate()
    },
    onSettled() {
      isUnderWay.current = false
      onSettled()
    },
  })

  const decide = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate()
  }
  return { decide, isPending }
}

/** The state that the booking turned out to be in, where that is why the decision was refused. */
function statusFoundBy(error: unknown): 'confirmed' | 'rejected' | undefined {
  const refusal = refusalOf(error)
  if (refusal?.code !== 'ALREADY_DECIDED' || !('status' in refusal)) return undefined
  const status = bookingStatuses.find((status) => status === refusal.status)
  return status === 'pending' ? undefined : status
}

function alreadyDecided({ bookingNumber }: Booking, status: 'confirmed' | 'rejected'): ToastMessage {
  return {
    title: status === 'confirmed' ? 'Already Confirmed' : 'Already Rejected',
    description: `Reservation ${bookingNumber} has been ${status} meanwhile, and stays so. The list shows it now.`,
    tone: 'destructive',
  }
}
