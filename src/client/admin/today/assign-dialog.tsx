import { useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { AssignForm } from './assign-form.tsx'
import { todayTexts as texts } from './today-texts.ts'

type AssignDialogProps = {
  bookingId: string
  carNo: number
  /** Of the assignment that is replaced. */
  version: number
  /** The trip, as people call it. */
  about: string
  isAgain: boolean
  isPrimary: boolean
}

/** The button and the dialog that give a trip to a driver: two clicks, or Enter and Enter. */
export function AssignDialog({ about, isAgain, isPrimary, ...of }: AssignDialogProps) {
  const [open, setOpen] = useState(false)
  const label = isAgain ? texts.reassign : texts.assign
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={texts.dialog.title}
      description={about}
      trigger={
        <Button size="small" variant={isPrimary ? 'primary' : 'secondary'} aria-label={`${label}: ${about}`}>
          {label}
        </Button>
      }
    >
      <AssignForm of={of} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
