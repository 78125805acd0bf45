import { createFileRoute } from '@tanstack/react-router'
import { loadSite, pageHead } from '../../site/frame/page-head.ts'
import { TransfersPage } from '../../site/transfers/transfers-page.tsx'

export const Route = createFileRoute('/transfers/')({
  loader: async ({ context, ...match }) => {
    const { loadTransfers } = await import('../../site/transfers/load-transfers.ts')
    const [site, found] = await Promise.all([loadSite(match), loadTransfers(context.transfers)])
    return { site, ...found }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.site, loaderData.head) : {}),
  component: Transfers,
})

function Transfers() {
  return <TransfersPage transfers={Route.useLoaderData().transfers} />
}
