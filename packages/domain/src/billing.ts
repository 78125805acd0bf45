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

type Billing = Readonly<Record<BillingField, string | null>> & { readonly billingAddressEnabled: boolean }

const NOTHING_FILLED_IN = 'Please fill in the billing address, or switch it off.'

/** Why there is nothing to write on an invoice; undefined where there is, or no billing address is wanted. */
export function billingRefusal(billing: Billing): string | undefined {
  const isFilledIn = billingFields.some((field) => billing[field]?.trim())
  return billing.billingAddressEnabled && !isFilledIn ? NOTHING_FILLED_IN : undefined
}
