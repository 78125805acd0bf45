import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { leads } from '../support/see.ts'
import { PHONE } from '../support/open-page.ts'
import { checkInOrder, type Check } from '../support/check-in-order.ts'

const answers = (path: string, heading: string | RegExp, status = 200): Check => ({
  rule: `${path} answers ${status} with its heading`,
  check: async (page) => {
    expect((await page.goto(path))?.status()).toBe(status)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  },
})

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page, part: string) => page.getByRole('contentinfo').getByRole('region', { name: part })
const bookNow = (page: Page) => header(page).getByRole('link', { name: 'Book Now' })
const chat = (page: Page) => page.getByRole('link', { name: /WhatsApp/ }).last()
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? NaN), id)

describe('routes', () => {
  const home = 'Your chauffeur in the Algarve, Lisbon and Seville'
  checkInOrder(
    [
      answers('/', home),
      answers('/fleet', home),
      answers('/services', home),
      answers('/home-v1', /Algarve, Lisboa and Sevilha/),
      answers('/home-v2', 'Luxury Redefined'),
      answers('/home-v3', 'Trusted by people'),
      answers('/home-v4', 'What kind of journey'),
      answers('/book', 'Reserve Your Journey'),
      answers('/booking', 'Reserve Your Journey'),
      answers('/booking-confirmation', 'Check your email'),
      answers('/contact', /./),
      answers('/terms', 'Terms and Conditions'),
      answers('/privacy', 'Privacy Policy'),
      answers('/any/other-path', '404 Page Not Found', 404),
    ],
    { refusals: [404] },
  )
})

describe('header and footer on a wide screen', () => {
  checkInOrder([
    {
      rule: 'the brand name leads home',
      at: '/terms',
      check: (page) => leads(header(page).getByRole('link', { name: 'Poente' }), '/'),
    },
    {
      rule: 'the header leads to Home, Fleet and the guest’s own booking',
      at: '/terms',
      check: async (page) => {
        const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
        expect(await links.allInnerTexts()).toEqual(['Home', 'Fleet', 'My booking'])
        await leads(links.first(), '/')
        await leads(links.nth(1), '/fleet')
        await leads(links.last(), '/trip')
      },
    },
    {
      rule: 'the header stays in place when the page is scrolled',
      at: '/terms',
      check: async (page) => {
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        expect((await header(page).boundingBox())?.y).toBe(0)
      },
    },
    {
      rule: 'Book Now in the header leads to /book',
      at: '/terms',
      check: async (page) => {
        await bookNow(page).click()
        await page.getByRole('heading', { name: 'Reserve Your Journey' }).waitFor()
        expect(new URL(page.url()).pathname).toBe('/book')
      },
    },
    {
      rule: 'Book Now is hidden on /book',
      at: '/book',
      check: (page) => bookNow(page).waitFor({ state: 'hidden' }),
    },
    {
      rule: 'Book Now is hidden on /booking',
      at: '/booking',
      check: (page) => bookNow(page).waitFor({ state: 'hidden' }),
    },
    {
      rule: 'the footer leads to home, fleet, services and booking',
      at: '/privacy',
      check: async (page) =>
        expect(await footer(page, 'Quick links').getByRole('link').allInnerTexts()).toEqual(
          expect.arrayContaining(['Home', 'Fleet', 'Services', 'Book Now']),
        ),
    },
    {
      rule: 'the footer lists the four services',
      at: '/privacy',
      check: async (page) =>
        expect(await footer(page, 'Services').getByRole('link').allInnerTexts()).toEqual([
          'Airport Excellence',
          'Corporate Travel',
          'Special Occasions',
          'As Directed',
        ]),
    },
    {
      rule: 'a service in the footer opens that service, also where its page is open already',
      at: '/privacy',
      check: async (page) => {
        const showcase = page.getByRole('tablist', { name: 'A car for every occasion' })
        for (const service of ['Corporate Travel', 'As Directed']) {
          await footer(page, 'Services').getByRole('link', { name: service }).click()
          await showcase.getByRole('tab', { name: service, selected: true }).waitFor()
          await expect
            .poll(() => page.getByRole('tabpanel', { name: service }).boundingBox())
            .toMatchObject({ y: expect.closeTo(100, -1) })
        }
      },
    },
    {
      rule: 'in the wizard the footer is one line',
      at: '/book',
      check: async (page) => {
        const foot = page.getByRole('contentinfo')
        expect(await foot.getByRole('link').allInnerTexts()).toEqual([
          'Português',
          'Español',
          'Contact',
          'Privacy',
          'Terms',
        ])
        expect((await foot.boundingBox())?.height).toBeLessThan(100)
      },
    },
    {
      rule: 'the footer has two different phone numbers',
      at: '/privacy',
      check: async (page) => {
        const phones = footer(page, 'Contact').getByRole('link', { name: /^\+351/ })
        expect(new Set(await phones.allInnerTexts()).size).toBe(2)
        await leads(phones.first(), 'tel:+351289000000')
        await leads(phones.last(), 'tel:+351910000000')
      },
    },
    {
      rule: 'the footer has an email address',
      at: '/privacy',
      check: (page) =>
        leads(footer(page, 'Contact').getByRole('link', { name: /@/ }), 'mailto:bookings@example.com'),
    },
    {
      rule: 'the footer has three links to social networks',
      at: '/privacy',
      check: async (page) =>
        expect(
          await footer(page, 'Contact')
            .getByRole('link', { name: /opens in a new tab/ })
            .count(),
        ).toBe(3),
    },
    {
      rule: 'the footer leads to privacy and terms',
      at: '/privacy',
      check: async (page) => {
        const foot = page.getByRole('contentinfo')
        await leads(foot.getByRole('link', { name: 'Privacy' }), '/privacy')
        await leads(foot.getByRole('link', { name: 'Terms' }), '/terms')
      },
    },
    ...['/', '/book', '/terms'].map((at): Check => ({
      rule: `${at}: a button at the bottom right opens a chat in a new tab, with the Portuguese text`,
      at,
      check: async (page) => {
        const { host, pathname, searchParams } = new URL((await chat(page).getAttribute('href')) ?? '')
        expect([host, pathname]).toEqual(['wa.me', '/351910000000'])
        expect(searchParams.get('text')).toBe('Olá! Gostaria de fazer uma reserva.')
        expect(await chat(page).getAttribute('target')).toBe('_blank')
        const { x = 0, y = 0, width = 0, height = 0 } = (await chat(page).boundingBox()) ?? {}
        expect([x + width > 1400, y > 780]).toEqual([true, true])
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        expect(await chat(page).innerText()).toBe('WhatsApp')
      },
    })),
  ])
})

describe('header on a phone', () => {
  const menu = (page: Page) => header(page).getByRole('navigation', { name: 'Main' })
  checkInOrder(
    [
      {
        rule: 'on a phone the navigation is folded into a menu',
        at: '/terms',
        check: (page) => menu(page).waitFor({ state: 'hidden' }),
      },
      {
        rule: 'a button opens the menu, with the same links',
        check: async (page) => {
          await header(page).getByRole('button', { name: 'Open menu' }).click()
          await leads(menu(page).getByRole('link', { name: 'Home' }), '/')
          await leads(menu(page).getByRole('link', { name: 'Fleet' }), '/fleet')
        },
      },
      {
        rule: 'Book Now in the menu is as wide as the screen',
        check: async (page) => {
          const { width = 0 } = (await bookNow(page).boundingBox()) ?? {}
          expect(width).toBeGreaterThan(PHONE.width - 48)
          await leads(bookNow(page), '/book')
        },
      },
      {
        rule: 'the button closes the menu',
        check: async (page) => {
          await header(page).getByRole('button', { name: 'Close menu' }).click()
          await menu(page).waitFor({ state: 'hidden' })
        },
      },
      ...['/', '/contact', '/trip', '/book'].map((at): Check => ({
        rule: `the chat is in the header of ${at}, where it would cover a form`,
        at,
        check: async (page) => {
          const inHeader = header(page).getByRole('link', { name: /WhatsApp/ })
          const { y, width = 0, height = 0 } = (await inHeader.boundingBox()) ?? {}
          expect(y).toBeLessThan(64)
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
          expect(await inHeader.innerText()).toBe('WhatsApp')
          expect(await page.getByRole('link', { name: /^Chat with us on WhatsApp/ }).count()).toBe(1)
        },
      })),
      {
        rule: 'Book Now is hidden in the menu of /book',
        at: '/book',
        check: async (page) => {
          await header(page).getByRole('button', { name: 'Open menu' }).click()
          await menu(page).waitFor()
          await bookNow(page).waitFor({ state: 'hidden' })
        },
      },
    ],
    { viewport: PHONE },
  )
})

describe('anchors', () => {
  const hydrated = (page: Page) =>
    expect.poll(async () => {
      await page.getByRole('tab', { name: 'Point to Point' }).click()
      return page.getByRole('tab', { name: 'Point to Point', selected: true }).count()
    })
  checkInOrder([
    ...['fleet', 'services'].map((id): Check => ({
      rule: `/#${id} scrolls to the element with that id, with a 100 px offset`,
      at: `/#${id}`,
      check: (page) => expect.poll(() => topOf(page, id)).toBe(100),
    })),
    {
      rule: 'the page scrolls to its anchor after 100 ms',
      check: async (page) => {
        await page.clock.install()
        await page.clock.pauseAt(Date.now() + 3_600_000)
        // Its clock stands still, so that it is never idle.
        await page.goto('/fleet', { waitUntil: 'commit' })
        await hydrated(page).toBe(1)
        await page.clock.runFor(99)
        expect(await page.evaluate(() => scrollY)).toBe(0)
        await page.clock.runFor(1)
        await expect.poll(() => topOf(page, 'fleet')).toBe(100)
      },
    },
  ])
})
