import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { showAtOnce } from './changed-meanwhile.tsx'

/** Why the form of such a row cannot be saved. */
export const DELETED_MEANWHILE = 'It has been deleted meanwhile.'

type DeletedMeanwhileProps = {
  /** The subject of the form: "stop". */
  what: string
  isSaving: boolean
  onAddAgain: () => void
}

/** Says that somebody else has deleted what the form is about. What was typed stays, and can be added as a new one. */
export function DeletedMeanwhile({ what, isSaving, onAddAgain }: DeletedMeanwhileProps) {
  return (
    <div ref={showAtOnce}>
      <Notice tone="warning">
        <p>This {what} has been deleted meanwhile. Your changes are not saved.</p>
        <Button size="small" disabled={isSaving} onClick={onAddAgain} className="mt-2.5">
          Add it again
        </Button>
      </Notice>
    </div>
  )
}
