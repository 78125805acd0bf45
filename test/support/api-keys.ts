import type { ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { apiKeyScopes } from '@chauffeur/domain/api-keys'
import type { TestApp } from './app.ts'
import type { AskOptions } from './api-clients.ts'

/** A key as the office makes it, with every scope unless asked otherwise. */
export async function makeKey(
  app: TestApp,
  wish: { readonly name?: string; readonly scopes?: readonly string[]; readonly partnerId?: string } = {},
): Promise<ApiKeyWithSecret> {
  const asked = { name: 'Lisbon Hotels', scopes: apiKeyScopes, ...wish }
  return (await app.clients.REST.ask('createApiKey', asked, { cookie: await app.adminCookie() })).done
}

/** A partner as the office adds it, with a key of the same name. */
export async function makePartner(
  app: TestApp,
  wish: { readonly name?: string; readonly openBookingsMax?: number } & Readonly<
    Record<string, unknown>
  > = {},
): Promise<ApiKeyWithSecret> {
  const asked = { name: 'Lisbon Hotels', kind: 'hotel', ...wish }
  const { done } = await app.clients.REST.ask('createPartner', asked, { cookie: await app.adminCookie() })
  return makeKey(app, { name: done.name, partnerId: done.id })
}

/** How a call carries a key. */
export function byKey({ secret }: { readonly secret: string }): { readonly headers: Record<string, string> } {
  return { headers: { authorization: `Bearer ${secret}` } }
}

/** A call with a key by another company's server, which sends no header that browsers send. */
export function once(key: { readonly secret: string }, idempotencyKey: string): AskOptions {
  return { headers: { ...byKey(key).headers, 'idempotency-key': idempotencyKey } }
}
