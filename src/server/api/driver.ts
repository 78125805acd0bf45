import { endpoints } from '@chauffeur/contract/endpoints'
import { listLinks, makeLink, revokeLink, type LinkOf } from '../dispatch/driver-links.ts'
import { readJobs } from '../dispatch/driver-jobs.ts'
import { takeEvents } from '../dispatch/take-driver-events.ts'
import type { AppContext } from './context.ts'
import { router } from './init.ts'
import { forAdmin, forPublic } from './procedures.ts'

export const driverRouter = router({
  jobs: forPublic(endpoints.listDriverJobs).query(({ ctx }) => readJobs(ctx.request)),

  report: forPublic(endpoints.reportDriverEvents).mutation(({ input, ctx }) =>
    takeEvents(input, ctx.request),
  ),
})

export const driverLinksRouter = router({
  list: forAdmin(endpoints.listDriverLinks).query(({ ctx }) => listLinks(ctx.request)),

  make: forAdmin(endpoints.makeDriverLink).mutation(({ input: { id }, ctx }) =>
    make({ driverId: id }, ctx.admin.username, ctx.request),
  ),

  revoke: forAdmin(endpoints.revokeDriverLink).mutation(({ input: { id }, ctx }) =>
    revoke({ driverId: id }, ctx.admin.username, ctx.request),
  ),

  makeForTrip: forAdmin(endpoints.makeTripLink).mutation(({ input: { id }, ctx }) =>
    make({ assignmentId: id }, ctx.admin.username, ctx.request),
  ),

  revokeForTrip: forAdmin(endpoints.revokeTripLink).mutation(({ input: { id }, ctx }) =>
    revoke({ assignmentId: id }, ctx.admin.username, ctx.request),
  ),
})

function make(of: LinkOf, admin: string, request: AppContext) {
  return request.transaction((tx) => makeLink(of, admin, request.config, tx))
}

async function revoke(of: LinkOf, admin: string, request: AppContext) {
  await request.transaction((tx) => revokeLink(of, admin, tx))
  return { success: true } as const
}
