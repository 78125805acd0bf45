import { createFileRoute } from '@tanstack/react-router'
import { withApi } from '../api/api-provider.tsx'
import { PayPage } from '../payment/pay-page.tsx'
import { pageHeads } from '../content/page-heads.ts'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

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
