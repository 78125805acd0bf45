import { startFakeReceiver, type ReceivedMessage } from '@chauffeur/gateways/webhooks/testing/fake-receiver'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { openSite } from '../support/site.ts'
import { inspect } from '../support/inspect.ts'
import { bookTrip } from '../support/admin.ts'

function typeOf({ body, headers }: ReceivedMessage, secret: string): unknown {
  const message = new Verifier(secret).verify(body, headers)
  return typeof message === 'object' && message && 'type' in message ? message.type : undefined
}

test('a webhook is added, tested, and has a message sent again by keyboard', async () => {
  const receiver = await startFakeReceiver()
  onTestFinished(() => receiver.close())
  const site = await openSite({ WEBHOOK_PRIVATE: 'yes' })
  const office = await openPage('/admin', { site, isSignedIn: true })

  await office.getByRole('link', { name: /^Webhooks/ }).click()
  await office.getByRole('heading', { name: 'No receivers yet' }).waitFor()
  await inspect(office, 'no receivers')

  await office.getByRole('button', { name: 'Add receiver' }).press('Enter')
  const dialog = office.getByRole('dialog', { name: 'Add receiver' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Hotel Sol')
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`${receiver.url}/${'hooks-'.repeat(15)}`)
  await dialog.getByRole('checkbox', { name: 'Booking rejected' }).press('Space')
  await inspect(office, 'dialog')
  await dialog.getByRole('textbox', { name: 'Address' }).press('Enter')
  const made = office.getByRole('dialog', { name: 'Secret of Hotel Sol' })
  const secret = await made.getByLabel('Signing secret').inputValue()
  await inspect(office, 'secret')
  await made.getByRole('button', { name: 'Done' }).press('Enter')
  await made.waitFor({ state: 'detached' })

  const card = office.getByRole('article', { name: 'Hotel Sol' })
  await card.getByRole('button', { name: 'Send test' }).press('Enter')
  await card.getByText('Delivered', { exact: true }).waitFor()
  expect(receiver.received.map((message) => typeOf(message, secret))).toEqual(['webhook.test'])
  await inspect(office, 'receivers')

  receiver.answerWith(410)
  const { bookingNumber } = await bookTrip({}, site)
  await card.getByRole('link', { name: 'Deliveries' }).press('Enter')
  await office.getByRole('heading', { name: 'Deliveries to Hotel Sol' }).waitFor()
  const delivery = office.getByRole('article', { name: 'Booking made' })
  const refresh = office.getByRole('button', { name: 'Refresh' })
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
  await inspect(office, 'deliveries')

  receiver.answerWith(200)
  await office.getByRole('link', { name: 'All receivers' }).press('Enter')
  await card.getByText('Gone', { exact: true }).first().waitFor()
  await inspect(office, 'a receiver that is gone')
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
