import type { Booking } from '@chauffeur/contract/bookings'
import { parseDecimal, toEuros } from '@chauffeur/domain/money'
import type { Zone } from '@chauffeur/domain/time'
import { useState, type RefObject } from 'react'
import { changeTexts } from '@chauffeur/words/en/changes'
import { ChangeDialog } from '../../../shared/change/change-dialog.tsx'
import { ChangeSummary } from '../../../shared/change/change-summary.tsx'
import { TripFields } from '../../../shared/change/trip-fields.tsx'
import { useTripForm } from '../../../shared/change/use-trip-form.ts'
import { useFormProblems } from '../../../shared/forms/use-form-problems.ts'
import { Field } from '../../../shared/ui/field.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { RadioList } from '../../../shared/ui/radio-cards.tsx'
import { Override, useOverride } from '../../../shared/override/override.tsx'
import { officeChangeTexts as texts } from './change-texts.ts'
import { PriceFields, type PriceTerms } from './price-fields.tsx'
import { useChangeTrip, type OfficeChangeRequest } from './use-change-trip.ts'

type ChangeTripDialogProps = {
  booking: Booking
  open: boolean
  onOpenChange: (open: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** The office changes a trip, at the list price or its own. */
export function ChangeTripDialog({ booking, open, onOpenChange, returnFocusTo }: ChangeTripDialogProps) {
  const form = useTripForm(withZone(booking))
  const [terms, setTerms] = useState<PriceTerms>({ price: 'recalculated', amount: '', reason: '' })
  const totalCents = parseDecimal(terms.amount.replace(',', '.'))
  const isSet = terms.price === 'set'
  const {
    form: element,
    problemAt,
    handleSubmit,
    showRefused,
  } = useFormProblems({
    ...form.problems,
    totalPrice: isSet && !totalCents ? texts.amountWrong : undefined,
    reason: terms.reason.trim() === '' ? texts.reasonMissing : undefined,
    nothing: form.hasChanges || isSet ? undefined : changeTexts.nothing,
  })
  const override = useOverride()
  const change = useChangeTrip(booking, {
    onObstacle: override.meet,
    onRefusedFields: showRefused,
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
      isBusy={change.isChecking || change.isMaking}
      texts={texts}
      form={element}
      onSubmit={handleSubmit(() => change.check(request))}
      fields={
        <div className="grid gap-6">
          <TripFields form={form} problemAt={problemAt} />
          <PriceFields
            terms={terms}
            onChange={(changed) => setTerms((before) => ({ ...before, ...changed }))}
            problemAt={problemAt}
          />
          {nothing !== undefined && <Notice tone="danger">{nothing}</Notice>}
        </div>
      }
      checked={
        checked && {
          onBack: change.goBack,
          onMake() {
            if (override.isAnswered())
              change.make({ ...checked, reason: terms.reason.trim(), ...override.sent })
          },
          makeLabel: checked.quote.takesEffect === 'when_paid' ? texts.submitLink : texts.submit,
          busyLabel: change.isMaking ? texts.sending : texts.reading,
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
          {override.obstacle !== undefined && <Override obstacle={override.obstacle} {...override.fields} />}
          {isCollectable(checked) && (
            <Field label={texts.collect} group>
              <RadioList
                value={checked.request.collect}
                onValueChange={(value) =>
                  change.check({ ...checked.request, collect: value === 'driver' ? 'driver' : 'link' })
                }
                options={[
                  { value: 'link', label: texts.collects.link },
                  { value: 'driver', label: texts.collects.driver },
                ]}
              />
            </Field>
          )}
        </div>
      )}
    </ChangeDialog>
  )
}

const effects = {
  at_once: texts.atOnce,
  when_paid: texts.whenPaid,
  when_accepted: texts.whenAccepted,
} as const

/** The office has the choice where the server would ask for a payment. */
function isCollectable({
  request,
  quote,
}: {
  request: OfficeChangeRequest
  quote: { settlement: string }
}): boolean {
  return quote.settlement === 'checkout' || request.collect === 'driver'
}

/** The zone of a booking is read as text. */
function withZone(booking: Booking): Booking & { readonly pickupZone: Zone } {
  return {
    ...booking,
    pickupZone: booking.pickupZone === 'Europe/Madrid' ? 'Europe/Madrid' : 'Europe/Lisbon',
  }
}
