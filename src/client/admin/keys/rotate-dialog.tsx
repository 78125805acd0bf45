import type { ApiKey, ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'
import { keyTexts } from './key-texts.ts'
import { CreatedSecret } from './created-secret.tsx'
import { useRotateKey } from './use-keys.ts'

const texts = keyTexts.rotate
const options = (['later', 'now'] as const).map((value) => ({ value, label: texts.choices[value] }))

type RotateDialogProps = { apiKey: ApiKey; describedBy: string }

/** Renews the secret of a key, and shows the new one once. */
export function RotateDialog({ apiKey, describedBy }: RotateDialogProps) {
  const [open, setOpen] = useState(false)
  const [old, setOld] = useState<string>('later')
  const [made, setMade] = useState<ApiKeyWithSecret>()
  const { run, isPending } = useRotateKey(apiKey, setMade)
  const change = (next: boolean) => {
    if (isPending) return
    setOpen(next)
    setOld('later')
    setMade(undefined)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={
        <Button size="small" aria-describedby={describedBy}>
          {texts.open}
        </Button>
      }
      size={made ? 'large' : 'medium'}
      keepsOpen={made !== undefined}
      title={made ? texts.madeTitle : texts.title}
      description={made ? undefined : texts.lead}
      footer={
        made ? (
          <Button onClick={() => change(false)}>{keyTexts.finish}</Button>
        ) : (
          <>
            <Button disabled={isPending} onClick={() => change(false)}>
              {keyTexts.cancel}
            </Button>
            <Button
              variant="primary"
              busy={isPending}
              busyLabel={texts.busy}
              onClick={() => run(old === 'now')}
            >
              {texts.submit}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <CreatedSecret made={made} />
      ) : (
        <Field label={texts.old} group>
          <RadioList value={old} onValueChange={setOld} options={options} />
        </Field>
      )}
    </Dialog>
  )
}
