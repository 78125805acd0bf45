import { isBookingNumber } from '@chauffeur/domain/booking-number'
import { createFileRoute } from '@tanstack/react-router'
import { withApi } from '../api/api-provider.tsx'
import { ContactPage } from '../contact/contact-page.tsx'
import { contactTexts } from '../contact/contact-texts.ts'
import { questions } from '../content/questions.ts'
import { readAgain } from '../common/read-again.ts'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'
import { questionData } from '../site/structured-data.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: readAbout,
  loader: loadSite,
  head: ({ loaderData }) => ({
    ...pageHead(loaderData, {
      title: contactTexts.title,
      description: contactTexts.description,
      path: '/contact',
    }),
    scripts: [questionData(questions)],
  }),
  component: withApi(Contact),
})

/** The number of a booking that a link to here is about; anything else is as if it were not there. */
function readAbout({ booking }: Record<string, unknown>): { booking?: string } {
  return typeof booking === 'string' && isBookingNumber(booking) ? { booking } : {}
}

function Contact() {
  return <ContactPage about={Route.useSearch({ select: readAgain(readAbout) }).booking} />
}
