import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiDocument } from '@chauffeur/contract/api-document'
import { KEY_PLACEHOLDERS } from '@chauffeur/contract/code-samples'
import { endpoints } from '@chauffeur/contract/endpoints'
import { isPartnerCall } from '@chauffeur/contract/partner-calls'
import { spawnSync } from 'node:child_process'
import { expect, onTestFinished } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { isInstalled, LANGUAGES, notInstalled, runIn } from '../../support/sample-languages.ts'
import { SANDBOX } from '../../support/sandbox.ts'
import { test } from '../../support/test.ts'

interface Sample {
  readonly call: string
  readonly lang: string
  readonly source: string
}

async function samplesOf(app: TestApp): Promise<Sample[]> {
  const { text } = await app.raw({ method: 'GET', path: '/api/v1/openapi.json' })
  const { paths }: ApiDocument = JSON.parse(text)
  return Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ operationId, 'x-codeSamples': samples = [] }) =>
      samples.map(({ lang, source }) => ({ call: operationId, lang, source })),
    )
}

test('what only a sandbox answers is called there, with a key of it, and without one where it gives one', async ({
  open,
}) => {
  const SANDBOX_URL = 'https://sandbox.example'
  const app = await open({ settings: { SANDBOX_URL } })
  const curlOf = async (at: TestApp, call: string) =>
    (await samplesOf(at)).find((one) => one.call === call && one.lang === 'curl')?.source
  const play = await curlOf(app, 'playTestScenario')
  expect(play).toContain(`${SANDBOX_URL}/api/v1/test/scenarios`)
  expect(play).toContain(KEY_PLACEHOLDERS.test)
  expect(await curlOf(app, 'createTestKey')).not.toContain('Authorization')
  expect(await curlOf(app, 'readMe')).toContain(KEY_PLACEHOLDERS.live)
  const sandbox = await open(SANDBOX)
  expect(await curlOf(sandbox, 'readMe')).toContain(KEY_PLACEHOLDERS.test)
  // Its examples are such as it takes and answers.
  const shown = (await sandbox.raw({ method: 'GET', path: '/api/v1/openapi.json' })).text
  expect(shown).toContain('TT-7K3Q9X')
  expect(shown).not.toMatch(/TR-7K3Q9X|\bJR-|"livemode\\?":true|ctk_live_/)
  expect(await curlOf(app, 'actOnTestBooking')).toContain('TT-7K3Q9X')
})

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'chauffeur-samples-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

test('every call for partners has a sample in each language', async ({ app }) => {
  const samples = await samplesOf(app)
  const byCall = Map.groupBy(samples, ({ call }) => call)
  expect([...byCall.keys()].toSorted()).toEqual(Object.keys(endpoints).filter(isPartnerCall).toSorted())
  for (const own of byCall.values())
    expect(own.map(({ lang }) => lang)).toEqual(LANGUAGES.map(({ lang }) => lang))
})

test.for(LANGUAGES)('the samples in $lang search, quote, book and list', async (language, { open, skip }) => {
  if (!isInstalled(language)) skip(notInstalled(language.lang))
  const app = await open()
  const { secret } = await makeKey(app)
  const samples = await samplesOf(app)
  const at = await folder()
  const run = async (call: string) => {
    const sample = samples.find((one) => one.call === call && one.lang === language.lang)
    const file = join(at, `${call}.${language.ending}`)
    await writeFile(
      file,
      sample?.source
        .replaceAll(KEY_PLACEHOLDERS.live, secret)
        .replace(/(?<=https?:\/\/)[^/]+/, new URL(app.origin).host) ?? '',
    )
    return runIn(language, file)
  }
  expect(await run('searchLocations')).toContain('Faro Airport (FAO)')
  expect(await run('createQuote')).toMatch(/totalPrice\W+49\b/)
  const booked = await run('createPartnerBooking')
  const [booking, ...others] = await app.database.fresh().find(Booking, {})
  expect(others).toEqual([])
  expect(booked).toContain(booking?.number)
  expect(await run('listPartnerEvents')).toContain('booking.created')
})

test('every sample can be read by its language', async ({ app }) => {
  const samples = await samplesOf(app)
  const at = await folder()
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
  for (const language of LANGUAGES) {
    const own = samples.filter(({ lang }) => lang === language.lang)
    if (language.lang === 'TypeScript')
      for (const { source } of own)
        expect(() => new AsyncFunction(stripTypeScriptTypes(source))).not.toThrow()
    else if (!isInstalled(language)) notInstalled(language.lang)
    else {
      const files = own.map(({ call, source }) => [join(at, `${call}.${language.ending}`), source] as const)
      for (const [file, source] of files) await writeFile(file, source)
      for (const [program, ...options] of checks(
        language.lang,
        files.map(([file]) => file),
      ))
        expect(spawnSync(program, options, { encoding: 'utf8' })).toMatchObject({ status: 0 })
    }
  }
})

/** The commands that read files without running them. */
function checks(lang: string, files: readonly string[]): [string, ...string[]][] {
  if (lang === 'Python')
    return [
      ['python3', '-c', 'import ast, sys\nfor name in sys.argv[1:]: ast.parse(open(name).read())', ...files],
    ]
  return files.map((file) => (lang === 'PHP' ? ['php', '-l', file] : ['sh', '-n', file]))
}
