import type { BillingField } from '@chauffeur/domain/required-fields'

export const blankBilling: Readonly<Record<BillingField, string>> = {
  companyName: '',
  taxNumber: '',
  street: '',
  streetNumber: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
}
