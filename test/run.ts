import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, constants, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The steps of `pnpm test`, and of `pnpm test:browser` with the argument "browser". A failed step ends those after it. */
interface Suite {
  /** These run side by side, as many as there are cores. */
  readonly preparation: readonly Step[]
  readonly tests: Step
}

interface Step {
  readonly heading: string
  readonly command: readonly [program: string, ...args: string[]]
}

const ROOT = join(import.meta.dirname, '..')

const vitest = (...args: string[]) => ['vitest', 'run', '-c', 'test/vitest.config.ts', ...args] as const
const build: Step = { heading: 'Build', command: ['node', 'src/build/build-when-changed.ts'] }

const everything: Suite = {
  preparation: [
    // Those that may fail at once come first, then the longest, so that at the end no core waits for it.
    { heading: 'Format', command: ['oxfmt', '--check'] },
    {
      heading: 'Types of the domain, without Node.js and browser',
      command: ['tsc', '--noEmit', '-p', 'packages/domain'],
    },
    { heading: 'Lint', command: ['oxlint'] },
    // One checker does the whole in two thirds of the work of several, and lint has the other core.
    { heading: 'Types', command: ['tsc', '--noEmit', '--checkers', '1'] },
    build,
    { heading: 'Unit tests', command: vitest('--project', 'unit') },
  ],
  tests: {
    heading: 'Tests',
    command: vitest('--project', '!unit', '--project', '!*slow', '--project', '!pages'),
  },
}
const browser: Suite = {
  preparation: [build],
  // One project after the other: slow tests start whole servers, beside which a browser waits too long.
  tests: { heading: 'Slow tests and pages', command: vitest('--project', '*slow', '--project', 'pages') },
}

const running = new Set<ChildProcess>()
let stopped: NodeJS.Signals | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopped = signal
    for (const child of running) child.kill(signal)
  })

// The test runs of one command add up their counts in this file; a caller of several commands gives its own.
const folder = mkdtempSync(join(tmpdir(), 'chauffeur-counts-'))
const env = {
  ...process.env,
  PATH: [join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  // Every worker of every run loads the same packages: they are compiled once.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
  TEST_COUNTS: process.env['TEST_COUNTS'] ?? join(folder, 'counts.json'),
}
try {
  process.exitCode = await run(process.argv[2] === 'browser' ? browser : everything)
} finally {
  rmSync(folder, { recursive: true })
}

async function run({ preparation, tests }: Suite): Promise<number> {
  const code = (await runSideBySide(preparation)) || (stopped ? 1 : await runInSight(tests))
  return stopped ? 128 + constants.signals[stopped] : code
}

/** Runs a step alone, its output as it comes. */
async function runInSight(step: Step): Promise<number> {
  console.log(`\n${headingOf(step)}\n`)
  const { exited } = start(step, 'inherit')
  const code = await exited
  if (code !== 0) console.error(`\n=== ${step.heading} failed`)
  return code
}

/** Runs steps at the same time. One that passes prints a line; the first that fails prints its output and ends the others. */
async function runSideBySide(steps: readonly Step[]): Promise<number> {
  const waiting = [...steps]
  let failure = 0
  const runNext = async (): Promise<void> => {
    const step = waiting.shift()
    if (!step || failure || stopped) return
    const began = performance.now()
    const { output, exited } = startUnseen(step)
    const code = await exited
    // A step that a failure elsewhere or a signal has ended has nothing to say.
    if (failure || stopped) return
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (code === 0) {
      console.log(`${headingOf(step)}, passed in ${seconds} s`)
      return runNext()
    }
    failure = code
    console.log(`\n${headingOf(step)}\n\n${output.join('')}\n=== ${step.heading} failed`)
    for (const other of running) other.kill('SIGTERM')
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runNext))
  return failure
}

function headingOf({ heading, command }: Step): string {
  return `=== ${heading}: ${command.join(' ')}`
}

/** Starts a step whose output is kept. */
function startUnseen(step: Step): { output: readonly string[]; exited: Promise<number> } {
  const { child, exited } = start(step, 'pipe')
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  return { output, exited }
}

/** Starts a program of node_modules/.bin; `exited` gives its exit code once it has ended and all its output has come. */
function start(
  { command: [program, ...args] }: Step,
  output: 'inherit' | 'pipe',
): { child: ChildProcess; exited: Promise<number> } {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['inherit', output, output],
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
  })
  running.add(child)
  const { promise: exited, resolve, reject } = Promise.withResolvers<number>()
  child.on('error', reject)
  child.on('close', (code) => {
    running.delete(child)
    resolve(code ?? 1)
  })
  return { child, exited }
}
