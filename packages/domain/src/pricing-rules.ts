import { formatEuros, parseDecimal, toCents, type Cents } from './money.ts'
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

/** The rate that was read, or the first field that is wrong and the sentence to show. */
export type PricingCheck =
  | { readonly valid: true; readonly value: PricingRate }
  | { readonly valid: false; readonly field: PricingField; readonly message: string }

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

const TRANSFER_SENTENCES = {
  create: {
    unreadable: 'Please enter valid numbers for minimum fare and price per km',
    negative: 'Minimum fare and price per km must be non-negative',
  },
  edit: { unreadable: 'Please enter valid numbers', negative: 'Values must be non-negative' },
} as const

/** Checks the amounts of a price. Only the fields of its service type are read. */
export function checkPricing(fields: PricingFields, mode: 'create' | 'edit'): PricingCheck {
  const { serviceType } = fields
  if (serviceType === 'hourly') {
    const hourlyRate = amount(fields.hourlyRate)
    if (hourlyRate === undefined || hourlyRate < 0)
      return refused('hourlyRate', unreadablePricing('hourly', mode))
    return withinLimits({ hourlyRate }) ?? { valid: true, value: { serviceType, hourlyRate } }
  }
  const minimumFare = amount(fields.minimumFare)
  const pricePerKm = amount(fields.pricePerKm)
  const { unreadable, negative } = TRANSFER_SENTENCES[mode]
  if (minimumFare === undefined) return refused('minimumFare', unreadable)
  if (pricePerKm === undefined) return refused('pricePerKm', unreadable)
  if (minimumFare < 0) return refused('minimumFare', negative)
  if (pricePerKm < 0) return refused('pricePerKm', negative)
  const rate = { minimumFare, pricePerKm }
  return withinLimits(rate) ?? { valid: true, value: { serviceType, ...rate } }
}

/** The sentence for an amount that is not a number. */
export function unreadablePricing(serviceType: ServiceType, mode: 'create' | 'edit'): string {
  return serviceType === 'hourly' ? 'Please enter a valid hourly rate' : TRANSFER_SENTENCES[mode].unreadable
}

/** The sentence for a second price of the same vehicle and service. */
export function duplicatePricing(vehicleName: string, serviceType: ServiceType): string {
  return `${vehicleName} with ${serviceType} service already exists. Please edit the existing entry.`
}

const FIELD_NAMES = {
  minimumFare: 'Minimum fare',
  pricePerKm: 'Price per km',
  hourlyRate: 'Hourly rate',
} as const

function withinLimits(rate: { readonly [Field in PricingField]?: Cents }): PricingCheck | undefined {
  for (const field of ['minimumFare', 'pricePerKm', 'hourlyRate'] as const)
    if ((rate[field] ?? 0) > PRICING_LIMITS[field])
      return refused(field, `${FIELD_NAMES[field]} can be at most ${formatEuros(PRICING_LIMITS[field])}.`)
  return undefined
}

function refused(field: PricingField, message: string): PricingCheck {
  return { valid: false, field, message }
}

// An amount with too many digits is reported as too large and not as unreadable.
const MANY_DIGITS = /^\d{8,15}(?:\.\d{1,2})?$/

function amount(field: AmountField): Cents | undefined {
  const text = String(field ?? '')
  return parseDecimal(text) ?? (MANY_DIGITS.test(text) ? toCents(Number(text)) : undefined)
}
