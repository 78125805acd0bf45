import type { Page } from 'playwright-core'
import { simulatorServer, type SimulatorServer } from '@chauffeur/gateways/payments/testing/simulator-server'
import { beforeAll, describe, expect, test } from 'vitest'
import { settingsOf } from '../../support/payments.ts'
import { bookingsOf } from '../support/admin.ts'
import { openAtReview } from '../support/at-review.ts'
import { cleanUpAfterAll } from '../support/check-in-order.ts'
import { findBarriers, inspect } from '../support/inspect.ts'
import { goToPay } from '../support/online-payment.ts'
import { openPage, PHONE } from '../support/open-page.ts'
import { openSite, sharedSite, type Site } from '../support/site.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()

const statuses = async (customer: string, site: Site = sharedSite()) =>
  (await bookingsOf(customer, site)).map(({ paymentStatus }) => paymentStatus)

/** A trip that waits for its payment on the provider's page. */
async function openPayment(customer: string): Promise<Page> {
  const page = await openAtReview(customer, { viewport: PHONE })
  await goToPay(page)
  return page
}

test('a declined card leads back to the same trip, and the next card pays it', async () => {
  const page = await openPayment('Declined First')
  const firstPage = page.url()
  await page.getByRole('button', { name: 'Use a card that is declined' }).click()
  await page.getByText('The card was declined').waitFor()
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await heading(page, 'Payment Failed')
  await inspect(page, 'failed payment')

  await page.getByRole('link', { name: 'Try Again' }).click()
  await heading(page, /Review & Confirm$/)
  await page.getByText('Declined First').waitFor()
  await goToPay(page)
  expect(page.url()).not.toBe(firstPage)
  await page.getByRole('button', { name: /^Pay €49\.00/ }).click()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await heading(page, 'Payment Successful!')
  await inspect(page, 'successful payment')
  expect(await statuses('Declined First')).toEqual(['completed'])

  await page.goto(firstPage)
  await heading(page, 'This payment page has expired')
})

test('Back from the payment page shows the trip as it was, and the same page again', async () => {
  const page = await openPayment('Goes Back')
  const paymentPage = page.url()
  await page.goBack()
  await heading(page, /Review & Confirm$/)
  await page.getByText('Goes Back').waitFor()
  await goToPay(page)
  expect(page.url()).toBe(paymentPage)
  await page.goBack()
  await page.reload()
  await heading(page, /Review & Confirm$/)
  await goToPay(page)
  expect(page.url()).toBe(paymentPage)
  expect(await statuses('Goes Back')).toEqual(['pending'])
})

test('who leaves unpaid and pays later in another tab sees the first tab change', async () => {
  const page = await openPayment('Two Tabs')
  const paymentPage = page.url()
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await heading(page, 'Payment Failed')
  await page.getByRole('link', { name: 'Try Again' }).waitFor()
  const other = await openPage('about:blank', { viewport: PHONE })
  await other.goto(paymentPage)
  expect(await findBarriers(other)).toEqual([])
  await other.getByText('Make it harder for the shop').click()
  await other.getByLabel('What happens after a payment').selectOption('unnoticed')
  await other.getByRole('button', { name: /^Pay €49\.00/ }).click()
  await other.getByText('Payment successful').waitFor()
  // As when the guest comes back to it.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await heading(page, 'Payment Successful!')
})

test('cash instead of a card that was declined is the same booking, paid to the driver', async () => {
  const page = await openPayment('Cash Instead')
  await page.getByRole('button', { name: 'Use a card that is declined' }).click()
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await page.getByRole('radio', { name: /^Cash/ }).click()
  await page.getByRole('button', { name: 'Complete Reservation' }).click()
  await heading(page, 'We have received your request')
  expect(await statuses('Cash Instead')).toEqual(['not_required'])
})

describe('a provider in trouble', () => {
  const whenDone = cleanUpAfterAll()
  let provider: SimulatorServer
  let site: Site
  beforeAll(async () => {
    provider = await simulatorServer()
    whenDone(() => provider.close())
    provider.clock.advance({ minutes: (Date.now() - provider.clock.now().getTime()) / 60_000 })
    site = await openSite(settingsOf(provider), whenDone)
  })

  const payButton = (page: Page) => page.getByRole('button', { name: /^Complete Reservation and pay €/ })

  test('that refuses is spoken of in a sentence, and a second click books nothing twice', async () => {
    const visit = { site, viewport: PHONE, refusals: [502], otherOrigin: provider.url }
    const page = await openAtReview('Refused First', visit)
    provider.faults.next('create', 'refused with 403')
    await page.getByRole('radio', { name: /^Online Payment/ }).click()
    await payButton(page).click()
    await page.getByText('Booking Failed').first().waitFor()
    await page
      .getByText(/^Online payment is not available right now\./)
      .first()
      .waitFor()
    expect(await statuses('Refused First', site)).toEqual(['failed'])

    await payButton(page).click()
    await page.waitForURL((url) => url.origin === provider.url)
    expect(await statuses('Refused First', site)).toEqual(['pending'])
  })

  test('that hangs is waited for in sight, and its page is opened in the end', async () => {
    const page = await openAtReview('Hangs First', { site, viewport: PHONE, otherOrigin: provider.url })
    provider.faults.next('create', 'slow headers')
    await page.getByRole('radio', { name: /^Online Payment/ }).click()
    await payButton(page).click()
    await page.getByRole('button', { name: 'Sending your reservation...' }).waitFor()
    await heading(page, 'Simulated payment')
    expect(await statuses('Hangs First', site)).toEqual(['pending'])
  })
})
