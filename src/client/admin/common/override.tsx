import { MAX_PRICE_REASON_LENGTH } from '@chauffeur/domain/limits'
import { isSaleRefusal } from '@chauffeur/domain/sale-refusals'
import { useState } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { Notice } from '../../shared/ui/notice.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'

/** The sentence of a refusal that the office can override. */
export function overridableSentence(error: unknown): string | undefined {
  const refusal = parseRefusal(error)
  const isOverridable = refusal && (isSaleRefusal(refusal.code) || refusal.reason === 'legs_out_of_order')
  return isOverridable ? refusal.sentence : undefined
}

/** Why a trip is taken although something speaks against it, as the calls carry it. */
export interface OverrideAnswer {
  readonly overrideReason?: string
}

/** Asks for a reason once something speaks against a trip. */
export function useOverride() {
  const [obstacle, setObstacle] = useState<string>()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const sent: OverrideAnswer = obstacle === undefined ? {} : { overrideReason: reason.trim() }
  return {
    obstacle,
    reason,
    onReasonChange: (reason: string) => {
      setMissing(false)
      setReason(reason)
    },
    problem: isMissing ? 'Please say why.' : undefined,
    /** Whether it may be sent; a missing reason is asked for. */
    isAnswered: () => {
      const isOpen = obstacle !== undefined && reason.trim() === ''
      setMissing(isOpen)
      return !isOpen
    },
    /** The fields to send with the call. */
    sent,
    meet: setObstacle,
    forget: () => {
      setObstacle(undefined)
      setReason('')
      setMissing(false)
    },
  }
}

type OverrideProps = Pick<
  ReturnType<typeof useOverride>,
  'obstacle' | 'reason' | 'onReasonChange' | 'problem'
>

/** The objection to a trip, in the server's sentence, and why the office takes it all the same; nothing without one. */
export function Override({ obstacle, reason, onReasonChange, problem }: OverrideProps) {
  if (obstacle === undefined) return null
  return (
    <div className="grid gap-4">
      <Notice tone="warning">
        <p>{obstacle}</p>
        <p className="mt-1">You can override this if you can cover the trip.</p>
      </Notice>
      <TextField
        autoComplete="off"
        label="Why all the same?"
        hint="Kept in the history, which the office alone reads."
        error={problem}
        required
        value={reason}
        onValueChange={onReasonChange}
        maxLength={MAX_PRICE_REASON_LENGTH}
      />
    </div>
  )
}
