import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { readConfig, type Config } from '../../../src/server/core/config.ts'
import { servePages } from '../../../src/server/pages/pages.ts'
import { serve, signIn, type AppOptions } from '../../support/app.ts'
import { restClient, type ApiClient } from '../../support/api-clients.ts'
import { giveBack, takeDatabase } from '../../support/database.ts'
import { ROOT } from '../../support/repository.ts'
import type { WhenDone } from '../../support/server-process.ts'

export interface Site {
  readonly origin: string
  /** Where its mail is written. */
  readonly mails: string
  /** The documented calls. */
  readonly client: ApiClient
}

/** The site that all tests of a run share. Each makes its own data there, and leaves that of the others alone. */
export function sharedSite(): Site {
  const { origin, mails } = inject('site')
  return { origin, mails, client: restClient(origin) }
}

/** The pages of the build, for a server in the process of the tests. */
export const builtPages: NonNullable<AppOptions['pages']> = (config: Config) => (server, contexts) =>
  servePages(server, contexts, { dist: join(ROOT, 'dist'), config, rendersAhead: false })

/**
 * A site of its own for tests that need other settings or an empty database. It runs in the process of the tests, which
 * takes a tenth of what starting one takes; that a process starts and serves is seen at the shared site.
 */
export async function openSite(
  settings: Readonly<Record<string, string>>,
  whenDone: WhenDone = onTestFinished,
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-site-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  const database = await takeDatabase()
  whenDone(() => giveBack(database))
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    // This process has the test to do, too, and may seem to have no pause.
    MAX_REQUESTS_IN_FLIGHT: '0',
    DATA_DIR: folder,
    ...settings,
  })
  const mails = join(folder, 'mail')
  const { origin, close } = await serve(config, database, { mails, pages: builtPages })
  whenDone(close)
  // Of a site that had the same port.
  sessions.delete(origin)
  return { origin, client: restClient(origin), mails }
}

const sessions = new Map<string, Promise<string>>()

/** The Cookie header of an administrator who is signed in, the same one for all tests of a site. */
export function adminCookie({ origin, client }: Site): Promise<string> {
  const session = sessions.get(origin) ?? signIn(client)
  sessions.set(origin, session)
  return session
}
