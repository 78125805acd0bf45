import { execFileSync, spawnSync } from 'node:child_process'

/**
 * Fails where a package has a known vulnerability, and where the registry gives no answer: a check that did not happen must
 * not look like one that passed. A registry without advisories, such as a company's mirror, is left alone.
 */

const pnpm = process.env['npm_execpath'] ?? 'pnpm'
/** How a registry answers that has no such address. */
const NOT_THERE = [404, 405, 501]

const registry = execFileSync(pnpm, ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
  signal: AbortSignal.timeout(30_000),
}).catch((error: unknown) => {
  console.error('The registry did not answer, so no package was checked for known vulnerabilities.', error)
})

if (response && NOT_THERE.includes(response.status))
  console.log('This registry has no advisories: packages were not checked for known vulnerabilities.')
else process.exitCode = response ? (spawnSync(pnpm, ['audit'], { stdio: 'inherit' }).status ?? 1) : 1
