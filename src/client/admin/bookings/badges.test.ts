import { expect, test } from 'vitest'
import { describeBilling } from './badges.tsx'

test('of a billing address what is missing is left out', () => {
  const nothing = {
    companyName: null,
    taxNumber: null,
    street: null,
    streetNumber: null,
    city: null,
    state: null,
    postalCode: null,
    country: null,
  }
  expect(describeBilling(nothing)).toBe('')
  expect(
    describeBilling({
      ...nothing,
      companyName: 'Sol, Lda',
      taxNumber: 'PT509',
      street: 'Rua Nova',
      streetNumber: '12',
      postalCode: '8000-283',
      city: 'Faro',
      country: 'Portugal',
    }),
  ).toBe('Sol, Lda, Tax number PT509, Rua Nova 12, 8000-283 Faro, Portugal')
})
