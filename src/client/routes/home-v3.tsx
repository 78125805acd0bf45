import { createFileRoute } from '@tanstack/react-router'
import { landingHead } from '../landing/landing-heads.ts'
import { ProofPage } from '../landing/proof-page.tsx'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/home-v3')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, landingHead('v3')),
  component: ProofPage,
})
