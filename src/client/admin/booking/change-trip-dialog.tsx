import type { Booking } from '@chauffeur/contract/bookings'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { parseDecimal, toEuros } from '@chauffeur/domain/money'
import type { Zone } from '@chauffeur/domain/time'
import { type ChangePrice } from '@chauffeur/domain/trip-change'
import { changeTexts } from '@chauffeur/words/en/changes'
import { useState, type RefObject } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { ChangeDialog } from '../../shared/change/change-dialog.tsx'
import { ChangeSummary } from '../../shared/change/change-summary.tsx'
import { TripFields, useTripForm, type ChangedTripInput } from '../../shared/change/trip-form.tsx'
import { useTripChange, type CheckedChange } from '../../shared/change/use-trip-change.ts'
import { useFormProblems, type FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { Notice } from '../../shared/ui/notice.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { RadioField, SegmentedField, TextField, EuroField, optionsOf } from '../common/fields.tsx'
import { Override, overridableSentence, useOverride } from '../common/override.tsx'
import { fieldsOf } from '../common/use-draft-form.ts'
import { toastUnlessAtFields, toastFor } from '../common/use-procedure.ts'
import { isSignedOutError } from '../session/session-end.ts'

interface OfficeChangeRequest extends ChangedTripInput {
  price: ChangePrice
  /** In euros. */
  totalPrice?: number
  collect: 'driver' | 'link'
}

interface SentChange extends CheckedChange<OfficeChangeRequest> {
  readonly reason: string
  /** Why it is made although something speaks against the trip. */
  readonly overrideReason?: string
}

type ChangeTripDialogProps = {
  booking: Booking
  open: boolean
  onOpenChange: (open: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const START = { price: 'recalculated' as ChangePrice, amount: '', reason: '' }
const priceOptions = optionsOf(
  ['recalculated', 'Recalculated'],
  ['kept', 'Stays as it is'],
  ['set', 'Set by hand'],
)
const collectOptions = optionsOf(
  ['link', 'The customer pays by link, then the change is made'],
  ['driver', 'The driver; the change is made at once'],
)
const effects = {
  at_once: 'Made at once. The customer is told by email.',
  when_paid: 'The customer is mailed a link to pay the difference. The change is made once it is paid.',
  when_accepted: 'It waits for an answer.',
} as const

/** The office changes a trip, at the list price or its own. */
export function ChangeTripDialog({ booking, open, onOpenChange, returnFocusTo }: ChangeTripDialogProps) {
  const form = useTripForm(withZone(booking))
  // Where the new price comes from, the amount as typed, and why.
  const [terms, setTerms] = useState(START)
  const reason = terms.reason.trim()
  const totalCents = parseDecimal(terms.amount.replace(',', '.'))
  const isSet = terms.price === 'set'
  const problems = useFormProblems({
    ...form.problems,
    totalPrice: isSet && !totalCents ? 'Enter an amount like 49.50.' : undefined,
    reason: reason === '' ? 'Please give a reason.' : undefined,
    nothing: form.hasChanges || isSet ? undefined : changeTexts.nothing,
  })
  const { problemAt } = problems
  const field = fieldsOf(terms, setTerms, problemAt)
  const override = useOverride()
  const change = useOfficeChange(booking, {
    onObstacle: override.meet,
    onRefusedFields: problems.showRefused,
    onDone: () => onOpenChange(false),
  })
  const { checked } = change
  const request: OfficeChangeRequest = {
    ...form.request,
    price: terms.price,
    collect: 'link',
    ...(isSet && totalCents && { totalPrice: toEuros(totalCents) }),
  }
  const nothing = problemAt('nothing')
  return (
    <ChangeDialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
      title={checked ? 'Is this right?' : `Change booking ${booking.bookingNumber}`}
      isBusy={change.isChecking || change.isSending}
      texts={{ cancel: 'Cancel', goOn: 'Check the change', reading: 'Working it out...', back: 'Back' }}
      form={problems.form}
      onSubmit={problems.handleSubmit(() => change.check(request))}
      fields={
        <div className="grid gap-6">
          <TripFields form={form} problemAt={problemAt} />
          <div className="grid gap-5 border-t border-line pt-6">
            <SegmentedField
              {...field('price')}
              label="Price"
              hint="Where only date and time change, the price stays."
              options={priceOptions}
            />
            {isSet && <EuroField {...field('amount', 'totalPrice')} label="New total" step={1} />}
            <TextField
              {...field('reason')}
              label="Reason"
              hint="For the history; the customer does not read it."
              required
              maxLength={MAX_REASON_LENGTH}
            />
          </div>
          {nothing !== undefined && <Notice tone="danger">{nothing}</Notice>}
        </div>
      }
      checked={
        checked && {
          onBack: change.goBack,
          onMake: () => override.isAnswered() && change.send({ ...checked, reason, ...override.sent }),
          makeLabel: checked.quote.takesEffect === 'when_paid' ? 'Mail the payment link' : 'Change the trip',
          busyLabel: change.isSending ? 'Changing...' : 'Working it out...',
        }
      }
    >
      {checked && (
        <div className="grid gap-5">
          {change.isPriceNew && (
            <Notice tone="warning">The price has changed meanwhile. Please look at it again.</Notice>
          )}
          <ChangeSummary
            before={withZone(booking)}
            after={checked.quote.trip}
            costs={checked.quote}
            effect={effects[checked.quote.takesEffect]}
          />
          <Override {...override} />
          {isCollectable(checked) && (
            <RadioField
              label="Who collects the difference?"
              value={checked.request.collect}
              onValueChange={(collect) => change.check({ ...checked.request, collect })}
              options={collectOptions}
            />
          )}
        </div>
      )}
    </ChangeDialog>
  )
}

/** The office has the choice where the server would ask for a payment. */
function isCollectable({ request, quote }: CheckedChange<OfficeChangeRequest>): boolean {
  return quote.settlement === 'checkout' || request.collect === 'driver'
}

/** The zone of a booking is read as text. */
function withZone(booking: Booking): Booking & { readonly pickupZone: Zone } {
  return {
    ...booking,
    pickupZone: booking.pickupZone === 'Europe/Madrid' ? 'Europe/Madrid' : 'Europe/Lisbon',
  }
}

interface Events {
  readonly onObstacle: (sentence: string | undefined) => void
  readonly onRefusedFields: (fields: FieldProblems) => void
  readonly onDone: () => void
}

function useOfficeChange({ id, customerEmail }: Booking, { onObstacle, onRefusedFields, onDone }: Events) {
  const { client, bookings, payments } = trpc.useUtils()
  const { showToast } = useToast()
  const refresh = () => Promise.all([bookings.invalidate(), payments.invalidate()])
  return useTripChange({
    quote: (request: OfficeChangeRequest) => client.changes.quote.mutate({ id, ...request }),
    async send({ request, quote, ...why }: SentChange) {
      const expectedTotal = toEuros(quote.newTotalCents)
      await client.changes.make.mutate({ id, ...request, expectedTotal, ...why })
      return quote.takesEffect === 'when_paid'
        ? { title: 'Payment link mailed', description: 'The trip changes once the difference is paid.' }
        : { title: 'Trip changed', description: 'The customer is told by email.' }
    },
    onChecked: ({ obstacle }) => onObstacle(obstacle),
    onRefusedFields,
    async onSent(done) {
      await refresh()
      showToast({ tone: 'success', ...toastFor(customerEmail, done) })
      onDone()
    },
    onFailed(error, call) {
      if (isSignedOutError(error)) return
      if (call === 'send') void refresh()
      const obstacle = overridableSentence(error)
      if (call === 'send' && obstacle !== undefined) {
        onObstacle(obstacle)
        return
      }
      const toast = toastUnlessAtFields('The trip was not changed', error)
      if (toast) showToast({ tone: 'destructive', ...toast })
    },
  })
}
