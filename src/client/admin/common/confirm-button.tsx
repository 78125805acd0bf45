import { useState } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'

type ConfirmButtonProps = {
  label: string
  busyLabel: string
  question: string
  effect: string
  isBusy: boolean
  onConfirm: () => void
}

/** A button that asks first, because whoever uses what it ends loses it. */
export function ConfirmButton({ label, busyLabel, question, effect, isBusy, onConfirm }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" busy={isBusy} busyLabel={busyLabel}>
          {label}
        </Button>
      }
      title={question}
      description={effect}
      confirmLabel={label}
      tone="destructive"
      onConfirm={() => {
        setOpen(false)
        onConfirm()
      }}
    />
  )
}
