import type { RefObject } from 'react'
import { summaryTexts } from '@chauffeur/words/en/booking'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { JourneySummary } from './journey-summary.tsx'

interface SummarySheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Where the focus goes when it closes. */
  readonly returnFocusTo: RefObject<HTMLElement | null>
}

/** The whole summary over the page. */
export function SummarySheet(props: SummarySheetProps) {
  return (
    <Dialog {...props} title={summaryTexts.title}>
      <JourneySummary />
    </Dialog>
  )
}
