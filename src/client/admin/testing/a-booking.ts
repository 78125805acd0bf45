import type { Booking } from '@chauffeur/contract/bookings'

/** A plain transfer that waits for a decision; a test sets only what it is about. */
export function aBooking(facts: Partial<Booking> = {}): Booking {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    bookingNumber: 'TR-7K3Q9X',
    status: 'pending',
    createdAt: '2026-11-20T10:42:00.000Z',
    decidedAt: null,
    decidedBy: null,
    rejectReason: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    cancelFee: null,
    customerName: 'Ana Silva',
    customerEmail: 'ana@example.com',
    customerPhone: '+351 912 345 678',
    locale: 'en',
    travellerName: null,
    travellerPhone: null,
    signName: null,
    vehicleId: 2,
    vehicleName: 'Mercedes E Class',
    serviceType: 'point-to-point',
    serviceDuration: null,
    pickupLocation: 'Faro Airport',
    dropoffLocation: 'Vilamoura',
    stops: [],
    pickupDate: '2026-12-04',
    pickupTime: '10:30',
    pickupZone: 'Europe/Lisbon',
    pickupAt: '2026-12-04T10:30:00.000Z',
    shortNotice: false,
    passengers: 2,
    childSeatCount: 0,
    boosterSeatCount: 0,
    luggageConfig: null,
    flightNumber: null,
    isAirportService: false,
    whatsappNotifications: false,
    notes: null,
    paymentMethod: 'cash',
    paymentStatus: 'not_required',
    refundStatus: null,
    paidAmount: 0,
    refundAmount: 0,
    refundedAmount: 0,
    unpaidActs: [],
    totalPrice: 49,
    distanceKm: 23.2,
    routeFallback: false,
    billing: null,
    mail: { state: 'sent', error: null },
    driverAmount: 0,
    change: null,
    bookedThrough: null,
    flags: [],
    rating: null,
    noteCount: 0,
    reference: null,
    ...facts,
  }
}

/** So many bookings, newest first, each with its own id, number and customer. */
export function bookings(count: number, facts: (index: number) => Partial<Booking> = () => ({})): Booking[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, '0')
    return aBooking({
      id: `00000000-0000-4000-8000-00000000${number}`,
      bookingNumber: `TR-${number}`,
      customerName: `Customer ${number}`,
      customerEmail: `customer${number}@example.com`,
      ...facts(index),
    })
  })
}
