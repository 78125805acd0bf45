import type { ApiKey } from '@chauffeur/contract/api-keys'
import { useState } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { keyTexts } from './key-texts.ts'
import { useEndKey } from './use-keys.ts'

type EndButtonProps = { apiKey: ApiKey; what: 'endOld' | 'revoke'; describedBy: string }

/** Ends a replaced secret, or the whole key, after a question. */
export function EndButton({ apiKey, what, describedBy }: EndButtonProps) {
  const [open, setOpen] = useState(false)
  const { run, isPending } = useEndKey(apiKey, what, () => setOpen(false))
  const texts = keyTexts[what]
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!isPending) setOpen(next)
      }}
      trigger={
        <Button size="small" aria-describedby={describedBy}>
          {texts.open}
        </Button>
      }
      title={
        <>
          {texts.question}
          {what === 'revoke' && (
            <>
              {' “'}
              <CustomerText>{apiKey.name}</CustomerText>”?
            </>
          )}
        </>
      }
      description={texts.effect}
      confirmLabel={texts.submit}
      busyLabel={texts.busy}
      busy={isPending}
      tone="destructive"
      onConfirm={() => run()}
    />
  )
}
