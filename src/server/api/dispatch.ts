import { endpoints } from '@chauffeur/contract/endpoints'
import { assignTrip, swapCars } from '../dispatch/assign-trip.ts'
import { recordTripEvent, refusalOf } from '../dispatch/record-trip-event.ts'
import { handOverCash } from '../cash/collect-cash.ts'
import { listDriverCash, readBookingCash, readCarrier } from '../cash/read-cash.ts'
import { moveMeeting } from '../dispatch/move-meeting.ts'
import { readDayMessages } from '../notices/day-messages.ts'
import { readNotices } from '../notices/read-notices.ts'
import { stopPhone, subscribePhone } from '../notices/subscribe-phone.ts'
import { endTrip } from '../dispatch/end-trip.ts'
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
import { planDay } from '../dispatch/plan/plan-day.ts'
import { takePlan } from '../dispatch/plan/take-plan.ts'
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
  assign: forAdmin(endpoints.assignTrip).mutation(
    inTransaction(
      ({ ended, ...given }, tx) => (ended == null ? assignTrip(given, tx) : endTrip({ ...given, ended }, tx)),
      presentAssignmentOf,
    ),
  ),
  release: forAdmin(endpoints.releaseTrip).mutation(inTransaction(releaseAssignment, presentAssignmentOf)),
  restore: forAdmin(endpoints.restoreTrip).mutation(inTransaction(restoreAssignment, presentAssignmentOf)),
  swapCars: forAdmin(endpoints.swapTripCars).mutation(
    inTransaction(swapCars, async (swapped, { em }) => ({
      assignments: await presentAssignments(swapped, em),
    })),
  ),
  plan: forAdmin(endpoints.planDay).mutation(inContext(planDay)),
  takePlan: forAdmin(endpoints.takePlan).mutation(
    inTransaction(takePlan, async (taken, { em }) => ({ assignments: await presentAssignments(taken, em) })),
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
  moveMeeting: forAdmin(endpoints.moveMeeting).mutation(inTransaction(moveMeeting)),
  notices: forAdmin(endpoints.readDriverNotices).query(async ({ input, ctx }) => ({
    notices: await readNotices(input.id, ctx.request.em),
  })),
  dayMessages: forAdmin(endpoints.listDayMessages).query(
    inContext((input, { em }) => readDayMessages(input, em)),
  ),
  decideNoShow: forAdmin(endpoints.decideNoShow).mutation(inTransaction(decideNoShow, presentAssignmentOf)),
})

/** The page of drivers' phones. */
export const driverRouter = router({
  jobs: forPublic(endpoints.listDriverJobs).query(({ ctx }) => listDriverJobs(ctx.request)),
  report: forPublic(endpoints.reportDriverEvents).mutation(inContext(takeEvents)),
  subscribe: forPublic(endpoints.subscribePhone).mutation(inContext(subscribePhone)),
  unsubscribe: forPublic(endpoints.unsubscribePhone).mutation(inContext(stopPhone)),
})

/** The cash that drivers carry for the firm. */
export const driverCashRouter = router({
  list: forAdmin(endpoints.listDriverCash).query(async ({ ctx }) => ({
    drivers: await listDriverCash(ctx.request.em),
  })),
  handOver: forAdmin(endpoints.handOverCash).mutation(
    inTransaction(handOverCash, (driver, { em }) => readCarrier(driver, em)),
  ),
  ofBooking: forAdmin(endpoints.readBookingCash).query(async ({ input, ctx }) => ({
    entries: await readBookingCash(input.id, ctx.request.em),
  })),
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
