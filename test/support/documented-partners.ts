import {
  EXAMPLE_DAY,
  EXAMPLE_IDS,
  EXAMPLE_JOURNEY,
  EXAMPLE_NUMBER,
  EXAMPLE_SINCE,
  EXAMPLE_TEST_NUMBER,
} from './examples/example.ts'
import { createPartnerJourney } from './examples/partners.ts'
import { byKey, makeKey, makePartner } from './api-keys.ts'
import type { TestApp } from './app.ts'
import { callAsAdmin } from './admin-calls.ts'
import type { Open, Preparations, Prepared } from './example-preparation.ts'
import { SANDBOX, sandboxCalls, startPartner } from './sandbox.ts'
import { faroToVilamoura } from './trips.ts'

/** The preparations for the examples of API keys, and of the calls that they open. */
export const partnerPreparations: Preparations = {
  listPartnerVehicles: (open) => withKey(open),
  createPartnerQuote: (open) => withKey(open),
  quoteFleet: (open) => withKey(open),
  createPartnerBooking: (open) => withKey(open),
  async openPartnerCheckout(open) {
    const app = await open()
    const key = await makePartner(app, { returnOrigins: ['https://lisbon-hotels.example'] })
    const trip = faroToVilamoura({ pickupDate: EXAMPLE_DAY, paymentMethod: 'sumup' })
    const { done } = await app.clients.REST.ask('createPartnerBooking', trip, byKey(key))
    return { app, key, real: { [EXAMPLE_NUMBER]: done.bookingNumber } }
  },
  changePartnerBooking: withPartnerBooking,
  readPartnerBooking: withPartnerBooking,
  listPartnerBookings: withPartnerBooking,
  listPartnerEvents: withPartnerBooking,
  readPartnerCancellation: withPartnerBooking,
  cancelPartnerBooking: withPartnerBooking,
  quotePartnerChange: withPartnerBooking,
  requestPartnerChange: withPartnerBooking,
  async withdrawPartnerChange(open) {
    const { app, key, real } = await withPartnerBooking(open)
    const bookingNumber = real[EXAMPLE_NUMBER]
    const { id } = (await app.clients.REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done
    await callAsAdmin(app, 'REST', 'acceptBooking', { id })
    const asked = { bookingNumber, pickupTime: '11:30', expectedTotal: 49 }
    await app.clients.REST.ask('requestPartnerChange', asked, byKey(key))
    return { app, key, real }
  },
  createTestKey: async (open) => ({ app: await open(SANDBOX), real: {} }),
  makeTestSignInLink: withTestBooking,
  actOnTestBooking: withTestBooking,
  playTestScenario: withTestBooking,
  resetTestData: withTestBooking,
  listTestMails: withTestBooking,
  createPartnerJourney: (open) => withKey(open),
  async readPartnerJourney(open) {
    const { app, key } = await withKey(open)
    const { input } = createPartnerJourney['wayBack'] ?? {}
    const { done } = await app.clients.REST.ask('createPartnerJourney', input, byKey(key))
    return { app, key, real: { [EXAMPLE_JOURNEY]: done.journeyNumber } }
  },
  listApiKeys: (open) => withKey(open),
  rotateApiKey: (open) => withKey(open),
  endOldSecret: (open) =>
    withKey(open, async (app, id) => void (await callAsAdmin(app, 'REST', 'rotateApiKey', { id }))),
  revokeApiKey: (open) => withKey(open),
  rotateOwnApiKey: (open) => withKey(open),
  readMe: (open) => withKey(open),
  listPartners: (open) => withKey(open),
  changePartner: (open) => withKey(open),
  setPartnerState: (open) => withKey(open),
  readPartnerMoney: (open) => withStatement(open, 'sent'),
  addPartnerEntry: (open) => withStatement(open, 'sent'),
  sendStatement: (open) => withStatement(open, 'draft'),
  settleStatement: (open) => withStatement(open, 'sent'),
  decideDispute: (open) => withStatement(open, 'disputed'),
  listStatements: (open) => withStatement(open, 'sent'),
  readStatement: (open) => withStatement(open, 'disputed'),
  listStatementLines: (open) => withStatement(open, 'sent'),
  disputeStatementLine: (open) => withStatement(open, 'sent'),
  async mergePartners(open) {
    const { app, key, real } = await withKey(open)
    const other = await makeKey(app, { name: 'Lisbon Hotels Group' })
    return { app, key, real: { ...real, [EXAMPLE_IDS.otherPartner]: other.partner.id } }
  },
}

/** A partner with the statement of a month in which €120.00 were entered for it. */
export async function withStatement(
  open: Open,
  state: 'draft' | 'sent' | 'disputed',
): Promise<Prepared & { readonly key: { readonly secret: string } }> {
  const { app, key, real } = await withKey(open)
  const id = real[EXAMPLE_IDS.partner]
  await callAsAdmin(app, 'REST', 'addPartnerEntry', {
    id,
    entry: 'credit',
    amount: 120,
    note: 'Commission of December, as agreed',
  })
  app.clock.advance({ hours: 20 * 24 })
  await app.signInAgain()
  await app.workers.statements.drain()
  const account = (await callAsAdmin(app, 'REST', 'readPartnerMoney', { id })).done
  const [statement] = account.statements
  const [line] = account.entries
  if (!statement || !line) throw new Error('There is no statement')
  const known = {
    ...real,
    [EXAMPLE_IDS.statement]: statement.id,
    [EXAMPLE_IDS.line]: line.id,
  }
  if (state !== 'draft') await callAsAdmin(app, 'REST', 'sendStatement', { id: statement.id })
  if (state !== 'disputed') return { app, key, real: known }
  const about = { id: statement.id, lineId: line.id, text: 'This trip was booked twice by mistake.' }
  const { done } = await app.clients.REST.ask('disputeStatementLine', about, byKey(key))
  return { app, key, real: { ...known, [EXAMPLE_IDS.dispute]: done.id } }
}

async function withKey(
  open: Open,
  happens: (app: TestApp, id: string) => Promise<void> = async () => {},
): Promise<Prepared & { readonly key: { readonly secret: string } }> {
  const app = await open()
  const key = await makeKey(app)
  await app.clients.REST.ask('listRegions', undefined, byKey(key))
  // Reading the keys writes down their use, which otherwise waits for its time.
  await callAsAdmin(app, 'REST', 'listApiKeys')
  await happens(app, key.id)
  return { app, key, real: { [EXAMPLE_IDS.apiKey]: key.id, [EXAMPLE_IDS.partner]: key.partner.id } }
}

/** A booking of the sandbox. */
export async function withTestBooking(
  open: Open,
): Promise<Prepared & { readonly key: { readonly secret: string } }> {
  const app = await open(SANDBOX)
  const key = await startPartner(app)
  const { bookingNumber } = await sandboxCalls(app, key).book({ pickupDate: EXAMPLE_DAY })
  return { app, key, real: { [EXAMPLE_TEST_NUMBER]: bookingNumber } }
}

async function withPartnerBooking(open: Open) {
  const { app, key } = await withKey(open)
  const trip = faroToVilamoura({ pickupDate: EXAMPLE_DAY })
  const labels = { reference: 'HX-2291', metadata: { desk: 'Lobby 2' } }
  const { done } = await app.clients.REST.ask('createPartnerBooking', { ...trip, ...labels }, byKey(key))
  // A booking's last change is of the database's own clock, which no test sets.
  return { app, key, real: { [EXAMPLE_NUMBER]: done.bookingNumber, [EXAMPLE_SINCE]: '2000-01-01' } }
}
