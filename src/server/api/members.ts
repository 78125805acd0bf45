import { SIGN_IN_ON_ITS_WAY, type Member } from '@chauffeur/contract/partner-people'
import { endpoints } from '@chauffeur/contract/endpoints'
import { endSignIn, findSignedIn, refuseOtherPage, type SignedInMember } from '../auth/member-session.ts'
import { foldAddress } from '@chauffeur/domain/partner-members'
import { createPartnerBooking } from '../bookings/create-booking.ts'
import { cancelPartnerBooking } from '../bookings/cancel-partner-booking.ts'
import { changePartnerBooking } from '../bookings/change-partner-booking.ts'
import { readPartnerBooking } from '../bookings/read-partner-bookings.ts'
import {
  quoteMemberChange,
  requestPartnerChange,
  withdrawPartnerChange,
} from '../changes/change-partner-trip.ts'
import { isLive, isSandbox, sandboxUrlOf } from '../core/config.ts'
import { invalid } from '../core/refusal.ts'
import { createOnce } from '../core/idempotency/run-once.ts'
import type { Transaction } from '../core/transaction.ts'
import { askForLink } from '../guest/link-requests.ts'
import {
  listBookedPlaces,
  listMemberBookings,
  readMemberBooking,
  readOverview,
} from '../partners/member-bookings.ts'
import { listMembers, removeMember, setMember } from '../partners/members.ts'
import { signInMember } from '../partners/sign-in.ts'
import { quoteTrip } from '../quotes/quote-trip.ts'
import type { AppContext } from './context.ts'
import { router } from './init.ts'
import { forMember, forPublic, inContext, success } from './procedures.ts'

/** The calls of the page /partner. What partners' systems do as well is the same operation. */
export const memberRouter = router({
  sendLink: forPublic(endpoints.sendSignInLink).mutation(async ({ input, ctx }) => {
    if (isSandbox(ctx.request.config)) throw invalid('email', { code: 'no_mail_in_sandbox' })
    const asked = { email: foldAddress(input.email), bookingNumber: null, isForPartner: true }
    await ctx.request.transaction((tx) => askForLink(asked, tx))
    return { message: SIGN_IN_ON_ITS_WAY }
  }),
  signIn: forPublic(endpoints.signInMember).mutation(async ({ input, ctx }) =>
    present(await signInMember(input.token, ctx.request), ctx.request),
  ),
  signOut: forPublic(endpoints.signOutMember).mutation(async ({ ctx }) => {
    const signedIn = await findSignedIn(ctx.request)
    if (signedIn) refuseOtherPage(ctx.request.pagePartner, signedIn)
    ctx.request.setHeaders({ 'set-cookie': await endSignIn(ctx.request) })
    return success()
  }),

  me: forMember(endpoints.readMember).query(({ ctx }) => present(ctx.signedIn, ctx.request)),
  overview: forMember(endpoints.readPartnerOverview).query(({ ctx }) =>
    readOverview(ctx.signedIn.partner, ctx.request),
  ),
  bookings: forMember(endpoints.listMemberBookings).query(({ input, ctx }) =>
    listMemberBookings(input, ctx.signedIn.partner, ctx.request),
  ),
  booking: forMember(endpoints.readMemberBooking).query(({ input, ctx }) =>
    readMemberBooking(input.bookingNumber, ctx.signedIn.partner, ctx.request),
  ),
  places: forMember(endpoints.listBookedPlaces).query(({ ctx }) =>
    listBookedPlaces(ctx.signedIn.partner, ctx.request.em),
  ),
  quote: forMember(endpoints.quoteAsMember).mutation(inContext(quoteTrip)),
  book: forMember(endpoints.bookAsMember).mutation(({ input, ctx }) =>
    createPartnerBooking(input, ctx.signedIn.partner, ctx.request),
  ),
  cancel: forMember(endpoints.cancelAsMember).mutation(({ input, ctx: { request, signedIn } }) => {
    const create = (tx: Transaction) => cancelPartnerBooking(input, signedIn.principal, tx)
    return createOnce({ endpoint: endpoints.cancelAsMember, input, create }, request)
  }),

  changeDetails: forMember(endpoints.changeAsMember).mutation(
    async ({ input, ctx: { request, signedIn } }) => {
      await changePartnerBooking(input, signedIn.principal, request)
      return readPartnerBooking(input.bookingNumber, signedIn.partner, {
        em: request.orm.em.fork(),
        clock: request.clock,
      })
    },
  ),
  quoteChange: forMember(endpoints.quoteChangeAsMember).mutation(({ input, ctx: { request, signedIn } }) =>
    quoteMemberChange(input, signedIn.principal, request),
  ),
  changeTrip: forMember(endpoints.changeTripAsMember).mutation(({ input, ctx: { request, signedIn } }) =>
    requestPartnerChange(input, signedIn.principal, request),
  ),
  withdrawChange: forMember(endpoints.withdrawChangeAsMember).mutation(
    ({ input, ctx: { request, signedIn } }) => withdrawPartnerChange(input, signedIn.principal, request),
  ),

  team: forMember(endpoints.listTeam).query(async ({ ctx: { request, signedIn } }) => ({
    members: await listMembers(signedIn.partner.id, request.em),
  })),
  setTeamMember: forMember(endpoints.setTeamMember).mutation(({ input, ctx: { request, signedIn } }) =>
    request.transaction(async (tx) => ({
      members: await setMember({ ...input, ...ofTeam(signedIn) }, { ...tx, admin: signedIn.member.email }),
    })),
  ),
  removeTeamMember: forMember(endpoints.removeTeamMember).mutation(({ input, ctx: { request, signedIn } }) =>
    request.transaction(async (tx) => ({
      members: await removeMember({ ...input, ...ofTeam(signedIn) }, { ...tx, admin: signedIn.member.email }),
    })),
  ),
})

function ofTeam({ partner, member }: SignedInMember) {
  return { partnerId: partner.id, by: member.id }
}

function present({ member, partner }: SignedInMember, { config }: AppContext): Member {
  const { email, role } = member
  const { id, name, kind, state } = partner
  return {
    email,
    role,
    partner: { id, name, kind, state },
    livemode: isLive(config),
    sandboxUrl: sandboxUrlOf(config),
  }
}
