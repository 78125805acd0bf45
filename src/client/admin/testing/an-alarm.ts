import type { BoardAlarm } from '@chauffeur/contract/board'

/** Of a booking that nobody has accepted in time. */
export const pendingAlarm: BoardAlarm = {
  bookingId: 'b',
  bookingNumber: 'TR-7K3Q9X',
  carNo: null,
  kind: 'booking_pending',
  group: 'decide',
  level: 'red',
  sentence: '08:10 Lagos → Faro Airport: not accepted yet, pick-up was 3 hours ago.',
  reason: {
    code: 'booking_pending',
    minutes: -180,
    day: null,
    time: '08:10',
    from: 'Lagos',
    to: 'Faro Airport',
    driverName: null,
    isAccepted: false,
    declines: [],
    shortage: null,
    clash: null,
    flight: null,
  },
  pickupDate: '2028-01-19',
  assignmentId: null,
  driverName: null,
  driverPhone: null,
  version: 0,
  pending: {
    customerName: 'Inês Dias',
    customerEmail: 'ines@example.com',
    paymentMethod: 'cash',
    paymentStatus: 'not_required',
    totalPrice: 49,
  },
  putOff: null,
}
