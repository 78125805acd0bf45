import { endpoints } from '@chauffeur/contract/endpoints'
import { describe, expect, test as unitTest } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { protocols, type AskOptions, type Protocol } from '../../support/api-clients.ts'
import { makeKey, once } from '../../support/api-keys.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Car, Driver } from '../../../src/server/cars/car.entity.ts'
import { Enquiry } from '../../../src/server/enquiries/enquiry.entity.ts'
import { anOffer, aReply, askForPrice, aMessage } from '../../support/enquiries.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { aBlackout, aBlock, aCar, aDriver } from '../../support/cars.ts'
import { aStop } from '../../support/admin-forms.ts'
import { journeyOf, thereAndBack } from '../../support/journeys.ts'
import { addMember, memberCookie } from '../../support/partner-members.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

type CallName = keyof typeof endpoints

/** How each call that creates something is made, and made with one thing different. */
const creations = {
  createBooking: [() => faroToVilamoura(), { customerName: 'Rui Costa' }],
  createPartnerBooking: [() => faroToVilamoura(), { customerName: 'Rui Costa' }],
  cancelPartnerBooking: [aPartnersBooking, { reason: 'Ill' }],
  requestPartnerChange: [aPartnersChange, { pickupTime: '12:30' }],
  bookAsMember: [() => faroToVilamoura(), { customerName: 'Rui Costa' }],
  cancelAsMember: [aPartnersBooking, { reason: 'Ill' }],
  changeTripAsMember: [aPartnersChange, { pickupTime: '12:30' }],
  addPartnerEntry: [anEntry, { note: 'Another reason' }],
  disputeStatementLine: [aDispute, { text: 'It was three trips.' }],
  disputeAsMember: [aDispute, { text: 'It was three trips.' }],
  createJourney: [() => journeyOf(thereAndBack()), { customerName: 'Rui Costa' }],
  createPartnerJourney: [() => journeyOf(thereAndBack()), { customerName: 'Rui Costa' }],
  takeBooking: [() => faroToVilamoura(), { customerName: 'Rui Costa' }],
  createQuoteRequest: [() => askForPrice(), { customerName: 'Rui Costa' }],
  createContactMessage: [() => aMessage(), { customerName: 'Ana Sousa' }],
  replyToEnquiry: [aReplyToOne, { subject: 'Another subject' }],
  addBookingNote: [aNoteOnOne, { text: 'Wants the rear gate.' }],
  createMeetingPoint: [() => aMeetingPoint(), { textEn: 'Beside the café.' }],
  createStop: [aStop, { name: 'Silves Castle' }],
  createRegion: [() => ({ name: 'Faro-Beja' }), { name: 'Faro-Setúbal' }],
  createPricing: [aPrice, { hourlyRate: '66' }],
  createLuggageCapacity: [luggage, { config: '9 golf bags' }],
  createCar: [() => aCar(), { colour: 'Silver' }],
  blockCar: [aBlockOfOne, { note: 'Brakes' }],
  createDriver: [() => aDriver(), { name: 'Rui Costa' }],
  blockDriver: [aBlockOfOneDriver, { note: 'By train' }],
  createPartner: [() => ({ name: 'Lisbon Hotels', kind: 'hotel' }), { name: 'Hotel Sol' }],
  createBlackout: [
    () => aBlackout({ startDate: '2027-03-27', endDate: '2027-03-27' }),
    { sentence: 'We rest.' },
  ],
} as const satisfies Partial<Record<CallName, readonly [(app: TestApp) => unknown, object]>>

function aMeetingPoint() {
  const texts = { textEn: 'Under the clock.', textPt: 'Debaixo do relógio.', textEs: 'Debajo del reloj.' }
  return { name: 'Faro Airport', latitude: 37.0196, longitude: -7.9681, ...texts, imageUrl: null, exits: [] }
}

async function aReplyToOne(app: TestApp) {
  const enquiry = await app.database.fresh().findOne(Enquiry, { kind: 'contact' })
  const id = enquiry?.id ?? (await app.clients.REST.ask('createContactMessage', aMessage())).done.id
  return aReply({ id, offer: anOffer() })
}

async function aNoteOnOne(app: TestApp) {
  const booking = await app.database.fresh().findOne(Booking, { customerName: 'Rui Costa' })
  const trip = faroToVilamoura({ customerName: 'Rui Costa' })
  const id = booking?.id ?? (await app.clients.REST.ask('createBooking', trip)).done.id
  return { id, text: 'Speaks German.' }
}

async function aPartnersBooking(app: TestApp) {
  const customerName = 'Eva Lopes'
  const trip = faroToVilamoura({ customerName })
  const booking = await app.database.fresh().findOne(Booking, { customerName })
  if (booking) return { bookingNumber: booking.number }
  const key = await asOneMay(app, 'createPartnerBooking', 'its own')
  return {
    bookingNumber: (await app.clients.REST.ask('createPartnerBooking', trip, key)).done.bookingNumber,
  }
}

async function aPartnersChange(app: TestApp) {
  return { ...(await aPartnersBooking(app)), pickupTime: '11:30', expectedTotal: 49 }
}

async function anEntry(app: TestApp) {
  return { id: (await keyOf(app)).partner.id, entry: 'credit', amount: 120, note: 'As agreed' }
}

async function aDispute(app: TestApp) {
  const { id } = (await keyOf(app)).partner
  const account = async () => (await callAsAdmin(app, 'REST', 'readPartnerMoney', { id })).done
  if ((await account()).statements.length === 0) {
    await callAsAdmin(app, 'REST', 'addPartnerEntry', await anEntry(app))
    app.clock.advance({ hours: 31 * 24 })
    await app.signInAgain()
    await app.workers.statements.drain()
    const [draft] = (await account()).statements
    await callAsAdmin(app, 'REST', 'sendStatement', { id: draft?.id })
  }
  const { statements, entries } = await account()
  return { id: statements[0]?.id, lineId: entries[0]?.id, text: 'It was two trips.' }
}

async function aBlockOfOne(app: TestApp) {
  const car = await app.database.fresh().findOne(Car, { plate: '12-AB-34' })
  return aBlock({ id: car?.id ?? (await callAsAdmin(app, 'REST', 'createCar', aCar())).done.id })
}

async function aBlockOfOneDriver(app: TestApp) {
  const driver = await app.database.fresh().findOne(Driver, { name: 'Ana Martins' })
  return aBlock({ id: driver?.id ?? (await callAsAdmin(app, 'REST', 'createDriver', aDriver())).done.id })
}

function aPrice() {
  return { vehicleName: 'Sprinter', serviceType: 'hourly', hourlyRate: '65' }
}

function luggage() {
  return { vehicleId: 5, config: '8 golf bags', imageUrl: 'https://pictures.example/golf.jpg' }
}

async function ask(app: TestApp, protocol: Protocol, name: keyof typeof creations, key: string, change = {}) {
  if (name === 'createPricing') await makeRoom(app)
  const body = { ...(await creations[name][0](app)), ...change }
  return app.clients[protocol].ask(name, body, await asOneMay(app, name, key))
}

const keys = new WeakMap<TestApp, ReturnType<typeof makeKey>>()
const members = new WeakMap<TestApp, Promise<string>>()

function keyOf(app: TestApp): ReturnType<typeof makeKey> {
  const key = keys.get(app) ?? makeKey(app)
  keys.set(app, key)
  return key
}

/** The cookie of somebody of the key's partner. */
function memberOf(app: TestApp): Promise<string> {
  const signIn = async () => {
    await addMember(app, (await keyOf(app)).partner.id, 'desk@hotel.example', 'owner')
    return memberCookie(app)
  }
  const cookie = members.get(app) ?? signIn()
  members.set(app, cookie)
  return cookie
}

/** Partners come with a key, and their people signed in, always the same ones; everybody else may be signed in. */
async function asOneMay(app: TestApp, name: keyof typeof creations, key: string): Promise<AskOptions> {
  const { access } = endpoints[name]
  if (access === 'partner') return once(await keyOf(app), key)
  const cookie = access === 'member' ? await memberOf(app) : await app.adminCookie()
  return { cookie, headers: { 'idempotency-key': key } }
}

/** The first rows hold every price; one of them is taken away. */
async function makeRoom(app: TestApp): Promise<void> {
  await app.database
    .fresh()
    .execute(`delete from vehicle_pricing where vehicle_name like 'Sprinter%' and hourly_rate_cents <> 6500`)
}

unitTest('these are the calls that take an Idempotency-Key', () => {
  const calls = Object.entries(endpoints).filter(([, endpoint]) => endpoint.acceptsIdempotencyKey)
  expect(calls.map(([name]) => name).toSorted()).toEqual(Object.keys(creations).toSorted())
})

unitTest(
  'whatever creates something takes one, but for a secret that is shown only once and what only tries something',
  () => {
    const creating = Object.entries(endpoints).filter(([, { status }]) => status === 201)
    const not = creating.filter(([, endpoint]) => !endpoint.acceptsIdempotencyKey).map(([name]) => name)
    expect(not.toSorted()).toEqual([
      'createApiKey',
      'createMemberKey',
      'createMemberWebhook',
      'createPartnerWebhook',
      'createTestKey',
      'createWebhook',
      'makeDriverLink',
      'makeTestSignInLink',
      'makeTripLink',
      'playTestScenario',
      'renewCalendarLink',
      'renewMemberCalendarLink',
      'sendEventToWebhook',
      'testMemberWebhook',
      'testPartnerWebhook',
      'testWebhook',
    ])
  },
)

/** The answer to what changes or ends a booking is the booking. */
const statusOf = (name: keyof typeof creations) =>
  /^(?:cancel|requestPartnerChange$|changeTrip)/.test(name) ? 200 : 201
const names = Object.keys(creations).filter((name): name is keyof typeof creations => name in creations)

describe.each(protocols)('by %s', (protocol) => {
  test.for(names)('%s runs once for a key, and says so of a repeat', async (name, { open }) => {
    const app = await open()
    const first = await ask(app, protocol, name, 'the key')
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([statusOf(name), null])
    const again = await ask(app, protocol, name, 'the key')
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([statusOf(name), 'true'])
    expect(again.done).toEqual(first.done)
  })

  test.for(names)('%s is refused with the key of another request', async (name, { open }) => {
    const app = await open()
    const first = await ask(app, protocol, name, 'the key')
    expect(first.status).toBe(statusOf(name))
    const other = await ask(app, protocol, name, 'the key', creations[name][1])
    expect([other.status, other.refused.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })
})
