import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { LOCALES, localePath } from '@chauffeur/domain/locale'
import { findInstalled } from '../support/chromium.ts'
import { openBenchSite } from './bench-site.ts'

const ONCE = ['/home-v1', '/home-v2', '/home-v3', '/home-v4', '/terms']
const IN_EACH_LANGUAGE = ['/', '/book', '/transfers/faro-airport-to-vilamoura']
const RUNS = 3
// Not among the packages: it is large, and only this needs it. It is installed once, and stays for later runs.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const TOOLS = join(tmpdir(), `chauffeur-${LIGHTHOUSE}`)

const score = z.object({ score: z.number() })
const audit = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })),
      }),
    }),
  }),
})
type Report = z.infer<typeof report>

const run = promisify(execFile)

const chromium = await findInstalled()
if (!chromium) throw new Error('Lighthouse needs a Chromium on this machine: apt-get install chromium')
await run('npm', ['install', '--prefix', TOOLS, '--no-audit', '--no-fund', '--prefer-offline', LIGHTHOUSE])
const site = await openBenchSite()
const folder = await mkdtemp(join(tmpdir(), 'chauffeur-lighthouse-'))
try {
  console.log(`Lighthouse, mobile with its default throttling, median of ${RUNS}`)
  const rows: Record<string, object> = {}
  const pages = [
    ...LOCALES.flatMap((locale) => IN_EACH_LANGUAGE.map((path) => localePath(path, locale))),
    ...ONCE,
  ]
  const asked = process.argv.slice(2)
  for (const path of asked.length > 0 ? asked : pages) {
    await warmUp(`${site.origin}${path}`)
    const reports: Report[] = []
    while (reports.length < RUNS) reports.push(await lighthouse(`${site.origin}${path}`))
    rows[path] = { ...summary(reports), 'script kB': await scriptKB(reports[0]) }
  }
  console.table(rows)
} finally {
  await site.close()
  await rm(folder, { recursive: true, force: true })
}

/** A page's first readers set off work, its compression among it, that would share the processor with the visit. */
async function warmUp(url: string): Promise<void> {
  for (let reader = 0; reader < 3; reader += 1) await (await fetch(url)).arrayBuffer()
}

/** Retries, because the browser's trace of a visit is sometimes incomplete. */
async function lighthouse(url: string, triesLeft = 3): Promise<Report> {
  try {
    return await visit(url)
  } catch (error) {
    if (triesLeft === 1) throw error
    return await lighthouse(url, triesLeft - 1)
  }
}

async function visit(url: string): Promise<Report> {
  const file = join(folder, 'report.json')
  await run(
    join(TOOLS, 'node_modules', '.bin', 'lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox --disable-quic --disable-background-networking --disable-component-update --disable-sync --no-first-run',
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  )
  return report.parse(JSON.parse(await readFile(file, 'utf8')))
}

function summary(reports: readonly Report[]) {
  const median = (of: (report: Report) => number) =>
    reports.map(of).toSorted((a, b) => a - b)[Math.floor(reports.length / 2)] ?? Number.NaN
  const percent = (name: keyof Report['categories']) =>
    Math.round(100 * median(({ categories }) => categories[name].score))
  const timing = (name: 'largest-contentful-paint' | 'cumulative-layout-shift' | 'total-blocking-time') =>
    median(({ audits }) => audits[name].numericValue)
  return {
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    'best practices': percent('best-practices'),
    SEO: percent('seo'),
    'LCP s': (timing('largest-contentful-paint') / 1000).toFixed(2),
    CLS: timing('cumulative-layout-shift').toFixed(3),
    'TBT ms': Math.round(timing('total-blocking-time')),
  }
}

/** The size of all scripts of the visit, compressed by brotli as the server sends them. */
async function scriptKB(report: Report | undefined): Promise<number> {
  const items = report?.audits['network-requests'].details.items ?? []
  let bytes = 0
  for (const { url, resourceType } of items) {
    if (resourceType !== 'Script') continue
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    bytes += Number(headers.get('content-length'))
  }
  return Math.round(bytes / 1000)
}
