import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../site/page-head.ts'
import { loadSite } from '../../site/site-loader.ts'
import { TransfersPage } from '../../transfers/transfers-page.tsx'

export const Route = createFileRoute('/transfers/')({
  loader: async ({ context, ...match }) => {
    const { loadTransfers } = await import('../../transfers/load-transfers.ts')
    const [site, found] = await Promise.all([loadSite(match), loadTransfers(context.transfers)])
    return { site, ...found }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.site, loaderData.head) : {}),
  component: Transfers,
})

function Transfers() {
  return <TransfersPage transfers={Route.useLoaderData().transfers} />
}
