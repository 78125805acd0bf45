import { aPicture } from '../../../support/pictures.ts'
import type { MovableSite } from '../movable-site.ts'
import { OFFLINE, PHONE } from '../open-page.ts'
import { gone } from '../admin.ts'

/** A driver's phone with its page open. A step is with the office when it is done, unless there is no signal. */
export async function openPhone({ open }: MovableSite, path: string) {
  const page = await open(path, { viewport: PHONE, expectedError: OFFLINE })
  // A Chromium with windows asks which program is to call, and takes no click until it is told.
  await page.addInitScript(callNobody)
  await page.evaluate(callNobody)
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const sent = async (act: () => Promise<void>) => {
    const arrived = page.waitForResponse(/\/api\/driver\/events$/)
    await act()
    await arrived
  }
  const phone = {
    press,
    /** Opens the trip that starts at this time. */
    openTrip: (start: string) => press(new RegExp(`^${start}`)),
    backToTrips: () => press('All trips'),
    take: (step: string | RegExp) => sent(() => press(step)),
    takeLastStep: () => sent(() => phone.completeWithCash()),
    /** Completes a trip whose guest has paid the driver what was owed. */
    async completeWithCash() {
      await press('Trip completed')
      await press(/^Yes, €[\d.]+ in cash$/)
    },
    async acceptTrip(start: string) {
      await phone.openTrip(start)
      await phone.take('Accept this trip')
      await phone.backToTrips()
    },
    async declineTrip(start: string, reason: string) {
      await phone.openTrip(start)
      await press('Decline')
      await page.getByRole('textbox', { name: 'Reason for the office' }).fill(reason)
      await phone.take('Decline the trip')
      await page.getByRole('button', { name: 'Decline the trip' }).waitFor(gone)
      await phone.backToTrips()
    },
    callGuest: (name: string) => sent(() => page.getByRole('link', { name: `Call ${name}` }).click()),
    async photographMeetingPoint() {
      const buffer = await (await aPicture(1600, 1200)).jpeg().toBuffer()
      const arrived = page.waitForResponse(/\/api\/driver\/proofs/)
      await page
        .getByLabel('Take a photo of the meeting point')
        .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
      await arrived
    },
    async loseSignal() {
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.context().setOffline(true)
    },
    regainSignal: () => page.context().setOffline(false),
    reload: () => page.reload(),
    shows: (text: string) => page.getByText(text).waitFor(),
    hides: (text: string) => page.getByText(text).waitFor({ state: 'hidden' }),
    showsTrip: (name: RegExp) => page.getByRole('button', { name }).waitFor(),
  }
  return phone
}

function callNobody() {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null
    if (link) event.preventDefault()
  })
}
