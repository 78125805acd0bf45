import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import type { Trip } from '@chauffeur/contract/trip'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../src/client/admin/testing/fake-server.ts'
import { openAdmin } from '../../src/client/admin/testing/open-admin.ts'
import { DriverPage } from '../../src/client/driver/driver-page.tsx'
import { memoryStore } from '../../src/client/driver/testing/memory-store.ts'
import { fakeCalls, RefusedByServer } from '../../src/client/testing/fake-calls.ts'
import { openApp } from '../../src/client/testing/open-app.tsx'
import { guest, job, link, office } from './answers.ts'
import { EVENING_BEFORE } from './full-booking.ts'
import { seenIn, shownTo, type Values } from './who-sees-what.ts'

// Nobody's clock is the pick-up's: neither that of the machine, where it is the next morning, nor Lisbon's.
beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(EVENING_BEFORE) })
  return () => vi.unstubAllEnvs()
})

const { bookingNumber } = office
const server = () => fakeServer({ bookings: [office] })

async function openTrip(trip: Trip, address: string): Promise<string> {
  fakeCalls({
    'trip.read': () => trip,
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
  })
  await openApp(address)
  await screen.findByText(bookingNumber)
  return textOfPage()
}

async function openJob(shown: DriverJob, language: 'en' | 'pt' | 'es' = 'en'): Promise<string> {
  const list = {
    driverName: 'Dora Prima',
    languages: [language],
    officePhone: null,
    signColour: null,
    brandName: 'Poente',
    isOneJob: false,
    now: EVENING_BEFORE,
    pushKey: null,
    carried: 0,
    jobs: [shown],
  }
  const calls = {
    jobs: async () => list,
    report: async () => ({ now: EVENING_BEFORE, results: [] }),
    sendPhoto: async () => {},
    listen: () => () => {},
    subscribe: async () => {},
    unsubscribe: async () => {},
  }
  render(<DriverPage store={memoryStore()} calls={calls} />)
  const card = await screen.findByRole('button', { name: /Hotel Solaris/ })
  const before = card.textContent
  await userEvent.click(card)
  return `${before}\n${textOfPage()}`
}

/** Returns the text of the page, with the numbers that its links call. */
function textOfPage(): string {
  const calls = [...document.querySelectorAll('a[href^="tel:"]')].map((call) => call.getAttribute('href'))
  return [document.body.textContent, ...calls].join('\n')
}

/** The text of each page. For a job that was taken back, the phone has the fields that the server still sends. */
const PAGES = {
  slip: async () => {
    await openAdmin(server(), `/admin/bookings/${bookingNumber}/slip`)
    return (await screen.findByRole('article')).textContent
  },
  sign: async () => {
    await openAdmin(server(), `/admin/bookings/${bookingNumber}/sign`)
    const sign = await screen.findByRole('img')
    return `${sign.getAttribute('aria-label')} ${document.body.textContent}`
  },
  day: async () => {
    await openAdmin(server(), '/admin/day?day=2027-06-15')
    return (await screen.findByRole('list', { name: 'Trips of the day' })).textContent
  },
  list: async () => {
    // jsdom has no layout: without a height no card would be in the window.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
    await openAdmin(server(), '/admin')
    return (await screen.findByRole('article')).textContent
  },
  page: async () => {
    await openAdmin(server(), `/admin/bookings/${bookingNumber}`)
    await screen.findAllByText('Nut allergy on board')
    return textOfPage()
  },
  guest: () => openTrip(guest, '/trip'),
  link: () => openTrip(link, '/trip'),
  job: () => openJob(job),
  back: () =>
    openJob({
      ...job,
      state: 'released',
      endReason: 'Duarte lives nearer',
      signName: '',
      guestName: '',
      guestPhone: null,
      notes: null,
      collect: null,
    }),
} as const

const SHOWN = `
                        slip sign day list page guest link job back
customer name             ·    ·   ·    ●    ●     ●    ·    ·    ·
traveller                 ●    ·   ●    ●    ●     ·    ·    ●    ·
traveller’s phone         ●    ·   ●    ●    ●     ·    ·    ●    ·
sign name                 ●    ●   ·    ●    ●     ●    ·    ●    ·
notes                     ●    ·   ·    ●    ●     ●    ·    ●    ·
flight                    ●    ·   ●    ●    ●     ●    ●    ●    ●
luggage                   ●    ·   ●    ●    ●     ●    ●    ●    ●
pick-up’s time and day    ●    ·   ·    ●    ●     ●    ●    ●    ●
whose time it is          ●    ·   ●    ●    ●     ●    ●    ·    ·
way in its order          ●    ·   ·    ●    ●     ●    ●    ●    ●
chauffeur                 ●    ·   ●    ●    ·     ●    ●    ·    ·
chauffeur’s plate         ●    ·   ●    ●    ·     ●    ●    ●    ●
both cars in their order  ●    ·   ●    ●    ·     ·    ·    ·    ·
when the chauffeur left   ·    ·   ·    ·    ·     ●    ●    ·    ·
price                     ·    ·   ·    ●    ●     ●    ·    ·    ·
paid, rest, gone back     ·    ·   ·    ·    ·     ●    ·    ·    ·
what the driver collects  ●    ·   ●    ·    ·     ●    ·    ●    ·
why one was declined      ·    ·   ·    ·    ·     ●    ·    ·    ·
why it was taken back     ·    ·   ·    ·    ·     ·    ·    ·    ●
`

const VALUES: Values = {
  'customer name': ['Berta Booker'],
  traveller: ['Tomas Traveller'],
  'traveller’s phone': [/\+34 ?612 ?0 ?0 ?0 ?0 ?0 ?2/],
  'sign name': ['Grupo Girassol'],
  notes: ['Nut allergy on board'],
  flight: ['IB 3171'],
  luggage: ['9 golf bags'],
  'pick-up’s time and day': [/00:30[^]*15 June|15 June[^]*00:30/],
  'whose time it is': [/Seville time/],
  'way in its order': [/Seville Airport[^]*Huelva[^]*Tavira[^]*Hotel Solaris/],
  chauffeur: ['Dora Prima'],
  'chauffeur’s plate': ['11-AA-11'],
  'both cars in their order': [/Dora Prima[^]*Duarte Dois/],
  'when the chauffeur left': ['23:40'],
  price: ['€411.17'],
  'paid, rest, gone back': [/€359\.13[^]*€52\.04[^]*€18\.12[^]*€12\.19/],
  'what the driver collects': ['€52.04'],
  'why one was declined': ['All vans out then'],
  'why it was taken back': ['Duarte lives nearer'],
}

test.for(Object.entries(PAGES))('the page “%s” shows what the table says', async ([name, open]) => {
  expect(seenIn((await open()).replaceAll('\u00A0', ' '), VALUES)).toEqual(shownTo(name, SHOWN))
})

test.each([
  [
    'en',
    '/trip',
    'Tuesday, 15 June 2027, 00:30 (Seville time)',
    /Seville Airport[^]*Huelva[^]*Tavira[^]*Hotel Solaris/,
    'Tuesday 15 June',
    '€52.04',
  ],
  [
    'pt',
    '/pt/trip',
    'terça-feira, 15 de junho de 2027, às 00:30 (hora de Sevilha)',
    /Aeroporto de Sevilha[^]*Huelva[^]*Tavira[^]*Hotel Solaris/,
    'Terça-feira, 15 de junho',
    '52,04 €',
  ],
  [
    'es',
    '/es/trip',
    'martes 15 de junio de 2027 a las 00:30 (hora de Sevilla)',
    /Aeropuerto de Sevilla[^]*Huelva[^]*Tavira[^]*Hotel Solaris/,
    'Martes 15 de junio',
    '52,04 €',
  ],
] as const)(
  'in %s guest and driver read day, time and amounts as that language writes them',
  async (language, address, when, way, day, rest) => {
    const page = (await openTrip(guest, address)).replaceAll('\u00A0', ' ')
    cleanup()
    const phone = (await openJob(job, language)).replaceAll('\u00A0', ' ')
    expect(seenIn(page, { when: [when], way: [way], rest: [rest] })).toEqual({
      when: '●',
      way: '●',
      rest: '●',
    })
    expect(seenIn(phone, { day: [day], rest: [rest] })).toEqual({ day: '●', rest: '●' })
  },
)
