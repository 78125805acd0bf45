import { expect, test, vi } from 'vitest'
import { readPreference, savePreference } from './preferences.ts'

test('a choice is stored, and forgotten', () => {
  savePreference('colour', 'sand')
  expect([readPreference('colour'), localStorage.getItem('colour')]).toEqual(['sand', 'sand'])
  savePreference('colour', null)
  expect([readPreference('colour'), localStorage.getItem('colour')]).toEqual([null, null])
})

test('a browser that stores nothing keeps the choice for the visit', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  expect(readPreference('colour')).toBeNull()
  savePreference('colour', 'sand')
  expect(readPreference('colour')).toBe('sand')
  savePreference('colour', null)
  expect(readPreference('colour')).toBeNull()
})
