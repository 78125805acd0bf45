import { changePrices, type ChangePrice } from '@chauffeur/domain/trip-change'
import type { ProblemAt } from '../../../shared/forms/use-form-problems.ts'
import { Field } from '../../../shared/ui/field.tsx'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { TextInput } from '../../../shared/ui/text-input.tsx'
import { EuroField } from '../../../shared/ui/euro-field.tsx'
import { officeChangeTexts as texts } from './change-texts.ts'
import { MAX_REASON_LENGTH } from './decline-change.tsx'

export interface PriceTerms {
  readonly price: ChangePrice
  /** As typed. */
  readonly amount: string
  readonly reason: string
}

type PriceFieldsProps = {
  terms: PriceTerms
  onChange: (change: Partial<PriceTerms>) => void
  problemAt: ProblemAt
}

const options = changePrices.map((value) => ({ value, label: texts.prices[value] }))

/** Where the new price comes from, and why. */
export function PriceFields({ terms, onChange, problemAt }: PriceFieldsProps) {
  return (
    <div className="grid gap-5 border-t border-line pt-6">
      <Field label={texts.price} hint={texts.priceHint} group>
        <Segmented value={terms.price} onValueChange={(price) => onChange({ price })} options={options} />
      </Field>
      {terms.price === 'set' && (
        <EuroField
          label={texts.amount}
          error={problemAt('totalPrice')}
          step={1}
          value={terms.amount}
          onValueChange={(amount) => onChange({ amount })}
        />
      )}
      <Field label={texts.reason} hint={texts.reasonHint} error={problemAt('reason')} required>
        <TextInput
          value={terms.reason}
          onValueChange={(reason) => onChange({ reason })}
          maxLength={MAX_REASON_LENGTH}
          autoComplete="off"
        />
      </Field>
    </div>
  )
}
