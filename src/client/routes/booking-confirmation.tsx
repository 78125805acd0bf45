import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '@chauffeur/words/en/frame'
import { ConfirmationPage } from '../site/booking/confirmation/confirmation-page.tsx'
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
