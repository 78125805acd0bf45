import { createFileRoute } from '@tanstack/react-router'
import { withApi } from '../shared/api/api-provider.tsx'
import { removePaidBooking, unpaidStep } from '../site/booking/review/online-order.ts'
import { PaymentResultPage } from '../site/payment/payment-result-page.tsx'
import { resultHead, resultRoute, paymentIdOf, readResultSearch } from '../site/payment/result-route.ts'
import { selectSearch } from '../shared/forms/select-search.ts'

export const Route = createFileRoute('/payment-result')({
  ...resultRoute,
  head: ({ loaderData }) => resultHead(loaderData),
  component: withApi(PaymentResult),
})

function PaymentResult() {
  const search = Route.useSearch({ select: selectSearch(readResultSearch) })
  return (
    <PaymentResultPage checkoutId={paymentIdOf(search)} onPaid={removePaidBooking} findStep={unpaidStep} />
  )
}
