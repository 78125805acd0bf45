import { accepted, refused, type Check } from './check.ts'
import { parseDecimal } from './money.ts'
import type { HourlyRate, TransferRate } from './pricing.ts'
import type { ServiceType } from './service-type.ts'

type AmountField = string | number | null | undefined

/** A pricing row as the wire and the dialog spell it: amounts are decimal strings, spec/admin.md §3. */
export interface PricingFields {
  readonly serviceType: ServiceType
  readonly minimumFare?: AmountField
  readonly pricePerKm?: AmountField
  readonly hourlyRate?: AmountField
}

export type PricingRate =
  | ({ readonly serviceType: 'point-to-point' } & TransferRate)
  | ({ readonly serviceType: 'hourly' } & HourlyRate)

/** What the pricing dialog starts with, spec/admin.md §9. */
export const PRICING_DEFAULTS = {
  vehicleName: 'Mercedes S Class',
  serviceType: 'point-to-point',
  minimumFare: '20',
  pricePerKm: '1',
  hourlyRate: '60',
} as const

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

/** Checks the amounts of a pricing row, spec/admin.md §5. Only the fields of its service type are read. */
export function checkPricing(fields: PricingFields, mode: 'create' | 'edit'): Check<PricingRate> {
  const { serviceType } = fields
  if (serviceType === 'hourly') {
    const hourlyRate = amount(fields.hourlyRate)
    if (hourlyRate === undefined || hourlyRate < 0) return refused('Please enter a valid hourly rate')
    return accepted({ serviceType, hourlyRate })
  }
  const minimumFare = amount(fields.minimumFare)
  const pricePerKm = amount(fields.pricePerKm)
  const sentences = TRANSFER_SENTENCES[mode]
  if (minimumFare === undefined || pricePerKm === undefined) return refused(sentences.unreadable)
  if (minimumFare < 0 || pricePerKm < 0) return refused(sentences.negative)
  return accepted({ serviceType, minimumFare, pricePerKm })
}

/** The sentence for a second row of the same vehicle and service, spec/admin.md §5. */
export function duplicatePricing(vehicleName: string, serviceType: ServiceType): string {
  return `${vehicleName} with ${serviceType} service already exists. Please edit the existing entry.`
}

function amount(field: AmountField) {
  return field === undefined || field === null ? undefined : parseDecimal(field)
}
