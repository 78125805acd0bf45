import type { Firm } from '@chauffeur/contract/firm'
import { accentRefusal } from '@chauffeur/domain/accent'
import {
  firmEmailRefusal,
  firmPhoneRefusal,
  MAX_BRAND_LENGTH,
  MAX_CONTACT_LENGTH,
  MAX_FIRM_TEXT_LENGTH,
  MAX_REGISTRATION_LENGTH,
  profileRefusal,
} from '@chauffeur/domain/firm'
import { MAX_IMAGE_URL_LENGTH, MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import type { MultiLineField } from '@chauffeur/domain/multi-line-fields'
import type { ComponentProps } from 'react'
import type { TextInput } from '../../shared/ui/text-input.tsx'
import type { ShownField } from '../common/meanwhile.tsx'

type FirmLook = Pick<Firm, 'logoUrl' | 'accentColor' | 'vehiclePictures'>
export type FirmField = Exclude<keyof Firm, 'version' | keyof FirmLook>

/** The form's texts, before they are sent. */
type FirmDraft = Readonly<Record<FirmField, string>> & FirmLook

type Input = Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete'> & {
  readonly label: string
  readonly hint?: string
  readonly maxLength: number
  readonly required?: boolean
  /** The call's field, where it may have several lines. */
  readonly lines?: MultiLineField
}

const phone = { maxLength: MAX_CONTACT_LENGTH, type: 'tel' } as const
const profile = { maxLength: MAX_IMAGE_URL_LENGTH, inputMode: 'url' } as const

export const firmFields: Readonly<Record<FirmField, Input>> = {
  brandName: {
    label: 'Name',
    hint: 'The one that customers know.',
    maxLength: MAX_BRAND_LENGTH,
    required: true,
    autoComplete: 'organization',
  },
  legalName: {
    label: 'Legal name',
    hint: 'As it is registered; it stands in the terms.',
    maxLength: MAX_NAME_LENGTH,
  },
  taxNumber: { label: 'Tax number', hint: 'NIF or VAT number.', maxLength: MAX_REGISTRATION_LENGTH },
  licenceNumber: {
    label: 'Licence number',
    hint: 'Of the transport or travel licence.',
    maxLength: MAX_REGISTRATION_LENGTH,
  },
  address: {
    label: 'Address',
    maxLength: MAX_FIRM_TEXT_LENGTH,
    lines: 'changeFirm.address',
    autoComplete: 'street-address',
  },
  phone: {
    ...phone,
    label: 'Phone',
    hint: 'With its country code, like +351 289 123 456.',
    autoComplete: 'tel',
  },
  phone2: { ...phone, label: 'Second phone' },
  email: {
    label: 'E-mail',
    hint: 'Customers’ answers go there.',
    maxLength: MAX_NAME_LENGTH,
    required: true,
    type: 'email',
    autoComplete: 'email',
  },
  whatsappNumber: {
    ...phone,
    label: 'WhatsApp number',
    hint: 'Of the chat button, with its country code.',
  },
  openingHours: {
    label: 'Opening hours',
    hint: 'Of the office. Transfers go day and night.',
    maxLength: MAX_FIRM_TEXT_LENGTH,
    lines: 'changeFirm.openingHours',
  },
  instagramUrl: { ...profile, label: 'Instagram' },
  facebookUrl: { ...profile, label: 'Facebook' },
  linkedinUrl: { ...profile, label: 'LinkedIn' },
}

export const firmSections: readonly {
  readonly key: string
  readonly heading: string
  readonly fields: readonly FirmField[]
}[] = [
  {
    key: 'names',
    heading: 'Name and registrations',
    fields: ['brandName', 'legalName', 'taxNumber', 'licenceNumber', 'address'],
  },
  {
    key: 'contacts',
    heading: 'Contacts',
    fields: ['phone', 'phone2', 'email', 'whatsappNumber', 'openingHours'],
  },
  {
    key: 'profiles',
    heading: 'Profiles on other sites',
    fields: ['instagramUrl', 'facebookUrl', 'linkedinUrl'],
  },
]

export function draftOf(firm: Firm): FirmDraft {
  return {
    brandName: firm.brandName,
    legalName: firm.legalName ?? '',
    taxNumber: firm.taxNumber ?? '',
    licenceNumber: firm.licenceNumber ?? '',
    address: firm.address ?? '',
    phone: firm.phone ?? '',
    phone2: firm.phone2 ?? '',
    email: firm.email,
    whatsappNumber: firm.whatsappNumber ?? '',
    openingHours: firm.openingHours ?? '',
    instagramUrl: firm.instagramUrl ?? '',
    facebookUrl: firm.facebookUrl ?? '',
    linkedinUrl: firm.linkedinUrl ?? '',
    logoUrl: firm.logoUrl,
    accentColor: firm.accentColor,
    vehiclePictures: firm.vehiclePictures,
  }
}

export function firmProblems(
  draft: FirmDraft,
): Partial<Record<FirmField | keyof FirmLook, string | undefined>> {
  const phone = (number: string) => (number.trim() === '' ? undefined : firmPhoneRefusal(number))
  const profile = (url: string) => (url.trim() === '' ? undefined : profileRefusal(url.trim()))
  return {
    brandName: draft.brandName.trim() === '' ? 'The name is required.' : undefined,
    phone: phone(draft.phone),
    phone2: phone(draft.phone2),
    email: firmEmailRefusal(draft.email.trim()),
    whatsappNumber: phone(draft.whatsappNumber),
    instagramUrl: profile(draft.instagramUrl),
    facebookUrl: profile(draft.facebookUrl),
    linkedinUrl: profile(draft.linkedinUrl),
    accentColor: draft.accentColor === null ? undefined : accentRefusal(draft.accentColor),
  }
}

/** The firm as people read it, to compare two versions of it. */
export function shownFirm(firm: Firm): readonly ShownField[] {
  const draft = draftOf(firm)
  return [
    ...firmSections.flatMap(({ fields }) =>
      fields.map((field): ShownField => [firmFields[field].label, draft[field]]),
    ),
    ['Logo', firm.logoUrl ?? ''],
    ['Colour', firm.accentColor ?? ''],
    ['Pictures of the cars', Object.values(firm.vehiclePictures).join(', ')],
  ]
}
