import { expect, test } from 'vitest'
import { ADMIN } from '../support/config.ts'
import { escape, focused, goOnUntil } from './keys.ts'
import { bookTrip, cardOf } from './office.ts'
import { openSite, openWindow } from './visitor.ts'

test(
  'the office finds, reads and decides its bookings with the keyboard alone',
  { timeout: 120_000 },
  async () => {
    const site = await openSite()
    const { bookingNumber } = await bookTrip(site, { customerName: 'Ana Silva' })
    await bookTrip(site, { customerName: 'Rui Costa' })
    const page = await openWindow(site, '/admin/login')
    const press = (key: string) => page.keyboard.press(key)

    await goOnUntil(page, /^Username/)
    await page.keyboard.type(ADMIN.username)
    await goOnUntil(page, /^Password/)
    await page.keyboard.type(ADMIN.password)
    await press('Enter')
    await page.getByRole('article').first().waitFor()
    await expect.poll(() => focused(page)).toBe('Admin Dashboard')

    await goOnUntil(page, /^Search/)
    await page.keyboard.type('ana silva')
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    await goOnUntil(page, /^Status/)
    await goOnUntil(page, /^Pickup from/)
    await goOnUntil(page, /^Clear filters/)
    await goOnUntil(page, /^Refresh$/)
    await goOnUntil(page, /^Download CSV$/)

    await goOnUntil(page, /^Calendar$/)
    await press('Enter')
    await page.getByRole('button', { name: 'Make a link' }).waitFor()
    await goOnUntil(page, /^Make a link$/)
    await press('Enter')
    await page.getByLabel('Address for the calendar program').waitFor()
    await escape(page, page.getByRole('dialog'))
    await expect.poll(() => focused(page)).toBe('Calendar')

    const card = cardOf(page, bookingNumber)
    await goOnUntil(page, /^History$/)
    await press('Enter')
    await card.getByText('Requested by the customer').waitFor()
    await goOnUntil(page, /^Accept$/)
    await press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Confirmar Reserva?' })
    await dialog.waitFor()
    // The harmless answer first.
    await expect.poll(() => focused(page)).toBe('Cancel')
    await escape(page, dialog)
    await expect.poll(() => focused(page)).toBe('Accept')
    await press('Enter')
    await dialog.waitFor()
    await expect.poll(() => focused(page)).toBe('Cancel')
    await goOnUntil(page, /^Accept$/)
    await press('Enter')
    await card.getByText('Confirmed', { exact: true }).waitFor()
    // The buttons are gone; who pressed them goes on from the card.
    await expect.poll(() => focused(page)).toBe('Ana Silva')
  },
)
