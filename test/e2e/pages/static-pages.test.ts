import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { leads, says } from '../support/see.ts'
import { checkInOrder, type Check } from '../support/check-in-order.ts'

const main = (page: Page) => page.getByRole('main')

const terms: readonly [sentence: string, words: RegExp][] = [
  [
    'an intermediary that arranges one-way transfers and hourly bookings',
    /We are an intermediary\. We arrange one-way transfers and hourly bookings/,
  ],
  ['between users and service providers', /between you and independent service providers/],
  ['confirmation is by email', /confirm[^.]* by e-?mail/i],
  ['cancellation only through the site', /cancelled only through this site/i],
  ['Portuguese law and venue apply', /Portuguese law applies, and the courts of Portugal decide/],
  ['English is the agreement language', /The language of the agreement is English/],
  ['assignment needs four weeks’ notice', /assign[^.]*four weeks’ notice/],
  ['currency is the euro', /All prices are in euros/],
  ['free cancellation up to 1 hour before', /(1|one) hour before/],
]

const privacy: readonly [sentence: string, heading: string][] = [
  ['data collected', 'What we collect'],
  ['purposes', 'What we use it for, and on what basis'],
  ['sharing', 'Who receives it'],
  ['cookies', 'Cookies and what stays in your browser'],
  ['data-subject rights', 'Your rights'],
]

const frame = (at: string): readonly Check[] => [
  { rule: `${at}: last updated October 21, 2025`, at, check: says(/Last updated October 21, 2025/) },
  {
    rule: `${at}: a Book Now link to /book`,
    at,
    check: (page) => leads(main(page).getByRole('link', { name: 'Book Now' }), '/book'),
  },
  {
    rule: `${at}: a back-to-home link`,
    at,
    check: (page) => leads(main(page).getByRole('link', { name: 'Back to home' }).first(), '/'),
  },
]

describe('terms and privacy', () => {
  checkInOrder([
    ...terms.map(([sentence, words]): Check => ({
      rule: `terms: ${sentence}`,
      at: '/terms',
      check: async (page) => expect(await main(page).innerText()).toMatch(words),
    })),
    ...frame('/terms'),
    ...privacy.map(([sentence, name]): Check => ({
      rule: `privacy: ${sentence}`,
      at: '/privacy',
      check: (page) =>
        main(page)
          .getByRole('heading', { name: new RegExp(`${name}$`) })
          .waitFor(),
    })),
    ...frame('/privacy'),
  ])
})

describe('not found, and the confirmation without a booking', () => {
  checkInOrder(
    [
      ...['/nowhere', '/book/more', '/home-v5'].map((at): Check => ({
        rule: `${at}: 404 Page Not Found`,
        at,
        check: (page) => page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor(),
      })),
      {
        rule: '/booking-confirmation without a booking gives nothing away: check your email',
        at: '/booking-confirmation',
        check: async (page) => {
          await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor()
          expect(await main(page).innerText()).not.toMatch(/TR-/)
        },
      },
    ],
    { refusals: [404] },
  )
})
