import { words } from '../words.ts'

/** Why somebody could not be answered, or calls too often: of every form of the site. */
export const contactReasons = words('contactReasons', {
  contact_missing: 'Please give an email address or a phone number, so that we can answer.',
  phone_not_dialled: 'This number cannot be dialled. Give it with its country code, like +351 912 345 678.',
  address_not_mailed: 'No email can be sent to this address. Give one address, like guest@example.com.',
})
