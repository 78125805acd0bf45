import { type Cents, wholeCents } from '@chauffeur/domain/money'
import type { ReportedRefund } from '@chauffeur/domain/payment-facts'
import { z } from 'zod'
import {
  type Checkout,
  type Merchant,
  type ProviderTransaction,
  MAX_CHECKOUT_ID_LENGTH,
} from '../payments.ts'

/*
 * The shapes of https://developer.sumup.com/api, where every field is optional. A field that is only compared becomes
 * undefined when it is missing or of another type: a response that says "paid" must count, whatever its other fields are.
 */

const text = z.string().min(1).optional().catch(undefined)
const amount = z
  .number()
  .optional()
  .catch(undefined)
  .transform((euros) => (euros === undefined ? undefined : wholeCents(euros)))
const list = <T extends z.ZodType>(item: T) => z.array(item).catch([])

const statuses = { PENDING: 'pending', PAID: 'paid', FAILED: 'failed', EXPIRED: 'expired' } as const

const checkout = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(['PENDING', 'PAID', 'FAILED', 'EXPIRED']),
  checkout_reference: text,
  amount,
  currency: text,
  merchant_code: text,
  hosted_checkout_url: text,
  transaction_id: text,
  transactions: list(z.object({ id: text, amount, currency: text, status: text })),
})

export function readCheckoutJson(json: unknown, pagesUrl: string): Checkout | undefined {
  const { data } = checkout.safeParse(json)
  return data && asCheckout(data, pagesUrl)
}

export function readCheckoutsJson(json: unknown, pagesUrl: string): Checkout[] | undefined {
  return z
    .array(checkout)
    .safeParse(json)
    .data?.map((data) => asCheckout(data, pagesUrl))
}

function asCheckout(data: z.infer<typeof checkout>, pagesUrl: string): Checkout {
  return {
    id: data.id,
    status: statuses[data.status],
    reference: data.checkout_reference,
    amountCents: data.amount,
    currency: data.currency,
    merchantCode: data.merchant_code,
    pageUrl: pageUrl(data.hosted_checkout_url, pagesUrl),
    transactionId: data.transaction_id,
    transactions: data.transactions.map(({ id, amount, currency, status }) => ({
      id,
      amountCents: amount,
      currency,
      isSuccessful: status === 'SUCCESSFUL',
    })),
  }
}

/** Customers type their card number on this page, so it must be on https, unless it is the simulator's. */
function pageUrl(address: string | undefined, pagesUrl: string): string | undefined {
  const url = address === undefined ? null : URL.parse(address)
  return url?.protocol === 'https:' || url?.origin === new URL(pagesUrl).origin ? url?.href : undefined
}

const refundStatuses = new Map<string | undefined, ReportedRefund['status']>([
  ['REFUNDED', 'done'],
  ['SUCCESSFUL', 'done'],
  ['FAILED', 'failed'],
])

/** Unlike other fields these must be readable: a refund that is overlooked would be requested a second time. */
const events = <T extends z.ZodType>(event: T) =>
  z
    .array(event)
    .nullish()
    .transform((all) => all ?? [])

const transaction = z.object({
  id: z.string().min(1),
  amount,
  currency: text,
  // In the sandbox a refund shows in the events only and changes neither of these two.
  status: text,
  simple_status: text,
  // Two forms of the same events; either list may be missing.
  transaction_events: events(z.object({ event_type: z.string(), status: text, amount })),
  events: events(z.object({ type: z.string(), status: text, amount })),
})

const REVERSED = new Set(['CANCELLED', 'CHARGEBACK', 'CHARGE_BACK', 'NON_COLLECTION'])

export function readTransactionJson(json: unknown): ProviderTransaction | undefined {
  const { data } = transaction.safeParse(json)
  if (!data) return undefined
  const detailed = data.transaction_events.map(({ event_type, ...event }) => ({ ...event, type: event_type }))
  const refunds = [detailed, data.events]
    .map((list) => list.filter(isRefund))
    .find(({ length }) => length > 0)
  const words = [data.status ?? '', data.simple_status ?? '']
  const types = [...detailed, ...data.events].map(({ type }) => type)
  return {
    id: data.id,
    amountCents: data.amount,
    currency: data.currency,
    isReversed: [...words, ...types].some((word) => REVERSED.has(word)),
    refunds: refunds?.map(reportedRefund) ?? (words.includes('REFUNDED') ? [REFUND_TO_COME] : []),
  }
}

/** The transaction says that it was refunded, but the event does not show yet. */
const REFUND_TO_COME: ReportedRefund = { status: 'under way', amountCents: undefined }

function reportedRefund({ status, amount }: { status?: string | undefined; amount: Cents | undefined }) {
  // A refund with any other status exists and is not finished.
  return { status: refundStatuses.get(status) ?? 'under way', amountCents: amount }
}

const isRefund = ({ type }: { type: string }) => type === 'REFUND'

const merchant = z.object({
  merchant_code: z.string().min(1),
  sandbox: z.boolean().optional(),
  default_currency: text,
})

export function readMerchantJson(json: unknown): Merchant | undefined {
  const { data } = merchant.safeParse(json)
  return (
    data && {
      merchantCode: data.merchant_code,
      isSandbox: data.sandbox === true,
      currency: data.default_currency,
    }
  )
}

/** Longer notifications are ignored. */
export const MAX_NOTIFICATION_BYTES = 4096

const id = z
  .string()
  .max(MAX_CHECKOUT_ID_LENGTH)
  .regex(/^[\w-]+$/)

/** Notifications to a checkout's return_url, and those of SumUp's subscriptions. SumUp may add other event types. */
const notification = z.union([
  z.object({ event_type: z.literal('CHECKOUT_STATUS_CHANGED'), id }).transform(({ id }) => id),
  z
    .object({ event_type: z.literal('checkout.status.updated'), payload: z.object({ checkout_id: id }) })
    .transform(({ payload }) => payload.checkout_id),
])

/**
 * The id of the checkout that a notification is about; undefined for any other notification. Notifications are unsigned, so
 * anybody may have sent it: it is only a reason to read that checkout.
 *
 * @param body the raw body.
 */
export function readNotification(body: string): string | undefined {
  if (Buffer.byteLength(body) > MAX_NOTIFICATION_BYTES) return undefined
  try {
    return notification.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
