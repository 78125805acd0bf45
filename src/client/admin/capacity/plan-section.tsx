import type { CarPlan } from '@chauffeur/contract/capacity'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { CarIcon } from '../../shared/ui/icons.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { baseNames } from '../common/base-names.ts'
import { readState } from '../common/read-state.ts'
import { ResourceSection } from '../common/resource-tab.tsx'
import { capacityTexts } from './capacity-texts.ts'
import { PlanLegend, PlanTable } from './plan-table.tsx'

const texts = capacityTexts.plan
/** A phone has room for eight columns. */
const HOURS_ON_A_PHONE = 3

/** How many cars of a class the next days need, and how many are there. */
export function PlanSection() {
  const query = trpc.capacity.plan.useQuery({})
  return (
    <ResourceSection
      titleId="plan-title"
      title={texts.title}
      lead={texts.lead}
      what={texts.what}
      rows={query.data?.plans}
      state={readState(query)}
      icon={<CarIcon className="size-7" />}
      empty={texts.none}
    >
      {(plans) => <Plans plans={plans} />}
    </ResourceSection>
  )
}

function Plans({ plans }: { plans: readonly CarPlan[] }) {
  const [chosen, setChosen] = useState('')
  const shown = plans.find((plan) => keyOf(plan) === chosen) ?? plans[0]
  if (!shown) return null
  return (
    <div className="rounded-card bg-raised p-3 shadow-card sm:p-5">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Field label={texts.which} className="w-full sm:w-96">
          <Select
            value={keyOf(shown)}
            options={plans.map((plan) => ({ value: keyOf(plan), label: nameOf(plan) }))}
            onValueChange={setChosen}
          />
        </Field>
        <PlanLegend />
      </div>
      <PlanTable plan={shown} hoursTogether={HOURS_ON_A_PHONE} className="lg:hidden" />
      <PlanTable plan={shown} hoursTogether={1} className="max-lg:hidden" />
    </div>
  )
}

function keyOf({ vehicleId, base }: CarPlan): string {
  return `${vehicleId} ${base}`
}

function nameOf({ vehicleName, base }: CarPlan): string {
  return `${vehicleName}, ${baseNames[base]}`
}
