import type { RefObject } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ShownOnce } from '../common/shown-once.tsx'
import { webhookTexts } from './webhook-texts.ts'

export interface NewSecret {
  /** Of its receiver. */
  readonly name: string
  readonly secret: string
}

type SecretDialogProps = {
  made: NewSecret | undefined
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const texts = webhookTexts.secret

/** A new secret, for the only time that it can be seen. */
export function SecretDialog({ made, onClose, returnFocusTo }: SecretDialogProps) {
  return (
    <Dialog
      open={made !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      returnFocusTo={returnFocusTo}
      title={texts.title(made?.name ?? '')}
      description={texts.lead}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {made && <ShownOnce label={texts.label} value={made.secret} />}
    </Dialog>
  )
}
