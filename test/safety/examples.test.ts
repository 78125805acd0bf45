import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { ROOT } from '../support/repository.ts'
import { test } from '../support/test.ts'

const run = promisify(execFile)
const EXAMPLES = join(ROOT, 'packages/examples')

/** As the page about booking says: with the types that openapi-typescript makes of the API. */
test('the examples compile against the types that their readers make', async ({ app }) => {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-examples-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const command = join(EXAMPLES, 'node_modules/.bin/openapi-typescript')
  await run(command, [`${app.origin}/api/v1/openapi.json`, '--output', join(folder, 'api.d.ts')])
  const settings = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: {
      // A file in one of them may import a file of the other as if it were beside it.
      rootDirs: [EXAMPLES, folder],
      typeRoots: [join(ROOT, 'node_modules/@types')],
      types: ['node'],
    },
    include: [join(EXAMPLES, '*.ts'), join(folder, 'api.d.ts')],
    exclude: [join(EXAMPLES, 'api.d.ts')],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const errors = await run(join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(errors).toBe('')
})
