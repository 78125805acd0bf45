import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { readMails } from '../../support/mailbox.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { gone } from '../support/admin.ts'
import { inDays } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { bookToPay, pressOnSimulator } from '../support/online-payment.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { linkIn } from '../support/private-link.ts'
import { sharedSite } from '../support/site.ts'

test('a guest opens the link of the mail on the phone, changes details, and cancels free of charge', async () => {
  const site = sharedSite()
  const body = faroToVilamoura({ pickupDate: inDays(14), flightNumber: 'TP 1234', notes: 'Two prams.' })
  const { bookingNumber } = (await site.client.ask('createBooking', body)).done
  // Where the rules of phone numbers have not come yet, the server refuses the one that nobody can dial.
  const visit = { site, viewport: PHONE, refusals: [400] }
  const page = await openPage(await linkIn(site, bookingNumber), visit)
  expect(new URL(page.url()).pathname).toBe('/trip')
  await page.getByRole('heading', { level: 1, name: 'Your request is with us' }).waitFor()
  await page.getByText('In cash, to your chauffeur.').waitFor()
  await inspect(page, 'the private page of a request')

  await page.getByRole('button', { name: 'Change details' }).click()
  const details = page.getByRole('dialog', { name: 'Change details' })
  await details.getByRole('textbox', { name: 'Flight number' }).fill('BA 532')
  await details.getByRole('textbox', { name: 'Special requests' }).fill('')
  await details.getByRole('button', { name: 'One passenger more' }).click()
  const phone = details.getByRole('textbox', { name: 'Phone' })
  await phone.fill('abc')
  await details.getByRole('button', { name: 'Save' }).click()
  await details.getByText(contactReasons.phone_not_dialled).waitFor()
  expect(await phone.evaluate((box) => box === document.activeElement)).toBe(true)
  await phone.fill('+351 913 000 000')
  await inspect(page, 'what a guest changes')
  await details.getByRole('button', { name: 'Save' }).click()
  await details.waitFor(gone)
  await page.getByText('BA 532').waitFor()
  await page.getByText('Saved. Our team has been told.').waitFor()
  expect(await page.getByText('Two prams.').count()).toBe(0)

  await page.getByRole('button', { name: 'Cancel this trip' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this trip?' })
  await question.getByText('It costs you nothing.').waitFor()
  await inspect(page, 'the question before cancelling')
  await question.getByRole('button', { name: 'Yes, cancel the trip' }).click()
  await page.getByRole('heading', { level: 1, name: 'This trip is cancelled' }).waitFor()
  expect(await page.getByRole('button', { name: 'Cancel this trip' }).count()).toBe(0)
  await inspect(page, 'a cancelled journey')
})

test('a guest who has paid reads what goes back, and whom the journey is shown to reads no price', async () => {
  const site = sharedSite()
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
  await shown.getByText('Only the person who booked it can change it.').waitFor()
  expect(await shown.getByText(/€|\+351 912/).count()).toBe(0)
  expect(await shown.getByRole('button', { name: /Cancel|Change/ }).count()).toBe(0)
  await inspect(shown, 'a journey that is only shown')

  await page.getByRole('button', { name: 'Cancel this trip' }).click()
  await page.getByRole('button', { name: 'Yes, cancel and refund €49.00' }).click()
  const money = page.getByRole('region', { name: 'What you paid' })
  await expect
    .poll(async () => (await money.locator('dl').innerText()).split(/\s*\n\s*/))
    .toEqual(['Paid', '€49.00', expect.stringMatching(/^(?:Being refunded|Refunded)$/), '€49.00'])
  expect(await page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0)
})

test('the page has the booking from its first byte, for this browser alone', async () => {
  const site = sharedSite()
  const body = faroToVilamoura({
    pickupDate: inDays(14),
    notes: '</script><script>document.title="x"</script>',
  })
  const { bookingNumber } = (await site.client.ask('createBooking', body)).done
  const { headers } = await fetch(site.origin + (await linkIn(site, bookingNumber)), { redirect: 'manual' })
  const cookie = headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const answer = await fetch(`${site.origin}/trip`, { headers: { cookie } })
  const html = await answer.text()
  expect(html).toMatch(/<h1[^>]*>Your request is with us<\/h1>/)
  expect(html).toContain(bookingNumber)
  expect(html).not.toContain('<script>document')
  for (const [name, value] of [
    ['cache-control', /^no-store$/],
    ['referrer-policy', /^no-referrer$/],
    ['x-robots-tag', /^noindex, nofollow$/],
    ['content-security-policy', /script-src 'self' 'nonce-[^']+';/],
  ] as const)
    expect(answer.headers.get(name)).toMatch(value)
  const nobody = await (await fetch(`${site.origin}/trip`)).text()
  expect(nobody).toContain('Have you lost the link?')
  expect(nobody).not.toContain(bookingNumber)
  expect(await (await fetch(`${site.origin}/robots.txt`)).text()).toContain('\nDisallow: /trip\n')
})

test('a browser that has opened no link, or a wrong one, has the link sent again', async () => {
  const site = sharedSite()
  const { bookingNumber } = (
    await site.client.ask('createBooking', faroToVilamoura({ pickupDate: inDays(14) }))
  ).done
  const page = await openPage('/trip', { site, viewport: PHONE })
  await page.getByRole('heading', { level: 1, name: 'See, change or cancel your booking' }).waitFor()
  await inspect(page, 'no booking is open')
  await page.goto('/trip/not-a-token')
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor()
  const email = page.getByRole('textbox', { name: 'Email' })
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByText('No email can be sent to this address.').waitFor()
  await email.fill('ANA.SOUSA@example.com')
  await page.getByRole('textbox', { name: 'Booking number' }).fill(bookingNumber)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByText('If a booking matches, its link is on its way to that address.').waitFor()
  await inspect(page, 'a link is on its way')
  await expect
    .poll(async () => (await readMails(site.mails)).map(({ subject }) => subject))
    .toContain(`The link of your booking ${bookingNumber}`)
})

test('the way is shown on a map when it is asked for, and the way back is booked from it', async () => {
  const site = sharedSite()
  const { bookingNumber } = (
    await site.client.ask('createBooking', faroToVilamoura({ pickupDate: inDays(14) }))
  ).done
  const page = await openPage(await linkIn(site, bookingNumber), { site, drawsMaps: true })
  await page.getByText('23.2 km by road').waitFor()
  const card = page.getByRole('region', { name: 'Trip', exact: true })
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // Under the drawing, and again where the journey is listed.
    for (const place of ['Faro Airport (FAO)', 'Vilamoura'])
      expect(await isWhole(card.getByText(place, { exact: false }).first()), `${place} at ${width}`).toBe(
        true,
      )
  }
  await page.getByRole('button', { name: 'Show map' }).click()
  await page.getByRole('img', { name: 'Map of the route from Faro Airport (FAO) to Vilamoura' }).waitFor()
  await page.getByRole('link', { name: 'Book the way back' }).click()
  await page.waitForURL(/\/book\?/)
  expect(new URL(page.url()).searchParams.get('pickup')).toBe('Vilamoura')
})

/** Whether nothing of a text is cut, nor lies outside the screen. */
function isWhole(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return (
      element.scrollHeight <= element.clientHeight + 1 &&
      element.scrollWidth <= element.clientWidth + 1 &&
      left >= 0 &&
      right <= window.innerWidth
    )
  })
}
