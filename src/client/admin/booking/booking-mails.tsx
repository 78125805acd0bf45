import type { BookingMail } from '@chauffeur/contract/booking-mails'
import type { Booking } from '@chauffeur/contract/bookings'
import { isLinkEnded } from '@chauffeur/domain/booking-acts'
import { isMailAddress, MAIL_ADDRESS_REFUSAL } from '@chauffeur/domain/contact-formats'
import { isCustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { ReadPart } from '../common/card-part.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { EmailField } from '../common/email-field.tsx'
import { failureToast } from '../common/failure-toast.ts'
import { FormDialog } from '../common/form-dialog.tsx'
import { Instant } from '../common/instant.tsx'
import { toastFor } from '../common/no-mail.ts'
import { useFormDialog } from '../common/use-form-dialog.ts'
import { mailTexts } from '../mails/mail-texts.ts'
import { bookingMailTexts as texts, linkTexts } from './booking-texts.ts'

const LOOK_AGAIN_MS = 3000

/** The e-mails about a booking, and what became of each. While one is on its way, they are read again. */
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
    <ReadPart query={query} what={texts.what} waiting={texts.waiting}>
      {({ mails }) =>
        mails.length === 0 ? (
          <p className="text-soft">{texts.none}</p>
        ) : (
          <ul aria-label={texts.list} className="divide-y divide-line">
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

const tones: Readonly<Record<BookingMail['state'], BadgeTone>> = {
  sent: 'success',
  waiting: 'warning',
  failed: 'danger',
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
            {mailTexts.kinds[kind]}
          </span>
          <Badge tone={tones[state]}>{underWay ? texts.states.underWay : texts.states[state]}</Badge>
        </p>
        <p className="text-soft">
          {recipient !== null && (
            <>
              {texts.to} <CustomerText>{recipient}</CustomerText>
            </>
          )}
          {!underWay && (
            <>
              {recipient !== null && ' · '}
              {state === 'waiting' && `${texts.nextTry} `}
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
      {!underWay && <SendMailAgain mail={mail} booking={booking} describedBy={titleId} />}
    </div>
  )
}

type SendMailAgainProps = { mail: BookingMail; booking: Booking; describedBy: string }

/** Sends an e-mail again: one to the customer to the address that is typed, which the booking then keeps. */
function SendMailAgain({ mail, booking, describedBy }: SendMailAgainProps) {
  const { id: mailId, kind, state, isTrue } = mail
  const isToCustomer = isCustomerMailKind(kind)
  const { dialog, field } = useFormDialog(trpc.mails.sendOfBooking, {
    start: () => ({ email: booking.customerEmail }),
    problemsOf: ({ email }) => ({
      email: !isToCustomer || isMailAddress(email.trim()) ? undefined : MAIL_ADDRESS_REFUSAL,
    }),
    input: ({ email }) => ({
      id: booking.id,
      mailId,
      customerEmail: isToCustomer ? email.trim() : undefined,
    }),
    done: texts.done,
    failed: (error) => failureToast(texts.failed, error),
  })
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
      <p className="font-medium">{mailTexts.kinds[kind]}</p>
      <p className="text-soft">{isToCustomer ? texts.effect : texts.toOffice}</p>
      {isToCustomer && <EmailField {...field('email')} label={texts.email} />}
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
      done={toastFor(customerEmail, linkTexts.done)}
      failed={linkTexts.failed}
      trigger={
        <Button size="small" variant="ghost">
          {linkTexts.open}
        </Button>
      }
      title={linkTexts.question}
      description={canMail ? linkTexts.effect(customerEmail) : linkTexts.effectWithoutMail}
      confirmLabel={canMail ? linkTexts.submit : linkTexts.submitWithoutMail}
      cancelLabel={linkTexts.keep}
      tone="destructive"
      busyLabel={linkTexts.busy}
    />
  )
}

function hasEnded({ pickupAt }: Booking): boolean {
  return isLinkEnded(new Date(pickupAt), new Date())
}
