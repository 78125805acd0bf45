import type { endpoints } from '@chauffeur/contract/endpoints'
import type { TestApp } from './app.ts'
import type { Answer, Protocol } from './api-clients.ts'

/** One call by the signed-in administrator. */
export async function callAsAdmin<Name extends keyof typeof endpoints>(
  app: TestApp,
  protocol: Protocol,
  name: Name,
  input?: object,
): Promise<Answer<Name>> {
  return app.clients[protocol].ask(name, input, { cookie: await app.adminCookie() })
}
