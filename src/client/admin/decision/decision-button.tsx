import { isMailAddress } from '@chauffeur/domain/contact-formats'
import type { Decision } from '@chauffeur/domain/booking-status'
import { toCents } from '@chauffeur/domain/money'
import { refundOnRejection, unpaidWarning } from '@chauffeur/domain/payment-status'
import { useState } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { NO_MAIL_REACHES } from '../common/no-mail.ts'
import { Override, useOverride } from '../../shared/override/override.tsx'
import { useDecision, type BookingToDecide, type OnDecided } from './use-decision.ts'

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
  const [open, setOpen] = useState(false)
  const override = useOverride()
  const { decide, isPending } = useDecision(booking, decision, {
    onObstacle: override.meet,
    onDecided,
    onSettled: () => setOpen(false),
  })
  const { paymentMethod, paymentStatus, totalPrice } = booking
  const notice =
    decision === 'accept'
      ? unpaidWarning(paymentMethod, paymentStatus)
      : refundOnRejection(paymentStatus, toCents(totalPrice))
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (isPending) return
        override.forget()
        setOpen(next)
      }}
      trigger={
        <Button
          size="small"
          variant={variant}
          // Of forty on a page each says which booking it decides.
          aria-label={`${label} ${booking.bookingNumber}`}
          aria-describedby={describedBy}
        >
          {label}
        </Button>
      }
      title={<span lang="pt">{question}</span>}
      description={
        <>
          The reservation {booking.bookingNumber} of <CustomerText>{booking.customerName}</CustomerText>{' '}
          {effect}
          {isMailAddress(booking.customerEmail)
            ? ', and the customer is told by e-mail.'
            : `. ${NO_MAIL_REACHES}`}{' '}
          This action cannot be undone.
        </>
      }
      confirmLabel={label}
      busyLabel="A processar..."
      busy={isPending}
      tone={tone}
      onConfirm={() => {
        if (override.isAnswered()) decide(override.sent)
      }}
    >
      <div className="grid gap-4 empty:hidden">
        {notice && <Notice tone="warning">{notice}</Notice>}
        {override.obstacle !== undefined && <Override obstacle={override.obstacle} {...override.fields} />}
      </div>
    </AlertDialog>
  )
}
