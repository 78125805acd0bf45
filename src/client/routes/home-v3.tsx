import { createFileRoute } from '@tanstack/react-router'
import { headOfLanding, landingRoute } from '../landing/landing-route.ts'
import { ProofPage } from '../landing/proof-page.tsx'

export const Route = createFileRoute('/home-v3')({
  ...landingRoute('v3'),
  head: ({ loaderData }) => headOfLanding(loaderData),
  component: ProofPage,
})
