import type { Firm } from '@chauffeur/contract/firm'
import { accentRefusal } from '@chauffeur/domain/accent'
import { firmEmailRefusal, firmPhoneRefusal, profileRefusal } from '@chauffeur/domain/firm'
import type { ShownField } from '../common/meanwhile.tsx'
import { firmTexts } from './firm-texts.ts'

export type FirmLook = Pick<Firm, 'logoUrl' | 'accentColor' | 'vehiclePictures'>
export type FirmField = Exclude<keyof Firm, 'version' | keyof FirmLook>

/** The form's texts, before they are sent. */
export type FirmDraft = Readonly<Record<FirmField, string>> & FirmLook

export const firmSections = [
  { key: 'names', fields: ['brandName', 'legalName', 'taxNumber', 'licenceNumber', 'address'] },
  { key: 'contacts', fields: ['phone', 'phone2', 'email', 'whatsappNumber', 'openingHours'] },
  { key: 'profiles', fields: ['instagramUrl', 'facebookUrl', 'linkedinUrl'] },
] as const satisfies readonly {
  readonly key: keyof typeof firmTexts.sections
  readonly fields: readonly FirmField[]
}[]

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
    brandName: draft.brandName.trim() === '' ? firmTexts.nameMissing : undefined,
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
  const { logoUrl, accentColor, vehiclePictures } = draft
  return [
    ...firmSections.flatMap(({ fields }) =>
      fields.map((field): ShownField => [firmTexts.labels[field], draft[field]]),
    ),
    [firmTexts.logo.heading, logoUrl ?? ''],
    [firmTexts.colour.heading, accentColor ?? ''],
    [firmTexts.cars.heading, Object.values(vehiclePictures).join(', ')],
  ]
}
