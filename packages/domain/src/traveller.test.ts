import { expect, test } from 'vitest'
import { nameOnSign, travellerOf } from './traveller.ts'

const customer = { customerName: 'Ana Silva', customerPhone: '+351 912 345 678' }
const director = { travellerName: 'Rui Costa', travellerPhone: '+351 911 111 111' }

test.each([
  ['the customer travels where nobody else is named', {}, 'Ana Silva', '+351 912 345 678'],
  ['a traveller has a number of their own', director, 'Rui Costa', '+351 911 111 111'],
  [
    'a traveller without a number is reached by the customer',
    { travellerName: 'Rui Costa', travellerPhone: null },
    'Rui Costa',
    '+351 912 345 678',
  ],
])('%s', (_, named, name, phone) => {
  expect(travellerOf({ ...customer, ...named })).toEqual({ name, phone })
})

test('the sign says what was asked for, else who travels', () => {
  expect(nameOnSign({ ...customer, ...director, signName: 'Costa Group' })).toBe('Costa Group')
  expect(nameOnSign({ ...customer, ...director, signName: null })).toBe('Rui Costa')
  expect(nameOnSign(customer)).toBe('Ana Silva')
})
