import { expect, test } from 'vitest'
import { changeDraft, emptyDraft } from './draft.ts'
import { givenChanges } from './given-details.ts'

const draftOf = (fragment: string) =>
  givenChanges(fragment, 3).reduce(changeDraft, { ...emptyDraft, passengers: 3, vehicleId: 3 })

test('what a link says behind its # fills in who travels, when and with what', () => {
  const link = new URLSearchParams({
    pickupTime: '10:30',
    customerName: 'Ana Sousa',
    customerEmail: 'ana@example.com',
    customerPhone: '+351 912 345 678',
    flightNumber: 'TP 1234',
    notes: 'Two\nlines',
    childSeatCount: '2',
    luggageConfig: '6 large',
    paymentMethod: 'cash',
  })
  expect(draftOf(`#${link}`)).toMatchObject({
    pickupTime: '10:30',
    passengerName: 'Ana Sousa',
    email: 'ana@example.com',
    phone: '+351 912 345 678',
    flightNumber: 'TP 1234',
    notes: 'Two\nlines',
    seatsWanted: true,
    childSeatCount: 2,
    luggageConfig: '6 large',
    paymentMethod: 'cash',
  })
})

test.for([
  '',
  '#main',
  '#pickupTime=25:00',
  '#customerName=a%00b',
  '#childSeatCount=many',
  '#paymentMethod=gold',
  '#vehicleId=9',
])('a link with “%s” fills in nothing', (fragment) => {
  expect(givenChanges(fragment, 3)).toEqual([])
})
