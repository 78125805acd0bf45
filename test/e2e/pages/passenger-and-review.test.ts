import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { leads, says } from '../support/see.ts'
import { checkInOrder, type Check, openSiteForAll } from '../support/check-in-order.ts'
import {
  choosePickup,
  next,
  chooseVehicle,
  fillInPassenger,
  disabledButton,
} from '../support/booking-form.ts'

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const toggle = (page: Page, name: RegExp) => page.getByRole('switch', { name })
const section = (page: Page, name: string) => page.getByRole('region', { name })
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const complete = 'Complete Reservation'
const gone = { state: 'detached' } as const

async function goToStepThree(page: Page): Promise<void> {
  await choosePickup(page)
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

const shows = (rule: string, part: string, ...words: readonly (string | RegExp)[]): Check => ({
  rule,
  check: async (page) => {
    const text = await section(page, part).innerText()
    for (const word of words) expect(text).toMatch(word)
  },
})

describe('steps 3 and 4 of a transfer in the Algarve', () => {
  checkInOrder([
    {
      rule: 'step 3 asks for full name, email, phone and optional special requests, all empty at first',
      at: '/book?pickup=Faro+Airport&dropoff=Vilamoura&isAirport=true',
      check: async (page) => {
        await goToStepThree(page)
        for (const name of ['Full Name', 'Email', 'Phone', 'Special Requests (Optional)'])
          expect(await textbox(page, name).inputValue()).toBe('')
      },
    },
    {
      rule: 'WhatsApp notifications are off at first',
      check: async (page) => expect(await toggle(page, /^WhatsApp notifications/).isChecked()).toBe(false),
    },
    ...[
      ['Full Name', 'Ana Silva', 'email and phone'],
      ['Email', 'ana', 'phone'],
    ].map(([name = '', value = '', missing = '']): Check => ({
      rule: `step 3 requires full name, email and phone: ${name} is not enough`,
      check: async (page) => {
        await textbox(page, name).fill(value)
        await disabledButton(page, 'Next').waitFor()
        await says(`To continue, fill in your ${missing}.`)(page)
      },
    })),
    {
      rule: 'step 3 goes on whatever the format of email and phone',
      check: async (page) => {
        await textbox(page, 'Phone').fill('9')
        await disabledButton(page, 'Next').waitFor(gone)
      },
    },
    {
      rule: 'the Billing Address toggle reveals its eight fields',
      check: async (page) => {
        expect(await textbox(page, 'Company Registered Name').count()).toBe(0)
        await toggle(page, /^Billing Address/).click()
        for (const [name, value] of Object.entries(billing)) await textbox(page, name).fill(value)
      },
    },
    {
      rule: 'step 4 is called Review & Confirm and has a price',
      check: async (page) => {
        await fillInPassenger(page)
        await next(page)
        await page.getByRole('heading', { name: /Review & Confirm$/ }).waitFor()
        await expect.poll(() => section(page, 'Price').innerText()).toMatch(/€/)
      },
    },
    shows(
      'the review shows the journey',
      'Journey',
      'Faro Airport',
      'Vilamoura',
      'Airport transfer',
      '10:30',
    ),
    shows('the review shows the vehicle', 'Vehicle', 'Mercedes E Class', 'Most Popular'),
    shows('the review shows the passenger', 'Passenger', 'Ana Silva', 'ana@example.com', '+351 912 345 678'),
    shows(
      'the review shows the child seat as free of charge',
      'Journey',
      /Child seat\s+1 \(0-18 kg\), free of charge/,
    ),
    shows('the review shows the billing address', 'Billing Address', ...Object.values(billing)),
    shows(
      'the review shows the total with its parts',
      'Price',
      /Transfer, [\d.]+ km/,
      /1 × Child seat\s+FREE/,
      /Total\s+€\d+\.\d\d/,
    ),
    ...['Fixed price regardless of traffic', '60 minutes free waiting', '24/7 service'].map(
      (badge): Check => ({
        rule: `badge: ${badge}`,
        check: says(badge),
      }),
    ),
    {
      rule: 'until when cancelling is free and the terms are named where the booking is made',
      check: async (page) => {
        const sentence = page.getByText(
          /^Free cancellation until \w+ \d+ \w+, 09:30 \(Lisbon time\)\. By reserving you accept our Terms and Privacy Policy\.$/,
        )
        await sentence.waitFor()
        await leads(sentence.getByRole('link', { name: 'Terms' }), '/terms')
        await leads(sentence.getByRole('link', { name: 'Privacy Policy' }), '/privacy')
      },
    },
    {
      rule: 'payment is by cash, online or card on pickup, and none is chosen at first',
      check: async (page) => {
        const methods = page.getByRole('radiogroup', { name: 'Payment Method' }).getByRole('radio')
        await expect.poll(() => methods.count()).toBe(3)
        for (const name of [/^Cash/, /^Online Payment/, /^Card on Pickup/])
          expect(await radio(page, name).isChecked()).toBe(false)
      },
    },
    {
      rule: 'Complete Reservation is disabled until a payment method is chosen',
      check: async (page) => {
        await disabledButton(page, complete).waitFor()
        await radio(page, /^Card on Pickup/).click()
        await disabledButton(page, complete).waitFor(gone)
      },
    },
    {
      rule: 'the button says how much an online payment comes to',
      check: async (page) => {
        await radio(page, /^Online Payment/).click()
        await page.getByRole('button', { name: /^Complete Reservation and pay €\d+\.\d\d$/ }).waitFor()
        await radio(page, /^Card on Pickup/).click()
        await page.getByRole('button', { name: complete, exact: true }).waitFor()
      },
    },
    {
      rule: 'a booking ends at the page that says what it is, and that “Reservation Confirmed” follows',
      check: async (page) => {
        await page.getByRole('button', { name: complete }).click()
        await page.getByRole('heading', { level: 1, name: 'We have received your request' }).waitFor()
        await page.getByRole('heading', { name: 'Reservation Confirmed' }).waitFor()
        expect(new URL(page.url()).pathname).toBe('/booking-confirmation')
      },
    },
    { rule: 'the confirmation shows the booking number', check: says(/^TR-[2-9A-Z]{6}$/) },
    {
      rule: 'the confirmation says that the team is in touch within 24 hours',
      check: says(/within 24 hours/),
    },
    {
      rule: 'the confirmation leads home and to another, empty booking',
      check: async (page) => {
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
  checkInOrder([
    {
      rule: 'only online payment is allowed: step 4 offers neither cash nor card on pickup, and says why',
      at: '/book?pickup=Seville+Airport&dropoff=Faro+Airport',
      check: async (page) => {
        await goToStepThree(page)
        await fillInPassenger(page)
        await next(page)
        await section(page, 'Payment Method').getByText(rule).first().waitFor()
        for (const name of [/^Cash/, /^Card on Pickup/])
          expect(await radio(page, name).isDisabled()).toBe(true)
      },
    },
    {
      rule: 'the only method that is allowed is chosen',
      check: async (page) => {
        expect(await radio(page, /^Online Payment/).isChecked()).toBe(true)
        await page.getByRole('button', { name: /^Complete Reservation and pay/ }).waitFor()
      },
    },
  ])
})

describe('while online payment is off', () => {
  const site = openSiteForAll(() => ({ PAYMENTS: 'off' }))
  checkInOrder(
    [
      {
        rule: 'a trip from outside the Algarve cannot be paid: step 1 says so',
        at: '/book?pickup=Seville+Airport&dropoff=Faro+Airport',
        check: says(/^Trips that start outside the Algarve are paid online\./),
      },
      {
        rule: 'step 4 says that a trip from outside the Algarve cannot be paid',
        check: async (page) => {
          await goToStepThree(page)
          await fillInPassenger(page)
          await next(page)
          await section(page, 'Payment Method')
            .getByText(
              /^Trips that start outside the Algarve are paid online\. Online payment is not available/,
            )
            .waitFor()
          expect(await page.getByRole('radio', { name: /^(Cash|Card on Pickup|Online)/ }).count()).toBe(0)
          await disabledButton(page, complete).waitFor()
        },
      },
      {
        rule: 'one from the Algarve is not offered online payment, and reads why',
        at: '/book?pickup=Faro+Airport&dropoff=Vilamoura',
        check: async (page) => {
          await goToStepThree(page)
          await fillInPassenger(page)
          await next(page)
          await radio(page, /^Cash/).waitFor()
          expect(await radio(page, /^Online Payment/).isDisabled()).toBe(true)
          await says('Online payment is not available at the moment.')(page)
        },
      },
    ],
    { site },
  )
})

describe('by the hour', () => {
  checkInOrder([
    {
      rule: 'the review shows the duration and the price by the hour',
      at: '/book?pickup=Faro+Airport&serviceType=hourly&duration=3',
      check: async (page) => {
        await goToStepThree(page)
        await fillInPassenger(page)
        await next(page)
        await expect.poll(() => section(page, 'Price').innerText()).toMatch(/€\d+\.\d\d × 3 hours/)
        expect(await section(page, 'Journey').innerText()).toMatch(/By the Hour/)
      },
    },
  ])
})
