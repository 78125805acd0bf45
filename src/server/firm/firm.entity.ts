import { defineEntity, p } from '@mikro-orm/core'

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
  checks: [{ name: 'firm_once', expression: 'id = 1' }],
})

/** Who runs the site, once the office has saved it; until then the settings say it. */
export class FirmRecord extends schema.class {}
schema.setClass(FirmRecord)
