import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** Ends a run with one plain line that people and scripts can read: "412 passed, 0 failed". */
export default class LineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 }
    for (const module of modules) {
      for (const { result } of [...module.children.allTests()].map((test) => ({ result: test.result() })))
        if (result.state !== 'pending') count[result.state] += 1
      // A file that cannot be loaded, or whose hooks fail, has no test to say so.
      count.failed += module.errors().length
      for (const suite of module.children.allSuites()) count.failed += suite.errors().length
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
    console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`)
  }
}
