import type { WebhookDelivery } from '@chauffeur/contract/webhooks'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronDownIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Instant } from '../common/instant.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { DeliveryState } from './last-delivery.tsx'
import { useSendMessageAgain } from './use-webhooks.ts'
import { deliveryTexts, webhookTexts } from './webhook-texts.ts'

/** One message to a receiver: its result, its attempts, and the button that sends it again. */
export function DeliveryCard({ delivery, canSend }: { delivery: WebhookDelivery; canSend: boolean }) {
  const { type, bookingNumber, createdAt, state, reason } = delivery
  const { run, isPending } = useSendMessageAgain(delivery)
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
              {webhookTexts.events[type]}
            </h3>
            <DeliveryState delivery={delivery} />
            {bookingNumber !== null && (
              <Link
                to="/admin/bookings/$number"
                params={{ number: bookingNumber }}
                className="link inline-block tabular pointer-coarse:py-2.5"
              >
                {bookingNumber}
              </Link>
            )}
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
            {deliveryTexts.details}
            <ChevronDownIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
          </Button>
          <Button
            size="small"
            variant={state === 'failed' ? 'primary' : 'secondary'}
            aria-describedby={`${id}-title`}
            busy={isPending}
            busyLabel={deliveryTexts.sending}
            disabledReason={canSend ? undefined : deliveryTexts.switchedOff}
            onClick={() => run(undefined)}
            className="max-sm:flex-1"
          >
            {state === 'waiting' ? deliveryTexts.sendNow : deliveryTexts.sendAgain}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={`${id}-log`} className="mt-3 border-t border-line pt-3">
          <DeliveryLog delivery={delivery} />
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
