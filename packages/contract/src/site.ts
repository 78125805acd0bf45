import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'

const everybody = endpointsFor('public', 'Site')

/** Of the owner, what pages show. A contact that is not set is null and appears on no page. */
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
  onlinePayment: z.boolean().describe('Whether a provider for online payment is configured'),
})
export type Site = z.infer<typeof site>

export const readSite = everybody.get('/api/site', {
  procedure: 'site.read',
  summary: 'The brand, its contacts, and whether it takes online payment',
  input: noInput,
  output: site,
})
