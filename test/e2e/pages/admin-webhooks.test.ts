import { startFakeReceiver, type ReceivedMessage } from '@chauffeur/gateways/webhooks/testing/fake-receiver'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { byKey } from '../../support/api-keys.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { openPage } from '../support/open-page.ts'
import { adminCookie, openSite } from '../support/site.ts'
import { inspect } from '../support/inspect.ts'
import { bookTrip } from '../support/admin.ts'
import { inDays } from '../support/booking-form.ts'

function typeOf({ body, headers }: ReceivedMessage, secret: string): unknown {
  const message = new Verifier(secret).verify(body, headers)
  return typeof message === 'object' && message && 'type' in message ? message.type : undefined
}

test('a webhook is added, tested, and has a message sent again by keyboard', async () => {
  const receiver = await startFakeReceiver()
  onTestFinished(() => receiver.close())
  const site = await openSite({ WEBHOOK_PRIVATE: 'yes' })
  const admin = await openPage('/admin', { site, isSignedIn: true })

  await admin.getByRole('link', { name: /^Settings/ }).click()
  await admin
    .getByRole('main')
    .getByRole('link', { name: /^Webhooks/ })
    .click()
  await admin.getByRole('heading', { name: 'No receivers yet' }).waitFor()
  await inspect(admin, 'no receivers')

  await admin.getByRole('button', { name: 'Add receiver' }).press('Enter')
  const dialog = admin.getByRole('dialog', { name: 'Add receiver' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hotel Sol')
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`${receiver.url}/${'hooks-'.repeat(15)}`)
  await dialog.getByRole('checkbox', { name: 'Booking rejected' }).press('Space')
  await inspect(admin, 'dialog')
  await dialog.getByRole('textbox', { name: 'Address' }).press('Enter')
  const made = admin.getByRole('dialog', { name: 'Secret of Hotel Sol' })
  const secret = await made.getByLabel('Signing secret').inputValue()
  await inspect(admin, 'secret')
  await made.getByRole('button', { name: 'Done' }).press('Enter')
  await made.waitFor({ state: 'detached' })

  const card = admin.getByRole('article', { name: 'Hotel Sol' })
  await card.getByRole('button', { name: 'Send test' }).press('Enter')
  await card.getByText('Delivered', { exact: true }).waitFor()
  expect(receiver.received.map((message) => typeOf(message, secret))).toEqual(['webhook.test'])
  await inspect(admin, 'receivers')

  receiver.answerWith(410)
  const { bookingNumber } = await bookTrip({}, site)
  await card.getByRole('link', { name: 'Deliveries' }).press('Enter')
  await admin.getByRole('heading', { name: 'Deliveries to Hotel Sol' }).waitFor()
  const delivery = admin.getByRole('article', { name: 'Booking made' })
  const refresh = admin.getByRole('button', { name: 'Refresh' })
  // It may still have been on its way when the page was read.
  await expect
    .poll(async () => {
      await refresh.press('Enter')
      return delivery.getByText('Given up', { exact: true }).count()
    })
    .toBe(1)
  await delivery.getByRole('link', { name: bookingNumber }).waitFor()
  await delivery.getByRole('button', { name: 'Details' }).press('Enter')
  await delivery.getByText('This is 410').first().waitFor()
  await inspect(admin, 'deliveries')

  receiver.answerWith(200)
  await admin.getByRole('link', { name: 'All receivers' }).press('Enter')
  await card.getByText('Gone', { exact: true }).first().waitFor()
  await inspect(admin, 'a receiver that is gone')
  await card.getByRole('button', { name: 'Switch on' }).press('Enter')
  await card.getByRole('button', { name: 'Send test' }).waitFor()
  await card.getByRole('link', { name: 'Deliveries' }).press('Enter')
  await delivery.getByRole('button', { name: 'Send again' }).press('Enter')
  await delivery.getByText('Delivered', { exact: true }).waitFor()
  const sent = receiver.received.filter(({ body }) => body.includes(bookingNumber))
  expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(typeOf(sent.at(-1) ?? { method: '', path: '', headers: {}, body: '' }, secret)).toBe(
    'booking.created',
  )
})

test('a receiver is given to a partner, whose bookings alone it hears of then', async () => {
  const receiver = await startFakeReceiver()
  onTestFinished(() => receiver.close())
  const site = await openSite({ WEBHOOK_PRIVATE: 'yes' })
  const cookie = await adminCookie(site)
  const asked = { name: 'Lisbon Hotels and Apartments', scopes: ['book'] }
  const { done: key } = await site.client.ask('createApiKey', asked, { cookie })
  const admin = await openPage('/admin/webhooks', { site, isSignedIn: true })

  await admin.getByRole('button', { name: 'Add receiver' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Add receiver' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hotel Sol')
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
  await dialog
    .getByText('It hears of every booking, with the names and phone numbers of all guests')
    .waitFor()
  await inspect(admin, 'a receiver of the office')
  await dialog
    .getByRole('combobox', { name: 'Which bookings' })
    .selectOption('Only those of Lisbon Hotels and Apartments')
  await dialog.getByText('It hears only of bookings of this partner').waitFor()
  await inspect(admin, 'a receiver of a partner')
  await dialog.getByRole('button', { name: 'Add receiver' }).click()
  await admin
    .getByRole('dialog', { name: 'Secret of Hotel Sol' })
    .getByRole('button', { name: 'Done' })
    .click()

  const card = admin.getByRole('article', { name: 'Hotel Sol' })
  await card.getByText('Only those of Lisbon Hotels and Apartments').waitFor()
  await bookTrip({ customerName: 'A stranger' }, site)
  const trip = faroToVilamoura({ pickupDate: inDays(14), customerName: 'A guest' })
  await site.client.ask('createBooking', trip, byKey(key))
  await expect.poll(() => receiver.received.length).toBe(1)
  expect(receiver.received.map(({ body }) => JSON.parse(body).data.passengerName)).toEqual(['A guest'])
  await admin.getByRole('button', { name: 'Refresh' }).click()
  await card.getByText('Delivered', { exact: true }).waitFor()
  await inspect(admin, 'a card of a partner')
})
