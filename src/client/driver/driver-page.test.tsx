import type { DriverJob, DriverJobs } from '@chauffeur/contract/driver-jobs'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LinkEnded, RefusedForGood, type Calls } from './calls.ts'
import { DriverPage } from './driver-page.tsx'
import type { SentEvent, UnsentStep } from './step.ts'
import type { Store } from './store.ts'
import { memoryStore } from './testing/memory-store.ts'

/** Nothing changes but what a test does. */
const listen = () => () => {}
const now = new Date()
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' }).format(now)

const aJob = (over: Partial<DriverJob> = {}): DriverJob => ({
  assignmentId: 'job-1',
  bookingNumber: 'TR-7K3Q9X',
  version: 1,
  changed: null,
  news: null,
  state: 'offered',
  stateSince: inMinutes(-600),
  endReason: null,
  endCode: null,
  pickupDate: today,
  pickupTime: '10:30',
  pickupZone: 'Europe/Lisbon',
  pickupAt: inMinutes(-70),
  meetAt: null,
  landedAt: null,
  endsAt: inMinutes(30),
  from: { name: 'Faro Airport', address: 'Faro Airport (FAO)', lat: 37.01, lon: -7.96 },
  to: { name: 'Vilamoura', address: 'Vilamoura', lat: 37.07, lon: -8.11 },
  hireHours: null,
  stops: [],
  className: 'Mercedes E Class',
  bookedClassName: null,
  plate: '12-AB-34',
  colour: 'Black',
  flightNumber: 'TP1234',
  passengers: 2,
  childSeats: 1,
  boosterSeats: 0,
  wheelchair: null,
  assistanceDog: false,
  pet: false,
  helpToCar: false,
  flightDepartsAt: null,
  luggage: null,
  signName: 'Mr Ferreira',
  guestName: 'Ricardo Ferreira',
  pickupNote: null,
  dropoffNote: null,
  notes: null,
  guestPhone: '+351 912 345 678',
  collect: { how: 'cash', amount: 85 },
  collected: null,
  isAtAirport: true,
  meetingPlace: null,
  guestHere: null,
  arrivedAt: null,
  contactAttempts: [],
  photos: 0,
  lastStep: null,
  ...over,
})
const aList = (jobs: readonly DriverJob[], over: Partial<DriverJobs> = {}): DriverJobs => ({
  driverName: 'Ana Martins',
  languages: ['en'],
  officePhone: '+351 289 000 000',
  brandName: 'Costa',
  signColour: null,
  isOneJob: false,
  now: now.toISOString(),
  pushKey: null,
  carried: 0,
  jobs: [...jobs],
  ...over,
})

const taken = { outcome: 'taken', status: 200, code: null, sentence: null, reason: null, job: null } as const

/** A server that has these jobs, or cannot be reached. */
function open(
  list: DriverJobs,
  {
    isAway = false,
    last,
    store = memoryStore([], last),
  }: { isAway?: boolean; last?: DriverJobs; store?: Store } = {},
) {
  const reported: SentEvent[] = []
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const calls: Calls = {
    jobs: isAway ? away : async () => list,
    report: isAway
      ? away
      : async (events) => {
          reported.push(...events)
          return { now: now.toISOString(), results: events.map(({ id }) => ({ ...taken, id })) }
        },
    sendPhoto: async () => {},
    listen,
    subscribe: async () => {},
    unsubscribe: async () => {},
  }
  render(<DriverPage store={store} calls={calls} />)
  return { reported, store }
}

const openJob = async (user = userEvent.setup()) => {
  await user.click(await screen.findByRole('button', { name: /Faro Airport → Vilamoura/ }))
  return user
}

test('a job says what is needed, has links to the guest and maps, and one step', async () => {
  const { reported } = open(aList([aJob()]))
  const user = await openJob()
  screen.getByText('Collect €85.00 in cash')
  screen.getByText('Mercedes E Class · Black · 12-AB-34')
  expect(screen.getByRole('link', { name: 'Call Ricardo Ferreira' }).getAttribute('href')).toBe(
    'tel:+351912345678',
  )
  expect(screen.getByRole('link', { name: 'WhatsApp Ricardo Ferreira' }).getAttribute('href')).toBe(
    `https://wa.me/351912345678?text=${encodeURIComponent('Hello, this is your chauffeur for booking TR-7K3Q9X.')}`,
  )
  await user.click(screen.getByRole('button', { name: 'Navigate to Faro Airport' }))
  expect(screen.getByRole('link', { name: 'Waze' }).getAttribute('href')).toBe(
    'https://waze.com/ul?ll=37.01%2C-7.96&navigate=yes',
  )
  await user.click(screen.getByRole('button', { name: /Name sign/ }))
  expect(screen.getByRole('dialog', { name: 'Name sign' }).textContent).toContain('Mr Ferreira')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Accept this trip' }))
  await waitFor(() => expect(reported.map(({ type, version }) => [type, version])).toEqual([['accept', 1]]))
})

test('a house without an address is found by its note, and by its position', async () => {
  const villa = { name: 'Faro Airport', address: 'Villa Sol', lat: 37.1531, lon: -8.734 }
  open(
    aList([aJob({ from: villa, pickupNote: 'The white gate behind the mill', dropoffNote: 'Ring twice' })]),
  )
  const user = await openJob()
  const shown = document.body.textContent
  const order = ['Villa Sol', 'The white gate behind the mill', 'Vilamoura', 'Ring twice', 'Passengers']
  expect(order.toSorted((a, b) => shown.indexOf(a) - shown.indexOf(b))).toEqual(order)
  await user.click(screen.getByRole('button', { name: 'Navigate to Faro Airport' }))
  for (const link of screen.getAllByRole('link', { name: /Google|Waze/ }))
    expect(link.getAttribute('href')).toContain(encodeURIComponent('37.1531,-8.734'))
})

test.each([
  ['Android', 'geo:37.15429,-8.73692?q=37.15429%2C-8.73692'],
  ['iPhone', 'https://maps.apple.com/?daddr=37.15429%2C-8.73692&dirflg=d'],
])('a pin’s name stands once, and the map of an %s leads there', async (phone, href) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
  const name = 'Bensafrim (229 m)'
  open(
    aList([aJob({ from: { name, address: `${name}, 37.15429, -8.73692`, lat: 37.15429, lon: -8.73692 } })]),
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Bensafrim/ }))
  screen.getByText('37.15429, -8.73692')
  await user.click(screen.getByRole('button', { name: `Navigate to ${name}` }))
  expect(screen.getByRole('link', { name: 'This phone’s map' }).getAttribute('href')).toBe(href)
})

test('declining needs a reason', async () => {
  const { reported } = open(aList([aJob()]))
  const user = await openJob()
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  const send = screen.getByRole('button', { name: 'Decline the trip' })
  expect(send).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: 'Reason for the office' }), 'My child is ill')
  await user.click(send)
  await waitFor(() =>
    expect(reported.map(({ type, note }) => [type, note])).toEqual([['decline', 'My child is ill']]),
  )
})

test('without signal the last list is shown, and steps wait', async () => {
  const { store } = open(aList([]), { isAway: true, last: aList([aJob({ state: 'accepted' })]) })
  await screen.findByText(/^No signal. As of/)
  const user = await openJob()
  await user.click(screen.getByRole('button', { name: 'I am on my way' }))
  await screen.findByText('1 step not sent yet. Keep this page open until there is signal.')
  screen.getByText('On the way')
  expect(await store.unsent()).toHaveLength(1)
})

test('a no-show is unlocked by the wait, two attempts ten minutes apart and a photo or a note', async () => {
  const { reported } = open(
    aList([
      aJob({
        state: 'at_pickup',
        arrivedAt: inMinutes(-80),
        contactAttempts: [inMinutes(-30), inMinutes(-15)],
      }),
    ]),
  )
  const user = await openJob()
  screen.getByText(/^Waited 70 minutes; 60 are included/)
  const report = screen.getByRole('button', { name: 'Report a no-show' })
  expect(report).toHaveProperty('disabled', true)
  await user.type(
    screen.getByRole('textbox', { name: 'No camera? Write what you see' }),
    'Nobody at arrivals',
  )
  await user.click(report)
  await waitFor(() => expect(reported.map(({ type }) => type)).toEqual(['no_show']))
})

test.each(['offered', 'accepted', 'on_the_way', 'on_board', 'completed', 'released'] as const)(
  'nobody is asked for a photo or for the wait of a trip that is %s',
  async (state) => {
    open(aList([aJob({ state })]))
    await openJob()
    expect(screen.queryByRole('button', { name: 'Report a no-show' })).toBeNull()
    expect(document.querySelector('input[type="file"]')).toBeNull()
  },
)

test('the waiting of a driver who comes late begins with the arrival, without signal too', async () => {
  const late = aJob({ state: 'on_the_way', isAtAirport: false, pickupAt: inMinutes(-23) })
  open(aList([]), { isAway: true, last: aList([late]) })
  const user = await openJob()
  await user.click(screen.getByRole('button', { name: 'I am at the pick-up' }))
  await screen.findByText(/^Waited 0 minutes; 15 are included. The included waiting time ends at \d\d:\d\d.$/)
  expect(screen.getByRole('button', { name: 'Report a no-show' })).toHaveProperty('disabled', true)
})

test('a phone whose clock is wrong counts the waiting by the server’s', async () => {
  const late = aJob({ state: 'on_the_way', isAtAirport: false, pickupAt: inMinutes(-23) })
  const list = aList([late], { now: inMinutes(20) })
  const calls: Calls = {
    jobs: async () => list,
    report: () => Promise.reject(new TypeError('Failed to fetch')),
    sendPhoto: async () => {},
    listen,
    subscribe: async () => {},
    unsubscribe: async () => {},
  }
  render(<DriverPage store={memoryStore()} calls={calls} />)
  const user = await openJob()
  await user.click(screen.getByRole('button', { name: 'I am at the pick-up' }))
  expect(await screen.findByText(/^Waited 0 minutes; 15 are included/)).toBeTruthy()
})

test('a tap on the guest’s number at the pick-up is written down as an attempt', async () => {
  const { reported } = open(aList([aJob({ state: 'at_pickup' })]))
  const user = await openJob()
  const call = screen.getByRole('link', { name: 'Call Ricardo Ferreira' })
  call.addEventListener('click', (event) => event.preventDefault())
  await user.click(call)
  await waitFor(() => expect(reported.map(({ type }) => type)).toEqual(['contact_attempt']))
})

test('the page speaks the driver’s language, and another when asked', async () => {
  const stops = [{ location: 'Silves Castle', minutes: 60 }]
  open(aList([aJob({ stops })], { languages: ['en', 'pt'] }))
  await screen.findByRole('heading', { name: 'Os seus serviços' })
  await screen.findByText('Aeroporto de Faro → Vilamoura')
  await userEvent.click(screen.getByRole('button', { name: 'ES Español' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sus servicios')
  await userEvent.click(await screen.findByRole('button', { name: /Aeropuerto de Faro → Vilamoura/ }))
  screen.getByText('Aeropuerto de Faro')
  screen.getByText('Aeropuerto de Faro (FAO)')
  screen.getByText('Parada: Castillo de Silves, 1 h')
})

test.each([
  [54, 'Undo (1 s)'],
  [55, null],
  [60, null],
])(
  'a step of %i seconds ago can be taken back with time for the way, or not at all: %s',
  async (age, name) => {
    const occurredAt = new Date(now.getTime() - age * 1000).toISOString()
    const lastStep = { id: 'e', type: 'on_the_way', occurredAt } as const
    open(aList([aJob({ state: 'on_the_way', lastStep })]))
    await openJob()
    await screen.findByRole('button', { name: 'I am at the pick-up' })
    expect(screen.queryByRole('button', { name: /^Undo/ })?.textContent ?? null).toBe(name)
  },
)

test.each<[string, string, Readonly<Record<string, unknown>>, RegExp]>([
  ['is somebody else’s now', 'trip_not_yours', {}, /^Este serviço já não é seu/],
  ['has changed', 'trip_changed', { news: [{ code: 'trip' }] }, /tinha sido alterado/],
  ['is over', 'no_show_recorded', {}, /^Este serviço já terminou/],
  ['has begun, and cannot be declined', 'trip_begun', {}, /não pode ser recusado/],
  ['is a minute older than the step', 'undo_too_late', {}, /^Já não é possível anular/],
  [
    'still has time to wait',
    'wait_not_over',
    { minutes: 1, included: 60 },
    /^A ausência não foi registada. Aguarde mais 1 minuto: 60 estão incluídos.$/,
  ],
  ['is wrong in a new way', 'new_code', {}, /^O último registo não foi aceite/],
])('a step of a trip that %s is refused in the driver’s own language', async (_what, code, values, text) => {
  const event = {
    id: 'e',
    assignmentId: 'job-1',
    type: 'arrived',
    version: 1,
    occurredAt: inMinutes(-1),
  } as const
  const calls: Calls = {
    jobs: async () => aList([], { languages: ['pt'] }),
    report: async () => ({
      now: now.toISOString(),
      results: [
        {
          id: 'e',
          outcome: 'refused',
          status: 409,
          code: 'does_not_fit',
          sentence: 'In English.',
          reason: { ...values, code },
          job: null,
        },
      ],
    }),
    sendPhoto: async () => {},
    listen,
    subscribe: async () => {},
    unsubscribe: async () => {},
  }
  render(<DriverPage store={memoryStore([{ kind: 'event', from: 'accepted', event }])} calls={calls} />)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText('In English.')).toBeNull()
})

test('a link that has ended says so, and forgets what it knew', async () => {
  const store = memoryStore([], aList([aJob()]))
  const ended = () => Promise.reject(new LinkEnded())
  render(
    <DriverPage
      store={store}
      calls={{ jobs: ended, report: ended, sendPhoto: ended, subscribe: ended, unsubscribe: ended, listen }}
    />,
  )
  await screen.findByRole('heading', { name: 'This link has ended. Ask the office for a new one.' })
  await waitFor(async () => expect(await store.lastList()).toBeUndefined())
})

test('what was not sent when a link ended is sent by the next link on the phone', async () => {
  const step: UnsentStep = {
    kind: 'event',
    from: 'accepted',
    event: {
      id: '0196f3a1-0000-4000-8000-000000000001',
      assignmentId: 'job-1',
      type: 'on_the_way',
      version: 1,
      occurredAt: inMinutes(-20),
      note: null,
      undoes: null,
    },
  }
  const store = memoryStore([step], aList([aJob()]))
  const ended = () => Promise.reject(new LinkEnded())
  const { unmount } = render(
    <DriverPage
      store={store}
      calls={{ jobs: ended, report: ended, sendPhoto: ended, subscribe: ended, unsubscribe: ended, listen }}
    />,
  )
  await screen.findByText('1 step was not sent. Open your new link on this phone: it sends what is missing.')
  unmount()
  const { reported } = open(aList([aJob()]), { store })
  await waitFor(() => expect(reported.map(({ type }) => type)).toEqual(['on_the_way']))
})

test('a fact that the list of an older server lacks is not shown, and the rest is', async () => {
  const { luggage: _, notes: __, passengers: ___, ...older } = aJob()
  // As a server that does not know them sends it.
  const list: DriverJobs = JSON.parse(JSON.stringify({ ...aList([]), jobs: [older] }))
  open(list)
  await userEvent.click(await screen.findByRole('button', { name: /Faro Airport → Vilamoura/ }))
  expect(await screen.findByText('TP1234')).toBeTruthy()
  for (const label of ['Passengers', 'Luggage', 'Notes']) expect(screen.queryByText(label)).toBeNull()
})

test.each<[Partial<DriverJob>, string]>([
  [
    {
      changed: 'Pick-up changed from 10:00 to 10:30. Another vehicle was booked.',
      news: [{ code: 'pickup_time', from: '10:00', to: '10:30', day: null }, { code: 'vehicle' }],
    },
    'A recolha passou das 10:00 para as 10:30. Foi reservada outra viatura.',
  ],
  [
    { changed: 'The car is 56-CD-78 now.', news: [{ code: 'car', plate: '56-CD-78' }] },
    'A viatura é agora a 56-CD-78.',
  ],
  [
    { changed: 'The trip has changed.', news: [{ code: 'written', text: 'The trip has changed.' }] },
    'The trip has changed.',
  ],
  [
    { state: 'released', endReason: 'The booking was cancelled.', endCode: 'cancelled' },
    'A reserva foi cancelada.',
  ],
  [{ state: 'released', endReason: 'Ana is ill.', endCode: null }, 'Ana is ill.'],
])('the driver reads in Portuguese what has changed: %j', async (over, text) => {
  open(aList([aJob(over)], { languages: ['pt'] }))
  await userEvent.click(await screen.findByRole('button', { name: /Aeroporto de Faro → Vilamoura/ }))
  expect(await screen.findByText(text)).toBeTruthy()
})

test.each([
  ['en', 'This step was not counted', '10:30 Faro Airport: On the way', 'I have read this'],
  ['pt', 'Este registo não foi aceite', '10:30 Faro Airport: A caminho', 'Já li'],
  ['es', 'Este registro no se ha aceptado', '10:30 Faro Airport: En camino', 'Leído'],
] as const)(
  'a step that can never be counted is told until it was read, in %s',
  async (language, title, step, read) => {
    const event = {
      id: 'not a UUID',
      assignmentId: 'job-1',
      type: 'on_the_way',
      version: 1,
      occurredAt: inMinutes(-1),
    }
    const list = aList([aJob({ state: 'accepted' })], { languages: [language] })
    const store = memoryStore([{ kind: 'event', from: 'accepted', event }], list)
    const calls: Calls = {
      jobs: async () => list,
      report: async () => ({
        now: now.toISOString(),
        results: [{ ...taken, id: event.id, outcome: 'refused', status: 400, code: 'unreadable' }],
      }),
      sendPhoto: async () => {},
      listen,
      subscribe: async () => {},
      unsubscribe: async () => {},
    }
    const { unmount } = render(<DriverPage store={store} calls={calls} />)
    await screen.findByRole('heading', { name: title })
    expect(await store.unsent()).toEqual([])
    unmount()
    // Also when the page is opened again.
    render(<DriverPage store={store} calls={calls} />)
    await screen.findByRole('heading', { name: title })
    screen.getByText(new RegExp(`^${step}, \\d\\d:\\d\\d$`))
    await userEvent.click(screen.getByRole('button', { name: read }))
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
    expect(await store.uncounted()).toEqual([])
  },
)

test('a step that the office had overtaken is told with its time, note and reason until it was read', async () => {
  const event = {
    id: 'e',
    assignmentId: 'job-1',
    type: 'decline',
    version: 1,
    occurredAt: inMinutes(-1),
    note: 'My child is ill',
  } as const
  const list = aList([aJob({ state: 'released' })])
  const store = memoryStore([{ kind: 'event', from: 'offered', event }], list)
  const reason = { code: 'trip_not_yours', releaseCode: null, releaseReason: null }
  const calls: Calls = {
    jobs: async () => list,
    report: async () => ({
      now: now.toISOString(),
      results: [{ ...taken, id: 'e', outcome: 'refused', status: 409, code: 'trip_changed', reason }],
    }),
    sendPhoto: async () => {},
    listen,
    subscribe: async () => {},
    unsubscribe: async () => {},
  }
  const { unmount } = render(<DriverPage store={store} calls={calls} />)
  await screen.findByText(/^This trip is no longer yours/)
  unmount()
  render(<DriverPage store={store} calls={calls} />)
  await screen.findByText(/^10:30 Faro Airport: Declined, \d\d:\d\d$/)
  screen.getByText('My child is ill')
  screen.getByText('This trip is no longer yours. Call the office if you have set out already.')
  expect(screen.queryByText(/^The office has been told/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'I have read this' }))
  expect(screen.queryByText('My child is ill')).toBeNull()
  expect(await store.uncounted()).toEqual([])
})

test('a step that is told while the note of another one is shortened does not replace it', async () => {
  const step = (id: string, type: 'decline' | 'arrived', note: string | null) => ({
    kind: 'event' as const,
    from: 'offered' as const,
    event: { id, assignmentId: 'job-1', type, version: 1, occurredAt: inMinutes(-1), note },
  })
  const list = aList([aJob()])
  const calls: Calls = {
    jobs: async () => list,
    report: async (events) => ({
      now: now.toISOString(),
      results: events.map(({ id, note }) => {
        const code = id === 'late' ? 'no_such_trip' : (note?.length ?? 0) > 300 ? 'note_too_long' : null
        return { ...taken, id, ...(code && { outcome: 'refused' as const, status: 400, code }) }
      }),
    }),
    sendPhoto: async () => {},
    listen,
    subscribe: async () => {},
    unsubscribe: async () => {},
  }
  const store = memoryStore([step('long', 'decline', 'x'.repeat(301))], list)
  render(<DriverPage store={store} calls={calls} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Shorten and send' }))
  expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull()
  const field = screen.getByRole('textbox', { name: 'Note for the office' })
  await user.clear(field)
  await user.type(field, 'I am ill.')
  await store.add(step('late', 'arrived', null))
  dispatchEvent(new Event('online'))
  await screen.findByText(/At the pick-up/)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the office' }).value).toBe(
    'I am ill.',
  )
  await user.click(screen.getByRole('button', { name: 'I have read this' }))
  await waitFor(() => expect(screen.queryByText(/At the pick-up/)).toBeNull())
  await store.add(step('late', 'arrived', null))
  dispatchEvent(new Event('online'))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(async () => expect((await store.uncounted()).map(({ id }) => id)).toEqual(['late']))
  screen.getByText(/At the pick-up/)
})

/** A tap that comes at once would be the second one of a double tap. */
const confirm = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  waitFor(
    async () => {
      await user.click(screen.getByRole('button', { name }))
      expect(screen.queryByRole('button', { name })).toBeNull()
    },
    { timeout: 3_000, interval: 200 },
  )

const soon = { state: 'accepted', pickupAt: inMinutes(60) } as const

test('a driver with a guest on board is asked before another trip begins, and led to the first', async () => {
  const mine = aJob({ ...soon, assignmentId: 'job-2', to: null, hireHours: 3 })
  const { store } = open(aList([]), {
    isAway: true,
    last: aList([aJob({ state: 'on_board', guestName: 'Ana Silva' }), mine]),
  })
  const user = userEvent.setup()
  const begin = async () => {
    await user.click(await screen.findByRole('button', { name: /Faro Airport → Hire/ }))
    await user.click(screen.getByRole('button', { name: 'I am on my way' }))
    screen.getByRole('heading', { name: 'You are still with Ana Silva: end that trip first?' })
  }
  await begin()
  await user.click(screen.getByRole('button', { name: 'Go to that trip' }))
  screen.getByRole('button', { name: 'Trip completed' })
  await user.click(screen.getByRole('button', { name: 'All trips' }))
  await begin()
  expect(await store.unsent()).toHaveLength(0)
  await confirm(user, 'No, begin this one, too')
  await screen.findByRole('button', { name: 'I am at the pick-up' })
  expect((await store.unsent()).map(({ one }) => one)).toMatchObject([
    { event: { assignmentId: 'job-2', type: 'on_the_way', confirmed: ['other_trip_open'] } },
  ])
})

test('a trip of hours later is begun once that is confirmed, and not before', async () => {
  const { reported } = open(aList([aJob({ state: 'accepted', pickupAt: inMinutes(300) })]))
  const user = await openJob()
  await user.click(screen.getByRole('button', { name: 'I am on my way' }))
  screen.getByRole('heading', { name: 'This trip begins in 5 h. Start it now?' })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  screen.getByText('Accepted')
  await user.click(screen.getByRole('button', { name: 'I am on my way' }))
  await confirm(user, 'Yes, start it now')
  await waitFor(() => expect(reported).toMatchObject([{ type: 'on_the_way', confirmed: ['hours_early'] }]))
})

test.each([
  [null, null],
  ['Mercedes S Class', 'Mercedes S Class'],
])('the car that drives is named, and the booked class %s where it is another', async (booked, shown) => {
  open(aList([aJob({ bookedClassName: booked })]))
  await openJob()
  screen.getByText('Mercedes E Class · Black · 12-AB-34')
  expect(screen.queryByText('Booked class')?.nextElementSibling?.textContent ?? null).toBe(shown)
})

test('a step that does not even get through is told, and that the office does not know of it', async () => {
  const event = { id: 'e', assignmentId: 'job-1', type: 'accept', version: 1, occurredAt: inMinutes(-1) }
  const calls: Calls = {
    jobs: async () => aList([aJob()]),
    report: () => Promise.reject(new RefusedForGood()),
    sendPhoto: async () => {},
    listen,
    subscribe: async () => {},
    unsubscribe: async () => {},
  }
  render(<DriverPage store={memoryStore([{ kind: 'event', from: 'offered', event }])} calls={calls} />)
  expect(await screen.findByText('The office does not know. Please call.')).toBeTruthy()
  // A step that the phone could not report is not shown as if it had counted.
  await openJob()
  screen.getByText('Please accept')
})

test('what another version of the page has left breaks nothing', async () => {
  const store = memoryStore([
    null,
    { kind: 'rating', stars: 5 },
    { kind: 'photo', id: 'p', assignmentId: 'job-1' },
    {
      kind: 'event',
      event: { id: 'e', assignmentId: 'job-1', type: 'paused', occurredAt: inMinutes(-1) },
    },
  ])
  const { reported } = open(aList([aJob()]), { store })
  await openJob()
  screen.getByText('Please accept')
  await waitFor(async () => expect(await store.unsent()).toEqual([]))
  expect(reported.map(({ type, notSent }) => [type, notSent])).toEqual([
    ['', true],
    ['', true],
    ['', true],
    ['paused', undefined],
  ])
})

test('the driver reads where the guest looks for him, and since when the guest is there', async () => {
  const texts = { en: 'Under the clock.', pt: 'Debaixo do relógio.', es: 'Debajo del reloj.' }
  const meetingPlace = { airport: 'FAO', texts, imageUrl: null, exits: ['Exit A', 'Exit B'] }
  const guestHere = { at: '2027-01-27T10:24:00.000Z', exit: 'Exit B' }
  open(aList([aJob({ state: 'at_pickup', meetingPlace, guestHere })]))
  await openJob()
  for (const text of ['Under the clock.', 'The guest has been here since 10:24.', 'Exit B'])
    expect(screen.getByText(text)).toBeTruthy()
})

test.each([
  ['at_pickup', 1],
  ['on_board', 0],
  ['completed', 0],
] as const)('that the guest comes later is said until the guest is on board: %s', async (state, times) => {
  open(aList([aJob({ state, meetAt: inMinutes(20) })]))
  await openJob()
  expect(screen.queryAllByText(/^The guest comes later/)).toHaveLength(times)
})

test('luggage is named in the language of the driver', async () => {
  open(aList([aJob({ luggage: '3 cabin bags' })], { languages: ['pt'] }))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /Vilamoura/ }))
  expect((await screen.findAllByText('3 malas de cabine')).length).toBe(1)
})

test('the name sign has the colour of the firm', async () => {
  open(aList([aJob()], { signColour: '#22603f' }))
  const user = await openJob()
  await user.click(screen.getByRole('button', { name: 'Name sign: Mr Ferreira' }))
  expect(screen.getByRole('dialog', { name: 'Name sign' }).style.backgroundColor).toBe('rgb(34, 96, 63)')
})

test('a decline whose note is too long counts once it is shortened, or is dropped', async () => {
  const note = `The van is at the workshop. ${'x'.repeat(300)}`
  const event = {
    id: 'e',
    assignmentId: 'job-1',
    type: 'decline',
    version: 1,
    occurredAt: inMinutes(-1),
    note,
  } as const
  const list = aList([aJob()])
  const reported: SentEvent[] = []
  const calls: Calls = {
    jobs: async () => list,
    report: async (events) => {
      reported.push(...events)
      const isTooLong = events.some((one) => (one.note?.length ?? 0) > 300)
      const refused = { ...taken, outcome: 'refused', status: 400, code: 'note_too_long' } as const
      return {
        now: now.toISOString(),
        results: events.map(({ id }) => ({ ...(isTooLong ? refused : taken), id })),
      }
    },
    sendPhoto: async () => {},
    listen,
    subscribe: async () => {},
    unsubscribe: async () => {},
  }
  const store = memoryStore([{ kind: 'event', from: 'offered', event }], list)
  render(<DriverPage store={store} calls={calls} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Shorten and send' }))
  screen.getByText('28 characters too many')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  const field = screen.getByRole('textbox', { name: 'Note for the office' })
  await user.clear(field)
  await user.type(field, 'The van is at the workshop.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(reported.at(-1)).toEqual({ ...event, note: 'The van is at the workshop.' }))
  expect(screen.queryByRole('heading', { name: 'This step was not counted' })).toBeNull()
  expect(await store.uncounted()).toEqual([])

  await store.add({ kind: 'event', from: 'offered', event })
  dispatchEvent(new Event('online'))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(screen.queryByRole('heading', { name: 'This step was not counted' })).toBeNull()
})
