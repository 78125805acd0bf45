import { isImageUrl } from './image-url.ts'
import { isMailAddress } from './contact-formats.ts'

/** The most characters of each kind of text about the firm. */
export const MAX_BRAND_LENGTH = 60
export const MAX_CONTACT_LENGTH = 40
export const MAX_REGISTRATION_LENGTH = 60
export const MAX_FIRM_TEXT_LENGTH = 300

export const FIRM_EMAIL_REFUSAL = 'Email must be one address, like bookings@example.com.'
export const PROFILE_REFUSAL = 'The address of a profile must begin with https://.'

/** Why an address cannot be the one that customers write to; undefined where it can. */
export function firmEmailRefusal(text: string): string | undefined {
  return isMailAddress(text) ? undefined : FIRM_EMAIL_REFUSAL
}

/** Why an address cannot be that of a profile on another site; undefined where it can. */
export function profileRefusal(text: string): string | undefined {
  return isImageUrl(text) && !text.startsWith('/') ? undefined : PROFILE_REFUSAL
}
