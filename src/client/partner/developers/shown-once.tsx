import { developerTexts as texts } from '@chauffeur/words/en/partner-developers'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'

export interface Secret {
  readonly title: string
  readonly label: string
  readonly value: string
}

/** A secret for the only time that it can be seen, with a button that copies it. */
export function ShownOnce({ secret, onClose }: { secret: Secret | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={secret !== undefined}
      onOpenChange={onClose}
      title={secret?.title}
      description={texts.once}
      keepsOpen
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {secret && <Copied {...secret} />}
    </Dialog>
  )
}

/** A secret with a button that copies it, which has the focus. */
export function Copied({ label, value }: Omit<Secret, 'title'>) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [copied, setCopied] = useState<'yes' | 'by hand'>()
  useEffect(() => button.current?.focus(), [])
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      setCopied('yes')
    } catch {
      // Without https a browser may refuse the clipboard; the secret is selected already.
      setCopied('by hand')
    }
  }
  return (
    <div className="grid gap-3">
      <Field label={label}>
        <TextInput
          ref={input}
          readOnly
          value={value}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className="font-mono text-sm"
        />
      </Field>
      <Button ref={button} variant="primary" onClick={() => void copy()}>
        {copied === 'yes' ? texts.copied : texts.copy}
      </Button>
      <p aria-live="polite" className="text-sm text-soft">
        {copied === 'by hand' && texts.copyByHand}
      </p>
    </div>
  )
}
