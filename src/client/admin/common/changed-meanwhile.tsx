import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { CustomerText } from './customer-text.tsx'
import type { MeanwhileChange } from './meanwhile-change.ts'

/** A field of a row, as the form calls it, with its value as people read it. */
export type ShownField = readonly [label: string, value: string]

type ChangedMeanwhileProps = {
  change: MeanwhileChange
  /** The row that the form started from, and as it is now. */
  before: readonly ShownField[]
  now: readonly ShownField[]
  isSaving: boolean
  onTakeTheirs: () => void
  onSaveMine: () => void
}

/** Says what somebody else has changed since the form was opened. What was typed stays until one of the two is chosen. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { change, before, now, isSaving, onTakeTheirs, onSaveMine } = props
  const values = new Map(before)
  const changes = now.flatMap(([label, to]) => {
    const from = values.get(label) ?? ''
    return from === to ? [] : [`${label} ${from} → ${to}`]
  })
  const who = change.by === undefined ? '' : ` by ${change.by}`
  const what = changes.length > 0 ? `: ${changes.join(', ')}` : ''
  return (
    <div ref={showAtOnce}>
      <Notice tone="warning">
        <p className="break-words">
          <CustomerText>{`Changed meanwhile${who}${what}.`}</CustomerText> Your changes are not saved.
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button size="small" disabled={isSaving} onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button size="small" disabled={isSaving} onClick={onSaveMine}>
            Save mine all the same
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** The submit button is at the other end of the dialog. */
export function showAtOnce(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}
