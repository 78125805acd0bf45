import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { PHONE } from '../support/visitor.ts'
import { leads } from '../support/see.ts'
import { checkRows, shareSite, type Row } from '../support/table.ts'

const site = shareSite()

const answers = (path: string, heading: string | RegExp, status = 200): Row => ({
  says: `${path} answers ${status} with its heading`,
  see: async (page) => {
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
  const home = 'The quiet way to arrive'
  checkRows(
    site,
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
    { refused: [404] },
  )
})

describe('header and footer at a desk', () => {
  checkRows(site, [
    {
      says: 'the brand name is a link to /',
      at: '/terms',
      see: (page) => leads(header(page).getByRole('link', { name: 'the product' }), '/'),
    },
    {
      says: 'nav links Home (/) and Fleet (/fleet)',
      at: '/terms',
      see: async (page) => {
        const links = header(page).getByRole('navigation').getByRole('link')
        expect(await links.allInnerTexts()).toEqual(['Home', 'Fleet'])
        await leads(links.first(), '/')
        await leads(links.last(), '/fleet')
      },
    },
    {
      says: 'the header is fixed',
      at: '/terms',
      see: async (page) => {
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        expect((await header(page).boundingBox())?.y).toBe(0)
      },
    },
    {
      says: 'a Book Now button leads to /book',
      at: '/terms',
      see: async (page) => {
        await bookNow(page).click()
        await page.getByRole('heading', { name: 'Reserve Your Journey' }).waitFor()
        expect(new URL(page.url()).pathname).toBe('/book')
      },
    },
    { says: 'it is hidden on /book', at: '/book', see: (page) => bookNow(page).waitFor({ state: 'hidden' }) },
    { says: 'and on /booking', at: '/booking', see: (page) => bookNow(page).waitFor({ state: 'hidden' }) },
    {
      says: 'footer: quick links',
      at: '/privacy',
      see: async (page) =>
        expect(await footer(page, 'Quick links').getByRole('link').allInnerTexts()).toEqual(
          expect.arrayContaining(['Home', 'Fleet', 'Services', 'Book Now']),
        ),
    },
    {
      says: 'footer: services list',
      at: '/privacy',
      see: async (page) =>
        expect(await footer(page, 'Services').getByRole('link').allInnerTexts()).toEqual([
          'Airport Excellence',
          'Corporate Travel',
          'Special Occasions',
          'As Directed',
        ]),
    },
    {
      says: 'footer: two different phone numbers',
      at: '/privacy',
      see: async (page) => {
        const phones = footer(page, 'Contact').getByRole('link', { name: /^\+351/ })
        expect(new Set(await phones.allInnerTexts()).size).toBe(2)
        await leads(phones.first(), 'tel:+351289000000')
        await leads(phones.last(), 'tel:+351910000000')
      },
    },
    {
      says: 'footer: an e-mail address',
      at: '/privacy',
      see: (page) =>
        leads(footer(page, 'Contact').getByRole('link', { name: /@/ }), 'mailto:bookings@example.com'),
    },
    {
      says: 'footer: social links',
      at: '/privacy',
      see: async (page) =>
        expect(
          await footer(page, 'Contact')
            .getByRole('link', { name: /opens in a new tab/ })
            .count(),
        ).toBe(3),
    },
    {
      says: 'footer: links to /privacy and /terms',
      at: '/privacy',
      see: async (page) => {
        const foot = page.getByRole('contentinfo')
        await leads(foot.getByRole('link', { name: 'Privacy' }), '/privacy')
        await leads(foot.getByRole('link', { name: 'Terms' }), '/terms')
      },
    },
    ...['/', '/book', '/terms'].map((at): Row => ({
      says: `${at}: a button at the bottom right opens a chat in a new tab, with the Portuguese text`,
      at,
      see: async (page) => {
        const { host, pathname, searchParams } = new URL((await chat(page).getAttribute('href')) ?? '')
        expect([host, pathname]).toEqual(['wa.me', '/351910000000'])
        expect(searchParams.get('text')).toBe('Olá! Gostaria de fazer uma reserva.')
        expect(await chat(page).getAttribute('target')).toBe('_blank')
        const { x = 0, y = 0 } = (await chat(page).boundingBox()) ?? {}
        expect([x > 1340, y > 780]).toEqual([true, true])
      },
    })),
  ])
})

describe('header on a phone', () => {
  const menu = (page: Page) => header(page).getByRole('navigation')
  checkRows(
    site,
    [
      {
        says: 'the nav collapses into a menu',
        at: '/terms',
        see: (page) => menu(page).waitFor({ state: 'hidden' }),
      },
      {
        says: 'toggled by a button, with the same links',
        see: async (page) => {
          await header(page).getByRole('button', { name: 'Open menu' }).click()
          await leads(menu(page).getByRole('link', { name: 'Home' }), '/')
          await leads(menu(page).getByRole('link', { name: 'Fleet' }), '/fleet')
        },
      },
      {
        says: 'and a full-width Book Now',
        see: async (page) => {
          const { width = 0 } = (await bookNow(page).boundingBox()) ?? {}
          expect(width).toBeGreaterThan(PHONE.width - 48)
          await leads(bookNow(page), '/book')
        },
      },
      {
        says: 'the button closes it',
        see: async (page) => {
          await header(page).getByRole('button', { name: 'Close menu' }).click()
          await menu(page).waitFor({ state: 'hidden' })
        },
      },
      {
        says: 'Book Now is hidden in the menu of /book',
        at: '/book',
        see: async (page) => {
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
  checkRows(site, [
    ...['fleet', 'services'].map((id): Row => ({
      says: `/#${id} scrolls to the element with that id, with a 100 px offset`,
      at: `/#${id}`,
      see: (page) => expect.poll(() => topOf(page, id)).toBe(100),
    })),
    {
      says: 'it scrolls after 100 ms',
      see: async (page) => {
        await page.clock.install()
        await page.clock.pauseAt(Date.now() + 3_600_000)
        await page.goto('/fleet')
        await hydrated(page).toBe(1)
        await page.clock.runFor(99)
        expect(await page.evaluate(() => scrollY)).toBe(0)
        await page.clock.runFor(1)
        await expect.poll(() => topOf(page, 'fleet')).toBe(100)
      },
    },
  ])
})
