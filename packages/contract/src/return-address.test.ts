import { expect, test } from 'vitest'
import { isReturnOrigin, returnAddress, returnUrlRefusal } from './return-address.ts'

test.each([
  ['https://hotel.example', true],
  ['https://hotel.example:8443', true],
  ['https://hotel.example/', false],
  ['https://Hotel.example', false],
  ['https://hotel.example/paid', false],
  ['https://ana@hotel.example', false],
  ['http://hotel.example', false],
  ['hotel.example', false],
  ['', false],
])('%j as an origin: %s', (text, expected) => {
  expect(isReturnOrigin(text)).toBe(expected)
})

const origins = ['https://hotel.example']

test.each([
  ['https://hotel.example/paid?order=7#end', undefined, undefined],
  ['https://hotel.example:8443/', 'return_origin_unknown', 'return_origin_unknown'],
  ['https://hotel.example.evil.example/', 'return_origin_unknown', 'return_origin_unknown'],
  ['https://hotel.example@evil.example/', 'return_not_https', 'return_not_https'],
  ['http://hotel.example/', 'return_not_https', 'return_not_https'],
  ['javascript:alert(1)', 'return_not_https', 'return_not_https'],
  ['/paid', 'return_not_https', 'return_not_https'],
  ['http://localhost:5173/paid', 'return_origin_unknown', undefined],
  ['http://localhost.evil.example/', 'return_not_https', 'return_not_https'],
])('%s is refused by %s, in the sandbox by %s', (address, live, sandbox) => {
  expect(returnUrlRefusal(address, { origins, allowsLocalhost: false })?.code).toBe(live)
  expect(returnUrlRefusal(address, { origins, allowsLocalhost: true })?.code).toBe(sandbox)
})

test('the number stands in the address beside what was there', () => {
  expect(returnAddress('https://hotel.example/paid?order=7#end', 'TR-7K3Q9X')).toBe(
    'https://hotel.example/paid?order=7&bookingNumber=TR-7K3Q9X#end',
  )
})
