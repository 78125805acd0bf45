/** The fields of the billing address, in the order shown and in the wire's spelling. */
export const billingFields = [
  'companyName',
  'taxNumber',
  'street',
  'streetNumber',
  'city',
  'state',
  'postalCode',
  'country',
] as const

export type BillingField = (typeof billingFields)[number]

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
