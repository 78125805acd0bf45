import { endpoints } from '@chauffeur/contract/endpoints'
import { assignTrip, swapCars } from '../dispatch/assign-trip.ts'
import { recordTripEvent, refusalOf } from '../dispatch/record-trip-event.ts'
import { decideNoShow } from '../dispatch/decide-no-show.ts'
import { listDriverJobs } from '../dispatch/driver-jobs.ts'
import { listLinks, makeLink, revokeLink } from '../dispatch/driver-links.ts'
import { presentAssignmentOf, presentAssignments } from '../dispatch/present-trip.ts'
import { listProofs } from '../dispatch/proofs.ts'
import { readBoard, readTripOfBooking } from '../dispatch/read-board.ts'
import { putOffAlarms } from '../dispatch/put-off-alarms.ts'
import { readSuggestions } from '../dispatch/read-suggestions.ts'
import { releaseAssignment } from '../dispatch/change-assignment.ts'
import { restoreAssignment } from '../dispatch/restore-assignment.ts'
import { takeEvents } from '../dispatch/take-driver-events.ts'
import { settleUncountedStep } from '../dispatch/uncounted-steps.ts'
import { router } from './init.ts'
import { forAdmin, forPublic, inContext, inTransaction, success } from './procedures.ts'

export const dispatchRouter = router({
  board: forAdmin(endpoints.readBoard).query(inContext(readBoard)),
  ofBooking: forAdmin(endpoints.readBookingTrip).query(async ({ input, ctx }) => ({
    trip: await readTripOfBooking(input.id, ctx.request),
  })),
  suggestions: forAdmin(endpoints.readSuggestions).query(
    inContext((input, { em }) => readSuggestions(input, em)),
  ),
  proofs: forAdmin(endpoints.listTripProofs).query(async ({ input, ctx }) => ({
    proofs: await listProofs(input.id, ctx.request.em),
  })),
  assign: forAdmin(endpoints.assignTrip).mutation(inTransaction(assignTrip, presentAssignmentOf)),
  release: forAdmin(endpoints.releaseTrip).mutation(inTransaction(releaseAssignment, presentAssignmentOf)),
  restore: forAdmin(endpoints.restoreTrip).mutation(inTransaction(restoreAssignment, presentAssignmentOf)),
  swapCars: forAdmin(endpoints.swapTripCars).mutation(
    inTransaction(swapCars, async (swapped, { em }) => ({
      assignments: await presentAssignments(swapped, em),
    })),
  ),
  recordEvent: forAdmin(endpoints.recordTripEvent).mutation(async ({ input, ctx }) => {
    const { id: assignmentId, eventId: id, occurredAt, ...reported } = input
    const result = await ctx.request.transaction((tx) =>
      recordTripEvent(
        { ...reported, id, assignmentId, ...(occurredAt && { occurredAt }) },
        { source: 'office', by: ctx.admin.username },
        tx,
      ),
    )
    // An event without effect is kept all the same: it is refused once that is written.
    const refusal = refusalOf(result)
    if (refusal) throw refusal
    return presentAssignmentOf(result.assignment, ctx.request)
  }),
  settleStep: forAdmin(endpoints.settleUncountedStep).mutation(inTransaction(settleUncountedStep, success)),
  putOffAlarms: forAdmin(endpoints.putOffAlarms).mutation(inTransaction(putOffAlarms)),
  decideNoShow: forAdmin(endpoints.decideNoShow).mutation(inTransaction(decideNoShow, presentAssignmentOf)),
})

/** The page of drivers' phones. */
export const driverRouter = router({
  jobs: forPublic(endpoints.listDriverJobs).query(({ ctx }) => listDriverJobs(ctx.request)),
  report: forPublic(endpoints.reportDriverEvents).mutation(inContext(takeEvents)),
})

/** The links that open that page, of drivers and of single trips. */
export const driverLinksRouter = router({
  list: forAdmin(endpoints.listDriverLinks).query(({ ctx }) => listLinks(ctx.request)),
  make: forAdmin(endpoints.makeDriverLink).mutation(
    inTransaction(({ id }, tx, { config }) => makeLink({ driverId: id }, config, tx)),
  ),
  revoke: forAdmin(endpoints.revokeDriverLink).mutation(
    inTransaction(({ id }, tx) => revokeLink({ driverId: id }, tx), success),
  ),
  makeForTrip: forAdmin(endpoints.makeTripLink).mutation(
    inTransaction(({ id }, tx, { config }) => makeLink({ assignmentId: id }, config, tx)),
  ),
  revokeForTrip: forAdmin(endpoints.revokeTripLink).mutation(
    inTransaction(({ id }, tx) => revokeLink({ assignmentId: id }, tx), success),
  ),
})
