import { checkPricing, unreadablePricing, type PricingFields } from '@chauffeur/domain/pricing-rules'
import { serviceTypes } from '@chauffeur/domain/service-type'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { because, id, oneOf, rowVersion, version } from './fields.ts'
import { vehicleName } from './trip-fields.ts'

const office = endpointsFor('admin', 'Office: pricing')

const decimal = z.string().nullable()

/** The prices of a vehicle for one service type, in euros as decimal text. The amounts of the other type are null. */
export const vehiclePricing = z.object({
  id: z.string(),
  vehicleName: z.string(),
  serviceType: z.enum(serviceTypes),
  minimumFare: decimal.describe('Euros with two decimals, of a point-to-point row'),
  pricePerKm: decimal.describe('Euros with two decimals, of a point-to-point row'),
  hourlyRate: decimal.describe('Euros with two decimals, of an hourly row'),
  version: rowVersion,
})
export type VehiclePricing = z.infer<typeof vehiclePricing>

type Mode = 'create' | 'edit'

/** The service type and its amounts; those of the other type are not read. */
const rateFields = (mode: Mode) => {
  const amount = (serviceType: PricingFields['serviceType'], description: string) =>
    z
      .union([z.string(), z.number()], { error: () => unreadablePricing(serviceType, mode).code })
      .nullish()
      .describe(`Euros as a decimal; ${description}`)
  return {
    serviceType: oneOf('Service type', serviceTypes),
    minimumFare: amount('point-to-point', 'of a point-to-point row'),
    pricePerKm: amount('point-to-point', 'of a point-to-point row'),
    hourlyRate: amount('hourly', 'of an hourly row'),
  }
}

const readRate = (mode: Mode) => (fields: PricingFields, ctx: z.core.$RefinementCtx) => {
  const check = checkPricing(fields, mode)
  if (check.valid) return check.value
  ctx.issues.push({ code: 'custom', input: fields, path: [...check.fields], ...because(check.reason) })
  return z.NEVER
}

export const listPricing = office.get('/api/vehicle-pricing', {
  procedure: 'pricing.list',
  summary: 'What every vehicle costs',
  input: noInput,
  output: z.array(vehiclePricing),
})

export const createPricing = office.post('/api/vehicle-pricing', {
  procedure: 'pricing.create',
  summary: 'Set the price of a vehicle for a service type that has none yet',
  description: 'The amounts of the other service type are not read.',
  refusals: ['ALREADY_EXISTS'],
  input: z.object({ vehicleName, ...rateFields('create') }).transform((input, ctx) => ({
    vehicleName: input.vehicleName,
    rate: readRate('create')(input, ctx),
  })),
  output: vehiclePricing,
  status: 201,
  acceptsIdempotencyKey: true,
})

export const changePricing = office.patch('/api/vehicle-pricing/:id', {
  procedure: 'pricing.change',
  summary: 'Change a price, also to the other service type',
  refusals: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  input: z.object({ id: id('Pricing id'), version, ...rateFields('edit') }).transform((input, ctx) => ({
    id: input.id,
    version: input.version,
    rate: readRate('edit')(input, ctx),
  })),
  output: vehiclePricing,
})

export const deletePricing = office.delete('/api/vehicle-pricing/:id', {
  procedure: 'pricing.delete',
  summary: 'Delete a price: the vehicle is no longer quoted for that service',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({ id: id('Pricing id'), version }),
  output: z.object({ success: z.literal(true) }),
})
