import type { VehiclePricing } from '@chauffeur/contract/pricing'
import {
  checkPricing,
  DUPLICATE_PRICING_TITLE,
  duplicatePricing,
  type PricingField,
} from '@chauffeur/domain/pricing-rules'
import { useId, useState, type RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { useFocusOnProblem } from '../common/use-focus-on-problem.ts'
import { startDraft, type PricingDraft, type PricingTask } from './pricing-draft.ts'
import { PricingForm } from './pricing-form.tsx'
import { findPricing } from './pricing-groups.ts'
import { pricingTexts } from './pricing-texts.ts'
import { useSavePricing, type SavingProblem } from './use-pricing.ts'

export type PricingDialogProps = {
  open: boolean
  task: PricingTask
  /** The prices there are, to tell of a second one before it is sent. */
  rows: readonly VehiclePricing[]
  onSaved: () => void
  onClose: () => void
  onEdit: (row: VehiclePricing) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** What is wrong with an amount, or what stands in the way of the whole. */
type Problem = { readonly field: PricingField; readonly message: string } | SavingProblem

const texts = pricingTexts.dialog

/** Adds a price or changes one. Each task starts from its own amounts: what was typed for the last one is forgotten. */
export function PricingDialog(props: PricingDialogProps) {
  const { open, task, rows, onSaved, onClose, onEdit, returnFocusTo } = props
  const { mode } = task
  const formId = useId()
  const [draft, setDraft] = useState(() => startDraft(task))
  const [problem, setProblem] = useState<Problem>()
  const form = useFocusOnProblem(problem)
  const [started, setStarted] = useState(task)
  if (started !== task) {
    setStarted(task)
    setDraft(startDraft(task))
    setProblem(undefined)
  }
  const { run, isPending } = useSavePricing(task, {
    onDone: onSaved,
    onProblem: setProblem,
  })

  const existing = otherRow(rows, draft, task)
  function submit() {
    const check = checkPricing(draft, mode)
    if (!check.valid) return setProblem({ field: check.field, message: check.message })
    if (existing) {
      const message = duplicatePricing(draft.vehicleName, draft.serviceType)
      return setProblem({ title: DUPLICATE_PRICING_TITLE, message })
    }
    setProblem(undefined)
    return run(draft)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      title={texts[mode].title}
      formId={formId}
      isSending={isPending}
      texts={{ cancel: texts.cancel, ...texts[mode] }}
    >
      <PricingForm
        id={formId}
        form={form}
        mode={mode}
        draft={draft}
        onDraftChange={(draft) => {
          setProblem(undefined)
          setDraft(draft)
        }}
        problem={problem && 'field' in problem ? problem : undefined}
        notice={
          problem &&
          'title' in problem && (
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
          )
        }
        onSubmit={submit}
      />
    </FormDialog>
  )
}

/** The button that led to it stands at the other end of the dialog. */
function showAtOnce(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}

/** Another row of the vehicle and service that are chosen. */
function otherRow(
  rows: readonly VehiclePricing[],
  { vehicleName, serviceType }: PricingDraft,
  task: PricingTask,
): VehiclePricing | undefined {
  const found = findPricing(rows, vehicleName, serviceType)
  return task.mode === 'edit' && found?.id === task.row.id ? undefined : found
}
