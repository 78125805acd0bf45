import { expect, test } from 'vitest'
import { choosePickup, next } from '../support/booking-form.ts'
import { inspect } from '../support/inspect.ts'
import { openPage, PHONE } from '../support/open-page.ts'

test('a traveller whose trip has no price asks the team, and the office marks the request as answered', async () => {
  // A link may name any place: no road leads to this one.
  const refusals = [422]
  const page = await openPage('/book?pickup=Faro%20Airport&dropoff=Atlantis', { viewport: PHONE, refusals })
  await choosePickup(page)
  await next(page)

  await page.getByRole('button', { name: 'Ask our team for a price' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask our team for a price' })
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill('Berta Vaz')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+351 912 345 678')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('The quay, please.')
  await inspect(page, 'request for a price')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  const sent = page.getByRole('dialog', { name: 'We have your request' })
  await sent.getByText('Our team will contact you within 24 hours, at +351 912 345 678.').waitFor()
  const reference = /QR-[2-9A-Z]{6}/.exec(await sent.innerText())?.[0] ?? 'no reference'
  await sent.getByRole('button', { name: 'Back to my booking' }).click()
  await page.getByRole('heading', { name: /Select Your Vehicle/ }).waitFor()

  const admin = await openPage('/admin', { isSignedIn: true })
  await admin.getByRole('link', { name: /Enquiries\s+\d+ not answered/ }).click()
  const card = admin.getByRole('article', { name: 'Berta Vaz' })
  for (const text of [reference, 'Atlantis', 'The quay, please.', 'Not answered'])
    await card.getByText(text, { exact: true }).waitFor()
  await inspect(admin, 'enquiries')
  await card.getByRole('button', { name: 'Mark as answered' }).click()
  await card.getByText('Answered', { exact: true }).waitFor()
  expect(new URL(admin.url()).pathname).toBe('/admin/enquiries')
})
