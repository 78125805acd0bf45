import { passengerTexts, paymentMethodTexts, reviewTexts } from '@chauffeur/words/en/checkout'
import { wizardTexts } from '@chauffeur/words/en/booking'
import { quoteTexts } from '@chauffeur/words/en/home'
import { itineraryTexts } from '@chauffeur/words/en/journey'
import { confirmationTexts } from '@chauffeur/words/en/payment'
import { pinTexts } from '@chauffeur/words/en/pin'
import { placeTexts } from '@chauffeur/words/en/shared'
import * as spanishBooking from '@chauffeur/words/es/booking'
import * as spanishCheckout from '@chauffeur/words/es/checkout'
import * as spanishHome from '@chauffeur/words/es/home'
import * as spanishJourney from '@chauffeur/words/es/journey'
import * as spanishPayment from '@chauffeur/words/es/payment'
import * as spanishPin from '@chauffeur/words/es/pin'
import * as spanishShared from '@chauffeur/words/es/shared'
import * as portugueseBooking from '@chauffeur/words/pt/booking'
import * as portugueseCheckout from '@chauffeur/words/pt/checkout'
import * as portugueseHome from '@chauffeur/words/pt/home'
import * as portugueseJourney from '@chauffeur/words/pt/journey'
import * as portuguesePayment from '@chauffeur/words/pt/payment'
import * as portuguesePin from '@chauffeur/words/pt/pin'
import * as portugueseShared from '@chauffeur/words/pt/shared'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookingsOf } from '../support/admin.ts'
import { chooseLocation, chooseVehicle, inDays, next } from '../support/booking-form.ts'
import { giveToDriver } from '../support/driver.ts'
import { findBarriers } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { linkIn } from '../support/private-link.ts'
import { sharedSite } from '../support/site.ts'

const english = {
  confirmationTexts,
  itineraryTexts,
  passengerTexts,
  paymentMethodTexts,
  pinTexts,
  placeTexts,
  quoteTexts,
  reviewTexts,
  wizardTexts,
}

const languages = {
  en: english,
  pt: {
    ...portugueseBooking,
    ...portugueseCheckout,
    ...portugueseHome,
    ...portugueseJourney,
    ...portuguesePayment,
    ...portuguesePin,
    ...portugueseShared,
  },
  es: {
    ...spanishBooking,
    ...spanishCheckout,
    ...spanishHome,
    ...spanishJourney,
    ...spanishPayment,
    ...spanishPin,
    ...spanishShared,
  },
} as const

const NOTE = 'Casa Alegria, white gate'

test.for([
  ['en', '', 'Map', /^\d+ m from Lagos$/, 'Ana Vilas'],
  ['pt', '/pt', 'Mapa', /^Lagos, a \d+ m$/, 'Rita Vilas'],
  ['es', '/es', 'Mapa', /^Lagos, a \d+ m$/, 'Eva Vilas'],
] as const)(
  'in %s a family books a villa by a pin on the map, and its chauffeur is led there',
  async ([locale, home, map, near, name]) => {
    const words = languages[locale]
    const page = await openPage(home || '/', { viewport: PHONE, drawsMaps: true })
    await page.getByRole('combobox', { name: words.quoteTexts.pickup }).click()
    await page.getByRole('option', { name: words.placeTexts.onMap }).click()
    await pointNearLagos(page, words, near)
    await page.getByRole('application').getByRole('img', { name: map, exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('textbox', { name: words.pinTexts.note }).fill(NOTE)
    await page.getByRole('button', { name: words.pinTexts.pickup.take }).click()
    await page.getByText(NOTE).waitFor()
    await chooseLocation(page, words.quoteTexts.dropoff, 'faro airp', /FAO/)
    await page.getByRole('button', { name: words.quoteTexts.submit }).click()

    await chooseNextWeek(page, words)
    await page.getByRole('button', { name: words.wizardTexts.next, exact: true }).click()
    await page.getByRole('radio', { name: /E Class/ }).click()
    await page.getByRole('button', { name: words.wizardTexts.next, exact: true }).click()
    await page.getByRole('textbox', { name: words.passengerTexts.fullName }).fill(name)
    await page.getByRole('textbox', { name: words.passengerTexts.email }).fill('ana@example.com')
    await page.getByRole('textbox', { name: words.passengerTexts.phone }).fill('+351 912 345 678')
    await page.getByRole('button', { name: words.wizardTexts.next, exact: true }).click()
    await page.getByText(NOTE).first().waitFor()
    await page.getByRole('radio', { name: new RegExp(`^${words.paymentMethodTexts.cash}`) }).click()
    await page.getByRole('button', { name: words.reviewTexts.complete }).click()
    await page.getByRole('heading', { name: words.confirmationTexts.heading }).waitFor()

    const [booking] = await bookingsOf(name)
    expect(booking).toMatchObject({
      pickupLocation: expect.stringMatching(/^Lagos \(\d+ m\), 37\.\d{5}, -8\.\d{5}$/),
      pickupNote: NOTE,
    })
    if (!booking) throw new Error('It was not booked')
    await page.goto(await linkIn(sharedSite(), booking.bookingNumber))
    await page.getByText(NOTE).waitFor()
    await page.getByRole('main').getByText(near).first().waitFor()

    const position = booking.pickupLocation.split(', ').slice(-2).map(Number).join(',')
    const { path } = await giveToDriver(booking.id, `Driver of ${name}`)
    const phone = await openPage(path, { viewport: PHONE })
    await phone
      .getByRole('button', { name: /^Lagos \(\d+ m\)|→/ })
      .first()
      .click()
    await phone.getByText(NOTE).waitFor()
    await phone.getByRole('button', { name: /^Navigate to Lagos/ }).click()
    const link = phone.getByRole('link', { name: 'Google Maps' })
    expect(await link.getAttribute('href')).toContain(`destination=${encodeURIComponent(position)}`)
  },
)

test('a pasted link of Google Maps is a place with a price', async () => {
  const page = await openPage(`/book?date=${inDays(14)}`, { viewport: PHONE })
  const pickup = page.getByRole('combobox', { name: 'Pick-up Location' })
  await pickup.click()
  await pickup.fill(
    'https://www.google.com/maps/place/Casa/@37.1551,-8.7103,17z/data=!3m1!4b1!8m2!3d37.15512!4d-8.71034',
  )
  const place = page.getByRole('option', { name: /from Bensafrim/ })
  await place.waitFor()
  expect(await findBarriers(page)).toEqual([])
  await place.click()
  await page.getByText('37.15512, -8.71034').first().waitFor()
  await chooseLocation(page, 'Drop-off Location', 'faro airp', /^Faro Airport/)
  await page.getByRole('combobox', { name: 'Pick-up Time' }).click()
  await page.getByRole('option', { name: '10:30' }).click()
  await next(page)
  await chooseVehicle(page, /E Class/)
})

type Words = (typeof languages)[keyof typeof languages]

/** Looks for Lagos on the map and moves a step away from it. */
async function pointNearLagos(page: Page, { pinTexts: texts }: Words, near: RegExp): Promise<void> {
  await page.getByRole('dialog', { name: texts.pickup.title }).waitFor()
  await page.getByRole('combobox', { name: texts.find }).fill('lagos')
  await page
    .getByRole('option', { name: /^Lagos/ })
    .first()
    .click()
  await page.getByText('Lagos', { exact: true }).waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByText(near).waitFor()
}

async function chooseNextWeek(page: Page, { itineraryTexts: texts }: Words): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${texts.date}`) }).click()
  await page.getByRole('grid').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('grid').waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: texts.time }).click()
  await page.getByRole('option', { name: '10:30' }).click()
}
