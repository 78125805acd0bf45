import { expect, test } from 'vitest'
import {
  deliveryState,
  nextAttemptDelay,
  readRetryAfter,
  receiverState,
  warningDue,
  webhookUrlRefusal,
} from './webhooks.ts'

const now = new Date('2027-01-13T09:00:00Z')

test('a delivery is tried ten times over three days, later each time', () => {
  const waits = Array.from({ length: 11 }, (_, index) => nextAttemptDelay({ attempts: index + 1, random: 0 }))
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, undefined, undefined])
})

test('a wait is longer by chance, a fifth at most', () => {
  expect(nextAttemptDelay({ attempts: 2, random: 0.5 })).toBe(330)
  expect(nextAttemptDelay({ attempts: 2, random: 1 })).toBe(360)
})

test.for([
  ['that asks for more time gets it', 1, 120, 120],
  ['that asks for less waits as long as anyone', 2, 10, 300],
  ['that asks for a week gets a day', 1, 604_800, 86_400],
] as const)('a receiver %s', ([, attempts, retryAfter, wait]) => {
  expect(nextAttemptDelay({ attempts, retryAfter, random: 0 })).toBe(wait)
})

test('asking for more time gives no more attempts', () => {
  expect(nextAttemptDelay({ attempts: 10, retryAfter: 60, random: 0 })).toBeUndefined()
})

test.for([
  ['120', 120],
  [' 0 ', 0],
  ['Wed, 13 Jan 2027 09:02:00 GMT', 120],
  ['Wed, 13 Jan 2027 08:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['until Wed, 13 Jan 2027 09:02:00 GMT', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('Retry-After %j asks for %j seconds', ([header, seconds]) => {
  expect(readRetryAfter(header, now)).toBe(seconds)
})

test.for([
  'https://partner.example/hooks',
  'https://partner.example',
  'https://partner.example:8443/hooks?from=us&key=a%20b',
  'HTTPS://Partner.Example/',
  'https://[2606:4700::1111]/hooks',
  'https://reisebüro.example/',
  'http://localhost:4000/',
  'https://a/',
])('%s may be the address of a receiver', (url) => {
  expect(webhookUrlRefusal(url)).toBeUndefined()
})

test.for([
  ['ftp://partner.example/', 'webhook_not_https'],
  ['javascript:alert(1)', 'webhook_not_https'],
  ['blob:https://partner.example/', 'webhook_not_https'],
  ['partner.example/hooks', 'webhook_not_https'],
  ['https:partner.example', 'webhook_not_https'],
  ['https:///hooks', 'webhook_not_https'],
  ['https://', 'webhook_not_https'],
  ['https://user:secret@partner.example/', 'webhook_with_password'],
  ['https://user@partner.example/', 'webhook_with_password'],
  ['https://partner.example/hooks#here', 'webhook_with_fragment'],
  ['https://partner.example\\@10.0.0.1/', 'webhook_with_password'],
  ['https://partner.example\\hooks', 'webhook_url_unusable'],
  ['https://partner.example/a b', 'webhook_url_unusable'],
  ['https://partner.example:port/', 'webhook_url_unusable'],
  ['https://-partner.example/', 'webhook_url_unusable'],
  ['https://partner-/', 'webhook_url_unusable'],
  ['https://[fe80::1%25eth0]/', 'webhook_url_unusable'],
] as const)('%s may not: %s', ([url, code]) => {
  expect(webhookUrlRefusal(url)).toEqual({ code })
})

test('a delivery waits until it has been done or given up', () => {
  expect(deliveryState({ doneAt: null, deadAt: null })).toBe('waiting')
  expect(deliveryState({ doneAt: now, deadAt: null })).toBe('delivered')
  expect(deliveryState({ doneAt: null, deadAt: now })).toBe('failed')
})

test.each([
  [{ enabled: true, goneAt: null, failingSince: null }, 'on'],
  [{ enabled: true, goneAt: null, failingSince: now }, 'failing'],
  [{ enabled: false, goneAt: null, failingSince: now }, 'off'],
  [{ enabled: false, goneAt: now, failingSince: now }, 'gone'],
] as const)('a receiver %o is %s', (receiver, state) => {
  expect(receiverState(receiver)).toBe(state)
})

test.each([
  [0, undefined],
  [59 * 60, undefined],
  [60 * 60, 1],
  [24 * 60 * 60 - 1, 1],
  [24 * 60 * 60, 24],
])('after %i seconds of failing a contact is told of %s hours', (seconds, hours) => {
  expect(warningDue(now, new Date(now.getTime() + seconds * 1000))).toBe(hours)
})
