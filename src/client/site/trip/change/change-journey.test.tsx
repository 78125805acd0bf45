import type { ChangeQuote } from '@chauffeur/contract/change-fields'
import type { Trip } from '@chauffeur/contract/trip'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { quoteOf } from '../../booking/testing/open-booking.ts'
import { fakeCalls, NoConnection, RefusedByServer, type Answers } from '../../../testing/fake-calls.ts'
import { openApp } from '../../../testing/open-app.tsx'

const documented = exampleAnswer('readTrip', 'last')

const trip: Trip = {
  ...documented,
  pickupDate: '2026-12-04',
  pickupAt: '2026-12-04T10:30:00.000Z',
  acts: [{ act: 'changeTrip', until: '2026-12-04T07:30:00.000Z', refusal: null, reason: null }],
}

const priced = (cents: number, facts: Partial<ChangeQuote> = {}): ChangeQuote => ({
  takesEffect: 'at_once',
  note: null,
  oldTotalCents: 4900,
  newTotalCents: cents,
  differenceCents: cents - 4900,
  settlement: cents === 4900 ? 'none' : 'driver',
  trip: { ...trip, pickupTime: '11:30', pickupNote: null, dropoffNote: null },
  ...facts,
})

/** The private page on 20 November 2026. */
async function open(more: Answers = {}, shown = trip, path = '/trip') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  Object.assign(Element.prototype, { animate: () => {} }) // jsdom has none
  const calls = fakeCalls({
    'trip.read': () => shown,
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
    'locations.geocode': () => ({ lat: 37.02, lon: -7.97 }),
    'stops.suggest': () => [],
    'quotes.create': () => quoteOf(74),
    'trip.quoteChange': () => priced(4900),
    ...more,
  })
  await openApp(path)
  return (path: string) => calls.filter((call) => call.path === path).map(({ input }) => input)
}

/** Fills in another time and asks what it costs. */
async function askForLater() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change the trip' }))
  const time = await screen.findByRole('combobox', { name: 'Pick-up time' })
  await userEvent.clear(time)
  await userEvent.type(time, '11:30{Enter}')
  await goOn()
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'See what it costs' }))
const check = async () => within(await screen.findByRole('dialog', { name: 'Is this right?' }))

test('only what is another is sent, once however often it is pressed, at the price that was shown', async () => {
  const held = Promise.withResolvers<void>()
  const sent = await open({
    'trip.requestChange': async () => {
      await held.promise
      return { trip: { ...trip, pickupTime: '11:30' }, checkoutUrl: null }
    },
  })
  await askForLater()
  await (await check()).findByText('The price stays at €49.00.')
  await userEvent.dblClick((await check()).getByRole('button', { name: 'Change the trip' }))
  held.resolve()
  await screen.findByText('Your trip is changed.')
  expect(sent('trip.quoteChange')).toEqual([{ bookingNumber: trip.bookingNumber, pickupTime: '11:30' }])
  expect(sent('trip.requestChange')).toEqual([
    { bookingNumber: trip.bookingNumber, pickupTime: '11:30', expectedTotalCents: 4900 },
  ])
})

test('a price that has moved is shown and asked for again', async () => {
  const prices = [priced(6000), priced(6500)]
  let tries = 0
  const sent = await open({
    'trip.quoteChange': () => prices.shift(),
    'trip.requestChange': () => {
      tries += 1
      if (tries === 1) throw new RefusedByServer('PRICE_CHANGED', 'The price is another.')
      return { trip, checkoutUrl: null }
    },
  })
  await askForLater()
  const press = async () => userEvent.click((await check()).getByRole('button', { name: 'Change the trip' }))
  await (await check()).findByText(/then €60\.00/)
  await press()
  await (await check()).findByText(/then €65\.00/)
  expect(screen.getByRole('alert').textContent).toMatch('The price has changed meanwhile.')
  await press()
  await screen.findByText('Your trip is changed.')
  expect(sent('trip.requestChange')).toMatchObject([
    { expectedTotalCents: 6000 },
    { expectedTotalCents: 6500 },
  ])
})

test('after a change was asked for, the focus stands on what the page says of it', async () => {
  const [past] = exampleAnswer('requestTripChange', 'time').trip.private?.pastChanges ?? []
  const change = past && { ...past, state: 'requested' as const, endedAt: null }
  const asked = { ...trip, private: trip.private && { ...trip.private, change } }
  let isAsked = false
  await open({
    'trip.read': () => (isAsked ? asked : trip),
    'trip.quoteChange': () => priced(4900, { takesEffect: 'when_accepted' }),
    'trip.requestChange': () => {
      isAsked = true
      return { trip: asked, checkoutUrl: null }
    },
  })
  await askForLater()
  await userEvent.click((await check()).getByRole('button', { name: 'Ask for this change' }))
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('We have your request and will reply by email.'),
  )
})

test('without a connection nothing that was filled in is lost', async () => {
  let isAway = true
  await open({
    'trip.quoteChange': () => {
      if (isAway) throw new NoConnection()
      return priced(4900)
    },
  })
  await askForLater()
  expect((await screen.findByRole('alert')).textContent).toMatch('We could not reach our server.')
  isAway = false
  await goOn()
  await (await check()).findByText('The price stays at €49.00.')
})

test('what the server refuses of a field stands at the field', async () => {
  await open({
    'trip.quoteChange': () => {
      throw new RefusedByServer('INVALID_INPUT', 'No.', {
        details: [{ field: 'pickupTime', message: 'The gates are closed then.' }],
      })
    },
  })
  await askForLater()
  await screen.findByText('The gates are closed then.')
  expect(screen.getByRole('combobox', { name: 'Pick-up time' }).getAttribute('aria-invalid')).toBe('true')
})

test('when it is too late, the guest reads why and whom to call', async () => {
  const refusal = 'Less than 3 hours to go: please call us.'
  await open(
    {},
    { ...trip, acts: [{ act: 'changeTrip', until: null, refusal, reason: { code: 'too_late_for_trip' } }] },
  )
  await screen.findByText(refusal)
  const links = screen.getAllByRole('link', { name: '+351 289 000 000' })
  expect(links[0]?.getAttribute('href')).toBe('tel:+351289000000')
  expect(screen.queryByRole('button', { name: 'Change the trip' })).toBeNull()
})

test('the fields show our own places in the language of the page', async () => {
  const places = {
    pickupLocation: 'Lisbon Airport (LIS)',
    pickupName: 'Lisbon Airport (LIS)',
    dropoffLocation: 'Seville',
    dropoffName: null,
  }
  await open({}, { ...trip, ...places }, '/pt/trip')
  await userEvent.click(await screen.findByRole('button', { name: 'Alterar a viagem' }))
  for (const [field, place, booked] of [
    ['Local de recolha', 'Aeroporto de Lisboa (LIS)', 'Lisbon Airport (LIS)'],
    ['Destino', 'Sevilha', 'Seville'],
  ] as const) {
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: field, description: place })
    // It is what is searched for and sent.
    expect(box.value).toBe(booked)
  }
})

test('a booked place stands in its field by its name, over its address', async () => {
  const address = 'Aeroporto Gago Coutinho, 8006-901 Faro, Portugal'
  await open({}, { ...trip, pickupLocation: address, pickupName: 'Faro Airport (FAO)' }, '/es/trip')
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar el viaje' }))
  const box = await screen.findByRole<HTMLInputElement>('combobox', {
    name: 'Lugar de recogida',
    description: /^Aeropuerto de Faro \(FAO\)/i,
  })
  expect(box.value).toBe(address)
})

test('a place that no list has goes to the team in a message about the booking', async () => {
  sessionStorage.clear()
  const { customerName = '' } = trip.private ?? {}
  await open({ 'locations.search': () => [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the trip' }))
  const dropoff = await screen.findByRole('combobox', { name: 'Drop-off location' })
  await userEvent.clear(dropoff)
  await userEvent.type(dropoff, 'Casa Alegria')
  await userEvent.click(await screen.findByRole('option', { name: /Not listed\?/ }))
  await userEvent.click(await screen.findByRole('button', { name: /Send “Casa Alegria” to our team/ }))
  expect(await screen.findByDisplayValue('New drop-off location: Casa Alegria')).toBeTruthy()
  expect(screen.getByDisplayValue(trip.bookingNumber)).toBeTruthy()
  expect(screen.getByDisplayValue(customerName)).toBeTruthy()
})
