import { expect, test } from 'vitest'
import { inspect } from '../support/inspect.ts'
import { OFFLINE, openPage, PHONE } from '../support/open-page.ts'
import { driverWithTrip } from '../support/driver.ts'

test('two steps without signal, and a reload between, arrive once and in their order', async () => {
  const { site, cookie, booking, driver, job, path } = await driverWithTrip('Ana Martins')
  const page = await openPage(path, { viewport: PHONE, expectedError: OFFLINE })
  await page.getByRole('button', { name: /Faro Airport → Vilamoura/ }).click()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Accept this trip' }).click()
  await page.getByText('1 step not sent yet').waitFor()
  await page.reload()
  await page.getByRole('button', { name: /Accepted.*Faro Airport → Vilamoura/s }).click()
  await page.getByRole('button', { name: 'I am on my way' }).click()
  await page.getByText('2 steps not sent yet. Keep this page open until there is signal.').waitFor()
  await page.context().setOffline(false)
  await page.getByText('not sent yet').waitFor({ state: 'hidden' })
  const { done } = await site.client.ask(
    'recordTripEvent',
    {
      id: job.id,
      eventId: crypto.randomUUID(),
      type: 'contact_attempt',
    },
    { cookie },
  )
  expect(done.events.map(({ type, outcome, source }) => [type, outcome, source])).toEqual([
    ['accept', 'moved', 'driver'],
    ['on_the_way', 'moved', 'driver'],
    ['contact_attempt', 'added', 'office'],
  ])
  expect([done.bookingId, done.driverId]).toEqual([booking.id, driver.id])
})

test('the list, and a job whose guest is not there, have no barriers', async () => {
  const { site, cookie, job, path } = await driverWithTrip('Rui Costa')
  const page = await openPage(path, { viewport: PHONE })
  await page.getByRole('button', { name: /Faro Airport → Vilamoura/ }).waitFor()
  await inspect(page, 'the list')
  for (const type of ['accept', 'on_the_way', 'arrived'])
    await site.client.ask('recordTripEvent', { id: job.id, eventId: crypto.randomUUID(), type }, { cookie })
  await page.reload()
  await page.getByRole('button', { name: /Faro Airport → Vilamoura/ }).click()
  await page.getByText('The guest is not here?').waitFor()
  await inspect(page, 'at the pick-up')
})
