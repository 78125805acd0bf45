import { inject, onTestFinished } from 'vitest'
import { signIn } from '../../support/app.ts'
import { restClient, type ApiClient } from '../../support/api-clients.ts'
import { openHome, startServer, type WhenDone } from '../../support/server-process.ts'

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

/** A site of its own for tests that need other settings or an empty database. */
export async function openSite(
  settings: Readonly<Record<string, string>>,
  whenDone: WhenDone = onTestFinished,
): Promise<Site> {
  const { env, folder } = await openHome(whenDone)
  const { origin, client } = await startServer({ ...env, ...settings }, whenDone)
  return { origin, client, mails: `${folder}/mail` }
}

const sessions = new Map<string, Promise<string>>()

/** The Cookie header of an administrator who is signed in, the same one for all tests of a site. */
export function adminCookie({ origin, client }: Site): Promise<string> {
  const session = sessions.get(origin) ?? signIn(client)
  sessions.set(origin, session)
  return session
}
