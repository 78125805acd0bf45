import { SENTENCES } from '@chauffeur/contract/sentences'
import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { normaliseRouteName } from '@chauffeur/domain/regions'
import type { Mode } from '@chauffeur/domain/sandbox'
import type { ServiceType } from '@chauffeur/domain/service-type'
import type { ChangeEndReason } from '@chauffeur/domain/trip-change'
import type { ReasonCode, Say } from '../reasons.ts'
import { changeEnds } from './changes.ts'
import { rejectReasons } from './trip.ts'

const amounts = {
  hourlyPrice: 'Hourly price',
  minimumFare: 'Minimum fare',
  pricePerKm: 'Price per km',
  hourlyRate: 'Hourly rate',
  refund: 'Refund',
}

const sold = { offer: 'An offer', booking: 'A booking' }

type Sold = keyof typeof sold

/** How many names of a long list are given. */
const NAMED = 5

/** Reasons for the office and other companies' systems alone, which read English. */
export const officeReasons = {
  ...rejectReasons,
  office_never_open: 'Choose the days on which somebody decides.',
  office_closes_first: 'The office must close later than it opens; 00:00 is the end of the day.',
  nothing_here: SENTENCES.nothingHere,
  row_changed: ({ by }: { by: string | null }) =>
    `Changed meanwhile${by === null ? '' : ` by ${by}`}. Please look at it again.`,
  cursor_unknown: 'This cursor is not one that a page has given.',
  events_deleted: ({ days }: { days: number }) =>
    `The events after this cursor are older than ${days} days and no longer kept. Read your bookings, and begin again without a cursor.`,
  flight_unreadable:
    'The flight number must be written like TP 1234. What else is known of the arrival belongs in notes.',
  duplicate_reference: ({ bookingNumber }: { bookingNumber: string }) =>
    `The booking ${bookingNumber} has this reference already.`,
  if_match_unreadable: 'If-Match must be the version of a booking, like 7.',
  booking_version_changed: ({ version }: { version: number }) =>
    `The booking has changed meanwhile and has version ${version} now. Please read it again.`,
  idempotency_key_length: ({ max }: { max: number }) =>
    `The Idempotency-Key must be 1 to ${max} characters long.`,

  several_hosts: 'This request does not name one host.',
  url_too_long: 'This address is too long.',
  too_many_parameters: ({ max }: { max: number }) => `An address may have ${max} parameters at most.`,
  cross_site: 'This call came from another site and was refused.',
  overloaded: 'Very many people are using this site at the moment. Please try again in a few seconds.',

  wrong_login: SENTENCES.wrongLogin,
  old_password_wrong: 'This is not the old password.',
  password_too_short: ({ min }: { min: number }) =>
    `The new password must be at least ${min} characters long.`,
  password_too_long: ({ max }: { max: number }) => `The new password can be at most ${max} characters long.`,
  password_unchanged: 'The new password must be another one than the old one.',

  api_key_missing: ({ mode }: { mode: Mode }) =>
    `Please send an API key, as “Authorization: Bearer ctk_${mode}_…”.`,
  api_key_unknown: 'This API key is not known. Please check that it is complete.',
  api_key_revoked: 'This API key has been revoked.',
  api_key_expired: 'This API key has expired.',
  api_key_other_address: 'This API key may not be used from this address.',
  api_key_secret_replaced: 'This secret has been replaced. Use the new one, or ask the office for another.',
  api_key_of_sandbox: ({ url }: { url: string | null }) =>
    `This is a key of the sandbox, and this is the live server. ${url === null ? 'Call the sandbox with it' : `Call ${url} with it`}, or send a live key.`,
  api_key_of_live: 'This is a key of the live server, and this is the sandbox. Send a key of the sandbox.',
  test_only: 'This is the live server, where this call does nothing. It is for the sandbox.',
  act_too_early: ({ last }: { last: string }) =>
    `Something has happened to this booking at ${last}. The instant “at” cannot be before that.`,
  nobody_has_trip: 'Nobody has this trip. Assign it first.',
  no_step_to_undo: 'There is no step to be taken back.',
  nobody_free: 'No car and driver of the sandbox are free at that time.',
  payment_page_not_over: 'The page to pay on has not expired yet. Leave “at” out, or name a later instant.',
  api_key_replaced: 'This API key has been replaced by a new one and has ended.',
  api_key_not_allowed: 'An API key does not open this call.',
  scope_missing: ({ scope }: { scope: string }) =>
    `This API key does not have the scope “${scope}” that this call needs.`,

  metadata_no_object: 'Metadata must be an object of texts.',
  metadata_too_many_keys: ({ max }: { max: number }) => `Metadata can have at most ${max} keys.`,
  metadata_key_unusable: ({ max }: { max: number }) =>
    `Each key of the metadata must have 1 to ${max} characters, without line breaks.`,
  metadata_value_unusable: ({ key, max }: { key: string; max: number }) =>
    `The metadata “${key}” must be text of at most ${max} characters.`,

  picture_unreadable: 'This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.',
  picture_heic: 'This is a HEIC picture, which we cannot read. Save it as JPEG and upload that.',
  picture_too_large: ({ max }: { max: number }) =>
    `A picture can be at most ${max} MB large. Save it smaller and upload it again.`,
  picture_too_many_pixels: ({ max }: { max: number }) =>
    `A picture can have at most ${max} million pixels. Save it smaller and upload it again.`,
  picture_too_slow: 'This picture takes too long to prepare. Save it smaller, as JPEG, and upload that.',
  pictures_busy: 'Several pictures are being prepared. Wait a moment and upload this one again.',
  picture_elsewhere: 'Upload the picture on this site first.',
  vehicle_picture_unknown: 'The pictures of vehicles are named like 1-exterior and 1-interior.',
  image_url_unusable: 'Image URL must be an https address or a path on this site',
  image_url_not_https: 'Image URL must begin with https:// instead of http://. Change that and try again',

  firm_email_unusable: 'Email must be one address, like bookings@example.com.',
  firm_phone_not_dialled: 'Give the number with its country code, like +351 912 345 678.',
  profile_not_https: 'The address of a profile must begin with https://.',
  colour_unusable: 'A colour is written as # and six digits, like #a1562a.',

  vehicle_unknown: ({ name }: { name: string }) => `We have no vehicle called “${name}”.`,
  vehicle_id_unknown: ({ id }: { id: number }) => `We have no vehicle with the id ${id}.`,
  vehicle_id_of_another: ({ id, name }: { id: number; name: string }) =>
    `The vehicle with the id ${id} is not the ${name}.`,
  local_vehicle_incomplete: 'Please fill in vehicle name, description and image URL',
  luggage_incomplete: 'Please fill in configuration and image URL',
  /** Without an airport, which alone can have one only, nobody reads it. */
  meeting_point_exists: ({ airport }: { airport: string | null | undefined }) =>
    `There is a meeting point of ${airport ?? 'this place'} already. Change that one.`,
  luggage_exists: ({ vehicle, config }: { vehicle: string; config: string }) =>
    `${vehicle} already has the configuration “${config}”. Please delete the existing entry first.`,

  amount_too_high: ({ amount, most }: { amount: keyof typeof amounts; most: Cents }) =>
    `${amounts[amount]} can be at most ${formatEuros(most)}.`,
  hourly_rate_unusable: 'Please enter a valid hourly rate',
  fares_unreadable: 'Please enter valid numbers for minimum fare and price per km',
  fares_negative: 'Minimum fare and price per km must be non-negative',
  values_unreadable: 'Please enter valid numbers',
  values_negative: 'Values must be non-negative',
  pricing_exists: ({ vehicle, serviceType }: { vehicle: string; serviceType: ServiceType }) =>
    `${vehicle} with ${serviceType} service already exists. Please edit the existing entry.`,

  region_without_name: 'Please enter a region name',
  region_name_empty: 'Region name cannot be empty',
  region_name_taken: ({ name }: { name: string }) =>
    `There is already a region called “${name}”. Please choose another name.`,
  coordinates_unreadable: 'Please provide valid latitude and longitude coordinates',
  latitude_out_of_range: ({ end }: { end?: 'A' | 'B' }) =>
    `${end ? `Endpoint ${end} latitude` : 'Latitude'} must be between -90 and 90`,
  longitude_out_of_range: ({ end }: { end?: 'A' | 'B' }) =>
    `${end ? `Endpoint ${end} longitude` : 'Longitude'} must be between -180 and 180`,
  radius_out_of_range: ({ end, min, max }: { end: 'A' | 'B'; min: number; max: number }) =>
    `Endpoint ${end} radius must be between ${min} and ${max} km`,
  endpoint_unusable: 'Invalid Endpoint A or B coordinates or radius',
  endpoint_incomplete:
    'An endpoint needs latitude, longitude and radius. The incomplete one was left as it was.',
  route_in_use: ({ route, stops }: { route: string; stops: readonly string[] }) => {
    const count = stops.length === 1 ? '1 stop has' : `${stops.length} stops have`
    const left = stops.length - NAMED
    const names = [...stops.slice(0, NAMED), ...(left > 0 ? [`${left} more`] : [])]
    const them = stops.length === 1 ? 'it' : 'them'
    return (
      `“${normaliseRouteName(route)}” is still needed: ${count} no other route (${names.join('; ')}). ` +
      `Give ${them} another route first, or delete ${them}.`
    )
  },
  stop_incomplete: 'Please fill in all fields and select at least one route',
  hourly_price_not_positive: 'Hourly price must be a positive number',
  route_gone: 'One of the routes does not exist any more. Please choose again.',
  not_a_route: ({ name }: { name: string }) =>
    `“${name}” is not a route: its name holds no origin and destination.`,
  route_inactive: ({ name }: { name: string }) => `The route “${name}” is not active.`,

  plate_unusable: 'Plate must consist of letters and digits, like 12-AB-34.',
  plate_taken: ({ plate }: { plate: string }) => `There is a car with the plate ${plate} already.`,
  last_day_before_first: 'The last day must not be before the first.',
  end_not_after_start: 'The end must be after the beginning.',
  end_past: 'The end is in the past.',

  total_price_missing: 'Total price is required.',
  set_price_not_positive: ({ of }: { of: Sold }) => `${sold[of]} needs a price above €0.`,
  set_price_too_high: ({ of }: { of: Sold }) => `${sold[of]} can be at most €100,000.`,
  already_decided: ({ status }: { status: string }) => `This booking is already ${status}.`,
  nothing_to_refund: 'Nothing was paid that could be refunded.',
  note_of_another: ({ by }: { by: string }) => `${by} wrote this note, and can remove it.`,
  links_ended: 'The links of this booking have ended by themselves: the trip was too long ago.',
  for_enquiry: ({ reference }: { reference: string }) => `For the enquiry ${reference}`,
  rated: ({ score, most, isLow }: { score: number; most: number; isLow: boolean }) =>
    `${score} of ${most}.${isLow ? ' Marked as a problem.' : ''}`,
  change_to_decide: 'A change of this booking waits already. Accept or decline it first.',
  change_not_possible: ({ why }: { why: ChangeEndReason }) =>
    `This change cannot be made any more. ${changeEnds[why]}`,
  pickup_passed: 'The pick-up has passed: have the driver collect the difference.',
  payment_page_open:
    'The customer may be paying at this moment. The price can change once the payment page is closed, half an hour after it was opened.',

  offer_not_payable: ({ why }: { why: ReasonCode | null }, say: Say) =>
    `Nobody could book this. ${why ? say(why) : ''}`,
  offer_too_late: ({ hours }: { hours: number }) =>
    `An offer ends ${hours} hours before the pick-up, and this pick-up is sooner.`,
  offer_day_past: 'This day is past, so nobody could book the offer.',

  payment_not_complete: 'This payment is not complete, so nothing of it can go back.',
  which_leg: 'Please say which leg is to be refunded.',
  payment_moved_on: 'This payment has moved on meanwhile.',
  refund_out_of_range: ({ most }: { most: Cents }) => `Refund must be from €0.01 to ${formatEuros(most)}.`,
  refund_not_lowered: ({ refund }: { refund: Cents }) =>
    `${formatEuros(refund)} of this payment go back already, and that cannot be lowered.`,
  refund_asked_meanwhile: 'This refund has been asked for again meanwhile.',
  refund_not_repeatable: 'This refund is not one that can be asked for again now.',

  mail_outdated: 'What this email says is no longer true, so it is not sent again.',
  mail_sent: 'This mail has been sent meanwhile.',
  mail_under_way: 'This mail is being sent at this moment.',

  partner_suspended: 'The office has suspended this partner. Please ask the office.',
  partner_ended: 'This partner has ended. Its bookings can be read for 90 days.',
  dispute_decided: 'This has been decided before.',
  credit_missing: 'Please say how much is entered for the partner.',
  return_not_https: 'A guest can only be led to an address that begins with https://, without a password.',
  return_origin_unknown: ({ origin }: { origin: string }) =>
    `Guests may not be led to ${origin}. Whoever owns your team adds it at /partner, or the office does.`,
  commission_missing: 'Please say how much commission the partner earns.',
  partners_differ: 'One of the partners is suspended and the other one is not. Suspend or resume one first.',
  partner_merged_into_itself: 'Please choose another partner.',
  credit_exceeded: ({ price, available }: { price: Cents; available: Cents }) =>
    `This costs ${formatEuros(price)}, and ${formatEuros(available)} of the credit of your account are left. Pay a statement, or ask us for a higher limit.`,
  too_many_open: ({ most }: { most: number }) =>
    `${most} bookings of this partner wait for the office or for their payment, which is as many as may at once. Cancel those that are not needed, wait until some are decided or paid, or ask the office for more.`,
}
