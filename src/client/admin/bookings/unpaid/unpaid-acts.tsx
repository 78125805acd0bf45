import type { Booking } from '@chauffeur/contract/bookings'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { MAX_PAYMENT_NOTE_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import type { UnpaidAct } from '@chauffeur/domain/unpaid-booking'
import { type ComponentType, useState } from 'react'
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { RadioList } from '../../../shared/ui/radio-cards.tsx'
import { TextInput } from '../../../shared/ui/text-input.tsx'
import { FormDialog } from '../../common/form-dialog.tsx'
import { useDraftDialog } from '../../common/use-draft-form.ts'
import { unpaidTexts } from './unpaid-texts.ts'
import { useMarkPaid, usePayDriver, useSendPaymentLink } from './use-unpaid-acts.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { CustomerText } from '../../common/customer-text.tsx'
import { ShownOnce } from '../../common/shown-once.tsx'

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
function PayDriver({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState(false)
  const [method, setMethod] = useState<(typeof payDriverOptions)[number]['value']>('cash')
  const { run, isPending } = usePayDriver(booking, () => setOpen(false))
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!isPending) setOpen(next)
      }}
      trigger={<Button size="small">{driverTexts.open}</Button>}
      title={driverTexts.question}
      description={isMailAddress(booking.customerEmail) ? driverTexts.effect : driverTexts.effectWithoutMail}
      confirmLabel={driverTexts.submit}
      busyLabel={driverTexts.busy}
      busy={isPending}
      onConfirm={() => run(method)}
    >
      <RadioList
        aria-label={driverTexts.question}
        value={method}
        onValueChange={(chosen) =>
          setMethod(payDriverOptions.find(({ value }) => value === chosen)?.value ?? 'cash')
        }
        options={payDriverOptions}
      />
    </AlertDialog>
  )
}

const paidTexts = unpaidTexts.markPaid

/** Counts the booking as paid, with a note that says how. */
function MarkPaid({ booking }: { booking: Booking }) {
  const { dialog, form, bind, problemAt } = useDraftDialog(() => ({ note: '' }), useMarkPaid(booking))
  const effect = isMailAddress(booking.customerEmail) ? paidTexts.effect : paidTexts.effectWithoutMail
  return (
    <FormDialog
      {...dialog}
      trigger={<Button size="small">{paidTexts.open}</Button>}
      title={paidTexts.question}
      texts={{ cancel: unpaidTexts.cancel, submit: paidTexts.submit, busy: paidTexts.busy }}
    >
      <form {...form} className="grid gap-4">
        <p className="text-soft">{effect(formatEuros(toCents(booking.totalPrice)))}</p>
        <Field label={paidTexts.note} hint={paidTexts.noteHint} error={problemAt('note')} required>
          <TextInput {...bind('note')} maxLength={MAX_PAYMENT_NOTE_LENGTH} autoComplete="off" />
        </Field>
      </form>
    </FormDialog>
  )
}

const texts = unpaidTexts.sendPaymentLink

/** Mails the link; then it is shown, to be sent in another way, too. */
function SendPaymentLink({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState<string>()
  const isReachable = isMailAddress(booking.customerEmail)
  const amount = formatEuros(toCents(booking.totalPrice))
  const { run, isPending } = useSendPaymentLink(booking, setUrl)
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
            <Button variant="primary" busy={isPending} busyLabel={texts.busy} onClick={() => run()}>
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
            {isReachable ? texts.effect(booking.customerEmail, amount) : texts.withoutMail(amount)}
          </CustomerText>
        </p>
      ) : (
        <ShownOnce label={texts.link} value={url} sentence={texts.sentence} takesFocus />
      )}
    </Dialog>
  )
}
