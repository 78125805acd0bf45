import { wallTimeIn } from '@chauffeur/domain/time'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookTrip, gone } from '../support/admin.ts'
import { inspect } from '../support/inspect.ts'
import { bookToPay, pressOnSimulator } from '../support/online-payment.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { linkIn } from '../support/private-link.ts'
import { adminCookie, sharedSite, type Site } from '../support/site.ts'

const accept = async (site: Site, id: string) =>
  await site.client.ask('acceptBooking', { id }, { cookie: await adminCookie(site) })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

/** Opens the dialog on the private page. */
async function openChange(page: Page) {
  await page.getByRole('button', { name: 'Change the trip' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the trip' })
  await dialog.getByRole('radio').first().waitFor()
  return dialog
}

async function chooseTime(page: Page, time: string) {
  await page.getByRole('combobox', { name: 'Pick-up time' }).fill(time)
  await page.keyboard.press('Enter')
}

/** The page of a booking in the office. */
const openOffice = (site: Site, bookingNumber: string) =>
  openPage(`/admin/bookings/${bookingNumber}`, { site, isSignedIn: true })

test('a guest asks for another time of a confirmed booking, and the office accepts', async () => {
  const site = sharedSite()
  const { bookingNumber, id } = await bookTrip({}, site)
  await accept(site, id)
  const page = await openPage(await linkIn(site, bookingNumber), { site, viewport: PHONE })
  const dialog = await openChange(page)
  await inspect(page, 'what a guest changes of the journey')
  await dialog.getByRole('button', { name: 'See what it costs' }).click()
  await dialog.getByText('Nothing has changed yet.').waitFor()
  await chooseTime(page, '11:45')
  await dialog.getByRole('button', { name: 'See what it costs' }).click()
  const check = page.getByRole('dialog', { name: 'Is this right?' })
  await check.getByText('The price stays at €49.00.').waitFor()
  await check.getByText('Your booking stays as it is until we confirm the change.').waitFor()
  await inspect(page, 'old and new before asking')
  await check.getByRole('button', { name: 'Ask for this change' }).dblclick()
  await check.waitFor(gone)
  await heading(page, 'Your change is awaiting our reply').waitFor()
  await inspect(page, 'a change that waits')

  const office = await openOffice(site, bookingNumber)
  const waiting = office.getByRole('region', { name: 'Change waiting' })
  await waiting.getByText(/11:45/).waitFor()
  await inspect(office, 'a change that waits in the office')
  await waiting.getByRole('button', { name: 'Accept the change' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Accept the change' }).click()
  await waiting.waitFor(gone)
  await office.getByRole('region', { name: 'Trip' }).getByText(/11:45/).waitFor()
  await page.reload()
  await page.getByText('This trip was changed as you asked.').waitFor()
  await page.getByText(/11:45/).first().waitFor()
})

test('a guest pays the difference of a dearer car, the office declines, and the money goes back', async () => {
  const site = sharedSite()
  const { bookingNumber, checkoutUrl } = await bookToPay(site)
  await pressOnSimulator(checkoutUrl, 'pay')
  const page = await openPage(await linkIn(site, bookingNumber), { site, viewport: PHONE })
  await page.getByText('€49.00 paid.').waitFor()
  const office = await openOffice(site, bookingNumber)
  await office.getByRole('button', { name: `Accept ${bookingNumber}` }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await office.getByText('Confirmed', { exact: true }).first().waitFor()
  await page.reload()

  const dialog = await openChange(page)
  await dialog.getByRole('radio', { name: /S Class/ }).click()
  await dialog.getByRole('button', { name: 'See what it costs' }).click()
  const check = page.getByRole('dialog', { name: 'Is this right?' })
  await check.getByText(/^Now €49\.00 · then €[\d.]+ · €[\d.]+ to pay now$/).waitFor()
  await inspect(page, 'a difference to pay')
  await check.getByRole('button', { name: /^Go on and pay €/ }).click()
  await heading(page, 'Simulated payment').waitFor()

  // Whoever comes back without having paid can go on, too.
  await page.goto('/trip')
  await heading(page, /^Your change is awaiting payment: €/).waitFor()
  await inspect(page, 'a change to be paid')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await heading(page, 'Simulated payment').waitFor()
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await heading(page, 'Your change is awaiting our reply').waitFor()
  expect(new URL(page.url()).pathname).toBe('/trip')
  await page.getByText(/^You have paid €[\d.]+ for it\./).waitFor()

  await office.reload()
  const waiting = office.getByRole('region', { name: 'Change waiting' })
  await waiting.getByRole('button', { name: 'Decline' }).click()
  const decline = office.getByRole('dialog', { name: 'Decline this change?' })
  await decline.getByRole('button', { name: 'Decline' }).click()
  await decline.getByText('Please give a reason.').waitFor()
  await decline.getByRole('textbox', { name: 'Reason' }).fill('The S Class is taken that day.')
  await inspect(office, 'declining a change')
  await decline.getByRole('button', { name: 'Decline' }).click()
  await waiting.waitFor(gone)
  await page.reload()
  await page.getByText('The S Class is taken that day.').waitFor()
  await page.getByText(/^€[\d.]+ (?:is being|has been) refunded to your original payment method\.$/).waitFor()
  await page.getByText('Mercedes E Class').waitFor()
})

test('a guest withdraws a change by the keyboard', async () => {
  const site = sharedSite()
  const { bookingNumber, id } = await bookTrip({}, site)
  await accept(site, id)
  const page = await openPage(await linkIn(site, bookingNumber), { site })
  await page.getByRole('button', { name: 'Change the trip' }).press('Enter')
  const time = page.getByRole('combobox', { name: 'Pick-up time' })
  await time.fill('12:15')
  await time.press('Enter')
  await page.getByRole('button', { name: 'See what it costs' }).press('Enter')
  await page.getByRole('button', { name: 'Ask for this change' }).press('Enter')
  await page.getByRole('button', { name: 'Withdraw' }).press('Enter')
  await page.getByRole('button', { name: 'Yes, withdraw it' }).press('Enter')
  await page.getByRole('button', { name: 'Change the trip' }).waitFor()
  await page.getByText(/10:30/).first().waitFor()
  expect(await heading(page, 'Your change is awaiting our reply').count()).toBe(0)
})

test('the office changes a trip at a price of its own', async () => {
  const site = sharedSite()
  const { bookingNumber } = await bookTrip({}, site)
  const page = await openOffice(site, bookingNumber)
  await page.getByRole('button', { name: 'Change trip' }).click()
  const dialog = page.getByRole('dialog', { name: `Change booking ${bookingNumber}` })
  await chooseTime(page, '13:00')
  await dialog.getByRole('radio', { name: 'Set by hand' }).click()
  await inspect(page, 'what the office changes of a trip')
  await dialog.getByRole('button', { name: 'Check the change' }).click()
  await dialog.getByText('Enter an amount like 49.50.').waitFor()
  await dialog.getByRole('spinbutton', { name: /New total/ }).fill('60')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed on the phone')
  await dialog.getByRole('button', { name: 'Check the change' }).click()
  const check = page.getByRole('dialog', { name: 'Is this right?' })
  await check.getByText('Now €49.00 · then €60.00 · €11.00 more to your chauffeur').waitFor()
  await check.getByRole('button', { name: 'Change the trip' }).click()
  await check.waitFor(gone)
  await page.getByRole('region', { name: 'Trip' }).getByText(/13:00/).waitFor()
  await page.getByRole('region', { name: 'Payment' }).getByText('€60.00').waitFor()
  await page
    .getByRole('region', { name: 'History' })
    .getByText(/Agreed on the phone/)
    .waitFor()
})

test('less than three hours before the pick-up, a guest is asked to call', async () => {
  const site = sharedSite()
  const { date, time } = wallTimeIn('Europe/Lisbon', new Date(Date.now() + 2 * 60 * 60_000))
  const { bookingNumber } = await bookTrip({ pickupDate: date, pickupTime: time }, site)
  const page = await openPage(await linkIn(site, bookingNumber), { site, viewport: PHONE })
  await page.getByText('Less than 3 hours to go: please call us.').waitFor()
  expect(await page.getByRole('button', { name: 'Change the trip' }).count()).toBe(0)
  await inspect(page, 'too late to change')
})
