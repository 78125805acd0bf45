import { accepted, refused } from './check.ts'
import { parseDecimal, toCents, type Cents } from './money.ts'
import type { HourlyRate, TransferRate } from './pricing.ts'
import type { ServiceType } from './service-type.ts'

type AmountField = string | number | null | undefined

/** A price as a request or the dialog has it, before it is checked. Amounts are euros as decimal text. */
export interface PricingFields {
  readonly serviceType: ServiceType
  readonly minimumFare?: AmountField
  readonly pricePerKm?: AmountField
  readonly hourlyRate?: AmountField
}

export type PricingField = 'minimumFare' | 'pricePerKm' | 'hourlyRate'

export type PricingRate =
  | ({ readonly serviceType: 'point-to-point' } & TransferRate)
  | ({ readonly serviceType: 'hourly' } & HourlyRate)

/** The values that the pricing dialog starts with, amounts in euros. */
export const PRICING_DEFAULTS = {
  vehicleName: 'Mercedes S Class',
  serviceType: 'point-to-point',
  minimumFare: '20',
  pricePerKm: '1',
  hourlyRate: '60',
} as const

/** In cents: higher than any real price, and far below the largest total of a booking. */
export const PRICING_LIMITS = { minimumFare: 1_000_000, pricePerKm: 10_000, hourlyRate: 1_000_000 } as const

/** Steps of the dialog's number fields, in euros. */
export const PRICING_STEPS = { minimumFare: 5, pricePerKm: 0.1, hourlyRate: 5 } as const

export const DUPLICATE_PRICING_TITLE = 'Duplicate Entry'

const TRANSFER_REFUSALS = {
  create: { unreadable: { code: 'fares_unreadable' }, negative: { code: 'fares_negative' } },
  edit: { unreadable: { code: 'values_unreadable' }, negative: { code: 'values_negative' } },
} as const

/** Checks the amounts of a price; of wrong fields, the first is named. Only those of its service type are read. */
export function checkPricing(fields: PricingFields, mode: 'create' | 'edit') {
  const { serviceType } = fields
  if (serviceType === 'hourly') {
    const hourlyRate = amount(fields.hourlyRate)
    if (hourlyRate === undefined || hourlyRate < 0)
      return refused(unreadablePricing('hourly', mode), 'hourlyRate')
    return withinLimits({ hourlyRate }) ?? accepted<PricingRate>({ serviceType, hourlyRate })
  }
  const minimumFare = amount(fields.minimumFare)
  const pricePerKm = amount(fields.pricePerKm)
  const { unreadable, negative } = TRANSFER_REFUSALS[mode]
  if (minimumFare === undefined) return refused(unreadable, 'minimumFare')
  if (pricePerKm === undefined) return refused(unreadable, 'pricePerKm')
  if (minimumFare < 0) return refused(negative, 'minimumFare')
  if (pricePerKm < 0) return refused(negative, 'pricePerKm')
  const rate = { minimumFare, pricePerKm }
  return withinLimits(rate) ?? accepted<PricingRate>({ serviceType, ...rate })
}

/** Why an amount that is not a number is refused. */
export function unreadablePricing(serviceType: ServiceType, mode: 'create' | 'edit') {
  return serviceType === 'hourly'
    ? ({ code: 'hourly_rate_unusable' } as const)
    : TRANSFER_REFUSALS[mode].unreadable
}

function withinLimits(rate: { readonly [Field in PricingField]?: Cents }) {
  for (const field of ['minimumFare', 'pricePerKm', 'hourlyRate'] as const)
    if ((rate[field] ?? 0) > PRICING_LIMITS[field])
      return refused({ code: 'amount_too_high', amount: field, most: PRICING_LIMITS[field] }, field)
  return undefined
}

// An amount with too many digits is reported as too large and not as unreadable.
const MANY_DIGITS = /^\d{8,15}(?:\.\d{1,2})?$/

function amount(field: AmountField): Cents | undefined {
  const text = String(field ?? '')
  return parseDecimal(text) ?? (MANY_DIGITS.test(text) ? toCents(Number(text)) : undefined)
}
