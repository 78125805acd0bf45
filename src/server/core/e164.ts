import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The number as it can be dialled from anywhere, or null where the text reads as none. */
export function e164(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, 'PT')
  return parsed?.isValid() ? parsed.number : null
}

/** A number with its country's code in groups, like "+351 912 345 678"; any other text as it is. */
export function spacedPhone(phone: string): string {
  if (!/^\s*(?:\+|00)/.test(phone)) return phone
  const parsed = parsePhoneNumberFromString(phone, 'PT')
  return parsed?.isValid() ? parsed.formatInternational() : phone
}
