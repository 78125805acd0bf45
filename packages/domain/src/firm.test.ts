import { expect, test } from 'vitest'
import {
  FIRM_EMAIL_REFUSAL,
  FIRM_PHONE_REFUSAL,
  firmEmailRefusal,
  firmPhoneRefusal,
  PROFILE_REFUSAL,
  profileRefusal,
} from './firm.ts'

test.for([
  ['bookings@costa.example', undefined],
  ['bookings', FIRM_EMAIL_REFUSAL],
  ['a@costa.example, b@costa.example', FIRM_EMAIL_REFUSAL],
] as const)('the email address %s is refused with: %o', ([text, refusal]) => {
  expect(firmEmailRefusal(text)).toEqual(refusal)
})

test.for([
  ['https://www.instagram.com/costa', undefined],
  ['http://www.instagram.com/costa', PROFILE_REFUSAL],
  ['javascript:alert(1)', PROFILE_REFUSAL],
  ['/costa', PROFILE_REFUSAL],
  ['//www.instagram.com/costa', PROFILE_REFUSAL],
] as const)('the profile %s is refused with: %o', ([text, refusal]) => {
  expect(profileRefusal(text)).toEqual(refusal)
})

test.for([
  ['+351 912 345 678', undefined],
  ['00351 912 345 678', undefined],
  ['abc', FIRM_PHONE_REFUSAL],
  ['912 345 678', FIRM_PHONE_REFUSAL],
  ['+351', FIRM_PHONE_REFUSAL],
  ['', FIRM_PHONE_REFUSAL],
] as const)('the number “%s” of the firm is refused with: %o', ([text, refusal]) => {
  expect(firmPhoneRefusal(text)).toEqual(refusal)
})
