import type { Booking } from '@chauffeur/contract/bookings'
import type { TripChange } from '@chauffeur/contract/change-fields'
import { useId, useState } from 'react'
import { useFormProblems } from '../../../common/use-form-problems.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { officeChangeTexts as texts } from './change-texts.ts'
import { useDeclineChange } from './use-change-acts.ts'

export const MAX_REASON_LENGTH = 300

type DeclineChangeProps = {
  booking: Booking
  change: TripChange
  /** What was paid for it. */
  paid: string | undefined
}

/** Declines a change with a reason that the customer reads; one of the office's own is withdrawn. */
export function DeclineChange({ booking, change, paid }: DeclineChangeProps) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { run, isPending } = useDeclineChange(booking, change, () => setOpen(false))
  const { form, problemAt, handleSubmit, clear } = useFormProblems({
    reason: reason.trim() === '' ? texts.reasonMissing : undefined,
  })
  const isOwn = change.by === 'office'
  return (
    <FormDialog
      open={open}
      onOpen={() => {
        setReason('')
        clear()
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      trigger={<Button>{isOwn ? texts.withdraw : texts.decline}</Button>}
      title={isOwn ? texts.withdrawQuestion : texts.declineQuestion}
      formId={formId}
      isSending={isPending}
      texts={{
        cancel: texts.keep,
        submit: isOwn ? texts.withdraw : texts.decline,
        busy: texts.declining,
      }}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={handleSubmit(() => run(reason.trim()))}
        className="grid gap-4"
      >
        <p className="text-soft">
          {paid === undefined ? texts.declineEffect : texts.declineEffectPaid(paid)}
        </p>
        <Field label={texts.reason} hint={texts.reasonForCustomer} error={problemAt('reason')} required>
          <TextInput
            value={reason}
            onValueChange={setReason}
            maxLength={MAX_REASON_LENGTH}
            autoComplete="off"
          />
        </Field>
      </form>
    </FormDialog>
  )
}
