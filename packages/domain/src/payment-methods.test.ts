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
    reason: 'Online payment is not available at the moment.',
  })
})

test('outside the Algarve only online payment is open', () => {
  expect(allowedPaymentMethods({ pickupInAlgarve: false, onlineOffered: true })).toEqual({
    methods: ['sumup'],
    reason: 'Trips that start outside the Algarve are paid online.',
  })
})

test('an unknown pick-up is treated as outside, and the reason says so', () => {
  expect(allowedPaymentMethods({ pickupInAlgarve: undefined, onlineOffered: true })).toEqual({
    methods: ['sumup'],
    reason: 'We could not tell whether this trip starts in the Algarve, so it is paid online.',
  })
})

test('outside the Algarve without online payment nothing is open, and the reason says what to do', () => {
  const offer = allowedPaymentMethods({ pickupInAlgarve: false, onlineOffered: false })
  expect(offer.methods).toEqual([])
  expect(offer.reason).toContain('please contact us')
})

test.for([
  { method: 'cash', pickupInAlgarve: true, refusal: undefined },
  { method: 'sumup', pickupInAlgarve: false, refusal: undefined },
  {
    method: 'cash',
    pickupInAlgarve: false,
    refusal: 'Trips that start outside the Algarve are paid online.',
  },
  {
    method: 'card_on_pickup',
    pickupInAlgarve: undefined,
    refusal: 'We could not tell whether this trip starts in the Algarve, so it is paid online.',
  },
  { method: 'barter', pickupInAlgarve: true, refusal: 'Please choose a payment method.' },
])('$method with the pick-up in the Algarve $pickupInAlgarve is refused with $refusal', (choice) => {
  const context = { pickupInAlgarve: choice.pickupInAlgarve, onlineOffered: true }
  expect(paymentMethodRefusal(choice.method, context)).toBe(choice.refusal)
})

test('online payment is refused where it is not offered', () => {
  expect(paymentMethodRefusal('sumup', { pickupInAlgarve: true, onlineOffered: false })).toBe(
    'Online payment is not available at the moment.',
  )
})

test.for([
  ['cash', 'Cash'],
  ['card_on_pickup', 'Card on Pickup'],
  ['sumup', 'Online Payment'],
  ['cheque', 'cheque'],
] as const)('the office reads %s as %s', ([method, label]) => {
  expect(paymentMethodLabel(method)).toBe(label)
})
