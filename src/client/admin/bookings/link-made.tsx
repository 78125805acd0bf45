import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { calendarTexts } from './calendar-texts.ts'

/** The new address, while it can be seen. */
export function LinkMade({ url }: { url: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setCopied(url)
    } catch {
      // Without https a browser may keep the clipboard to itself; the address is marked already.
      setCopied('')
    }
  }
  const isCopied = copied === url
  return (
    <div className="rounded-card bg-surface p-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={calendarTexts.url} className="flex-1 basis-64">
          <TextInput
            ref={input}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
            className="font-mono text-sm"
          />
        </Field>
        <Button variant="primary" onClick={() => void copy()} className="min-h-12 max-sm:w-full">
          {isCopied ? calendarTexts.copied : calendarTexts.copy}
        </Button>
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-soft">
        {copied === '' ? calendarTexts.notCopied : isCopied ? calendarTexts.copied + '.' : calendarTexts.once}
      </p>
    </div>
  )
}
