import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { changeEnds } from '@chauffeur/words/en/changes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeCalls, RefusedByServer } from '../../../testing/fake-calls.ts'
import { openApp } from '../../../testing/open-app.tsx'

const documented = exampleAnswer('readTrip', 'last')

const [past] = exampleAnswer('requestTripChange', 'time').trip.private?.pastChanges ?? []

test.each([
  ['a reason of ours', changeEnds.not_paid, 'Não foi paga a tempo.', 'not_paid'],
  ['what the office has written', 'No cars on Sundays.', 'No cars on Sundays.', null],
] as const)(
  'why a change has ended is said in the language of the page: %s',
  async (_, reason, said, reasonCode) => {
    const { private: own } = documented
    fakeCalls({
      'trip.read': () => ({
        ...documented,
        state: 'confirmed',
        private: own && {
          ...own,
          change: null,
          pastChanges: [{ ...past, state: 'expired', by: 'guest', reason, reasonCode }],
        },
      }),
      'trip.route': () => {
        throw new RefusedByServer('NO_ROUTE', 'There is no way.')
      },
    })
    await openApp('/pt/trip')
    const last = within(await screen.findByRole('region', { name: 'A última alteração' }))
    expect(last.getByText(said)).toBeTruthy()
  },
)

test('a trip that is cancelled since says nothing of how it was changed before', async () => {
  const { private: own } = documented
  fakeCalls({
    'trip.read': () => ({
      ...documented,
      state: 'cancelled',
      meeting: null,
      acts: [],
      private: own && { ...own, change: null, pastChanges: [{ ...past, state: 'accepted', by: 'guest' }] },
    }),
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
  })
  await openApp('/trip')
  await screen.findByText('This trip is cancelled')
  expect(screen.queryByText('This trip was changed as you asked.')).toBeNull()
})
