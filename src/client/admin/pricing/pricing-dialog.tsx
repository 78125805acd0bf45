import type { VehiclePricing } from '@chauffeur/contract/pricing'
import { checkPricing, DUPLICATE_PRICING_TITLE, duplicatePricing } from '@chauffeur/domain/pricing-rules'
import { useId, useState, type RefObject } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { ChangedMeanwhile, showAtOnce } from '../common/changed-meanwhile.tsx'
import { DELETED_MEANWHILE, DeletedMeanwhile } from '../common/deleted-meanwhile.tsx'
import type { MeanwhileChange } from '../common/meanwhile-change.ts'
import { FormDialog } from '../common/form-dialog.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import { shownFields, startDraft, type PricingDraft, type PricingTask } from './pricing-draft.ts'
import { PricingForm } from './pricing-form.tsx'
import { findPricing } from './pricing-groups.ts'
import { pricingTexts } from './pricing-texts.ts'
import { useSavePricing, type SavingProblem } from './use-pricing.ts'

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

const texts = pricingTexts.dialog
const ADDING: PricingTask = { mode: 'create' }

/** Adds a price or changes one. Each task starts from its own amounts. */
export function PricingDialog(props: PricingDialogProps) {
  const { open, task, rows, onSaved, onClose, onEdit, returnFocusTo } = props
  const { mode } = task
  const formId = useId()
  const [problem, setProblem] = useState<SavingProblem>()
  const [change, setChange] = useState<MeanwhileChange>()
  const { draft, edit, restart, problemAt, formProps } = useDraftForm(() => startDraft(task), {
    problemsOf(draft) {
      const check = checkPricing(draft, mode)
      return check.valid ? {} : { [check.field]: check.message }
    },
    editHides: 'all',
  })
  const [started, setStarted] = useState(task)
  if (started !== task) {
    setStarted(task)
    restart(startDraft(task))
    setChange(undefined)
    setProblem(undefined)
  }
  const shared = { onDone: onSaved, onProblem: setProblem, onChangedMeanwhile: setChange }
  const { run, isPending } = useSavePricing(task, shared)
  const again = useSavePricing(ADDING, shared)
  const isSaving = isPending || again.isPending

  const existing = otherRow(rows, draft, task)
  const now = task.mode === 'edit' ? rows.find(({ id }) => id === task.row.id) : undefined
  // A price that was saved as another service keeps its row.
  const isGone = open && task.mode === 'edit' && !now
  function save(over: VehiclePricing | undefined) {
    setProblem(undefined)
    setChange(undefined)
    run({ draft, ...(over && { version: over.version }) })
  }
  function submit() {
    if (existing) {
      const message = duplicatePricing(draft.vehicleName, draft.serviceType)
      return setProblem({ title: DUPLICATE_PRICING_TITLE, message })
    }
    return save(task.mode === 'edit' ? task.row : undefined)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      title={texts[mode].title}
      formId={formId}
      isSending={isSaving}
      refusal={isGone ? DELETED_MEANWHILE : undefined}
      texts={{ cancel: texts.cancel, ...texts[mode] }}
    >
      <PricingForm
        {...formProps(submit)}
        id={formId}
        mode={mode}
        rows={rows}
        draft={draft}
        onDraftChange={(change) => {
          setProblem(undefined)
          edit(change)
        }}
        problemAt={problemAt}
        notice={
          isGone ? (
            <DeletedMeanwhile
              what={pricingTexts.one}
              isSaving={isSaving}
              onAddAgain={() => again.run({ draft })}
            />
          ) : task.mode === 'edit' && change && now ? (
            <ChangedMeanwhile
              change={change}
              before={shownFields(task.row)}
              now={shownFields(now)}
              isSaving={isSaving}
              onTakeTheirs={() => onEdit(now)}
              onSaveMine={() => save(now)}
            />
          ) : (
            problem && (
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
          )
        }
      />
    </FormDialog>
  )
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
