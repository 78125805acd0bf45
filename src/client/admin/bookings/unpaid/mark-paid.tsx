import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_PAYMENT_NOTE_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { useId, useState } from 'react'
import { useFormProblems } from '../../../common/use-form-problems.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { unpaidTexts } from './unpaid-texts.ts'
import { useMarkPaid } from './use-unpaid-acts.ts'

const texts = unpaidTexts.markPaid

/** Counts the booking as paid, with a note that says how. */
export function MarkPaid({ booking }: { booking: Booking }) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const { run, isPending } = useMarkPaid(booking, () => setOpen(false))
  const { form, problemAt, handleSubmit, clear } = useFormProblems({
    note: note.trim() === '' ? texts.noteMissing : undefined,
  })
  const effect = isMailAddress(booking.customerEmail) ? texts.effect : texts.effectWithoutMail
  return (
    <FormDialog
      open={open}
      onOpen={() => {
        setNote('')
        clear()
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      trigger={<Button size="small">{texts.open}</Button>}
      title={texts.question}
      formId={formId}
      isSending={isPending}
      texts={{ cancel: unpaidTexts.cancel, submit: texts.submit, busy: texts.busy }}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={handleSubmit(() => run(note.trim()))}
        className="grid gap-4"
      >
        <p className="text-soft">{effect(formatEuros(toCents(booking.totalPrice)))}</p>
        <Field label={texts.note} hint={texts.noteHint} error={problemAt('note')} required>
          <TextInput
            value={note}
            onValueChange={setNote}
            maxLength={MAX_PAYMENT_NOTE_LENGTH}
            autoComplete="off"
          />
        </Field>
      </form>
    </FormDialog>
  )
}
