import { expect } from 'vitest'
import { ADMIN } from '../../../support/config.ts'
import { gone } from '../admin.ts'
import type { MovableSite } from '../movable-site.ts'

interface Choice {
  readonly driverId: string
  readonly carId: string
  /** Why it is given although something speaks against it. */
  readonly why?: string
}

/** The office with its page of the day open. */
export async function openToday({ open }: MovableSite) {
  const page = await open('/admin/today', { isSignedIn: true, refusals: [409] })
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name }).click()
  const tripAt = (start: string) => page.getByRole('article', { name: new RegExp(`^${start}`) })
  const assignButton = (start: string) => tripAt(start).getByRole('button', { name: /^(Assign|Reassign)/ })
  const suggestion = (driver: string, plate: string) =>
    dialog.getByRole('button', { name: new RegExp(`^${driver}.*${plate}`) })
  return {
    press,
    /** A session ends after twelve hours. */
    async signInAgain() {
      await page.goto('/admin/today')
      await page.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username)
      await page.getByLabel('Password').fill(ADMIN.password)
      await press('Sign In')
    },
    shows: (text: string | RegExp) => page.getByText(text).waitFor(),
    /** An alarm that time alone has raised, which the page finds within a minute of its own clock; maybe in a fold. */
    async showsAlarm(text: RegExp): Promise<void> {
      const isShown = async () => {
        await page.reload()
        await page.getByText(/^\d+ trips: /).waitFor()
        const folds = page
          .getByRole('region', { name: 'Needs attention' })
          .getByRole('button', { name: 'Show' })
        for (const fold of await folds.all()) await fold.click()
        return page.getByText(text).count()
      }
      await expect.poll(isShown).toBe(1)
    },
    /** Reads the list's text about a trip that is over. */
    async textOfTrip(start: string): Promise<string> {
      await page.getByText(/trips that are over$/).click()
      return tripAt(start).innerText()
    },
    /** Gives the trip that starts at this time as is suggested. */
    async give(start: string, driver: string, plate: string) {
      await assignButton(start).click()
      await suggestion(driver, plate).click()
      await dialog.waitFor(gone)
    },
    async giveByKeyboard(start: string, driver: string, plate: string) {
      await assignButton(start).press('Enter')
      await suggestion(driver, plate).press('Enter')
      await dialog.waitFor(gone)
    },
    async giveByChoice(start: string, { driverId, carId, why }: Choice) {
      await assignButton(start).click()
      await dialog.getByText('Choose yourself').click()
      await dialog.getByRole('combobox', { name: 'Driver' }).selectOption(driverId)
      await dialog.getByRole('combobox', { name: 'Car' }).selectOption(carId)
      await dialog.getByRole('button', { name: 'Give the trip' }).click()
      if (why !== undefined) {
        await dialog.getByRole('textbox', { name: 'Why all the same' }).fill(why)
        await dialog.getByRole('button', { name: 'Assign anyway' }).click()
      }
      await dialog.waitFor(gone)
    },
    /** Accepts what the guest of a trip has asked for, on the booking's page. */
    async acceptChange(start: string, asked: RegExp) {
      await tripAt(start)
        .getByRole('link', { name: /^Open the booking/ })
        .click()
      const waiting = page.getByRole('region', { name: 'Change waiting' })
      await waiting.getByText(asked).waitFor()
      await waiting.getByRole('button', { name: 'Accept the change' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Accept the change' }).click()
      await waiting.waitFor(gone)
      await page.goto('/admin/today')
    },
    async markOnTheWay() {
      await press('Mark on the way')
      await page.getByRole('button', { name: 'Mark on the way' }).waitFor(gone)
    },
    async confirmNoShow(euros: string) {
      await page.getByRole('button', { name: 'Decide' }).first().click()
      await dialog.getByRole('radio', { name: 'Give back a part' }).click()
      await dialog.getByRole('spinbutton').fill(euros)
      await dialog.getByRole('button', { name: 'Confirm no-show' }).click()
      await dialog.waitFor(gone)
    },
  }
}
