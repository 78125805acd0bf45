import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import { readLink, removeLink, renewLink } from '../calendar/calendar-link.ts'

export const calendarRouter = router({
  link: forAdmin(endpoints.readCalendarLink).query(async ({ ctx }) => ({
    link: await readLink(ctx.request.em),
  })),

  renew: forAdmin(endpoints.renewCalendarLink).mutation(({ ctx }) =>
    ctx.request.transaction((tx) => renewLink(ctx.admin.username, ctx.request.config, tx)),
  ),

  remove: forAdmin(endpoints.removeCalendarLink).mutation(async ({ ctx }) => {
    await ctx.request.transaction((tx) => removeLink(ctx.admin.username, tx))
    return { success: true }
  }),
})
