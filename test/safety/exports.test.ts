import { expect, test } from 'vitest'
import { filesIn } from '../support/repository.ts'

const EXPORTED = /^export (?:abstract )?(?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm

/** Read by tools, or by whoever copies the example. */
const READ_ELSEWHERE = /^test\/mutation\/|^packages\/examples\/|\.gen\.ts$/

test('everything that is exported is named in another file', () => {
  const files = filesIn('.', ['.ts', '.tsx'])
  const places = new Map<string, number>()
  for (const { text } of files)
    for (const word of new Set(text.match(/\w+/g))) places.set(word, (places.get(word) ?? 0) + 1)
  const unread = files
    .filter(({ path }) => !READ_ELSEWHERE.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED)]
        .filter(([, name = '']) => places.get(name) === 1)
        .map(([, name]) => `${path} exports ${name}`),
    )
  expect(files.length).toBeGreaterThan(1000)
  expect(unread).toEqual([])
})
