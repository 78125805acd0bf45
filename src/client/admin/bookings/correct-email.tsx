import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress, MAIL_ADDRESS_REFUSAL } from '@chauffeur/domain/contact-formats'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EmailField } from '../common/email-field.tsx'
import { failureToast } from '../common/failure-toast.ts'
import { FormDialog } from '../common/form-dialog.tsx'
import { type Save, useDraftDialog } from '../common/use-draft-form.ts'
import { MAIL_AFTER_MS, type OnDecided } from '../decision/use-decision.ts'
import { emailTexts } from './email/email-texts.ts'

type CorrectEmailProps = { booking: Booking; onChanged: OnDecided }

/** Another address for the customer, to which the mails go that did not arrive. */
export function CorrectEmail({ booking, onChanged }: CorrectEmailProps) {
  const { dialog, form, bind, problemAt } = useDraftDialog(
    () => ({ email: booking.customerEmail }),
    useCorrectEmail(booking, onChanged),
  )
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">{emailTexts.open}</Button>}
      title={emailTexts.title}
      texts={emailTexts}
    >
      <form {...form} className="grid gap-4">
        <p className="text-soft">{emailTexts.effect}</p>
        <EmailField {...bind('email')} label={emailTexts.email} error={problemAt('email')} />
      </form>
    </FormDialog>
  )
}

/**
 * Saves another address; a while later the booking is read again, with what became of its mails.
 *
 * @param onChanged gets the booking as it is now, for a card that keeps its place in the list.
 */
function useCorrectEmail({ id }: Booking, onChanged: OnDecided): Save<{ readonly email: string }, Booking> {
  const { client, bookings } = trpc.useUtils()
  const readAgain = () => {
    void bookings.invalidate()
    // Where it cannot be read, the card stays as it is.
    bookings.read.fetch({ id }, { staleTime: 0 }).then(
      (found) => onChanged(found, 'before'),
      () => {},
    )
  }
  return {
    problemsOf: ({ email }) => ({ email: isMailAddress(email.trim()) ? undefined : MAIL_ADDRESS_REFUSAL }),
    act: ({ email }) => client.bookings.correctEmail.mutate({ id, customerEmail: email.trim() }),
    done: emailTexts.done,
    failed: (error) => failureToast(emailTexts.failed, error),
    refresh: () => bookings.invalidate(),
    onDone(corrected) {
      onChanged(corrected, 'before')
      setTimeout(readAgain, MAIL_AFTER_MS)
    },
  }
}
