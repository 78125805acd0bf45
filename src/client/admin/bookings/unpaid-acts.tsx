import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_PAYMENT_NOTE_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import type { UnpaidAct } from '@chauffeur/domain/unpaid-booking'
import { type ComponentType, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { TextField } from '../common/fields.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { toastFor } from '../common/failures.ts'
import { ShownOnce } from '../common/shown-once.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'
import { useProcedure } from '../common/use-procedure.ts'

type UnpaidActProps = { booking: Booking }

const buttons: Readonly<Record<UnpaidAct, ComponentType<UnpaidActProps>>> = {
  sendPaymentLink: SendPaymentLink,
  payDriver: PayDriver,
  markPaid: MarkPaid,
}

/** The acts on a booking that was to be paid online and is not. */
export function UnpaidActs({ booking }: UnpaidActProps) {
  return (
    <fieldset className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3.5 text-sm">
      <legend className="sr-only">Not paid yet</legend>
      <p aria-hidden className="font-medium text-warning">
        Not paid yet
      </p>
      <div className="flex flex-wrap gap-2">
        {booking.unpaidActs.map((act) => {
          const Act = buttons[act]
          return <Act key={act} booking={booking} />
        })}
      </div>
    </fieldset>
  )
}

const payDriverOptions = [
  { value: 'cash', label: 'In cash' },
  { value: 'card_on_pickup', label: 'By card on pick-up' },
] as const

/** Has the driver paid instead, in the way that is chosen. */
function PayDriver({ booking: { id, customerEmail } }: UnpaidActProps) {
  const [paymentMethod, setMethod] = useState<(typeof payDriverOptions)[number]['value']>('cash')
  const question = 'How does the customer pay the driver?'
  return (
    <AskedCall
      procedure={trpc.unpaidBookings.payDriver}
      input={() => ({ id, paymentMethod })}
      done={toastFor(customerEmail, {
        title: 'The driver is paid',
        description: 'The customer is told by e-mail.',
      })}
      failed="Not saved"
      trigger={<Button size="small">Pay the driver instead</Button>}
      title={question}
      description={
        isMailAddress(customerEmail)
          ? 'The customer is told by e-mail, and can no longer pay online.'
          : 'The customer can no longer pay online. No e-mail can reach them: please tell them yourself.'
      }
      confirmLabel="Save"
      busyLabel="Saving..."
    >
      <RadioList
        aria-label={question}
        value={paymentMethod}
        onValueChange={setMethod}
        options={payDriverOptions}
      />
    </AskedCall>
  )
}

/** Counts the booking as paid, with a note that says how. */
function MarkPaid({ booking: { id, customerEmail, totalPrice } }: UnpaidActProps) {
  const { dialog, field } = useFormDialog(trpc.unpaidBookings.markPaid, {
    start: () => ({ note: '' }),
    problemsOf: ({ note }) => ({ note: note.trim() === '' ? 'Please say how it was paid.' : undefined }),
    input: ({ note }) => ({ id, note: note.trim() }),
    done: toastFor(customerEmail, {
      title: 'Marked as paid',
      description: 'The customer is told by e-mail.',
    }),
    failed: 'Not saved',
    closesOnFailure: true,
  })
  const effect = isMailAddress(customerEmail)
    ? (amount: string) =>
        `The booking counts as paid, and the customer is told by e-mail that ${amount} has reached us.`
    : (amount: string) =>
        `The booking counts as paid: ${amount}. No e-mail can reach the customer: please tell them yourself.`
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">Mark as paid</Button>}
      title="Was it paid in another way?"
      submit="Mark as paid"
    >
      <p className="text-soft">{effect(formatEuros(toCents(totalPrice)))}</p>
      <TextField
        {...field('note')}
        label="How it was paid"
        hint="Bank transfer on 3 March, for example. It is kept in the history."
        maxLength={MAX_PAYMENT_NOTE_LENGTH}
        required
      />
    </FormDialog>
  )
}

/** Mails the link; then it is shown, to be sent in another way, too. */
function SendPaymentLink({ booking: { id, customerEmail, totalPrice } }: UnpaidActProps) {
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState<string>()
  const isReachable = isMailAddress(customerEmail)
  const amount = formatEuros(toCents(totalPrice))
  const { run, isPending } = useProcedure(trpc.unpaidBookings.sendLink, {
    done: toastFor(
      customerEmail,
      isReachable
        ? { title: 'Payment link sent', description: 'The customer gets it by e-mail.' }
        : { title: 'Payment link made' },
    ),
    failed: 'The payment link was not sent',
    onDone: ({ url }) => setUrl(url),
  })
  const change = (next: boolean) => {
    if (isPending) return
    setOpen(next)
    if (next) setUrl(undefined)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<Button size="small">Send payment link</Button>}
      title={
        url === undefined
          ? 'Send a payment link?'
          : isReachable
            ? 'The link is on its way'
            : 'The link, to be sent in another way'
      }
      footer={
        url === undefined ? (
          <>
            <Button disabled={isPending} onClick={() => change(false)}>
              Cancel
            </Button>
            <Button variant="primary" busy={isPending} busyLabel="Sending..." onClick={() => run({ id })}>
              Send
            </Button>
          </>
        ) : (
          <Button onClick={() => change(false)}>Close</Button>
        )
      }
    >
      {url === undefined ? (
        <p className="text-soft">
          <CustomerText>
            {isReachable
              ? `${customerEmail} gets an e-mail with a link to pay ${amount} online. The link works until the booking is paid.`
              : `No e-mail can reach this customer. The link to pay ${amount} is then shown, to be sent in another way.`}
          </CustomerText>
        </p>
      ) : (
        <ShownOnce
          label="Payment link"
          value={url}
          sentence="You can send it by WhatsApp as well."
          takesFocus
        />
      )}
    </Dialog>
  )
}
