import { expect, test } from 'vitest'
import { filesIn } from '../support/repository.ts'

// main.ts hands the environment to config.ts, which reads and checks it. Vite builds other code for another NODE_ENV.
const MAY_READ_IT = new Set([
  'src/server/main.ts',
  'src/server/change-admin-password.ts',
  'src/server/run-backup-command.ts',
  'src/server/run-erase-command.ts',
  'src/build/built-from.ts',
  'src/demo/main.ts',
])

test('nothing but the settings reads the environment', () => {
  const readers = ['src', 'packages']
    .flatMap((folder) => filesIn(folder, ['.ts', '.tsx']))
    // The examples, from which another company's program begins, are no part of ours.
    .filter(({ path }) => !path.startsWith('packages/examples/'))
    .filter(({ text }) =>
      /\bprocess\s*\.\s*env\b|\bprocess\[|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(text),
    )
    .map(({ path }) => path)
  expect(readers.filter((path) => !MAY_READ_IT.has(path))).toEqual([])
})
