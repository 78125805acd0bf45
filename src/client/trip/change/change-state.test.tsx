import { requestTripChange } from '@chauffeur/contract/examples/answers/changes'
import { trip as documented } from '@chauffeur/contract/examples/answers/booking-of-examples'
import { fits } from '@chauffeur/domain/capacity'
import { CHANGE_END_SENTENCES } from '@chauffeur/domain/trip-change'
import { FLEET } from '@chauffeur/domain/vehicles'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeCalls, RefusedByServer } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const [past] = requestTripChange['time']?.trip.private?.pastChanges ?? []
const [car] = FLEET
const tooSmall = car && fits(car, car.maxPassengers + 1)

test.each([
  ['a reason of ours', CHANGE_END_SENTENCES.notPaid, 'Não foi paga a tempo.'],
  [
    'one that older changes have',
    tooSmall?.fits === false ? tooSmall.message : '',
    /^Mercedes S Class: leva até \d passageiros; indicou \d\.$/,
  ],
  ['what the office has written', 'No cars on Sundays.', 'No cars on Sundays.'],
])('why a change has ended is said in the language of the page: %s', async (_, reason, said) => {
  const { private: own } = documented
  fakeCalls({
    'trip.read': () => ({
      ...documented,
      private: own && {
        ...own,
        change: null,
        pastChanges: [{ ...past, state: 'expired', by: 'guest', reason }],
      },
    }),
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
  })
  await openApp('/pt/trip')
  const last = within(await screen.findByRole('region', { name: 'A última alteração' }))
  expect(last.getByText(said)).toBeTruthy()
})
