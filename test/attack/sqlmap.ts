import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathOf, textOf, type ApiOperation } from './api-operations.ts'
import type { Attack, Target } from './attack.ts'

/** Where sqlmap is: `SQLMAP=/path/to/sqlmap.py`, or one in the path. */
const PROGRAM = process.env['SQLMAP'] ?? 'sqlmap'
// The final result. sqlmap checks again by itself what only “appears to be” injectable.
const FOUND = /identified the following injection point|is vulnerable/i

/** Runs sqlmap on every call that takes values, where it is installed. */
export const sqlmap: Attack = {
  name: 'sqlmap',
  async run(target) {
    const { operations, isQuick } = target
    if (isQuick || (await ask(['--version'])) === undefined)
      return {
        attempts: 0,
        breaches: [],
        note: 'sqlmap is not on this machine (SQLMAP=/path/to/sqlmap): left out',
      }
    const folder = await mkdtemp(join(tmpdir(), 'chauffeur-sqlmap-'))
    const breaches: string[] = []
    // A logout would end the session of the attack itself.
    const taking = operations.filter(
      ({ inPath, inQuery, inBody, path }) =>
        inPath.length + inQuery.length + inBody.length > 0 && !path.endsWith('/logout'),
    )
    try {
      for (const operation of taking) {
        const said = (await ask(argumentsFor(operation, target, folder))) ?? ''
        const found = FOUND.exec(said)
        if (found) breaches.push(`${operation.method} ${operation.path}: ${found[0]}`)
        if (!/testing|tested parameters/i.test(said))
          breaches.push(`${operation.method} ${operation.path}: sqlmap tested nothing:\n${said.slice(-400)}`)
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return { attempts: taking.length, breaches, note: `${taking.length} calls, every value of each` }
  },
}

function argumentsFor(operation: ApiOperation, { origin, cookie }: Target, folder: string): string[] {
  const { method, path, inPath, inQuery, inBody, sample } = operation
  // The star marks a place in a path.
  const address = `${origin}${inPath.length > 0 ? `${pathOf(path, inPath, sample)}*` : path}`
  // A value that is refused would hide what stands beside it.
  const known = inQuery.filter((key) => sample[key] !== undefined)
  const asked = known.length > 0 ? known : inQuery
  const query = new URLSearchParams(asked.map((key) => [key, textOf(sample[key] ?? 'x')]))
  const body = Object.fromEntries(inBody.map((key) => [key, sample[key]]))
  return [
    ['-u', inQuery.length > 0 ? `${address}?${query}` : address],
    [`--method=${method}`, '--batch', '--level=2', '--risk=2', '--dbms=PostgreSQL', '--technique=BEUST'],
    inBody.length > 0 ? [`--data=${JSON.stringify(body)}`, '--headers=Content-Type: application/json'] : [],
    path === '/api/admin/login' ? [] : [`--cookie=${cookie}`, `--skip=${cookie.split('=', 1)[0]}`],
    ['--ignore-code=*', '--time-sec=4', '--threads=4', '--disable-coloring', `--output-dir=${folder}`],
  ].flat()
}

/** Runs sqlmap, and returns its output; undefined when there is no such program. */
async function ask(options: readonly string[]): Promise<string | undefined> {
  const child = spawn(PROGRAM, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  const { promise, resolve } = Promise.withResolvers<undefined>()
  child.once('error', () => resolve(undefined))
  return Promise.race([text(child.stdout), promise])
}
