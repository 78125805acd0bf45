import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { describeDay } from '@chauffeur/domain/time'
import type { ChangeEndReason } from '@chauffeur/domain/trip-change'
import { words } from '../words.ts'
import { changeEnds, staysUntilConfirmed } from './changes.ts'
import { offerEnds } from './checkout.ts'
import { classOf } from '../names.ts'

type Prices = { readonly price: Cents; readonly sent: Cents }

/** Reasons that only the server can find out, for guests and partners. */
export const guestReasons = words('guestReasons', {
  too_often: ({ seconds }: { seconds: number }) => {
    const wait =
      seconds <= 60
        ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
        : seconds <= 7200
          ? `${Math.ceil(seconds / 60)} minutes`
          : `${Math.ceil(seconds / 3600)} hours`
    return `Too many attempts. Please wait ${wait} and try again.`
  },
  request_in_progress: 'The same request is still being worked on. Please wait a moment.',
  idempotency_key_reused: 'This Idempotency-Key was used for another request.',

  place_search_failed: ({ place }: { place: string }) =>
    `We cannot look up “${place}” at the moment. Please try again soon.`,
  place_unknown: ({ place }: { place: string }) => `We could not find “${place}”.`,
  place_not_chosen: ({ place }: { place: string }) =>
    `We could not find “${place}”. Please choose a place from the suggestions.`,
  hours_missing: 'Duration in hours is required.',
  dropoff_missing: 'Drop-off location is required.',
  no_road: 'We could not find a route by road between these places.',
  road_not_measured: 'We cannot work out this route at the moment. Please try again soon.',
  no_fixed_price: ({ vehicle }: { vehicle: string }) =>
    `There is no fixed price for this trip in the ${vehicle}. Our team can tell you one.`,
  no_transfer_page: 'There is no page about this transfer.',
  too_many_stops: ({ most }: { most: number }) => `A trip can have at most ${most} stops.`,
  stay_not_possible: ({ place }: { place: string }) => `The stop at ${place} must last 1 to 24 whole hours.`,
  stop_listed_twice: ({ place }: { place: string }) => `${place} is on the list of stops twice.`,
  stop_chosen_twice: 'Each stop can be chosen once.',
  stop_not_offered: ({ place }: { place: string }) => `“${place}” is not one of the stops we offer.`,
  luggage_not_offered: 'This luggage configuration is not available for the chosen vehicle.',
  time_skipped: ({ time, next }: { time: string; next: string }) =>
    `The clocks go forward that night: ${time} does not exist. The next time available is ${next}.`,
  pickup_time_past: 'The pick-up time is in the past.',
  pickup_date_past: 'The pick-up date is in the past.',
  /** Never how many cars there are, or were. */
  no_car: ({
    vehicle,
    date,
    time,
    nearestTimes,
  }: {
    vehicle: string
    date: string
    time: string
    nearestTimes: readonly string[]
  }) => {
    const taken = `All our ${classOf(vehicle)} cars are taken at ${time} on ${describeDay(date)}.`
    return nearestTimes.length === 0 ? taken : `${taken} Free at ${nearestTimes.join(' and ')}.`
  },
  /** `date` is null where it is the day on which it is said. */
  short_notice: ({ date, time }: { date: string | null; time: string }) =>
    `For a pick-up before ${time}${date === null ? '' : ` on ${describeDay(date)}`} please call us.`,

  price_changed: ({ price, sent }: Prices) =>
    `The price of this trip is ${formatEuros(price)}, not ${formatEuros(sent)}; please confirm it.`,
  quote_expired: ({ price }: { price: Cents }) =>
    `This quote has run out. The price is now ${formatEuros(price)}; please confirm it.`,
  quote_not_ours: 'This quote is not one of ours. Please ask for a new price.',
  quote_of_another_partner: 'This quote was made for somebody else. Please ask for a new price.',
  quote_of_another_trip: 'This quote is for another trip. Please ask for a new price.',
  offer_booked: offerEnds.booked,
  offer_ended: offerEnds.ended,
  offer_withdrawn: offerEnds.withdrawn,
  offer_of_another_trip: 'This offer is for another trip. Ask us for a new one.',

  already_cancelled: 'This booking is already cancelled.',
  already_rejected: 'This booking was rejected, so nothing about it can be changed.',
  already_rated: 'You have told us already. Thank you.',
  not_driven_yet: 'Please tell us once you have arrived: the trip is not over yet.',
  lands_too_late: ({ hours }: { hours: number }) =>
    `More than ${hours} hours after the pick-up: please call us.`,
  partner_decides: 'Whoever booked this trip for you changes or cancels it: please ask them.',
  journey_begun: 'This trip has begun: please call us.',
  here_not_confirmed: 'You can say so once we have confirmed your booking.',
  here_too_early: 'Please tell us from half an hour before the pick-up on.',
  here_too_late: 'The time for this has passed: please call us.',
  here_undo_too_late: 'You can take this back for one minute: please call us.',
  exit_unknown: 'Choose one of the exits.',
  too_late_to_cancel: 'It is too late to cancel this trip here: please call us.',
  too_late_for_details: 'Less than 1 hour to go: please call us.',
  too_late_for_flight: 'The time of the pick-up has passed: please call us.',
  too_late_for_trip: 'Less than 3 hours to go: please call us.',
  too_late_to_rate: 'A trip can be rated for 30 days: please write to us.',
  refund_changed: ({ refund, fee }: { refund: Cents; fee: Cents }) => {
    if (refund > 0 && fee > 0)
      return `If you cancel now, ${formatEuros(refund)} will be refunded, and ${formatEuros(fee)} will not.`
    if (refund > 0) return `If you cancel now, ${formatEuros(refund)} will be refunded.`
    return fee > 0
      ? `If you cancel now, the ${formatEuros(fee)} you paid is not refunded.`
      : 'If you cancel now, nothing is refunded, because nothing has been paid.'
  },

  nothing_changes: 'Nothing has changed yet. Choose what should be different.',
  earlier_page_not_closed:
    'The payment page of your earlier request could not be closed, so nothing has changed. Please try again in a moment.',
  legs_out_of_order: ({ leg, before }: { leg: number; before: number }) =>
    `Trip ${leg} of this booking would begin before trip ${before} ends.`,
  changed_price_differs: ({ price, sent }: Prices) =>
    `The price of the changed trip is ${formatEuros(price)}, not ${formatEuros(sent)}; please confirm it.`,
  changed_meanwhile: 'The booking is being changed at this moment. Please try again.',
  change_waits:
    'A change of your booking is already awaiting our reply. Withdraw it first, or wait for our reply.',
  not_paid_yet:
    'Your booking is not paid yet, so its price cannot change now. Please pay it first, or write to us.',
  no_such_change: 'There is no such change.',
  no_open_change: 'No change of this booking is open.',
  change_awaits_payment: 'The difference of this change is not paid yet.',
  change_awaits_answer: 'This change is awaiting a reply.',
  change_made: 'This change has been made already.',
  change_declined: 'This change has been declined already.',
  change_withdrawn: 'This change has been withdrawn.',
  change_ended: ({ why }: { why?: ChangeEndReason | null }) =>
    `This change has ended.${why ? ` ${changeEnds[why]}` : ''}`,
  stays_until_confirmed: staysUntilConfirmed,

  nothing_to_pay: 'There is nothing left to pay for this booking.',
  nothing_to_pay_for_change: 'There is nothing left to pay for this change.',
  cancelled_not_to_be_paid: 'This booking was cancelled, so there is nothing to pay.',
  rejected_not_to_be_paid: 'This booking was rejected, so there is nothing to pay.',
  already_paid: 'This booking is paid already.',
  paid_to_driver: 'This booking is paid to the chauffeur.',
  not_taken_nothing_to_pay: 'We could not take this booking, so there is nothing to pay.',
  cancelled_nothing_to_pay: 'This booking is cancelled, so there is nothing to pay.',
  payment_page_unavailable:
    'Online payment is not available right now. Your request is kept: please try again in a moment.',
  no_such_payment: 'There is no such payment.',

  /** On the page of a partner. */
  sign_in_ended: 'This link was used already, or has ended. Please ask for a new one.',
  member_not_allowed: 'Your role in the team does not allow this. Ask an owner of your team.',
  member_suspended:
    'Your bookings can be read, and nothing else can be done at the moment. Please write to us.',
  member_is_oneself: 'You cannot change your own role, or leave the team. Another owner can do that.',
  too_many_keys: ({ most }: { most: number }) =>
    `${most} keys are in use, which is the most. Revoke one first.`,
  other_partner: ({ name }: { name: string }) =>
    `This browser is signed in for “${name}” by now, and the page is not. Nothing was done. Please load the page again.`,
  no_mail_in_sandbox:
    'The sandbox sends no mail. POST /api/v1/test/sign-in-links with your key answers with a link that signs you in.',
  sandbox_cars_shared: ({ most, hours }: { most: number; hours: number }) =>
    `In the sandbox you can have at most ${most} bookings of a vehicle within ${hours} hours. Cancel some, or choose another day.`,
  too_many_members: ({ most }: { most: number }) => `A team has ${most} people at most.`,
  link_wrong: 'This link does not work, or has ended. Please write to us.',
  offer_link_wrong:
    'This link does not work. Please open it from our email again, making sure that it is complete.',
  link_ended: 'This link has ended. Write to us if you still need something from this trip.',
  link_replaced: 'This link has ended: a newer one has taken its place. Open the one from our last email.',
  email_change_ended: 'This link has ended: the change can be undone for 24 hours. Please call us.',
  email_change_undone: 'This change is undone already.',
  link_only_shows: 'This link only shows the trip: nothing can be changed by it.',
})
