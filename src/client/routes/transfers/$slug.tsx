import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadSite, pageHead } from '../../site/frame/page-head.ts'
import { TransferPage } from '../../site/transfers/transfer-page.tsx'

export const Route = createFileRoute('/transfers/$slug')({
  loader: async ({ context, params: { slug }, ...match }) => {
    const { loadTransfer } = await import('../../site/transfers/load-transfers.ts')
    const site = await loadSite(match)
    const found = await loadTransfer(slug, context.transfers, site)
    if (!found) throw notFound()
    return { site, ...found }
  },
  head: ({ loaderData }) =>
    loaderData ? { ...pageHead(loaderData.site, loaderData.head), scripts: loaderData.scripts } : {},
  component: Transfer,
})

function Transfer() {
  const { transfer, words, neighbours } = Route.useLoaderData()
  return <TransferPage transfer={transfer} words={words} neighbours={neighbours} />
}
