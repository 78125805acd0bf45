import { reply, startFakeSmtpServer } from '@chauffeur/gateways/mail/testing/fake-smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { faroToVilamoura } from '../../support/trips.ts'
import { openPage } from '../support/open-page.ts'
import { openSite } from '../support/site.ts'
import { inspect } from '../support/inspect.ts'

const pickupDate = `${new Date().getFullYear() + 1}-06-01`
const customerEmail = `ana.${'sousa'.repeat(12)}@example.com`

test('a mail that was refused is sent again by keyboard', async () => {
  let isFull = true
  const smtp = await startFakeSmtpServer({
    recipient: () => (isFull ? reply(550, 'mailbox full') : undefined),
  })
  onTestFinished(() => smtp.close())
  const site = await openSite({ SMTP_URL: smtp.url, MAIL_FROM: 'office@costa.example' })
  const { done } = await site.client.ask('createBooking', faroToVilamoura({ pickupDate, customerEmail }))

  const admin = await openPage('/admin', { site, isSignedIn: true })
  await admin.getByRole('link', { name: /^Settings/ }).click()
  await admin
    .getByRole('main')
    .getByRole('link', { name: /^Mails/ })
    .click()
  const card = admin.getByRole('article', { name: 'Request received' })
  const refresh = admin.getByRole('button', { name: 'Refresh' })
  // It may still have been under way when the page was read.
  await expect
    .poll(async () => {
      await refresh.click()
      return card.getByText('Given up', { exact: true }).count()
    })
    .toBe(1)
  await admin.getByRole('link', { name: /^Mails\s+1 given up$/ }).waitFor()
  await card.getByText('The mail server refuses this mail: 550 mailbox full').waitFor()
  await card.getByRole('link', { name: done.bookingNumber }).waitFor()
  await inspect(admin, 'a mail that was given up')

  isFull = false
  await card.getByRole('link', { name: done.bookingNumber }).focus()
  await admin.keyboard.press('Tab')
  expect(await admin.evaluate(() => document.activeElement?.textContent)).toBe('Send again')
  await admin.keyboard.press('Enter')
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([[customerEmail]])
  const empty = admin.getByRole('heading', { name: 'Every mail was delivered' })
  await expect
    .poll(async () => {
      await refresh.click()
      return empty.count()
    })
    .toBe(1)
  await inspect(admin, 'every mail delivered')
})
