import type { ChangeEndReason } from '@chauffeur/domain/trip-change'

/** Why a change ended without anybody having declined or withdrawn it. */
export const changeEnds = {
  not_paid: 'It was not paid in time.',
  not_answered: 'It was not answered in time.',
  payment_returned: 'What was paid for it has been given back.',
  time_passed: 'The new pick-up time has passed.',
  vehicle_gone: 'The new vehicle is not offered any more.',
  vehicle_too_small: 'The new vehicle is too small for all passengers.',
  booking_rejected: 'We could not take the booking.',
  booking_cancelled: 'The booking was cancelled.',
  incomplete: 'What was asked for could not be read completely. Please ask for it again.',
} satisfies Readonly<Record<ChangeEndReason, string>>
