/** Why a step that a phone has reported can never be counted, however often it is sent. */
export const uncountedReasons = [
  'unreadable',
  'unknown_step',
  'note_too_long',
  'no_such_trip',
  'id_taken',
  'not_sent',
] as const
export type UncountedReason = (typeof uncountedReasons)[number]

/** Why a step did nothing. Those that are not among the first speak of the trip as it is, and are shown with it. */
export const stepRefusals = [
  ...uncountedReasons,
  'trip_changed',
  'does_not_fit',
  'car_taken',
  'driver_taken',
] as const
export type StepRefusal = (typeof stepRefusals)[number]

export function isUncounted(code: StepRefusal | null | undefined): code is UncountedReason {
  return uncountedReasons.some((reason) => reason === code)
}

/** So many such steps of one phone wait for the office: one that sends nonsense fills no table. */
export const MAX_UNCOUNTED_STEPS = 20
