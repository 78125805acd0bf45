import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faroToVilamoura } from '../../support/trips.ts'
import { findBarriers } from '../support/accessibility.ts'
import { focused, tabTo } from '../support/keyboard.ts'
import { cardOf, gone, inDays, signIn } from '../support/office.ts'
import { DESKTOP, NARROW, openSite, openWindow, PHONE, type Site } from '../support/visitor.ts'

const NAME = 'Lisbon Hotels and Apartments'
const LONG = `Algarve${'villas'.repeat(14)}`

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

async function openKeys(site: Site, viewport = DESKTOP): Promise<Page> {
  const page = await openWindow(site, '/admin/login', viewport)
  await signIn(page)
  await page.getByRole('link', { name: 'API keys' }).click()
  await heading(page, 'No API keys in use').waitFor()
  return page
}

/** What has just been made or renewed, read before it is hidden for ever. */
async function takeSecret(page: Page): Promise<string> {
  const secret = await page.getByRole('textbox', { name: 'Secret of the key' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog').waitFor(gone)
  return secret
}

async function statusWith(site: Site, secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` }
  return (await site.door.ask('listPartnerBookings', {}, { headers })).status
}

test.for([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
  ['a narrow phone', NARROW],
] as const)(
  'the office at %s makes, renews and revokes a key',
  { timeout: 240_000 },
  async ([, viewport]) => {
    const site = await openSite()
    const page = await openKeys(site, viewport)
    expect(await findBarriers(page), 'no key').toEqual([])

    await page.getByRole('button', { name: 'Make a key' }).click()
    await page.getByRole('button', { name: 'Make the key' }).click()
    await page.getByText('Please give the key a name.').waitFor()
    expect(await findBarriers(page), 'form with a problem').toEqual([])
    await page.getByRole('textbox', { name: 'Name' }).fill(LONG)
    for (const scope of [/^Ask for prices/, /^Make bookings/, /^Read its bookings/])
      await page.getByRole('checkbox', { name: scope }).check()
    await page.getByRole('button', { name: 'Make the key' }).click()
    await page.getByText(/^It is not shown again\./).waitFor()
    // A click beside it does not lose it.
    await page.mouse.click(4, 4)
    expect(await findBarriers(page), 'secret').toEqual([])
    const first = await takeSecret(page)
    expect(await statusWith(site, first)).toBe(200)

    const card = page.getByRole('article', { name: LONG })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await card.getByText('1 call in 30 days').waitFor()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await card.getByRole('button', { name: 'Renew secret' }).click()
    await heading(page, 'Renew the secret').waitFor()
    expect(await findBarriers(page), 'question before a renewal').toEqual([])
    await page.getByRole('button', { name: 'Renew', exact: true }).click()
    await heading(page, 'The secret is new').waitFor()
    const second = await takeSecret(page)
    expect([await statusWith(site, first), await statusWith(site, second)]).toEqual([200, 200])
    await card.getByText('works until').waitFor()
    expect(await findBarriers(page), 'list').toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)

    await card.getByRole('button', { name: 'End now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
    await card.getByText('works until').waitFor(gone)
    expect([await statusWith(site, first), await statusWith(site, second)]).toEqual([401, 200])

    await card.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('alertdialog').waitFor()
    expect(await findBarriers(page), 'question before the end').toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await heading(page, 'No API keys in use').waitFor()
    expect(await statusWith(site, second)).toBe(401)
    await page.getByText('Revoked keys (1)').click()
    await card.getByText('Revoked', { exact: true }).first().waitFor()
    expect(await findBarriers(page), 'revoked keys').toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  },
)

test('a key is made by keyboard, and its bookings say whose they are', async () => {
  const site = await openSite()
  const page = await openKeys(site)
  const press = (key: string) => page.keyboard.press(key)
  await tabTo(page, /^Make a key$/)
  await press('Enter')
  await heading(page, 'Make an API key').waitFor()
  await tabTo(page, /^Name/)
  await page.keyboard.type(NAME)
  await tabTo(page, /^Make bookings/)
  await press('Space')
  await tabTo(page, /^Make the key$/)
  await press('Enter')
  await heading(page, 'The key is made').waitFor()
  await expect.poll(() => focused(page)).toBe('Copy')
  const secret = await page.getByRole('textbox', { name: 'Secret of the key' }).inputValue()
  await tabTo(page, /^Done$/)
  await press('Enter')
  await page.getByRole('dialog').waitFor(gone)
  await expect.poll(() => focused(page)).toBe('Make a key')

  const headers = { authorization: `Bearer ${secret}` }
  const trip = faroToVilamoura({ pickupDate: inDays(14) })
  const { done } = await site.door.ask('createBooking', trip, { headers })
  expect(await statusWith(site, secret)).toBe(403)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const card = cardOf(page, done.bookingNumber)
  await card.getByText(`Through ${NAME}`).waitFor()
  await card.getByRole('button', { name: 'History' }).click()
  await card.getByText(`Requested by ${NAME}`).waitFor()
  expect(await findBarriers(page)).toEqual([])
})
