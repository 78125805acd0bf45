import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { PHONE_NOT_DIALLED } from './contact-formats.ts'
import { e164, phoneRefusal, spacedPhone } from './phone-number.ts'

test.for([
  ['+351 912 345 678', '+351912345678'],
  ['912 345 678', '+351912345678'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['+351 12', null],
  ['+351 000 000 000', null],
  ['call me', null],
] as const)('%j is dialled from anywhere as %j', ([typed, number]) => {
  expect(e164(typed)).toBe(number)
})

test.each([
  ['+351912345678', '+351 912 345 678'],
  ['00351 912345678', '+351 912 345 678'],
  ['+44 (0)20 7946 0018', '+44 20 7946 0018'],
  ['912 345 678', '912 345 678'],
  ['+351 12', '+351 12'],
  ['=1+1', '=1+1'],
])('the phone number %s is written %s', (phone, written) => {
  expect(spacedPhone(phone)).toBe(written)
})

test.each([
  ['Portuguese', '+3519', '005678'],
  ['British', '+4477', '005678'],
  ['British', '+4479', '005678'],
])('every %s number that begins with %s is written as the library writes it', (_, beginning, end) => {
  for (let next = 0; next < 100; next += 1) {
    const phone = `${beginning}${String(next).padStart(2, '0')}${end}`
    const read = parsePhoneNumberFromString(phone)
    expect(spacedPhone(phone)).toBe(read?.isValid() ? read.formatInternational() : phone)
  }
})

test.each([
  ['a number with its country', '+351 912 345 678', undefined, undefined],
  ['a Portuguese number', '912 345 678', undefined, undefined],
  ['a number of another country without it', '612 345 678', undefined, PHONE_NOT_DIALLED],
  ['a word', 'abc', undefined, PHONE_NOT_DIALLED],
  ['a word in place of a number', 'abc', '+351 912 345 678', PHONE_NOT_DIALLED],
  ['the word that stands there', ' ask at the reception ', 'ask at the reception', undefined],
  ['none', '', '+351 912 345 678', undefined],
  ['blanks', '  ', undefined, undefined],
] as const)('%s is taken or refused', (_, phone, before, refusal) => {
  expect(phoneRefusal(phone, before)).toEqual(refusal)
})
