import { createFileRoute } from '@tanstack/react-router'
import { headOfLanding, landingRoute } from '../site/landing/landing-route.ts'
import { MainPage } from '../site/landing/main-page.tsx'

export const Route = createFileRoute('/services')({
  ...landingRoute('main'),
  head: ({ loaderData }) => headOfLanding(loaderData),
  component: Page,
})

function Page() {
  return <MainPage anchor="services" />
}
