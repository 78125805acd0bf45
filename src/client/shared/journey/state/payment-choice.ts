import { allowedPaymentMethods, type PaymentMethod } from '@chauffeur/domain/payment-methods'
import { REGION_CHECK_CACHE_MS } from '@chauffeur/domain/timings'
import { say } from '../../locale/say.ts'
import { useSite } from '../../firm/use-site.ts'
import { trpc } from '../../api/trpc.ts'
import type { Draft } from '../draft/draft.ts'

/** How this trip can be paid. */
export interface PaymentChoice {
  /** Not known yet: the region of the pick-up is being determined. */
  readonly isChecking: boolean
  readonly methods: readonly PaymentMethod[] | undefined
  /** Why others are missing. */
  readonly reason: string | undefined
  /** The customer's choice where it is open, or the only one that is. */
  readonly chosen: PaymentMethod | null
}

export function usePaymentChoice(draft: Draft): PaymentChoice {
  const { onlinePayment } = useSite()
  const { pickupLocation, pickupPlaceId } = draft
  const region = trpc.locations.checkRegion.useQuery(
    { location: pickupLocation, place_id: pickupPlaceId },
    { enabled: pickupLocation !== '', staleTime: REGION_CHECK_CACHE_MS, gcTime: REGION_CHECK_CACHE_MS },
  )
  if (pickupLocation === '' || region.isPending)
    return { isChecking: true, methods: undefined, reason: undefined, chosen: null }
  const { methods, reason } = allowedPaymentMethods({
    pickupInAlgarve: region.data?.isInAlgarve,
    onlineOffered: onlinePayment,
  })
  return {
    isChecking: false,
    methods,
    reason: reason && say(reason),
    chosen: choice(draft.paymentMethod, methods),
  }
}

export function choice(
  wanted: PaymentMethod | null,
  methods: readonly PaymentMethod[],
): PaymentMethod | null {
  if (wanted !== null && methods.includes(wanted)) return wanted
  return methods.length === 1 ? (methods[0] ?? null) : null
}
