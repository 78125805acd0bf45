import type { CheckedCall } from './check-call.ts'

/** Prints the results of the calls and every breach; after a breach the exit code is 1. */
export function report(checked: readonly CheckedCall[]): void {
  const rows = Object.entries(Object.groupBy(checked, ({ name }) => name)).map(([name, own = []]) => ({
    call: name,
    calls: own.length,
    done: own.filter(({ status }) => status < 300).length,
    refused: own.filter(({ status }) => status >= 400 && status < 500).length,
    failed: own.filter(({ status }) => status >= 500).length,
    breaches: own.filter(({ breaches }) => breaches.length > 0).length,
  }))
  console.table(rows)
  const bad = checked.filter(({ status, breaches }) => breaches.length > 0 || status === 500)
  for (const { name, status, breaches, request } of bad.slice(0, 40))
    console.log(name, status, breaches, request)
  const silent = rows.filter(({ done }) => done === 0).map(({ call }) => call)
  console.log(`never done: ${silent.join(', ') || 'none'}`)
  console.log(`${checked.length - bad.length} passed, ${bad.length} failed`)
  if (bad.length > 0) process.exitCode = 1
}
