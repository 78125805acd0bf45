import { words } from '../words.ts'

/** Why a journey cannot be booked as it is entered. The wizard's own rules find these; the server finds them again. */
export const journeyReasons = words('journeyReasons', {
  same_place: 'Pick-up and drop-off are the same place. Choose another drop-off, or a hire by the hour.',
  too_many_child_seats: ({ most }: { most: number }) => `Please choose 0 to ${most} child seats.`,
  too_many_booster_seats: ({ most }: { most: number }) => `Please choose 0 to ${most} booster seats.`,
  more_seats_than_passengers: ({ seats, passengers }: { seats: number; passengers: number }) =>
    `There are more child and booster seats (${seats}) than passengers (${passengers}).`,
  no_seat_chosen: 'Please choose at least one seat, or switch the seats off.',
  traveller_missing: 'Please give the traveller’s name.',
  billing_missing: 'Please fill in the billing address, or switch it off.',
  vehicle_too_small: ({ vehicle, most, passengers }: { vehicle: string; most: number; passengers: number }) =>
    `${vehicle} takes up to ${most} passengers; you selected ${passengers}.`,
  wheelchair_not_carried:
    'None of our cars carries somebody who stays in the wheelchair. Ask our team for a price.',
  wheelchair_no_room:
    'This vehicle has no room for the wheelchair beside that luggage. Choose less luggage, or a larger vehicle.',
  no_vehicle: 'Please select a vehicle.',
  no_payment_method: 'Please choose a payment method.',
  no_account: 'There is no account to pay this from. Please choose another way to pay.',
  paid_on_account: 'Trips at your net price are paid on your account.',
  online_unavailable: 'Online payment is not available at the moment.',
  paid_online_outside_algarve: 'Trips that start outside the Algarve are paid online.',
  paid_online_one_leg_outside: 'Paid online, because one pick-up is outside the Algarve.',
  leg_too_early: 'This leg begins before the one before it ends.',
  paid_online_region_unknown:
    'We could not tell whether this trip starts in the Algarve, so it is paid online.',
  unpayable_outside_algarve:
    'Trips that start outside the Algarve are paid online. Online payment is not available at the moment: please contact us to arrange this trip.',
  unpayable_region_unknown:
    'We could not tell whether this trip starts in the Algarve, so it is paid online. Online payment is not available at the moment: please contact us to arrange this trip.',
})
