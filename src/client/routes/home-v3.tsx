import { createFileRoute } from '@tanstack/react-router'
import { landingHeads } from '../landing/landing-heads.ts'
import { ProofPage } from '../landing/proof-page.tsx'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/home-v3')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, landingHeads.v3),
  component: ProofPage,
})
