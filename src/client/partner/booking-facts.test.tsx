import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { readMemberBooking } from '@chauffeur/contract/partner-people'
import { factsFor } from '@chauffeur/domain/booking-facts'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookedFacts, missingFacts } from '../testing/booked-facts.ts'
import { BookingFacts } from './booking-page.tsx'

const { booking } = readMemberBooking.output.parse(exampleAnswer('readMemberBooking', 'one'))

/** Facts that the forms beside show, and the kind of service, which the ends of the trip tell. */
const NOT_SHOWN = new Set(['locale', 'whatsappNotifications', 'isAirportService'])

test('the page of a booking shows each fact that a partner reads', () => {
  render(<BookingFacts booking={{ ...booking, ...bookedFacts }} />)
  const shown = factsFor('partner').filter((name) => !NOT_SHOWN.has(name))
  expect(missingFacts(shown, document.body.textContent)).toEqual([])
})
