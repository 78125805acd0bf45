import { createFileRoute } from '@tanstack/react-router'
import { DeliveriesPage } from '../../../admin/webhooks/deliveries-page.tsx'
import { readDeliverySearch } from '../../../admin/webhooks/delivery-filter.ts'
import { selectSearch } from '../../../shared/forms/select-search.ts'

export const Route = createFileRoute('/admin/webhooks/$id')({
  validateSearch: readDeliverySearch,
  head: () => ({ meta: [{ title: 'Deliveries' }] }),
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { show = 'all' } = Route.useSearch({ select: selectSearch(readDeliverySearch) })
  const navigate = Route.useNavigate()
  return (
    <DeliveriesPage
      webhookId={id}
      shown={show}
      onShownChange={(shown) =>
        void navigate({
          search: shown === 'all' ? {} : { show: shown },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
