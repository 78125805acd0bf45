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
  await page.getByText('Guest not here?').waitFor()
  await inspect(page, 'at the pick-up')
})

test('a note of several lines arrives, and a step that can never be counted holds up nothing', async () => {
  const { site, cookie, booking, path } = await driverWithTrip('Eva Pires')
  const page = await openPage(path, { viewport: PHONE })
  await page.getByRole('button', { name: /Faro Airport → Vilamoura/ }).waitFor()
  // As an older page might have left it.
  await page.evaluate(async (link) => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>()
    const request = indexedDB.open('driver', 1)
    request.addEventListener('success', () => resolve(request.result))
    const rows = (await promise).transaction('unsent', 'readwrite').objectStore('unsent')
    rows.add({ link, one: { kind: 'event', event: { id: 'e1', assignmentId: 'gone', type: 'paused' } } })
    rows.add({ link, one: 'nothing that is known' })
  }, path.split('/').at(-1))
  await page.reload()
  await page.getByRole('heading', { name: '2 steps were not counted' }).waitFor()
  await inspect(page, 'steps that were not counted')
  await page.getByRole('button', { name: 'I have read this' }).click()
  await page.getByRole('button', { name: /Faro Airport → Vilamoura/ }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page
    .getByRole('textbox', { name: 'Reason for the office' })
    .fill('My child is ill.\nRui could take it.')
  await page.getByRole('button', { name: 'Decline the trip' }).click()
  await page.getByText('This trip is no longer yours.').first().waitFor()
  // The phone says so before the office hears of it.
  await expect
    .poll(async () => {
      const { done } = await site.client.ask('readBookingHistory', { id: booking.id }, { cookie })
      return done.entries.find(({ act }) => act === 'trip-decline')?.note
    })
    .toBe('My child is ill.\nRui could take it.')
  const office = await openPage('/admin/today', { site, isSignedIn: true })
  const alarm = office.getByRole('listitem').filter({ hasText: 'Eva’s phone reported “paused”' })
  await alarm.waitFor()
  await inspect(office, 'a step that was not counted')
  await alarm.getByRole('button', { name: 'Settled' }).click()
  await alarm.waitFor({ state: 'hidden' })
})
