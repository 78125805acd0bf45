import { expect, test } from 'vitest'
import { bookToPay, pressOnSimulator } from '../support/online-payment.ts'
import { cardOf, gone } from '../support/admin.ts'
import { checkoutOf } from '../../support/payments.ts'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'

test('the office sends a payment link, and its customer pays by it on the phone', async () => {
  const { bookingNumber } = await bookToPay()
  const page = await openPage(`/admin?q=${bookingNumber}`, { isSignedIn: true })
  const card = cardOf(page, 'Payment pending')
  await card.waitFor()
  await inspect(page, 'a booking that is not paid')
  await card.getByRole('button', { name: 'Send payment link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send a payment link?' })
  await dialog.getByText(/gets an email with a link to pay €49.00/).waitFor()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const made = page.getByRole('dialog', { name: 'The link is on its way' })
  const url = new URL(await made.getByRole('textbox', { name: 'Payment link' }).inputValue())
  await inspect(page, 'the payment link')
  await made.getByRole('button', { name: 'Close' }).last().click()

  const phone = await openPage(`${url.pathname}${url.hash}`, { viewport: PHONE })
  await phone.getByRole('heading', { name: `Pay booking ${bookingNumber}` }).waitFor()
  await inspect(phone, 'what the link is for')
  await phone.getByRole('button', { name: 'Pay €49.00' }).click()
  await phone.getByRole('heading', { name: 'Simulated payment' }).waitFor()
  expect(checkoutOf(phone.url())).not.toBe('')
  await pressOnSimulator(phone.url(), 'pay')

  const again = await openPage(`${url.pathname}${url.hash}`, { viewport: PHONE })
  await expect
    .poll(async () => {
      await again.reload()
      // Until the server has answered, the page says "One moment".
      return again.getByRole('heading', { level: 1, name: /^(?!One moment)/ }).innerText()
    })
    .toBe('Paid already')
  await inspect(again, 'a link that was paid')
})

test('the office has the driver paid, and marks another trip as paid', async () => {
  const [first, second] = [await bookToPay(), await bookToPay()]
  const page = await openPage(`/admin?q=${first.bookingNumber}`, { isSignedIn: true })
  await cardOf(page, 'Payment pending').getByRole('button', { name: 'Pay the driver instead' }).click()
  const question = page.getByRole('alertdialog', { name: 'How does the customer pay the driver?' })
  await question.getByRole('radio', { name: 'By card on pick-up' }).click()
  await inspect(page, 'how the driver is paid')
  await question.getByRole('button', { name: 'Save' }).click()
  await question.waitFor(gone)
  await cardOf(page, 'Payable to the driver').waitFor()

  await page.goto(`/admin?q=${second.bookingNumber}`)
  await cardOf(page, 'Payment pending').getByRole('button', { name: 'Mark as paid' }).click()
  const dialog = page.getByRole('dialog', { name: 'Was it paid in another way?' })
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await dialog.getByText('Please say how it was paid.').waitFor()
  await inspect(page, 'a note that is missing')
  await dialog.getByRole('textbox', { name: 'How it was paid' }).fill('Bank transfer')
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await dialog.waitFor(gone)
  const card = cardOf(page, 'Paid')
  await card.getByRole('button', { name: 'History' }).click()
  await card.getByText('Marked as paid').waitFor()
  await card.getByText(/Bank transfer/).waitFor()

  await card.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('This trip is paid: €49.00 is refunded to the customer.').waitFor()
  await inspect(page, 'the rejection of a paid trip')
})

test('a link that leads nowhere says so', async () => {
  for (const [path, refusals] of [
    ['/pay#nothing', [404]],
    ['/pay', []],
  ] as const) {
    const page = await openPage(path, { refusals })
    const heading = page.getByRole('heading', { name: 'This link does not work' })
    await heading.waitFor()
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
  }
})
