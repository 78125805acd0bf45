import { expect, test } from 'vitest'
import { readMails } from '../../support/mailbox.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { inDays } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { linkIn } from '../support/private-link.ts'
import { sharedSite, type Site } from '../support/site.ts'

/** The page that the letter to the address of before leads to. */
async function undoLinkIn({ mails }: Site, bookingNumber: string): Promise<string> {
  const find = async () =>
    (await readMails(mails))
      .filter(({ subject = '' }) => subject.includes(bookingNumber))
      .map(({ text = '' }) => /https?:\/\/\S+(\/undo-email#[\w-]+)/.exec(text)?.[1])
      .find((link) => link !== undefined)
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

test('who had the address before takes the change back, and whoever made it is shut out', async () => {
  const site = sharedSite()
  const body = faroToVilamoura({ pickupDate: inDays(14) })
  const { bookingNumber } = (await site.client.ask('createBooking', body)).done
  const link = await linkIn(site, bookingNumber)
  const stranger = await openPage(link, { site, viewport: PHONE })
  await stranger.getByRole('button', { name: 'Correct name or email' }).click()
  const dialog = stranger.getByRole('dialog', { name: 'Correct name or email' })
  await inspect(stranger, 'what a guest corrects')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('mallory@example.com')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await stranger.getByText('The confirmation is on its way to mallory@example.com.').waitFor()

  const guest = await openPage(await undoLinkIn(site, bookingNumber), { site, viewport: PHONE })
  await guest.getByRole('heading', { name: 'Undo the change of the email address?' }).waitFor()
  await inspect(guest, 'the page that undoes a change')
  await guest.getByRole('button', { name: 'Undo the change' }).click()
  await guest.getByRole('heading', { name: 'The change is undone' }).waitFor()
  await stranger.goto(link)
  await stranger.getByRole('heading', { name: 'This link has ended' }).waitFor()
  await inspect(stranger, 'a link that has ended')
})

test('a guest ends the links, and goes on in the same browser', async () => {
  const site = sharedSite()
  const body = faroToVilamoura({ pickupDate: inDays(14) })
  const { bookingNumber } = (await site.client.ask('createBooking', body)).done
  const link = await linkIn(site, bookingNumber)
  // Both are told at once, and read with the link that has just ended.
  const page = await openPage(link, { site, refusals: [410] })
  const other = await openPage(link, { site, viewport: PHONE, refusals: [410] })
  await page.getByRole('button', { name: 'End this link and send me a new one' }).click()
  await inspect(page, 'the question before the links are ended')
  await page.getByRole('button', { name: 'Yes, end it' }).click()
  await page.getByText(/^The links from before have ended/).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Your request is with us' }).waitFor()
  await other.reload()
  await other.getByRole('heading', { name: 'This link has ended' }).waitFor()
  await expect.poll(() => linkIn(site, bookingNumber)).not.toBe(link)
})
