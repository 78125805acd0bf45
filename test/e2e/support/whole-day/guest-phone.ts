import type { Page } from 'playwright-core'
import { gone } from '../admin.ts'
import type { MovableSite } from '../movable-site.ts'
import { hydrated, PHONE } from '../open-page.ts'
import { linkIn } from '../private-link.ts'
import type { Trip } from './firm.ts'

/** A guest's phone with the page of a trip open, by the link in the last mail. */
export async function openGuest({ open, site }: MovableSite, { bookingNumber }: Trip) {
  return onTripPage(await open(await linkIn(site, bookingNumber), { viewport: PHONE }))
}

/** Opens another trip in another tab of the same phone. */
export async function openInNewTab({ page }: GuestPhone, { site }: MovableSite, { bookingNumber }: Trip) {
  const tab = await page.context().newPage()
  await tab.goto(await linkIn(site, bookingNumber))
  await hydrated(tab)
  return onTripPage(tab)
}

type GuestPhone = ReturnType<typeof onTripPage>

function onTripPage(page: Page) {
  const press = (name: string) => page.getByRole('button', { name }).click()
  return {
    page,
    async askForPickupTime(time: string) {
      await press('Change the trip')
      const dialog = page.getByRole('dialog', { name: 'Change the trip' })
      await dialog.getByRole('combobox', { name: 'Pick-up time' }).fill(time)
      await page.keyboard.press('Enter')
      await dialog.getByRole('button', { name: 'See what it costs' }).click()
      await press('Ask for this change')
      await page.getByRole('heading', { name: 'Your change is awaiting our reply' }).waitFor()
    },
    async changeDetails({ flight, requests }: { readonly flight: string; readonly requests: string }) {
      await press('Change details')
      const dialog = page.getByRole('dialog', { name: 'Change details' })
      await dialog.getByRole('textbox', { name: 'Flight number' }).fill(flight)
      await dialog.getByRole('textbox', { name: 'Special requests' }).fill(requests)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.waitFor(gone)
      await page.getByText('Saved. Our team has been told.').waitFor()
    },
    async cancel() {
      await press('Cancel this trip')
      await press('Yes, cancel the trip')
      await page.getByRole('heading', { level: 1, name: 'This trip is cancelled' }).waitFor()
    },
    async sayHere() {
      await press('I am here')
      await page.getByText(/^You told us at .* that you are here\./).waitFor()
    },
    shows: (text: string) => page.getByText(text).waitFor(),
    countOf: (text: string) => page.getByText(text).count(),
    /** The times of the chauffeur's four steps, once the trip is over. */
    async steps(): Promise<string[]> {
      const card = page.getByRole('region', { name: 'Your chauffeur' })
      await card.getByText('Thank you for travelling with us.').waitFor()
      return card.getByRole('time').allTextContents()
    },
  }
}
