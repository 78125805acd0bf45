import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  choosePickupDay,
  choosePickupTime,
  chooseVehicle,
  dayFromNow,
  fillInPassenger,
  next,
} from '../support/book.ts'
import { says } from '../support/see.ts'
import { checkRows, shareSite, type Row } from '../support/table.ts'

const site = shareSite()

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const toggle = (page: Page, name: RegExp) => page.getByRole('switch', { name })
const section = (page: Page, name: string) => page.getByRole('region', { name })
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const isOff = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':disabled, [aria-disabled=true]'))
const complete = 'Complete Reservation'
const gone = { state: 'detached' } as const

async function goToStepThree(page: Page): Promise<void> {
  await choosePickupDay(page, dayFromNow(14))
  await choosePickupTime(page, '10', '30')
  await page.getByRole('spinbutton', { name: 'Passengers' }).press('ArrowUp')
  await toggle(page, /^Child or booster seat/).click()
  await page.getByRole('spinbutton', { name: 'Child seat' }).press('ArrowUp')
  await next(page)
  await chooseVehicle(page, /E Class/)
  await next(page)
  await page.getByRole('heading', { name: /Passenger Information$/ }).waitFor()
}

const billing = {
  'Company Registered Name': 'Quinta Verde Lda',
  'Tax Number': 'PT 509 123 456',
  Street: 'Rua do Sol',
  'Street Number': '12',
  City: 'Loulé',
  State: 'Faro',
  'Postal Code': '8100-500',
  Country: 'Portugal',
}

const shows = (says: string, part: string, ...words: readonly (string | RegExp)[]): Row => ({
  says,
  see: async (page) => {
    const text = await section(page, part).innerText()
    for (const word of words) expect(text).toMatch(word)
  },
})

describe('steps 3 and 4 of a transfer in the Algarve', () => {
  checkRows(site, [
    {
      says: 'step 3: Full Name, Email, Phone, Special Requests (Optional)',
      at: '/book?pickup=Faro+Airport&dropoff=Vilamoura&isAirport=true',
      see: async (page) => {
        await goToStepThree(page)
        for (const name of ['Full Name', 'Email', 'Phone', 'Special Requests (Optional)'])
          expect(await textbox(page, name).inputValue()).toBe('')
      },
    },
    {
      says: 'WhatsApp notifications flag, off at first',
      see: async (page) => expect(await toggle(page, /^WhatsApp notifications/).isChecked()).toBe(false),
    },
    ...[
      ['Full Name', 'Ana Silva', 'email and phone'],
      ['Email', 'ana', 'phone'],
    ].map(([name = '', value = '', missing = '']): Row => ({
      says: `step 3 requires full name, email and phone: ${name} is not enough`,
      see: async (page) => {
        await textbox(page, name).fill(value)
        await isOff(page, 'Next').waitFor()
        await says(`To continue, fill in your ${missing}.`)(page)
      },
    })),
    {
      says: 'without a format check',
      see: async (page) => {
        await textbox(page, 'Phone').fill('9')
        await isOff(page, 'Next').waitFor(gone)
      },
    },
    {
      says: 'the Billing Address toggle reveals its eight fields',
      see: async (page) => {
        expect(await textbox(page, 'Company Registered Name').count()).toBe(0)
        await toggle(page, /^Billing Address/).click()
        for (const [name, value] of Object.entries(billing)) await textbox(page, name).fill(value)
      },
    },
    {
      says: 'step 4 Review & Confirm',
      see: async (page) => {
        await fillInPassenger(page)
        await next(page)
        await page.getByRole('heading', { name: /Review & Confirm$/ }).waitFor()
        await expect.poll(() => section(page, 'Price').innerText()).toMatch(/€/)
      },
    },
    shows('summary: the journey', 'Journey', 'Faro Airport', 'Vilamoura', 'Point to Point', '10:30'),
    shows('summary: the vehicle', 'Vehicle', 'Mercedes E Class', 'Most Popular'),
    shows('summary: the passenger', 'Passenger', 'Ana Silva', 'ana@example.com', '+351 912 345 678'),
    shows('child seat summary, free', 'Journey', /Child seat\s+1 \(0-18 kg\), free of charge/),
    shows('billing summary', 'Billing Address', ...Object.values(billing)),
    shows(
      'total price with breakdown',
      'Price',
      /Transfer, [\d.]+ km/,
      /1 × Child seat\s+FREE/,
      /Total\s+€\d+\.\d\d/,
    ),
    ...['Fixed price regardless of traffic', '60 minutes free waiting', '24/7 service'].map((badge): Row => ({
      says: `badge: ${badge}`,
      see: says(badge),
    })),
    {
      says: 'payment methods: cash, online and card on pickup, none chosen at first',
      see: async (page) => {
        const methods = page.getByRole('radiogroup', { name: 'Payment Method' }).getByRole('radio')
        await expect.poll(() => methods.count()).toBe(3)
        for (const name of [/^Cash/, /^Online Payment/, /^Card on Pickup/])
          expect(await radio(page, name).isChecked()).toBe(false)
      },
    },
    {
      says: 'Complete Reservation is disabled until a payment method is chosen',
      see: async (page) => {
        await isOff(page, complete).waitFor()
        await radio(page, /^Card on Pickup/).click()
        await isOff(page, complete).waitFor(gone)
      },
    },
    {
      says: 'the button says what online payment obliges to',
      see: async (page) => {
        await radio(page, /^Online Payment/).click()
        await page.getByRole('button', { name: /^Complete Reservation and pay €\d+\.\d\d$/ }).waitFor()
        await radio(page, /^Card on Pickup/).click()
        await page.getByRole('button', { name: complete, exact: true }).waitFor()
      },
    },
    {
      says: 'after a booking: "Reservation Confirmed"',
      see: async (page) => {
        await page.getByRole('button', { name: complete }).click()
        await page.getByRole('heading', { level: 1, name: 'Reservation Confirmed' }).waitFor()
        expect(new URL(page.url()).pathname).toBe('/booking-confirmation')
      },
    },
    { says: 'with the booking number', see: says(/^TR-[2-9A-Z]{6}$/) },
    { says: 'the team contacts within 24 hours', see: says(/within 24 hours/) },
    {
      says: 'buttons Return to Home and Make Another Booking',
      see: async (page) => {
        expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
        await page.getByRole('link', { name: 'Make Another Booking' }).click()
        await page.getByRole('heading', { name: /Service Details$/ }).waitFor()
        expect(await page.getByRole('combobox', { name: 'Pick-up Location' }).inputValue()).toBe('')
      },
    },
  ])
})

describe('outside the Algarve', () => {
  const rule = /^Trips that start outside the Algarve are paid online\./
  checkRows(site, [
    {
      says: 'only online payment is allowed: step 4 offers neither cash nor card on pickup, and says why',
      at: '/book?pickup=Seville+Airport&dropoff=Faro+Airport',
      see: async (page) => {
        await goToStepThree(page)
        await fillInPassenger(page)
        await next(page)
        await section(page, 'Payment Method').getByText(rule).first().waitFor()
        for (const name of [/^Cash/, /^Card on Pickup/])
          expect(await radio(page, name).isDisabled()).toBe(true)
      },
    },
    {
      says: 'the only method that is allowed is chosen',
      see: async (page) => {
        expect(await radio(page, /^Online Payment/).isChecked()).toBe(true)
        await page.getByRole('button', { name: /^Complete Reservation and pay/ }).waitFor()
      },
    },
  ])
})

describe('while online payment is off', () => {
  checkRows(
    shareSite(() => ({ PAYMENTS: 'off' })),
    [
      {
        says: 'a trip from outside the Algarve cannot be paid: step 1 says so',
        at: '/book?pickup=Seville+Airport&dropoff=Faro+Airport',
        see: says(/^Trips that start outside the Algarve are paid online\./),
      },
      {
        says: '... and so does step 4',
        see: async (page) => {
          await goToStepThree(page)
          await fillInPassenger(page)
          await next(page)
          await section(page, 'Payment Method')
            .getByText(
              /^Trips that start outside the Algarve are paid online\. Online payment is not available/,
            )
            .waitFor()
          expect(await page.getByRole('radio', { name: /^(Cash|Card on Pickup|Online)/ }).count()).toBe(0)
          await isOff(page, complete).waitFor()
        },
      },
      {
        says: 'one from the Algarve is not offered online payment, and is told why',
        at: '/book?pickup=Faro+Airport&dropoff=Vilamoura',
        see: async (page) => {
          await goToStepThree(page)
          await fillInPassenger(page)
          await next(page)
          await radio(page, /^Cash/).waitFor()
          expect(await radio(page, /^Online Payment/).isDisabled()).toBe(true)
          await says('Online payment is not available at the moment.')(page)
        },
      },
    ],
  )
})

describe('by the hour', () => {
  checkRows(site, [
    {
      says: 'the review shows the duration and the price by the hour',
      at: '/book?pickup=Faro+Airport&serviceType=hourly&duration=3',
      see: async (page) => {
        await goToStepThree(page)
        await fillInPassenger(page)
        await next(page)
        await expect.poll(() => section(page, 'Price').innerText()).toMatch(/€\d+\.\d\d × 3 hours/)
        expect(await section(page, 'Journey').innerText()).toMatch(/By the Hour/)
      },
    },
  ])
})
