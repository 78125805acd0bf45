import { endpoints } from '@chauffeur/contract/endpoints'
import type { Assignment } from '../dispatch/assignment.entity.ts'
import { assignTrip } from '../dispatch/assign-trip.ts'
import { decideNoShow } from '../dispatch/decide-no-show.ts'
import { readAssignment, readAssignments } from '../dispatch/present-trip.ts'
import { recordTripEvent, refusalOf } from '../dispatch/record-trip-event.ts'
import { readBoard, readTripOfBooking } from '../dispatch/read-board.ts'
import { readSuggestions } from '../dispatch/read-suggestions.ts'
import { releaseAssignment } from '../dispatch/release-assignment.ts'
import { swapCars } from '../dispatch/swap-cars.ts'
import { settleUncountedStep } from '../dispatch/uncounted-steps.ts'
import { listProofs } from '../dispatch/proofs.ts'
import type { AppContext } from './context.ts'
import { router } from './init.ts'
import { forAdmin } from './procedures.ts'

export const dispatchRouter = router({
  board: forAdmin(endpoints.readBoard).query(({ input, ctx }) => readBoard(input, ctx.request)),

  ofBooking: forAdmin(endpoints.readBookingTrip).query(async ({ input, ctx }) => ({
    trip: await readTripOfBooking(input.id, ctx.request.em),
  })),

  suggestions: forAdmin(endpoints.readSuggestions).query(({ input, ctx }) =>
    readSuggestions(input, ctx.request.em),
  ),

  proofs: forAdmin(endpoints.listTripProofs).query(async ({ input, ctx }) => ({
    proofs: await listProofs(input.id, ctx.request.em),
  })),

  assign: forAdmin(endpoints.assignTrip).mutation(async ({ input, ctx }) =>
    show(await ctx.request.transaction((tx) => assignTrip(input, ctx.admin.username, tx)), ctx.request),
  ),

  release: forAdmin(endpoints.releaseTrip).mutation(async ({ input, ctx }) =>
    show(
      await ctx.request.transaction((tx) => releaseAssignment(input, ctx.admin.username, tx)),
      ctx.request,
    ),
  ),

  swapCars: forAdmin(endpoints.swapTripCars).mutation(async ({ input, ctx }) => {
    const swapped = await ctx.request.transaction((tx) => swapCars(input, ctx.admin.username, tx))
    return { assignments: await readAssignments(swapped, ctx.request.em) }
  }),

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
    return show(result.assignment, ctx.request)
  }),

  settleStep: forAdmin(endpoints.settleUncountedStep).mutation(async ({ input, ctx }) => {
    await ctx.request.transaction((tx) => settleUncountedStep(input.id, ctx.admin.username, tx))
    return { success: true } as const
  }),

  decideNoShow: forAdmin(endpoints.decideNoShow).mutation(async ({ input, ctx }) => {
    const { id, decision, refund, note } = input
    const requested = { id, isConfirmed: decision === 'confirm', refundCents: refund ?? 0, note }
    return show(
      await ctx.request.transaction((tx) => decideNoShow(requested, ctx.admin.username, tx)),
      ctx.request,
    )
  }),
})

function show(assignment: Assignment, { em }: AppContext) {
  return readAssignment(assignment, em)
}
