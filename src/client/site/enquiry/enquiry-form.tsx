import type { enquiryReceipt } from '@chauffeur/contract/enquiry-fields'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { sentenceTexts } from '@chauffeur/words/en/shared'
import { sentenceFor } from '@chauffeur/words/reasons'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { ANSWER_HOURS, contactRefusal } from '@chauffeur/domain/enquiry'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { isUnusualEmail } from '@chauffeur/domain/contact-formats'
import { enquiryTexts } from '@chauffeur/words/en/contact'
import { randomId } from '../../shared/forms/random-id.ts'
import { parseRefusal, type Refusal } from '../../shared/api/refusal.ts'
import { useLeft } from '../../shared/ui/focus.ts'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import type { ProblemAt } from '../../shared/forms/use-form-problems.ts'
import { type PhoneRefusal, usePhoneRefusal } from '../../shared/forms/use-phone-refusal.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'

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

const noAnswer = (): Refusal => ({ code: 'UNHEARD', sentence: sentenceTexts.somethingWentWrong, fields: {} })

const noConnection = (): Refusal => ({ code: 'OFFLINE', sentence: sentenceTexts.offline, fields: {} })

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

type ReachFieldsProps = {
  reach: Reach
  onChange: (change: Partial<Reach>) => void
  problemAt: ProblemAt
}

/** Name, email and phone of who writes. Unusual formats get a warning. */
export function ReachFields({ reach, onChange, problemAt }: ReachFieldsProps) {
  const email = useLeft(reach.email !== '')
  const phone = useLeft(reach.phone !== '')
  const oddPhone = usePhoneRefusal(reach.phone !== '')(reach.phone)
  const phoneProblem = problemAt('customerPhone')
  return (
    <>
      <TextField
        label={enquiryTexts.name}
        error={problemAt('customerName')}
        required
        value={reach.name}
        onValueChange={(name) => onChange({ name })}
        maxLength={MAX_NAME_LENGTH}
        name="name"
        autoComplete="name"
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={enquiryTexts.email}
          hint={enquiryTexts.reachHint}
          error={problemAt('customerEmail')}
          warning={email.isLeft && isUnusualEmail(reach.email) && enquiryTexts.oddEmail}
          value={reach.email}
          onValueChange={(email) => onChange({ email })}
          {...email.watch}
          maxLength={MAX_TEXT_LENGTH}
          // Not type="email": the browser would refuse what only gets a warning here.
          inputMode="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          label={enquiryTexts.phone}
          hint={enquiryTexts.phoneHint}
          error={phoneProblem}
          warning={!phoneProblem && phone.isLeft && oddPhone}
          value={reach.phone}
          onValueChange={(phone) => onChange({ phone })}
          {...phone.watch}
          maxLength={MAX_TEXT_LENGTH}
          type="tel"
          name="tel"
          autoComplete="tel"
        />
      </div>
    </>
  )
}

/** Who writes, and how to answer. */
export interface Reach {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** The names that the calls give its fields. */
export const reachFields = ['customerName', 'customerEmail', 'customerPhone'] as const

/** The contacts missing before anybody could be answered, by field. Beside an address, a number may be any. */
export function missingReach(reach: Reach, refusalOf: PhoneRefusal) {
  return {
    customerName: reach.name.trim() === '' ? enquiryTexts.nameMissing : undefined,
    customerEmail: sentenceFor(contactReasons, contactRefusal(reach)),
    customerPhone: reach.email.trim() === '' ? refusalOf(reach.phone) : undefined,
  }
}
