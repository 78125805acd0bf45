import { createFileRoute } from '@tanstack/react-router'
import { landingHead } from '../landing/landing-heads.ts'
import { ExplorerPage } from '../landing/explorer-page.tsx'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/home-v4')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, landingHead('v4')),
  component: ExplorerPage,
})
