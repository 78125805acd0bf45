import type { BoardAssignment, BoardTrip } from '@chauffeur/contract/board'
import { lazy } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { LatePart } from '../../shared/ui/late-part.tsx'
import { useLateDialog } from '../../shared/ui/use-late-dialog.ts'

const loadDialog = async () => ({ default: (await import('./no-show-dialog.tsx')).NoShowDialog })
const NoShowDialog = lazy(loadDialog)

/** The button that opens the dialog about a guest who has not come. */
export function NoShow(of: { trip: BoardTrip; assignment: BoardAssignment }) {
  const { openings, button, dialog } = useLateDialog(loadDialog)
  return (
    <>
      <Button {...button} size="small" variant="primary">
        Decide
      </Button>
      {openings > 0 && (
        <LatePart>
          <NoShowDialog key={openings} {...dialog} {...of} />
        </LatePart>
      )}
    </>
  )
}
