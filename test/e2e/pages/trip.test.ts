import { expect, test } from 'vitest'
import { readMails } from '../../support/mailbox.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { gone } from '../support/admin.ts'
import { inDays } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { bookToPay, pressOnSimulator } from '../support/online-payment.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { openSite, type Site } from '../support/site.ts'

/** The private link in the last mail about a booking. */
async function linkIn(site: Site, bookingNumber: string): Promise<string> {
  const find = async () =>
    (await readMails(site.mails))
      .filter(({ subject = '' }) => subject.includes(bookingNumber))
      .map(({ text = '' }) => /https?:\/\/\S+(\/trip\/[\w-]+)/.exec(text)?.[1])
      .findLast((link) => link !== undefined)
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

test('a guest opens the link of the mail on the phone, changes details, and cancels free of charge', async () => {
  const site = await openSite({})
  const body = faroToVilamoura({ pickupDate: inDays(14), flightNumber: 'TP 1234', notes: 'Two prams.' })
  const { bookingNumber } = (await site.client.ask('createBooking', body)).done
  const page = await openPage(await linkIn(site, bookingNumber), { site, viewport: PHONE })
  expect(new URL(page.url()).pathname).toBe('/trip')
  await page.getByRole('heading', { level: 1, name: 'Your request is with us' }).waitFor()
  await page.getByText('In cash, to your chauffeur.').waitFor()
  await inspect(page, 'the private page of a request')

  await page.getByRole('button', { name: 'Change details' }).click()
  const details = page.getByRole('dialog', { name: 'Change details' })
  await details.getByRole('textbox', { name: 'Flight number' }).fill('BA 532')
  await details.getByRole('textbox', { name: 'Special requests' }).fill('')
  await details.getByRole('button', { name: 'Increase' }).first().click()
  await inspect(page, 'what a guest changes')
  await details.getByRole('button', { name: 'Save' }).click()
  await details.waitFor(gone)
  await page.getByText('BA 532').waitFor()
  await page.getByText('Saved. Our team knows it.').waitFor()
  expect(await page.getByText('Two prams.').count()).toBe(0)

  await page.getByRole('button', { name: 'Cancel this journey' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this journey?' })
  await question.getByText('It costs you nothing.').waitFor()
  await inspect(page, 'the question before cancelling')
  await question.getByRole('button', { name: 'Yes, cancel the journey' }).click()
  await page.getByRole('heading', { level: 1, name: 'This journey is cancelled' }).waitFor()
  expect(await page.getByRole('button', { name: 'Cancel this journey' }).count()).toBe(0)
  await inspect(page, 'a cancelled journey')
})

test('a guest who has paid reads what goes back, and whom the journey is shown to reads no price', async () => {
  const site = await openSite({})
  const { bookingNumber, checkoutUrl } = await bookToPay(site)
  await pressOnSimulator(checkoutUrl, 'pay')
  const page = await openPage(await linkIn(site, bookingNumber), { site })
  await page.getByText('€49.00 paid.').waitFor()
  await inspect(page, 'the private page of a paid request')

  const shareUrl = await page.evaluate(async () => {
    const answer = await fetch('/api/trip')
    return String(JSON.parse(await answer.text()).private.shareUrl)
  })
  const shown = await openPage(new URL(shareUrl).pathname, { site, viewport: PHONE })
  await shown.getByText('Only who booked it can change it.').waitFor()
  expect(await shown.getByText(/€|\+351 912/).count()).toBe(0)
  expect(await shown.getByRole('button', { name: /Cancel|Change/ }).count()).toBe(0)
  await inspect(shown, 'a journey that is only shown')

  await page.getByRole('button', { name: 'Cancel this journey' }).click()
  await page.getByRole('button', { name: 'Yes, cancel and return €49.00' }).click()
  await page.getByText(/€49.00 (?:is on its way|has gone) back to your card\./).waitFor()
  await expect.poll(() => page.getByText('€49.00 paid.').count()).toBe(1)
})

test('a browser that has opened no link, or a wrong one, is told what to do', async () => {
  const page = await openPage('/trip', { viewport: PHONE, refusals: [404] })
  await page.getByRole('heading', { name: 'No booking is open here' }).waitFor()
  await inspect(page, 'no booking is open')
  await page.goto('/trip/not-a-token')
  await expect
    .poll(() => page.getByRole('heading', { name: 'No booking is open here' }).isVisible())
    .toBe(true)
})
