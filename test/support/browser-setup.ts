import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startChromium } from './chromium.ts'
import { launchServer } from './launch-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: string
    readonly site: { readonly origin: string; readonly mails: string }
  }
}

/** One browser and one site for all tests of a run. The site is as a first start makes it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-site-'))
  // Three pages at once, on a machine that is busy with them, may ask for more than a server takes in then.
  const server = launchServer({ DATA_DIR: folder, MAX_REQUESTS_IN_FLIGHT: '0' })
  const browser = startChromium()
  const close = async () => {
    await Promise.allSettled([browser.then((started) => started.close()), server.end('SIGTERM')])
    await rm(folder, { recursive: true })
  }
  try {
    project.provide('chromium', (await browser).wsEndpoint())
    project.provide('site', { origin: await server.ready, mails: join(folder, 'mail') })
  } catch (error) {
    await close()
    throw error
  }
  return close
}
