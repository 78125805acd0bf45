import type { BillingField } from '@chauffeur/domain/required-fields'
import { words } from '../../locale/words.ts'

/** Texts of step 3. */
export const passengerTexts = words('passenger', {
  fullName: 'Full Name',
  email: 'Email',
  emailHint: 'Your confirmation goes here.',
  phone: 'Phone',
  phoneHint: 'So that your chauffeur can reach you at the pick-up.',
  keepPhone: 'Keep it as typed',
  phoneCountry: 'Country code of the phone',
  country: (name: string, callingCode: string) => `${name} (+${callingCode})`,
  forAnother: 'I am booking for someone else',
  forAnotherHint: 'We write to you; your chauffeur looks for them.',
  travellerName: 'Name of the person travelling',
  travellerPhone: 'Their number (Optional)',
  travellerPhonePlaceholder: '+351 912 345 678',
  signName: 'Name on the sign',
  signHint:
    'Your chauffeur waits with it in the arrivals hall. Left empty, it is the name of whoever travels.',
  notes: 'Special Requests (Optional)',
  notesPlaceholder: 'A tight connection, much luggage, mobility needs...',
  whatsapp: 'WhatsApp notifications',
  whatsappHint: 'We may write to this phone number on WhatsApp about this trip.',
  billing: 'Billing Address',
  billingHint: 'For an invoice to a company or another address.',
  oddEmail: 'This does not look like an email address. Please check it.',
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
})
