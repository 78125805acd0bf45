import type { WebhookDelivery, DeliveryAttempt } from '@chauffeur/contract/webhooks'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { ReadingProblem } from '../common/list-states.tsx'
import { Instant } from '../common/instant.tsx'
import { useDeliveryLog } from './use-deliveries.ts'
import { deliveryTexts } from './webhook-texts.ts'

/** The message, and the result of each attempt. */
export function DeliveryLog({ delivery: row }: { delivery: WebhookDelivery }) {
  const { delivery, state } = useDeliveryLog(row)
  if (state.problem) return <ReadingProblem what="tries" sentence={state.problem} onRetry={state.refetch} />
  if (!delivery) return <Spinner label="Loading attempts..." className="size-6 text-accent" />
  const { log, body, messageId } = delivery
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
      <section aria-label={deliveryTexts.attempts} className="min-w-0">
        <h4 className="mb-1.5 font-sans font-semibold">{deliveryTexts.attempts}</h4>
        {log.length === 0 && <p className="text-soft">{deliveryTexts.noAttempt}</p>}
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
      <section aria-label={deliveryTexts.message} className="min-w-0">
        <h4 className="mb-1.5 font-sans font-semibold">{deliveryTexts.message}</h4>
        <p className="mb-2 text-soft">
          <code className="text-xs wrap-anywhere">{messageId}</code>
        </p>
        <Verbatim label={deliveryTexts.body} text={indented(body)} />
      </section>
    </div>
  )
}

function Attempt({ tried: { at, durationMs, status, answer, error } }: { tried: DeliveryAttempt }) {
  return (
    <>
      <p>
        <Instant at={at} />, <span className="tabular">{durationMs} ms</span>:{' '}
        <CustomerText>{error ?? deliveryTexts.answered(status ?? 0)}</CustomerText>
      </p>
      {answer && <Verbatim label={deliveryTexts.answer} text={answer} />}
    </>
  )
}

/** Text as it is, in a frame that a keyboard can scroll. */
function Verbatim({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className="mt-1 max-h-72 overflow-auto rounded-control bg-sunken p-3"
    >
      <pre className="font-mono text-xs wrap-anywhere whitespace-pre-wrap">
        <bdi>{text}</bdi>
      </pre>
    </section>
  )
}

/** Our own message, for reading; it is sent without the spaces. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
