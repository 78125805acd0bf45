import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { heads, leads, list, says } from '../support/see.ts'
import { checkInOrder, type Check } from '../support/check-in-order.ts'

const main = (page: Page) => page.getByRole('main')

const landingPages = ['/', '/home-v1', '/home-v2', '/home-v3', '/home-v4']

const claims: readonly [at: string, claim: string][] = [
  ['/home-v1', '60 minutes free waiting with flight tracking'],
  ['/home-v1', 'Fixed pricing regardless of traffic'],
  ['/home-v1', 'Free cancellation up to 1 hour before'],
  ['/home-v1', 'Hourly packages from 3 hours'],
  ['/home-v1', 'Monthly invoicing for corporate clients'],
  ['/home-v1', '24/7 Service'],
  ['/home-v3', '60 minutes free waiting with flight tracking'],
  ['/home-v3', '15+'],
  ['/home-v3', '50k+'],
  ['/home-v4', '199 EUR'],
  ['/home-v4', 'per month'],
  ['/home-v4', '20% discount on bookings'],
]

describe('what the landing pages show', () => {
  const rows: readonly Check[] = [
    ...claims.map(([at, claim]): Check => ({ rule: `${at} claims: ${claim}`, at, check: says(claim) })),
    ...landingPages.map((at): Check => ({
      rule: `${at}: the main call to action, and the closing one, go to /book`,
      at,
      check: async (page) => {
        const calls = main(page).getByRole('link', { name: /^(Book Now|Get your quote)$/ })
        const leadTo = await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(leadTo.length).toBeGreaterThan(0)
        expect(new Set(leadTo)).toEqual(new Set(['/book']))
      },
    })),
    {
      rule: 'variant 2 is "Luxury Redefined"',
      at: '/home-v2',
      check: heads('Luxury Redefined'),
    },
    {
      rule: 'variant 2: destinations; the first, second and fourth are flagged Popular',
      at: '/home-v2',
      check: async (page) => {
        for (const [name, isPopular] of [
          ['Algarve', true],
          ['Lisbon', true],
          ['Seville', false],
          ['Faro Airport', true],
        ] as const) {
          const heading = page.getByRole('heading', { name, exact: true })
          const card = main(page).getByRole('listitem').filter({ has: heading })
          expect(await card.getByText('Popular', { exact: true }).count(), name).toBe(isPopular ? 1 : 0)
        }
      },
    },
    ...['/home-v2', '/home-v3'].flatMap((at) =>
      ['Airport Excellence', 'Corporate Travel', 'Special Occasions', 'As Directed'].map(
        (service): Check => ({
          rule: `${at} has the service ${service} with four bullets`,
          at,
          check: async (page) => {
            const heading = page.getByRole('heading', { name: service, exact: true })
            const card = main(page).getByRole('listitem').filter({ has: heading }).last()
            expect(await list(card)).toHaveLength(4)
          },
        }),
      ),
    ),
    {
      rule: 'variant 3: every testimonial has a name, a role, its words and the rating 5',
      at: '/home-v3',
      check: async (page) => {
        const quotes = await main(page).getByRole('figure').all()
        expect(quotes.length).toBeGreaterThan(0)
        for (const quote of quotes) {
          await quote.getByText('Rated 5 out of 5').waitFor()
          expect((await quote.getByRole('blockquote').innerText()).length).toBeGreaterThan(20)
          expect((await quote.innerText()).trim().split('\n').length).toBeGreaterThanOrEqual(3)
        }
      },
    },
    {
      rule: 'variant 3: a contact card with two phones, an email address and the way to /book',
      at: '/home-v3',
      check: async (page) => {
        await heads('Rather talk to a person?')(page)
        expect(
          await main(page)
            .getByRole('link', { name: /^\+351/ })
            .count(),
        ).toBe(2)
        await leads(main(page).getByRole('link', { name: /@/ }), 'mailto:bookings@example.com')
      },
    },
    {
      rule: 'variant 4: a tabbed service explorer, default airport',
      at: '/home-v4',
      check: async (page) => {
        expect(await page.getByRole('tab').allInnerTexts()).toEqual([
          'Airport',
          'Business',
          'Events',
          'By the hour',
        ])
        await page.getByRole('tab', { name: 'Airport', selected: true }).waitFor()
        await page.getByRole('tabpanel').getByRole('heading', { name: 'Airport Excellence' }).waitFor()
      },
    },
    ...(
      [
        ['Business', 'Corporate Travel'],
        ['Events', 'Special Occasions'],
        ['By the hour', 'As Directed'],
        ['Airport', 'Airport Excellence'],
      ] as const
    ).map(([tab, service]): Check => ({
      rule: `variant 4: the tab ${tab} shows ${service}`,
      at: '/home-v4',
      check: async (page) => {
        const panel = page.getByRole('tabpanel')
        await expect
          .poll(async () => {
            await page.getByRole('tab', { name: tab }).click()
            return panel.getByRole('heading').allInnerTexts()
          })
          .toEqual([service])
        expect(await list(panel)).toHaveLength(4)
      },
    })),
    {
      rule: 'variant 4: the quote teaser has no field, only its link to /book',
      at: '/home-v4',
      check: async (page) => {
        expect(await main(page).getByRole('textbox').or(main(page).getByRole('combobox')).count()).toBe(0)
        await leads(main(page).getByRole('link', { name: 'Get your quote' }), '/book')
      },
    },
    {
      rule: 'variant 4: the three steps are Choose, Customize and Relax',
      at: '/home-v4',
      check: async (page) =>
        expect(await page.getByRole('heading', { name: /^\d\. / }).allInnerTexts()).toEqual([
          expect.stringMatching(/Choose$/),
          expect.stringMatching(/Customize$/),
          expect.stringMatching(/Relax$/),
        ]),
    },
    {
      rule: 'variant 4: Become a Member has no action',
      at: '/home-v4',
      check: async (page) => {
        const before = await main(page).innerText()
        await page.getByRole('button', { name: 'Become a Member' }).click()
        expect(await main(page).innerText()).toBe(before)
        expect(new URL(page.url()).pathname).toBe('/home-v4')
      },
    },
    ...['Premium', 'Mercedes Fleet', '24/7 Service'].map((badge): Check => ({
      rule: `variant 5: the badge ${badge}`,
      at: '/',
      check: says(badge),
    })),
    ...['Excellence in Every Detail', 'On time', 'Fully licensed and insured', 'Premium experience'].map(
      (heading): Check => ({ rule: `variant 5: ${heading}`, at: '/', check: heads(heading) }),
    ),
    { rule: 'variant 5: the closing call "Book Your Journey"', at: '/', check: heads('Book Your Journey') },
  ]
  checkInOrder(rows.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? '')))
})

describe('the hero of variant 1', () => {
  const shown = async (page: Page) => {
    const words = page.locator('[data-shown=true]')
    const [word, city] = await words.allInnerTexts()
    return `${word} / ${city}`
  }
  checkInOrder(
    [
      {
        rule: 'variant 1 has a video',
        at: '/home-v1',
        check: (page) => page.locator('video').waitFor({ state: 'attached' }),
      },
      {
        rule: 'variant 1 changes its words every 2.5 seconds and its cities every 3',
        at: '/home-v1',
        check: async (page) => {
          await page.clock.pauseAt(Date.now() + 3_600_000)
          // From here on both turn from now.
          await page.getByRole('button', { name: 'Pause motion' }).click()
          await page.getByRole('button', { name: 'Play motion' }).click()
          await page.getByRole('button', { name: 'Pause motion' }).waitFor()
          const words = ['Lifestyle', 'Luxury', 'Exclusive', 'Premium', 'Elite', 'Distinguished', 'Prestige']
          const cities = ['Algarve', 'Lisboa', 'Sevilha']
          const turn = (of: readonly string[], by: number) => of[by % of.length] ?? ''
          const [word = '', city = ''] = (await shown(page)).split(' / ')
          const [first, second] = [words.indexOf(word), cities.indexOf(city)]
          for (let elapsed = 500; elapsed <= 21_000; elapsed += 500) {
            await page.clock.runFor(500)
            const due = [
              turn(words, first + Math.floor(elapsed / 2500)),
              turn(cities, second + Math.floor(elapsed / 3000)),
            ].join(' / ')
            await expect.poll(() => shown(page), { message: `after ${elapsed} ms` }).toBe(due)
          }
        },
      },
    ],
    { context: { reducedMotion: 'no-preference' }, prepare: (page) => page.clock.install() },
  )
})
