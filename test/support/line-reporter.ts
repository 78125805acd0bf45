import { appendFileSync, readFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import { z } from 'zod'

const MAX_ERROR_LENGTH = 400
const SLOWEST = 10

const counts = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  slowest: z.array(z.object({ file: z.string(), seconds: z.number() })),
})
type Counts = z.infer<typeof counts>

/**
 * Ends a run with its slowest files, what failed, a line each, and one plain line of counts: "412 passed, 0 failed".
 * Runs that are given the same file as TEST_COUNTS add up: the line of the last one speaks of all.
 */
export default class LineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = [
      ...unhandled.map((error) => inShort('nowhere', error)),
      ...modules.flatMap((module) => failuresOf(module)),
    ]
    const states = modules.flatMap((module) =>
      Array.from(module.children.allTests(), (test) => test.result().state),
    )
    const all = addToEarlierRuns({
      passed: states.filter((state) => state === 'passed').length,
      failed: failures.length,
      skipped: states.filter((state) => state === 'skipped').length,
      slowest: modules.map((module) => ({ file: nameOf(module), seconds: secondsOf(module) })),
    })
    console.log('\nSlowest files')
    for (const { file, seconds } of all.slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
    for (const test of modules.flatMap((module) => [...module.children.allTests()]))
      if (test.diagnostic()?.flaky) console.log(`\nPASSED ONLY AT ITS SECOND ATTEMPT ${errorOf(test)}`)
    for (const failure of failures) console.log(`\nFAILED ${failure}`)
    const skipped = all.skipped > 0 ? `, ${all.skipped} skipped` : ''
    console.log(`\n${all.passed} passed, ${all.failed} failed${skipped}`)
  }
}

/** Each run adds a line to the file, so that of two which end at once both are counted. */
function addToEarlierRuns(run: Counts): Counts {
  const path = process.env['TEST_COUNTS']
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(run)}\n`)
  const runs =
    path === undefined
      ? [run]
      : readFileSync(path, 'utf8')
          .trimEnd()
          .split('\n')
          .map((line) => counts.parse(JSON.parse(line)))
  return {
    passed: sum(runs.map(({ passed }) => passed)),
    failed: sum(runs.map(({ failed }) => failed)),
    skipped: sum(runs.map(({ skipped }) => skipped)),
    slowest: runs
      .flatMap(({ slowest }) => slowest)
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Lists the failures in the file: of its tests, and of its hooks and imports, which have no test to report them. */
function failuresOf(module: TestModule): string[] {
  const tests = Array.from(module.children.allTests()).filter((test) => test.result().state === 'failed')
  const parts = [module, ...module.children.allSuites()]
  return [
    ...tests.map(errorOf),
    ...parts.flatMap((part) => part.errors().map((error) => inShort(nameOf(part), error))),
  ]
}

function errorOf(test: TestCase): string {
  return inShort(nameOf(test), test.result().errors?.[0])
}

function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return (collectDuration + setupDuration + duration) / 1000
}

function nameOf(part: TestCase | TestSuite | TestModule): string {
  const name = part.type === 'module' ? '' : ` > ${part.fullName}`
  const module = part.type === 'module' ? part : part.module
  return `${module.project.name} ${module.relativeModuleId}${name}`
}

function inShort(where: string, error: Pick<SerializedError, 'message'> | undefined): string {
  return `${where}: ${(error?.message ?? '').replaceAll(/\s+/g, ' ').slice(0, MAX_ERROR_LENGTH)}`
}
