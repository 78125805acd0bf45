import { WEBHOOK_LOG_DAYS } from '@chauffeur/domain/webhooks'
import { trpc } from '../../shared/api/trpc.ts'
import { GlobeIcon } from '../../shared/ui/more-icons.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { CustomerText } from '../common/fact.tsx'
import { optionsOf } from '../common/fields.tsx'
import { pagedReadState, ResourceCards } from '../common/resource-list.tsx'
import { BackLink, RefreshButton, AdminHeader } from '../frame/admin-header.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import type { DeliveryFilter } from './delivery-filter.ts'
import { isBeingSent, POLL_MS, useWebhooks } from './use-webhooks.ts'

interface DeliveriesPageProps {
  readonly webhookId: string
  /** From the address, and how to change it. */
  readonly shown: DeliveryFilter
  readonly onShownChange: (shown: DeliveryFilter) => void
}

const PAGE = 30
const options = optionsOf(['all', 'All'], ['failed', 'Given up'])

const noneOf: Readonly<Record<DeliveryFilter, { readonly title: string; readonly text: string }>> = {
  all: { title: 'Nothing was sent yet', text: 'What is sent to this receiver appears here.' },
  failed: { title: 'Nothing was given up', text: 'What could not be delivered appears here.' },
}

/** The messages to one receiver, and their outcomes. */
export function DeliveriesPage({ webhookId, shown, onShownChange }: DeliveriesPageProps) {
  const webhook = useWebhooks().webhooks?.find(({ id }) => id === webhookId)
  const query = trpc.webhooks.deliveries.useInfiniteQuery(
    { id: webhookId, limit: PAGE, ...(shown === 'failed' && { state: shown }) },
    {
      staleTime: 0,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ deliveries }) => deliveries.some(isBeingSent)) ? POLL_MS : false,
    },
  )
  const state = pagedReadState(query)
  return (
    <>
      <AdminHeader title="Webhooks" />
      <main className="mx-auto max-w-[90rem] px-4 pt-4 pb-16 sm:px-6">
        <BackLink to="/admin/webhooks">All receivers</BackLink>
        <h2 className="text-heading">
          {webhook ? <CustomerText>{`Deliveries to ${webhook.name}`}</CustomerText> : 'Deliveries'}
        </h2>
        {webhook && (
          <p className="mt-1 text-sm">
            <CustomerText>{webhook.url}</CustomerText>
          </p>
        )}
        <p className="mt-1 max-w-prose text-sm text-soft">{`What was sent within ${WEBHOOK_LOG_DAYS} days, the newest first. What waits is tried again by itself; what was given up is not.`}</p>
        <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3">
          <Segmented
            aria-label="Which deliveries"
            value={shown}
            onValueChange={onShownChange}
            options={options}
            className="w-full sm:w-auto sm:min-w-72"
          />
          <RefreshButton {...state} />
        </div>
        <ResourceCards
          what="deliveries"
          rows={query.data?.pages.flatMap(({ deliveries }) => deliveries)}
          state={state}
          icon={<GlobeIcon className="size-7" />}
          empty={noneOf[shown]}
          label="Deliveries"
          className="gap-2.5"
        >
          {(delivery) => <DeliveryCard delivery={delivery} canSend={webhook?.enabled ?? true} />}
        </ResourceCards>
      </main>
    </>
  )
}
