import { createFileRoute } from '@tanstack/react-router'
import { landingHeads } from '../content/landing-heads.ts'
import { ExplorerPage } from '../landing/explorer-page.tsx'
import { pageHead } from '../site/page-head.ts'

export const Route = createFileRoute('/home-v4')({
  loader: ({ context }) => context.api.site.read.ensureData(),
  head: ({ loaderData }) => pageHead(loaderData, landingHeads.v4),
  component: ExplorerPage,
})
