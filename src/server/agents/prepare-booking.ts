import type { AgentInput, AgentOutput, PreparedBooking } from '@chauffeur/contract/agent-tools'
import { createBooking as createEndpoint } from '@chauffeur/contract/bookings'
import { createPartnerBooking } from '@chauffeur/contract/partner-bookings'
import { describeFreeCancellation } from '@chauffeur/domain/cancellation'
import { DAY_MS } from '@chauffeur/domain/duration'
import { QUOTE_LIFETIME_MINUTES } from '@chauffeur/domain/limits'
import type { Locale } from '@chauffeur/domain/locale'
import { formatEuros, toEuros, type Cents } from '@chauffeur/domain/money'
import { placeInOneLine, placeLines } from '@chauffeur/domain/place-lines'
import { serviceIn } from '@chauffeur/domain/service-type'
import { describeWallTime } from '@chauffeur/domain/time'
import { vehicleById, vehicleNameIn } from '@chauffeur/domain/vehicles'
import { agentWords, sentenceIn } from '@chauffeur/words/agent-words'
import { nameIn } from '@chauffeur/words/server-words'
import { countOne, isTooMany, uncount } from '../auth/limit-calls.ts'
import { checkPartnerBooking, createBooking } from '../bookings/create-booking.ts'
import { draftBooking, type BookingDraft } from '../bookings/draft-booking.ts'
import { readObstacle } from '../capacity/find-available-cars.ts'
import { tripToDrive } from '../capacity/reserve-car.ts'
import { IdempotencyKey, requestInProgress } from '../core/idempotency/run-once.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import type { ApiKeyPrincipal, RequestContext } from '../core/request-context.ts'
import { hashSecret } from '../core/secrets.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import { notSold } from '../quotes/obstacle-of-trip.ts'
import type { QuoteServices } from '../quotes/quote-trip.ts'
import { inputsAt } from '../quotes/routes/plan-trip.ts'
import { readAgentSetting } from './agent-setting.ts'
import {
  readPreparedText,
  readQuotedTrip,
  type AgentBooking,
  type AgentServices,
  type QuotedTrip,
} from './agent-texts.ts'
import { bookingAddress } from './booking-address.ts'

type Context = RequestContext & QuoteServices & PaymentServices & AgentServices
/** Who asks, and in which language they are answered. */
interface Asking {
  readonly apiKey: ApiKeyPrincipal
  readonly locale: Locale
}

/** Checks a booking of a quoted trip by every rule, and puts it into words. Stores nothing, and holds no car. */
export async function prepareBooking(
  { quoteId, vehicleId, pickupDate, pickupTime, ...given }: AgentInput<'prepare_booking'>,
  apiKey: ApiKeyPrincipal,
  context: Context,
): Promise<PreparedBooking> {
  const quoted = readQuotedTrip(quoteId, context.agentTexts, context.clock())
  const { trip } = quoted
  const date = pickupDate ?? trip.pickupDate
  const time = pickupTime ?? trip.pickupTime
  if (date === null || time === null)
    throw invalid(date === null ? 'pickupDate' : 'pickupTime', { code: 'agent_time_missing' })
  const ownQuoteId = quoteOf(vehicleId, quoted, context)
  const body = { ...trip, pickupDate: date, pickupTime: time, vehicleId, quoteId: ownQuoteId, ...given }
  return prepare(body, { apiKey, locale: given.locale }, context)
}

/** The quote of one vehicle, as POST /api/quotes gives it. */
function quoteOf(
  vehicleId: number,
  { trip, pickup, dropoff, prices, distance, durationMinutes, routeFallback, expires }: QuotedTrip,
  { quoteSigner }: QuoteServices,
): string {
  const vehicle = vehicleById(vehicleId)
  if (!vehicle) throw invalid('vehicleId', { code: 'vehicle_id_unknown', id: vehicleId })
  const price = prices.find(([id]) => id === vehicleId)
  if (!price) throw new Refusal('NO_PRICE', { code: 'no_fixed_price', vehicle: vehicle.name })
  const [, total, hourlyRate] = price
  const { serviceType, serviceDuration: hours } = trip
  const inputs = inputsAt({ pickup, dropoff, stops: [], vehicleId: vehicle.id, serviceType, hours })
  const way = { distance, durationMinutes, routeFallback }
  return quoteSigner.sign({ inputs, basePrice: total, stopCosts: 0, total, hourlyRate, ...way, expires })
}

async function prepare(body: AgentBooking, asking: Asking, context: Context): Promise<PreparedBooking> {
  const request = createPartnerBooking.input.parse(body)
  checkPartnerBooking(request)
  const { booking } = await draftBooking(request, context)
  const planned = tripToDrive(booking)
  const now = context.clock()
  const obstacle = await readObstacle(planned, context)
  if (obstacle) throw notSold(obstacle, booking, planned, now)
  const { mayBook } = await readAgentSetting(context.em)
  const { apiKey, locale } = asking
  const expires = now.getTime() + QUOTE_LIFETIME_MINUTES * 60_000
  const { agents } = agentWords(locale)
  return {
    summary: summaryOf(booking, locale),
    totalPrice: booking.totalCents,
    currency: 'EUR',
    next: mayBook ? agents.bookOrConfirm : agents.book,
    confirmUrl: bookingAddress(body, { locale, publicUrl: context.config.PUBLIC_URL }),
    canConfirm: mayBook,
    confirmToken: context.agentTexts.sign({ kind: 'booking', expires, apiKeyId: apiKey.id, body }),
    expiresAt: new Date(expires).toISOString(),
  }
}

/** The booking as a list of facts. What somebody has written stands alone in its value. */
function summaryOf(booking: BookingDraft, locale: Locale): PreparedBooking['summary'] {
  const { agents, facts, payment } = agentWords(locale)
  const { pickupDate: date, pickupTime: time, pickupZone: zone, hireHours: hours } = booking
  const lines: readonly (readonly [label: string, value: string | number | null])[] = [
    [facts.service, serviceIn(locale, booking)],
    [facts.from, placeIn(locale, booking.pickupLocation, booking.pickupName)],
    [facts.to, booking.dropoffLocation && placeIn(locale, booking.dropoffLocation, booking.dropoffName)],
    [facts.hours, hours && agents.hours(hours)],
    [agents.labels.time, describeWallTime({ date, time }, zone, locale)],
    [facts.vehicle, vehicleNameIn(locale, booking.vehicleName)],
    [facts.passengers, booking.passengers],
    [facts.luggageConfig, booking.luggageConfig && nameIn(locale, booking.luggageConfig)],
    [facts.childSeatCount, booking.childSeatCount || null],
    [facts.boosterSeatCount, booking.boosterSeatCount || null],
    [facts.flightNumber, booking.flightNumber],
    [agents.labels.name, booking.customerName],
    [agents.labels.email, booking.customerEmail],
    [facts.customerPhone, booking.customerPhone],
    [facts.signName, booking.signName],
    [facts.totalPrice, formatEuros(booking.totalCents, locale)],
    [agents.labels.payment, payment[booking.paymentMethod]],
    [agents.labels.freeUntil, describeFreeCancellation(booking.pickupAt, zone, locale)],
  ]
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value: String(value) }]))
}

function placeIn(locale: Locale, location: string, name: string | null): string {
  return placeInOneLine(placeLines(location, name, (english) => nameIn(locale, english)))
}

/**
 * Books what was prepared, as POST /api/v1/bookings does, once for each token. Where the token has ended or the
 * price has changed, nothing is booked, and it is prepared anew.
 */
export async function confirmBooking(
  { confirmToken, totalPrice, locale }: AgentInput<'confirm_booking'>,
  apiKey: ApiKeyPrincipal,
  context: Context,
): Promise<AgentOutput<'confirm_booking'>> {
  const { mayBook, bookingsPerDay } = await readAgentSetting(context.em)
  if (!mayBook) throw new Refusal('API_KEY_NOT_ALLOWED', { code: 'agents_may_not_book' })
  const { body, expires } = readPreparedText(confirmToken, apiKey.id, context.agentTexts)
  const asking = { apiKey, locale }
  const idempotencyKey = hashSecret(confirmToken)
  const book = async () => {
    const request = createPartnerBooking.input.parse({ ...body, totalPrice: toEuros(totalPrice) })
    try {
      return { booking: await createBooking(request, { ...context, idempotencyKey }, CALL) }
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'IDEMPOTENCY_KEY_REUSED') throw error
      throw await otherPriceRefusal(idempotencyKey, totalPrice, apiKey, context)
    }
  }
  if (await isBooked(idempotencyKey, apiKey, context)) return book()
  if (expires <= context.clock().getTime()) {
    const because = agentWords(locale).agents.again
    return { booking: null, because, prepared: await prepareAnew(body, asking, context) }
  }
  const uncount = await countBooking(bookingsPerDay, context)
  try {
    return await book()
  } catch (error) {
    const isBookedMeanwhile = error instanceof Refusal && error.reason.code === 'agent_has_booked'
    // One that stands without its payment page counts.
    if (isBookedMeanwhile || !(await isBooked(idempotencyKey, apiKey, context))) await uncount()
    if (isBookedMeanwhile) throw error
    const isOutdated =
      error instanceof Refusal && (error.code === 'PRICE_CHANGED' || error.code === 'QUOTE_EXPIRED')
    if (!isOutdated) throw error
    const because = sentenceIn(locale, error.reason)
    return { booking: null, because, prepared: await prepareAnew(body, asking, context) }
  }
}

const CALL = 'createPartnerBooking'

async function isBooked(...asked: Parameters<typeof findBooked>): Promise<boolean> {
  return (await findBooked(...asked)) != null
}

/** The answer to whoever has booked with a token, as it was sent. */
async function findBooked(key: string, apiKey: ApiKeyPrincipal, { em }: Context) {
  const used = await em.findOne(IdempotencyKey, { scope: `${CALL}/${apiKey.id}`, key }, { refresh: true })
  return used?.response
}

/** Why a token that has booked, or is about to, does nothing for another price. */
async function otherPriceRefusal(key: string, sent: Cents, apiKey: ApiKeyPrincipal, context: Context) {
  const booked = await findBooked(key, apiKey, context)
  if (!booked) return requestInProgress()
  const { totalPrice: price } = createEndpoint.output.parse(booked)
  const facts = { totalPrice: toEuros(price), quoteId: null }
  return new Refusal('PRICE_CHANGED', { code: 'agent_has_booked', price, sent }, facts)
}

/** Prepares at the price of now where the one before holds no longer. */
async function prepareAnew(body: AgentBooking, asking: Asking, context: Context): Promise<PreparedBooking> {
  try {
    return await prepare(body, asking, context)
  } catch (error) {
    const quoteId = error instanceof Refusal && error.code === 'QUOTE_EXPIRED' && error.facts['quoteId']
    if (typeof quoteId !== 'string') throw error
    return prepare({ ...body, quoteId }, asking, context)
  }
}

/** Counts a booking of the day, which begins at midnight UTC; returns what takes it back. Refuses one too many. */
async function countBooking(most: number, context: Context): Promise<() => Promise<void>> {
  const counts = await countOne('agent-bookings', [{ max: most, seconds: DAY_MS / 1000 }], context)
  const takeBack = () => uncount(counts, context)
  if (!isTooMany(counts)) return takeBack
  await takeBack()
  const retryAfter = counts[0]?.secondsLeft
  throw new Refusal('TOO_MANY_REQUESTS', { code: 'agents_booked_enough', most }, { retryAfter })
}
