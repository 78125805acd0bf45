/** Whether data are live or of the sandbox, which is a server with a database of its own (decision 130). */
export type Mode = 'live' | 'test'

/**
 * The acts on a booking of the sandbox, in the place of the office, the driver, the guest or the bank, or of the partner
 * at another time than now.
 */
export const testActs = [
  'confirm',
  'reject',
  'guest_cancels',
  'office_cancels',
  'partner_cancels',
  'accept_change',
  'decline_change',
  'assign',
  'release',
  'accept',
  'decline',
  'on_the_way',
  'undo',
  'arrived',
  'no_show',
  'no_show_confirmed',
  'on_board',
  'completed',
  'pay',
  'pay_declined',
  'pay_expires',
] as const
export type TestAct = (typeof testActs)[number]

/** The scenarios that the sandbox plays, from the booking to its end. */
export const testScenarios = ['whole_life', 'no_show', 'late_cancel', 'paid_refunded'] as const
export type TestScenario = (typeof testScenarios)[number]

/** The actor of the sandbox, as the history of its bookings names it. */
export const TEST_ACTOR = 'test'

/** A booking of the sandbox that is made with this reference is rejected at once. */
export const REJECTED_REFERENCE = 'sandbox-reject'

/** The class whose only car in the sandbox is never there: a booking of it is refused by NO_CAR. */
export const NO_CAR_VEHICLE_ID = 4

/**
 * A partner of the sandbox has at most so many bookings of a class whose pick-ups are within so many hours of each other. The
 * fleet grows so that every partner can have them.
 */
export const MAX_CARS_AT_ONCE = 10
export const AT_ONCE_HOURS = 12

/** The conditions of a partner of the sandbox, by the terms that it asks for: hundredths of a percent, and cents. */
export const TEST_TERMS = { commissionBp: 1000, discountBp: 2000, creditCents: 100_000 } as const

/** A partner of the sandbox whose keys have not called for so many days is removed, with all that it has tried. */
export const UNUSED_TEST_DAYS = 90
