import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askForPrice } from '../../support/enquiries.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { bookingsOf } from '../support/admin.ts'
import { chooseDay, chooseLocation, dayFromNow, inDays } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { focused, tabTo } from '../support/keyboard.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { adminCookie, sharedSite } from '../support/site.ts'

const NEW = '/admin/bookings/new'

/** Types where the focus is and takes the first suggestion. */
async function takeSuggestion(page: Page, typed: string, name: RegExp): Promise<void> {
  await page.keyboard.type(typed)
  await page.getByRole('option', { name, selected: true }).waitFor()
  await page.keyboard.press('Enter')
}

test('the office books for a guest who calls, with the keyboard alone', async () => {
  const customerName = 'Berta Leal'
  const page = await openPage('/admin', { isSignedIn: true })
  await page.getByRole('link', { name: 'New booking' }).click()
  await page.getByRole('heading', { name: 'Trip' }).waitFor()

  await tabTo(page, /^Pick-up location/)
  await takeSuggestion(page, 'faro airp', /^Faro Airport/)
  await tabTo(page, /^Drop-off location/)
  await takeSuggestion(page, 'vilamora', /^Vilamoura Vilamoura, 8125/)
  await page.getByText('€49.00').first().waitFor()
  await tabTo(page, /^Pick-up date/)
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^\w+day, \d/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor({ state: 'detached' })
  await tabTo(page, /^Pick-up time/)
  await page.keyboard.type('1030')
  await tabTo(page, /^Mercedes S Class up to/)
  await page.keyboard.press('ArrowDown', { delay: 80 })
  await page.getByRole('radio', { name: /E Class/, checked: true }).waitFor()
  await tabTo(page, /^Full name/)
  await page.keyboard.type(customerName)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^Phone/)
  await page.keyboard.type('+351 912 345 678')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^Email/)
  await page.keyboard.type('berta@example.com')
  await tabTo(page, /^Cash to the driver$/)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Make the booking for €49.00' }).waitFor()
  await page.keyboard.press('Control+Enter')

  await page.getByRole('heading', { name: /^Booking TR-/ }).waitFor()
  await page.getByText('Booking made by').waitFor()
  const [booking] = await bookingsOf(customerName)
  expect(booking).toMatchObject({
    status: 'confirmed',
    totalPrice: 49,
    paymentMethod: 'cash',
    pickupTime: '10:30',
  })
})

test('what is missing is said beside its field, on a phone, too', async () => {
  const page = await openPage(NEW, { isSignedIn: true, viewport: PHONE })
  await page.getByRole('button', { name: 'Make the booking' }).click()
  await page.getByText('Please choose a place from the suggestions.').first().waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Pick-up location/)
  for (const sentence of [
    'Please choose a day.',
    'Please choose a time.',
    'Please choose a vehicle.',
    'Please give the name.',
    'Please give a phone number.',
    'Please give an email address.',
    'Please choose how it is paid.',
  ])
    await page.getByText(sentence, { exact: true }).waitFor()
  await inspect(page, 'a new booking with all that is missing')
})

test('an enquiry is booked at a price that the office sets, and is answered', async () => {
  const site = sharedSite()
  const customerName = 'Carla Mota'
  const asked = askForPrice({
    customerName,
    pickupDate: inDays(14),
    dropoffLocation: 'Seville',
    vehicleName: 'Mercedes V Class',
    passengers: '5',
    stops: [],
    notes: 'A wheelchair that folds',
  })
  await site.client.ask('createQuoteRequest', asked)
  const page = await openPage('/admin/enquiries', { isSignedIn: true, viewport: PHONE })
  const card = page.getByRole('article', { name: customerName })
  await card.getByRole('link', { name: 'Make a booking' }).click()
  await page.getByText(/^For the enquiry QR-/).waitFor()
  expect(await page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe(customerName)
  expect(await page.getByRole('textbox', { name: /^Special requests/ }).inputValue()).toBe(
    'A wheelchair that folds',
  )
  await page.getByRole('radio', { name: /^Mercedes V Class/, checked: true }).waitFor()

  await page.getByRole('radio', { name: 'Another price' }).click()
  await page.getByRole('radio', { name: /^Cash/ }).click()
  await page.getByRole('button', { name: /^Make the booking/ }).click()
  await page.getByText('Please give the price in euros, above 0.').waitFor()
  await page.getByText('Please say why the price is another one.').waitFor()
  await page.getByRole('spinbutton', { name: /^Price in all/ }).fill('260')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone')
  await inspect(page, 'a new booking from an enquiry')
  await page.getByRole('button', { name: 'Make the booking for €260.00' }).click()

  await page.getByRole('heading', { name: /^Booking TR-/ }).waitFor()
  const [booking] = await bookingsOf(customerName)
  expect(booking).toMatchObject({ status: 'confirmed', totalPrice: 260, passengers: 5, vehicleId: 3 })
  await page.getByText('Agreed by phone').waitFor()
  const enquiries = await openPage('/admin/enquiries', { isSignedIn: true })
  await enquiries
    .getByRole('article', { name: customerName })
    .getByText('Answered', { exact: true })
    .waitFor()
})

test('a booking that was rejected by mistake is booked again with its data', async () => {
  const site = sharedSite()
  const office = { cookie: await adminCookie(site) }
  const customerName = 'Elsa Nunes'
  const asked = faroToVilamoura({ customerName, pickupDate: inDays(15), notes: 'A quiet driver' })
  const { done } = await site.client.ask('createBooking', asked)
  await site.client.ask('rejectBooking', { id: done.id }, office)
  const page = await openPage(`/admin/bookings/${done.bookingNumber}`, { isSignedIn: true })
  await page.getByRole('link', { name: 'Book again with the same data' }).click()
  await page.getByRole('radio', { name: /^Mercedes E Class/, checked: true }).waitFor()
  expect(await page.getByRole('textbox', { name: /^Special requests/ }).inputValue()).toBe('A quiet driver')
  await page.getByRole('button', { name: 'Make the booking for €49.00' }).click()
  await page.getByText('Booking made by').waitFor()
  const all = await bookingsOf(customerName)
  expect(all.map(({ status, notes }) => `${status}: ${notes}`).toSorted()).toEqual([
    'confirmed: A quiet driver',
    'rejected: A quiet driver',
  ])
})

test('outside the Algarve the office decides how it is paid, and lets the booking wait', async () => {
  const customerName = 'Diogo Faria'
  const page = await openPage(NEW, { isSignedIn: true })
  await chooseLocation(page, 'Pick-up location', 'seville', /^Seville/)
  await chooseLocation(page, 'Drop-off location', 'faro', /^Faro/)
  await page.getByRole('button', { name: /^Pick-up date/ }).click()
  await chooseDay(page, dayFromNow(14))
  await page.getByRole('combobox', { name: 'Pick-up time' }).click()
  await page.getByRole('option', { name: '10:30' }).click()
  await page.getByText(/^Spanish time/).waitFor()
  await page
    .getByText(/^€\d+\.\d\d$/)
    .first()
    .waitFor()
  await page.getByRole('radio', { name: /^Mercedes E Class/ }).click()
  await page.getByRole('textbox', { name: 'Full name' }).fill(customerName)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+351 912 345 678')
  await page.getByRole('textbox', { name: 'Email' }).fill('diogo@example.com')
  await page.getByRole('radio', { name: /^Card/ }).click()
  await page.getByText(/^Trips that start outside the Algarve are paid online\. That binds guests/).waitFor()
  await page.getByRole('switch', { name: 'Confirm at once' }).click()
  await page.getByText(/The booking waits to be accepted/).waitFor()
  await page.getByRole('button', { name: /^Make the booking for €/ }).click()
  await page.getByRole('heading', { name: /^Booking TR-/ }).waitFor()
  expect((await bookingsOf(customerName))[0]).toMatchObject({
    status: 'pending',
    paymentMethod: 'card_on_pickup',
  })
})
