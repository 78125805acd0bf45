import type { Page } from 'playwright-core'
import { simulatorServer } from '@chauffeur/gateways/payments/testing/simulator-server'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../../support/app.ts'
import { readMails } from '../../support/mailbox.ts'
import { settingsOf } from '../../support/payments.ts'
import { findBarriers } from '../support/accessibility.ts'
import { fillInToPayment, goToPay } from '../support/pay.ts'
import { DESKTOP, openSite, openWindow, PHONE, type Site } from '../support/visitor.ts'

const TIMEOUT = 180_000

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()

async function statuses(site: Site): Promise<string[]> {
  const { done } = await site.door.ask('listBookings', {}, { cookie: await signIn(site.door) })
  return done.map(({ paymentStatus }) => paymentStatus)
}

test.for([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const)(
  'a traveller at %s pays online, is told so, and starts the next booking afresh',
  { timeout: TIMEOUT },
  async ([, viewport]) => {
    const site = await openSite()
    const page = await openWindow(site, '/book', viewport)
    await fillInToPayment(page)
    await goToPay(page)
    await page.getByRole('button', { name: /^Pay €49\.00/ }).click()
    await heading(page, 'Payment successful')
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await heading(page, 'Payment Successful!')
    await page.getByText('€49.00').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await statuses(site)).toEqual(['completed'])
    const subjects = async () =>
      new Set((await readMails(site.mails)).map(({ subject }) => subject?.slice(0, 12)))
    await expect.poll(subjects).toEqual(new Set(['We have rece', 'Your payment']))

    await page.reload()
    await heading(page, 'Payment Successful!')
    await page.getByRole('link', { name: 'Make Another Booking' }).click()
    await heading(page, /Service Details$/)
    expect(await page.getByRole('combobox', { name: 'Pick-up Location' }).inputValue()).toBe('')
  },
)

test(
  'a declined card leads back to the same trip, and the next card pays it',
  { timeout: TIMEOUT },
  async () => {
    const site = await openSite()
    const page = await openWindow(site, '/book', PHONE)
    await fillInToPayment(page)
    await goToPay(page)
    const firstPage = page.url()
    await page.getByRole('button', { name: 'Use a card that is declined' }).click()
    await page.getByText('The card was declined').waitFor()
    await page.getByRole('link', { name: 'Leave without paying' }).click()
    await heading(page, 'Payment Failed')
    expect(await findBarriers(page)).toEqual([])

    await page.getByRole('link', { name: 'Try Again' }).click()
    await heading(page, /Review & Confirm$/)
    await page.getByText('Ana Silva').waitFor()
    await goToPay(page)
    expect(page.url()).not.toBe(firstPage)
    await page.getByRole('button', { name: /^Pay €49\.00/ }).click()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await heading(page, 'Payment Successful!')
    expect(await statuses(site)).toEqual(['completed'])

    await page.goto(firstPage)
    await heading(page, 'This payment page has expired')
  },
)

test(
  'Back from the payment page shows the trip as it was, and the same page again',
  { timeout: TIMEOUT },
  async () => {
    const site = await openSite()
    const page = await openWindow(site, '/book', PHONE)
    await fillInToPayment(page)
    await goToPay(page)
    const paymentPage = page.url()
    await page.goBack()
    await heading(page, /Review & Confirm$/)
    await page.getByText('Ana Silva').waitFor()
    await goToPay(page)
    expect(page.url()).toBe(paymentPage)
    await page.goBack()
    await page.reload()
    await heading(page, /Review & Confirm$/)
    await goToPay(page)
    expect(page.url()).toBe(paymentPage)
    expect(await statuses(site)).toEqual(['pending'])
  },
)

test(
  'who leaves unpaid and pays later in another tab sees the first one turn',
  { timeout: TIMEOUT },
  async () => {
    const site = await openSite()
    const page = await openWindow(site, '/book', PHONE)
    await fillInToPayment(page)
    await goToPay(page)
    const paymentPage = page.url()
    await page.getByRole('link', { name: 'Leave without paying' }).click()
    await heading(page, 'Payment Processing')
    expect(await findBarriers(page)).toEqual([])
    const other = await openWindow(site, 'about:blank', PHONE)
    await other.goto(paymentPage)
    await other.getByText('Make it harder for the shop').click()
    await other.getByLabel('What happens after a payment').selectOption('unnoticed')
    await other.getByRole('button', { name: /^Pay €49\.00/ }).click()
    await heading(page, 'Payment Successful!')
  },
)

test('cash instead of a card that was declined is a booking of its own', { timeout: TIMEOUT }, async () => {
  const site = await openSite()
  const page = await openWindow(site, '/book', PHONE)
  await fillInToPayment(page)
  await goToPay(page)
  await page.getByRole('button', { name: 'Use a card that is declined' }).click()
  await page.getByRole('link', { name: 'Leave without paying' }).click()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await page.getByRole('radio', { name: /^Cash/ }).click()
  await page.getByRole('button', { name: 'Complete Reservation' }).click()
  await heading(page, 'Reservation Confirmed')
  expect(await statuses(site)).toEqual(['not_required', 'failed'])
})

test(
  'a provider that refuses is told of in a sentence, and a second click books nothing twice',
  { timeout: TIMEOUT },
  async () => {
    const provider = await simulatorServer()
    onTestFinished(() => provider.close())
    provider.clock.advance({ minutes: (Date.now() - provider.clock.now().getTime()) / 60_000 })
    const site = await openSite(settingsOf(provider))
    const page = await openWindow(site, '/book', PHONE, [502], { elsewhere: provider.url })
    await fillInToPayment(page)
    provider.faults.next('create', 'refused with 403')
    await page.getByRole('radio', { name: /^Online Payment/ }).click()
    await page.getByRole('button', { name: /^Complete Reservation and pay €/ }).click()
    await page.getByText('Booking Failed').first().waitFor()
    await page
      .getByText(/^Online payment is not available right now\./)
      .first()
      .waitFor()
    expect(await statuses(site)).toEqual(['failed'])

    await page.getByRole('button', { name: /^Complete Reservation and pay €/ }).click()
    await page.waitForURL((url) => url.origin === provider.url)
    expect(await statuses(site)).toEqual(['pending'])
  },
)

test(
  'a provider that hangs is waited for in sight, and its page is found again',
  { timeout: TIMEOUT },
  async () => {
    const provider = await simulatorServer()
    onTestFinished(() => provider.close())
    provider.clock.advance({ minutes: (Date.now() - provider.clock.now().getTime()) / 60_000 })
    const site = await openSite(settingsOf(provider))
    const page = await openWindow(site, '/book', PHONE, [], { elsewhere: provider.url })
    await fillInToPayment(page)
    provider.faults.next('create', 'slow headers')
    await page.getByRole('radio', { name: /^Online Payment/ }).click()
    await page.getByRole('button', { name: /^Complete Reservation and pay €/ }).click()
    await page.getByRole('button', { name: 'Sending your reservation...' }).waitFor()
    await heading(page, 'Simulated payment')
    expect(await statuses(site)).toEqual(['pending'])
  },
)
