import { EXAMPLE_DAY, EXAMPLE_IDS, EXAMPLE_NUMBER, EXAMPLE_SIGN_IN_TOKEN } from './examples/example.ts'
import { PartnerMember } from '../../src/server/auth/partner-member.entity.ts'
import { makePartner } from './api-keys.ts'
import type { Open, Preparations, Prepared } from './example-preparation.ts'
import { addMember, mailedSignIn, memberCookie } from './partner-members.ts'
import { faroToVilamoura } from './trips.ts'

/** What the examples of the calls of partners' people speak of. */
export const memberPreparations: Preparations = {
  async signInMember(open) {
    const { app, real } = await withTeam(open)
    return { app, real: { ...real, [EXAMPLE_SIGN_IN_TOKEN]: await mailedSignIn(app) } }
  },
  readMember: withTeam,
  readPartnerOverview: withBooking,
  listMemberBookings: withBooking,
  readMemberBooking: withBooking,
  listBookedPlaces: withBooking,
  quoteAsMember: withTeam,
  bookAsMember: withTeam,
  cancelAsMember: withBooking,
  listTeam: withTeam,
  setTeamMember: withTeam,
  removeTeamMember: withTeam,
  listPartnerMembers: (open) => forOffice(open),
  setPartnerMember: (open) => forOffice(open),
  removePartnerMember: (open) => forOffice(open),
}

/** Somebody who owns a team, signed in, and a colleague. */
async function withTeam(open: Open): Promise<Prepared & { readonly cookie: string }> {
  const app = await open()
  const { partner } = await makePartner(app)
  await addMember(app, partner.id, 'desk@hotel.example', 'owner')
  await addMember(app, partner.id, 'rui@hotel.example', 'finance')
  const { id } = await app.database.fresh().findOneOrFail(PartnerMember, { email: 'rui@hotel.example' })
  const real = { [EXAMPLE_IDS.partner]: partner.id, [EXAMPLE_IDS.member]: id }
  return { app, real, cookie: await memberCookie(app) }
}

async function withBooking(open: Open): Promise<Prepared> {
  const { app, real, cookie } = await withTeam(open)
  const trip = faroToVilamoura({ pickupDate: EXAMPLE_DAY, reference: 'HX-2291' })
  const { done } = await app.clients.REST.ask('bookAsMember', trip, { cookie })
  return { app, real: { ...real, [EXAMPLE_NUMBER]: done.bookingNumber }, cookie }
}

async function forOffice(open: Open): Promise<Prepared> {
  const { app, real } = await withTeam(open)
  return { app, real }
}
