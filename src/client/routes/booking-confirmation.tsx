import { createFileRoute } from '@tanstack/react-router'
import { ConfirmationPage } from '../booking/confirmation.tsx'
import { confirmationTexts } from '../booking/confirmation-texts.ts'

export const Route = createFileRoute('/booking-confirmation')({
  loader: ({ context }) => context.api.site.read.ensureData(),
  head: ({ loaderData }) => ({
    meta: [
      { title: `${confirmationTexts.title} | ${loaderData?.brandName ?? ''}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: ConfirmationPage,
})
