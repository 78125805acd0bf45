import { expect, test } from 'vitest'
import { affordsFilm } from './video-page.tsx'

const wide = '(min-width: 64rem)'
const saving = '(prefers-reduced-data: reduce)'

test.each([
  ['a wide screen that says nothing of its connection', undefined, [wide], true],
  ['a narrow one that says nothing', undefined, [], false],
  ['a narrow one over a good connection', { effectiveType: '4g', downlink: 10 }, [], true],
  ['a narrow one over a middling connection', { effectiveType: '4g', downlink: 1.5 }, [], false],
  ['a wide one over a slow connection', { effectiveType: '3g', downlink: 10 }, [wide], false],
  ['who saves data', { saveData: true, effectiveType: '4g', downlink: 10 }, [wide], false],
  ['who asks for less data', undefined, [wide, saving], false],
])('%s: %o', (_, connection, true_, film) => {
  expect(affordsFilm(connection ? { connection } : {}, (query) => true_.includes(query))).toBe(film)
})
