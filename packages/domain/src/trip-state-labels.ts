import type { TripState } from './trip-state.ts'

/** How far a trip is, as the office reads it on pages, prints, exports and in its calendar. */
export const tripStateLabels: Readonly<Record<TripState, string>> = {
  offered: 'Offered',
  accepted: 'Accepted',
  on_the_way: 'On the way',
  at_pickup: 'At the pick-up',
  no_show_claimed: 'No-show reported',
  on_board: 'On board',
  completed: 'Completed',
  no_show: 'Guest did not come',
  released: 'Taken back',
}
