import { createFileRoute } from '@tanstack/react-router'
import { landingHead } from '../landing/landing-heads.ts'
import { MainPage } from '../landing/main-page.tsx'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'
import { businessData } from '../site/structured-data.ts'

export const Route = createFileRoute('/')({
  loader: loadSite,
  head: ({ loaderData }) => ({
    ...pageHead(loaderData, landingHead('main')),
    // Search engines read it in the page as it is sent.
    scripts: import.meta.env.SSR && loaderData ? [businessData(loaderData)] : [],
  }),
  component: MainPage,
})
