import type { BookingMail } from '@chauffeur/contract/booking-mails'
import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress, MAIL_ADDRESS_REFUSAL } from '@chauffeur/domain/contact-formats'
import { isCustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { useId, useState } from 'react'
import { trpc } from '../../../api/trpc.ts'
import { useFormProblems } from '../../../common/use-form-problems.ts'
import { Button } from '../../../ui/button.tsx'
import { EmailField } from '../../common/email-field.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { useAct } from '../../common/use-act.ts'
import { mailTexts } from '../../mails/mail-texts.ts'
import { bookingMailTexts as texts } from './booking-mail-texts.ts'

type SendMailAgainProps = { mail: BookingMail; booking: Booking; describedBy: string }

/** Sends an e-mail again: one to the customer to the address that is typed, which the booking then keeps. */
export function SendMailAgain({ mail, booking, describedBy }: SendMailAgainProps) {
  const { kind, state, isTrue } = mail
  const formId = useId()
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const isToCustomer = isCustomerMailKind(kind)
  const { run, isPending } = useSend(mail, booking, () => setOpen(false))
  const { form, problemAt, handleSubmit, clear } = useFormProblems({
    email: !isToCustomer || isMailAddress(email.trim()) ? undefined : MAIL_ADDRESS_REFUSAL,
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
      trigger={
        <Button
          size="small"
          aria-describedby={describedBy}
          disabledReason={state === 'sent' && !isTrue ? texts.untrue : undefined}
        >
          {texts.open}
        </Button>
      }
      title={texts.title}
      formId={formId}
      isSending={isPending}
      texts={texts}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={handleSubmit(() => run(isToCustomer ? email.trim() : undefined))}
        className="grid gap-4"
      >
        <p className="font-medium">{mailTexts.kinds[kind]}</p>
        <p className="text-soft">{isToCustomer ? texts.effect : texts.toOffice}</p>
        {isToCustomer && (
          <EmailField label={texts.email} error={problemAt('email')} value={email} onValueChange={setEmail} />
        )}
      </form>
    </FormDialog>
  )
}

function useSend({ id: mailId }: BookingMail, { id }: Booking, onDone: () => void) {
  const { client, bookings, mails } = trpc.useUtils()
  return useAct<string | undefined, BookingMail>({
    act: (customerEmail) => client.mails.sendOfBooking.mutate({ id, mailId, customerEmail }),
    done: texts.done,
    failed: texts.failed,
    refresh: () => Promise.all([mails.invalidate(), bookings.invalidate()]),
    onDone,
  })
}
