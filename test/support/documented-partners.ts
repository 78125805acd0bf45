import {
  EXAMPLE_DAY,
  EXAMPLE_IDS,
  EXAMPLE_JOURNEY,
  EXAMPLE_NUMBER,
  EXAMPLE_SINCE,
} from './examples/example.ts'
import { createPartnerJourney } from './examples/partners.ts'
import { byKey, makeKey } from './api-keys.ts'
import type { TestApp } from './app.ts'
import { callAsAdmin } from './admin-calls.ts'
import type { Open, Preparations, Prepared } from './example-preparation.ts'
import { faroToVilamoura } from './trips.ts'

/** What the examples of API keys, and of the calls that they open, speak of. */
export const partnerPreparations: Preparations = {
  createPartnerBooking: (open) => withKey(open),
  changePartnerBooking: withPartnerBooking,
  readPartnerBooking: withPartnerBooking,
  listPartnerBookings: withPartnerBooking,
  listPartnerEvents: withPartnerBooking,
  readPartnerCancellation: withPartnerBooking,
  cancelPartnerBooking: withPartnerBooking,
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
  async mergePartners(open) {
    const { app, key, real } = await withKey(open)
    const other = await makeKey(app, { name: 'Lisbon Hotels Group' })
    return { app, key, real: { ...real, [EXAMPLE_IDS.otherPartner]: other.partner.id } }
  },
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

async function withPartnerBooking(open: Open): Promise<Prepared> {
  const { app, key } = await withKey(open)
  const trip = faroToVilamoura({ pickupDate: EXAMPLE_DAY })
  const labels = { reference: 'HX-2291', metadata: { desk: 'Lobby 2' } }
  const { done } = await app.clients.REST.ask('createPartnerBooking', { ...trip, ...labels }, byKey(key))
  // A booking's last change is of the database's own clock, which no test sets.
  return { app, key, real: { [EXAMPLE_NUMBER]: done.bookingNumber, [EXAMPLE_SINCE]: '2000-01-01' } }
}
