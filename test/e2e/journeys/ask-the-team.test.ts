import { expect, test } from 'vitest'
import { ADMIN } from '../../support/config.ts'
import { choosePickupDay, choosePickupTime, dayFromNow, next } from '../support/book.ts'
import { DESKTOP, openSite, openWindow, PHONE } from '../support/visitor.ts'

test.for([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)(
  'a traveller at %s whose trip has no price asks the team, and the office answers',
  async ([, viewport]) => {
    const site = await openSite()
    // A link may name any place: this one no road leads to.
    const refused = [422]
    const page = await openWindow(site, '/book?pickup=Faro%20Airport&dropoff=Atlantis', viewport, refused)
    await choosePickupDay(page, dayFromNow(14))
    await choosePickupTime(page, '10', '30')
    await next(page)

    await page.getByRole('button', { name: 'Ask our team for a price' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask our team for a price' })
    await dialog.getByRole('textbox', { name: 'Full Name' }).fill('Ana Silva')
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('+351 912 345 678')
    await dialog.getByRole('textbox', { name: 'Message' }).fill('The quay, please.')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    const sent = page.getByRole('dialog', { name: 'We have your request' })
    await sent.getByText('Our team contacts you within 24 hours, at +351 912 345 678.').waitFor()
    const reference = /QR-[2-9A-Z]{6}/.exec(await sent.innerText())?.[0] ?? 'no reference'
    await sent.getByRole('button', { name: 'Back to my booking' }).click()
    await page.getByRole('heading', { name: /Select Your Vehicle/ }).waitFor()

    const office = await openWindow(site, '/admin/login', viewport)
    await office.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username)
    await office.getByLabel('Password').fill(ADMIN.password)
    await office.getByRole('button', { name: 'Sign In' }).click()
    await office.getByRole('link', { name: /Enquiries\s+1 not answered/ }).click()
    const card = office.getByRole('article', { name: 'Ana Silva' })
    for (const text of [reference, 'Atlantis', 'The quay, please.', 'Not answered'])
      await card.getByText(text, { exact: true }).waitFor()
    await card.getByRole('button', { name: 'Mark as answered' }).click()
    await card.getByText('Answered', { exact: true }).waitFor()
    await office.getByRole('link', { name: 'Enquiries', exact: true }).waitFor()
    expect(new URL(office.url()).pathname).toBe('/admin/enquiries')
  },
)
