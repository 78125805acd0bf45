import type { Site } from '@chauffeur/contract/site'
import { isBookingNumber } from '@chauffeur/domain/booking-number'
import { createFileRoute } from '@tanstack/react-router'
import { pageHeads } from '@chauffeur/words/en/frame'
import { withApi } from '../shared/api/api-provider.tsx'
import { ContactPage } from '../site/contact/contact-page.tsx'
import { selectSearch } from '../shared/forms/select-search.ts'
import { loadSite, pageHead } from '../site/frame/page-head.ts'
import { questionData } from '../site/frame/structured-data.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: readAbout,
  loader: loadSite,
  head: async ({ loaderData }) => ({
    ...pageHead(loaderData, {
      ...pageHeads.contact,
      path: '/contact',
    }),
    // Search engines read it in the page as it is sent.
    scripts: import.meta.env.SSR && loaderData ? [await questions(loaderData)] : [],
  }),
  component: withApi(Contact),
})

async function questions({ landingsFrom }: Site) {
  const { questionTexts } = await import('@chauffeur/words/en/contact')
  return questionData(questionTexts.questions(landingsFrom))
}

/** The booking number in the link; anything that is no booking number is ignored. */
function readAbout({ booking }: Record<string, unknown>): { booking?: string } {
  return typeof booking === 'string' && isBookingNumber(booking) ? { booking } : {}
}

function Contact() {
  return <ContactPage about={Route.useSearch({ select: selectSearch(readAbout) }).booking} />
}
