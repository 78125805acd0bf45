import type { Trip } from '@chauffeur/contract/trip'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeCalls, RefusedByServer } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const documented = exampleAnswer('readTrip', 'last')

const chauffeur: Trip['chauffeurs'][number] = {
  carNo: 1,
  name: 'Ana Martins',
  phone: '+351912345678',
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
    'trip.read': () => ({ ...documented, state: 'confirmed', acts: [], ...facts }),
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
  })
  await openApp(page)
  await screen.findByText(documented.bookingNumber)
}

/** A named part of the page. */
const partNamed = (name: string) => screen.getByRole('region', { name })

test.each([
  ['/trip', 'When you arrive', 'In the arrivals hall', '60 minutes from the pick-up time, 10:30', 'Call Ana'],
  [
    '/pt/trip',
    'À chegada',
    'Na zona de chegadas',
    '60 minutos a partir da hora de recolha, 10:30',
    'Ligue a Ana',
  ],
  [
    '/es/trip',
    'A su llegada',
    'En la sala de llegadas',
    '60 minutos desde la hora de recogida, 10:30',
    'Llame a Ana',
  ],
])(
  'on %s somebody who lands reads first how they are met, and whom to call',
  async (page, heading, ...said) => {
    await open({ arrival: { sign: 'Rui Costa' }, chauffeurs: [chauffeur] }, page)
    const part = partNamed(heading)
    for (const text of [...said, 'Rui Costa']) expect(part.textContent).toContain(text)
    const numbers = within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(numbers).toEqual(['tel:+351912345678', 'tel:+351289000000'])
    const [first] = screen.getAllByRole('region')
    expect(first).toBe(part)
  },
)

test.each<[who: string, facts: Partial<Trip>]>([
  ['is not met at an airport', { arrival: null }],
  ['is on board', { chauffeurs: [{ ...chauffeur, state: 'on_board' }] }],
  ['has cancelled', { state: 'cancelled' }],
  ['has arrived', { end: 'driven' }],
])('a guest who %s reads nothing of the arrivals hall', async (_, facts) => {
  await open({ arrival: { sign: 'Rui Costa' }, ...facts })
  expect(screen.queryByText('In the arrivals hall')).toBeNull()
})

test('a guest who was not met is asked to call, with the number beside it', async () => {
  await open({ end: 'missed', meeting: null, chauffeurs: [{ ...chauffeur, state: 'no_show' }] })
  const head = screen.getByRole('heading', { name: 'We did not meet you' }).closest('header')
  expect(within(head!).getByRole('link', { name: '+351 289 000 000' })).toBeTruthy()
})

test('a link that only shows the journey names nobody and no number of the chauffeur', async () => {
  const only = { access: 'view', private: null, arrival: { sign: null } } as const
  await open({ ...only, chauffeurs: [{ ...chauffeur, phone: null }] })
  const part = partNamed('When you arrive')
  expect(part.textContent).toContain('The traveller’s name')
  expect(within(part).getAllByRole('link')).toHaveLength(1)
})

test('a link that only shows the journey leads to none of the trips that were booked with it', async () => {
  const leg = { date: '2027-01-28', state: 'confirmed', end: null, isOpen: false } as const
  const legs = [
    { ...leg, number: documented.bookingNumber, leg: 1 },
    { ...leg, number: 'TR-4M8XKP', leg: 2 },
  ]
  await open({
    access: 'view',
    private: null,
    journey: { number: 'JR-7K3Q9X', leg: 1, discountPercent: 0, legs },
  })
  const part = partNamed('Booked together')
  expect(part.textContent).toContain('TR-4M8XKP')
  expect(within(part).queryByRole('link')).toBeNull()
})

test.each([
  ['/trip', true, 'Airport transfer'],
  ['/trip', false, 'Point to Point'],
  ['/pt/trip', true, 'Transfer de aeroporto'],
  ['/es/trip', true, 'Traslado de aeropuerto'],
])(
  'on %s a journey with airport service %s is called %s, and has no flight that nobody gave',
  async (page, isAirportService, label) => {
    await open({ isAirportService, flightNumber: null }, page)
    expect(screen.getByText(label)).toBeTruthy()
    expect(screen.queryByText(/^(Flight|Voo|Vuelo)$/)).toBeNull()
  },
)

test('places stand by their names, each with its address beneath', async () => {
  const pickupLocation = 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal'
  await open({ pickupLocation, pickupName: 'Faro Airport (FAO)' }, '/pt/trip')
  const points = within(screen.getByRole('list', { name: 'Pontos do percurso' })).getAllByRole('listitem')
  expect(points.map(({ textContent }) => textContent)).toEqual([
    `Aeroporto de Faro (FAO)${pickupLocation}`,
    'Vilamoura',
  ])
})

test('in the last hour the flight alone can be changed, until the pick-up', async () => {
  const { acts } = documented
  await open({ acts: acts.filter(({ act }) => act === 'changeFlight') })
  expect(screen.queryByRole('button', { name: 'Change details' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Change the flight number' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the flight number' }))
  expect(dialog.getAllByRole('textbox')).toHaveLength(1)
  const flight = dialog.getByRole('textbox', { name: 'Flight number' })
  await userEvent.clear(flight)
  await userEvent.type(flight, 'tomorrow maybe')
  await userEvent.tab()
  expect(await dialog.findByText(/This does not look like a flight number/)).toBeTruthy()
  await userEvent.clear(flight)
  await userEvent.type(flight, 'ba532')
  await userEvent.tab()
  await waitFor(() => expect(flight).toHaveProperty('value', 'BA 532'))
  expect(dialog.queryByText(/This does not look like a flight number/)).toBeNull()
})

test('the trips that were booked together are named with their state, and lead to the pages that the browser can open', async () => {
  const { bookingNumber: number } = documented
  await open({
    journey: {
      number: 'JR-7K3Q9X',
      leg: 1,
      discountPercent: 0,
      legs: [
        { number, leg: 1, date: '2026-12-04', state: 'confirmed', end: null, isOpen: true },
        { number: 'TR-BBBBBB', leg: 2, date: '2026-12-11', state: 'rejected', end: null, isOpen: true },
        { number: 'TR-CCCCCC', leg: 3, date: '2026-12-12', state: 'confirmed', end: 'driven', isOpen: false },
      ],
    },
  })
  const part = within(partNamed('Booked together'))
  expect(part.getByText('Booked together as JR-7K3Q9X, trip 1 of 3')).toBeTruthy()
  expect(part.getByText('Rejected')).toBeTruthy()
  expect(part.getByText('Travelled')).toBeTruthy()
  const [link, ...others] = part.getAllByRole('link')
  expect(others).toEqual([])
  expect(link?.textContent).toBe('TR-BBBBBB, Friday, 11 December 2026')
  expect(link?.getAttribute('href')).toContain('TR-BBBBBB')
  expect(part.getByText(/TR-CCCCCC, Saturday, 12 December 2026/)).toBeTruthy()
})

test.each([
  ['confirmed', false],
  ['pending', false],
  ['rejected', true],
  ['cancelled', true],
] as const)(
  'where another trip of the booking is %s, the way back is offered: %s',
  async (state, isOffered) => {
    const { bookingNumber: number } = documented
    const legs = [
      { number, leg: 1, date: '2026-12-04', state: 'confirmed' as const, end: null, isOpen: true },
      { number: 'TR-BBBBBB', leg: 2, date: '2026-12-11', state, end: null, isOpen: true },
    ]
    await open({ journey: { number: 'JR-7K3Q9X', leg: 1, discountPercent: 0, legs } })
    expect(screen.queryAllByRole('link', { name: 'Book the way back' })).toHaveLength(isOffered ? 1 : 0)
  },
)

test('a guest whose flight is late reads from which time on the chauffeur waits', async () => {
  const late = {
    pickupTime: '10:30',
    pickupZone: 'Europe/Lisbon',
    meetAt: '2028-01-19T11:10:00.000Z',
  } as const
  await open({ arrival: { sign: 'Rui Costa' }, ...late })
  expect(partNamed('When you arrive').textContent).toContain('60 minutes from the pick-up time, 11:10')
})

test.each([
  ['/trip', '2028-01-19T11:10:00.000Z', 'We meet you at 11:10.'],
  ['/trip', '2028-01-20T00:10:00.000Z', 'We meet you at 00:10 on Thursday, 20 January 2028.'],
  ['/pt/trip', '2028-01-20T00:10:00.000Z', 'Encontramo-nos às 00:10 de quinta-feira, 20 de janeiro de 2028.'],
  ['/es/trip', '2028-01-20T00:10:00.000Z', 'Nos encontramos a las 00:10 del jueves 20 de enero de 2028.'],
])('on %s a guest who is met at %s reads the day where it is another one', async (page, meetAt, sentence) => {
  await open({ pickupDate: '2028-01-19', pickupTime: '22:30', pickupZone: 'Europe/Lisbon', meetAt }, page)
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('a booking that is to be paid online leads to its payment page', async () => {
  if (!documented.private) throw new Error('The example is of a guest')
  await open({ private: { ...documented.private, payUrl: 'https://poente.example/pay#token' } })
  const link = screen.getByRole('link', { name: 'Pay online' })
  expect(link.getAttribute('href')).toBe('https://poente.example/pay#token')
})

test.each([
  ['a week before', null],
  [
    'on the day',
    { place: null, daysAhead: 0, waitsUntil: documented.pickupAt, isNow: true, guestHere: null },
  ],
])('after cancelling %s the focus is on the heading that says so', async (_, meeting) => {
  const acts = [{ act: 'cancel', refusal: null }] as const
  const terms = { freeUntil: documented.pickupAt, feeCents: 0, refundCents: 0, method: 'cash' }
  let state: Trip['state'] = 'confirmed'
  const read = () => ({ ...documented, state, meeting, acts: state === 'confirmed' ? acts : [] })
  fakeCalls({
    'trip.read': read,
    'trip.cancellation': () => terms,
    'trip.cancel': () => {
      state = 'cancelled'
      return read()
    },
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
  })
  await openApp('/trip')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this trip' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Yes, cancel/ }))
  const heading = await screen.findByRole('heading', { level: 1, name: /cancelled/i })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test.each([
  ['/trip', 'far_late', 'Your flight seems late', 'more than three hours'],
  ['/trip', 'diverted', 'Your flight seems to have been diverted', 'Flight TP 1234 seems to land at another'],
  ['/pt/trip', 'diverted', 'O seu voo parece ter sido desviado', 'O voo TP 1234 parece aterrar noutro'],
  ['/es/trip', 'cancelled', 'Su vuelo parece cancelado', 'Parece que el vuelo TP 1234 ha sido cancelado'],
  [
    '/trip',
    'elsewhere',
    'Please check your flight number',
    'Flight TP 1234 lands at LIS that day, not at FAO',
  ],
] as const)('on %s the guest of a flight that is %s reads it first', async (page, code, ...said) => {
  const landsAt = code === 'elsewhere' ? 'LIS' : null
  await open({ flight: { code, number: 'TP 1234', airport: 'FAO', landsAt } }, page)
  const notice = screen.getByRole('alert')
  for (const text of said) expect(notice.textContent).toContain(text)
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('tel:+351289000000')
})
