import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiDocument } from '@chauffeur/contract/api-document'
import { EXAMPLE_IDS, EXAMPLE_LOGIN } from '../support/examples/example.ts'
import * as fc from 'fast-check'
import { documentedCalls } from '../support/documented-calls.ts'
import { freePort } from '../support/free-port.ts'
import { generateCalls, type GeneratedCall } from './generate-calls.ts'
import { findIds } from './find-ids.ts'
import { checkCall, type CheckedCall } from './check-call.ts'
import { startPrism, startServer, type Program } from './programs.ts'
import { report } from './report.ts'
import { strictDocument } from './strict-document.ts'

/** Generated calls to the built server, each response checked against the API's description: `run.ts [calls] [seed]`. */
const CALLS = Number(process.argv[2] ?? 60)
const SEED = Number(process.argv[3] ?? 20270113)
const PASSWORD = 'conformance-harbour-dusk'

const folder = await mkdtemp(join(tmpdir(), 'chauffeur-conformance-'))
const programs: Program[] = []
try {
  const server = await startServer(await freePort(), join(folder, 'data'), PASSWORD)
  programs.push(server)
  const document: ApiDocument = await (await fetch(`${server.origin}/api/openapi.json`)).json()
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(strictDocument(document)))
  const prism = await startPrism(await freePort(), file, server.origin)
  programs.push(prism)
  const checked = await callEverything(document, prism.origin)
  report(checked)
} finally {
  for (const program of programs.toReversed()) await program.stop()
  await rm(folder, { recursive: true, force: true })
}

async function callEverything(document: ApiDocument, origin: string): Promise<CheckedCall[]> {
  const own = await withServerValues(origin)
  const examples = documentedCalls(document)
  const checked: CheckedCall[] = []
  // A changed password would close all that comes after.
  const last = '/api/admin/password'
  const paths = Object.entries(document.paths).toSorted(([a], [b]) => Number(a === last) - Number(b === last))
  for (const [path, calls] of paths)
    for (const [method, operation] of Object.entries(calls)) {
      const shown = examples.filter(({ name }) => name === operation.operationId)
      // A file, which is no JSON to compare.
      if (shown.length === 0) continue
      const cookie = operation.security.length > 0 ? await signIn(origin) : undefined
      const ids = await findIds(path, origin, cookie)
      const drawn = fc.sample(generateCalls({ path, operation, examples: shown, ids }), {
        numRuns: CALLS,
        seed: SEED,
      })
      const all: GeneratedCall[] = [...shown.map((call) => asCall(call, ids)), ...drawn]
      for (const call of all)
        checked.push(await checkCall(origin, method, operation.operationId, own(call), cookie))
    }
  return checked
}

function asCall(
  { path, body }: { path: string; body: unknown },
  [id = '']: readonly string[],
): GeneratedCall {
  const json = body === undefined ? undefined : JSON.stringify(body)
  const [address = '', query] = path.split('?')
  const own = address.replace(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/, id)
  return {
    path: query === undefined ? own : `${own}?${query}`,
    headers: json === undefined ? {} : { 'content-type': 'application/json' },
    body: json,
  }
}

/** Replaces the ids and the login of the examples with those of this server. */
async function withServerValues(origin: string): Promise<(call: GeneratedCall) => GeneratedCall> {
  const [region = ''] = await findIds('/api/admin/regions/{id}', origin, await signIn(origin))
  return (call) => ({
    ...call,
    body: call.body
      ?.replaceAll(EXAMPLE_IDS.region, region)
      .replaceAll(EXAMPLE_LOGIN.username, 'admin')
      .replaceAll(EXAMPLE_LOGIN.password, PASSWORD),
  })
}

async function signIn(origin: string): Promise<string> {
  const { headers } = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
