import { reply, startFakeSmtpServer } from '@chauffeur/gateways/mail/testing/fake-smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { ADMIN } from '../../support/config.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { findBarriers } from '../support/accessibility.ts'
import { DESKTOP, NARROW, openSite, openWindow, PHONE } from '../support/visitor.ts'

const pickupDate = `${new Date().getFullYear() + 1}-06-01`
const customerEmail = `ana.${'sousa'.repeat(12)}@example.com`

test.for([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
  ['a narrow phone', NARROW],
] as const)('the office at %s has a mail sent again that was refused, by keyboard', async ([, viewport]) => {
  let isFull = true
  const smtp = await startFakeSmtpServer({
    recipient: () => (isFull ? reply(550, 'mailbox full') : undefined),
  })
  onTestFinished(() => smtp.close())
  const site = await openSite({ SMTP_URL: smtp.url, MAIL_FROM: 'office@costa.example' })
  const { done } = await site.door.ask('createBooking', faroToVilamoura({ pickupDate, customerEmail }))

  const office = await openWindow(site, '/admin/login', viewport)
  await office.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username)
  await office.getByLabel('Password').fill(ADMIN.password)
  await office.getByRole('button', { name: 'Sign In' }).click()
  await office.getByRole('link', { name: /^Mails/ }).click()
  const card = office.getByRole('article', { name: 'Request received' })
  const refresh = office.getByRole('button', { name: 'Refresh' })
  // It may still have been under way when the page was read.
  await expect
    .poll(async () => {
      await refresh.click()
      return card.getByText('Given up', { exact: true }).count()
    })
    .toBe(1)
  await office.getByRole('link', { name: /^Mails\s+1 given up$/ }).waitFor()
  await card.getByText('The mail server refuses this mail: 550 mailbox full').waitFor()
  await card.getByRole('link', { name: done.bookingNumber }).waitFor()
  expect(await findBarriers(office)).toEqual([])
  const sideways = () => office.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await sideways()).toBeLessThanOrEqual(0)

  isFull = false
  await card.getByRole('link', { name: done.bookingNumber }).focus()
  await office.keyboard.press('Tab')
  expect(await office.evaluate(() => document.activeElement?.textContent)).toBe('Send again')
  await office.keyboard.press('Enter')
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([[customerEmail]])
  const empty = office.getByRole('heading', { name: 'Every mail was delivered' })
  await expect
    .poll(async () => {
      await refresh.click()
      return empty.count()
    })
    .toBe(1)
  expect(await findBarriers(office)).toEqual([])
})
