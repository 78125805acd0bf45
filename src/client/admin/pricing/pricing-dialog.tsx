import type { VehiclePricing } from '@chauffeur/contract/pricing'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { formatEuros } from '@chauffeur/domain/money'
import { exampleHires, exampleTransfers, isChargeable } from '@chauffeur/domain/pricing'
import {
  checkPricing,
  DUPLICATE_PRICING_TITLE,
  PRICING_STEPS,
  type PricingField,
  type PricingRate,
} from '@chauffeur/domain/pricing-rules'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { vehicleChoices } from '@chauffeur/domain/vehicles'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { useId, useState, type RefObject, type ReactNode } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { EuroField, SegmentedField, SelectField } from '../common/fields.tsx'
import { FormDialog, useRowForm } from '../common/form-dialog.tsx'
import { DELETED_MEANWHILE, MeanwhileNotice, showAtOnce } from '../common/meanwhile.tsx'
import { problemsOfCheck } from '../common/english-problems.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import {
  amountNames,
  findPricing,
  serviceNames,
  rateOf,
  shownFields,
  startPricingDraft,
  type PricingDraft,
  type PricingTask,
} from './pricing-draft.ts'

type PricingDialogProps = {
  open: boolean
  task: PricingTask
  /** The existing prices, to refuse a second one before it is sent. */
  rows: readonly VehiclePricing[]
  onSaved: () => void
  onClose: () => void
  onEdit: (row: VehiclePricing) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Why a price was not saved. */
interface SavingProblem {
  readonly title: string
  readonly message: string
}

/** Adds a price or changes one. Each task starts from its own amounts. */
export function PricingDialog(props: PricingDialogProps) {
  const { open, task, rows, onSaved, onClose, onEdit, returnFocusTo } = props
  const { mode } = task
  const formId = useId()
  const [problem, setProblem] = useState<SavingProblem>()
  const own = task.mode === 'edit' ? task.row : undefined
  const now = own && rows.find(({ id }) => id === own.id)
  const { draft, edit, problemAt, begin, isSaving, formProps, save, meanwhile } = useRowForm(
    trpc.pricing,
    now ?? own,
    {
      start: (row) => startPricingDraft(row ? { mode: 'edit', row } : task),
      problemsOf: (draft) => problemsOfCheck(checkPricing(draft, mode)),
      editHides: 'all',
      create: {
        input: (draft) => ({ vehicleName: draft.vehicleName, ...rateOf(draft) }),
        done: { title: 'Success', description: 'Vehicle pricing added.' },
        // The dialog stays open and shows the reason.
        failed: () => undefined,
      },
      change: {
        input: (draft, { id, version }) => ({ id, version, ...rateOf(draft) }),
        done: { title: 'Success', description: 'Vehicle pricing updated.' },
        failed: () => undefined,
      },
      onDone: onSaved,
      onFailed(error) {
        const isDuplicate = parseRefusal(error)?.code === 'ALREADY_EXISTS'
        const title = isDuplicate
          ? DUPLICATE_PRICING_TITLE
          : `Failed to ${own ? 'update' : 'add'} vehicle pricing`
        setProblem({ title, message: sentenceOf(error) })
      },
      shownFields,
    },
  )
  const [started, setStarted] = useState(task)
  if (started !== task) {
    setStarted(task)
    setProblem(undefined)
    begin(own)
  }
  // A price that was saved as another service keeps its row.
  const isGone = open && own !== undefined && !now
  const existing = otherRow(rows, draft, own)
  const isTaken = mode === 'create' && existing !== undefined
  const change = (next: Partial<PricingDraft>) => {
    setProblem(undefined)
    edit(next)
  }
  function submit() {
    setProblem(
      existing && {
        title: DUPLICATE_PRICING_TITLE,
        message: englishSentence({
          code: 'pricing_exists',
          vehicle: draft.vehicleName,
          serviceType: draft.serviceType,
        }),
      },
    )
    if (!existing) save()
  }
  const amount = (field: PricingField) => (
    <EuroField
      label={amountNames[field]}
      step={PRICING_STEPS[field]}
      value={draft[field]}
      onValueChange={(value) => change({ [field]: value })}
      error={problemAt(field)}
    />
  )

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      title={own ? 'Edit Pricing' : 'Add Pricing'}
      formId={formId}
      form={formProps(submit)}
      isSending={isSaving}
      refusal={isGone ? DELETED_MEANWHILE : undefined}
      submit={own ? 'Save Changes' : 'Add Pricing'}
      busy={own ? 'Saving...' : 'Adding...'}
    >
      <MeanwhileNotice {...meanwhile} what="price" isGone={isGone} />
      {problem && !isGone && !meanwhile.change && (
        <div ref={showAtOnce}>
          <Notice tone={existing ? 'warning' : 'danger'}>
            <p className="font-semibold">{problem.title}</p>
            <p>{problem.message}</p>
            {existing && (
              <Button size="small" className="mt-2.5" onClick={() => onEdit(existing)}>
                Edit the existing entry
              </Button>
            )}
          </Notice>
        </div>
      )}
      <SelectField
        label="Vehicle"
        hint={mode === 'edit' ? 'A price stays with its vehicle.' : undefined}
        value={draft.vehicleName}
        onValueChange={(vehicleName) => change({ vehicleName })}
        options={vehicleChoices.map((name) => ({ value: name, label: name }))}
        disabled={mode === 'edit'}
      />
      <SegmentedField
        label="Service Type"
        hint={isTaken ? 'There is a price for this vehicle and service already.' : undefined}
        value={draft.serviceType}
        onValueChange={(serviceType) => change({ serviceType })}
        options={serviceTypes.map((value) => ({ value, label: serviceNames[value] }))}
      />
      {draft.serviceType === 'hourly' ? (
        amount('hourlyRate')
      ) : (
        <div className="grid grid-cols-2 items-start gap-x-4 sm:gap-x-5">
          {amount('minimumFare')}
          {amount('pricePerKm')}
        </div>
      )}
      <ExampleCalculation draft={draft} />
    </FormDialog>
  )
}

/** Another row of the vehicle and service that are chosen. */
function otherRow(
  rows: readonly VehiclePricing[],
  { vehicleName, serviceType }: PricingDraft,
  own: VehiclePricing | undefined,
): VehiclePricing | undefined {
  const found = findPricing(rows, vehicleName, serviceType)
  return found?.id === own?.id ? undefined : found
}

/** The price of an example trip at the typed amounts, by the rules that price every trip. */
function ExampleCalculation({ draft }: { draft: PricingDraft }) {
  const check = checkPricing(draft, 'create')
  return (
    <section aria-label="Example calculation" className="rounded-card bg-sunken px-4 py-3.5 sm:px-5">
      <h3 className="font-sans text-sm font-semibold">Example calculation</h3>
      {check.valid ? (
        <Examples rate={check.value} />
      ) : (
        <Remark>Enter amounts to see what a trip costs.</Remark>
      )}
    </section>
  )
}

function Examples({ rate }: { rate: PricingRate }) {
  if (!isChargeable(rate))
    return (
      <Remark>{`This comes to nothing, so there would be no price: the booking page shows “${SENTENCES.toBeEvaluated}”.`}</Remark>
    )
  if (rate.serviceType === 'hourly')
    return (
      <dl>
        {exampleHires(rate).map(({ hours, includedKilometres, price }) => (
          <Example key={hours} trip={`${hours} hours`} price={formatEuros(price)}>
            {`${includedKilometres} km included`}
          </Example>
        ))}
      </dl>
    )
  const perKm = formatEuros(rate.pricePerKm)
  return (
    <dl>
      {exampleTransfers(rate).map(({ kilometres, price, byDistance, counts }) => {
        const distance = `${kilometres} km × ${perKm}`
        return (
          <Example key={kilometres} trip={`${kilometres} km trip`} price={formatEuros(price)}>
            {counts === 'distance'
              ? `The distance counts: ${distance}, above the minimum fare of ${formatEuros(rate.minimumFare)}.`
              : `The minimum fare counts: ${distance} would come to ${formatEuros(byDistance)}.`}
          </Example>
        )
      })}
    </dl>
  )
}

function Example({ trip, price, children }: { trip: string; price: string; children: string }) {
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line pt-2">
      <dt className="font-medium">{trip}</dt>
      <dd className="text-lead leading-tight font-semibold tabular">{price}</dd>
      <dd className="col-span-2 text-sm text-soft tabular">{children}</dd>
    </div>
  )
}

function Remark({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-sm text-soft">{children}</p>
}
