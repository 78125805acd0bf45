import { createFileRoute } from '@tanstack/react-router'
import { landingHeads } from '../content/landing-heads.ts'
import { MainPage } from '../landing/main-page.tsx'
import { pageHead } from '../site/page-head.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.api.site.read.ensureData(),
  head: ({ loaderData }) => pageHead(loaderData, landingHeads.main),
  component: MainPage,
})
