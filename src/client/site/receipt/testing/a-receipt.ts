import type { BookingReceipt } from '../receipt-storage.ts'

/** The receipt of a transfer that is paid in cash; a test sets only what it is about. */
export function aReceipt(fields: Partial<BookingReceipt> = {}): BookingReceipt {
  return {
    id: '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b',
    bookingNumber: 'TR-7K3Q9X',
    email: 'ana@example.com',
    vehicleName: 'Mercedes E Class',
    pickupDate: '2027-06-04',
    pickupTime: '10:30',
    zone: 'Europe/Lisbon',
    minutes: 28,
    totalPrice: 49,
    paymentMethod: 'cash',
    isPaid: false,
    points: [
      { key: 'pickup', title: 'Faro Airport', detail: 'Aeroporto Gago Coutinho, 8001-701 Faro' },
      { key: 'dropoff', title: 'Vilamoura' },
    ],
    ...fields,
  }
}
