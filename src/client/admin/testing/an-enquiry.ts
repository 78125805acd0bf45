import type { Enquiry, EnquiryReply } from '@chauffeur/contract/enquiries'

/** A price that is asked for and not answered; a test sets only what it is about. */
export function anEnquiry(facts: Partial<Enquiry> = {}): Enquiry {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    reference: 'QR-7K3Q9X',
    kind: 'quote',
    createdAt: '2026-11-20T10:42:00.000Z',
    answeredAt: null,
    answeredBy: null,
    dueAt: facts.answeredAt ? null : '2026-11-21T10:42:00.000Z',
    customerName: 'Ana Silva',
    customerEmail: 'ana@example.com',
    customerPhone: '+351 912 345 678',
    customerPhoneE164: '+351912345678',
    locale: 'en',
    whatsappNotifications: false,
    bookingNumber: null,
    message: null,
    trip: {
      serviceType: 'point-to-point',
      serviceDuration: null,
      pickupLocation: 'Faro Airport',
      pickupPlaceId: null,
      dropoffLocation: 'Atlantis',
      dropoffPlaceId: null,
      pickupNote: null,
      dropoffNote: null,
      stops: [],
      pickupDate: '2026-12-04',
      pickupTime: '10:30',
      pickupZone: 'Europe/Lisbon',
      vehicleId: 2,
      vehicleName: 'Mercedes E Class',
      luggageConfig: null,
      passengers: 2,
      childSeatCount: 0,
      boosterSeatCount: 0,
      isAirportService: false,
      flightNumber: null,
      notes: null,
      unavailableBecause: null,
      pickupName: null,
      dropoffName: null,
      unavailableReason: null,
    },
    replies: [],
    ...facts,
  }
}

/** A message about a booking. */
export function aMessage(facts: Partial<Enquiry> = {}): Enquiry {
  return anEnquiry({
    id: '00000000-0000-4000-8000-000000000002',
    reference: 'CM-7K3Q9X',
    kind: 'contact',
    customerName: 'Rui Costa',
    customerPhone: null,
    customerPhoneE164: null,
    bookingNumber: 'TR-2B4D6F',
    message: 'I left my umbrella.',
    trip: null,
    ...facts,
  })
}

/** A reply of an office that has just sent it, with an offer where there is a price. */
export function aReplyOf(facts: {
  subject: string
  text: string
  totalCents: number | undefined
}): EnquiryReply {
  const { subject, text, totalCents } = facts
  return {
    id: '00000000-0000-4000-8000-000000000003',
    createdAt: '2026-11-20T11:00:00.000Z',
    createdBy: 'admin',
    subject,
    text,
    mail: { state: 'queued', error: null },
    offer:
      totalCents === undefined
        ? null
        : {
            id: '00000000-0000-4000-8000-000000000004',
            state: 'open',
            expiresAt: '2026-11-27T23:59:00.000Z',
            vehicleId: 2,
            vehicleName: 'Mercedes E Class',
            totalPrice: totalCents / 100,
            trip: {
              serviceType: 'point-to-point',
              serviceDuration: null,
              pickupLocation: 'Faro Airport',
              pickupPlaceId: null,
              pickupName: 'Faro Airport (FAO)',
              dropoffLocation: 'Lagos',
              dropoffPlaceId: null,
              dropoffName: 'Lagos',
              stops: [],
              pickupDate: '2026-12-04',
              pickupTime: '10:30',
              pickupZone: 'Europe/Lisbon',
              passengers: 2,
            },
            url: 'https://costa.example/book?offer=a-token',
            openedAt: null,
            withdrawnAt: null,
            withdrawnBy: null,
            bookingNumber: null,
          },
  }
}
