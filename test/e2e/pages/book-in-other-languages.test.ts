import { paymentMethodLabel, paymentMethods } from '@chauffeur/domain/payment-methods'
import { seatKinds } from '@chauffeur/domain/seats'
import { serviceKindIn, serviceKinds } from '@chauffeur/domain/service-type'
import { seatTexts } from '@chauffeur/words/en/journey'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { wizardTexts as spanishWizard } from '@chauffeur/words/es/booking'
import {
  passengerTexts as spanishPassenger,
  paymentMethodTexts as spanishMethods,
  reviewTexts as spanishReview,
} from '@chauffeur/words/es/checkout'
import { itineraryTexts as spanishItinerary } from '@chauffeur/words/es/journey'
import { confirmationTexts as spanishConfirmation } from '@chauffeur/words/es/payment'
import { wizardTexts as portugueseWizard } from '@chauffeur/words/pt/booking'
import {
  passengerTexts as portuguesePassenger,
  paymentMethodTexts as portugueseMethods,
  reviewTexts as portugueseReview,
} from '@chauffeur/words/pt/checkout'
import { itineraryTexts as portugueseItinerary } from '@chauffeur/words/pt/journey'
import { confirmationTexts as portugueseConfirmation } from '@chauffeur/words/pt/payment'
import { same } from '../../../src/client/words/testing/same.ts'
import { chooseLocation, inDays } from '../support/booking-form.ts'
import { findBarriers, scrollPastBar, sidewaysScroll } from '../support/inspect.ts'
import { focused } from '../support/keyboard.ts'
import { NARROW, openPage, PHONE } from '../support/open-page.ts'

const languages = {
  pt: {
    tag: 'pt-PT',
    itinerary: portugueseItinerary,
    passenger: portuguesePassenger,
    review: portugueseReview,
    wizard: portugueseWizard,
    confirmation: portugueseConfirmation,
    methods: portugueseMethods,
  },
  es: {
    tag: 'es-ES',
    itinerary: spanishItinerary,
    passenger: spanishPassenger,
    review: spanishReview,
    wizard: spanishWizard,
    confirmation: spanishConfirmation,
    methods: spanishMethods,
  },
} as const

describe.each(['pt', 'es'] as const)('in %s', (locale) => {
  const { tag, itinerary, passenger, review, wizard, confirmation, methods } = languages[locale]

  test('a whole booking is made on a phone without a word of English', async () => {
    const page = await openPage(`/${locale}/book?date=${inDays(14)}`, {
      viewport: PHONE,
      context: { locale: tag },
    })
    const next = () => page.getByRole('button', { name: wizard.next, exact: true }).click()

    await chooseLocation(page, itinerary.pickup, 'faro airp', /^(Aeroporto|Aeropuerto) de Faro/)
    await chooseLocation(page, itinerary.dropoff, 'vilamora', /^Vilamoura Vilamoura, 8125/)
    await page.getByRole('combobox', { name: itinerary.time }).click()
    await page.getByRole('option', { name: '10:30' }).click()
    await page.getByRole('switch', { name: itinerary.seats }).click()
    await page.getByRole('spinbutton', { name: /^(Cadeira de criança|Silla infantil)/ }).press('ArrowUp')
    await look(page, 'step 1')

    await next()
    await expect.poll(() => page.getByText(/^\d+,\d\d\s€$/).count()).toBeGreaterThanOrEqual(4)
    await page.getByRole('radio', { name: /E Class/ }).click()
    await look(page, 'step 2')

    await next()
    await page.getByRole('textbox', { name: passenger.fullName }).fill('Ana Silva')
    await page.getByRole('textbox', { name: passenger.email }).fill('ana@example.com')
    await page.getByRole('textbox', { name: passenger.phone }).fill('+351 912 345 678')
    await look(page, 'step 3')
    await page.getByRole('textbox', { name: passenger.fullName }).focus()
    const reached = [await focused(page)]
    while (reached.at(-1) !== wizard.back) {
      expect(await isFocusCovered(page), reached.at(-1)).toBe(false)
      await page.keyboard.press('Tab')
      reached.push(await focused(page))
    }
    expect(reached).toContain(passenger.notes)

    await next()
    await page.getByRole('radio', { name: new RegExp(`^${methods.cash}`) }).click()
    await look(page, 'step 4')

    await page.getByRole('button', { name: review.complete }).click()
    await page.getByRole('heading', { name: confirmation.heading }).waitFor()
    await page.getByText(/^TR-[2-9A-Z]{6}$/).waitFor()
    await look(page, 'the confirmation')
    expect(new URL(page.url()).pathname).toBe(`/${locale}/booking-confirmation`)
  })
})

/** No English is to be seen, axe finds nothing, and nothing is wider than the narrowest window. */
async function look(page: Page, state: string): Promise<void> {
  await scrollPastBar(page)
  const barriers = await findBarriers(page)
  const lines = (await page.getByRole('main').innerText()).split('\n').map((line) => line.trim())
  await page.setViewportSize(NARROW)
  const tooWide = await sidewaysScroll(page)
  await page.setViewportSize(PHONE)
  expect({ barriers, tooWide, english: lines.filter((line) => english.has(line)) }, state).toEqual({
    barriers: [],
    tooWide: 0,
    english: [],
  })
}

/** Whether a bar lies over the end of what has the focus. */
function isFocusCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement: focus } = document
    if (!focus) return true
    const { left, bottom, width } = focus.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, bottom - 3)
    return !(there && (focus.contains(there) || focus.parentElement?.contains(there)))
  })
}

const texts = import.meta.glob(
  '../../../packages/words/src/en/{booking,checkout,contact,journey,payment,shared}.ts',
  { eager: true },
)

const english: ReadonlySet<string> = new Set(
  [
    ...sentencesOf(Object.values(texts)),
    ...serviceKinds.map((kind) => serviceKindIn('en', kind)),
    ...paymentMethods.map(paymentMethodLabel),
    ...seatKinds.flatMap(({ field }) => [seatTexts[field].name, seatTexts[field].age]),
  ].filter((sentence) => /\p{L}{3}/u.test(sentence) && !same.has(sentence)),
)

function sentencesOf(said: unknown): string[] {
  if (typeof said === 'string') return [said]
  if (typeof said !== 'object' || said === null) return []
  return Object.values(said).flatMap((inner) => sentencesOf(inner))
}
