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
import { toastFor } from '../common/no-mail.ts'
import { ShownOnce } from '../common/shown-once.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'
import { useProcedure } from '../common/use-procedure.ts'
import { unpaidTexts } from './list-texts.ts'

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
      <legend className="sr-only">{unpaidTexts.title}</legend>
      <p aria-hidden className="font-medium text-warning">
        {unpaidTexts.title}
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

const driverTexts = unpaidTexts.payDriver
const payDriverOptions = (['cash', 'card_on_pickup'] as const).map((value) => ({
  value,
  label: driverTexts.methods[value],
}))

/** Has the driver paid instead, in the way that is chosen. */
function PayDriver({ booking: { id, customerEmail } }: UnpaidActProps) {
  const [paymentMethod, setMethod] = useState<keyof typeof driverTexts.methods>('cash')
  return (
    <AskedCall
      procedure={trpc.unpaidBookings.payDriver}
      input={() => ({ id, paymentMethod })}
      done={toastFor(customerEmail, driverTexts.done)}
      failed={driverTexts.failed}
      trigger={<Button size="small">{driverTexts.open}</Button>}
      title={driverTexts.question}
      description={isMailAddress(customerEmail) ? driverTexts.effect : driverTexts.effectWithoutMail}
      confirmLabel={driverTexts.submit}
      busyLabel={driverTexts.busy}
    >
      <RadioList
        aria-label={driverTexts.question}
        value={paymentMethod}
        onValueChange={setMethod}
        options={payDriverOptions}
      />
    </AskedCall>
  )
}

const paidTexts = unpaidTexts.markPaid

/** Counts the booking as paid, with a note that says how. */
function MarkPaid({ booking: { id, customerEmail, totalPrice } }: UnpaidActProps) {
  const { dialog, field } = useFormDialog(trpc.unpaidBookings.markPaid, {
    start: () => ({ note: '' }),
    problemsOf: ({ note }) => ({ note: note.trim() === '' ? paidTexts.noteMissing : undefined }),
    input: ({ note }) => ({ id, note: note.trim() }),
    done: toastFor(customerEmail, paidTexts.done),
    failed: paidTexts.failed,
    closesOnFailure: true,
  })
  const effect = isMailAddress(customerEmail) ? paidTexts.effect : paidTexts.effectWithoutMail
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">{paidTexts.open}</Button>}
      title={paidTexts.question}
      texts={{ cancel: unpaidTexts.cancel, submit: paidTexts.submit, busy: paidTexts.busy }}
    >
      <p className="text-soft">{effect(formatEuros(toCents(totalPrice)))}</p>
      <TextField
        {...field('note')}
        label={paidTexts.note}
        hint={paidTexts.noteHint}
        maxLength={MAX_PAYMENT_NOTE_LENGTH}
        required
      />
    </FormDialog>
  )
}

const texts = unpaidTexts.sendPaymentLink

/** Mails the link; then it is shown, to be sent in another way, too. */
function SendPaymentLink({ booking: { id, customerEmail, totalPrice } }: UnpaidActProps) {
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState<string>()
  const isReachable = isMailAddress(customerEmail)
  const amount = formatEuros(toCents(totalPrice))
  const { run, isPending } = useProcedure(trpc.unpaidBookings.sendLink, {
    done: toastFor(customerEmail, isReachable ? texts.done : texts.doneWithoutMail),
    failed: texts.failed,
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
      trigger={<Button size="small">{texts.open}</Button>}
      title={url === undefined ? texts.question : isReachable ? texts.made : texts.madeWithoutMail}
      footer={
        url === undefined ? (
          <>
            <Button disabled={isPending} onClick={() => change(false)}>
              {unpaidTexts.cancel}
            </Button>
            <Button variant="primary" busy={isPending} busyLabel={texts.busy} onClick={() => run({ id })}>
              {texts.submit}
            </Button>
          </>
        ) : (
          <Button onClick={() => change(false)}>{unpaidTexts.close}</Button>
        )
      }
    >
      {url === undefined ? (
        <p className="text-soft">
          <CustomerText>
            {isReachable ? texts.effect(customerEmail, amount) : texts.withoutMail(amount)}
          </CustomerText>
        </p>
      ) : (
        <ShownOnce label={texts.link} value={url} sentence={texts.sentence} takesFocus />
      )}
    </Dialog>
  )
}
