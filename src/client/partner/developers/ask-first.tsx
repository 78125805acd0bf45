import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState, type ReactElement } from 'react'
import { refusalSentence } from '../../shared/api/refusal.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Notice } from '../../shared/ui/notice.tsx'

interface Act {
  readonly isPending: boolean
  readonly error: unknown
  readonly reset: () => void
}

/** Asks before something is done that cannot simply be done back, and says why it was not. */
export function AskFirst({
  trigger,
  question,
  effect,
  yes,
  act,
  onYes,
}: {
  trigger: ReactElement
  question: string
  effect: string
  yes: string
  act: Act
  onYes: (close: () => void) => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (act.isPending) return
        act.reset()
        setOpen(next)
      }}
      trigger={trigger}
      title={question}
      description={effect}
      confirmLabel={yes}
      cancelLabel={developerTexts.keep}
      tone="destructive"
      busy={act.isPending}
      busyLabel={developerTexts.busy}
      onConfirm={() => onYes(() => setOpen(false))}
    >
      {act.error != null && (
        <Notice tone="danger">{refusalSentence(act.error) ?? partnerTexts.notDone}</Notice>
      )}
    </AlertDialog>
  )
}
