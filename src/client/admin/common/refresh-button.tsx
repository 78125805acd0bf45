import { Button } from '../../shared/ui/button.tsx'
import type { ReadState } from './read-state.ts'

/** Reads what a page shows once more. */
export function RefreshButton({ isReading, refetch }: ReadState) {
  return (
    <Button size="small" busy={isReading} busyLabel="Refreshing..." onClick={refetch}>
      Refresh
    </Button>
  )
}
