import { useState } from 'react'
import { parseRefusal } from '../api/refusal.ts'
import { overrideTexts as texts } from './override-texts.ts'

const OBSTACLES = new Set(['NO_CAR', 'NO_SERVICE', 'SHORT_NOTICE'])

/** The sentence of a refusal that the office can go over. */
export function obstacleOf(error: unknown): string | undefined {
  const refusal = parseRefusal(error)
  return refusal && OBSTACLES.has(refusal.code) ? refusal.sentence : undefined
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
    /** What is sent with the call. */
    sent: obstacle === undefined ? {} : { overReason: reason.trim() },
    meet: setObstacle,
    forget: () => {
      setObstacle(undefined)
      setReason('')
      setMissing(false)
    },
  }
}
