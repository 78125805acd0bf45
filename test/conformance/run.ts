import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiDocument } from '@chauffeur/contract/api-document'
import { EXAMPLE_IDS, EXAMPLE_LOGIN } from '@chauffeur/contract/examples/example'
import * as fc from 'fast-check'
import { documentedCalls } from '../support/documented-calls.ts'
import { freePort } from '../support/free-port.ts'
import { callsOf, type GeneratedCall } from './calls-of.ts'
import { idsFor } from './ids-for.ts'
import { judge, type Judged } from './judge.ts'
import { startPrism, startServer, type Program } from './programs.ts'
import { report } from './report.ts'
import { strictDocument } from './strict-document.ts'

/** Prism judges every answer of the built server to generated calls by the description. `node run.ts [calls] [seed]` */
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
  const judged = await callEverything(document, prism.origin)
  report(judged)
} finally {
  for (const program of programs.toReversed()) await program.stop()
  await rm(folder, { recursive: true, force: true })
}

async function callEverything(document: ApiDocument, origin: string): Promise<Judged[]> {
  const own = await ownWords(origin)
  const examples = documentedCalls(document)
  const judged: Judged[] = []
  for (const [path, calls] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(calls)) {
      const shown = examples.filter(({ name }) => name === operation.operationId)
      const cookie = operation.security.length > 0 ? await signIn(origin) : undefined
      const ids = await idsFor(path, origin, cookie)
      const drawn = fc.sample(callsOf({ path, operation, examples: shown, ids }), {
        numRuns: CALLS,
        seed: SEED,
      })
      const all: GeneratedCall[] = [...shown.map((call) => asCall(call, ids)), ...drawn]
      for (const call of all)
        judged.push(await judge(origin, method, operation.operationId, own(call), cookie))
    }
  return judged
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

/** A call with what this server has in the place of what only examples say. */
async function ownWords(origin: string): Promise<(call: GeneratedCall) => GeneratedCall> {
  const [region = ''] = await idsFor('/api/admin/regions/{id}', origin, await signIn(origin))
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
