import type { Payment } from '@chauffeur/contract/payments'
import { useState } from 'react'
import { trpc } from '../../../shared/api/trpc.ts'
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { useAct } from '../../common/use-act.ts'
import { settlements, type Settlement } from './payment-labels.ts'

/** An act on a payment and the question before it. */
export function SettleButton({ payment, act }: { payment: Payment; act: Settlement }) {
  const { label, question, effect, tone } = settlements[act]
  const [open, setOpen] = useState(false)
  const { run, isPending } = useSettlement(payment, act, () => setOpen(false))
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!isPending) setOpen(next)
      }}
      trigger={<Button size="small">{label}</Button>}
      title={question}
      description={`Payment ${payment.reference}. ${effect} This action cannot be undone.`}
      confirmLabel={label}
      busyLabel="Saving..."
      busy={isPending}
      tone={tone}
      onConfirm={() => run()}
    />
  )
}

function useSettlement({ id, refundRequests }: Payment, act: Settlement, onSettled: () => void) {
  const { client, payments, bookings } = trpc.useUtils()
  return useAct<void, unknown>({
    act: () =>
      act === 'askRefundAgain'
        ? client.payments.askRefundAgain.mutate({ id, refundRequests })
        : client.payments[act].mutate({ id }),
    failed: 'Not saved',
    onSettled() {
      // Also after a failure: what is shown may no longer be true.
      void payments.invalidate()
      void bookings.invalidate()
      onSettled()
    },
  })
}
