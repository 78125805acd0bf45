import { MAX_NAME_LENGTH, MAX_NOTES_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import {
  BillingFields,
  PhoneField,
  TravellerFields,
} from '../../../shared/journey/fields/passenger-fields.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { Field } from '../../../shared/ui/field.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { TextArea, TextInput } from '../../../shared/ui/text-input.tsx'
import { keepAsTyped } from '../../../shared/forms/use-phone-refusal.tsx'
import { languageOptions } from '../../../shared/forms/language-options.ts'
import { officeTexts as texts } from './office-texts.ts'
import type { OfficeTerms } from './office-terms.ts'
import { Part } from './part.tsx'
import type { ProblemAt } from '../../../shared/forms/use-form-problems.ts'

interface CustomerPartProps {
  readonly terms: OfficeTerms
  readonly onTermsChange: (change: Partial<OfficeTerms>) => void
  readonly problemAt: ProblemAt
  /** Keeps a number that cannot be dialled. */
  readonly onKeepPhone: (phone: string) => void
}

/** Who books, who travels, and what they wish. */
export function CustomerPart({ terms, onTermsChange, problemAt, onKeepPhone }: CustomerPartProps) {
  const { draft, change } = useBooking()
  return (
    <Part title={texts.customer}>
      <Field label={texts.name} error={problemAt('customerName')} required>
        <TextInput
          value={draft.passengerName}
          onValueChange={(passengerName) => change({ type: 'set', fields: { passengerName } })}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
        />
      </Field>
      <PhoneField
        isOwn={false}
        error={keepAsTyped(problemAt('customerPhone'), () => onKeepPhone(draft.phone))}
      />
      <Field label={texts.email} hint={texts.emailHint} error={problemAt('customerEmail')} required>
        <TextInput
          value={draft.email}
          onValueChange={(email) => change({ type: 'set', fields: { email } })}
          maxLength={MAX_TEXT_LENGTH}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={texts.language} hint={texts.languageHint}>
        <Select
          value={terms.locale}
          onValueChange={(locale) => onTermsChange({ locale })}
          options={languageOptions}
        />
      </Field>
      <TravellerFields
        words={texts.traveller}
        phoneError={keepAsTyped(problemAt('travellerPhone'), () => onKeepPhone(draft.travellerPhone))}
      />
      <Field label={texts.notes}>
        <TextArea
          writes="takeBooking.notes"
          value={draft.notes}
          onValueChange={(notes) => change({ type: 'set', fields: { notes } })}
          maxLength={MAX_NOTES_LENGTH}
        />
      </Field>
      <Switch
        label={texts.whatsapp}
        hint={texts.whatsappHint}
        checked={draft.whatsappNotifications}
        onCheckedChange={(whatsappNotifications) =>
          change({ type: 'set', fields: { whatsappNotifications } })
        }
      />
      <BillingFields words={texts.billing} />
    </Part>
  )
}
