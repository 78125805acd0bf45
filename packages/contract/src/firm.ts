import { ACCENT_REFUSAL, accentRefusal } from '@chauffeur/domain/accent'
import {
  FIRM_PICTURE_REFUSAL,
  FIRM_PHONE_REFUSAL,
  firmPhoneRefusal,
  firmPictureRefusal,
  VEHICLE_PICTURES,
  VEHICLE_PICTURES_REFUSAL,
  firmEmailRefusal,
  MAX_BRAND_LENGTH,
  MAX_CONTACT_LENGTH,
  MAX_FIRM_TEXT_LENGTH,
  MAX_REGISTRATION_LENGTH,
  profileRefusal,
  PROFILE_REFUSAL,
} from '@chauffeur/domain/firm'
import { MAX_VAT_BP } from '@chauffeur/domain/partner-money'
import { MAX_IMAGE_URL_LENGTH, MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { because, count, optionalNotes, optionalText, rowVersion, text, unless } from './fields.ts'

const office = endpointsFor('admin', 'Office: firm')

/** Who runs the site. What is null is shown nowhere. */
export const firm = z.object({
  brandName: z.string().describe('The name that customers know'),
  legalName: z.string().nullable(),
  taxNumber: z.string().nullable(),
  vatBp: z
    .number()
    .nullable()
    .describe(
      'The VAT within prices, in hundredths of a percent; null: none is set, and none is said to partners',
    ),
  licenceNumber: z.string().nullable(),
  address: z.string().nullable().describe('Of several lines'),
  phone: z.string().nullable(),
  phone2: z.string().nullable(),
  email: z.string(),
  whatsappNumber: z.string().nullable(),
  openingHours: z.string().nullable().describe('Of several lines'),
  instagramUrl: z.string().nullable(),
  facebookUrl: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  logoUrl: z.string().nullable().describe('An uploaded picture; null: the name stands in its place'),
  accentColor: z.string().nullable().describe('Of buttons and links: #a1562a; null: that of the product'),
  vehiclePictures: z
    .record(z.string(), z.string())
    .describe('Uploaded pictures, by the vehicle’s id and the side: 1-exterior, 1-interior'),
  version: rowVersion.describe('One more after each change; 0 while the settings are shown'),
})
export type Firm = z.infer<typeof firm>

const profileUrl = (label: string) =>
  optionalText(label, MAX_IMAGE_URL_LENGTH).refine(
    (url) => url === null || profileRefusal(url) === undefined,
    because(PROFILE_REFUSAL),
  )

const phone = (label: string) =>
  optionalText(label, MAX_CONTACT_LENGTH).refine(
    (number) => number === null || firmPhoneRefusal(number) === undefined,
    because(FIRM_PHONE_REFUSAL),
  )

const picture = text('Picture', MAX_IMAGE_URL_LENGTH).superRefine(unless(firmPictureRefusal))

export const readFirm = office.get('/api/admin/firm', {
  procedure: 'firm.read',
  summary: 'Who runs the site, as the office has it',
  input: noInput,
  output: firm,
})

export const changeFirm = office.patch('/api/admin/firm', {
  procedure: 'firm.change',
  summary: 'Change what is shown of the firm',
  description:
    'All of it is sent, but the VAT may be left out. Pages and mails show it within a second; what else is left out is shown nowhere.',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({
    brandName: text('Name', MAX_BRAND_LENGTH),
    legalName: optionalText('Legal name', MAX_NAME_LENGTH),
    taxNumber: optionalText('Tax number', MAX_REGISTRATION_LENGTH),
    vatBp: count('VAT', 1, MAX_VAT_BP)
      .nullish()
      .describe(
        'The VAT within prices, in hundredths of a percent; null: none. Left out, it stays as it is. Partners earn nothing of it. Bookings keep the one that they were made with',
      ),
    licenceNumber: optionalText('Licence number', MAX_REGISTRATION_LENGTH),
    address: optionalNotes('Address', MAX_FIRM_TEXT_LENGTH),
    phone: phone('Phone').describe('With its country code: pages link to it'),
    phone2: phone('Second phone'),
    email: text('Email', MAX_NAME_LENGTH).pipe(z.string().superRefine(unless(firmEmailRefusal))),
    whatsappNumber: phone('WhatsApp number'),
    openingHours: optionalNotes('Opening hours', MAX_FIRM_TEXT_LENGTH),
    instagramUrl: profileUrl('Instagram'),
    facebookUrl: profileUrl('Facebook'),
    linkedinUrl: profileUrl('LinkedIn'),
    logoUrl: optionalText('Logo', MAX_IMAGE_URL_LENGTH).refine(
      (url) => url === null || firmPictureRefusal(url) === undefined,
      because(FIRM_PICTURE_REFUSAL),
    ),
    accentColor: optionalText('Colour', 7).refine(
      (colour) => colour === null || accentRefusal(colour) === undefined,
      because(ACCENT_REFUSAL),
    ),
    vehiclePictures: z
      .partialRecord(z.enum(VEHICLE_PICTURES), picture, { error: VEHICLE_PICTURES_REFUSAL.code })
      .default({})
      .describe('Uploaded pictures, by the vehicle’s id and the side: 1-exterior, 1-interior'),
    version: z
      .int({ error: 'The version must be a whole number.' })
      .describe('The version that was read: when the firm has been changed since, nothing is done'),
  }),
  output: firm,
})
export type FirmInput = z.output<typeof changeFirm.input>
