import { Link } from '@tanstack/react-router'
import { trpc } from '../../shared/api/trpc.ts'
import { ChevronLeftIcon, GlobeIcon } from '../../shared/ui/icons.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { pagedReadState } from '../common/read-state.ts'
import { RefreshButton } from '../common/refresh-button.tsx'
import { CardList, ResourceList } from '../common/resource-list.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { deliveryFilters, type DeliveryFilter } from './delivery-filter.ts'
import { isBeingSent, POLL_MS, useWebhooks } from './use-webhooks.ts'
import { deliveryTexts, webhookTexts } from './webhook-texts.ts'

interface DeliveriesPageProps {
  readonly webhookId: string
  /** From the address, and how to change it. */
  readonly shown: DeliveryFilter
  readonly onShownChange: (shown: DeliveryFilter) => void
}

const PAGE = 30
const options = deliveryFilters.map((value) => ({ value, label: deliveryTexts.shown[value] }))

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
  const empty = deliveryTexts.empty[shown]
  return (
    <>
      <AdminHeader title={webhookTexts.page} />
      <main className="mx-auto max-w-[90rem] px-4 pt-4 pb-16 sm:px-6">
        <Link
          to="/admin/webhooks"
          className="link inline-flex min-h-11 items-center gap-1 text-sm font-medium"
        >
          <ChevronLeftIcon className="size-4" />
          {deliveryTexts.back}
        </Link>
        <h2 className="text-heading">
          {webhook ? (
            <CustomerText>{webhookTexts.deliveriesOf(webhook.name)}</CustomerText>
          ) : (
            webhookTexts.deliveries
          )}
        </h2>
        {webhook && (
          <p className="mt-1 text-sm">
            <CustomerText>{webhook.url}</CustomerText>
          </p>
        )}
        <p className="mt-1 max-w-prose text-sm text-soft">{deliveryTexts.lead}</p>
        <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3">
          <Segmented
            aria-label={deliveryTexts.filter}
            value={shown}
            onValueChange={onShownChange}
            options={options}
            className="w-full sm:w-auto sm:min-w-72"
          />
          <RefreshButton {...state} />
        </div>
        <ResourceList
          what={deliveryTexts.what}
          rows={query.data?.pages.flatMap(({ deliveries }) => deliveries)}
          state={state}
          icon={<GlobeIcon className="size-7" />}
          empty={empty}
        >
          {(deliveries) => (
            <CardList label={deliveryTexts.list} rows={deliveries} className="gap-2.5">
              {(delivery) => <DeliveryCard delivery={delivery} canSend={webhook?.enabled ?? true} />}
            </CardList>
          )}
        </ResourceList>
      </main>
    </>
  )
}
