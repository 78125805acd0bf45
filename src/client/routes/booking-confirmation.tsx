import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationPage } from '../booking/confirmation/confirmation-page.tsx'
import { pageHeads } from '../content/page-heads.ts'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/booking-confirmation')({
  loader: loadSite,
  head: ({ loaderData }) =>
    pageHead(loaderData, {
      ...pageHeads.confirmation,
      path: '/booking-confirmation',
      isListed: false,
    }),
  component: ConfirmationPage,
})
