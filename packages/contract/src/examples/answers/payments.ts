import type { Payment, PaymentChange } from '../../payments.ts'
import { EXAMPLE_IDS, EXAMPLE_NUMBER } from '../example.ts'
import { newId, type AnswersOf } from './answers-of.ts'

const BOOKED = '2027-06-01T10:00:00.000Z'
const PAID = '2027-06-01T10:00:05.000Z'

type Change = Pick<PaymentChange, 'event' | 'fromState' | 'toState'>
const found = (change: Change, disagreeing: string[] = []): PaymentChange => ({
  at: PAID,
  ...change,
  source: 'sweep',
  admin: null,
  disagreeing,
})
const decided = (change: Change): PaymentChange => ({
  at: PAID,
  ...change,
  source: 'office',
  admin: 'admin',
  disagreeing: [],
})

const created: PaymentChange = {
  at: BOOKED,
  event: 'created',
  fromState: 'creating',
  toState: 'pending',
  source: 'booking',
  admin: null,
  disagreeing: [],
}
const REFUSED = 'SumUp refund: refused with 409 (conflict): The payment is not refundable in this state.'
const paid = found({ event: 'paid', fromState: 'pending', toState: 'completed' })
const disputed = found({ event: 'paid_disputed', fromState: 'pending', toState: 'review' }, [
  'transaction amount',
])

const payment: Payment = {
  id: EXAMPLE_IDS.payment,
  reference: `${EXAMPLE_NUMBER}-1`,
  attempt: 1,
  provider: 'sumup',
  state: 'completed',
  paymentStatus: 'completed',
  purpose: 'trip',
  amount: 49,
  refundTotal: 0,
  refunded: 0,
  refundRequests: 0,
  mayAskRefundAgain: false,
  createdAt: BOOKED,
  transactionId: `${newId(2)}-1`,
  refundReason: null,
  lastError: null,
  history: [created, paid],
}

export const listPayments: AnswersOf<'listPayments'> = { one: [payment] }
export const listPaymentsToSettle: AnswersOf<'listPaymentsToSettle'> = {
  all: [
    {
      ...payment,
      state: 'review',
      paymentStatus: 'pending',
      history: [created, disputed],
      bookingNumber: EXAMPLE_NUMBER,
      customerName: 'Ana Sousa',
    },
  ],
}
export const acceptAsPaid: AnswersOf<'acceptAsPaid'> = {
  one: {
    ...payment,
    history: [created, disputed, decided({ event: 'paid', fromState: 'review', toState: 'completed' })],
  },
}
export const dismissPayment: AnswersOf<'dismissPayment'> = {
  one: {
    ...payment,
    state: 'expired',
    paymentStatus: 'failed',
    history: [
      created,
      disputed,
      decided({ event: 'review_dismissed', fromState: 'review', toState: 'expired' }),
    ],
  },
}
export const markRefunded: AnswersOf<'markRefunded'> = {
  one: {
    ...payment,
    state: 'refunded',
    refundTotal: 49,
    refunded: 49,
    refundRequests: 1,
    refundReason: 'rejected booking',
    lastError: REFUSED,
    history: [
      created,
      paid,
      decided({ event: 'booking_rejected', fromState: 'completed', toState: 'refund_due' }),
    ],
  },
}
export const raiseRefund: AnswersOf<'raiseRefund'> = {
  one: {
    ...payment,
    state: 'refund_due',
    refundTotal: 20,
    refundReason: 'office',
    history: [
      created,
      paid,
      decided({ event: 'refund_raised', fromState: 'completed', toState: 'refund_due' }),
    ],
  },
}
export const askRefundAgain: AnswersOf<'askRefundAgain'> = {
  one: {
    ...payment,
    state: 'refund_due',
    refundTotal: 49,
    refundRequests: 2,
    refundReason: 'rejected booking',
    lastError: REFUSED,
    history: [
      created,
      paid,
      decided({ event: 'booking_rejected', fromState: 'completed', toState: 'refund_due' }),
    ],
  },
}
