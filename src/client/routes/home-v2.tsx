import { createFileRoute } from '@tanstack/react-router'
import { headOfLanding, landingRoute } from '../site/landing/landing-route.ts'
import { DestinationsPage } from '../site/landing/destinations-page.tsx'

export const Route = createFileRoute('/home-v2')({
  ...landingRoute('v2'),
  head: ({ loaderData }) => headOfLanding(loaderData),
  component: DestinationsPage,
})
