import { expect, test } from 'vitest'
import { readSmtpUrl } from './smtp-mailer.ts'

test.each([
  ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false, requireTLS: false }],
  ['smtps://mail.example.com/', { host: 'mail.example.com', port: 465, secure: true, requireTLS: false }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, secure: false, requireTLS: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, requireTLS: false }],
  [
    'smtps://office%40costa.example:p%40ss%2Fword@mail.example.com',
    {
      host: 'mail.example.com',
      port: 465,
      secure: true,
      requireTLS: false,
      auth: { user: 'office@costa.example', pass: 'p@ss/word' },
    },
  ],
])('%s is read as %j', (url, server) => {
  expect(readSmtpUrl(url)).toEqual(server)
})

test('a password goes out encrypted, or to this very machine', () => {
  expect(readSmtpUrl('smtp://a:b@mail.example.com').requireTLS).toBe(true)
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(readSmtpUrl(`smtp://a:b@${host}`).requireTLS).toBe(false)
})

test.each([
  'mail.example.com',
  'http://mail.example.com',
  'smtp://',
  'smtp://mail.example.com/inbox',
  'smtp://mail.example.com?pool=true',
  'smtp://a:100%@mail.example.com',
  'smtp://a:b#c@mail.example.com',
])('%s is refused without being repeated', (url) => {
  expect(() => readSmtpUrl(url)).toThrow(TypeError)
  expect(() => readSmtpUrl(url)).toThrow(/^Not (an smtp:\/\/ or smtps:\/\/ address|percent-encoded)$/)
})
