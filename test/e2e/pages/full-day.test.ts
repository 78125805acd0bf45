import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../../support/app.ts'
import { fillDay } from '../support/full-day.ts'
import { inspect } from '../support/inspect.ts'
import { openMovableSite } from '../support/movable-site.ts'
import { PHONE } from '../support/open-page.ts'

const DAY = '2027-01-27'

const top = async (page: Page, name: string) =>
  (await page.getByRole('region', { name }).boundingBox())?.y ?? Number.POSITIVE_INFINITY
const group = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('the alarms of 60 trips leave the day in view, and what has time is put off for everybody', async () => {
  const world = await openMovableSite('2027-01-26T19:00:30Z')
  await fillDay(world.site, DAY)
  const page = await world.open(`/admin/today?day=${DAY}`, { isSignedIn: true })
  const phone = await world.open(`/admin/today?day=${DAY}`, { isSignedIn: true, viewport: PHONE })
  const counts = '60 trips: 5 not accepted, 7 without a driver, 5 not answered by the driver, 43 accepted'
  await page.getByText(counts, { exact: true }).waitFor()
  await phone.getByText(counts, { exact: true }).waitFor()

  const decide = group(page, /^Decide/)
  await decide.getByText('5 trips tomorrow are not accepted').waitFor()
  await decide
    .getByText(/declined: Still in Praia da Luz then\./)
    .first()
    .waitFor()
  const later = group(page, /^Later/)
  await later.getByText('5 trips tomorrow have no driver').waitFor()
  await inspect(page, 'the alarms of a full day')
  await inspect(phone, 'the alarms of a full day on a phone')
  expect(await top(page, 'Cars over the day')).toBeLessThan(700)
  expect(await top(phone, 'Trips by time')).toBeLessThan(900)

  await later.getByRole('button', { name: 'Show' }).first().click()
  await later
    .getByRole('link', { name: /Faro Airport → Albufeira/ })
    .first()
    .waitFor()
  await later.getByRole('button', { name: 'Put off for an hour' }).click()
  await later.getByText(/^\d+ put off until 20:00$/).waitFor()
  await world.at('2027-01-26T19:01:30Z')
  await group(phone, /^Later/)
    .getByText(/^\d+ put off until 20:00$/)
    .waitFor()

  // In the morning nobody has recorded a step: what is late comes first after the decisions.
  await world.at(`${DAY}T09:00:30Z`)
  const [name = '', value = ''] = (await signIn(world.site.client)).split('=')
  await page.context().addCookies([{ name, value, url: world.site.origin }])
  await page.goto('/admin/today')
  await group(page, /^Late now/)
    .getByText(/^\d+ drivers are not at the pick-up$/)
    .waitFor()
  expect(await top(page, 'Cars over the day')).toBeLessThan(700)
})
