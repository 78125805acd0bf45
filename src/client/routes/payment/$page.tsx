import { createFileRoute, notFound } from '@tanstack/react-router'
import { withApi } from '../../shared/api/api-provider.tsx'
import { PaymentResult } from '../../site/payment/payment-result-page.tsx'
import { resultHead, resultRoute } from '../../site/payment/result-route.ts'

// /payment/result, and no other: the generated names of `payment/result` and `payment-result` would be the same.
export const Route = createFileRoute('/payment/$page')({
  ...resultRoute,
  beforeLoad: ({ params }) => {
    if (params.page !== 'result') throw notFound()
  },
  head: ({ loaderData }) => resultHead(loaderData),
  component: withApi(PaymentResult),
})
