import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { EnquiryTrip } from '@chauffeur/contract/enquiries'
import type { EnquiryKind } from '@chauffeur/domain/enquiry'
import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'

const schema = defineEntity({
  name: 'Enquiry',
  tableName: 'enquiry',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    reference: p.text().unique(),
    kind: p.text().$type<EnquiryKind>(),
    createdAt: p.datetime(),
    answeredAt: p.datetime().nullable(),
    answeredBy: p.text().nullable(),

    customerName: p.text(),
    customerEmail: p.text().nullable(),
    customerPhone: p.text().nullable(),
    customerPhoneE164: p.text().nullable(),
    whatsappNotifications: p.boolean(),
    locale: p.text().$type<Locale>().default(DEFAULT_LOCALE),

    bookingNumber: p.text().nullable(),
    message: p.text().nullable(),
    trip: p.json<EnquiryTrip>().nullable(),
  },
  indexes: [{ name: 'enquiry_newest_first', properties: ['createdAt', 'id'] }],
  checks: [
    { name: 'enquiry_kind_known', expression: `kind in ('quote', 'contact')` },
    { name: 'enquiry_trip_of_quote', expression: `(kind = 'quote') = (trip is not null)` },
    { name: 'enquiry_message_of_contact', expression: `kind = 'quote' or message is not null` },
    { name: 'enquiry_locale_known', expression: `locale in ('en', 'pt', 'es')` },
    { name: 'enquiry_reachable', expression: 'coalesce(customer_email, customer_phone) is not null' },
    { name: 'enquiry_answered_by_somebody', expression: '(answered_at is null) = (answered_by is null)' },
  ],
})

/** A request to the office without a booking: a price for a trip, or anything else. */
export class Enquiry extends schema.class {}
schema.setClass(Enquiry)
