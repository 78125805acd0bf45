import type { VehiclePricing } from '@chauffeur/contract/pricing'
import {
  checkPricing,
  DUPLICATE_PRICING_TITLE,
  duplicatePricing,
  PRICING_STEPS,
  type PricingField,
} from '@chauffeur/domain/pricing-rules'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { vehicleChoices } from '@chauffeur/domain/vehicles'
import { useId, useState, type RefObject } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EuroField } from '../../shared/ui/euro-field.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { SelectField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { DELETED_MEANWHILE, MeanwhileNotice, showAtOnce } from '../common/meanwhile.tsx'
import { useRowForm } from '../common/use-row-form.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { ExampleCalculation } from './example-calculation.tsx'
import {
  findPricing,
  rateOf,
  shownFields,
  startDraft,
  type PricingDraft,
  type PricingTask,
} from './pricing-draft.ts'
import { pricingTexts } from './pricing-texts.ts'

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

const { dialog: texts, done, failed, services } = pricingTexts

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
      start: (row) => startDraft(row ? { mode: 'edit', row } : task),
      problemsOf(draft) {
        const check = checkPricing(draft, mode)
        return check.valid ? {} : { [check.field]: check.message }
      },
      editHides: 'all',
      create: {
        input: (draft) => ({ vehicleName: draft.vehicleName, ...rateOf(draft) }),
        done: done.create,
        // The dialog stays open and shows the reason.
        failed: () => undefined,
      },
      change: {
        input: (draft, { id, version }) => ({ id, version, ...rateOf(draft) }),
        done: done.edit,
        failed: () => undefined,
      },
      onDone: onSaved,
      onFailed(error) {
        const isDuplicate = parseRefusal(error)?.code === 'ALREADY_EXISTS'
        const title = isDuplicate ? DUPLICATE_PRICING_TITLE : failed[mode]
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
        message: duplicatePricing(draft.vehicleName, draft.serviceType),
      },
    )
    if (!existing) save()
  }
  const amount = (field: PricingField) => (
    <EuroField
      label={texts[field]}
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
      title={texts[mode].title}
      formId={formId}
      form={formProps(submit)}
      className="grid gap-5"
      isSending={isSaving}
      refusal={isGone ? DELETED_MEANWHILE : undefined}
      texts={texts[mode]}
    >
      <MeanwhileNotice {...meanwhile} what={pricingTexts.one} isGone={isGone} />
      {problem && !isGone && !meanwhile.change && (
        <div ref={showAtOnce}>
          <Notice tone={existing ? 'warning' : 'danger'}>
            <p className="font-semibold">{problem.title}</p>
            <p>{problem.message}</p>
            {existing && (
              <Button size="small" className="mt-2.5" onClick={() => onEdit(existing)}>
                {texts.editExisting}
              </Button>
            )}
          </Notice>
        </div>
      )}
      <SelectField
        label={texts.vehicle}
        hint={mode === 'edit' ? texts.fixedVehicle : undefined}
        value={draft.vehicleName}
        onValueChange={(vehicleName) => change({ vehicleName })}
        options={vehicleChoices.map((name) => ({ value: name, label: name }))}
        disabled={mode === 'edit'}
      />
      <Field label={texts.serviceType} group hint={isTaken ? texts.taken : undefined}>
        <Segmented
          value={draft.serviceType}
          onValueChange={(serviceType) => change({ serviceType })}
          options={serviceTypes.map((value) => ({ value, label: services[value] }))}
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
