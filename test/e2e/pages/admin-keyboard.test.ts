import { expect, test } from 'vitest'
import { ADMIN } from '../../support/config.ts'
import { escape, focused, tabTo } from '../support/keyboard.ts'
import { openPage } from '../support/open-page.ts'
import { openSite } from '../support/site.ts'
import { bookTrip, cardOf } from '../support/admin.ts'
import { inspect } from '../support/inspect.ts'

test('the office finds, reads and decides its bookings with the keyboard alone', async () => {
  const site = await openSite({})
  const { bookingNumber } = await bookTrip({ customerName: 'Ana Silva' }, site)
  await bookTrip({ customerName: 'Rui Costa' }, site)
  const page = await openPage('/admin/login', { site })
  const press = (key: string) => page.keyboard.press(key)

  await tabTo(page, /^Username/)
  await page.keyboard.type(ADMIN.username)
  await tabTo(page, /^Password/)
  await page.keyboard.type(ADMIN.password)
  await press('Enter')
  await page.getByRole('article').first().waitFor()
  await expect.poll(() => focused(page)).toBe('Admin Dashboard')

  await tabTo(page, /^Search/)
  await page.keyboard.type('ana silva')
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await tabTo(page, /^Status/)
  await tabTo(page, /^Pickup from/)
  await tabTo(page, /^Clear filters/)
  await tabTo(page, /^Refresh$/)
  await tabTo(page, /^More$/)
  await press('Enter')
  await tabTo(page, /^Download CSV$/)

  await tabTo(page, /^Calendar$/)
  await press('Enter')
  await page.getByRole('button', { name: 'Make a link' }).waitFor()
  await inspect(page, 'calendar without a link')
  await tabTo(page, /^Make a link$/)
  await press('Enter')
  await page.getByLabel('Address for the calendar program').waitFor()
  await inspect(page, 'calendar with a link')
  await page.getByRole('button', { name: 'Renew link' }).click()
  await page.getByRole('alertdialog').waitFor()
  await inspect(page, 'question before a renewal')
  await escape(page, page.getByRole('alertdialog'))
  await escape(page, page.getByRole('dialog'))
  await expect.poll(() => focused(page)).toBe('Calendar')

  const card = cardOf(page, bookingNumber)
  await tabTo(page, /^History$/)
  await press('Enter')
  await card.getByText('Requested by the customer').waitFor()
  await tabTo(page, new RegExp(`^Accept ${bookingNumber}$`))
  await press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Confirmar Reserva?' })
  await dialog.waitFor()
  // The harmless answer first.
  await expect.poll(() => focused(page)).toBe('Cancel')
  await escape(page, dialog)
  await expect.poll(() => focused(page)).toBe(`Accept ${bookingNumber}`)
  await press('Enter')
  await dialog.waitFor()
  await expect.poll(() => focused(page)).toBe('Cancel')
  await tabTo(page, /^Accept$/)
  await press('Enter')
  await card.getByText('Confirmed', { exact: true }).waitFor()
  // The buttons are gone; who pressed them goes on from the card.
  await expect.poll(() => focused(page)).toBe('Ana Silva')
})
