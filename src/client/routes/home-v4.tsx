import { createFileRoute } from '@tanstack/react-router'
import { headOfLanding, landingRoute } from '../site/landing/landing-route.ts'
import { ExplorerPage } from '../site/landing/explorer-page.tsx'

export const Route = createFileRoute('/home-v4')({
  ...landingRoute('v4'),
  head: ({ loaderData }) => headOfLanding(loaderData),
  component: ExplorerPage,
})
