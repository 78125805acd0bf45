import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalSentence } from '../../api/refusal.ts'
import { trpc } from '../../api/trpc.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changeTexts } from './change-texts.ts'

type WithdrawChangeProps = {
  bookingNumber: string
  changeId: string
  /** What was paid for it. */
  paid: string | undefined
}

/** Takes the change back, once its guest has read what becomes of it. */
export function WithdrawChange({ bookingNumber, changeId, paid }: WithdrawChangeProps) {
  const texts = changeTexts.withdraw
  const { client, trip } = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => client.trip.withdrawChange.mutate({ bookingNumber, changeId }),
    onSuccess(withdrawn) {
      setOpen(false)
      trip.read.setData({ bookingNumber }, withdrawn)
    },
    onSettled: () => void trip.invalidate(),
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (isPending) return
        reset()
        setOpen(next)
      }}
      trigger={<Button>{texts.open}</Button>}
      title={texts.question}
      description={paid === undefined ? texts.text : texts.textPaid(paid)}
      confirmLabel={texts.yes}
      cancelLabel={texts.keep}
      busy={isPending}
      busyLabel={texts.busy}
      onConfirm={() => mutate()}
    >
      {error && <Notice tone="danger">{refusalSentence(error) ?? texts.failed}</Notice>}
    </AlertDialog>
  )
}
