/** As requests and the database name them; `sumup` is online payment. */
export const paymentMethods = ['cash', 'sumup', 'card_on_pickup'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

const LABELS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  sumup: 'Online Payment',
  card_on_pickup: 'Card on Pickup',
}

/** Why the driver of such a trip is not paid. */
export const OUTSIDE_ALGARVE_ONLINE = 'Trips that start outside the Algarve are paid online.'

export interface PaymentContext {
  /** Undefined while it is unknown; then it counts as outside. */
  readonly pickupInAlgarve: boolean | undefined
  /** Whether a provider of online payment is set up. */
  readonly onlineOffered: boolean
}

export interface PaymentOffer {
  readonly methods: readonly PaymentMethod[]
  /** Why the other methods are missing; absent when none is. */
  readonly reason?: string
}

export function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text)
}

/** The method as the office reads it. An unknown value is shown as it is. */
export function paymentMethodLabel(method: string): string {
  return isPaymentMethod(method) ? LABELS[method] : method
}

/** The methods that a trip allows: only online payment when it starts outside the Algarve or when that is unknown. */
export function allowedPaymentMethods({ pickupInAlgarve, onlineOffered }: PaymentContext): PaymentOffer {
  if (pickupInAlgarve) {
    if (onlineOffered) return { methods: paymentMethods }
    return { methods: ['cash', 'card_on_pickup'], reason: 'Online payment is not available at the moment.' }
  }
  const rule =
    pickupInAlgarve === false
      ? OUTSIDE_ALGARVE_ONLINE
      : 'We could not tell whether this trip starts in the Algarve, so it is paid online.'
  if (onlineOffered) return { methods: ['sumup'], reason: rule }
  return {
    methods: [],
    reason: `${rule} Online payment is not available at the moment: please contact us to arrange this trip.`,
  }
}

/** Why this trip cannot be paid this way, or undefined when it can. */
export function paymentMethodRefusal(method: string, context: PaymentContext): string | undefined {
  if (!isPaymentMethod(method)) return 'Please choose a payment method.'
  const { methods, reason } = allowedPaymentMethods(context)
  return methods.includes(method) ? undefined : reason
}
