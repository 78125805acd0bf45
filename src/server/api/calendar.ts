import { endpoints } from '@chauffeur/contract/endpoints'
import { forAdmin } from './procedures.ts'
import { router } from './init.ts'
import { readLink, removeLink, renewLink } from '../calendar/manage-link.ts'

export const calendarRouter = router({
  link: forAdmin(endpoints.readCalendarLink).query(async ({ ctx }) => ({
    link: await readLink(ctx.work.em),
  })),

  renew: forAdmin(endpoints.renewCalendarLink).mutation(({ ctx }) =>
    ctx.work.transaction((unit) => renewLink(ctx.admin.username, ctx.work.config, unit)),
  ),

  remove: forAdmin(endpoints.removeCalendarLink).mutation(async ({ ctx }) => {
    await ctx.work.transaction((unit) => removeLink(ctx.admin.username, unit))
    return { success: true }
  }),
})
