import { createFileRoute } from '@tanstack/react-router'
import { headOfLanding, landingRoute } from '../landing/landing-route.ts'
import { ExplorerPage } from '../landing/explorer-page.tsx'

export const Route = createFileRoute('/home-v4')({
  ...landingRoute('v4'),
  head: ({ loaderData }) => headOfLanding(loaderData),
  component: ExplorerPage,
})
