import { createFileRoute } from '@tanstack/react-router'
import { headOfLanding, landingRoute } from '../landing/landing-route.ts'
import { MainPage } from '../landing/main-page.tsx'
import { businessData } from '../site/structured-data.ts'

export const Route = createFileRoute('/')({
  ...landingRoute('main'),
  head: ({ loaderData }) => ({
    ...headOfLanding(loaderData),
    // Search engines read it in the page as it is sent.
    scripts: import.meta.env.SSR && loaderData?.site ? [businessData(loaderData.site)] : [],
  }),
  component: MainPage,
})
