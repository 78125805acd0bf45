import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationPage } from '../booking/confirmation/confirmation-page.tsx'
import { confirmationTexts } from '../booking/confirmation/confirmation-texts.ts'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'

export const Route = createFileRoute('/booking-confirmation')({
  loader: loadSite,
  head: ({ loaderData }) =>
    pageHead(loaderData, {
      title: confirmationTexts.title,
      description: confirmationTexts.description,
      path: '/booking-confirmation',
      isListed: false,
    }),
  component: ConfirmationPage,
})
