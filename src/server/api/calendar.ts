import { endpoints } from '@chauffeur/contract/endpoints'
import { readCalendarLink, removeCalendarLink, renewCalendarLink } from '../calendar/calendar-link.ts'
import type { SignedInMember } from '../auth/member-session.ts'
import type { OfficeTransaction, Transaction } from '../core/transaction.ts'
import { router } from './init.ts'
import { forAdmin, forMember, inTransaction, success } from './procedures.ts'

export const calendarRouter = router({
  link: forAdmin(endpoints.readCalendarLink).query(async ({ ctx }) => ({
    link: await readCalendarLink('office', ctx.request.em),
  })),
  renew: forAdmin(endpoints.renewCalendarLink).mutation(
    inTransaction((_, tx, { config }) => renewCalendarLink('office', config, tx)),
  ),
  remove: forAdmin(endpoints.removeCalendarLink).mutation(
    inTransaction((_, tx) => removeCalendarLink('office', tx), success),
  ),

  linkAsMember: forMember(endpoints.readMemberCalendarLink).query(async ({ ctx: { request, signedIn } }) => ({
    link: await readCalendarLink(signedIn, request.em),
  })),
  renewAsMember: forMember(endpoints.renewMemberCalendarLink).mutation(({ ctx: { request, signedIn } }) =>
    request.transaction((tx) => renewCalendarLink(signedIn, request.config, by(signedIn, tx))),
  ),
  removeAsMember: forMember(endpoints.removeMemberCalendarLink).mutation(
    async ({ ctx: { request, signedIn } }) => {
      await request.transaction((tx) => removeCalendarLink(signedIn, by(signedIn, tx)))
      return success()
    },
  ),
})

function by({ member }: SignedInMember, tx: Transaction): OfficeTransaction {
  return { ...tx, admin: member.email }
}
