import { createFileRoute } from '@tanstack/react-router'
import { withApi } from '../shared/api/api-provider.tsx'
import { PaymentResult } from '../site/payment/payment-result-page.tsx'
import { resultHead, resultRoute } from '../site/payment/result-route.ts'

export const Route = createFileRoute('/payment-result')({
  ...resultRoute,
  head: ({ loaderData }) => resultHead(loaderData),
  component: withApi(PaymentResult),
})
