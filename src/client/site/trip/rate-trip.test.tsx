import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import type { Trip } from '@chauffeur/contract/trip'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeCalls, RefusedByServer } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const documented = exampleAnswer('readTrip', 'last')

const over: Trip = {
  ...documented,
  state: 'confirmed',
  acts: [{ act: 'rate', until: null, refusal: null, reason: null }],
}

/** The private page of a trip that is over, and a server that keeps what is said of it. */
async function openTrip(address: string) {
  let now = over
  const calls = fakeCalls({
    'trip.read': () => now,
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
    'trip.rate': ({ score, text }) => {
      now = {
        ...over,
        acts: [],
        private: documented.private && {
          ...documented.private,
          rating: { score: Number(score), text: typeof text === 'string' && text ? text : null },
        },
      }
      return now
    },
  })
  await openApp(address)
  const card = within(await screen.findByRole('region', { name: 'How was your trip?' }))
  const sent = () => calls.filter(({ path }) => path === 'trip.rate').map(({ input }) => input)
  return { card, sent }
}

test('the mark of the mail is chosen, and sent only by the guest’s own tap', async () => {
  const { card, sent } = await openTrip('/trip?rating=4')
  expect(card.getByRole('radio', { name: '4' }).getAttribute('aria-checked')).toBe('true')
  expect(card.getByText('1 is poor, 5 is excellent. 4 of 5: Good')).toBeTruthy()
  expect(sent()).toEqual([])
  await userEvent.type(card.getByRole('textbox'), 'Very kind.')
  await userEvent.click(card.getByRole('button', { name: 'Send' }))
  const thanks = within(await screen.findByRole('region', { name: 'Thank you for telling us' }))
  expect(thanks.getByText('4 of 5: Good')).toBeTruthy()
  expect(thanks.getByText('Very kind.')).toBeTruthy()
  expect(sent()).toEqual([{ bookingNumber: over.bookingNumber, score: 4, text: 'Very kind.' }])
})

test('without a mark nothing is sent, and the page says what is missing', async () => {
  const { card, sent } = await openTrip('/trip')
  await userEvent.click(card.getByRole('button', { name: 'Send' }))
  expect(card.getByText('Please choose a number from 1 to 5.')).toBeTruthy()
  expect(sent()).toEqual([])
  await userEvent.click(card.getByRole('radio', { name: '5' }))
  await userEvent.click(card.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('5 of 5: Excellent')).toBeTruthy()
})
