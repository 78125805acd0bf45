import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'

const LONGEST = 400

/** Ends a run with what failed, a line each, and one plain line of counts: "412 passed, 0 failed". */
export default class LineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const count = { passed: 0, skipped: 0 }
    const failures = unhandled.map((error) => inShort('nowhere', error))
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'failed') failures.push(inShort(nameOf(test), errors[0]))
        else if (state !== 'pending') count[state] += 1
      }
      // A file that cannot be loaded, or whose hooks fail, has no test to say so.
      for (const part of [module, ...module.children.allSuites()])
        for (const error of part.errors()) failures.push(inShort(nameOf(part), error))
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
    for (const failure of failures) console.log(`\nFAILED ${failure}`)
    console.log(`\n${count.passed} passed, ${failures.length} failed${skipped}`)
  }
}

function nameOf(part: TestCase | TestSuite | TestModule): string {
  const name = part.type === 'module' ? '' : ` > ${part.fullName}`
  const module = part.type === 'module' ? part : part.module
  return `${module.project.name} ${module.relativeModuleId}${name}`
}

function inShort(where: string, error: Pick<SerializedError, 'message'> | undefined): string {
  return `${where}: ${(error?.message ?? '').replaceAll(/\s+/g, ' ').slice(0, LONGEST)}`
}
