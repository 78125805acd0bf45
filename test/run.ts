import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What `pnpm test` runs: one step after the other, up to the first that fails. */
const ROOT = join(import.meta.dirname, '..')

const steps: readonly (readonly [heading: string, program: string, ...args: string[]])[] = [
  ['Lint', 'oxlint'],
  ['Format', 'oxfmt', '--check'],
  ['Types', 'tsc', '--noEmit'],
  ['Types of the domain, without Node.js and browser', 'tsc', '--noEmit', '-p', 'packages/domain'],
  ...(existsSync(join(ROOT, 'vite.config.ts')) ? [['Build', 'vite', 'build', '--app'] as const] : []),
  ['Tests', 'vitest', 'run', '-c', 'test/vitest.config.ts'],
]

for (const [heading, program, ...args] of steps) {
  console.log(`\n=== ${heading}: ${[program, ...args].join(' ')}\n`)
  const code = await run(program, args)
  if (code !== 0) {
    console.error(`\n=== ${heading} failed`)
    process.exit(code)
  }
}

/** Runs a program of node_modules/.bin to its end, and hands on what stops this one. */
async function run(program: string, args: readonly string[]): Promise<number> {
  const path = [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH: path } })
  const stop = (signal: NodeJS.Signals) => void child.kill(signal)
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  child.on('error', reject)
  child.on('exit', (code) => resolve(code ?? 1))
  try {
    return await promise
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}
