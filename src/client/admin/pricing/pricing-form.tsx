import type { VehiclePricing } from '@chauffeur/contract/pricing'
import { vehicleChoices } from '@chauffeur/domain/vehicles'
import { PRICING_STEPS, type PricingField } from '@chauffeur/domain/pricing-rules'
import { serviceTypes } from '@chauffeur/domain/service-type'
import type { ComponentProps, ReactNode } from 'react'
import type { ProblemAt } from '../../shared/forms/use-form-problems.ts'
import { Field } from '../../shared/ui/field.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { EuroField } from '../../shared/ui/euro-field.tsx'
import { ExampleCalculation } from './example-calculation.tsx'
import type { PricingDraft } from './pricing-draft.ts'
import { findPricing } from './pricing-groups.ts'
import { pricingTexts } from './pricing-texts.ts'

type PricingFormProps = Pick<ComponentProps<'form'>, 'id' | 'ref' | 'noValidate' | 'onSubmit'> & {
  mode: 'create' | 'edit'
  /** The existing prices, to say before it is sent that there is one already. */
  rows: readonly VehiclePricing[]
  draft: PricingDraft
  onDraftChange: (change: Partial<PricingDraft>) => void
  problemAt: ProblemAt
  /** Why the price as a whole cannot be saved. */
  notice: ReactNode
}

const texts = pricingTexts.dialog

export function PricingForm(props: PricingFormProps) {
  const { mode, rows, draft, onDraftChange, problemAt, notice, ...form } = props
  const isTaken = mode === 'create' && findPricing(rows, draft.vehicleName, draft.serviceType) !== undefined
  const amount = (field: PricingField) => (
    <EuroField
      label={texts[field]}
      step={PRICING_STEPS[field]}
      value={draft[field]}
      onValueChange={(value) => onDraftChange({ [field]: value })}
      error={problemAt(field)}
    />
  )

  return (
    <form {...form} className="grid gap-5">
      {notice}
      <Field label={texts.vehicle} hint={mode === 'edit' ? texts.fixedVehicle : undefined}>
        <Select
          value={draft.vehicleName}
          onValueChange={(vehicleName) => onDraftChange({ vehicleName })}
          options={vehicleChoices.map((name) => ({ value: name, label: name }))}
          disabled={mode === 'edit'}
        />
      </Field>
      <Field label={texts.serviceType} group hint={isTaken ? texts.taken : undefined}>
        <Segmented
          value={draft.serviceType}
          onValueChange={(serviceType) => onDraftChange({ serviceType })}
          options={serviceTypes.map((value) => ({ value, label: pricingTexts.services[value] }))}
        />
      </Field>
      {draft.serviceType === 'hourly' ? (
        amount('hourlyRate')
      ) : (
        <div className="grid grid-cols-2 items-start gap-x-4 sm:gap-x-5">
          {amount('minimumFare')}
          {amount('pricePerKm')}
        </div>
      )}
      <ExampleCalculation draft={draft} />
    </form>
  )
}
