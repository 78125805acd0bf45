import type { Trip } from '@chauffeur/contract/trip'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeCalls, RefusedByServer } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const documented = exampleAnswer('readTrip', 'last')
if (!documented.meeting) throw new Error('The example is of a trip to come')
const inAWeek: Partial<Trip> = {
  state: 'confirmed',
  acts: [],
  chauffeurs: [],
  arrival: { sign: 'Rui Costa' },
  meeting: { ...documented.meeting, place: null, daysAhead: 7, isNow: false },
  pickupTime: '10:30',
  pickupAt: '2028-01-19T10:30:00.000Z',
  pickupZone: 'Europe/Lisbon',
}
const chauffeur: Trip['chauffeurs'][number] = {
  carNo: 1,
  name: 'Ana Martins',
  phone: null,
  car: null,
  plate: null,
  state: 'accepted',
  onTheWayAt: null,
  arrivedAt: null,
  onBoardAt: null,
  completedAt: null,
  includedWait: 60,
}

async function open(facts: Partial<Trip>, page = '/trip'): Promise<void> {
  fakeCalls({
    'trip.read': () => ({ ...documented, ...inAWeek, ...facts }),
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
  })
  await openApp(page)
  await screen.findAllByText(documented.bookingNumber)
}

const steps = () =>
  within(screen.getByRole('region', { name: /^(What happens next|Próximos pas)/ }))
    .getAllByRole('listitem')
    .map((item) => [...item.children].map(({ textContent }) => textContent))

const WHO = 'We tell you by email and on this page who drives you, and in which car.'
const SHOWN = 'This page then shows how far your chauffeur is.'
const decided = ['Within 24 hours', 'Our team reviews your request and confirms it by email.']
const driver = ['From Tuesday, 18 January 2028, 22:30', WHO]
const landing = [
  'When you land',
  'Your chauffeur waits for you at Faro Airport (FAO). Look for the sign with “Rui Costa”.',
]
const waiting = ['Free waiting', `60 minutes from the pick-up time, 10:30. ${SHOWN}`]
const door = [
  'Wednesday, 19 January 2028, 10:30',
  'Your chauffeur meets you at the pick-up: Faro Airport (FAO). Look for the sign with “R. Costa”.',
]
const { private: own } = documented
const legs = [1, 2].map((leg) => ({
  number: leg === 1 ? documented.bookingNumber : 'TR-BBBBBB',
  leg,
  date: leg === 1 ? '2028-01-19' : '2028-01-26',
  state: 'confirmed' as const,
  end: null,
  isOpen: true,
}))

test.each<[trip: string, facts: Partial<Trip>, steps: readonly (readonly string[])[]]>([
  ['is confirmed', {}, [driver, landing, waiting]],
  ['waits to be accepted', { state: 'pending' }, [decided, driver, landing, waiting]],
  ['has its chauffeur', { chauffeurs: [chauffeur] }, [landing, waiting]],
  [
    'begins at a door',
    { arrival: null, private: own && { ...own, signName: 'R. Costa' } },
    [driver, door, ['Free waiting', `15 minutes from the pick-up time, 10:30. ${SHOWN}`]],
  ],
  [
    'is a hire',
    { serviceType: 'hourly', serviceDuration: '4' },
    [driver, landing, waiting, ['4 hours by the hour', 'Your chauffeur stays with you for this time.']],
  ],
  [
    'is the first of two',
    { journey: { number: 'JR-7K3Q9X', leg: 1, discountPercent: 0, legs } },
    [driver, landing, waiting, ['Wednesday, 26 January 2028', 'Your next trip, TR-BBBBBB.']],
  ],
  [
    'is shown by a link',
    { private: null, arrival: { sign: null } },
    [
      driver,
      [
        landing[0] ?? '',
        'Your chauffeur waits for you at Faro Airport (FAO). Look for the sign with the traveller’s name.',
      ],
      waiting,
    ],
  ],
])('what happens next to a trip that %s', async (_, facts, expected) => {
  await open(facts)
  expect(steps()).toEqual(expected)
})

test.each<[trip: string, facts: Partial<Trip>]>([
  ['is rejected', { state: 'rejected', meeting: null }],
  ['is cancelled', { state: 'cancelled', meeting: null }],
  ['was driven', { end: 'driven', meeting: null }],
  ['met nobody', { end: 'missed', meeting: null, chauffeurs: [{ ...chauffeur, state: 'no_show' }] }],
  ['is under way', { chauffeurs: [{ ...chauffeur, state: 'on_board' }] }],
  ['is today, which its head says', { meeting: { ...documented.meeting, daysAhead: 0 } }],
])('nothing is to come of a trip that %s', async (_, facts) => {
  await open(facts)
  expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull()
})

test.each([
  ['/pt/trip', 'A partir de terça-feira, 18 de janeiro de 2028, às 22:30', 'Quando aterrar'],
  ['/es/trip', 'Desde el martes 18 de enero de 2028 a las 22:30', 'Cuando aterrice'],
])('%s says it in its language', async (page, known, lands) => {
  await open({}, page)
  expect(steps().map(([when]) => when)).toEqual(expect.arrayContaining([known, lands]))
})
