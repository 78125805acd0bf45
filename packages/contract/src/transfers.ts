import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { text } from './fields.ts'

const everybody = endpointsFor('public', 'Site')

/** A transfer that has a page of its own. */
const summary = z.object({
  slug: z.string().describe('Its page is /transfers/<slug>'),
  pickup: z.string(),
  dropoff: z.string(),
  distanceKm: z.number().nullable(),
  durationMinutes: z.number().nullable(),
  lowestPrice: z
    .number()
    .nullable()
    .describe('In euros, of the vehicle that costs least; null where none has a price'),
})
export type TransferSummary = z.infer<typeof summary>

/** The same with its price in each vehicle. */
export const transfer = summary.extend({
  vehicles: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      maxPassengers: z.number().int(),
      totalPrice: z.number().nullable().describe('In euros, as quoted now; null: the team names it'),
    }),
  ),
})
export type Transfer = z.infer<typeof transfer>

export const listTransfers = everybody.get('/api/transfers', {
  procedure: 'transfers.list',
  summary: 'The transfers that have a page of their own',
  limit: 'quote',
  input: noInput,
  output: z.array(summary),
})

export const readTransfer = everybody.get('/api/transfers/:slug', {
  procedure: 'transfers.read',
  summary: 'One of them, with its price in each vehicle',
  refusals: ['NOT_FOUND'],
  limit: 'quote',
  input: z.object({ slug: text('Transfer', 100) }),
  output: transfer,
})
