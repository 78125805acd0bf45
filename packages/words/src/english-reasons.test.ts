import { e164 } from '@chauffeur/domain/phone-number'
import { changeEndReasons } from '@chauffeur/domain/trip-change'
import { expect, test } from 'vitest'
import { changeEnds, changePaymentSentences } from './en/changes.ts'
import { contactReasons } from './en/contact-reasons.ts'
import { englishSentence, type Reason } from './english-reasons.ts'

const earlier = { time: '10:00', from: 'Faro Airport', to: 'Vilamoura' }
const later = { time: '11:00', from: 'Lagos', to: null }

// The agreed sentences (docs/rules.md), and those that are put together from values.
test.each<[Reason, string]>([
  [
    { code: 'vehicle_too_small', vehicle: 'Mercedes V Class', most: 7, passengers: 8 },
    'Mercedes V Class takes up to 7 passengers; you selected 8.',
  ],
  [{ code: 'too_many_child_seats', most: 4 }, 'Please choose 0 to 4 child seats.'],
  [{ code: 'too_many_booster_seats', most: 4 }, 'Please choose 0 to 4 booster seats.'],
  [
    { code: 'more_seats_than_passengers', seats: 3, passengers: 2 },
    'There are more child and booster seats (3) than passengers (2).',
  ],
  [{ code: 'no_seat_chosen' }, 'Please choose at least one seat, or switch the seats off.'],
  [{ code: 'traveller_missing' }, 'Please give the traveller’s name.'],
  [{ code: 'billing_missing' }, 'Please fill in the billing address, or switch it off.'],
  [{ code: 'contact_missing' }, 'Please give an email address or a phone number, so that we can answer.'],
  [{ code: 'too_many_stops', most: 5 }, 'A trip can have at most 5 stops.'],
  [{ code: 'stay_not_possible', place: 'Silves' }, 'The stop at Silves must last 1 to 24 whole hours.'],
  [{ code: 'stop_listed_twice', place: 'Silves' }, 'Silves is on the list of stops twice.'],
  [{ code: 'luggage_not_offered' }, 'This luggage configuration is not available for the chosen vehicle.'],
  [{ code: 'no_payment_method' }, 'Please choose a payment method.'],
  [{ code: 'online_unavailable' }, 'Online payment is not available at the moment.'],
  [{ code: 'paid_online_outside_algarve' }, 'Trips that start outside the Algarve are paid online.'],
  [
    { code: 'paid_online_region_unknown' },
    'We could not tell whether this trip starts in the Algarve, so it is paid online.',
  ],
  [
    { code: 'unpayable_outside_algarve' },
    'Trips that start outside the Algarve are paid online. Online payment is not available at the moment: please contact us to arrange this trip.',
  ],
  [{ code: 'already_cancelled' }, 'This booking is already cancelled.'],
  [{ code: 'rejected_not_to_be_paid' }, 'This booking was rejected, so there is nothing to pay.'],
  [{ code: 'already_paid' }, 'This booking is paid already.'],
  [{ code: 'paid_to_driver' }, 'This booking is paid to the chauffeur.'],
  [{ code: 'refund_changed', refund: 8550, fee: 0 }, 'If you cancel now, €85.50 will be refunded.'],
  [
    { code: 'refund_changed', refund: 1000, fee: 7550 },
    'If you cancel now, €10.00 will be refunded, and €75.50 will not.',
  ],
  [
    { code: 'refund_changed', refund: 0, fee: 8550 },
    'If you cancel now, the €85.50 you paid is not refunded.',
  ],
  [
    { code: 'refund_changed', refund: 0, fee: 0 },
    'If you cancel now, nothing is refunded, because nothing has been paid.',
  ],
  [
    { code: 'price_changed', price: 123450, sent: 8500 },
    'The price of this trip is €1,234.50, not €85.00; please confirm it.',
  ],
  [{ code: 'change_ended', why: null }, 'This change has ended.'],
  [
    { code: 'break_too_short', minutes: 1, earlier, later },
    '1 minute short between 10:00 Faro Airport → Vilamoura and 11:00 Lagos.',
  ],
  [
    { code: 'no_road_between_trips', earlier, later },
    'No road leads from 10:00 Faro Airport → Vilamoura to 11:00 Lagos.',
  ],
  [
    { code: 'car_blocked', plate: '12-AB-34', block: 'service', date: null, time: '12:00' },
    'The car 12-AB-34 is at the workshop until 12:00.',
  ],
  [
    { code: 'driver_blocked', driver: 'Ana Martins', block: 'holiday', date: '2027-01-28', time: '08:00' },
    'Ana Martins is on holiday until 28 January, 08:00.',
  ],
  [
    { code: 'other_class', plate: '9-VV-9', vehicle: 'Mercedes V Class', booked: 'Mercedes E Class' },
    'The car 9-VV-9 is a Mercedes V Class; Mercedes E Class was booked.',
  ],
  [
    { code: 'other_class', plate: '9-VV-9', vehicle: null, booked: 'Mercedes E Class' },
    'The car 9-VV-9 is a car of another class; Mercedes E Class was booked.',
  ],
  [{ code: 'car_taken' }, 'The car has another trip at that time.'],
  [{ code: 'driver_taken' }, 'The driver has another trip at that time.'],
  [
    { code: 'driver_taken', driver: 'Ana Martins', trip: earlier },
    'Ana Martins has another trip at that time: 10:00 Faro Airport → Vilamoura.',
  ],
  [
    { code: 'has_trips', plate: '12-AB-34', count: 1, trips: [{ date: '2027-01-27', ...earlier }] },
    'The car 12-AB-34 still has 1 trip: 2027-01-27, 10:00 Faro Airport → Vilamoura. Give them to others first.',
  ],
  [
    { code: 'has_trips', driver: 'Ana Martins', count: 3, trips: [{ date: '2027-01-27', ...later }] },
    'Ana Martins still has 3 trips: 2027-01-27, 11:00 Lagos and more. Give them to others first.',
  ],
  [{ code: 'wait_not_over', minutes: 1, included: 60 }, 'Please wait 1 more minute: 60 are included.'],
  [
    { code: 'calls_missing', times: 2, apart: 10 },
    'Please try to reach the guest 2 times, at least 10 minutes apart.',
  ],
  [
    { code: 'trip_not_yours', releaseCode: 'declined', releaseReason: null },
    'This trip is no longer yours. Declined: no reason given',
  ],
  [
    { code: 'trip_not_yours', releaseCode: null, releaseReason: 'Rui is ill.' },
    'This trip is no longer yours. Rui is ill.',
  ],
  [{ code: 'trip_released', releaseCode: 'cancelled' }, 'The booking was cancelled.'],
  [{ code: 'trip_changed', news: null }, 'The trip has changed. Please look at it again.'],
  [
    { code: 'trip_changed', news: [{ code: 'car', plate: '56-CD-78' }] },
    'The car is 56-CD-78 now. Please look at it again.',
  ],
  [
    {
      code: 'trip_news',
      news: [
        { code: 'pickup_time', from: '10:00', to: '10:30', day: '2027-01-28' },
        { code: 'written', text: 'Hurry.' },
      ],
    },
    'Pick-up changed from 10:00 to 10:30 on 28 January. Hurry.',
  ],
  [{ code: 'change_ended', why: 'not_paid' }, 'This change has ended. It was not paid in time.'],
  [{ code: 'written', text: 'Closed until Sunday.' }, 'Closed until Sunday.'],
  [{ code: 'not_found', what: 'car' }, 'There is no such car.'],
  [{ code: 'row_changed', by: null }, 'Changed meanwhile. Please look at it again.'],
  [{ code: 'row_changed', by: 'ana' }, 'Changed meanwhile by ana. Please look at it again.'],
  [
    { code: 'scope_missing', scope: 'book' },
    'This API key does not have the scope “book” that this call needs.',
  ],
  [{ code: 'password_too_short', min: 8 }, 'The new password must be at least 8 characters long.'],
  [{ code: 'password_too_long', max: 200 }, 'The new password can be at most 200 characters long.'],
  [{ code: 'metadata_too_many_keys', max: 20 }, 'Metadata can have at most 20 keys.'],
  [
    { code: 'metadata_key_unusable', max: 40 },
    'Each key of the metadata must have 1 to 40 characters, without line breaks.',
  ],
  [
    { code: 'metadata_value_unusable', key: 'one', max: 500 },
    'The metadata “one” must be text of at most 500 characters.',
  ],
  [{ code: 'stop_incomplete' }, 'Please fill in all fields and select at least one route'],
  [{ code: 'coordinates_unreadable' }, 'Please provide valid latitude and longitude coordinates'],
  [{ code: 'hourly_price_not_positive' }, 'Hourly price must be a positive number'],
  [
    { code: 'amount_too_high', amount: 'hourlyPrice', most: 1_000_000 },
    'Hourly price can be at most €10,000.00.',
  ],
  [
    { code: 'amount_too_high', amount: 'minimumFare', most: 1_000_000 },
    'Minimum fare can be at most €10,000.00.',
  ],
  [{ code: 'amount_too_high', amount: 'pricePerKm', most: 10_000 }, 'Price per km can be at most €100.00.'],
  [
    { code: 'amount_too_high', amount: 'hourlyRate', most: 1_000_000 },
    'Hourly rate can be at most €10,000.00.',
  ],
  [{ code: 'hourly_rate_unusable' }, 'Please enter a valid hourly rate'],
  [{ code: 'fares_unreadable' }, 'Please enter valid numbers for minimum fare and price per km'],
  [{ code: 'fares_negative' }, 'Minimum fare and price per km must be non-negative'],
  [{ code: 'values_unreadable' }, 'Please enter valid numbers'],
  [{ code: 'values_negative' }, 'Values must be non-negative'],
  [
    { code: 'pricing_exists', vehicle: 'Mercedes Vito', serviceType: 'hourly' },
    'Mercedes Vito with hourly service already exists. Please edit the existing entry.',
  ],
  [
    { code: 'luggage_exists', vehicle: 'Mercedes Vito', config: '7 large' },
    'Mercedes Vito already has the configuration “7 large”. Please delete the existing entry first.',
  ],
  [{ code: 'luggage_incomplete' }, 'Please fill in configuration and image URL'],
  [{ code: 'local_vehicle_incomplete' }, 'Please fill in vehicle name, description and image URL'],
  [{ code: 'latitude_out_of_range' }, 'Latitude must be between -90 and 90'],
  [{ code: 'longitude_out_of_range' }, 'Longitude must be between -180 and 180'],
  [{ code: 'latitude_out_of_range', end: 'A' }, 'Endpoint A latitude must be between -90 and 90'],
  [{ code: 'longitude_out_of_range', end: 'B' }, 'Endpoint B longitude must be between -180 and 180'],
  [
    { code: 'radius_out_of_range', end: 'A', min: 1, max: 1000 },
    'Endpoint A radius must be between 1 and 1000 km',
  ],
  [{ code: 'region_without_name' }, 'Please enter a region name'],
  [{ code: 'region_name_empty' }, 'Region name cannot be empty'],
  [{ code: 'endpoint_unusable' }, 'Invalid Endpoint A or B coordinates or radius'],
  [{ code: 'image_url_unusable' }, 'Image URL must be an https address or a path on this site'],
  [
    { code: 'image_url_not_https' },
    'Image URL must begin with https:// instead of http://. Change that and try again',
  ],
  [{ code: 'set_price_not_positive', of: 'offer' }, 'An offer needs a price above €0.'],
  [{ code: 'set_price_not_positive', of: 'booking' }, 'A booking needs a price above €0.'],
  [{ code: 'set_price_too_high', of: 'offer' }, 'An offer can be at most €100,000.'],
  [{ code: 'set_price_too_high', of: 'booking' }, 'A booking can be at most €100,000.'],
  [
    { code: 'offer_too_late', hours: 3 },
    'An offer ends 3 hours before the pick-up, and this pick-up is sooner.',
  ],
  [{ code: 'offer_day_past' }, 'This day is past, so nobody could book the offer.'],
  [
    { code: 'offer_not_payable', why: { code: 'paid_online_outside_algarve' } },
    'Nobody could book this. Trips that start outside the Algarve are paid online.',
  ],
  [
    { code: 'change_not_possible', why: 'time_passed' },
    'This change cannot be made any more. The new pick-up time has passed.',
  ],
  [{ code: 'plate_unusable' }, 'Plate must consist of letters and digits, like 12-AB-34.'],
  [{ code: 'last_day_before_first' }, 'The last day must not be before the first.'],
  [{ code: 'webhook_not_https' }, 'The address must start with https:// and name a host.'],
  [
    { code: 'webhook_with_password' },
    'The address cannot hold a user name or a password: every message is signed instead.',
  ],
  [{ code: 'webhook_port', from: 8443 }, 'The port must be 443, 80, or from 8443 on.'],
  [{ code: 'connection_failed', error: '' }, 'The connection failed.'],
  [{ code: 'connection_failed', error: 'EPROTO' }, 'The connection failed (EPROTO).'],
  [{ code: 'no_answer_in_time', seconds: 15 }, 'There was no whole answer within 15 seconds.'],
])('%o is said as agreed', (reason, sentence) => {
  expect(englishSentence(reason)).toBe(sentence)
})

test.for([
  [1, '1 second'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [120, '2 minutes'],
  [3600, '60 minutes'],
] as const)('who has to wait %i seconds reads %s', ([seconds, wait]) => {
  expect(englishSentence({ code: 'too_often', seconds })).toBe(
    `Too many attempts. Please wait ${wait} and try again.`,
  )
})

const taken = { code: 'no_car', vehicle: 'Mercedes E Class', date: '2026-12-20', time: '10:00' } as const

test.each([
  [['09:15', '11:05'], 'All our E Class cars are taken at 10:00 on 20 December. Free at 09:15 and 11:05.'],
  [['11:05'], 'All our E Class cars are taken at 10:00 on 20 December. Free at 11:05.'],
  [[], 'All our E Class cars are taken at 10:00 on 20 December.'],
])('with free times %o a guest reads of a taken class', (nearestTimes, sentence) => {
  expect(englishSentence({ ...taken, nearestTimes })).toBe(sentence)
})

test('the Sprinter is named without its vans', () => {
  expect(englishSentence({ ...taken, vehicle: 'Sprinter (or two vans)', nearestTimes: [] })).toMatch(
    /^All our Sprinter cars /,
  )
})

test('a pick-up that is too soon is for the phone; another day is named', () => {
  expect(englishSentence({ code: 'short_notice', date: null, time: '14:20' })).toBe(
    'For a pick-up before 14:20 please call us.',
  )
  expect(englishSentence({ code: 'short_notice', date: '2026-12-20', time: '14:20' })).toBe(
    'For a pick-up before 14:20 on 20 December please call us.',
  )
})

test('the example in the sentence about numbers is one that can be dialled', () => {
  expect(e164(/\+[\d ]+\d/.exec(contactReasons.phone_not_dialled)?.[0] ?? '')).toBe('+351912345678')
})

test.for([
  [
    ['Sagres Fortress'],
    '1 stop has no other route (Sagres Fortress). Give it another route first, or delete it.',
  ],
  [
    ['Ponta da Piedade, Lagos', 'Silves Castle'],
    '2 stops have no other route (Ponta da Piedade, Lagos; Silves Castle). Give them another route first, or delete them.',
  ],
  [
    ['A', 'B', 'C', 'D', 'E'],
    '5 stops have no other route (A; B; C; D; E). Give them another route first, or delete them.',
  ],
  [
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    '7 stops have no other route (A; B; C; D; E; 2 more). Give them another route first, or delete them.',
  ],
] as const)('a route that keeps %j on offer is kept, and says why', ([stops, sentence]) => {
  expect(englishSentence({ code: 'route_in_use', route: 'Faro-Sagres', stops })).toBe(
    `“Faro-Sagres” is still needed: ${sentence}`,
  )
})

test('every end of a change has its own sentence', () => {
  expect(new Set(changeEndReasons.map((code) => changeEnds[code])).size).toBe(changeEndReasons.length)
})

test('whoever paid in vain reads that the booking stands as it is', () => {
  for (const state of ['failed', 'closed', 'checking'] as const)
    expect(changePaymentSentences[state]).toMatch(/our booking stands as it is\.$/)
})
