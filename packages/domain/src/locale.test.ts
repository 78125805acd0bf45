import { describe, expect, test } from 'vitest'
import { isLocale, LOCALES, localePath, splitLocale } from './locale.ts'

describe('the language of an address', () => {
  test.each([
    ['/', 'en', '/'],
    ['/book', 'en', '/book'],
    ['/pt', 'pt', '/'],
    ['/pt/', 'pt', '/'],
    ['/es/book', 'es', '/book'],
    ['/pt/transfers/faro-airport-to-lagos', 'pt', '/transfers/faro-airport-to-lagos'],
    ['/pta', 'en', '/pta'],
    ['/fr/book', 'en', '/fr/book'],
    ['/en/book', 'en', '/en/book'],
    ['/PT/book', 'en', '/PT/book'],
    ['/pt/admin', 'en', '/pt/admin'],
    ['/pt/api/bookings', 'en', '/pt/api/bookings'],
    ['/es/d/abc', 'en', '/es/d/abc'],
  ])('%s is %s %s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path })
  })

  test.each([
    ['/', 'pt', '/pt'],
    ['/?from=FAO', 'pt', '/pt?from=FAO'],
    ['/#fleet', 'es', '/es#fleet'],
    ['/book', 'es', '/es/book'],
    ['/book', 'en', '/book'],
    ['/admin/bookings', 'pt', '/admin/bookings'],
  ] as const)('%s in %s is %s', (path, locale, address) => {
    expect(localePath(path, locale)).toBe(address)
  })

  test('each page is read back from its address in each language', () => {
    for (const locale of LOCALES)
      for (const path of ['/', '/book', '/trip'])
        expect(splitLocale(localePath(path, locale))).toEqual({ locale, path })
  })

  test('only the languages of the site are languages', () => {
    expect(LOCALES.every(isLocale)).toBe(true)
    expect([isLocale('fr'), isLocale(undefined), isLocale('PT')]).toEqual([false, false, false])
  })
})
