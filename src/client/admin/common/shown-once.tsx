import { useEffect, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'

type ShownOnceProps = {
  label: string
  value: string
  /** The remark that it is not shown again, where it needs more than the usual sentence. */
  sentence?: string | undefined
  /** Whether it replaces what had the focus. */
  takesFocus?: boolean | undefined
}

/** A secret that is shown once, with a button that copies it. */
export function ShownOnce({
  label,
  value,
  sentence = 'It is shown only now. Copy it before you close this.',
  takesFocus = false,
}: ShownOnceProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [copied, setCopied] = useState<string>()
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      setCopied(value)
    } catch {
      // Without https a browser may refuse the clipboard; the secret is selected already.
      setCopied('')
    }
  }
  const isCopied = copied === value
  return (
    <div className="rounded-card bg-surface p-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={label} className="flex-1 basis-64">
          <TextInput
            ref={input}
            readOnly
            value={value}
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
            className="font-mono text-sm"
          />
        </Field>
        <Button ref={button} variant="primary" onClick={() => void copy()} className="min-h-12 max-sm:w-full">
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-soft">
        {copied === '' ? 'Press Ctrl+C to copy what is marked.' : isCopied ? `Copied. ${sentence}` : sentence}
      </p>
    </div>
  )
}
