import type { enquiryReceipt } from '@chauffeur/contract/enquiry-fields'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { z } from 'zod'
import { say } from '../locale/say.ts'
import { randomId } from '../common/random-id.ts'
import { parseRefusal, type Refusal } from '../api/refusal.ts'

export type Received = z.infer<typeof enquiryReceipt>
type File<Request> = (request: Request, idempotencyKey: string) => Promise<Received>

export interface Sending<Request> {
  readonly send: (request: Request) => void
  readonly isSending: boolean
  readonly received: Received | undefined
  /** Why the last try failed, by field or as a whole. */
  readonly refusal: Refusal | undefined
  /** Makes room for another one. */
  readonly startOver: () => void
}

/**
 * Files an enquiry. The same content goes out under the same Idempotency-Key, however often it is sent: after a lost
 * answer, or a second click, the office has it once.
 */
export function useSendOnce<Request>(
  file: File<Request>,
  onRefused: (refusal: Refusal) => void,
): Sending<Request> {
  const isInFlight = useRef(false)
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined)
  const [outcome, setOutcome] = useState<{ readonly received?: Received; readonly refusal?: Refusal }>({})
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ request, key }: { request: Request; key: string }) => file(request, key),
  })

  function send(request: Request) {
    if (isInFlight.current) return
    isInFlight.current = true
    const content = JSON.stringify(request)
    const repeated = last.current?.content === content ? last.current : undefined
    const order = repeated ?? { content, key: randomId() }
    last.current = order
    const isOffline = !navigator.onLine && !repeated
    setOutcome({})
    mutateAsync({ request, key: order.key })
      .then(
        (received) => setOutcome({ received }),
        (error: unknown) => {
          const refused = parseRefusal(error)
          const refusal = refused ?? (isOffline ? noConnection() : noAnswer())
          if (refusal.code === 'OFFLINE') last.current = undefined
          setOutcome({ refusal })
          onRefused(refusal)
        },
      )
      .finally(() => {
        isInFlight.current = false
      })
  }

  const startOver = useCallback(() => setOutcome({}), [])
  return { send, isSending: isPending, received: outcome.received, refusal: outcome.refusal, startOver }
}

const noAnswer = (): Refusal => ({ code: 'UNHEARD', sentence: say(SENTENCES.somethingWentWrong), fields: {} })

const noConnection = (): Refusal => ({ code: 'OFFLINE', sentence: say(SENTENCES.offline), fields: {} })
