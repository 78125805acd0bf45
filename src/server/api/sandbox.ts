import { endpoints } from '@chauffeur/contract/endpoints'
import { findPartnerBooking, readPartnerBooking } from '../bookings/read-partner-bookings.ts'
import type { ApiKeyPrincipal, PartnerPrincipal } from '../core/request-context.ts'
import { actOnTestBooking, keepMails } from '../sandbox/act-on-test-booking.ts'
import { refuseOnLive } from '../sandbox/context-at.ts'
import { resetTestData } from '../sandbox/delete-test-data.ts'
import { playScenario } from '../sandbox/play-scenario.ts'
import { makeSignInLink } from '../sandbox/sign-in-link.ts'
import { createTestKey } from '../sandbox/test-keys.ts'
import { listTestMails } from '../sandbox/test-mail.ts'
import type { AppContext } from './context.ts'
import { router } from './init.ts'
import { forMember, forPartner, forPublic } from './procedures.ts'

/** The sandbox calls of partners' developers, who act there in the place of other people. */
export const sandboxRouter = router({
  createKey: forPublic(endpoints.createTestKey).mutation(({ input, ctx: { request } }) => {
    refuseOnLive(request)
    return request.transaction((tx) => createTestKey(input, tx, request))
  }),

  signInLink: forPartner(endpoints.makeTestSignInLink).mutation(({ ctx: { apiKey, request } }) => {
    refuseOnLive(request)
    return request.transaction((tx) => makeSignInLink(apiKey.partner, tx, request))
  }),

  act: forPartner(endpoints.actOnTestBooking).mutation(async ({ input, ctx: { apiKey, request } }) => {
    refuseOnLive(request)
    await actOnTestBooking(input, apiKey.partner, request)
    return readOwn(input.bookingNumber, apiKey, request)
  }),

  play: forPartner(endpoints.playTestScenario).mutation(async ({ input, ctx: { apiKey, request } }) => {
    refuseOnLive(request)
    const { bookingNumber, messages } = await playScenario(input.name, apiKey.partner, request)
    return {
      livemode: false,
      booking: await readOwn(bookingNumber, apiKey, request),
      messages: [...messages],
    }
  }),

  reset: forPartner(endpoints.resetTestData).mutation(async ({ ctx: { apiKey, request } }) => {
    refuseOnLive(request)
    const bookings = await request.transaction((tx) => resetTestData(apiKey.partner.id, tx))
    return { livemode: false, bookings }
  }),

  mails: forPartner(endpoints.listTestMails).query(({ input, ctx: { apiKey, request } }) =>
    readMails(input, apiKey.partner, request),
  ),
  mailsAsMember: forMember(endpoints.listMemberTestMails).query(({ input, ctx: { request, signedIn } }) =>
    readMails(input, signedIn.partner, request),
  ),
})

async function readMails(
  input: { readonly booking: string | null },
  partner: PartnerPrincipal,
  request: AppContext,
) {
  refuseOnLive(request)
  if (input.booking !== null)
    await keepMails(await findPartnerBooking(input.booking, partner, request.em), request)
  return { data: await listTestMails(input, partner, request.em) }
}

/** As it is after the act. */
function readOwn(bookingNumber: string, { partner }: ApiKeyPrincipal, { orm, clock }: AppContext) {
  return readPartnerBooking(bookingNumber, partner, { em: orm.em.fork(), clock })
}
