import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NoConnection, RefusedByServer, type Answers, type Call } from '../../testing/fake-calls.ts'
import { findStoredSession } from '../../shared/journey/draft/session-storage.ts'
import { aDraft, noPrice, openBooking, quoteOf } from './testing/open-booking.ts'

const prices: Readonly<Record<string, number>> = {
  'Mercedes S Class': 75,
  'Mercedes E Class': 49,
  'Mercedes V Class': 59,
  'Mercedes Vito': 54,
}
const priceOf = ({ vehicleName }: Record<string, unknown>) => quoteOf(prices[String(vehicleName)] ?? 0)

const booked = { id: 'b', bookingNumber: 'TR-7K3Q9X', status: 'pending', paymentStatus: 'not_required' }

const sent = (calls: readonly Call[]) => calls.filter(({ path }) => path === 'bookings.create')
const complete = () => screen.findByRole('button', { name: 'Complete Reservation' })
const next = () => screen.getByRole('button', { name: 'Next' })
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

async function review(answers: Answers = {}, draft = aDraft()) {
  const bookings = {
    'bookings.create': ({ totalPrice }: Record<string, unknown>) => ({ ...booked, totalPrice }),
  }
  const site = await openBooking('/book?step=4', draft, { ...bookings, ...answers })
  await screen.findByRole('heading', { name: /Review & Confirm/ })
  await userEvent.click(await screen.findByRole('radio', { name: 'Cash' }))
  await waitFor(async () => expect(isDisabled(await complete())).toBe(false))
  return site
}

test('where seats are asked for and none is chosen, the first step stays, and the focus goes there', async () => {
  await openBooking('/book', aDraft())
  await userEvent.click(await screen.findByRole('switch', { name: 'Child or booster seat' }))
  await screen.findByRole('button', { name: 'One child seat more' })
  await userEvent.click(next())
  const seats = screen.getByRole('spinbutton', {
    name: 'Child seat',
    description: /Please choose at least one seat, or switch the seats off\.$/,
  })
  await waitFor(() => expect(document.activeElement).toBe(seats))
  await userEvent.click(screen.getByRole('button', { name: 'One booster seat more' }))
  expect(screen.queryByText(/Please choose at least one seat/)).toBeNull()
  await userEvent.click(next())
  await screen.findByRole('heading', { name: /Select Your Vehicle/ })
})

test.each([
  [{ seatsWanted: true }, /Service Details/],
  [{ isForAnother: true }, /Passenger Information/],
  [{ billingAddressEnabled: true }, /Passenger Information/],
])('a stored %j with nothing filled in leads back to its step', async (fields, heading) => {
  await openBooking('/book?step=4', aDraft(fields))
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})

test('a booking for somebody else needs a name, and a billing address a line', async () => {
  await openBooking('/book?step=3', aDraft({ isForAnother: true, billingAddressEnabled: true }))
  await screen.findByRole('heading', { name: /Passenger Information/ })
  await userEvent.click(next())
  const name = screen.getByRole('textbox', { name: 'Traveller’s name' })
  await waitFor(() => expect(document.activeElement).toBe(name))
  await userEvent.type(name, 'Rui Costa')
  await userEvent.click(next())
  const company = screen.getByRole('textbox', {
    name: 'Company Registered Name',
    description: 'Please fill in the billing address, or switch it off.',
  })
  await waitFor(() => expect(document.activeElement).toBe(company))
  await userEvent.click(screen.getByRole('switch', { name: 'Billing Address' }))
  await userEvent.click(next())
  await screen.findByRole('heading', { name: /Review & Confirm/ })
})

test('a phone number that cannot be dialled is refused with an example, until it is kept as it is typed', async () => {
  await openBooking('/book?step=3', aDraft({ phone: 'abc' }))
  await screen.findByText(contactReasons.phone_not_dialled)
  await userEvent.click(next())
  const phone = await screen.findByRole('textbox', { name: 'Phone' })
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(phone)
  await userEvent.click(screen.getByRole('button', { name: 'Keep it as typed' }))
  expect(phone.getAttribute('aria-invalid')).not.toBe('true')
  await userEvent.click(next())
  await screen.findByRole('heading', { name: /Review & Confirm/ })
  expect(await screen.findByText(contactReasons.phone_not_dialled)).toBeTruthy()
})

test('the address is cleared of what a link filled in, and Back goes a step back', async () => {
  const { router, history } = await openBooking('/book?pickup=Lagos', aDraft())
  await waitFor(() => expect(router.state.location.search).toEqual({}))
  await userEvent.click(next())
  await screen.findByRole('heading', { name: /Select Your Vehicle/ })
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Select Your Vehicle'))
  act(() => history.back())
  await screen.findByRole('heading', { name: /Service Details/ })
  expect(findStoredSession()?.draft).toMatchObject({ pickupLocation: 'Lagos', email: 'ana@example.com' })
})

const samePlace = 'Pick-up and drop-off are the same place. Choose another drop-off, or a hire by the hour.'

test('a drop-off that is the pick-up is refused at its field, and the first step stays', async () => {
  await openBooking('/book', aDraft({ dropoffLocation: aDraft().pickupLocation }))
  const dropoff = await screen.findByRole('combobox', { name: 'Drop-off Location' })
  expect(dropoff.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(samePlace)).not.toHaveLength(0)
  expect(isDisabled(next())).toBe(true)
})

test('two addresses that the server knows as one place are refused at the field, too', async () => {
  const refused = () => {
    throw new RefusedByServer('INVALID_INPUT', samePlace, { reason: { code: 'same_place' } })
  }
  await openBooking('/book', aDraft(), { 'quotes.create': refused })
  const dropoff = await screen.findByRole('combobox', { name: 'Drop-off Location' })
  await waitFor(() => expect(dropoff.getAttribute('aria-invalid')).toBe('true'))
})

test('the Back button returns to the entry of the step before instead of adding one', async () => {
  const { history } = await openBooking('/book', aDraft())
  await screen.findByRole('heading', { name: /Service Details/ })
  await userEvent.click(next())
  await screen.findByRole('heading', { name: /Select Your Vehicle/ })
  expect(history.length).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: /Service Details/ })
  expect(history.canGoBack()).toBe(false)

  await userEvent.click(next())
  await screen.findByRole('heading', { name: /Select Your Vehicle/ })
  expect(history.length).toBe(2)
})

test('Back from a step that was opened by its address leads to the step before, not out of the wizard', async () => {
  const { router } = await openBooking('/book?step=3', aDraft())
  await screen.findByRole('heading', { name: /Passenger Information/ })
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: /Select Your Vehicle/ })
  expect(router.state.location.search).toEqual({ step: 2 })
})

test('each vehicle is asked for once, and shows its price or that it is to be evaluated', async () => {
  const { calls } = await openBooking('/book?step=2', aDraft({ vehicleId: null }), {
    'quotes.create': (input) => (input['vehicleName'] === 'Mercedes Vito' ? noPrice() : priceOf(input)),
  })
  await screen.findByText('€75.00')
  expect(screen.getAllByText('To be evaluated by our Team')).toHaveLength(1)
  const asked = calls.filter(({ path }) => path === 'quotes.create')
  expect(asked.map(({ input }) => input)).toMatchObject(
    ['Mercedes S Class', 'Mercedes E Class', 'Mercedes V Class', 'Mercedes Vito'].map((vehicleName) => ({
      vehicleName,
      pickup: 'Faro Airport',
      dropoff: 'Vilamoura',
    })),
  )
})

test('an answer to an earlier trip is never shown for the one at hand', async () => {
  let late = () => {}
  const slow = new Promise<void>((resolve) => {
    late = resolve
  })
  const hourly = (hours: number) => ({
    ...quoteOf(hours * 100),
    serviceType: 'hourly',
    hourlyRate: 100,
    duration: hours,
  })
  const { calls } = await openBooking('/book?serviceType=hourly&pickup=Faro%20Airport', undefined, {
    'quotes.create': ({ duration }) =>
      duration === 2 ? slow.then(() => hourly(2)) : hourly(Number(duration)),
  })
  await waitFor(() => expect(calls.filter(({ path }) => path === 'quotes.create')).toHaveLength(4))
  await userEvent.click(screen.getByRole('button', { name: 'One hour more' }))
  expect(await screen.findAllByText('from €300.00')).not.toHaveLength(0)
  late()
  await slow
  expect(screen.queryByText('from €200.00')).toBeNull()
  expect(screen.getAllByText('from €300.00')).not.toHaveLength(0)
})

test('Complete Reservation waits for the price and for a payment method', async () => {
  let priced = () => {}
  const asked = new Promise<void>((resolve) => {
    priced = resolve
  })
  await openBooking('/book?step=4', aDraft(), { 'quotes.create': () => asked.then(() => quoteOf(49)) })
  await userEvent.click(await screen.findByRole('radio', { name: 'Cash' }))
  expect(isDisabled(await complete())).toBe(true)
  priced()
  await waitFor(async () => expect(isDisabled(await complete())).toBe(false))
})

test('where the pick-up cannot be placed, nothing but online payment is open', async () => {
  await openBooking('/book?step=4', aDraft(), {
    'locations.checkRegion': () => Promise.reject(new NoConnection()),
  })
  expect(await screen.findByText(/We could not tell whether this trip starts in the Algarve/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(isDisabled(await complete())).toBe(true)
})

test('a double click books once, with a key, and the confirmation shows the number', async () => {
  const { calls, router } = await review()
  await userEvent.dblClick(await complete())
  await screen.findByRole('heading', { name: 'We have received your request' })
  expect(screen.getByText('TR-7K3Q9X')).toBeTruthy()
  expect(await screen.findByText('Booking Confirmed')).toBeTruthy()
  expect(sent(calls)).toHaveLength(1)
  expect(sent(calls)[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}\.\d+$/)
  expect(sent(calls)[0]?.input).toMatchObject({ totalPrice: 49, quoteId: 'q-49', paymentMethod: 'cash' })
  expect(router.state.location.pathname).toBe('/booking-confirmation')
  expect(findStoredSession()).toBeUndefined()
})

test('a price that could not be asked for is no missing price, and is asked for again', async () => {
  let isAway = true
  await openBooking('/book?step=4', aDraft(), {
    'quotes.create': () => {
      if (isAway) throw new NoConnection('Failed to fetch')
      return quoteOf(49)
    },
  })
  const why = await screen.findAllByText(/^We could not reach our prices\./)
  expect(why).not.toHaveLength(0)
  expect(screen.queryByText(/no fixed price|could not work out/)).toBeNull()
  expect(isDisabled(await complete())).toBe(true)
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByText('€49.00')).not.toHaveLength(0)
  expect(screen.queryByText(/^We could not reach/)).toBeNull()
})

test.each([
  ['at an airport, whatever the service is called', { lat: 37.02, lon: -7.97 }, false, true],
  ['at a door, though it is booked as an airport transfer', { lat: 37.08, lon: -8.12 }, true, false],
])('the arrivals hall is named after a booking that begins %s', async (_, point, isAirport, isNamed) => {
  await review({ 'locations.geocode': () => point }, aDraft({ isAirport }))
  expect(screen.queryAllByText('60 minutes free waiting')).toHaveLength(0)
  await userEvent.click(await complete())
  await screen.findByRole('heading', { name: 'We have received your request' })
  expect(screen.queryAllByText('In the arrivals hall')).toHaveLength(isNamed ? 1 : 0)
})

test('without a connection the page says so, and the next try is the same booking', async () => {
  const { calls } = await review({
    'bookings.create': () => {
      throw new NoConnection('Failed to fetch')
    },
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await userEvent.click(await complete())
  expect(await screen.findAllByText('You are offline; nothing was sent.')).not.toHaveLength(0)
  await userEvent.click(await complete())
  expect(await screen.findAllByText('You are offline; nothing was sent.')).not.toHaveLength(0)
  await waitFor(() => expect(sent(calls)).toHaveLength(2))
  expect(sent(calls)[1]).toEqual(sent(calls)[0])
})

test('after a lost answer the same booking goes out again under the same key', async () => {
  let attempts = 0
  const { calls } = await review({
    'bookings.create': () => {
      attempts += 1
      if (attempts === 1) throw new NoConnection('Failed to fetch')
      return { ...booked, totalPrice: 49 }
    },
  })
  await userEvent.click(await complete())
  expect(await screen.findByText('Booking Failed')).toBeTruthy()
  expect(screen.getAllByText('Something went wrong. Please try again.')).not.toHaveLength(0)
  await userEvent.click(await complete())
  await screen.findByRole('heading', { name: 'We have received your request' })
  const [first, second] = sent(calls)
  expect(second).toEqual(first)
})

test.each(['REQUEST_IN_PROGRESS', 'PAYMENT_UNAVAILABLE', 'INTERNAL'])(
  'after %s, which may have booked, the same booking goes out again under the same key',
  async (code) => {
    let attempts = 0
    const { calls } = await review({
      'bookings.create': () => {
        attempts += 1
        if (attempts === 1) throw new RefusedByServer(code, 'Please wait a moment.')
        return { ...booked, totalPrice: 49 }
      },
    })
    await userEvent.click(await complete())
    expect(await screen.findByText('Booking Failed')).toBeTruthy()
    await userEvent.click(await complete())
    await screen.findByRole('heading', { name: 'We have received your request' })
    const [first, second] = sent(calls)
    expect(second).toEqual(first)
  },
)

test('a refusal is told in its own words, and the next try has a new key', async () => {
  const { calls } = await review({
    'bookings.create': () => {
      throw new RefusedByServer('INVALID_INPUT', 'The pick-up time is in the past.')
    },
  })
  await userEvent.click(await complete())
  expect(await screen.findAllByText('The pick-up time is in the past.')).not.toHaveLength(0)
  await userEvent.click(await complete())
  await waitFor(() => expect(sent(calls)).toHaveLength(2))
  const [first, second] = sent(calls)
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey)
})

test('a price that has changed is shown and needs a fresh click', async () => {
  let price = 49
  const { calls } = await review({
    'quotes.create': () => quoteOf(price),
    'bookings.create': ({ totalPrice }) => {
      price = 52
      if (totalPrice !== 52)
        throw new RefusedByServer('PRICE_CHANGED', 'Please confirm it.', { totalPrice: 52 })
      return { ...booked, totalPrice }
    },
  })
  await userEvent.click(await complete())
  expect(await screen.findAllByText(/is now €52.00 \(it was €49.00\)/)).not.toHaveLength(0)
  expect(sent(calls)).toHaveLength(1)
  await waitFor(() => expect(screen.getAllByText('€52.00')).not.toHaveLength(0))
  await userEvent.click(await complete())
  await screen.findByRole('heading', { name: 'We have received your request' })
  expect(sent(calls)[1]?.input).toMatchObject({ totalPrice: 52, quoteId: 'q-52' })
})

test.each([
  ['Journey', /Service Details/],
  ['Vehicle', /Select Your Vehicle/],
  ['Passenger', /Passenger Information/],
])('Edit beside %s in the review leads to its step', async (section, heading) => {
  await review()
  const part = within(screen.getByRole('region', { name: section }))
  await userEvent.click(part.getByRole('button', { name: /^Edit/ }))
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
})

test.each([
  ['/pt/book', /^Um link curto não diz onde fica o local/],
  ['/es/book', /^Un enlace corto no dice/],
])('on %s a short link of a map is answered in the language of the page', async (page, sentence) => {
  await openBooking(page)
  await userEvent.click(await screen.findByRole('combobox', { name: 'Destino' }))
  await userEvent.paste('https://maps.app.goo.gl/Ab12Cd34Ef56')
  await waitFor(() => expect(screen.getAllByText(sentence)).not.toEqual([]))
})
