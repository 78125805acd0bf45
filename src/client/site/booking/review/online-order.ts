import { toCents } from '@chauffeur/domain/money'
import { idempotencyKey, type BookingSession } from '../../../shared/journey/draft/booking-session.ts'
import { removeOfferSession } from '../../../shared/journey/draft/offer-session.ts'
import { findInTab, keepInTab, parseKept, removeFromTab } from '../../../shared/forms/tab-storage.ts'
import { removeStoredSession } from '../../../shared/journey/draft/session-storage.ts'
import type { BookingOrJourney } from '../../../shared/journey/booking-request.ts'

const KEY = 'online-order'

/** An order that is still to be paid online: enough to send it again unchanged. */
interface OnlineOrder {
  /** The idempotency key of the session that it was sent from. */
  readonly session: string
  readonly key: string
  /** Of a journey, those of its legs with spaces between. */
  readonly quoteId: string
  /** In euros. */
  readonly totalPrice: number
  /** The token of the offer that it came from. */
  readonly offer?: string
}

export interface Order {
  readonly key: string
  readonly request: BookingOrJourney
}

/**
 * The order to send. Whoever returns from the payment page unpaid sends the same one again at its price; at another price,
 * or by another method, it is another request of the same draft, and the server decides what becomes of the first.
 */
export function orderOf(
  session: BookingSession,
  request: BookingOrJourney,
  sent: OnlineOrder | undefined,
): Order {
  const key = idempotencyKey(session)
  if (sent?.session !== key) return { key, request }
  const { paymentMethod, totalPrice } = request
  if (paymentMethod !== 'sumup') return { key: `${key}.${paymentMethod}`, request }
  if (totalPrice === sent.totalPrice) return { key: sent.key, request: withQuotes(request, sent.quoteId) }
  return { key: `${key}.${toCents(Number(totalPrice))}`, request }
}

function quotesIn(request: BookingOrJourney): string | undefined {
  if (!('legs' in request)) return request.quoteId ?? undefined
  const ids = request.legs.map(({ quoteId }) => quoteId)
  return ids.every(Boolean) ? ids.join(' ') : undefined
}

function withQuotes(request: BookingOrJourney, quotes: string): BookingOrJourney {
  if (!('legs' in request)) return { ...request, quoteId: quotes }
  const ids = quotes.split(' ')
  return { ...request, legs: request.legs.map((leg, index) => ({ ...leg, quoteId: ids[index] })) }
}

/** Remembers, for as long as this tab is open, an order that is about to be sent and then paid. */
export function saveOnlineOrder(session: BookingSession, { key, request }: Order, offer?: string): void {
  const { paymentMethod, totalPrice } = request
  const quoteId = quotesIn(request)
  if (paymentMethod !== 'sumup' || quoteId === undefined || typeof totalPrice !== 'number') return
  const order: OnlineOrder = {
    session: idempotencyKey(session),
    key,
    quoteId,
    totalPrice,
    ...(offer && { offer }),
  }
  keepInTab(KEY, JSON.stringify(order))
}

export function findOnlineOrder(): OnlineOrder | undefined {
  const stored = parseKept(findInTab(KEY))
  return isOrder(stored) ? stored : undefined
}

export const removeOnlineOrder = (): void => removeFromTab(KEY)

/** Where the wizard is opened again by whoever comes back unpaid: its last step, with the offer that was to be paid. */
export function unpaidStep(): { readonly step: 4; readonly offer?: string } {
  const { offer } = findOnlineOrder() ?? {}
  return { step: 4, ...(offer !== undefined && { offer }) }
}

/** Forgets the trip that this tab has sent to be paid online, once it is paid. Another one that is being filled in stays. */
export function removePaidBooking(): void {
  const paid = findOnlineOrder()
  if (!paid) return
  if (paid.offer) removeOfferSession(paid.offer)
  else removeStoredSession()
  removeOnlineOrder()
}

function isOrder(stored: unknown): stored is OnlineOrder {
  if (typeof stored !== 'object' || stored === null) return false
  const order: Partial<Record<keyof OnlineOrder, unknown>> = stored
  return (
    typeof order.session === 'string' &&
    typeof order.key === 'string' &&
    typeof order.quoteId === 'string' &&
    Number.isFinite(order.totalPrice) &&
    (order.offer === undefined || typeof order.offer === 'string')
  )
}
