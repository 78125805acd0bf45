import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

const MODULE = join(import.meta.dirname, 'close-on-signals.ts')

interface Script {
  /** The code that the process runs to close. */
  readonly close: string
  /** The code that makes the event happen. */
  readonly event: string
  readonly withinMs?: number
}

/** Runs a process until it ends, and gives its exit code or the signal that ended it, and what it printed. */
async function run({ close, event, withinMs = 60_000 }: Script) {
  const script = `
    const { closeOnSignals } = await import(${JSON.stringify(MODULE)})
    const { once } = await import('node:events')
    const signal = async (name) => {
      const received = once(process, name)
      process.kill(process.pid, name)
      await received
    }
    closeOnSignals(async () => { ${close} }, { logger: console, withinMs: ${withinMs} })
    process.stdin.resume()
    ${event}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  onTestFinished(() => void child.kill('SIGKILL'))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { end: child.exitCode ?? child.signalCode, output: output.trim(), errors }
}

const SLOWLY = `await new Promise(setImmediate); console.log('closed')`

test('on SIGTERM the process closes and ends with code 0', async () => {
  expect(await run({ close: SLOWLY, event: `signal('SIGTERM')` })).toEqual({
    end: 0,
    output: 'closed',
    errors: '',
  })
})

test.each(['SIGINT', 'SIGTERM'])(
  'a %s that comes while the process closes changes nothing',
  async (second) => {
    const close = `await signal('${second}'); ${SLOWLY}`
    expect(await run({ close, event: `signal('SIGINT')` })).toEqual({ end: 0, output: 'closed', errors: '' })
  },
)

test.each([
  ['an exception', SLOWLY, `throw new Error('unforeseen')`],
  ['a rejection', SLOWLY, `void Promise.reject(new Error('unforeseen'))`],
  ['an exception before a signal', `await signal('SIGTERM'); ${SLOWLY}`, `throw new Error('unforeseen')`],
])(
  '%s that nobody caught is logged, and the process closes and ends with code 1',
  async (_, close, event) => {
    const { end, output, errors } = await run({ close, event: `setImmediate(() => { ${event} })` })
    expect([end, output]).toEqual([1, 'closed'])
    expect(errors).toMatch(/^Error: unforeseen\n +at/)
  },
)

test('a failure to close is logged, and the process ends with code 1', async () => {
  const { end, errors } = await run({
    close: `throw new Error('cannot close')`,
    event: `signal('SIGTERM')`,
  })
  expect(end).toBe(1)
  expect(errors).toMatch(/^Error: cannot close\n +at/)
})

test('an error while the process closes ends it with code 1', async () => {
  const { end, errors } = await run({
    close: `void Promise.reject(new Error('unforeseen')); await new Promise(() => {})`,
    event: `signal('SIGTERM')`,
  })
  expect(end).toBe(1)
  expect(errors).toContain('Error: unforeseen')
})

test('a process that hangs while it closes ends with code 1', async () => {
  const { end, errors } = await run({
    close: 'await new Promise(() => {})',
    event: `signal('SIGTERM')`,
    withinMs: 50,
  })
  expect([end, errors.trim()]).toEqual([1, 'killed by timeout (50ms)'])
})

test('the signal of a fault ends the process at once', async () => {
  const { end, output } = await run({ close: SLOWLY, event: `process.kill(process.pid, 'SIGSEGV')` })
  expect([end, output]).toEqual(['SIGSEGV', ''])
})
