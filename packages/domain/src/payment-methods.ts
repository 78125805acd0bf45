/** As requests and the database name them; `sumup` is online payment. */
export const paymentMethods = ['cash', 'sumup', 'card_on_pickup'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  sumup: 'Online Payment',
  card_on_pickup: 'Card on Pickup',
}

export interface PaymentCircumstances {
  /** Undefined while it is unknown; then it counts as outside. */
  readonly pickupInAlgarve: boolean | undefined
  /** Whether a provider of online payment is set up. */
  readonly onlineOffered: boolean
}

type PaymentReason =
  | 'online_unavailable'
  | 'paid_online_outside_algarve'
  | 'paid_online_region_unknown'
  | 'unpayable_outside_algarve'
  | 'unpayable_region_unknown'

export interface PaymentOffer {
  readonly methods: readonly PaymentMethod[]
  /** Why the other methods are missing; absent when none is. */
  readonly reason?: { readonly code: PaymentReason }
}

export function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text)
}

/** The method as the office reads it. An unknown value is shown as it is. */
export function paymentMethodLabel(method: string): string {
  return isPaymentMethod(method) ? paymentMethodLabels[method] : method
}

/** The methods that a trip allows: only online payment when it starts outside the Algarve or when that is unknown. */
export function allowedPaymentMethods({
  pickupInAlgarve,
  onlineOffered,
}: PaymentCircumstances): PaymentOffer {
  if (pickupInAlgarve) {
    if (onlineOffered) return { methods: paymentMethods }
    return { methods: ['cash', 'card_on_pickup'], reason: { code: 'online_unavailable' } }
  }
  const where = pickupInAlgarve === false ? 'outside_algarve' : 'region_unknown'
  return onlineOffered
    ? { methods: ['sumup'], reason: { code: `paid_online_${where}` } }
    : { methods: [], reason: { code: `unpayable_${where}` } }
}

/** Why this trip cannot be paid this way, or undefined when it can. */
export function paymentMethodRefusal(
  method: string,
  context: PaymentCircumstances,
): { readonly code: PaymentReason | 'no_payment_method' } | undefined {
  if (!isPaymentMethod(method)) return { code: 'no_payment_method' }
  const { methods, reason } = allowedPaymentMethods(context)
  return methods.includes(method) ? undefined : reason
}
