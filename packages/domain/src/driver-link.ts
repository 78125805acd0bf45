/** A driver's link works so long after it was last used. */
export const DRIVER_LINK_DAYS = 30
/** A driver's page shows today, tomorrow and the seven days after, whatever the hour. */
export const JOBS_AHEAD_DAYS = 9
/** The header in which a phone's calls carry the token of its link. */
export const DRIVER_HEADER = 'x-driver-link'

/** The most events that a phone may send at once: far more than one could not send in a tunnel. */
export const MAX_EVENTS_AT_ONCE = 50

export const MAX_PROOF_MEGABYTES = 2
export const MAX_PROOF_BYTES = MAX_PROOF_MEGABYTES * 1024 * 1024
/** The most photos of a trip. */
export const MAX_PROOFS = 10
/** Photos are deleted so long after they arrived. */
export const PROOF_DAYS = 120

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

/** The most such steps of one phone that wait for the office: one that sends nonsense fills no table. */
export const MAX_UNCOUNTED_STEPS = 20
