import type { Enquiry as EnquiryRow } from '@chauffeur/contract/enquiries'
import type { Enquiry } from './enquiry.entity.ts'

/** An enquiry as the office reads it. */
export function presentEnquiry(enquiry: Enquiry): EnquiryRow {
  return {
    id: enquiry.id,
    reference: enquiry.reference,
    kind: enquiry.kind,
    createdAt: enquiry.createdAt.toISOString(),
    answeredAt: enquiry.answeredAt?.toISOString() ?? null,
    answeredBy: enquiry.answeredBy ?? null,
    customerName: enquiry.customerName,
    customerEmail: enquiry.customerEmail ?? null,
    customerPhone: enquiry.customerPhone ?? null,
    customerPhoneE164: enquiry.customerPhoneE164 ?? null,
    whatsappNotifications: enquiry.whatsappNotifications,
    bookingNumber: enquiry.bookingNumber ?? null,
    message: enquiry.message ?? null,
    trip: enquiry.trip ?? null,
  }
}
