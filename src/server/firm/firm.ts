import type { Firm, FirmInput } from '@chauffeur/contract/firm'
import { FIRM_PHONE_REFUSAL } from '@chauffeur/domain/firm'
import { MAX_VAT_BP } from '@chauffeur/domain/partner-money'
import { e164 } from '@chauffeur/domain/phone-number'
import { defineEntity, p } from '@mikro-orm/core'
import { checksOf } from '../db/columns.ts'
import { editRow, lockOnlyRow, type VersionedKind } from '../core/audit/versioned-row.ts'
import type { Config } from '../core/config.ts'
import { invalid } from '../core/refusal.ts'
import { settings } from '../core/settings.ts'
import type { OfficeTransaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'

/** There is one row. */
export const FIRM_ID = 1

const schema = defineEntity({
  name: 'FirmRecord',
  tableName: 'firm',
  properties: {
    id: p.integer().primary().autoincrement(false),
    brandName: p.text(),
    legalName: p.text().nullable(),
    taxNumber: p.text().nullable(),
    /** The VAT within prices, in basis points; null: none is set. */
    vatBp: p.integer().nullable(),
    licenceNumber: p.text().nullable(),
    address: p.text().nullable(),
    phone: p.text().nullable(),
    phone2: p.text().fieldName('phone2').nullable(),
    email: p.text(),
    whatsappNumber: p.text().nullable(),
    openingHours: p.text().nullable(),
    instagramUrl: p.text().nullable(),
    facebookUrl: p.text().nullable(),
    linkedinUrl: p.text().nullable(),
    logoUrl: p.text().nullable(),
    accentColor: p.text().nullable(),
    vehiclePictures: p.json<Record<string, string>>().nullable(),
    version: p.integer(),
  },
  checks: checksOf('firm', { once: 'id = 1', vat_in_limits: `vat_bp >= 1 and vat_bp <= ${MAX_VAT_BP}` }),
})

/** Who runs the site, once the office has saved it; until then the settings say it. */
export class FirmRecord extends schema.class {}
schema.setClass(FirmRecord)

type FirmSettings = Pick<
  Config,
  'BRAND_NAME' | 'CONTACT_PHONE' | 'CONTACT_PHONE_2' | 'CONTACT_EMAIL' | 'WHATSAPP_NUMBER'
>

const firmKind: VersionedKind<FirmRecord, Firm, 'firm'> = {
  subject: 'firm',
  present: presentFirm,
  describe(row) {
    const { version: _, ...facts } = presentFirm(row)
    return { id: String(row.id), name: row.brandName, facts }
  },
}

// Each is a link for calls or chats, so it must be a number that exists.
const PHONES = ['phone', 'phone2', 'whatsappNumber'] as const

/** The firm as the office has saved it, else as the settings say. */
export async function readFirm(em: EntityManager, config: FirmSettings): Promise<Firm> {
  const row = await em.findOne(FirmRecord, { id: FIRM_ID })
  return row ? presentFirm(row) : firmOfSettings(config)
}

/** Saves what is shown of the firm. From the first save on the settings no longer count. */
export async function changeFirm(
  { version, vatBp, ...facts }: FirmInput,
  config: FirmSettings,
  tx: OfficeTransaction,
): Promise<Firm> {
  for (const field of PHONES)
    if (facts[field] !== null && e164(facts[field]) === null) throw invalid(field, FIRM_PHONE_REFUSAL)
  const row = await lockOnlyRow(FirmRecord, { id: FIRM_ID, ...firmOfSettings(config) }, tx.em)
  return await editRow(
    firmKind,
    row,
    version,
    () => Object.assign(row, facts, vatBp !== undefined && { vatBp }),
    tx,
  )
}

/** The firm until the office saves it. */
export function firmOfSettings(config: FirmSettings): Firm {
  return {
    brandName: config.BRAND_NAME,
    legalName: null,
    taxNumber: null,
    vatBp: null,
    licenceNumber: null,
    address: null,
    phone: config.CONTACT_PHONE || null,
    phone2: config.CONTACT_PHONE_2 || null,
    email: config.CONTACT_EMAIL,
    whatsappNumber: config.WHATSAPP_NUMBER || null,
    openingHours: null,
    instagramUrl: 'https://www.instagram.com/',
    facebookUrl: 'https://www.facebook.com/',
    linkedinUrl: 'https://www.linkedin.com/',
    logoUrl: null,
    accentColor: null,
    vehiclePictures: {},
    version: 0,
  }
}

function presentFirm(row: FirmRecord): Firm {
  return {
    brandName: row.brandName,
    legalName: row.legalName ?? null,
    taxNumber: row.taxNumber ?? null,
    vatBp: row.vatBp ?? null,
    licenceNumber: row.licenceNumber ?? null,
    address: row.address ?? null,
    phone: row.phone ?? null,
    phone2: row.phone2 ?? null,
    email: row.email,
    whatsappNumber: row.whatsappNumber ?? null,
    openingHours: row.openingHours ?? null,
    instagramUrl: row.instagramUrl ?? null,
    facebookUrl: row.facebookUrl ?? null,
    linkedinUrl: row.linkedinUrl ?? null,
    logoUrl: row.logoUrl ?? null,
    accentColor: row.accentColor ?? null,
    vehiclePictures: row.vehiclePictures ?? {},
    version: row.version,
  }
}

const EXAMPLES = [
  ['brandName', 'name'],
  ['phone', 'phone'],
  ['phone2', 'second phone'],
  ['email', 'email address'],
  ['whatsappNumber', 'WhatsApp number'],
  ['instagramUrl', 'Instagram'],
  ['facebookUrl', 'Facebook'],
  ['linkedinUrl', 'LinkedIn'],
] as const

/** The facts of the firm that are still the examples of a new installation, in words. */
export function examplesIn(firm: Firm): string[] {
  const example = firmOfSettings(settings.parse({}))
  return EXAMPLES.flatMap(([field, label]) => (firm[field] === example[field] ? [label] : []))
}
