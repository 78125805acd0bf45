import { isImageUrl, uploadedPicture } from './pictures.ts'
import { isMailAddress, isUnusualPhone } from './contact-formats.ts'

/** The most characters of each kind of text about the firm. */
export const MAX_BRAND_LENGTH = 60
export const MAX_CONTACT_LENGTH = 40
export const MAX_REGISTRATION_LENGTH = 60
export const MAX_FIRM_TEXT_LENGTH = 300

export const FIRM_EMAIL_REFUSAL = 'Email must be one address, like bookings@example.com.'
export const FIRM_PHONE_REFUSAL = 'Give the number with its country code, like +351 912 345 678.'
export const PROFILE_REFUSAL = 'The address of a profile must begin with https://.'

/** Why an address cannot be the one that customers write to; undefined where it can. */
export function firmEmailRefusal(text: string): string | undefined {
  return isMailAddress(text) ? undefined : FIRM_EMAIL_REFUSAL
}

/** Why a text cannot be a number that pages link to, for calls and chats from any country; undefined where it can. */
export function firmPhoneRefusal(text: string): string | undefined {
  return isUnusualPhone(text) || text.trim() === '' ? FIRM_PHONE_REFUSAL : undefined
}

/** Why an address cannot be that of a profile on another site; undefined where it can. */
export function profileRefusal(text: string): string | undefined {
  return isImageUrl(text) && !text.startsWith('/') ? undefined : PROFILE_REFUSAL
}

export const FIRM_PICTURE_REFUSAL = 'Upload the picture on this site first.'

/** Which pictures of a vehicle the pages show: `1-exterior`, by the vehicle's id. */
export const VEHICLE_SIDES = ['exterior', 'interior'] as const
export type VehicleSide = (typeof VEHICLE_SIDES)[number]
export const VEHICLE_PICTURES = [1, 2, 3, 4, 5].flatMap((id) => VEHICLE_SIDES.map((side) => `${id}-${side}`))

export const VEHICLE_PICTURES_REFUSAL = 'The pictures of vehicles are named like 1-exterior and 1-interior.'

/** Why an address cannot be that of a picture of the firm; undefined where it can. */
export function firmPictureRefusal(url: string): string | undefined {
  return uploadedPicture(url) === undefined ? FIRM_PICTURE_REFUSAL : undefined
}
