import { endpoints } from '@chauffeur/contract/endpoints'
import { readCalendarLink, removeCalendarLink, renewCalendarLink } from '../calendar/calendar-link.ts'
import { router } from './init.ts'
import { forAdmin, inTransaction, success } from './procedures.ts'

export const calendarRouter = router({
  link: forAdmin(endpoints.readCalendarLink).query(async ({ ctx }) => ({
    link: await readCalendarLink(ctx.request.em),
  })),
  renew: forAdmin(endpoints.renewCalendarLink).mutation(
    inTransaction((_, tx, { config }) => renewCalendarLink(config, tx)),
  ),
  remove: forAdmin(endpoints.removeCalendarLink).mutation(
    inTransaction((_, tx) => removeCalendarLink(tx), success),
  ),
})
