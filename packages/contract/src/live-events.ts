/**
 * The names of what an open page is told of: which kind of thing has changed. `everything`: the stream has just begun, and
 * what changed before is not known. `jobs`: those that a driver's link shows. `alarms`: some were put off.
 */
export type LiveName =
  | 'everything'
  | 'booking'
  | 'payment'
  | 'enquiry'
  | 'cars'
  | 'alarms'
  | 'jobs'
  | 'session'

/** Something that has changed, and nothing of what it is now: who may read it does so, by a call of its own. */
export interface LiveEvent {
  readonly name: LiveName
  /**
   * Of `booking`, `payment` and `enquiry` their own; of `cars` that of a car, driver or setting; of `jobs` the driver's, or
   * the assignment's of a link to a single trip; of `session` the administrator's. Empty for `everything` and `alarms`.
   */
  readonly id: string
}
