import { isBookingNumber } from '@chauffeur/domain/booking-number'
import { createFileRoute } from '@tanstack/react-router'
import { withApi } from '../api/api-provider.tsx'
import { ContactPage } from '../contact/contact-page.tsx'
import { pageHeads } from '../content/page-heads.ts'
import { selectSearch } from '../common/select-search.ts'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'
import { questionData } from '../site/structured-data.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: readAbout,
  loader: loadSite,
  head: async ({ loaderData }) => ({
    ...pageHead(loaderData, {
      ...pageHeads.contact,
      path: '/contact',
    }),
    // Search engines read it in the page as it is sent.
    scripts: import.meta.env.SSR ? [await questions()] : [],
  }),
  component: withApi(Contact),
})

async function questions() {
  const { questionTexts } = await import('../content/questions.ts')
  return questionData(questionTexts.questions)
}

/** The booking number in the link; anything that is no booking number is ignored. */
function readAbout({ booking }: Record<string, unknown>): { booking?: string } {
  return typeof booking === 'string' && isBookingNumber(booking) ? { booking } : {}
}

function Contact() {
  return <ContactPage about={Route.useSearch({ select: selectSearch(readAbout) }).booking} />
}
