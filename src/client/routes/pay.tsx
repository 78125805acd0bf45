import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '@chauffeur/words/en/frame'
import { withApi } from '../shared/api/api-provider.tsx'
import { PayPage } from '../site/payment/pay-page.tsx'
import { loadSite, pageHead } from '../site/frame/page-head.ts'

export const Route = createFileRoute('/pay')({
  loader: loadSite,
  head: ({ loaderData }) =>
    pageHead(loaderData, {
      ...pageHeads.pay,
      path: '/pay',
      isListed: false,
    }),
  component: withApi(PayPage),
})
