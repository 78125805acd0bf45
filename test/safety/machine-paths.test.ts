import { expect, test } from 'vitest'
import { filesIn } from '../support/repository.ts'

const TEXTS = [
  '.ts',
  '.tsx',
  '.css',
  '.json',
  '.md',
  '.yaml',
  '.yml',
  '.py',
  '.html',
  'Dockerfile',
  'run',
  '.svg',
]
const OF_ONE_MACHINE = /(?<![\w.])(?:\/home\/\w+|\/root\/|\/Users\/\w+|\/work\/(?:main|shared)|[A-Z]:\\Users)/

test('no file names a folder of the machine that it was written on', () => {
  const wrong = filesIn('.', TEXTS)
    .filter(({ path }) => path !== 'test/safety/machine-paths.test.ts' && path !== 'pnpm-lock.yaml')
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (OF_ONE_MACHINE.test(line) ? [`${path}:${at + 1}`] : [])),
    )
  expect(wrong).toEqual([])
})
