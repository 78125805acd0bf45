import type { Booking } from '@chauffeur/contract/bookings'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { parseDecimal, toEuros } from '@chauffeur/domain/money'
import type { Zone } from '@chauffeur/domain/time'
import { changePrices, type ChangePrice } from '@chauffeur/domain/trip-change'
import { useState, type RefObject } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { ChangeDialog } from '../../shared/change/change-dialog.tsx'
import { ChangeSummary } from '../../shared/change/change-summary.tsx'
import { changeTexts } from '@chauffeur/words/en/changes'
import { TripFields, useTripForm, type ChangeRequest } from '../../shared/change/trip-form.tsx'
import { useTripChange, type CheckedChange } from '../../shared/change/use-trip-change.ts'
import { useFormProblems, type FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { EuroField } from '../../shared/ui/euro-field.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useToast } from '../../shared/ui/toast.tsx'
import { toastUnlessAtFields } from '../common/failure-toast.ts'
import { toastFor } from '../common/no-mail.ts'
import { Override, obstacleOf, useOverride } from '../common/override.tsx'
import { isSignedOutError } from '../session/session-end.ts'
import { officeChangeTexts as texts } from './booking-texts.ts'

interface OfficeChangeRequest extends ChangeRequest {
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
const priceOptions = changePrices.map((value) => ({ value, label: texts.prices[value] }))
const collectOptions = (['link', 'driver'] as const).map((value) => ({ value, label: texts.collects[value] }))
const effects = {
  at_once: texts.atOnce,
  when_paid: texts.whenPaid,
  when_accepted: texts.whenAccepted,
} as const

/** The office changes a trip, at the list price or its own. */
export function ChangeTripDialog({ booking, open, onOpenChange, returnFocusTo }: ChangeTripDialogProps) {
  const form = useTripForm(withZone(booking))
  // Where the new price comes from, the amount as typed, and why.
  const [terms, setTerms] = useState(START)
  const edit = (changed: Partial<typeof START>) => setTerms((before) => ({ ...before, ...changed }))
  const reason = terms.reason.trim()
  const totalCents = parseDecimal(terms.amount.replace(',', '.'))
  const isSet = terms.price === 'set'
  const problems = useFormProblems({
    ...form.problems,
    totalPrice: isSet && !totalCents ? texts.amountWrong : undefined,
    reason: reason === '' ? texts.reasonMissing : undefined,
    nothing: form.hasChanges || isSet ? undefined : changeTexts.nothing,
  })
  const { problemAt } = problems
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
      title={checked ? texts.check : texts.title(booking.bookingNumber)}
      isBusy={change.isChecking || change.isSending}
      texts={texts}
      form={problems.form}
      onSubmit={problems.handleSubmit(() => change.check(request))}
      fields={
        <div className="grid gap-6">
          <TripFields form={form} problemAt={problemAt} />
          <div className="grid gap-5 border-t border-line pt-6">
            <Field label={texts.price} hint={texts.priceHint} group>
              <Segmented
                value={terms.price}
                onValueChange={(price) => edit({ price })}
                options={priceOptions}
              />
            </Field>
            {isSet && (
              <EuroField
                label={texts.amount}
                error={problemAt('totalPrice')}
                step={1}
                value={terms.amount}
                onValueChange={(amount) => edit({ amount })}
              />
            )}
            <Field label={texts.reason} hint={texts.reasonHint} error={problemAt('reason')} required>
              <TextInput
                value={terms.reason}
                onValueChange={(reason) => edit({ reason })}
                maxLength={MAX_REASON_LENGTH}
                autoComplete="off"
              />
            </Field>
          </div>
          {nothing !== undefined && <Notice tone="danger">{nothing}</Notice>}
        </div>
      }
      checked={
        checked && {
          onBack: change.goBack,
          onMake: () => override.isAnswered() && change.send({ ...checked, reason, ...override.sent }),
          makeLabel: checked.quote.takesEffect === 'when_paid' ? texts.submitLink : texts.submit,
          busyLabel: change.isSending ? texts.sending : texts.reading,
        }
      }
    >
      {checked && (
        <div className="grid gap-5">
          {change.isPriceNew && <Notice tone="warning">{texts.priceChanged}</Notice>}
          <ChangeSummary
            before={withZone(booking)}
            after={checked.quote.trip}
            costs={checked.quote}
            effect={effects[checked.quote.takesEffect]}
          />
          <Override {...override} />
          {isCollectable(checked) && (
            <Field label={texts.collect} group>
              <RadioList
                value={checked.request.collect}
                onValueChange={(collect) => change.check({ ...checked.request, collect })}
                options={collectOptions}
              />
            </Field>
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
      return quote.takesEffect === 'when_paid' ? texts.doneLink : texts.done
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
      const obstacle = obstacleOf(error)
      if (call === 'send' && obstacle !== undefined) {
        onObstacle(obstacle)
        return
      }
      const toast = toastUnlessAtFields(texts.failed, error)
      if (toast) showToast({ tone: 'destructive', ...toast })
    },
  })
}
