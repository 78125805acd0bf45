import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin?status=pending&q=ana', '/admin?status=pending&q=ana'],
  ['/admin/requests', '/admin/requests'],
  ['/admin#here', '/admin'],
])('%s is a page to return to', (value, path) => {
  expect(returnPath(value)).toBe(path)
})

test.each([
  'https://elsewhere.example/admin',
  '//elsewhere.example/admin',
  '/\\elsewhere.example/admin',
  'javascript:alert(1)',
  '/book',
  '/administrator',
  '/admin/../book',
  '/admin/login',
  '/admin/login?from=/admin',
  `/admin?q=${'a'.repeat(2000)}`,
  '',
  7,
  null,
  undefined,
  ['/admin'],
])('%s is not', (value) => {
  expect(returnPath(value)).toBeUndefined()
})
