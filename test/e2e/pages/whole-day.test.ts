import { startFakeReceiver } from '@chauffeur/gateways/webhooks/testing/fake-receiver'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { aPicture } from '../../support/pictures.ts'
import { accountOf, type Account } from '../support/accounts-of-trips.ts'
import { ADMIN } from '../../support/config.ts'
import { gone } from '../support/admin.ts'
import { DAY, openOfficeOf } from '../support/firm-of-the-day.ts'
import { openMovableSite } from '../support/movable-site.ts'
import { hydrated, OFFLINE, PHONE } from '../support/open-page.ts'
import { linkIn } from '../support/private-link.ts'

// Some two hundred acts: a minute where nothing else is done, and several on a busy machine.
const WHOLE_DAY_MS = 10 * 60_000
const V_CLASS = { vehicleId: 3, vehicleName: 'Mercedes V Class' }

const way = (customerName: string, pickupTime: string, from: string, to: string, over: object = {}) => ({
  customerName,
  customerEmail: `${customerName.split(' ')[0]?.toLowerCase()}@example.com`,
  pickupDate: DAY,
  pickupTime,
  pickupLocation: from,
  dropoffLocation: to,
  ...over,
})

/** One job on a driver's phone, from the list. */
async function openJob(phone: Page, start: RegExp) {
  await phone.getByRole('button', { name: start }).click()
}
/** Takes a step on a driver's phone: the office has it when this is done. */
async function take(phone: Page, step: string | RegExp) {
  const arrived = phone.waitForResponse(/\/api\/driver\/events$/)
  await press(phone, step)
  await arrived
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
async function callGuest(phone: Page, name: string) {
  const arrived = phone.waitForResponse(/\/api\/driver\/events$/)
  await phone.getByRole('link', { name: `Call ${name}` }).click()
  await arrived
}
/** A session ends after twelve hours. */
async function signInToday(office: Page) {
  await office.goto('/admin/today')
  await office.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username)
  await office.getByLabel('Password').fill(ADMIN.password)
  await press(office, 'Sign In')
}
const tripOf = (office: Page, start: RegExp) => office.getByRole('article', { name: start })

test(
  'a day of twelve trips ends alike on the board, for the guests, in the mails and at the receivers',
  async () => {
    const receiver = await startFakeReceiver()
    onTestFinished(() => receiver.close())
    const world = await openMovableSite('2027-01-26T19:00:30Z', {
      PAYMENTS: 'simulator',
      WEBHOOK_PRIVATE: 'yes',
      OFFICE_EMAIL: 'office@costa.example',
    })
    const { at, open, site } = world
    const today = (time: string) => at(`${DAY}T${time}:30Z`)
    const firm = openOfficeOf(world)

    const [carOne, carTwo, carThree, carFour] = [
      await firm.car('11-AA-11'),
      await firm.car('22-BB-22', { label: 'The silver one', colour: 'Silver' }),
      await firm.car('33-CC-33', { vehicleId: 3, seats: 7, label: 'The van' }),
      await firm.car('44-DD-44', { label: 'The spare one' }),
    ]
    const ana = await firm.driver('Ana Martins', carOne)
    const rui = await firm.driver('Rui Alves', carTwo)
    const eva = await firm.driver('Eva Costa', carThree)
    await firm.receiver(receiver.url)
    const FARO = 'Faro Airport'
    const trips = {
      a1: await firm.trip(way('Anton Berg', '08:00', 'Vilamoura', FARO)),
      r1: await firm.trip(way('Bella Rossi', '08:30', 'Albufeira', FARO)),
      e1: await firm.trip(way('Carl Weiss', '09:00', FARO, 'Lagos', { ...V_CLASS, passengers: '5' })),
      a2: await firm.trip(way('Grace Hill', '11:00', FARO, 'Vilamoura', { flightNumber: 'BA 2692' })),
      r2: await firm.trip(way('Dora Lind', '11:30', FARO, 'Albufeira')),
      e2: await firm.trip(way('Emil Krogh', '13:30', 'Albufeira', FARO)),
      a3: await firm.trip(way('Henry Ford', '14:00', 'Albufeira', FARO)),
      r3: await firm.trip(way('Frida Holm', '15:30', 'Vilamoura', 'Lagos', { paymentMethod: 'sumup' })),
      e3: await firm.trip(way('Gustav Nord', '16:00', FARO, 'Vilamoura', V_CLASS)),
      a4: await firm.trip(way('Ida Falk', '18:00', FARO, 'Albufeira')),
      r4: await firm.trip(way('Henry Ford', '18:30', FARO, 'Vilamoura')),
      e4: await firm.trip(way('Jonas Vik', '19:00', 'Lagos', FARO, V_CLASS)),
    }
    for (const trip of [trips.a2, trips.a3, trips.a4]) await firm.give(trip, ana.id, carOne)
    for (const trip of [trips.r1, trips.r2, trips.e2, trips.r3, trips.r4])
      await firm.give(trip, rui.id, carTwo)
    for (const trip of [trips.e3, trips.e4]) await firm.give(trip, eva.id, carThree)

    // The evening before: the office gives the last two, and the drivers say what they take.
    await at('2027-01-26T19:10:30Z')
    const office = await open('/admin/today', { isSignedIn: true, refusals: [409] })
    await press(office, 'Tomorrow')
    await office.getByText('12 trips, 2 without a driver').waitFor()
    await tripOf(office, /^08:00/)
      .getByRole('button', { name: /^Assign/ })
      .click()
    await office
      .getByRole('dialog')
      .getByRole('button', { name: /^Ana Martins.*11-AA-11/ })
      .click()
    await office.getByRole('dialog').waitFor(gone)
    await office.getByText('12 trips, 1 without a driver').waitFor()
    await tripOf(office, /^09:00/)
      .getByRole('button', { name: /^Assign/ })
      .press('Enter')
    await office
      .getByRole('dialog')
      .getByRole('button', { name: /^Eva Costa.*33-CC-33/ })
      .press('Enter')
    await office.getByRole('dialog').waitFor(gone)
    await office.getByText('12 trips, all given to drivers').waitFor()

    const onPhone = { viewport: PHONE, expectedError: OFFLINE } as const
    const anaPhone = await open(ana.path, onPhone)
    const ruiPhone = await open(rui.path, onPhone)
    const evaPhone = await open(eva.path, onPhone)
    for (const start of [/^08:00/, /^11:00/, /^14:00/, /^18:00/]) {
      await openJob(anaPhone, start)
      await take(anaPhone, 'Accept this trip')
      await press(anaPhone, 'All trips')
    }
    await openJob(ruiPhone, /^13:30/)
    await press(ruiPhone, 'Decline')
    await ruiPhone.getByRole('textbox', { name: 'Reason for the office' }).fill('I am at the dentist.')
    await take(ruiPhone, 'Decline the trip')
    await ruiPhone.getByRole('button', { name: 'Decline the trip' }).waitFor(gone)
    await press(ruiPhone, 'All trips')
    await openJob(evaPhone, /^09:00/)
    await take(evaPhone, 'Accept this trip')
    for (const trip of [trips.r1, trips.r2, trips.r3, trips.r4, trips.e3, trips.e4])
      await firm.told(trip, 'accept')
    await at('2027-01-26T19:30:30Z')
    await office.getByText('12 trips, 1 without a driver').waitFor()
    await tripOf(office, /^13:30/)
      .getByRole('button', { name: /^Assign/ })
      .click()
    const dialog = office.getByRole('dialog')
    await dialog.getByText('Choose yourself').click()
    await dialog.getByRole('combobox', { name: 'Driver' }).selectOption(eva.id)
    await dialog.getByRole('combobox', { name: 'Car' }).selectOption(carFour)
    await dialog.getByRole('button', { name: 'Give the trip' }).click()
    await dialog.waitFor(gone)
    await at('2027-01-26T19:32:30Z')
    await press(evaPhone, 'All trips')
    await openJob(evaPhone, /^13:30/)
    await take(evaPhone, 'Accept this trip')
    await press(evaPhone, 'All trips')

    // The day.
    await today('03:00')
    await today('06:30')
    await signInToday(office)
    await office.getByText('12 trips, all given to drivers').waitFor()
    const guestOne = await open(await linkIn(site, trips.a2.bookingNumber), { viewport: PHONE })
    const guestTwo = await open(await linkIn(site, trips.a3.bookingNumber), { viewport: PHONE })
    await press(guestTwo, 'Change the journey')
    const change = guestTwo.getByRole('dialog', { name: 'Change the journey' })
    await change.getByRole('combobox', { name: 'Pick-up time' }).fill('14:45')
    await guestTwo.getByRole('option', { name: '14:45' }).click()
    await change.getByRole('button', { name: 'See what it costs' }).click()
    await press(guestTwo, 'Ask for this change')
    await guestTwo.getByRole('heading', { name: 'Your change waits for our answer' }).waitFor()

    await today('06:40')
    await tripOf(office, /^14:00/)
      .getByRole('link', { name: /^Open the booking/ })
      .click()
    const waiting = office.getByRole('region', { name: 'Change waiting' })
    await waiting.getByText(/14:45/).waitFor()
    await waiting.getByRole('button', { name: 'Accept the change' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Accept the change' }).click()
    await waiting.waitFor(gone)
    await office.goto('/admin/today')
    await today('06:42')
    await guestTwo.getByText('This journey was changed as you asked.').waitFor()
    expect(await guestTwo.getByText('We have your change, and answer by email.').count()).toBe(0)
    await openJob(anaPhone, /^14:45/)
    await anaPhone.getByText('Pick-up changed from 14:00 to 14:45.').waitFor()
    await take(anaPhone, 'Accept this trip')
    await press(anaPhone, 'All trips')

    await today('07:25')
    await openJob(anaPhone, /^08:00/)
    await take(anaPhone, 'I am on my way')
    await take(anaPhone, /^Undo/)
    await today('07:30')
    await take(anaPhone, 'I am on my way')
    await today('07:50')
    await firm.told(trips.r1, 'on_the_way')
    await today('07:55')
    await take(anaPhone, 'I am at the pick-up')
    await today('08:05')
    await take(anaPhone, 'Guest is on board')
    await today('08:15')
    await openJob(evaPhone, /^09:00/)
    await take(evaPhone, 'I am on my way')
    await today('08:32')
    await firm.told(trips.r1, 'on_board')
    await today('08:40')
    await take(anaPhone, 'Trip completed')
    await press(anaPhone, 'All trips')
    await today('08:50')
    await take(evaPhone, 'I am at the pick-up')
    await today('09:05')
    await firm.told(trips.r1, 'completed')

    // The guest tells a later flight; the chauffeur reads it.
    await today('09:10')
    await press(guestOne, 'Change details')
    const details = guestOne.getByRole('dialog', { name: 'Change details' })
    await details.getByRole('textbox', { name: 'Flight number' }).fill('BA 2694')
    await details.getByRole('textbox', { name: 'Special requests' }).fill('We land at 11:40 instead.')
    await details.getByRole('button', { name: 'Save' }).click()
    await details.waitFor(gone)
    await guestOne.getByText('Saved. Our team knows it.').waitFor()

    // In the mountains there is no signal.
    await evaPhone.evaluate(async () => void (await navigator.serviceWorker.ready))
    await evaPhone.context().setOffline(true)
    await today('09:40')
    await press(evaPhone, 'Guest is on board')
    await evaPhone.getByText('1 step not sent yet').waitFor()
    await evaPhone.reload()
    await today('10:30')
    await openJob(anaPhone, /^11:00/)
    await anaPhone.getByText('BA 2694').waitFor()
    await anaPhone.getByText('We land at 11:40 instead.').waitFor()
    await take(anaPhone, 'I am on my way')
    await today('10:50')
    await openJob(evaPhone, /^09:00/)
    await press(evaPhone, 'Trip completed')
    await evaPhone.getByText('2 steps not sent yet. Keep this page open until there is signal.').waitFor()
    await evaPhone.context().setOffline(false)
    await today('10:55')
    await evaPhone.getByText('not sent yet').waitFor({ state: 'hidden' })
    await press(evaPhone, 'All trips')
    await take(anaPhone, 'I am at the pick-up')
    await today('11:10')
    await guestOne.getByText('Ana waits at Faro Airport', { exact: false }).waitFor()
    await today('11:25')
    await office.getByText(/Rui should have left/).waitFor()
    await press(office, 'Mark on the way')
    await office.getByRole('button', { name: 'Mark on the way' }).waitFor(gone)
    await today('11:32')
    await firm.told(trips.r2, 'arrived')
    await today('11:50')
    await take(anaPhone, 'Guest is on board')
    await firm.told(trips.r2, 'on_board')
    await today('12:20')
    await take(anaPhone, 'Trip completed')
    await press(anaPhone, 'All trips')
    await today('12:40')
    await firm.told(trips.r2, 'completed')

    for (const [time, step] of [
      ['13:00', 'on_the_way'],
      ['13:25', 'arrived'],
      ['13:32', 'on_board'],
      ['14:08', 'completed'],
    ] as const) {
      await today(time)
      await firm.told(trips.e2, step)
    }
    await today('14:10')
    await openJob(anaPhone, /^14:45/)
    await take(anaPhone, 'I am on my way')

    // The van has a flat tyre.
    await today('14:30')
    await tripOf(office, /^16:00/)
      .getByRole('button', { name: /^Reassign/ })
      .click()
    await dialog.getByText('Choose yourself').click()
    await dialog.getByRole('combobox', { name: 'Driver' }).selectOption(eva.id)
    await dialog.getByRole('combobox', { name: 'Car' }).selectOption(carFour)
    await dialog.getByRole('button', { name: 'Give the trip' }).click()
    await dialog.getByRole('textbox', { name: 'Why all the same' }).fill('The van has a flat tyre.')
    await dialog.getByRole('button', { name: 'Give it all the same' }).click()
    await dialog.waitFor(gone)
    await today('14:32')
    await openJob(evaPhone, /^16:00/)
    await evaPhone.getByText('The car is 44-DD-44 now.').waitFor()
    await take(evaPhone, 'Accept this trip')
    await today('14:40')
    await take(anaPhone, 'I am at the pick-up')
    await today('14:50')
    await take(anaPhone, 'Guest is on board')

    await today('15:00')
    await openJob(ruiPhone, /^15:30/)
    await take(ruiPhone, 'I am on my way')
    await today('15:25')
    await take(ruiPhone, 'I am at the pick-up')
    await take(evaPhone, 'I am on my way')
    await today('15:31')
    await callGuest(ruiPhone, 'Frida Holm')
    await ruiPhone.getByText('Contact attempts: 15:31.').waitFor()
    await take(anaPhone, 'Trip completed')
    await press(anaPhone, 'All trips')
    await today('15:43')
    await callGuest(ruiPhone, 'Frida Holm')
    await ruiPhone.getByText('Contact attempts: 15:31, 15:43.').waitFor()
    const photo = await (await aPicture(1600, 1200)).jpeg().toBuffer()
    const proved = ruiPhone.waitForResponse(/\/api\/driver\/proofs/)
    await ruiPhone
      .getByLabel('Take a photo of the meeting point')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
    await proved
    await today('15:46')
    await ruiPhone.getByText('Waited 16 of 15 included minutes.').waitFor()
    await take(ruiPhone, 'Report a no-show')
    await ruiPhone.getByText('Reported. The office decides now: please wait.').waitFor()
    await today('15:48')
    await office.getByText(/Rui says that the guest has not come/).waitFor()
    await office.getByRole('button', { name: 'Decide' }).first().click()
    await dialog.getByRole('radio', { name: 'Give back a part' }).click()
    await dialog.getByRole('spinbutton').fill('20')
    await dialog.getByRole('button', { name: 'Confirm no-show' }).click()
    await dialog.waitFor(gone)
    await firm.told(trips.e3, 'arrived')
    await today('16:10')
    await firm.told(trips.e3, 'on_board')

    // The second guest has had enough of driving for today.
    await today('16:30')
    const evening = await guestTwo.context().newPage()
    await evening.goto(await linkIn(site, trips.r4.bookingNumber))
    await hydrated(evening)
    await press(evening, 'Cancel this journey')
    await press(evening, 'Yes, cancel the journey')
    await evening.getByRole('heading', { level: 1, name: 'This journey is cancelled' }).waitFor()
    await today('16:45')
    await firm.told(trips.e3, 'completed')
    await ruiPhone.getByText('No-show confirmed').waitFor()
    await press(ruiPhone, 'All trips')
    await ruiPhone.getByRole('button', { name: /^18:30.*No longer yours/s }).waitFor()
    for (const [time, trip, step] of [
      ['17:30', trips.a4, 'on_the_way'],
      ['17:55', trips.a4, 'arrived'],
      ['18:00', trips.e4, 'on_the_way'],
      ['18:20', trips.a4, 'on_board'],
      ['18:55', trips.e4, 'arrived'],
      ['19:00', trips.a4, 'completed'],
      ['19:05', trips.e4, 'on_board'],
      ['20:00', trips.e4, 'completed'],
    ] as const) {
      await today(time)
      await firm.told(trip, step)
    }
    await today('20:30')

    await signInToday(office)

    await office.getByText('11 trips, all given to drivers').waitFor()
    await office.getByText('Nothing needs you now.').waitFor()
    expect(await stepsOn(guestOne)).toEqual(['10:30', '10:55', '11:50', '12:20'])
    expect(await stepsOn(guestTwo)).toEqual(['14:10', '14:40', '14:50', '15:31'])
    const without = await tripOf(office, /^09:00/).innerText()
    expect(without).toContain('Completed at 10:50')
    expect(without).not.toContain('clock is off')
    for (const [name, trip] of Object.entries(trips))
      expect([name, await accountOf(trip, firm, receiver.received)]).toEqual([name, expected[name]])
  },
  WHOLE_DAY_MS,
)

/** The times of the guest's four steps. */
async function stepsOn(guest: Page): Promise<string[]> {
  const card = guest.getByRole('region', { name: 'Your chauffeur' })
  await card.getByText('Thank you for travelling with us.').waitFor()
  return card.getByRole('time').allTextContents()
}

const HEARD = ['chauffeur-assigned', 'chauffeur-at-pickup', 'chauffeur-on-the-way']
const THANKED = [...HEARD, 'trip-thanks']
const trip = (
  board: string | undefined,
  history: readonly string[],
  more: Partial<Account> = {},
): Account => ({
  board,
  history,
  mails: THANKED,
  money: [],
  ...more,
})

/** What the day comes to. The clock is Lisbon's; the evening before ends at 19:32. */
const expected: Readonly<Record<string, Account>> = {
  a1: trip('08:00 Ana Martins, 11-AA-11: completed', [
    '19:10 assigned',
    '19:10 accept',
    '07:25 on_the_way',
    '07:25 undo',
    '07:30 on_the_way',
    '07:55 arrived',
    '08:05 on_board',
    '08:40 completed',
  ]),
  r1: trip(
    '08:30 Rui Alves, 22-BB-22: completed',
    ['19:00 assigned', '19:10 accept', '07:50 on_the_way', '08:32 on_board', '09:05 completed'],
    { mails: ['chauffeur-assigned', 'chauffeur-on-the-way', 'trip-thanks'] },
  ),
  e1: trip('09:00 Eva Costa, 33-CC-33: completed', [
    '19:10 assigned',
    '19:10 accept',
    '08:15 on_the_way',
    '08:50 arrived',
    // What the phone without signal told arrived together.
    '10:55 on_board',
    '10:55 completed',
  ]),
  a2: trip(
    '11:00 Ana Martins, 11-AA-11: completed',
    [
      '19:00 assigned',
      '19:10 accept',
      '09:10 details-changed',
      '10:30 on_the_way',
      '10:55 arrived',
      '11:50 on_board',
      '12:20 completed',
    ],
    { mails: [...HEARD, 'office-changed-details', 'trip-thanks'] },
  ),
  r2: trip('11:30 Rui Alves, 22-BB-22: completed', [
    '19:00 assigned',
    '19:10 accept',
    '11:25 on_the_way',
    '11:32 arrived',
    '11:50 on_board',
    '12:40 completed',
  ]),
  e2: trip('13:30 Eva Costa, 44-DD-44: completed', [
    '19:00 assigned',
    '19:10 decline',
    '19:30 assigned',
    '19:32 accept',
    '13:00 on_the_way',
    '13:25 arrived',
    '13:32 on_board',
    '14:08 completed',
  ]),
  a3: trip(
    '14:45 Ana Martins, 11-AA-11: completed',
    [
      '19:00 assigned',
      '19:10 accept',
      '06:30 change-requested',
      '06:40 changed',
      '06:40 changed',
      '06:42 accept',
      '14:10 on_the_way',
      '14:40 arrived',
      '14:50 on_board',
      '15:31 completed',
    ],
    {
      mails: [
        'booking-changed',
        'change-requested',
        'chauffeur-assigned',
        ...HEARD,
        'office-change-request',
        'trip-thanks',
      ],
    },
  ),
  r3: trip(
    '15:30 Rui Alves, 22-BB-22: no_show',
    [
      '19:00 assigned',
      '19:10 accept',
      '15:00 on_the_way',
      '15:25 arrived',
      '15:31 contact_attempt',
      '15:43 contact_attempt',
      '15:46 no_show',
      '15:48 no_show_confirmed',
    ],
    {
      mails: [...HEARD, 'payment-received', 'payment-refunded'],
      money: ['payment.completed', 'payment.refunded'],
    },
  ),
  e3: trip(
    '16:00 Eva Costa, 44-DD-44: completed',
    [
      '19:00 assigned',
      '19:10 accept',
      '14:30 assigned',
      '14:32 accept',
      '15:25 on_the_way',
      '15:48 arrived',
      '16:10 on_board',
      '16:45 completed',
    ],
    { mails: ['chauffeur-assigned', ...THANKED] },
  ),
  a4: trip('18:00 Ana Martins, 11-AA-11: completed', [
    '19:00 assigned',
    '19:10 accept',
    '17:30 on_the_way',
    '17:55 arrived',
    '18:20 on_board',
    '19:00 completed',
  ]),
  r4: trip(undefined, ['19:00 assigned', '19:10 accept', '16:30 released', '16:30 cancelled'], {
    mails: ['booking-cancelled', 'chauffeur-assigned', 'office-cancellation'],
  }),
  e4: trip('19:00 Eva Costa, 33-CC-33: completed', [
    '19:00 assigned',
    '19:10 accept',
    '18:00 on_the_way',
    '18:55 arrived',
    '19:05 on_board',
    '20:00 completed',
  ]),
}
