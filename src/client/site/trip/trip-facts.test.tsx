import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { factsFor } from '@chauffeur/domain/booking-facts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookedFacts, missingFacts } from '../../testing/booked-facts.ts'
import { fakeCalls, RefusedByServer } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const documented = exampleAnswer('readTrip', 'last')

/** Facts that the page leaves out: guests know their own name, and the form that changes the switch shows it. */
const NOT_SHOWN = new Set(['customerName', 'whatsappNotifications', 'isAirportService'])

test('the private page shows each fact that the guest reads', async () => {
  const own = documented.private && { ...documented.private, ...bookedFacts }
  fakeCalls({
    'trip.read': () => ({
      ...documented,
      ...bookedFacts,
      state: 'confirmed',
      acts: [],
      arrival: null,
      private: own,
    }),
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
  })
  await openApp('/trip')
  await screen.findByText(documented.bookingNumber)
  const shown = [...factsFor('link'), ...factsFor('guest')].filter((name) => !NOT_SHOWN.has(name))
  expect(missingFacts(shown, document.body.textContent)).toEqual([])
})
