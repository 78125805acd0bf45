import type { BookingMail } from '@chauffeur/contract/booking-mails'
import type { Booking } from '@chauffeur/contract/bookings'
import { isLinkEnded } from '@chauffeur/domain/booking-acts'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { isCustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { CustomerText, Instant } from '../common/fact.tsx'
import { EmailField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { ReadPart } from '../common/resource-list.tsx'
import { toastFor } from '../common/use-procedure.ts'
import { mailNames } from '../mails/mail-names.ts'

const LOOK_AGAIN_MS = 3000

/** The emails about a booking, and what became of each. While one is on its way, they are read again. */
export function BookingMails({ booking }: { booking: Booking }) {
  const query = trpc.mails.ofBooking.useQuery(
    { id: booking.id },
    {
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.mails.some(isUnderWay) ? LOOK_AGAIN_MS : false),
    },
  )
  return (
    <ReadPart query={query} what="emails" waiting="Looking for the emails...">
      {({ mails }) =>
        mails.length === 0 ? (
          <p className="text-soft">No email has been written yet.</p>
        ) : (
          <ul aria-label="Emails of this booking" className="divide-y divide-line">
            {mails.map((mail) => (
              <li key={mail.id} className="py-2.5 first:pt-0 last:pb-0">
                <MailLine mail={mail} booking={booking} />
              </li>
            ))}
          </ul>
        )
      }
    </ReadPart>
  )
}

/** It waits for its first attempt, which is usual for a few seconds. */
function isUnderWay({ state, attempts, reason }: BookingMail): boolean {
  return state === 'waiting' && (attempts === 0 || reason === null)
}

const faces: Readonly<Record<BookingMail['state'], { readonly label: string; readonly tone: BadgeTone }>> = {
  sent: { label: 'Sent', tone: 'success' },
  waiting: { label: 'Waiting', tone: 'warning' },
  failed: { label: 'Given up', tone: 'danger' },
  left_to_partner: { label: 'Left to the partner', tone: 'neutral' },
}

function MailLine({ mail, booking }: { mail: BookingMail; booking: Booking }) {
  const { id, kind, state, at, recipient, reason } = mail
  const titleId = `mail-${id}`
  const underWay = isUnderWay(mail)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={titleId} className="font-medium">
            {mailNames[kind]}
          </span>
          <Badge tone={faces[state].tone}>{underWay ? 'On its way' : faces[state].label}</Badge>
        </p>
        <p className="text-soft">
          {recipient !== null && (
            <>
              To <CustomerText>{recipient}</CustomerText>
            </>
          )}
          {!underWay && (
            <>
              {recipient !== null && ' · '}
              {state === 'waiting' && `next try `}
              <Instant at={at} />
            </>
          )}
        </p>
        {reason !== null && state !== 'sent' && (
          <p className={state === 'failed' ? 'text-danger' : 'text-warning'}>
            <CustomerText>{reason}</CustomerText>
          </p>
        )}
      </div>
      {!underWay && state !== 'left_to_partner' && (
        <SendMailAgain mail={mail} booking={booking} describedBy={titleId} />
      )}
    </div>
  )
}

type SendMailAgainProps = { mail: BookingMail; booking: Booking; describedBy: string }

/** Sends an email again: one to the customer to the address that is typed, which the booking then keeps. */
function SendMailAgain({ mail, booking, describedBy }: SendMailAgainProps) {
  const { id: mailId, kind, state, isTrue } = mail
  const isToCustomer = isCustomerMailKind(kind)
  const { dialog, field } = useFormDialog(trpc.mails.sendOfBooking, {
    start: () => ({ email: booking.customerEmail }),
    problemsOf: ({ email }) => ({
      email: !isToCustomer || isMailAddress(email.trim()) ? undefined : contactReasons.address_not_mailed,
    }),
    input: ({ email }) => ({
      id: booking.id,
      mailId,
      customerEmail: isToCustomer ? email.trim() : undefined,
    }),
    done: { title: 'The email is on its way' },
    failed: 'The email was not sent',
  })
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button
          size="small"
          aria-describedby={describedBy}
          disabledReason={state === 'sent' && !isTrue ? 'What it says is no longer true.' : undefined}
        >
          Send again
        </Button>
      }
      title="Send this email again?"
      submit="Send"
      busy="Sending..."
    >
      <p className="font-medium">{mailNames[kind]}</p>
      <p className="text-soft">
        {isToCustomer
          ? 'With another address, the booking keeps it, and all emails that did not arrive go there as well.'
          : 'It goes to the address of the office.'}
      </p>
      {isToCustomer && <EmailField {...field('email')} label="Email" />}
    </FormDialog>
  )
}

/** Ends the links to the guest's private page, as where one came into the wrong hands. */
export function RenewLink({ booking }: { booking: Booking }) {
  const { id, customerEmail } = booking
  const canMail = isMailAddress(customerEmail)
  if (hasEnded(booking)) return null
  return (
    <AskedCall
      procedure={trpc.bookings.renewLink}
      input={() => ({ id })}
      done={toastFor(customerEmail, {
        title: 'The link has ended',
        description: 'A new one is on its way to the customer.',
      })}
      failed="The link was not ended"
      trigger={
        <Button size="small" variant="ghost">
          End the private link and send a new one
        </Button>
      }
      title="End the private link?"
      description={
        canMail
          ? `Every link that was sent or shared opens nothing from now on. A new one goes to ${customerEmail}.`
          : 'Every link that was sent or shared opens nothing from now on.'
      }
      confirmLabel={canMail ? 'End it, and send a new one' : 'End it'}
      cancelLabel="Keep it"
      tone="destructive"
      busyLabel="Sending..."
    />
  )
}

function hasEnded({ pickupAt }: Booking): boolean {
  return isLinkEnded(new Date(pickupAt), new Date())
}
