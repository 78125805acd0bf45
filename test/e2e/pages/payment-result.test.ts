import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Site } from '../support/visitor.ts'
import { bookToPay, pretend } from '../support/pay.ts'
import { heads, leads, says } from '../support/see.ts'
import { checkRows, shareSite } from '../support/table.ts'

const site = shareSite()

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** Opens the result page of a payment that the customer has brought so far. */
async function result(page: Page, of: Site, act?: 'pay' | 'decline', path = '/payment-result?checkoutId=') {
  const { checkoutUrl, checkoutId } = await bookToPay(of)
  if (act) await pretend(checkoutUrl, act)
  await page.goto(`${of.origin}${path}${checkoutId}`)
}

describe('the payment result page', () => {
  checkRows(
    site,
    [
      {
        says: 'no id: Invalid Payment Link, which leads home after 3 s',
        at: '/payment-result',
        see: async (page) => {
          await heads('Invalid Payment Link')(page)
          await page.waitForURL((url) => url.pathname === '/')
        },
      },
      {
        says: 'Payment Verification Failed for an id that we do not know, with its sentence',
        at: '/payment-result?checkoutId=unknown',
        see: async (page) => {
          await heads('Payment Verification Failed')(page)
          await says(
            'We encountered an error while verifying your payment. Please contact us for assistance.',
          )(page)
        },
      },
      { says: '... Return to Home', see: (page) => leads(link(page, 'Return to Home'), '/') },
      {
        says: '... Contact Support leads to /contact',
        see: (page) => leads(link(page, 'Contact Support'), '/contact'),
      },
      {
        says: 'Payment Successful! shows the amount in euros with two decimals',
        see: async (page) => {
          await result(page, site(), 'pay')
          await heads('Payment Successful!')(page)
          await says('Amount Paid')(page)
          await says('€49.00')(page)
        },
      },
      {
        says: '... and offers Make Another Booking',
        see: (page) => leads(link(page, 'Make Another Booking'), '/book'),
      },
      {
        says: 'Payment Failed mentions insufficient funds or a technical issue',
        see: async (page) => {
          await result(page, site(), 'decline')
          await heads('Payment Failed')(page)
          await says(/insufficient funds or a technical issue/)(page)
        },
      },
      {
        says: '... Try Again goes to /booking',
        see: async (page) => {
          expect(
            new URL((await link(page, 'Try Again').getAttribute('href')) ?? '', page.url()).pathname,
          ).toBe('/booking')
        },
      },
      {
        says: 'Payment Processing while it is pending, and the page turns by itself',
        see: async (page) => {
          const { checkoutUrl, checkoutId } = await bookToPay(site())
          await page.goto(`${site().origin}/payment-result?checkoutId=${checkoutId}`)
          await heads('Payment Processing')(page)
          await pretend(checkoutUrl, 'pay', 'unnoticed')
          await heads('Payment Successful!')(page)
        },
      },
      {
        says: 'reads id as well as checkoutId, and is also reached as /payment/result',
        see: async (page) => {
          await result(page, site(), 'pay', '/payment/result?id=')
          await heads('Payment Successful!')(page)
        },
      },
      {
        says: 'believes nothing that the address says of the outcome',
        see: async (page) => {
          const { checkoutId } = await bookToPay(site())
          await page.goto(
            `${site().origin}/payment-result?checkoutId=${checkoutId}&status=success&paymentStatus=completed`,
          )
          await heads('Payment Processing')(page)
        },
      },
      {
        says: 'is kept out of search engines',
        see: async (page) => {
          expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/)
        },
      },
    ],
    { refused: [404] },
  )
})
