import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationPage } from '../booking/confirmation.tsx'
import { confirmationTexts } from '../booking/confirmation-texts.ts'
import { pageHead } from '../site/page-head.ts'

export const Route = createFileRoute('/booking-confirmation')({
  loader: ({ context }) => context.api.site.read.ensureData(),
  head: ({ loaderData }) =>
    pageHead(loaderData, {
      title: confirmationTexts.title,
      description: confirmationTexts.description,
      path: '/booking-confirmation',
      isListed: false,
    }),
  component: ConfirmationPage,
})
