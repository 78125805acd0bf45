import { endpoints } from '@chauffeur/contract/endpoints'
import { readLink, removeLink, renewLink } from '../calendar/calendar-link.ts'
import { router } from './init.ts'
import { forAdmin, inTransaction, success } from './procedures.ts'

export const calendarRouter = router({
  link: forAdmin(endpoints.readCalendarLink).query(async ({ ctx }) => ({
    link: await readLink(ctx.request.em),
  })),
  renew: forAdmin(endpoints.renewCalendarLink).mutation(
    inTransaction((_, tx, { config }) => renewLink(config, tx)),
  ),
  remove: forAdmin(endpoints.removeCalendarLink).mutation(inTransaction((_, tx) => removeLink(tx), success)),
})
