import type { Enquiry } from '@chauffeur/contract/enquiries'
import { clampHireHours, DEFAULT_HIRE_HOURS } from '@chauffeur/domain/hire'
import type { Locale } from '@chauffeur/domain/locale'
import { parseDecimal } from '@chauffeur/domain/money'
import { presetOfferDay } from '@chauffeur/domain/offer'
import type { ServiceType } from '@chauffeur/domain/service-type'
import { instantOf, todayIn, type Zone } from '@chauffeur/domain/time'
import { vehicleById, type VehicleId } from '@chauffeur/domain/vehicles'
import { replyWords as english } from '@chauffeur/words/en/replies'
import { replyWords as spanish } from '@chauffeur/words/es/replies'
import { replyWords as portuguese } from '@chauffeur/words/pt/replies'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../../server/api/router.ts'
import type { FieldProblems } from '../../shared/forms/use-form-problems.ts'
import { chosenPlace, type ChosenPlace } from '../../shared/places/chosen-place.ts'

type Requests = inferRouterInputs<AppRouter>
export type ReplyRequest = Requests['enquiries']['reply']
type OfferedTripRequest = Requests['offers']['check']

/** A reply as it is being written. */
interface ReplyDraft {
  readonly subject: string
  readonly text: string
  readonly hasOffer: boolean
  readonly offer: OfferForm
}

export interface OfferForm {
  readonly serviceType: ServiceType
  readonly hours: number
  readonly pickup: ChosenPlace | null
  readonly dropoff: ChosenPlace | null
  readonly stops: readonly { readonly location: string; readonly duration: number }[]
  readonly pickupDate: string
  readonly pickupTime: string
  readonly passengers: number
  readonly vehicleId: VehicleId | null
  /** As typed. */
  readonly price: string
  /** '' for the preset day. */
  readonly validUntil: string
}

/** The reply to an enquiry that nothing was written to yet: what was asked is filled in. */
export function startReply(enquiry: Enquiry, brandName: string): ReplyDraft {
  const { kind, customerName: name, reference, trip, locale } = enquiry
  const isQuote = kind === 'quote'
  return {
    subject: firstSubject(locale, reference),
    text: firstText(locale, { name, brand: brandName, isQuote }),
    hasOffer: isQuote,
    offer: {
      serviceType: trip?.serviceType ?? 'point-to-point',
      hours: clampHireHours(Number(trip?.serviceDuration ?? DEFAULT_HIRE_HOURS)),
      pickup: chosenPlace(trip?.pickupLocation, trip?.pickupPlaceId, trip?.pickupNote),
      dropoff: chosenPlace(trip?.dropoffLocation, trip?.dropoffPlaceId, trip?.dropoffNote),
      stops: trip?.stops ?? [],
      pickupDate: trip?.pickupDate ?? '',
      pickupTime: trip?.pickupTime ?? '',
      passengers: trip?.passengers ?? 1,
      vehicleId: vehicleById(trip?.vehicleId ?? 0)?.id ?? null,
      price: '',
      validUntil: '',
    },
  }
}

/** With an offer or without one; the text that nobody has changed follows. */
export function withOfferOrNot(
  draft: ReplyDraft,
  hasOffer: boolean,
  enquiry: Enquiry,
  brand: string,
): ReplyDraft {
  const written = (isQuote: boolean) =>
    firstText(enquiry.locale, { name: enquiry.customerName, brand, isQuote })
  const isUnchanged = draft.text === written(true) || draft.text === written(false)
  return { ...draft, hasOffer, text: isUnchanged ? written(hasOffer) : draft.text }
}

/** The day that the offer holds until, unless the office chooses one. */
export function presetDay({ pickupDate, pickupTime }: OfferForm, zone: Zone, now: Date): string {
  const week = new Date(now.getTime() + 365 * 24 * 60 * 60_000)
  if (pickupDate === '' || pickupTime === '') return presetOfferDay({ at: week, zone }, now)
  const moment = instantOf({ date: pickupDate, time: pickupTime }, zone)
  return presetOfferDay({ at: moment.kind === 'instant' ? moment.instant : week, zone }, now)
}

/** The first and the last day that can be chosen for it. */
export function daysOf({ pickupDate }: OfferForm, zone: Zone, now: Date) {
  return { min: todayIn(zone, now), ...(pickupDate !== '' && { max: pickupDate }) }
}

/** The problems of a reply, by the names of the call's fields. */
export function replyProblems({ subject, text, hasOffer, offer }: ReplyDraft): FieldProblems {
  return {
    subject: subject.trim() === '' ? 'Please give a subject.' : undefined,
    text: text.trim() === '' ? 'Please write a text.' : undefined,
    ...(hasOffer && offerProblems(offer)),
  }
}

const MISSING_PLACE = 'Please choose a place from the suggestions.'

function offerProblems(offer: OfferForm): FieldProblems {
  const { serviceType, pickup, dropoff, pickupDate, pickupTime, vehicleId, price } = offer
  const cents = parseDecimal(price.trim())
  return {
    'offer.pickupLocation': pickup === null ? MISSING_PLACE : undefined,
    'offer.dropoffLocation': serviceType === 'point-to-point' && dropoff === null ? MISSING_PLACE : undefined,
    'offer.pickupDate': pickupDate === '' ? 'Please choose a day.' : undefined,
    'offer.pickupTime': pickupTime === '' ? 'Please choose a time.' : undefined,
    'offer.vehicleName': vehicleId === null ? 'Please choose a vehicle.' : undefined,
    'offer.totalPrice':
      cents === undefined || cents <= 0 ? 'Please give the price in euros, above 0.' : undefined,
  }
}

/** The reply as the call carries it. */
export function replyRequest(
  id: string,
  { subject, text, hasOffer, offer }: ReplyDraft,
  lastDay: string,
): ReplyRequest {
  return { id, subject, text, offer: hasOffer ? offerRequest(offer, lastDay) : null }
}

function offerRequest(offer: OfferForm, validUntil: string): NonNullable<ReplyRequest['offer']> {
  const { serviceType, pickup, dropoff, passengers, price } = offer
  return {
    ...offeredTrip(offer),
    pickupNote: pickup?.note ?? '',
    dropoffNote: serviceType === 'hourly' ? '' : (dropoff?.note ?? ''),
    passengers,
    totalPrice: price.trim(),
    validUntil,
  }
}

/** The trip of an offer as the calls carry it. */
export function offeredTrip(offer: OfferForm): OfferedTripRequest {
  const { serviceType, hours, pickup, dropoff, pickupDate, pickupTime } = offer
  const isHourly = serviceType === 'hourly'
  return {
    serviceType,
    ...(isHourly && { serviceDuration: hours }),
    pickupLocation: pickup?.location ?? '',
    pickupPlaceId: pickup?.placeId ?? '',
    dropoffLocation: isHourly ? '' : (dropoff?.location ?? ''),
    dropoffPlaceId: isHourly ? '' : (dropoff?.placeId ?? ''),
    stops: offer.stops.map(({ location, duration }) => ({ location, duration })),
    pickupDate,
    pickupTime,
    vehicleName: vehicleNameOf(offer),
  }
}

export function vehicleNameOf({ vehicleId }: OfferForm): string {
  return (vehicleId === null ? undefined : vehicleById(vehicleId)?.name) ?? ''
}

/** Some refusals name a field of the offer as a booking names it. */
export function refusedFields(fields: Readonly<Record<string, string>>): FieldProblems {
  const own = new Set(['subject', 'text', 'id'])
  return Object.fromEntries(
    Object.entries(fields).map(([field, sentence]) => [
      own.has(field) || field.startsWith('offer.') ? field : `offer.${field}`,
      sentence,
    ]),
  )
}

/** The beginning of a reply: its reader's language is that of the email around it. */
const words: Readonly<Record<Locale, typeof english>> = { en: english, pt: portuguese, es: spanish }

export function firstSubject(locale: Locale, reference: string): string {
  return words[locale].subject(reference)
}

/** The first text of a reply, which the office goes on from. */
export function firstText(
  locale: Locale,
  { name, brand, isQuote }: { readonly name: string; readonly brand: string; readonly isQuote: boolean },
): string {
  const { greeting, quote, message, regards } = words[locale]
  return [greeting(name), isQuote ? quote : message, `${regards}\n${brand}`].join('\n\n')
}
