import { createFileRoute } from '@tanstack/react-router'
import { landingHead } from '../landing/landing-heads.ts'
import { MainPage } from '../landing/main-page.tsx'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/fleet')({
  loader: loadSite,
  head: ({ loaderData }) => pageHead(loaderData, landingHead('main')),
  component: Page,
})

function Page() {
  return <MainPage anchor="fleet" />
}
