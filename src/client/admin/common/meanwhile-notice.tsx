import { ChangedMeanwhile, type ShownField } from './changed-meanwhile.tsx'
import { DeletedMeanwhile } from './deleted-meanwhile.tsx'
import type { MeanwhileChange } from './meanwhile-change.ts'

type MeanwhileNoticeProps = {
  /** The subject of the form: "stop". */
  what: string
  isGone: boolean
  change: MeanwhileChange | undefined
  before: readonly ShownField[] | undefined
  now: readonly ShownField[] | undefined
  isSaving: boolean
  onTakeTheirs: () => void
  onSaveMine: () => void
  onAddAgain: () => void
}

/** Says that somebody else has changed or deleted the row of a form, with the ways out. */
export function MeanwhileNotice({
  what,
  isGone,
  onAddAgain,
  change,
  before,
  now,
  ...props
}: MeanwhileNoticeProps) {
  if (isGone) return <DeletedMeanwhile what={what} isSaving={props.isSaving} onAddAgain={onAddAgain} />
  if (!change || !before || !now) return null
  return <ChangedMeanwhile change={change} before={before} now={now} {...props} />
}
