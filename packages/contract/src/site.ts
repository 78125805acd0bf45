import { landingsFrom } from '@chauffeur/domain/arrival'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { amount, text } from './fields.ts'

const everybody = endpointsFor('public', 'Site')

/** The facts of the owner that pages show. A contact that is not set is null and appears on no page. */
export const site = z.object({
  brandName: z.string(),
  publicUrl: z.string().describe('Where the site is reached, without a slash at the end'),
  contactPhone: z.string().nullable(),
  contactPhone2: z.string().nullable(),
  contactEmail: z.string(),
  whatsappNumber: z.string().nullable(),
  legalName: z.string().nullable(),
  taxNumber: z.string().nullable(),
  licenceNumber: z.string().nullable(),
  address: z.string().nullable().describe('Of several lines'),
  openingHours: z.string().nullable().describe('Of several lines'),
  profiles: z.array(z.object({ name: z.string(), url: z.string() })).describe('Of the owner on other sites'),
  logoUrl: z.string().nullable().describe('A path on this site; null: the brand’s name stands in its place'),
  accentStyle: z.string().nullable().describe('A style sheet with the brand’s own colour'),
  vehiclePictures: z
    .record(z.string(), z.string())
    .describe('Of pictures of its own, the address up to the width, by vehicle id and side: 1-exterior'),
  mapStyleUrl: z.string().nullable().describe('A MapLibre style; null: the embedded basemap'),
  landingsFrom: z.enum(landingsFrom).describe('Who says when flights land; pages promise no more'),
  onlinePayment: z.boolean().describe('Whether a provider for online payment is configured'),
})
export type Site = z.infer<typeof site>

export const readSite = everybody.get('/api/site', {
  procedure: 'site.read',
  summary: 'The brand, its contacts, and whether it takes online payment',
  input: noInput,
  output: site,
})

/** A transfer that has a page of its own. */
const summary = z.object({
  slug: z.string().describe('Its page is /transfers/<slug>'),
  pickup: z.string(),
  dropoff: z.string(),
  distanceKm: z.number().nullable(),
  durationMinutes: z.number().nullable(),
  lowestPrice: amount
    .nullable()
    .describe('In euros, of the vehicle that costs least; null where none has a price'),
})
export type TransferSummary = z.infer<typeof summary>

/** A transfer with its price in each vehicle. */
export const transfer = summary.extend({
  vehicles: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      maxPassengers: z.number().int(),
      totalPrice: amount.nullable().describe('In euros, as quoted now; null: the team names it'),
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
