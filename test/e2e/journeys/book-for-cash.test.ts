import { expect, test } from 'vitest'
import { ADMIN } from '../../support/config.ts'
import { readMails } from '../../support/mailbox.ts'
import { chooseLocation, choosePickupDay, choosePickupTime, dayFromNow, next } from '../support/book.ts'
import { DESKTOP, openSite, openWindow, PHONE } from '../support/visitor.ts'

test.for([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const)(
  'a traveller at %s books a transfer, the office confirms it, and the mail says so',
  async ([, viewport]) => {
    const site = await openSite()
    const page = await openWindow(site, '/book', viewport)

    await chooseLocation(page, 'Pick-up Location', 'faro airp', /^Faro Airport/)
    await chooseLocation(page, 'Drop-off Location', 'vilamora', /^Vilamoura Vilamoura, 8125/)
    await choosePickupDay(page, dayFromNow(14))
    await choosePickupTime(page, '10', '30')
    await page.getByRole('button', { name: 'One passenger more' }).click()
    await next(page)

    const vehicles = page.getByRole('radiogroup', { name: /vehicle/i }).getByRole('radio')
    await expect.poll(() => vehicles.count()).toBe(4)
    await expect.poll(() => page.getByText(/^€\d+\.\d\d$/).count()).toBeGreaterThanOrEqual(4)
    await page.getByRole('radio', { name: /E Class/ }).click()
    await next(page)

    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana Silva')
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
    await page.getByRole('textbox', { name: 'Phone' }).fill('+351 912 345 678')
    await next(page)

    await page.getByRole('radio', { name: /^Cash/ }).click()
    await page.getByRole('button', { name: 'Complete Reservation' }).click()
    await page.getByRole('heading', { name: 'Reservation Confirmed' }).waitFor()
    await page.getByText('Your reservation has been successfully submitted.').first().waitFor()
    const number = /TR-[2-9A-Z]{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no number'

    const office = await openWindow(site, '/admin/login', viewport)
    await office.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username)
    await office.getByLabel('Password').fill(ADMIN.password)
    await office.getByRole('button', { name: 'Sign In' }).click()
    const card = office.getByRole('article').filter({ hasText: number })
    await card.getByText('Ana Silva').waitFor()
    await card.getByRole('button', { name: 'Accept' }).click()
    const dialog = office.getByRole('alertdialog', { name: 'Confirmar Reserva?' })
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await office.getByText('Reserva Aceite').first().waitFor()
    await card.getByText('confirmed', { exact: false }).first().waitFor()

    const subjects = async () => (await readMails(site.mails)).map(({ subject }) => subject)
    await expect
      .poll(subjects, { timeout: 10_000 })
      .toEqual([`Your booking ${number} is confirmed`, `We have received your request ${number}`])
  },
)
