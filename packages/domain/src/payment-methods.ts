/** How guests pay, as requests and the database name it; `sumup` is online payment. */
export const guestPaymentMethods = ['cash', 'sumup', 'card_on_pickup'] as const

export type GuestPaymentMethod = (typeof guestPaymentMethods)[number]

/** All methods. `account`: the partner that books pays by its statement, and the guest nothing. */
export const paymentMethods = [...guestPaymentMethods, 'account'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  sumup: 'Online Payment',
  card_on_pickup: 'Card on Pickup',
  account: 'On account',
}

export interface PaymentCircumstances {
  /** Undefined while it is unknown; then it counts as outside. */
  readonly pickupInAlgarve: boolean | undefined
  /** Whether a provider of online payment is set up. */
  readonly onlineOffered: boolean
}

type PaymentReason =
  | 'no_account'
  | 'online_unavailable'
  | 'paid_on_account'
  | 'paid_online_outside_algarve'
  | 'paid_online_region_unknown'
  | 'unpayable_outside_algarve'
  | 'unpayable_region_unknown'

export interface PaymentOffer {
  readonly methods: readonly GuestPaymentMethod[]
  /** Why the other methods are missing; absent when none is. */
  readonly reason?: { readonly code: PaymentReason }
}

function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text)
}

export function isGuestPaymentMethod(text: string): text is GuestPaymentMethod {
  return guestPaymentMethods.some((method) => method === text)
}

/** The method as the office reads it. An unknown value is shown as it is. */
export function paymentMethodLabel(method: string): string {
  return isPaymentMethod(method) ? paymentMethodLabels[method] : method
}

/** The methods that a guest's trip allows: only online payment when it starts outside the Algarve or when that is unknown. */
export function allowedPaymentMethods({
  pickupInAlgarve,
  onlineOffered,
}: PaymentCircumstances): PaymentOffer {
  if (pickupInAlgarve) {
    if (onlineOffered) return { methods: guestPaymentMethods }
    return { methods: ['cash', 'card_on_pickup'], reason: { code: 'online_unavailable' } }
  }
  const where = pickupInAlgarve === false ? 'outside_algarve' : 'region_unknown'
  return onlineOffered
    ? { methods: ['sumup'], reason: { code: `paid_online_${where}` } }
    : { methods: [], reason: { code: `unpayable_${where}` } }
}

/**
 * Why this trip cannot be paid this way, or undefined when it can.
 *
 * @param context `isOnAccount`: a partner books it whose terms are net. It pays on account, and only so.
 */
export function paymentMethodRefusal(
  method: string,
  { isOnAccount, ...context }: PaymentCircumstances & { readonly isOnAccount?: boolean },
): { readonly code: PaymentReason | 'no_payment_method' } | undefined {
  if (!isPaymentMethod(method)) return { code: 'no_payment_method' }
  if (isOnAccount) return method === 'account' ? undefined : { code: 'paid_on_account' }
  if (method === 'account') return { code: 'no_account' }
  const { methods, reason } = allowedPaymentMethods(context)
  return methods.includes(method) ? undefined : reason
}
