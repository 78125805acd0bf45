import { vehicleChoices } from '@chauffeur/domain/vehicles'
import { PRICING_STEPS, type PricingField } from '@chauffeur/domain/pricing-rules'
import { serviceTypes } from '@chauffeur/domain/service-type'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { EuroField } from '../common/euro-field.tsx'
import { ExampleCalculation } from './example-calculation.tsx'
import type { PricingDraft } from './pricing-draft.ts'
import { pricingTexts } from './pricing-texts.ts'

export type PricingFormProps = {
  id: string
  form: RefObject<HTMLFormElement | null>
  mode: 'create' | 'edit'
  draft: PricingDraft
  onDraftChange: (draft: PricingDraft) => void
  /** What is wrong with an amount, at its field. */
  problem: { readonly field: PricingField; readonly message: string } | undefined
  /** What stands in the way of the whole. */
  notice: ReactNode
  onSubmit: () => void
}

const texts = pricingTexts.dialog
const vehicles = vehicleChoices.map((name) => ({ value: name, label: name }))
const services = serviceTypes.map((value) => ({ value, label: pricingTexts.services[value] }))

export function PricingForm(props: PricingFormProps) {
  const { id, form, mode, draft, onDraftChange, problem, notice, onSubmit } = props
  const amount = (field: PricingField) => (
    <EuroField
      label={texts[field]}
      step={PRICING_STEPS[field]}
      value={draft[field]}
      onValueChange={(value) => onDraftChange({ ...draft, [field]: value })}
      error={problem?.field === field ? problem.message : undefined}
    />
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {notice}
      <Field label={texts.vehicle} hint={mode === 'edit' ? texts.fixedVehicle : undefined}>
        <Select
          value={draft.vehicleName}
          onValueChange={(vehicleName) => onDraftChange({ ...draft, vehicleName })}
          options={vehicles}
          disabled={mode === 'edit'}
        />
      </Field>
      <Field label={texts.serviceType} group>
        <Segmented
          value={draft.serviceType}
          onValueChange={(serviceType) => onDraftChange({ ...draft, serviceType })}
          options={services}
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
