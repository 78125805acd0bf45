import type { BillingField } from '../draft/billing-fields.ts'

/** The words of step 3. */
export const passengerTexts = {
  fullName: 'Full Name',
  email: 'Email',
  emailHint: 'Your confirmation goes here.',
  phone: 'Phone',
  phoneHint: 'With the country code, such as +351.',
  notes: 'Special Requests (Optional)',
  notesPlaceholder: 'A name sign, a tight connection, mobility needs...',
  whatsapp: 'WhatsApp notifications',
  whatsappHint: 'We may write to this phone number on WhatsApp about this trip.',
  billing: 'Billing Address',
  billingHint: 'For an invoice to a company or another address.',
  oddEmail: 'This does not look like an email address. Please check it.',
  oddPhone: 'This does not look like a phone number with its country code. Please check it.',
  billingFields: {
    companyName: 'Company Registered Name',
    taxNumber: 'Tax Number',
    street: 'Street',
    streetNumber: 'Street Number',
    city: 'City',
    state: 'State',
    postalCode: 'Postal Code',
    country: 'Country',
  } satisfies Record<BillingField, string>,
} as const
