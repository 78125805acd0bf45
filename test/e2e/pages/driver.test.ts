import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers, inspect } from '../support/inspect.ts'
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
  await page.getByRole('heading', { name: /^This trip begins in/ }).waitFor()
  await inspect(page, 'the question before a trip of another day')
  const confirm = page.getByRole('button', { name: 'Yes, start it now' })
  // A tap that comes at once counts as the second one of a double tap.
  await expect
    .poll(async () => {
      if ((await confirm.count()) > 0) await confirm.click()
      return confirm.count()
    })
    .toBe(0)
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

test('what a guest has paid is asked without signal, and the office reads it', async () => {
  const { site, cookie, booking, job, path } = await driverWithTrip('Zita Melo')
  for (const type of ['accept', 'on_the_way', 'arrived', 'on_board'])
    await site.client.ask('recordTripEvent', { id: job.id, eventId: crypto.randomUUID(), type }, { cookie })
  const page = await openPage(path, { viewport: PHONE, expectedError: OFFLINE })
  await page.getByRole('button', { name: /Faro Airport → Vilamoura/ }).click()
  await page.getByText('Collect €49.00 in cash').waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Trip completed' }).click()
  const question = page.getByRole('region', { name: 'Collected €49.00?' })
  await question.getByText('With it you carry €49.00 for the office.').waitFor()
  await inspect(page, 'what was collected')
  await question.getByRole('button', { name: 'Another amount' }).click()
  await question.getByRole('textbox', { name: 'Amount in euros' }).fill('40,50')
  await question.getByRole('button', { name: 'In cash' }).click()
  await page.getByText('€40.50 collected in cash').waitFor()
  await page.reload()
  await page.getByText('You carry €40.50 for the office.').waitFor()
  await page.context().setOffline(false)
  await page.getByText('not sent yet').waitFor({ state: 'hidden' })
  expect(await findBarriers(page), 'a trip that is over').toEqual([])
  const { done } = await site.client.ask('readBookingCash', { id: booking.id }, { cookie })
  expect(done.entries.map(({ kind, method, amount, owed }) => [kind, method, amount, owed])).toEqual([
    ['collected', 'cash', 40.5, 49],
  ])
  const office = await openPage('/admin/cars', { site, isSignedIn: true })
  await office.getByRole('button', { name: 'Handed over by Zita Melo' }).click()
  await inspect(office, 'cash that is handed over')
  await office.getByRole('dialog').getByRole('button', { name: 'Record' }).click()
  await office.getByText('€40.50 handed over').waitFor()
})

test('a message that arrives has the page that is open read the trips again', async () => {
  const { path } = await driverWithTrip('Ivo Nunes')
  const page = await openPage(path, { viewport: PHONE })
  await page.getByRole('button', { name: /Faro Airport → Vilamoura/ }).waitFor()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const asked = page.waitForRequest(/\/api\/driver\/jobs/)
  const heard = page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data))
    return promise
  })
  await deliverPush(page, { title: 'New trip', body: '17:45 Faro Airport → Vilamoura' })
  expect(await heard).toBe('trips')
  await asked
})

/** As the browser's own push service does: no message of ours leaves this machine. */
async function deliverPush(page: Page, notice: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<string>()
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations
    if (first) resolve(first.registrationId)
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await promise,
    data: JSON.stringify(notice),
  })
}

test('the page offers to tell of new trips, and says so where the phone cannot', async () => {
  const { path } = await driverWithTrip('Nuno Dias')
  const page = await openPage(path, { viewport: PHONE })
  const offered = page
    .getByRole('button', { name: 'Tell me of new trips' })
    .or(page.getByText('This phone does not show messages of this page.', { exact: false }))
  await offered.waitFor()
  expect(await offered.count()).toBe(1)
})

test('a flight that is late is set by the office, and the driver reads it', async () => {
  const { site, booking, path } = await driverWithTrip('Olga Reis', { flightNumber: 'TP 1234' })
  const office = await openPage(`/admin/bookings/${booking.bookingNumber}`, { site, isSignedIn: true })
  await office.getByRole('button', { name: /^Move for late flight/ }).click()
  await office.getByLabel('Met at').fill('11:05')
  await inspect(office, 'a flight that is late')
  await office.getByRole('button', { name: 'Set the new time' }).click()
  await office.getByText('Met at 11:05').waitFor()
  const page = await openPage(path, { viewport: PHONE })
  await page.getByRole('button', { name: /10:30\s*11:05/ }).click()
  await page.getByText('The guest comes later: meet at 11:05.').waitFor()
  await inspect(page, 'a guest who comes later')
})
