import type { BillingField } from '@chauffeur/domain/billing'

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
