import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faroToVilamoura } from '../../support/trips.ts'
import { focused, tabTo } from '../support/keyboard.ts'
import { openPage } from '../support/open-page.ts'
import { sharedSite } from '../support/site.ts'
import { inDays } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { gone, cardOf } from '../support/admin.ts'

const NAME = 'Lisbon Hotels and Apartments'
const LONG = `Algarve${'villas'.repeat(14)}`

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** The page of a partner that has just been added. */
async function openPartner(name: string): Promise<Page> {
  const page = await openPage('/admin/partners', { isSignedIn: true })
  await page.getByRole('button', { name: 'Add partner' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Add partner' }).click()
  await page.getByRole('dialog').waitFor(gone)
  await inspect(page, 'partners')
  await page.getByRole('link', { name, exact: true }).last().click()
  await page.getByRole('button', { name: 'Make a key' }).waitFor()
  return page
}

/** Reads the secret that has just been made or renewed, before it is hidden for ever. */
async function takeSecret(page: Page): Promise<string> {
  const secret = await page.getByRole('textbox', { name: 'Secret of the key' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('dialog').waitFor(gone)
  return secret
}

async function statusWith(secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` }
  return (await sharedSite().client.ask('listPartnerBookings', {}, { headers })).status
}

test('a partner is added, and a key of it made, renewed and revoked', async () => {
  const page = await openPartner('Algarve Villas')
  await inspect(page, 'a partner without keys')

  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByRole('button', { name: 'Make the key' }).click()
  await page.getByText('Please give the key a name.').waitFor()
  await inspect(page, 'form with a problem')
  await page.getByRole('textbox', { name: 'Name' }).fill(LONG)
  for (const scope of [/^Ask for prices/, /^Make bookings/, /^Read its bookings/])
    await page.getByRole('checkbox', { name: scope }).check()
  await page.getByRole('button', { name: 'Make the key' }).click()
  await page.getByText(/^It is not shown again\./).waitFor()
  // A click beside it does not lose it.
  await page.mouse.click(4, 4)
  await inspect(page, 'secret')
  const first = await takeSecret(page)
  expect(await statusWith(first)).toBe(200)

  const card = page.getByRole('article', { name: LONG })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await card.getByText('1 call in 30 days').waitFor()
  await card.getByRole('button', { name: 'Renew secret' }).click()
  await heading(page, 'Renew the secret').waitFor()
  await inspect(page, 'question before a renewal')
  await page.getByRole('button', { name: 'Renew', exact: true }).click()
  await heading(page, 'The secret is new').waitFor()
  const second = await takeSecret(page)
  expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200])
  await card.getByText('works until').waitFor()
  await inspect(page, 'list')

  await card.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
  await card.getByText('works until').waitFor(gone)
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200])

  await card.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'question before the end')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').waitFor(gone)
  await expect.poll(() => statusWith(second)).toBe(401)
  await page.getByText(/^Keys that have ended \(/).click()
  await card.getByText('Revoked', { exact: true }).first().waitFor()
  await inspect(page, 'revoked keys')
})

test('a key is made by keyboard, and its bookings say whose they are', async () => {
  const site = sharedSite()
  const page = await openPartner('Lisbon Hotels Group')
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
  const { done } = await site.client.ask('createBooking', trip, { headers })
  expect(await statusWith(secret)).toBe(403)
  await page.getByRole('link', { name: 'Bookings' }).click()
  const card = cardOf(page, done.bookingNumber)
  await card.getByText(`Through Lisbon Hotels Group, ${NAME}`).waitFor()
  await card.getByRole('button', { name: 'History' }).click()
  await card.getByText(`Requested by ${NAME}`).waitFor()
  await inspect(page, 'a booking of a partner')
})
