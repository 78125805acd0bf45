import { startFakeReceiver, type ReceivedMessage } from '@chauffeur/gateways/webhooks/testing/fake-receiver'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { findBarriers } from '../support/accessibility.ts'
import { bookTrip, signIn } from '../support/office.ts'
import { DESKTOP, NARROW, openSite, openWindow, PHONE } from '../support/visitor.ts'

function typeOf({ body, headers }: ReceivedMessage, secret: string): unknown {
  const message = new Verifier(secret).verify(body, headers)
  return typeof message === 'object' && message && 'type' in message ? message.type : undefined
}

test.for([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
  ['a narrow phone', NARROW],
] as const)(
  'the office at %s adds a receiver, tests it, and has a message sent again',
  { timeout: 240_000 },
  async ([, viewport]) => {
    const receiver = await startFakeReceiver()
    onTestFinished(() => receiver.close())
    const site = await openSite({ WEBHOOK_PRIVATE: 'yes' })
    const office = await openWindow(site, '/admin/login', viewport)
    await signIn(office)
    const sideways = () => office.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

    await office.getByRole('link', { name: /^Webhooks/ }).click()
    await office.getByRole('heading', { name: 'No receivers yet' }).waitFor()
    expect(await findBarriers(office), 'no receivers').toEqual([])

    await office.getByRole('button', { name: 'Add receiver' }).press('Enter')
    const dialog = office.getByRole('dialog', { name: 'Add receiver' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Hotel Sol')
    await dialog.getByRole('textbox', { name: 'Address' }).fill(`${receiver.url}/${'hooks-'.repeat(15)}`)
    await dialog.getByRole('checkbox', { name: 'Booking rejected' }).press('Space')
    expect(await findBarriers(office), 'dialog').toEqual([])
    await dialog.getByRole('textbox', { name: 'Address' }).press('Enter')
    const told = office.getByRole('dialog', { name: 'Secret of Hotel Sol' })
    const secret = await told.getByLabel('Signing secret').inputValue()
    expect(await findBarriers(office), 'secret').toEqual([])
    await told.getByRole('button', { name: 'Done' }).press('Enter')
    await told.waitFor({ state: 'detached' })

    const card = office.getByRole('article', { name: 'Hotel Sol' })
    await card.getByRole('button', { name: 'Send test' }).press('Enter')
    await card.getByText('Delivered', { exact: true }).waitFor()
    expect(receiver.received.map((message) => typeOf(message, secret))).toEqual(['webhook.test'])
    expect(await findBarriers(office), 'receivers').toEqual([])
    expect(await sideways()).toBeLessThanOrEqual(0)

    receiver.answerWith(410)
    const { bookingNumber } = await bookTrip(site)
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
    expect(await findBarriers(office), 'deliveries').toEqual([])
    expect(await sideways()).toBeLessThanOrEqual(0)

    receiver.answerWith(200)
    await office.getByRole('link', { name: 'All receivers' }).press('Enter')
    await card.getByText('Gone', { exact: true }).first().waitFor()
    expect(await findBarriers(office), 'a receiver that is gone').toEqual([])
    await card.getByRole('button', { name: 'Switch on' }).press('Enter')
    await card.getByRole('button', { name: 'Send test' }).waitFor()
    await card.getByRole('link', { name: 'Deliveries' }).press('Enter')
    await delivery.getByRole('button', { name: 'Send again' }).press('Enter')
    await delivery.getByText('Delivered', { exact: true }).waitFor()
    const made = receiver.received.filter(({ body }) => body.includes(bookingNumber))
    expect(new Set(made.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(typeOf(made.at(-1) ?? { method: '', path: '', headers: {}, body: '' }, secret)).toBe(
      'booking.created',
    )
  },
)
