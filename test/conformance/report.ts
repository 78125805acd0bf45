import type { Judged } from './judge.ts'

/** Prints what became of the calls, and every breach; the exit code says whether there was one. */
export function report(judged: readonly Judged[]): void {
  const rows = Object.entries(Object.groupBy(judged, ({ name }) => name)).map(([name, own = []]) => ({
    call: name,
    calls: own.length,
    done: own.filter(({ status }) => status < 300).length,
    refused: own.filter(({ status }) => status >= 400 && status < 500).length,
    failed: own.filter(({ status }) => status >= 500).length,
    breaches: own.filter(({ breaches }) => breaches.length > 0).length,
  }))
  console.table(rows)
  const bad = judged.filter(({ status, breaches }) => breaches.length > 0 || status === 500)
  for (const { name, status, breaches, asked } of bad.slice(0, 40)) console.log(name, status, breaches, asked)
  const silent = rows.filter(({ done }) => done === 0).map(({ call }) => call)
  console.log(`never done: ${silent.join(', ') || 'none'}`)
  console.log(`${judged.length - bad.length} passed, ${bad.length} failed`)
  if (bad.length > 0) process.exitCode = 1
}
