import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPicture } from '../../support/pictures.ts'
import { seeToast } from '../support/admin.ts'
import { openSiteForAll } from '../support/check-in-order.ts'
import { choosePickup, next, TRANSFER } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { openPage } from '../support/open-page.ts'

const site = openSiteForAll()
// A second run on the same site needs another one.
const LOAD = `A piano of ${Date.now()}`
const url = (page: Page) => page.getByRole('textbox', { name: 'Image URL' })

async function choose(page: Page, what: string, name: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Upload a picture: ${what}` }).click()
  await (await choosing).setFiles({ name, mimeType: 'image/jpeg', buffer })
}

test('the office uploads the picture of a load, and customers see it in the format that suits them', async () => {
  const page = await openPage('/admin?tab=luggage', { site: site(), isSignedIn: true, refusals: [415] })
  await page.getByRole('textbox', { name: 'Configuration' }).fill(LOAD)
  await choose(page, LOAD, 'notes.jpg', Buffer.from('no picture at all'))
  await page.getByText('This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.').waitFor()
  await choose(page, LOAD, 'large.jpg', Buffer.alloc(11 * 1024 * 1024))
  await page.getByText('A picture can be at most 10 MB large.').waitFor()
  await inspect(page, 'a picture that was refused')
  await choose(page, LOAD, 'piano.jpg', await (await aPicture(1600, 1000)).jpeg().toBuffer())
  await expect.poll(() => url(page).inputValue()).toMatch(/^\/pictures\/[0-9a-f]{32}-1280\.webp$/)
  const address = await url(page).inputValue()
  await expect.poll(() => shownWidth(page, LOAD)).toBe(1280)
  await page.getByRole('button', { name: 'Add Luggage Capacity' }).click()
  await seeToast(page, 'Luggage capacity added.')

  const booking = await openPage(TRANSFER, { site: site() })
  await choosePickup(booking)
  await next(booking)
  await booking
    .getByRole('button', { name: /^Luggage capacity/ })
    .first()
    .click()
  await booking.getByRole('radio', { name: LOAD }).click()
  const shown = () =>
    booking.evaluate(() =>
      [...document.querySelectorAll('main img')].map((img) => Reflect.get(img, 'currentSrc')),
    )
  await expect.poll(shown).toContain(`${site().origin}${address.replace('-1280.webp', '-640.avif')}`)
})

test('the picture of a stop is dropped where it is wanted', async () => {
  const page = await openPage('/admin?tab=stops', { site: site(), isSignedIn: true })
  await page.getByRole('button', { name: 'Edit Belém Tower' }).click()
  const form = page.getByRole('form', { name: 'Edit Belém Tower' })
  const file = [...(await (await aPicture(900, 600)).png().toBuffer())]
  const dropped = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(bytes)], 'tower.png', { type: 'image/png' }))
    return transfer
  }, file)
  await form.getByText('Or drop one here.').dispatchEvent('drop', { dataTransfer: dropped })
  await expect.poll(() => url(page).inputValue()).toMatch(/^\/pictures\//)
  await form.getByRole('button', { name: 'Save' }).click()
  await seeToast(page, 'Stop suggestion updated')
})

/** How wide the picture of this name is itself, once it is loaded. */
const shownWidth = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))
