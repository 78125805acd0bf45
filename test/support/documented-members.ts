import { EXAMPLE_DAY, EXAMPLE_IDS, EXAMPLE_NUMBER, EXAMPLE_SIGN_IN_TOKEN } from './examples/example.ts'
import { PartnerMember } from '../../src/server/auth/partner-member.entity.ts'
import type { ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { callAsAdmin } from './admin-calls.ts'
import { byKey, makePartner } from './api-keys.ts'
import { withStatement, withTestBooking } from './documented-partners.ts'
import { partner } from './documented-webhooks.ts'
import type { Open, Preparations, Prepared } from './example-preparation.ts'
import { addMember, cookieOf, mailedSignIn, memberCookie } from './partner-members.ts'
import { faroToVilamoura } from './trips.ts'

/** The preparations for the examples of the calls of partners' people. */
export const memberPreparations: Preparations = {
  async signInMember(open) {
    const { app, real } = await withTeam(open)
    return { app, real: { ...real, [EXAMPLE_SIGN_IN_TOKEN]: await mailedSignIn(app) } }
  },
  readMember: asMember,
  readPartnerOverview: withBooking,
  listMemberBookings: withBooking,
  readMemberBooking: withBooking,
  listBookedPlaces: withBooking,
  quoteAsMember: asMember,
  bookAsMember: asMember,
  cancelAsMember: withBooking,
  changeAsMember: withBooking,
  quoteChangeAsMember: withBooking,
  changeTripAsMember: withBooking,
  async withdrawChangeAsMember(open) {
    const { app, real, cookie } = await withBooking(open)
    const bookingNumber = real[EXAMPLE_NUMBER]
    const { booking } = (await app.clients.REST.ask('readMemberBooking', { bookingNumber }, { cookie })).done
    await callAsAdmin(app, 'REST', 'acceptBooking', { id: booking.id })
    const asked = { bookingNumber, pickupTime: '11:30', expectedTotal: 49 }
    await app.clients.REST.ask('changeTripAsMember', asked, { cookie })
    return { app, real, cookie }
  },
  listMemberKeys: withOwnKey,
  createMemberKey: withOwnKey,
  rotateMemberKey: withOwnKey,
  endMemberOldSecret: withOwnKey,
  revokeMemberKey: withOwnKey,
  listMemberWebhooks: withReceiver,
  createMemberWebhook: withReceiver,
  changeMemberWebhook: withReceiver,
  deleteMemberWebhook: withReceiver,
  rotateMemberWebhookSecret: withReceiver,
  testMemberWebhook: withReceiver,
  listMemberWebhookDeliveries: withReceiver,
  readMemberWebhookDelivery: withReceiver,
  sendMemberWebhookAgain: withReceiver,
  sendEventToWebhook: withReceiver,
  readWebhookHours: withReceiver,
  async listPartnerCalls(open) {
    const prepared = await withOwnKey(open)
    await prepared.app.clients.REST.ask(
      'readPartnerBooking',
      { bookingNumber: 'TR-222222' },
      byKey(prepared.own),
    )
    return prepared
  },
  readMemberMoney: withSentStatement,
  listMemberStatements: withSentStatement,
  readMemberStatement: withSentStatement,
  listMemberStatementLines: withSentStatement,
  disputeAsMember: withSentStatement,
  readPartnerSettings: asMember,
  changePartnerSettings: asMember,
  addReturnOrigin: asMember,
  removeReturnOrigin: asMember,
  async listMemberTestMails(open) {
    const { app, key, real } = await withTestBooking(open)
    const { done } = await app.clients.REST.ask('makeTestSignInLink', {}, byKey(key))
    return { app, real, cookie: await cookieOf(app, new URL(done.url).hash.slice(1)) }
  },
  readMemberCalendarLink: withCalendarLink,
  renewMemberCalendarLink: asMember,
  removeMemberCalendarLink: withCalendarLink,
  listTeam: asMember,
  setTeamMember: asMember,
  removeTeamMember: asMember,
  listPartnerMembers: (open) => forOffice(open),
  setPartnerMember: (open) => forOffice(open),
  removePartnerMember: (open) => forOffice(open),
}

/** Somebody who owns a team, signed in, and a colleague. */
async function withTeam(
  open: Open,
  options: Parameters<Open>[0] = {},
): Promise<Prepared & { readonly cookie: string; readonly key: ApiKeyWithSecret }> {
  const app = await open(options)
  const key = await makePartner(app)
  const { partner } = key
  await addMember(app, partner.id, 'desk@hotel.example', 'owner')
  await addMember(app, partner.id, 'rui@hotel.example', 'finance')
  const { id } = await app.database.fresh().findOneOrFail(PartnerMember, { email: 'rui@hotel.example' })
  const real = { [EXAMPLE_IDS.partner]: partner.id, [EXAMPLE_IDS.member]: id }
  return { app, key, real, cookie: await memberCookie(app) }
}

/** Who is signed in calls without the key of the partner. */
async function asMember(open: Open): Promise<Prepared> {
  const { app, real, cookie } = await withTeam(open)
  return { app, real, cookie }
}

async function withCalendarLink(open: Open): Promise<Prepared> {
  const prepared = await withTeam(open)
  await prepared.app.clients.REST.ask('renewMemberCalendarLink', undefined, { cookie: prepared.cookie })
  return { app: prepared.app, real: prepared.real, cookie: prepared.cookie }
}

async function withOwnKey(open: Open) {
  const { app, real, cookie, key } = await withTeam(open)
  return { app, real: { ...real, [EXAMPLE_IDS.apiKey]: key.id }, cookie, own: key }
}

/** Somebody of a partner that was sent a statement. */
async function withSentStatement(open: Open): Promise<Prepared> {
  const { app, real } = await withStatement(open, 'sent')
  await addMember(app, real[EXAMPLE_IDS.partner] ?? '', 'desk@hotel.example', 'finance')
  return { app, real, cookie: await memberCookie(app) }
}

/** A receiver of the partner, to which one of its bookings was sent. */
async function withReceiver(open: Open): Promise<Prepared> {
  const { app, real, cookie } = await withTeam(open, { webhooks: partner() })
  const { REST } = app.clients
  const hook = {
    name: 'Housekeeping',
    url: 'https://partner.example/housekeeping',
    events: ['booking.created'],
  }
  const { id } = (await REST.ask('createMemberWebhook', hook, { cookie })).done.webhook
  await REST.ask('bookAsMember', faroToVilamoura({ pickupDate: EXAMPLE_DAY }), { cookie })
  await app.workers.webhooks.drain()
  const [sent] = (await REST.ask('listMemberWebhookDeliveries', { id }, { cookie })).done.deliveries
  const named = {
    [EXAMPLE_IDS.webhook]: id,
    [EXAMPLE_IDS.delivery]: sent?.id ?? '',
    [EXAMPLE_IDS.event]: sent?.messageId ?? '',
  }
  return { app, real: { ...real, ...named }, cookie }
}

async function withBooking(open: Open): Promise<Prepared & { readonly cookie: string }> {
  const { app, real, cookie } = await withTeam(open)
  const trip = faroToVilamoura({ pickupDate: EXAMPLE_DAY, reference: 'HX-2291' })
  const { done } = await app.clients.REST.ask('bookAsMember', trip, { cookie })
  return { app, real: { ...real, [EXAMPLE_NUMBER]: done.bookingNumber }, cookie }
}

async function forOffice(open: Open): Promise<Prepared> {
  const { app, real } = await withTeam(open)
  return { app, real }
}
