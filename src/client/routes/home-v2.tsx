import { createFileRoute } from '@tanstack/react-router'
import { landingHeads } from '../landing/landing-heads.ts'
import { DestinationsPage } from '../landing/destinations-page.tsx'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/home-v2')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, landingHeads.v2),
  component: DestinationsPage,
})
