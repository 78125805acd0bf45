import { createFileRoute } from '@tanstack/react-router'
import { landingHeads } from '../content/landing-heads.ts'
import { ProofPage } from '../landing/proof-page.tsx'
import { pageHead } from '../site/page-head.ts'

export const Route = createFileRoute('/home-v3')({
  loader: ({ context }) => context.api.site.read.ensureData(),
  head: ({ loaderData }) => pageHead(loaderData, landingHeads.v3),
  component: ProofPage,
})
