import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import type { Trip } from '@chauffeur/contract/trip'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeCalls, RefusedByServer } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const AT = '2028-01-19T10:24:00.000Z'

const ana: Trip['chauffeurs'][number] = {
  carNo: 1,
  name: 'Ana Martins',
  phone: '+351912345678',
  car: 'black Mercedes E Class',
  plate: '12-AB-34',
  state: 'at_pickup',
  onTheWayAt: null,
  arrivedAt: '2028-01-19T10:21:00.000Z',
  onBoardAt: null,
  completedAt: null,
  includedWait: 60,
}

const meeting: NonNullable<Trip['meeting']> = {
  place: {
    airport: 'FAO',
    texts: { en: 'Under the clock.', pt: 'Debaixo do relógio.', es: 'Debajo del reloj.' },
    imageUrl: null,
    exits: [],
  },
  daysAhead: 0,
  waitsUntil: '2028-01-19T11:30:00.000Z',
  isNow: true,
  guestHere: null,
}

const today: Trip = {
  ...exampleAnswer('readTrip', 'last'),
  state: 'confirmed',
  end: null,
  arrival: { sign: 'Mme Dubois' },
  chauffeurs: [ana],
  meeting,
}

async function openTrip(trip: Trip, address = '/trip') {
  let now = trip
  const say = (guestHere: NonNullable<Trip['meeting']>['guestHere']) =>
    (now = { ...now, meeting: { ...meeting, place: now.meeting?.place ?? null, guestHere } })
  const calls = fakeCalls({
    'trip.read': () => now,
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
    'trip.here': ({ exit }) =>
      say({
        at: AT,
        exit: typeof exit === 'string' ? exit : null,
        undoUntil: new Date(Date.now() + 50_000).toISOString(),
      }),
    'trip.notHere': () => say(null),
  })
  await openApp(address)
  await screen.findByText(trip.bookingNumber)
  return calls
}

test.each([
  ['/trip', 'Ana is at the meeting point', 'Under the clock.', '60 minutes are free of charge, until 11:30.'],
  [
    '/pt/trip',
    'Ana está no ponto de encontro',
    'Debaixo do relógio.',
    '60 minutos de espera gratuitos, até às 11:30.',
  ],
  [
    '/es/trip',
    'Ana está en el punto de encuentro',
    'Debajo del reloj.',
    '60 minutos de espera gratis, hasta las 11:30.',
  ],
])('%s begins on the day with the meeting', async (address, heading, ...said) => {
  await openTrip(today, address)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
  for (const text of [...said, 'Mme Dubois']) expect(screen.getByText(text)).toBeTruthy()
})

test.each([
  ['is known', [{ ...ana, state: 'accepted' as const, arrivedAt: null }], 'Ana meets you at 10:30'],
  ['is not known', [], 'We meet you at 10:30'],
])('before, where the chauffeur %s, with when they meet', async (_, chauffeurs, heading) => {
  await openTrip({ ...today, pickupAt: '2028-01-19T10:30:00.000Z', meetAt: null, chauffeurs })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})

test('a guest says to be there, and takes it back', async () => {
  const calls = await openTrip(today)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'I am here' }))
  await screen.findByText(/^You told us at 10:24 that you are here\./)
  expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull()
  expect(calls.find(({ path }) => path === 'trip.here')?.input).toEqual({
    bookingNumber: today.bookingNumber,
    exit: null,
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'I am here' })).toBeTruthy()
})

test('names the exit where there are several, and may correct it', async () => {
  const place = { ...meeting.place!, exits: ['Exit A', 'Exit B'] }
  const calls = await openTrip({ ...today, meeting: { ...meeting, place } })
  const user = userEvent.setup()
  for (const exit of place.exits) {
    await user.click(screen.getByRole('radio', { name: exit }))
    await user.click(screen.getByRole('button', { name: 'I am here' }))
    await screen.findByText(new RegExp(`that you are here: ${exit}\\.`))
  }
  const sent = calls.flatMap(({ path, input }) => (path === 'trip.here' ? [input] : []))
  expect(sent).toMatchObject([{ exit: 'Exit A' }, { exit: 'Exit B' }])
})

test('the chauffeur is called, or written to with the booking named', async () => {
  await openTrip(today)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Call Ana')).toBe('tel:+351912345678')
  expect(decodeURIComponent(href('Message Ana') ?? '')).toBe(
    `https://wa.me/351912345678?text=Hello, this is the guest of booking ${today.bookingNumber}.`,
  )
})

test('a link that only shows the journey shows the meeting, and no buttons', async () => {
  await openTrip({ ...today, access: 'view', private: null, arrival: { sign: null }, acts: [] })
  expect(screen.getByText('Under the clock.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull()
})

test.each([
  [7, 'In 7 days'],
  [1, 'Tomorrow'],
])('%d days before, the page begins with the day', async (daysAhead, eyebrow) => {
  await openTrip({ ...today, chauffeurs: [], meeting: { ...meeting, daysAhead, isNow: false } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/ 10:30$/)
  expect(screen.getByText(eyebrow)).toBeTruthy()
  expect(screen.getByText(/^Your trip is confirmed\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull()
})
