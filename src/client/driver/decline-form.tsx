import { useEffect, useRef, useState } from 'react'
import { bigButton, plainButton } from './looks.ts'
import { NoteField } from './note-field.tsx'
import { useWords } from './words-context.ts'

interface DeclineFormProps {
  readonly onCancel: () => void
  readonly onDecline: (reason: string) => void
}

/** Why a driver cannot take a trip: the office has to know. */
export function DeclineForm({ onCancel, onDecline }: DeclineFormProps) {
  const words = useWords()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      aria-label={words.declineTitle}
      className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-surface px-4 pt-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        onDecline(reason.trim())
      }}
    >
      <h2 className="text-heading">{words.declineTitle}</h2>
      <NoteField label={words.declineReason} ref={field} value={reason} onChange={setReason} />
      <button type="submit" disabled={reason.trim() === ''} className={bigButton}>
        {words.declineSend}
      </button>
      <button type="button" onClick={onCancel} className={plainButton}>
        {words.cancel}
      </button>
    </form>
  )
}
