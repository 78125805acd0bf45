import type { Booking } from '@chauffeur/contract/bookings'
import type { Decision } from '@chauffeur/domain/booking-status'
import { unpaidWarning } from '@chauffeur/domain/payment-status'
import { useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { useDecision } from './use-decision.ts'
import type { OnDecided } from './use-pinned-decisions.ts'

const words = {
  accept: {
    label: 'Accept',
    question: 'Confirmar Reserva?',
    effect: 'will be confirmed, and the customer is told by e-mail.',
    variant: 'primary',
    tone: 'primary',
  },
  reject: {
    label: 'Reject',
    question: 'Rejeitar Reserva?',
    effect: 'will be rejected, and the customer is told by e-mail.',
    variant: 'secondary',
    tone: 'destructive',
  },
} as const

type DecisionButtonProps = {
  booking: Booking
  decision: Decision
  /** The id of what says whose booking it is. */
  describedBy: string
  /** Told how the booking is now, whoever has decided it. */
  onDecided: OnDecided
}

/** A decision and the question that goes before it. After a success the card has no such button any more. */
export function DecisionButton({ booking, decision, describedBy, onDecided }: DecisionButtonProps) {
  const { label, question, effect, variant, tone } = words[decision]
  const [open, setOpen] = useState(false)
  const { decide, isPending } = useDecision(booking, decision, {
    onDecided,
    onSettled: () => setOpen(false),
  })
  const warning =
    decision === 'accept' ? unpaidWarning(booking.paymentMethod, booking.paymentStatus) : undefined
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!isPending) setOpen(next)
      }}
      trigger={
        <Button size="small" variant={variant} aria-describedby={describedBy}>
          {label}
        </Button>
      }
      title={<span lang="pt">{question}</span>}
      description={
        <>
          The reservation {booking.bookingNumber} of <CustomerText>{booking.customerName}</CustomerText>{' '}
          {effect} This action cannot be undone.
        </>
      }
      confirmLabel={label}
      busyLabel="A processar..."
      busy={isPending}
      tone={tone}
      onConfirm={decide}
    >
      {warning && <Notice tone="warning">{warning}</Notice>}
    </AlertDialog>
  )
}
