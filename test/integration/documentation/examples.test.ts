import type { ApiDocument } from '@chauffeur/contract/api-document'
import { DRIVER_HEADER } from '@chauffeur/domain/driver-link'
import { endpoints } from '@chauffeur/contract/endpoints'
import { join } from 'node:path'
import { expect } from 'vitest'
import { byKey } from '../../support/api-keys.ts'
import { clockAt } from '../../support/clock.ts'
import { documentedCalls, type DocumentedCall } from '../../support/documented-calls.ts'
import { preparations } from '../../support/documented-admin.ts'
import { examples } from '../../support/examples/examples.ts'
import type { Prepared } from '../../support/example-preparation.ts'
import type { TestApp } from '../../support/app.ts'
import { ROOT } from '../../support/repository.ts'
import { test } from '../../support/test.ts'
import { withoutChance } from '../../support/stable-answers.ts'

const ANSWERS = join(ROOT, 'packages/contract/src/examples/answers.gen.json')

async function readDescription(app: TestApp): Promise<ApiDocument> {
  return JSON.parse((await app.raw({ method: 'GET', path: '/api/openapi.json' })).text)
}

/** Sends the example as it is written, but for what only this server knows: its own ids, its password, its keys. */
async function send(
  { method, path, body, needs }: DocumentedCall,
  { app, real, key, cookie, phone }: Prepared,
) {
  const written = (text: string) =>
    Object.entries(real).reduce((text, [example, own]) => text.replaceAll(example, own), text)
  return app.raw({
    method,
    path: written(path),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(needs === 'session' && { cookie: await app.adminCookie() }),
      ...(cookie !== undefined && { cookie }),
      ...(phone !== undefined && { [DRIVER_HEADER]: phone }),
      ...(needs === 'API key' && key && byKey(key).headers),
    },
    ...(body !== undefined && { body: written(JSON.stringify(body)) }),
  })
}

test('every call has an example', async ({ app }) => {
  const shown = new Set(documentedCalls(await readDescription(app)).map(({ name }) => name))
  expect(Object.keys(endpoints).filter((name) => !shown.has(name) || !(name in examples))).toEqual([])
})

test('every example is answered as the documentation shows', { timeout: 600_000 }, async ({ app, open }) => {
  const answered: Record<string, Record<string, unknown>> = {}
  for (const call of documentedCalls(await readDescription(app))) {
    // Those that only read leave each other alone.
    const fresh = async () => ({ app: call.method === 'GET' ? app : await open(), real: {} })
    const prepared = await (preparations[call.name] ?? fresh)(open)
    // The mails that follow from the preparation are sent first.
    await prepared.app.workers.mail.drain()
    const { status, text } = await send(call, prepared)
    expect(status, `${call.name} ${call.example}: ${text}`).toBe(call.status)
    const answer: unknown = JSON.parse(text)
    const own = (answered[call.name] ??= {})
    own[call.example] = withoutChance(answer, prepared.real)
    if (prepared.app !== app) await open.release(prepared.app)
  }
  // Renewed with -u: look at what has changed, because the documentation shows it.
  await expect(`${JSON.stringify(answered, null, 2)}\n`).toMatchFileSnapshot(ANSWERS)
})

// A year has its examples for all of it, a leap year and the last minute before the next one included.
test.for(['2027-01-01T00:00:00.000Z', '2028-02-29T12:00:00.000Z', '2031-12-31T23:59:00.000Z'])(
  'a trip in an example is still to come at %s',
  async (now, { open }) => {
    const app = await open({ clock: clockAt(now) })
    const dated = documentedCalls(await readDescription(app)).filter(({ name }) =>
      ['createBooking', 'createQuoteRequest'].includes(name),
    )
    expect(dated.length).toBeGreaterThan(2)
    for (const call of dated) {
      const { status, text } = await send(call, { app, real: {} })
      const isRefused = call.example === 'online' && JSON.parse(text).code === 'PAYMENT_METHOD_NOT_ALLOWED'
      expect(isRefused ? 201 : status, text).toBe(201)
    }
  },
)
