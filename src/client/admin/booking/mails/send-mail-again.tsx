import type { BookingMail } from '@chauffeur/contract/booking-mails'
import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress, MAIL_ADDRESS_REFUSAL } from '@chauffeur/domain/contact-formats'
import { isCustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { trpc } from '../../../shared/api/trpc.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { EmailField } from '../../common/email-field.tsx'
import { failureToast } from '../../common/failure-toast.ts'
import { FormDialog } from '../../common/form-dialog.tsx'
import { useDraftDialog, type Save } from '../../common/use-draft-form.ts'
import { mailTexts } from '../../mails/mail-texts.ts'
import { bookingMailTexts as texts } from './booking-mail-texts.ts'

type SendMailAgainProps = { mail: BookingMail; booking: Booking; describedBy: string }

/** Sends an e-mail again: one to the customer to the address that is typed, which the booking then keeps. */
export function SendMailAgain({ mail, booking, describedBy }: SendMailAgainProps) {
  const { kind, state, isTrue } = mail
  const isToCustomer = isCustomerMailKind(kind)
  const { dialog, form, bind, problemAt } = useDraftDialog(
    () => ({ email: booking.customerEmail }),
    useSend(mail, booking),
  )
  return (
    <FormDialog
      {...dialog}
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
      texts={texts}
    >
      <form {...form} className="grid gap-4">
        <p className="font-medium">{mailTexts.kinds[kind]}</p>
        <p className="text-soft">{isToCustomer ? texts.effect : texts.toOffice}</p>
        {isToCustomer && <EmailField {...bind('email')} label={texts.email} error={problemAt('email')} />}
      </form>
    </FormDialog>
  )
}

function useSend({ id: mailId, kind }: BookingMail, { id }: Booking): Save<{ readonly email: string }> {
  const { client, bookings, mails } = trpc.useUtils()
  const isToCustomer = isCustomerMailKind(kind)
  return {
    problemsOf: ({ email }) => ({
      email: !isToCustomer || isMailAddress(email.trim()) ? undefined : MAIL_ADDRESS_REFUSAL,
    }),
    act: ({ email }) =>
      client.mails.sendOfBooking.mutate({
        id,
        mailId,
        customerEmail: isToCustomer ? email.trim() : undefined,
      }),
    done: texts.done,
    failed: (error) => failureToast(texts.failed, error),
    refresh: () => Promise.all([mails.invalidate(), bookings.invalidate()]),
  }
}
