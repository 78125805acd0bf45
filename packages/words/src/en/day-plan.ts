import type { UndrivenCode } from '@chauffeur/domain/plan/describe-plan'
import { sentenceFor, type ReasonIn } from '../reasons.ts'

/** Where the car of a planned trip is before it; times are those of the office's clock. */
const planReasons = {
  from_base: ({ km }: { km: number }) => (km === 0 ? 'is at its base' : `${km} km from its base`),
  is_there: ({ place, time }: { place: string; time: string }) => `is in ${place} already at ${time}`,
  comes_from: ({ place, time, km }: { place: string; time: string; km: number }) =>
    `${km} km from ${place}, free at ${time}`,
}
export type DayPlanReason = ReasonIn<typeof planReasons>

/** "is in Lagos already at 10:50" */
export const planReasonText = (reason: DayPlanReason) => sentenceFor(planReasons, reason)

/** Why nobody drives a trip in a plan. */
export const undrivenWords: Readonly<Record<UndrivenCode, string>> = {
  no_car_fits: 'No car of its class is large enough and there.',
  no_car_free: 'Every car that fits has another trip, or is too far away.',
  no_driver_free: 'No driver is free, within the hours, for the cars that could.',
}
