import { expect, test } from 'vitest'
import { allowedPaymentMethods, paymentMethodLabel, paymentMethodRefusal } from './payment-methods.ts'

test('in the Algarve every method is open', () => {
  expect(allowedPaymentMethods({ pickupInAlgarve: true, onlineOffered: true })).toEqual({
    methods: ['cash', 'sumup', 'card_on_pickup'],
  })
})

test('in the Algarve a trip is paid to the driver when online payment is not offered', () => {
  expect(allowedPaymentMethods({ pickupInAlgarve: true, onlineOffered: false })).toEqual({
    methods: ['cash', 'card_on_pickup'],
    reason: { code: 'online_unavailable' },
  })
})

test('outside the Algarve only online payment is open', () => {
  expect(allowedPaymentMethods({ pickupInAlgarve: false, onlineOffered: true })).toEqual({
    methods: ['sumup'],
    reason: { code: 'paid_online_outside_algarve' },
  })
})

test('an unknown pick-up is treated as outside, and the reason says so', () => {
  expect(allowedPaymentMethods({ pickupInAlgarve: undefined, onlineOffered: true })).toEqual({
    methods: ['sumup'],
    reason: { code: 'paid_online_region_unknown' },
  })
})

test('outside the Algarve without online payment nothing is open, and the reason says what to do', () => {
  const offer = allowedPaymentMethods({ pickupInAlgarve: false, onlineOffered: false })
  expect(offer.methods).toEqual([])
  expect(offer.reason).toEqual({ code: 'unpayable_outside_algarve' })
})

test.for([
  { method: 'cash', pickupInAlgarve: true, refusal: undefined },
  { method: 'sumup', pickupInAlgarve: false, refusal: undefined },
  {
    method: 'cash',
    pickupInAlgarve: false,
    refusal: { code: 'paid_online_outside_algarve' },
  },
  {
    method: 'card_on_pickup',
    pickupInAlgarve: undefined,
    refusal: { code: 'paid_online_region_unknown' },
  },
  { method: 'barter', pickupInAlgarve: true, refusal: { code: 'no_payment_method' } },
])('$method with the pick-up in the Algarve $pickupInAlgarve is refused with $refusal', (choice) => {
  const context = { pickupInAlgarve: choice.pickupInAlgarve, onlineOffered: true }
  expect(paymentMethodRefusal(choice.method, context)).toEqual(choice.refusal)
})

test.for([
  ['account', true, undefined],
  ['cash', true, 'paid_on_account'],
  ['account', false, 'no_account'],
] as const)('%s where net terms are %s is refused with %s', ([method, isOnAccount, code]) => {
  const context = { pickupInAlgarve: false, onlineOffered: false, isOnAccount }
  expect(paymentMethodRefusal(method, context)?.code).toBe(code)
})

test('online payment is refused where it is not offered', () => {
  expect(paymentMethodRefusal('sumup', { pickupInAlgarve: true, onlineOffered: false })).toEqual({
    code: 'online_unavailable',
  })
})

test.for([
  ['cash', 'Cash'],
  ['card_on_pickup', 'Card on Pickup'],
  ['sumup', 'Online Payment'],
  ['cheque', 'cheque'],
] as const)('the office reads %s as %s', ([method, label]) => {
  expect(paymentMethodLabel(method)).toBe(label)
})
