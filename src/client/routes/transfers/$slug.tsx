import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../../site/page-head.ts'
import { loadSite } from '../../site/site-loader.ts'
import { TransferPage } from '../../transfers/transfer-page.tsx'
import { transferData } from '../../transfers/transfer-data.ts'

export const Route = createFileRoute('/transfers/$slug')({
  loader: async ({ context, params: { slug }, ...match }) => {
    const { loadTransfer } = await import('../../transfers/load-transfers.ts')
    const [site, found] = await Promise.all([loadSite(match), loadTransfer(slug, context.transfers)])
    if (!found) throw notFound()
    return { site, ...found }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { site, transfer, words, head } = loaderData
    return {
      ...pageHead(site, head),
      // Search engines read it in the page as it is sent.
      scripts: import.meta.env.SSR && site ? [transferData(site, transfer, words)] : [],
    }
  },
  component: Transfer,
})

function Transfer() {
  const { transfer, words, neighbours } = Route.useLoaderData()
  return <TransferPage transfer={transfer} words={words} neighbours={neighbours} />
}
