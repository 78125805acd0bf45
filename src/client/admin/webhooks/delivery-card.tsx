import type { WebhookDelivery, DeliveryAttempt } from '@chauffeur/contract/webhooks'
import { useId, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronDownIcon } from '../../shared/ui/icons.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { CustomerText, Instant, BookingLink } from '../common/fact.tsx'
import { ReadingProblem, readState } from '../common/resource-list.tsx'
import { useProcedure } from '../common/use-procedure.ts'
import { eventNames } from './use-webhooks.ts'
import { indented, Verbatim } from '../../shared/ui/verbatim.tsx'

const faces: Readonly<
  Record<WebhookDelivery['state'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  waiting: { label: 'Waiting', tone: 'warning' },
  delivered: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Given up', tone: 'danger' },
}

export function DeliveryStateBadge({ delivery: { state } }: { delivery: WebhookDelivery }) {
  return <Badge tone={faces[state].tone}>{faces[state].label}</Badge>
}

/** One message to a receiver: its result, its attempts, and the button that sends it again. */
export function DeliveryCard({ delivery, canSend }: { delivery: WebhookDelivery; canSend: boolean }) {
  const { type, bookingNumber, createdAt, state, reason } = delivery
  const { run, isPending } = useProcedure(trpc.webhooks.sendAgain, {
    done: { title: 'The message is on its way', description: 'How it went is seen in a moment.' },
    failed: 'The message was not sent',
  })
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <article
      aria-labelledby={`${id}-title`}
      className="rounded-card bg-raised px-4 py-3 text-sm shadow-card sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={`${id}-title`} className="font-sans text-base font-semibold">
              {eventNames[type]}
            </h3>
            <DeliveryStateBadge delivery={delivery} />
            {bookingNumber !== null && <BookingLink number={bookingNumber} />}
          </header>
          <p className="mt-1 text-soft">
            <Instant at={createdAt} />
            <Progress delivery={delivery} />
          </p>
          {reason !== null && state !== 'delivered' && (
            <p className="mt-1">
              <CustomerText>{reason}</CustomerText>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-log` : undefined}
            aria-describedby={`${id}-title`}
            onClick={() => setOpen(!isOpen)}
            className="max-sm:flex-1"
          >
            Details
            <ChevronDownIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
          </Button>
          <Button
            size="small"
            variant={state === 'failed' ? 'primary' : 'secondary'}
            aria-describedby={`${id}-title`}
            busy={isPending}
            busyLabel="Sending..."
            disabledReason={canSend ? undefined : 'The receiver is switched off.'}
            onClick={() => run({ id: delivery.id })}
            className="max-sm:flex-1"
          >
            {state === 'waiting' ? 'Send now' : 'Send again'}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={`${id}-log`} className="mt-3 border-t border-line pt-3">
          <DeliveryLog id={delivery.id} />
        </div>
      )}
    </article>
  )
}

function Progress({
  delivery: { attempts, state, nextAttemptAt, settledAt },
}: {
  delivery: WebhookDelivery
}) {
  const [words, at] = state === 'waiting' ? ['next try', nextAttemptAt] : [WORDS[state], settledAt]
  return (
    <>
      {', '}
      {attempts === 1 ? '1 try' : `${attempts} tries`}
      {at !== null && (
        <>
          , {words} <Instant at={at} />
        </>
      )}
    </>
  )
}

const WORDS = { delivered: 'delivered', failed: 'given up' } as const

/** The message, and the result of each attempt. */
function DeliveryLog({ id }: { id: string }) {
  const query = trpc.webhooks.delivery.useQuery({ id }, { staleTime: 0 })
  const state = readState(query)
  if (state.problem) return <ReadingProblem what="tries" sentence={state.problem} onRetry={state.refetch} />
  if (!query.data) return <Spinner label="Loading attempts..." className="size-6 text-accent" />
  const { log, body, messageId } = query.data
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
      <section aria-label="Tries" className="min-w-0">
        <h4 className="mb-1.5 font-sans font-semibold">Tries</h4>
        {log.length === 0 && <p className="text-soft">Not tried yet</p>}
        <ol className="grid gap-2.5">
          {log
            .map((tried, index) => ({ tried, number: log.length - index }))
            .map(({ tried, number }) => (
              <li key={number}>
                <Attempt tried={tried} />
              </li>
            ))}
        </ol>
      </section>
      <section aria-label="Message" className="min-w-0">
        <h4 className="mb-1.5 font-sans font-semibold">Message</h4>
        <p className="mb-2 text-soft">
          <code className="text-xs wrap-anywhere">{messageId}</code>
        </p>
        <Verbatim className="mt-1" label="What is sent" text={indented(body)} />
      </section>
    </div>
  )
}

function Attempt({ tried: { at, durationMs, status, answer, error } }: { tried: DeliveryAttempt }) {
  return (
    <>
      <p>
        <Instant at={at} />, <span className="tabular">{durationMs} ms</span>:{' '}
        <CustomerText>{error ?? `Answered ${status ?? 0}`}</CustomerText>
      </p>
      {answer && <Verbatim className="mt-1" label="What it answered" text={answer} />}
    </>
  )
}
