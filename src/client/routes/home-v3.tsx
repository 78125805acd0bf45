import { createFileRoute } from '@tanstack/react-router'
import { headOfLanding, landingRoute } from '../site/landing/landing-route.ts'
import { ProofPage } from '../site/landing/proof-page.tsx'

export const Route = createFileRoute('/home-v3')({
  ...landingRoute('v3'),
  head: ({ loaderData }) => headOfLanding(loaderData),
  component: ProofPage,
})
