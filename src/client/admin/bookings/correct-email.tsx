import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress, MAIL_ADDRESS_REFUSAL } from '@chauffeur/domain/contact-formats'
import { useId, useState } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../common/email-field.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import type { OnDecided } from '../decision/use-decision.ts'
import { emailTexts } from './email/email-texts.ts'
import { useCorrectEmail } from './use-correct-email.ts'

type CorrectEmailProps = { booking: Booking; onChanged: OnDecided }

/** Another address for the customer, to which the mails go that did not arrive. */
export function CorrectEmail({ booking, onChanged }: CorrectEmailProps) {
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const { run, isPending } = useCorrectEmail(booking, { onChanged, onDone: () => setOpen(false) })
  const { form, problemAt, handleSubmit, clear } = useFormProblems({
    email: isMailAddress(email.trim()) ? undefined : MAIL_ADDRESS_REFUSAL,
  })
  return (
    <FormDialog
      open={open}
      onOpen={() => {
        setEmail(booking.customerEmail)
        clear()
        setOpen(true)
      }}
      onClose={() => setOpen(false)}
      trigger={<Button size="small">{emailTexts.open}</Button>}
      title={emailTexts.title}
      formId={formId}
      isSending={isPending}
      texts={emailTexts}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={handleSubmit(() => run(email.trim()))}
        className="grid gap-4"
      >
        <p className="text-soft">{emailTexts.effect}</p>
        <EmailField
          label={emailTexts.email}
          error={problemAt('email')}
          value={email}
          onValueChange={setEmail}
        />
      </form>
    </FormDialog>
  )
}
