import type { Booking } from '@chauffeur/contract/bookings'
import { exampleAnswer } from '@chauffeur/contract/examples/answers'

/** A plain transfer that waits for a decision; a test sets only what it is about. */
export function aBooking(facts: Partial<Booking> = {}): Booking {
  return {
    ...exampleAnswer('readBooking', 'one'),
    id: '00000000-0000-4000-8000-000000000001',
    bookingNumber: 'TR-7K3Q9X',
    createdAt: '2026-11-20T10:42:00.000Z',
    customerName: 'Ana Silva',
    customerEmail: 'ana@example.com',
    pickupDate: '2026-12-04',
    pickupAt: '2026-12-04T10:30:00.000Z',
    mail: { state: 'sent', error: null },
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
