import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationPage } from '../site/booking/confirmation/confirmation-page.tsx'
import { pageHeads } from '../site/content/page-heads.ts'
import { loadSite, pageHead } from '../site/frame/page-head.ts'

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
