import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { PHONE_NOT_DIALLED } from './contact-formats.ts'

/** The number as it can be dialled from anywhere, or null where the text reads as none. Without a country it is Portuguese. */
export function e164(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, 'PT')
  return parsed?.isValid() ? parsed.number : null
}

/** Mobile numbers of most guests, grouped here because the library takes many times as long and an exported file holds thousands. */
const MOBILES = [
  [/^\+351(9[1236]\d)(\d{3})(\d{3})$/, '+351 $1 $2 $3'],
  [/^\+44(7(?:[1-58]\d|7[1-9]|9[02-9])\d)(\d{6})$/, '+44 $1 $2'],
] as const

/** A number with its country's code in groups, like "+351 912 345 678"; any other text as it is. */
export function spacedPhone(phone: string): string {
  for (const [mobile, groups] of MOBILES) if (mobile.test(phone)) return phone.replace(mobile, groups)
  if (!/^\s*(?:\+|00)/.test(phone)) return phone
  const parsed = parsePhoneNumberFromString(phone, 'PT')
  return parsed?.isValid() ? parsed.formatInternational() : phone
}

/** Why a number is not taken; undefined where it reads as one, is missing, or stands there already. */
export function phoneRefusal(
  phone: string | null | undefined,
  before?: string | null,
): typeof PHONE_NOT_DIALLED | undefined {
  const typed = phone?.trim() ?? ''
  return typed === '' || typed === before?.trim() || e164(typed) !== null ? undefined : PHONE_NOT_DIALLED
}

/** Why nobody could be answered: the only way is a number that cannot be dialled. */
export function onlyPhoneRefusal(ways: {
  readonly email: string | null
  readonly phone: string | null
}): typeof PHONE_NOT_DIALLED | undefined {
  return ways.email?.trim() ? undefined : phoneRefusal(ways.phone)
}
