import { expect, test } from 'vitest'
import { billingFields, billingRefusal } from './billing.ts'

const nothing = {
  companyName: '',
  taxNumber: null,
  street: ' ',
  streetNumber: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
}

test('a billing address that is wanted needs at least one line', () => {
  expect(billingRefusal({ ...nothing, billingAddressEnabled: true })).toBe(
    'Please fill in the billing address, or switch it off.',
  )
  expect(billingRefusal({ ...nothing, billingAddressEnabled: false })).toBeUndefined()
  for (const field of billingFields)
    expect(billingRefusal({ ...nothing, [field]: 'x', billingAddressEnabled: true })).toBeUndefined()
})
