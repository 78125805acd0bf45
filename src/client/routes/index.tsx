import { createFileRoute } from '@tanstack/react-router'
import { headOfLanding, landingRoute } from '../site/landing/landing-route.ts'
import { MainPage } from '../site/landing/main-page.tsx'
import { businessData } from '../site/frame/structured-data.ts'

export const Route = createFileRoute('/')({
  ...landingRoute('main'),
  head: ({ loaderData }) => ({
    ...headOfLanding(loaderData),
    // Search engines read it in the page as it is sent.
    scripts: import.meta.env.SSR && loaderData?.site ? [businessData(loaderData.site)] : [],
  }),
  component: MainPage,
})
