import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { billingFields, type BillingField } from '@chauffeur/domain/required-fields'
import { useBooking } from '../state/booking-context.ts'
import { passengerTexts } from './passenger-texts.ts'

const SPAN_BOTH = new Set<BillingField>(['companyName', 'taxNumber'])

const autoComplete: Readonly<Partial<Record<BillingField, string>>> = {
  companyName: 'billing organization',
  street: 'billing address-line1',
  city: 'billing address-level2',
  state: 'billing address-level1',
  postalCode: 'billing postal-code',
  country: 'billing country-name',
}

/** The address of the invoice, in a card of its own. */
export function BillingAddress() {
  return (
    <Card padding="large" className="grid gap-6">
      <BillingFields words={passengerTexts} />
    </Card>
  )
}

type BillingFieldsProps = { readonly words: { readonly billing: string; readonly billingHint: string } }

/** Texts stay when the toggle is turned off, and are not sent then. */
export function BillingFields({ words }: BillingFieldsProps) {
  const { draft, change, problemAt } = useBooking()
  return (
    <>
      <Switch
        label={words.billing}
        hint={words.billingHint}
        checked={draft.billingAddressEnabled}
        onCheckedChange={(billingAddressEnabled) =>
          change({ type: 'set', fields: { billingAddressEnabled } })
        }
      />
      {draft.billingAddressEnabled && (
        <div className="grid animate-rise-in gap-5 sm:grid-cols-2">
          {billingFields.map((field) => (
            <Field
              key={field}
              label={passengerTexts.billingFields[field]}
              error={problemAt(field)}
              className={classNames(SPAN_BOTH.has(field) && 'sm:col-span-2')}
            >
              <TextInput
                value={draft[field]}
                onValueChange={(text) => change({ type: 'set', fields: { [field]: text } })}
                maxLength={field === 'companyName' ? MAX_NAME_LENGTH : MAX_TEXT_LENGTH}
                autoComplete={autoComplete[field] ?? 'off'}
              />
            </Field>
          ))}
        </div>
      )}
    </>
  )
}
