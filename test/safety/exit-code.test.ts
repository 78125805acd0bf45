import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const RUN = `
const { startPostgres } = await import('./test/support/postgres-server.ts')
await (await startPostgres()).stop()
process.exitCode = 3`

test('a run on PostgreSQL that fails ends with its own exit code', async () => {
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', RUN])
  await expect(run).rejects.toMatchObject({ code: 3 })
})
