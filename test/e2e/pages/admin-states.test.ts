import { test } from 'vitest'
import { bookTrip, cardOf, gone } from '../support/admin.ts'
import { inspect } from '../support/inspect.ts'
import { openPage } from '../support/open-page.ts'

test('the bookings and all that opens there have no barrier and fit every window', async () => {
  const { bookingNumber } = await bookTrip({ customerName: 'Isabel Matos' })
  const page = await openPage('/admin', { isSignedIn: true })
  await page.getByLabel('Search', { exact: true }).fill(bookingNumber)
  const card = cardOf(page, bookingNumber)
  await card.getByRole('button', { name: 'History' }).click()
  await card.getByText('Requested by the customer').waitFor()
  await inspect(page, 'a booking with its history')

  await card.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'question before an acceptance')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').waitFor(gone)
  await card.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'question before a rejection')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').waitFor(gone)
  await page.getByLabel('Status', { exact: true }).selectOption('rejected')
  await page.getByText(/match/i).first().waitFor()
  await inspect(page, 'no booking matches')
})
