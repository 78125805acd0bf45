import type { enquiryReceipt } from '@chauffeur/contract/enquiry-fields'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { say } from '../../shared/locale/say.ts'
import { randomId } from '../../shared/forms/random-id.ts'
import { parseRefusal, type Refusal } from '../../shared/api/refusal.ts'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { enquiryTexts } from './enquiry-texts.ts'
import type { Reach } from './reach-fields.tsx'

type Received = z.infer<typeof enquiryReceipt>
type File<Request> = (request: Request, idempotencyKey: string) => Promise<Received>

interface Sending<Request> {
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

type EnquirySentProps = {
  received: Received
  reach: Reach
  /** Above the reference, where no other heading announces it. */
  heading?: ReactNode
  children?: ReactNode
}

/** In the place of the form once it has arrived: under which reference, and what happens next. */
export function EnquirySent({ received, reach, heading, children }: EnquirySentProps) {
  const message = useRef<HTMLDivElement>(null)
  // The button that was pressed has gone with its form.
  useEffect(() => message.current?.focus(), [])
  const ways = [reach.email, reach.phone].map((way) => way.trim()).filter(Boolean)
  return (
    <div
      ref={message}
      tabIndex={-1}
      className="grid justify-items-center gap-5 py-3 text-center outline-none"
    >
      <span className="flex size-14 items-center justify-center rounded-full border border-accent-line text-accent">
        <CheckIcon className="size-6" strokeWidth="2" />
      </span>
      {heading}
      <div>
        <p className="text-sm text-soft">{enquiryTexts.reference}</p>
        <p className="tabular font-display text-title">{received.reference}</p>
      </div>
      <p className="max-w-md">{enquiryTexts.next(ANSWER_HOURS, ways)}</p>
      {children}
    </div>
  )
}

type SendingFailureProps = {
  refusal: Refusal | undefined
  /** Those that show what is wrong with them themselves. */
  fields: readonly string[]
}

/** Why the last attempt failed, where no field shows it. */
export function SendingFailure({ refusal, fields }: SendingFailureProps) {
  if (!refusal) return null
  const refused = Object.keys(refusal.fields)
  if (refused.length > 0 && refused.every((field) => fields.includes(field))) return null
  return (
    <Notice tone="danger">
      {refusal.sentence} {enquiryTexts.nothingLost}
    </Notice>
  )
}
