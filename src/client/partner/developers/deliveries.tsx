import type { WebhookDelivery } from '@chauffeur/contract/webhooks'
import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { refusalSentence, serverSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Reading, ShowMore } from '../reading.tsx'
import { instantText } from './instant.tsx'
import { eventName, isBeingSent, POLL_MS, type Receiver } from './receivers.ts'
import { indented, Verbatim } from '../../shared/ui/verbatim.tsx'

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const

/** The messages to a receiver, newest first, each with its body, its answers, and a button that sends it again. */
export function Deliveries({ receiver: { id, enabled } }: { receiver: Receiver }) {
  const texts = developerTexts.receivers
  const query = trpc.memberWebhooks.deliveries.useInfiniteQuery(
    { id, limit: 20 },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ deliveries }) => deliveries.some(isBeingSent)) ? POLL_MS : false,
    },
  )
  return (
    <section aria-label={texts.deliveries} className="border-t border-line pt-2">
      <Reading query={query}>
        {({ pages }) => {
          const deliveries = pages.flatMap((page) => page.deliveries)
          if (deliveries.length === 0) return <p className="text-soft">{texts.noDeliveries}</p>
          return (
            <ul className="divide-y divide-line">
              {deliveries.map((delivery) => (
                <li key={delivery.id} className="py-3">
                  <DeliveryRow delivery={delivery} canSend={enabled} />
                </li>
              ))}
            </ul>
          )
        }}
      </Reading>
      <ShowMore query={query} />
    </section>
  )
}

function DeliveryRow({ delivery, canSend }: { delivery: WebhookDelivery; canSend: boolean }) {
  const texts = developerTexts.receivers
  const { id, type, bookingNumber, state, createdAt, reason, failure } = delivery
  const [open, setOpen] = useState(false)
  const { memberWebhooks } = trpc.useUtils()
  const again = trpc.memberWebhooks.sendAgain.useMutation({
    onSettled: () => void memberWebhooks.invalidate(),
  })
  const refusal = again.error && (refusalSentence(again.error) ?? partnerTexts.notDone)
  return (
    <article aria-label={eventName(type)} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56">
          <span className="font-medium">{eventName(type)}</span>{' '}
          <Badge tone={tones[state]}>{texts.deliveryStates[state]}</Badge>
          <span className="block text-sm text-soft">
            {[
              bookingNumber,
              instantText(createdAt),
              state !== 'delivered' && reason && serverSentence(failure, reason),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <div className="flex gap-2">
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {texts.details}
          </Button>
          {canSend && (
            <Button
              size="small"
              busy={again.isPending}
              busyLabel={developerTexts.busy}
              onClick={() => again.mutate({ id })}
            >
              {texts.sendAgain}
            </Button>
          )}
        </div>
      </div>
      <output className={refusal ? 'text-sm text-danger' : 'text-sm text-soft'}>
        {refusal ?? (again.isSuccess && texts.sent)}
      </output>
      {open && <DeliveryLog id={id} />}
    </article>
  )
}

function DeliveryLog({ id }: { id: string }) {
  const texts = developerTexts.receivers
  const query = trpc.memberWebhooks.delivery.useQuery({ id }, { staleTime: 0 })
  return (
    <Reading query={query}>
      {({ body, log, messageId }) => (
        <div className="grid gap-4 lg:grid-cols-2">
          <section aria-label={texts.tries} className="grid min-w-0 content-start gap-2 text-sm">
            <h4 className="font-sans font-semibold">{texts.tries}</h4>
            {log.length === 0 && <p className="text-soft">{texts.notTried}</p>}
            {log.map(({ at, durationMs, status, answer, error, failure }) => (
              <div key={at}>
                <p>
                  {instantText(at)}, {durationMs} ms:{' '}
                  {error === null ? texts.answered(status ?? 0) : serverSentence(failure, error)}
                </p>
                {answer && <Verbatim label={texts.answer} text={answer} />}
              </div>
            ))}
          </section>
          <section aria-label={texts.body} className="grid min-w-0 content-start gap-2 text-sm">
            <h4 className="font-sans font-semibold">{texts.body}</h4>
            <code className="text-xs wrap-anywhere">{messageId}</code>
            <Verbatim label={texts.body} text={indented(body)} />
          </section>
        </div>
      )}
    </Reading>
  )
}
