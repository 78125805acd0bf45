import type { Booking } from '@chauffeur/contract/bookings'
import type { Payment } from '@chauffeur/contract/payments'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_PAYMENT_NOTE_LENGTH } from '@chauffeur/domain/limits'
import {
  type Cents,
  formatAmount,
  formatEuros,
  parseDecimal,
  toCents,
  toEuros,
} from '@chauffeur/domain/money'
import { judgeRefundTotal, splitMoney } from '@chauffeur/domain/payment-status'
import type { UnpaidAct } from '@chauffeur/domain/unpaid-booking'
import { type ComponentType, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { CustomerText } from '../common/fact.tsx'
import { TextField, EuroField, optionsOf } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { ShownOnce } from '../common/secret-link.tsx'
import { toastFor } from '../common/use-procedure.ts'

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

const payDriverOptions = optionsOf(['cash', 'In cash'], ['card_on_pickup', 'By card on pick-up'])

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
        description: 'The customer is told by email.',
      })}
      failed="Not saved"
      trigger={<Button size="small">Pay the driver instead</Button>}
      title={question}
      description={
        isMailAddress(customerEmail)
          ? 'The customer is told by email, and can no longer pay online.'
          : 'The customer can no longer pay online. No email can reach them: please tell them yourself.'
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
      description: 'The customer is told by email.',
    }),
    failed: 'Not saved',
    closesOnFailure: true,
  })
  const effect = isMailAddress(customerEmail)
    ? (amount: string) =>
        `The booking counts as paid, and the customer is told by email that ${amount} has reached us.`
    : (amount: string) =>
        `The booking counts as paid: ${amount}. No email can reach the customer: please tell them yourself.`
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">Mark as paid</Button>}
      title="Was it paid in another way?"
      submit="Mark as paid"
    >
      <p className="text-soft">{effect(formatAmount(totalPrice))}</p>
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
  const [url, setUrl] = useState<string>()
  const isReachable = isMailAddress(customerEmail)
  const amount = formatAmount(totalPrice)
  const { dialog } = useFormDialog(trpc.unpaidBookings.sendLink, {
    start: () => ({}),
    input: () => ({ id }),
    done: isReachable
      ? { title: 'Payment link sent', description: 'The customer gets it by email.' }
      : toastFor(customerEmail, { title: 'Payment link made' }),
    failed: 'The payment link was not sent',
    onDone: ({ url }) => setUrl(url),
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">Send payment link</Button>}
      title="Send a payment link?"
      submit="Send"
      busy="Sending..."
      result={
        url === undefined
          ? undefined
          : {
              title: isReachable ? 'The link is on its way' : 'The link, to be sent in another way',
              shown: (
                <ShownOnce
                  label="Payment link"
                  value={url}
                  sentence="You can send it by WhatsApp as well."
                  takesFocus
                />
              ),
              close: 'Close',
              onClose: () => setUrl(undefined),
            }
      }
    >
      <p className="text-soft">
        <CustomerText>
          {isReachable
            ? `${customerEmail} gets an email with a link to pay ${amount} online. The link works until the booking is paid.`
            : `No email can reach this customer. The link to pay ${amount} is then shown, to be sent in another way.`}
        </CustomerText>
      </p>
    </FormDialog>
  )
}

/** Gives back a part of a payment, or all that is left of it, without cancelling the booking. */
export function GiveBack({ payment }: { payment: Payment }) {
  const money = moneyOf(payment)
  const { onItsWayCents, keptCents: leftCents } = splitMoney(money)
  const { dialog, draft, field } = useFormDialog(trpc.payments.raiseRefund, {
    start: () => ({ amount: '' }),
    problemsOf: ({ amount }) => ({
      amount:
        readPart(amount, money) === undefined
          ? `Enter an amount of at most ${formatEuros(leftCents)}, like 12.50.`
          : undefined,
    }),
    // The total that goes back: sent again, it gives nothing back twice.
    input: ({ amount }) => ({
      id: payment.id,
      bookingId: payment.bookingId,
      refundTotal: toEuros(money.refundCents + (readPart(amount, money) ?? 0)),
    }),
    done: {
      title: 'The money is on its way back',
      description: 'The provider is asked for it within a minute.',
    },
    failed: 'Nothing was given back',
    closesOnFailure: true,
  })
  const partCents = readPart(draft.amount, money)
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">Give money back</Button>}
      title={`Give back money of ${payment.reference}`}
      submit={partCents === undefined ? 'Give back' : `Give back ${formatEuros(partCents)}`}
    >
      <p className="text-soft">
        The booking stands as it is. The customer is told by email once the money has gone back.
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Sum label="Paid" cents={money.paidCents} />
        <Sum label="Returned" cents={money.refundedCents} />
        <Sum label="On its way" cents={onItsWayCents} />
        <Sum label="Left" cents={leftCents} />
      </dl>
      <EuroField
        {...field('amount')}
        label="Give back now"
        hint={
          partCents === undefined ? undefined : `${formatEuros(leftCents - partCents)} of the payment stays.`
        }
        step={1}
      />
    </FormDialog>
  )
}

function Sum({ label, cents }: { label: string; cents: Cents }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold tabular">{formatEuros(cents)}</dd>
    </div>
  )
}

type Money = ReturnType<typeof moneyOf>

/** How much was paid, is to go back in all, and has gone back. */
export function moneyOf({ amount, refundTotal, refunded }: Payment) {
  return { paidCents: toCents(amount), refundCents: toCents(refundTotal), refundedCents: toCents(refunded) }
}

/** The amount to give back in addition; undefined where it cannot be. */
function readPart(typed: string, money: Money): Cents | undefined {
  const cents = parseDecimal(typed.replace(',', '.'))
  if (cents === undefined || cents < 1) return undefined
  const paid = { amountCents: money.paidCents, refundTargetCents: money.refundCents }
  return judgeRefundTotal(money.refundCents + cents, paid) === 'possible' ? cents : undefined
}
