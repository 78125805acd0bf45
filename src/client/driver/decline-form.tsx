import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { useEffect, useRef, useState } from 'react'
import { bigButton, plainButton } from './looks.ts'
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
      <label className="grid gap-1 font-semibold">
        {words.declineReason}
        <textarea
          ref={field}
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="rounded-control border border-line-strong bg-raised p-3 text-base font-normal"
        />
      </label>
      <button type="submit" disabled={reason.trim() === ''} className={bigButton}>
        {words.declineSend}
      </button>
      <button type="button" onClick={onCancel} className={plainButton}>
        {words.cancel}
      </button>
    </form>
  )
}
