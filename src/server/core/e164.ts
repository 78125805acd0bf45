import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The number as it can be dialled from anywhere, or null where the text reads as none. */
export function e164(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, 'PT')
  return parsed?.isValid() ? parsed.number : null
}
