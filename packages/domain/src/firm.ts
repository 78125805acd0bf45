import { isImageUrl, uploadedPictureAddress } from './pictures.ts'
import { isMailAddress, isUnusualPhone } from './contact-formats.ts'

/** The most characters of each kind of text about the firm. */
export const MAX_BRAND_LENGTH = 60
export const MAX_CONTACT_LENGTH = 40
export const MAX_REGISTRATION_LENGTH = 60
export const MAX_FIRM_TEXT_LENGTH = 300

export const FIRM_EMAIL_REFUSAL = { code: 'firm_email_unusable' } as const
export const FIRM_PHONE_REFUSAL = { code: 'firm_phone_not_dialled' } as const
export const PROFILE_REFUSAL = { code: 'profile_not_https' } as const

/** Why an address cannot be the one that customers write to; undefined where it can. */
export function firmEmailRefusal(text: string) {
  return isMailAddress(text) ? undefined : FIRM_EMAIL_REFUSAL
}

/** Why a text cannot be a number that pages link to, for calls and chats from any country; undefined where it can. */
export function firmPhoneRefusal(text: string) {
  return isUnusualPhone(text) || text.trim() === '' ? FIRM_PHONE_REFUSAL : undefined
}

/** Why an address cannot be that of a profile on another site; undefined where it can. */
export function profileRefusal(text: string) {
  return isImageUrl(text) && !text.startsWith('/') ? undefined : PROFILE_REFUSAL
}

export const FIRM_PICTURE_REFUSAL = { code: 'picture_elsewhere' } as const

/** Which pictures of a vehicle the pages show: `1-exterior`, by the vehicle's id. */
export const VEHICLE_SIDES = ['exterior', 'interior'] as const
export const VEHICLE_PICTURES = [1, 2, 3, 4, 5].flatMap((id) => VEHICLE_SIDES.map((side) => `${id}-${side}`))

export const VEHICLE_PICTURES_REFUSAL = { code: 'vehicle_picture_unknown' } as const

/** Why an address cannot be that of a picture of the firm; undefined where it can. */
export function firmPictureRefusal(url: string) {
  return uploadedPictureAddress(url) === undefined ? FIRM_PICTURE_REFUSAL : undefined
}
