import type { Payment } from '@chauffeur/contract/payments'

/** A payment that is not as it was asked for; a test sets only what it is about. */
export function aPayment(facts: Partial<Payment> = {}): Payment {
  return {
    bookingId: 'booking-1',
    id: 'p1',
    reference: 'TR-7K3Q9X-1',
    attempt: 1,
    provider: 'sumup',
    state: 'review',
    paymentStatus: 'pending',
    amount: 49,
    createdAt: '2026-11-20T10:00:00.000Z',
    transactionId: null,
    purpose: 'trip',
    refundTotal: 0,
    refunded: 0,
    refundRequests: 0,
    mayAskRefundAgain: false,
    refundReason: null,
    lastError: null,
    history: [
      {
        at: '2026-11-20T10:00:01.000Z',
        event: 'created',
        fromState: 'creating',
        toState: 'pending',
        source: 'booking',
        admin: null,
        disagreeing: [],
      },
      {
        at: '2026-11-20T10:02:00.000Z',
        event: 'paid_disputed',
        fromState: 'pending',
        toState: 'review',
        source: 'sweep',
        admin: null,
        disagreeing: ['amount', 'currency'],
      },
    ],
    ...facts,
  }
}
