import { MULTI_LINE_FIELDS } from '@chauffeur/domain/multi-line-fields'
import { expect, test } from 'vitest'
import { filesIn, isTest } from '../support/repository.ts'

/** Where a box of several lines is made; whoever uses one has to say which field of a call it writes. */
const MAKERS = ['src/client/shared/ui/text-input.tsx', 'src/client/driver/parts.tsx']

const files = filesIn('src/client', ['.ts', '.tsx']).filter(({ path }) => !isTest(path))

test('a box of several lines is made only where it has to name the field that it writes', () => {
  const makers = files.filter(({ text }) => text.includes('<textarea')).map(({ path }) => path)
  expect(makers.toSorted()).toEqual(MAKERS.toSorted())
})

test('every field that is written in several lines takes them, and every other one has a box of one line', () => {
  const written = files.flatMap(({ text }) =>
    [...text.matchAll(/(?:writes=|lines: |WRITES = )['"]([^'"]+)['"]/g)].map(([, field]) => field),
  )
  expect(new Set(written)).toEqual(new Set([...MULTI_LINE_FIELDS, 'this browser']))
})
