import { createFileRoute } from '@tanstack/react-router'
import { landingHead } from '../landing/landing-heads.ts'
import { DestinationsPage } from '../landing/destinations-page.tsx'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/home-v2')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, landingHead('v2')),
  component: DestinationsPage,
})
