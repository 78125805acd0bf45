import { MAX_PRICE_REASON_LENGTH } from '@chauffeur/domain/limits'
import { isSaleRefusal } from '@chauffeur/domain/sale-refusals'
import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { overrideTexts as texts } from './override-texts.ts'
import { parseRefusal } from '../api/refusal.ts'

type OverrideProps = {
  /** Why the trip is not sold, in the server's sentence. */
  obstacle: string
  reason: string
  onReasonChange: (reason: string) => void
  problem: string | undefined
}

/** The objection to a trip, and why the office takes it all the same. */
export function Override({ obstacle, reason, onReasonChange, problem }: OverrideProps) {
  return (
    <div className="grid gap-4">
      <Notice tone="warning">
        <p>{obstacle}</p>
        <p className="mt-1">{texts.lead}</p>
      </Notice>
      <Field label={texts.reason} hint={texts.hint} error={problem} required>
        <TextInput
          value={reason}
          onValueChange={onReasonChange}
          maxLength={MAX_PRICE_REASON_LENGTH}
          autoComplete="off"
        />
      </Field>
    </div>
  )
}

/** The sentence of a refusal that the office can go over. */
export function obstacleOf(error: unknown): string | undefined {
  const refusal = parseRefusal(error)
  return refusal && isSaleRefusal(refusal.code) ? refusal.sentence : undefined
}

/** Asks for a reason once something speaks against a trip. */
export function useOverride() {
  const [obstacle, setObstacle] = useState<string>()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  return {
    obstacle,
    /** For the part that asks. */
    fields: {
      reason,
      onReasonChange: (reason: string) => {
        setMissing(false)
        setReason(reason)
      },
      problem: isMissing ? texts.missing : undefined,
    },
    /** Whether it may be sent; a missing reason is asked for. */
    isAnswered: () => {
      const isOpen = obstacle !== undefined && reason.trim() === ''
      setMissing(isOpen)
      return !isOpen
    },
    /** The fields to send with the call. */
    sent: obstacle === undefined ? {} : { overrideReason: reason.trim() },
    meet: setObstacle,
    forget: () => {
      setObstacle(undefined)
      setReason('')
      setMissing(false)
    },
  }
}
