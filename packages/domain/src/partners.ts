import type { ApiKeyScope } from './api-keys.ts'
import { DAY_MS } from './duration.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentStatus } from './payment-status.ts'

/** The trades of the companies whose systems book here. */
export const partnerKinds = ['hotel', 'agency', 'ota', 'concierge', 'developer'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/** Whether a partner may call: `suspended` until the office resumes it, `ended` for good. */
export const partnerStates = ['live', 'suspended', 'ended'] as const
export type PartnerState = (typeof partnerStates)[number]

/**
 * Who confirms the bookings of a partner: the office each of them; `instant_paid`: nobody has to, once a booking is paid online;
 * `instant`: nor where the driver is to be paid.
 */
export const partnerConfirmations = ['office', 'instant_paid', 'instant'] as const
export type PartnerConfirmation = (typeof partnerConfirmations)[number]

/** Whether a booking of a partner, for which a car is free, is confirmed without the office. */
export function isConfirmedAtOnce(
  confirmation: PartnerConfirmation,
  booking: { readonly paymentMethod: PaymentMethod; readonly paymentStatus: PaymentStatus },
): boolean {
  if (confirmation === 'office') return false
  return (
    booking.paymentStatus === 'completed' || (confirmation === 'instant' && booking.paymentMethod !== 'sumup')
  )
}

/**
 * Who writes to the guests of a partner: `firm`, as to every guest; `partner`: the firm in the partner's name; `none`: the
 * partner alone.
 */
export const partnerGuestMails = ['firm', 'partner', 'none'] as const
export type PartnerGuestMails = (typeof partnerGuestMails)[number]

/** For so many days messages to the receivers of a suspended partner are kept. */
export const SUSPENDED_MESSAGE_DAYS = 3

/** For so many days a partner that has ended reads its bookings and its statements. */
export const ENDED_READ_DAYS = 90

/** How many bookings of a new partner may wait or be unpaid at once, and the most that the office can allow. */
export const DEFAULT_OPEN_BOOKINGS = 50
export const MAX_OPEN_BOOKINGS = 10_000

/** After so long a partner with too many open bookings may try again: the office decides within minutes, not seconds. */
export const OPEN_BOOKINGS_RETRY_SECONDS = 300

/**
 * Why a partner may not make a call; undefined when it may. One that has ended still makes the calls that read,
 * and asks about its statements.
 *
 * @param needed the scope of the call; calls without one change nothing of the partner's.
 */
export function partnerRefusal(
  { state, stateSince }: { readonly state: PartnerState; readonly stateSince: Date },
  needed: ApiKeyScope | undefined,
  now: Date,
) {
  if (state === 'suspended') return { code: 'partner_suspended' } as const
  if (state === 'live') return undefined
  const isReading = needed === undefined || needed === 'read' || needed === 'statements'
  const isInTime = now.getTime() < stateSince.getTime() + ENDED_READ_DAYS * DAY_MS
  return isReading && isInTime ? undefined : ({ code: 'partner_ended' } as const)
}
