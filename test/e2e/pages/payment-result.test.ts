import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { heads, leads, says } from '../support/see.ts'
import { checkInOrder } from '../support/check-in-order.ts'
import { bookToPay, pressOnSimulator } from '../support/online-payment.ts'

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** Opens the result page of a payment that the customer has brought so far. */
async function openResult(page: Page, act?: 'pay' | 'decline', path = '/payment-result?checkoutId=') {
  const { checkoutUrl, checkoutId } = await bookToPay()
  if (act) await pressOnSimulator(checkoutUrl, act)
  await page.goto(path + checkoutId)
}

describe('the payment result page', () => {
  checkInOrder(
    [
      {
        rule: 'a link without an id is called invalid and leads home after three seconds',
        at: '/payment-result',
        check: async (page) => {
          await heads('Invalid Payment Link')(page)
          await page.waitForURL((url) => url.pathname === '/')
        },
      },
      {
        rule: 'a payment that nobody knows cannot be verified, and the page says so',
        at: '/payment-result?checkoutId=unknown',
        check: async (page) => {
          await heads('Payment Verification Failed')(page)
          await says(
            'We encountered an error while verifying your payment. Please contact us for assistance.',
          )(page)
        },
      },
      {
        rule: 'a payment that cannot be verified leads home',
        check: (page) => leads(link(page, 'Return to Home'), '/'),
      },
      {
        rule: 'a payment that cannot be verified leads to the contact page',
        check: (page) => leads(link(page, 'Contact Support'), '/contact'),
      },
      {
        rule: 'a successful payment shows its amount',
        check: async (page) => {
          await openResult(page, 'pay')
          await heads('Payment Successful!')(page)
          await says('Amount Paid')(page)
          await says('€49.00')(page)
        },
      },
      {
        rule: 'a successful payment leads to another booking',
        check: (page) => leads(link(page, 'Make Another Booking'), '/book'),
      },
      {
        rule: 'a failed payment is explained by funds or technical trouble',
        check: async (page) => {
          await openResult(page, 'decline')
          await heads('Payment Failed')(page)
          await says(/insufficient funds or a technical issue/)(page)
        },
      },
      {
        rule: 'a failed payment can be tried again at /booking',
        check: async (page) => {
          expect(
            new URL((await link(page, 'Try Again').getAttribute('href')) ?? '', page.url()).pathname,
          ).toBe('/booking')
        },
      },
      {
        rule: 'a pending payment is shown as processing, and the page changes by itself',
        check: async (page) => {
          const { checkoutUrl, checkoutId } = await bookToPay()
          await page.goto(`/payment-result?checkoutId=${checkoutId}`)
          await heads('Payment Processing')(page)
          await pressOnSimulator(checkoutUrl, 'pay', 'unnoticed')
          await heads('Payment Successful!')(page)
        },
      },
      {
        rule: 'the page is also reached as /payment/result with an id',
        check: async (page) => {
          await openResult(page, 'pay', '/payment/result?id=')
          await heads('Payment Successful!')(page)
        },
      },
      {
        rule: 'what the address says of the outcome is ignored',
        check: async (page) => {
          const { checkoutId } = await bookToPay()
          await page.goto(`/payment-result?checkoutId=${checkoutId}&status=success&paymentStatus=completed`)
          await heads('Payment Processing')(page)
        },
      },
      {
        rule: 'the page is hidden from search engines',
        check: async (page) => {
          expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/)
        },
      },
    ],
    { refusals: [404] },
  )
})
