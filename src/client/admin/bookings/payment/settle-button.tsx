import type { Payment } from '@chauffeur/contract/payments'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { trpc } from '../../../api/trpc.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { sentenceOf } from '../../session/sentence-of.ts'
import { saysSignedOut } from '../../session/session-end.ts'
import { settlements, type Settlement } from './payment-words.ts'

/** An act on a payment and the question that goes before it. */
export function SettleButton({ payment, act }: { payment: Payment; act: Settlement }) {
  const { label, question, effect, tone } = settlements[act]
  const [open, setOpen] = useState(false)
  const { settle, isPending } = useSettlement(payment.id, act, () => setOpen(false))
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
      onConfirm={settle}
    />
  )
}

function useSettlement(id: string, act: Settlement, onSettled: () => void) {
  const { client, payments, bookings } = trpc.useUtils()
  const { showToast } = useToast()
  // Two clicks can come before the first one's waiting is drawn.
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.payments[act].mutate({ id }),
    onError: (error) => {
      if (!saysSignedOut(error))
        showToast({ title: 'Not saved', description: sentenceOf(error), tone: 'destructive' })
    },
    onSettled: () => {
      isUnderWay.current = false
      // Whatever came of it, what is shown may no longer be true.
      void payments.invalidate()
      void bookings.invalidate()
      onSettled()
    },
  })
  const settle = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate()
  }
  return { settle, isPending }
}
